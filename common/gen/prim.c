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
 * Half of all steps go on from the cell just taken in, through a wall lighter than the
 * whole frontier, which is never added to it; and many lowest buckets have a single wall,
 * which needs no heap. Each of the two saves a tenth of the time. To fetch ahead what the
 * heap holds next saves too little.
 *
 * Time: in proportion to the cells, nearly. Space: 4 bytes for each wall of the
 * frontier, about 4 a cell; at most 2^31 cells.
 *
 * References: Robert C. Prim, "Shortest connection networks and some
 * generalizations", 1957; David Wilkinson and Jorge Willemsen, "Invasion
 * percolation: a new form of percolation theory", 1983. */
#include "common/base/bits.h"
#include "common/gen/kit/job.h"
#include "common/gen/kit/random_dir.h"
#include "common/gen/kit/walls.h"
#include "gen.h"

#include <string.h>

#define FRESH 0x10
#define NONE  UINT32_MAX

enum { BUCKET_BITS = 6, BUCKETS = 1 << BUCKET_BITS, CHUNK = 62 };

struct prim_chunk {
    uint32_t next; /* in the chain of its bucket, or of the free ones; NONE */
    uint32_t n;
    uint32_t wall[CHUNK];
};

/* The heap of a bucket: a part of the stack of heaps. */
struct prim_heap {
    unsigned bucket;
    size_t base, n;
};

struct prim_frontier {
    uint64_t key;
    uint64_t waiting;             /* a bit for each bucket with walls in chunks or in a heap */
    uint32_t chain[BUCKETS];      /* their chunks: the first is never full, the others are */
    struct mem *chunks;           /* not owned */
    uint32_t used, free;          /* chunks ever used; the chain of those given back */
    struct prim_heap at[BUCKETS]; /* heaps, that of the lowest bucket last */
    size_t count;
    struct mem *heap; /* entries: the upper half weight, the lower half wall; not owned */
};

static inline struct prim_chunk *prim_chunk(const struct prim_frontier *f, uint32_t i)
{
    return (struct prim_chunk *)(void *)f->chunks->at + i;
}

/* A new chunk in front of the chain of a bucket. */
static int prim_add_chunk(struct prim_frontier *f, unsigned bucket)
{
    uint32_t i = f->free;
    if (i != NONE)
        f->free = prim_chunk(f, i)->next;
    else if (mem_need(f->chunks, ((size_t)f->used + 1) * sizeof(struct prim_chunk)))
        return -1;
    else
        i = f->used++;
    prim_chunk(f, i)->next = f->chain[bucket];
    prim_chunk(f, i)->n = 0;
    f->chain[bucket] = i;
    return 0;
}

static int prim_frontier_init(struct prim_frontier *f, const struct gen_job *job)
{
    *f = (struct prim_frontier){
        .key = rng_next(job->rng), .chunks = job->scratch, .heap = job->cache, .free = NONE};
    memset(f->chain, 0xff, sizeof f->chain);
    for (unsigned bucket = 0; bucket < BUCKETS; bucket++)
        if (prim_add_chunk(f, bucket))
            return -1;
    return 0;
}

static inline unsigned prim_bucket(uint64_t weight)
{
    return (unsigned)(weight >> (64 - BUCKET_BITS));
}

