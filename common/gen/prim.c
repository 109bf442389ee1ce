/* prim: grows from one cell, always through the lightest wall of its frontier; the weights of all
 * walls are drawn once.
 *
 * Idea: of all walls between a cell of the maze and one outside, open the lightest, and add the new
 * cell.
 *
 * Correctness: this is Prim's minimum spanning tree. With random weights it is the same tree as
 * Kruskal's, so the mazes have the same distribution as those of kruskal. They grow differently: in
 * bursts through all light walls, as water invades porous stone.
 *
 * Mazes: 30 % dead ends, a short solution.
 *
 * The frontier is long (half of all walls, near the end), and a single heap would miss the cache at
 * every step. So the frontier is divided by weight into 64 buckets, each a chain of chunks to which
 * walls are only appended (1024 buckets take a sixth longer, heaps with four children a tenth).
 * Only the lowest nonempty bucket must be in order: its walls are moved to a heap. If lighter walls
 * are added meanwhile, their bucket gets a heap of its own on top of that one. It is empty again
 * before the heap below is needed, so the heaps form a stack in memory. Walls whose cell has been
 * added to the maze by then are dropped.
 *
 * Half of all steps continue from the cell just added, through a wall lighter than the whole
 * frontier; such a wall is never added to the frontier. Many lowest buckets hold a single wall,
 * which needs no heap. Each of these two optimizations saves a tenth of the time. Prefetching the
 * next entries of the heap saves too little.
 *
 * Cost: time nearly proportional to the cells; a cell takes 1.7 times as long at 16000x16000 as at
 * 1000x1000. Memory: 4 bytes per wall of the frontier, about 4 per cell; at most 2^31 cells.
 *
 * References: Robert C. Prim, "Shortest connection networks and some generalizations", 1957; David
 * Wilkinson and Jorge Willemsen, "Invasion percolation: a new form of percolation theory", 1983. */
#include "common/base/bits.h"
#include "common/gen/kit/frontier.h"
#include "common/gen/kit/job.h"
#include "common/gen/kit/random_dir.h"
#include "common/gen/kit/wall_weights.h"
#include "common/maze/pieces.h"

#include <string.h>

#define FRESH 0x10 /* not in the maze */
#define NONE  UINT32_MAX

enum { BUCKET_BITS = 6, BUCKETS = 1 << BUCKET_BITS, CHUNK = 62 };

struct prim_chunk {
    uint32_t next; /* next in the chain of its bucket or of free chunks; or NONE */
    uint32_t n;
    uint32_t wall[CHUNK];
};

/* The heap of a bucket, part of the stack of heaps. */
struct prim_heap {
    unsigned bucket;
    size_t base, n; /* entries base to base + n - 1 */
};

/* The frontier. */
struct prim {
    uint64_t key;            /* of the weights */
    uint64_t waiting;        /* one bit per bucket: whether its chunks or its heap hold walls */
    uint32_t chain[BUCKETS]; /* the chunks of a bucket: the first is never full, the others are */
    struct mem *chunks;      /* not owned */
    uint32_t used, free;     /* number of chunks ever used; chain of free chunks */
    struct prim_heap heap[BUCKETS]; /* the heap of the lowest bucket is last */
    size_t heaps;
    struct mem *entries; /* of all heaps: weight in the upper half, wall in the lower; not owned */
};

/* Returns chunk number i. */
static inline struct prim_chunk *prim_chunk(const struct prim *p, uint32_t i)
{
    return (struct prim_chunk *)(void *)p->chunks->at + i;
}

/* Returns the entries of a heap. */
static inline uint64_t *prim_entries(const struct prim *p, const struct prim_heap *heap)
{
    return (uint64_t *)(void *)p->entries->at + heap->base;
}

/* Prepends an empty chunk to the chain of `bucket`. Returns 0, or -1 if memory runs out. */
static int prim_add_chunk(struct prim *p, unsigned bucket)
{
    uint32_t i = p->free;
    if (i != NONE)
        p->free = prim_chunk(p, i)->next;
    else if (mem_need(p->chunks, ((size_t)p->used + 1) * sizeof(struct prim_chunk)))
        return -1;
    else
        i = p->used++;
    prim_chunk(p, i)->next = p->chain[bucket];
    prim_chunk(p, i)->n = 0;
    p->chain[bucket] = i;
    return 0;
}

