/* prim: a maze grows from a cell, always through the wall of its frontier with
 * the least weight, the weights being drawn once for all walls.
 *
 * The idea: of all walls between a cell of the maze and one that is not in it,
 * the lightest comes down and the new cell is in.
 *
 * Why it is right: it is Prim's minimum spanning tree; with random weights that
 * is the same tree as Kruskal's, so these mazes come as those of kruskal do. How
 * they grow is another thing: in bursts, through all that is light, as water
 * invades a porous stone.
 *
 * Its mazes: 30 percent dead ends, a short solution.
 *
 * The frontier is long (half of all walls, near the end), and a heap of it
 * misses the cache at every step. So it is kept by weight in 64 buckets, each a
 * chain of chunks to which a wall is only appended (with 1024 it takes a sixth longer,
 * with heaps of four children a tenth). Only the lowest bucket
 * that is not empty has to be in order: its walls go to a heap. When lighter
 * walls turn up meanwhile, their bucket gets a heap of its own on top of that
 * one, and is empty again before that one is needed: the heaps lie in memory as
 * a stack. Walls whose cell has come into the maze by then are left out.
 *
 * Time: in proportion to the cells, nearly. Space: 4 bytes for each wall of the
 * frontier, about 4 a cell; at most 2^31 cells.
 *
 * References: Robert C. Prim, "Shortest connection networks and some
 * generalizations", 1957; David Wilkinson and Jorge Willemsen, "Invasion
 * percolation: a new form of percolation theory", 1983. */
#include "gen.h"
#include "pick.h"
#include "wall.h"

#include <string.h>

#define FRESH 0x10
#define NONE  UINT32_MAX

enum { BUCKET_BITS = 6, BUCKETS = 1 << BUCKET_BITS, CHUNK = 62 };

struct chunk {
    uint32_t next; /* in the chain of its bucket, or of the free ones; NONE */
    uint32_t n;
    uint32_t wall[CHUNK];
};

/* The heap of a bucket: a part of the stack of heaps. */
struct frame {
    unsigned bucket;
    size_t base, n;
};

struct frontier {
    uint64_t key;
    uint64_t waiting;         /* a bit for each bucket with walls in chunks or in a heap */
    uint32_t chain[BUCKETS];  /* their chunks */
    struct mem *chunks;       /* not owned */
    uint32_t used, free;      /* chunks ever used; the chain of those given back */
    struct frame at[BUCKETS]; /* heaps, that of the lowest bucket last */
    size_t count;
    struct mem heap; /* owned: entries, the upper half weight, the lower the wall */
};

static void frontier_init(struct frontier *f, uint64_t key, struct mem *chunks)
{
    f->key = key;
    f->waiting = 0;
    memset(f->chain, 0xff, sizeof f->chain);
    f->chunks = chunks;
    f->used = 0;
    f->free = NONE;
    f->count = 0;
    f->heap = (struct mem){NULL, 0};
}

static inline struct chunk *chunk_of(const struct frontier *f, uint32_t i)
{
    return (struct chunk *)(void *)f->chunks->at + i;
}

/* A new chunk in front of the chain of a bucket. */
static int chunk_add(struct frontier *f, unsigned bucket)
{
    uint32_t i = f->free;
    if (i != NONE)
        f->free = chunk_of(f, i)->next;
    else if (mem_need(f->chunks, ((size_t)f->used + 1) * sizeof(struct chunk)))
        return -1;
    else
        i = f->used++;
    chunk_of(f, i)->next = f->chain[bucket];
    chunk_of(f, i)->n = 0;
    f->chain[bucket] = i;
    return 0;
}

/* Adds a wall; -1: no memory. */
static inline int add(struct frontier *f, uint32_t wall)
{
    unsigned bucket = (unsigned)(wall_weight(f->key, wall) >> (64 - BUCKET_BITS));
    struct chunk *c;
    if ((f->chain[bucket] == NONE || chunk_of(f, f->chain[bucket])->n == CHUNK) &&
        chunk_add(f, bucket))
        return -1;
    c = chunk_of(f, f->chain[bucket]);
    c->wall[c->n++] = wall;
    f->waiting |= (uint64_t)1 << bucket;
    return 0;
}

/* ---- heaps ---- */

static void heap_add(uint64_t *heap, size_t n, uint64_t entry)
{
    for (; n > 0 && heap[(n - 1) / 2] > entry; n = (n - 1) / 2)
        heap[n] = heap[(n - 1) / 2];
    heap[n] = entry;
}

/* Takes the first of n entries out. Where a child has no sibling, the last entry, which is
 * still there, stands in for it, and ends the search. */