/* Adds a wall to a bucket; -1: no memory. */
static inline int prim_add(struct prim_frontier *f, uint32_t wall, unsigned bucket)
{
    struct prim_chunk *c = prim_chunk(f, f->chain[bucket]);
    c->wall[c->n++] = wall;
    f->waiting |= (uint64_t)1 << bucket;
    return c->n == CHUNK ? prim_add_chunk(f, bucket) : 0;
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

/* Is one of its cells still fresh? If so the other is in the maze. */
static inline bool prim_leads_out(const struct maze *m, uint32_t wall)
{
    return (m->cell[wall / 2] | m->cell[wall_neighbour(wall, m->stride)]) & FRESH;
}

/* Moves the walls of a chunk that lead out to the end of a heap of n entries; how many it
 * has then. */
static size_t chunk_to_heap(const struct prim_frontier *f, const struct maze *m,
                            const struct prim_chunk *c, uint64_t *heap, size_t n)
{
    size_t end = n;
    for (uint32_t k = 0; k < c->n; k++) { /* cold by now; without it a twentieth slower */
        MEM_PREFETCH(m->cell + c->wall[k] / 2);
        MEM_PREFETCH(m->cell + wall_neighbour(c->wall[k], m->stride));
    }
    for (uint32_t k = 0; k < c->n; k++) {
        uint64_t weight = wall_weight(f->key, c->wall[k]) << BUCKET_BITS >> 32;
        heap[end] = weight << 32 | c->wall[k];
        end += prim_leads_out(m, c->wall[k]);
    }
    for (; n < end; n++)
        heap_add(heap, n, heap[n]);
    return end;
}

/* Moves all walls of the bucket of the last heap to that heap. */
static int chain_to_heap(struct prim_frontier *f, const struct maze *m)
{
    struct prim_heap *top = &f->at[f->count - 1];
    for (uint32_t first = f->chain[top->bucket], i = first, next; i != NONE; i = next) {
        struct prim_chunk *c = prim_chunk(f, i);
        next = c->next;
        if (mem_need(f->heap, (top->base + top->n + CHUNK) * sizeof(uint64_t)))
            return -1;
        top->n = chunk_to_heap(f, m, c, (uint64_t *)(void *)f->heap->at + top->base, top->n);
        c->n = 0;
        c->next = i == first ? NONE : f->free;
        f->free = i == first ? f->free : i;
    }
    return 0;
}

/* Takes the only wall of a bucket out of it, to *wall; false if it has more. */
static bool take_single(struct prim_frontier *f, unsigned bucket, uint32_t *wall)
{
    struct prim_chunk *c = prim_chunk(f, f->chain[bucket]);
    if (c->n != 1 || c->next != NONE)
        return false;
    *wall = c->wall[0];
    c->n = 0;
    f->waiting ^= (uint64_t)1 << bucket;
    return true;
}

/* The lightest wall of the frontier, taken out of it, in *wall; -1: no memory. There is one. */
static int take_lightest(struct prim_frontier *f, const struct maze *m, uint32_t *wall)
{
    for (;;) {
        unsigned bucket = (unsigned)bits_lowest(f->waiting);
        struct prim_heap *top = f->count ? &f->at[f->count - 1] : NULL;
        if (!top || top->bucket != bucket) { /* it has no heap */
            size_t base = top ? top->base + top->n : 0;
            if (take_single(f, bucket, wall))
                return 0;
            top = &f->at[f->count++];
            *top = (struct prim_heap){bucket, base, 0};
        }
        if (chain_to_heap(f, m))
            return -1;
        if (top->n > 0) {
            *wall = (uint32_t)heap_take((uint64_t *)(void *)f->heap->at + top->base, top->n--);
            return 0;
        }
        f->waiting ^= (uint64_t)1 << bucket;
        f->count--;
    }
}

/* Takes a cell in and adds the walls to its fresh neighbours. The lightest of them, if it
 * is lighter than all of the frontier, is not added but returned in *wall, which is NONE
 * otherwise. -1: no memory. */
static int prim_take_in(struct prim_frontier *f, const struct maze *m, size_t i, uint32_t *wall)
{
    unsigned fresh = random_dir_candidates(m->cell + i, m->stride, FRESH), n = 0;
    uint32_t side[4];
    uint64_t weight[4], least = UINT64_MAX;
    m->cell[i] ^= FRESH;
    *wall = NONE;
    for (unsigned d = 0; d < 4; d++) {
        size_t owner = (size_t)((ptrdiff_t)i + m->owner[d]);
        if (!(fresh >> d & 1))
            continue;
        side[n] = wall_number(owner, maze_wall[d]);
        weight[n] = wall_weight(f->key, side[n]);
        *wall = weight[n] < least ? side[n] : *wall;
        least = weight[n] < least ? weight[n] : least;
        n++;
    }
    if (f->waiting && prim_bucket(least) >= (unsigned)bits_lowest(f->waiting))
        *wall = NONE;
    for (unsigned k = 0; k < n; k++)
        if (side[k] != *wall && prim_add(f, side[k], prim_bucket(weight[k])))
            return -1;
    return 0;
}

static int prim_grow(struct prim_frontier *f, const struct gen_job *job, size_t i)
{
    struct maze *m = job->maze;
    for (size_t left = job->cells;;) {
        uint32_t wall;
        if (prim_take_in(f, m, i, &wall))
            return -1;
        if (--left == 0)
            return 0;
        if (wall == NONE)
            do
                if (take_lightest(f, m, &wall))
                    return -1;
            while (!prim_leads_out(m, wall));
        i = m->cell[wall / 2] & FRESH ? wall / 2 : wall_neighbour(wall, m->stride);
        wall_carve(m, wall);
        frame_step(job->clock);
    }
}

static int prim_make(struct gen_job *job, struct err *err)
{
    struct maze *m = job->maze;
    size_t cells = m->stride * m->height, start = job_random_cell(job);
    struct prim_frontier f;
    /* five bytes a cell is what it usually takes */
    if (job_memory("prim", m, WALL_MAX_CELLS, cells, 5, 0, job->scratch, err))
        return -1;
    job_fill(job, FRESH);
    if (prim_frontier_init(&f, job) || prim_grow(&f, job, start))
        return err_memory(err);
    return 0;
}

const struct gen gen_prim = {
    .entry = {"prim", "grows through the lightest wall of its frontier", NULL},
    .perfect = true,
    .mask = MASK_CONNECTED,
    .make = prim_make,
};