/* Returns the bucket of `weight`. */
static inline unsigned prim_bucket(uint64_t weight)
{
    return (unsigned)(weight >> (64 - BUCKET_BITS));
}

/* Adds `wall` to `bucket`. Returns 0, or -1 if memory runs out. */
static inline int prim_add_wall(struct prim *p, uint32_t wall, unsigned bucket)
{
    struct prim_chunk *c = prim_chunk(p, p->chain[bucket]);
    c->wall[c->n++] = wall;
    p->waiting |= (uint64_t)1 << bucket;
    return c->n == CHUNK ? prim_add_chunk(p, bucket) : 0;
}

/* ---- heaps ---- */

/* Adds an entry to a heap of n entries. */
static void heap_add(uint64_t *heap, size_t n, uint64_t entry)
{
    for (; n > 0 && heap[(n - 1) / 2] > entry; n = (n - 1) / 2)
        heap[n] = heap[(n - 1) / 2];
    heap[n] = entry;
}

/* Removes the first of n entries and returns it. If a child has no sibling, the last entry, which
 * is still in place, is compared instead and ends the search. */
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

/* Returns whether one cell of `wall` is fresh. The other one is then in the maze. */
static inline bool prim_leads_out(const struct maze *m, uint32_t wall)
{
    return (m->cell[wall / 2] | m->cell[wall_neighbour(wall, m->stride)]) & FRESH;
}

/* Moves the walls that lead out from the bucket of the last heap to that heap, and drops the
 * others. Returns 0, or -1 if memory runs out. */
static int prim_chain_to_heap(struct prim *p, const struct maze *m)
{
    struct prim_heap *top = &p->heap[p->heaps - 1];
    for (uint32_t first = p->chain[top->bucket], i = first, next; i != NONE; i = next) {
        struct prim_chunk *c = prim_chunk(p, i);
        uint64_t *heap;
        size_t end = top->n;
        next = c->next;
        if (mem_need(p->entries, (top->base + end + CHUNK) * sizeof *heap))
            return -1;
        heap = prim_entries(p, top);
        /* the cells are not in the cache; a twentieth slower without this */
        for (uint32_t k = 0; k < c->n; k++) {
            MEM_PREFETCH(m->cell + c->wall[k] / 2);
            MEM_PREFETCH(m->cell + wall_neighbour(c->wall[k], m->stride));
        }
        for (uint32_t k = 0; k < c->n; k++) {
            uint64_t weight = wall_weight(p->key, c->wall[k]) << BUCKET_BITS >> 32;
            heap[end] = weight << 32 | c->wall[k];
            end += prim_leads_out(m, c->wall[k]);
        }
        for (; top->n < end; top->n++)
            heap_add(heap, top->n, heap[top->n]);
        c->n = 0;
        c->next = i == first ? NONE : p->free;
        p->free = i == first ? p->free : i;
    }
    return 0;
}

/* Removes the wall of `bucket` if it is the only one there, and stores it in *wall. Returns whether
 * it was. */
static bool prim_take_single(struct prim *p, unsigned bucket, uint32_t *wall)
{
    struct prim_chunk *c = prim_chunk(p, p->chain[bucket]);
    if (c->n != 1 || c->next != NONE)
        return false;
    *wall = c->wall[0];
    c->n = 0;
    p->waiting ^= (uint64_t)1 << bucket;
    return true;
}

/* Removes the lightest wall from the frontier, which must not be empty, and stores it in *wall.
 * Returns 0, or -1 if memory runs out. */
static int prim_take_lightest(struct prim *p, const struct maze *m, uint32_t *wall)
{
    for (;;) {
        unsigned bucket = (unsigned)bits_lowest(p->waiting);
        struct prim_heap *top = p->heaps ? &p->heap[p->heaps - 1] : NULL;
        if (!top || top->bucket != bucket) { /* the bucket has no heap */
            size_t base = top ? top->base + top->n : 0;
            if (prim_take_single(p, bucket, wall))
                return 0;
            top = &p->heap[p->heaps++];
            *top = (struct prim_heap){bucket, base, 0};
        }
        if (prim_chain_to_heap(p, m))
            return -1;
        if (top->n > 0) {
            *wall = (uint32_t)heap_take(prim_entries(p, top), top->n--);
            return 0;
        }
        p->waiting ^= (uint64_t)1 << bucket;
        p->heaps--;
    }
}