static uint64_t heap_take(uint64_t *heap, size_t n)
{
    uint64_t first = heap[0], last = heap[--n];
    size_t i = 0, child;
    while ((child = 2 * i + 1) < n) {
        child += heap[child + 1] < heap[child];
        if (heap[child] >= last)
            break;
        heap[i] = heap[child];
        i = child;
    }
    heap[i] = last;
    return first;
}

/* The cell on the far side of a wall, the one that is still fresh; SIZE_MAX if
 * both are in the maze. */
static inline size_t fresh_side(const struct maze *m, uint32_t wall)
{
    size_t i = wall / 2, beside = wall_beside(wall, m->stride);
    return m->cell[i] & FRESH ? i : m->cell[beside] & FRESH ? beside : SIZE_MAX;
}

/* Moves the chunks of the bucket of the last heap to that heap. */
static int chain_to_heap(struct frontier *f, const struct maze *m)
{
    struct frame *top = &f->at[f->count - 1];
    uint32_t i = f->chain[top->bucket];
    while (i != NONE) {
        struct chunk *c = chunk_of(f, i);
        uint32_t next = c->next;
        uint64_t *heap;
        if (mem_need(&f->heap, (top->base + top->n + c->n) * sizeof *heap))
            return -1;
        heap = (uint64_t *)(void *)f->heap.at + top->base;
        for (uint32_t k = 0; k < c->n; k++) /* cold by now; without it a twentieth slower */
            MEM_PREFETCH(m->cell + c->wall[k] / 2);
        for (uint32_t k = 0; k < c->n; k++)
            if (fresh_side(m, c->wall[k]) != SIZE_MAX) {
                uint64_t weight = wall_weight(f->key, c->wall[k]) << BUCKET_BITS >> 32;
                heap_add(heap, top->n++, weight << 32 | c->wall[k]);
            }
        c->next = f->free;
        f->free = i;
        i = next;
    }
    f->chain[top->bucket] = NONE;
    return 0;
}

/* The lightest wall of the frontier to a fresh cell, in *wall; -1: no memory.
 * There is one. */
static int lightest(struct frontier *f, const struct maze *m, uint32_t *wall)
{
    for (;;) {
        unsigned bucket = (unsigned)rng_lowest(f->waiting);
        struct frame *top;
        if (f->count == 0 || f->at[f->count - 1].bucket != bucket) {
            size_t base = f->count ? f->at[f->count - 1].base + f->at[f->count - 1].n : 0;
            f->at[f->count++] = (struct frame){bucket, base, 0};
        }
        if (chain_to_heap(f, m))
            return -1;
        top = &f->at[f->count - 1];
        if (top->n == 0) {
            f->waiting &= f->waiting - 1;
            f->count--;
            continue;
        }
        *wall = (uint32_t)heap_take((uint64_t *)(void *)f->heap.at + top->base, top->n--);
        if (fresh_side(m, *wall) != SIZE_MAX)
            return 0;
    }
}

/* Takes a cell in and adds the walls to its fresh neighbours. */
static int take_in(struct frontier *f, const struct maze *m, size_t i)
{
    unsigned fresh = pick_around(m->cell + i, (ptrdiff_t)m->stride, FRESH);
    m->cell[i] ^= FRESH;
    for (unsigned d = 0; d < 4; d++) {
        size_t owner = (size_t)((ptrdiff_t)i + m->owner[d]);
        uint32_t wall = (uint32_t)(2 * owner + (d % 2 ? WALL_VERT : WALL_HORIZ));
        if (fresh >> d & 1 && add(f, wall))
            return -1;
    }
    return 0;
}

static int grow(struct frontier *f, const struct gen_job *job, size_t i)
{
    struct maze *m = job->maze;
    for (size_t left = job->cells;;) {
        uint32_t wall;
        if (take_in(f, m, i))
            return -1;
        if (--left == 0)
            return 0;
        if (lightest(f, m, &wall))
            return -1;
        i = fresh_side(m, wall);
        wall_carve(m, wall);
        trace_step(job->trace);
    }
}

static int prim_make(struct gen_job *job, struct err *err)
{
    struct maze *m = job->maze;
    size_t cells = m->stride * m->height, start = gen_start(job);
    struct frontier f;
    int got;
    /* five bytes a cell is what it usually takes */
    if (gen_memory("prim", m, WALL_CELLS, cells, 5, 0, job->work, err))
        return -1;
    gen_fill(job, FRESH);
    frontier_init(&f, rng_next(job->rng), job->work);
    got = grow(&f, job, start);
    mem_free(&f.heap);
    return got ? err_memory(err) : 0;
}

const struct gen gen_prim = {
    .entry = {"prim", "grows through the lightest wall of its frontier", NULL},
    .perfect = true,
    .mask = GEN_PART,
    .make = prim_make,
};