/* Adds cell i to the maze, and the walls to its fresh neighbours to the frontier. If the lightest
 * of them is lighter than the whole frontier, stores it in *wall instead of adding it; otherwise
 * stores NONE. Returns 0, or -1 if memory runs out. */
static int prim_add_cell(struct prim *p, const struct maze *m, size_t i, uint32_t *wall)
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
        side[n] = (uint32_t)wall_number(owner, maze_wall[d]);
        weight[n] = wall_weight(p->key, side[n]);
        *wall = weight[n] < least ? side[n] : *wall;
        least = weight[n] < least ? weight[n] : least;
        n++;
    }
    if (p->waiting && prim_bucket(least) >= (unsigned)bits_lowest(p->waiting))
        *wall = NONE;
    for (unsigned k = 0; k < n; k++)
        if (side[k] != *wall && prim_add_wall(p, side[k], prim_bucket(weight[k])))
            return -1;
    return 0;
}

static int prim_make(struct gen_job *job)
{
    struct maze *m = job->maze;
    size_t cells = m->stride * m->height, i = job_random_root(job);
    struct prim p = {
        .key = rng_next(job->rng), .chunks = job->scratch, .entries = job->cache, .free = NONE};
    memset(p.chain, 0xff, sizeof p.chain);
    /* five bytes per cell usually suffice */
    if (job_memory(job, "prim", WALL_MAX_CELLS, cells, 5, 0, job->scratch))
        return -1;
    job_fill(job, FRESH);
    for (unsigned bucket = 0; bucket < BUCKETS; bucket++)
        if (prim_add_chunk(&p, bucket))
            return err_memory(job->err);
    for (size_t left = job->cells;;) {
        uint32_t wall;
        if (prim_add_cell(&p, m, i, &wall))
            return err_memory(job->err);
        if (--left == 0)
            return 0;
        if (wall == NONE)
            do
                if (prim_take_lightest(&p, m, &wall))
                    return err_memory(job->err);
            while (!prim_leads_out(m, wall));
        i = m->cell[wall / 2] & FRESH ? wall / 2 : wall_neighbour(wall, m->stride);
        wall_open(job, wall);
        if (frame_begin(job))
            frontier_frame(job, i);
    }
}

/* Completes a given maze by the plain algorithm, with a single heap, and with pieces instead of
 * cells. */
static int prim_finish(const struct gen_job *job, struct pieces *p)
{
    const uint64_t key = rng_next(job->rng);
    size_t piece = p->of[job_random_cell(job)], n = 0;
    uint64_t *heap;
    unsigned char *fresh;
    if (mem_need_array(job->cache, p->first[p->count] / 2, sizeof *heap, p->count))
        return err_memory(job->err);
    heap = (uint64_t *)(void *)job->cache->at;
    fresh = (unsigned char *)(heap + p->first[p->count] / 2);
    memset(fresh, 1, p->count);
    for (size_t left = p->count;;) {
        size_t a, b;
        uint32_t wall;
        fresh[piece] = 0;
        if (--left == 0)
            return 0;
        for (size_t k = p->first[piece]; k < p->first[piece + 1]; k++) {
            wall = p->wall[k];
            if (fresh[pieces_beyond(p, wall, piece)])
                heap_add(heap, n++, (wall_weight(key, wall) >> 32) << 32 | wall);
        }
        do {
            wall = (uint32_t)heap_take(heap, n--);
            a = p->of[wall / 2];
            b = p->of[wall_neighbour(wall, job->maze->stride)];
        } while (!(fresh[a] | fresh[b]));
        wall_carve(job, wall, 0);
        piece = fresh[a] ? a : b;
    }
}

static const struct row_key keys[ROW_KEYS + 1] = {{GEN_CELLS}};

const struct gen gen_prim = {
    .entry = {"prim", "grows through the lightest wall of its frontier", keys, "jarnik true-prim"},
    .perfect = GEN_ROOTED,
    .mask = MASK_CONNECTED,
    .growth = keys,
    .make = prim_make,
    .finish = prim_finish,
};
