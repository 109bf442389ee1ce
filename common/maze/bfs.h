/* bfs: breadth-first search from a cell over a whole maze. Its queue also serves other searches
 * that visit the cells in the same order. */
#ifndef MAZE_BFS_H
#define MAZE_BFS_H

#include "frames.h"
#include "maze.h"

/* Searches *m from cell `from` until cell `until` is reached, or until the frontier is empty if
 * `until` is SIZE_MAX. Cells are reached in order of their distance from `from`. Each reached cell
 * gets MAZE_SEEN and, in MAZE_BACK, the direction of the step back towards `from`. The border of *m
 * must be sealed (see maze_seal_border). Cells that already have MAZE_SEEN are not entered; the
 * others must not have MAZE_BACK. Records the search in *frames, which may be NULL. *scratch grows
 * to 8 bytes per cell of the frontier. Returns 1 if `until` was reached, 0 if not, or -1 with *err
 * set if memory runs out. */
int bfs_search(struct maze *m, size_t from, size_t until, struct frames *frames,
               struct mem *scratch, struct err *err);

/* The queue of a search: a ring of cells. `head` is the number of its first cell, `tail` the number
 * of its first free slot. Both only grow; the low bits of a number select its slot. */
struct bfs {
    size_t *at;  /* in *scratch */
    size_t size; /* a power of two */
    size_t head, tail;
    struct mem *scratch;   /* not owned */
    struct frames *frames; /* not owned; initially NULL: no frames */
};

enum { BFS_BATCH = 16 }; /* cells taken out of the queue per check for free slots */

/* Makes *f an empty queue. Returns 0, or -1 with *err set if memory runs out. */
int bfs_init(struct bfs *f, struct mem *scratch, struct err *err);

/* Doubles the size of the ring. Returns 0, or -1 with *err set if memory runs out. */
int bfs_grow(struct bfs *f, struct err *err);

/* Makes room for all neighbours of BFS_BATCH cells. Returns 0, or -1 with *err set if memory runs
 * out. */
static inline int bfs_reserve(struct bfs *f, struct err *err)
{
    return f->size - (f->tail - f->head) < 4 * BFS_BATCH ? bfs_grow(f, err) : 0;
}

/* Returns cell number k of the queue. */
static inline size_t bfs_cell(const struct bfs *f, size_t k)
{
    return f->at[k & (f->size - 1)];
}

/* Appends cell i and sets `bits` in it. The queue must have a free slot. */
static inline void bfs_push(struct bfs *f, const struct maze *m, size_t i, unsigned bits)
{
    f->at[f->tail++ & (f->size - 1)] = i;
    m->cell[i] |= (unsigned char)bits;
    frames_activate(f->frames, i);
}

/* Searches like bfs_search, from the cells in the queue. Returns 1 if `until` was reached, 0 if
 * not, or -1 with *err set if memory runs out. */
int bfs_continue(struct bfs *f, struct maze *m, size_t until, struct err *err);

/* Takes all cells before number `end` out of the queue. Appends their neighbours that no wall
 * separates from them and that do not have MAZE_SEEN, and sets `bits`, which must include
 * MAZE_SEEN, in each. If `end` is the tail of the queue, this is one level of the search: the cells
 * at the next distance replace those at the current one. Returns 0, or -1 with *err set if memory
 * runs out. */
int bfs_level(struct bfs *f, const struct maze *m, size_t end, unsigned bits, struct err *err);

/* Records in the frames that cell number `head` of the queue is finished, and that the cells from
 * number `fresh` to `tail` - 1 are now active. */
void bfs_record(const struct bfs *f, size_t head, size_t fresh, size_t tail);

/* The copy of a maze and a queue on which bfs_batch works. It stays in registers, because no write
 * to a cell can change it. */
struct bfs_batch {
    unsigned char *cells;
    size_t stride;
    size_t *queue, mask;
    size_t head; /* number of the cell being taken out */
    size_t tail;
};

/* Returns the cell being taken out. */
static inline size_t bfs_batch_cell(const struct bfs_batch *b)
{
    return b->queue[b->head & b->mask];
}

/* Appends cell i if `condition` is 1, and nothing if it is 0, without a branch. */
static inline void bfs_batch_append(struct bfs_batch *b, size_t i, unsigned condition)
{
    b->queue[b->tail & b->mask] = i;
    b->tail += condition;
}

/* Appends the neighbours of the cell being taken out that no wall separates from it and that have
 * no bit of `seen`. Each gets the bits of `note` for its direction.
 *
 * The code does not branch on the maze. It computes a condition for each neighbour and always
 * writes the note and the queue; if the condition fails, the note is zero and the tail of the queue
 * does not move. With branches, the search takes three times as long, because mazes are
 * unpredictable. */
static inline void bfs_expand(struct bfs_batch *b, unsigned seen, const unsigned note[4])
{
    const size_t i = bfs_batch_cell(b), stride = b->stride;
    unsigned char *cell = b->cells + i, *north = cell - stride, *south = cell + stride;
    unsigned n = !((*cell & MAZE_NORTH) | (*north & seen));
    unsigned w = !((*cell & MAZE_WEST) | (cell[-1] & seen));
    unsigned e = !(cell[1] & (MAZE_WEST | seen));
    unsigned s = !(*south & (MAZE_NORTH | seen));
    *north |= (unsigned char)(n * note[MAZE_N]);
    cell[-1] |= (unsigned char)(w * note[MAZE_W]);
    cell[1] |= (unsigned char)(e * note[MAZE_E]);
    *south |= (unsigned char)(s * note[MAZE_S]);
    bfs_batch_append(b, i - stride, n);
    bfs_batch_append(b, i - 1, w);
    bfs_batch_append(b, i + 1, e);
    bfs_batch_append(b, i + stride, s);
}

/* Takes up to BFS_BATCH cells before number `end` out of the queue and calls expand(context, b) for
 * each. `expand` may append up to four cells. It may return false to end the search; the queue must
 * not be used afterwards. The compiler inlines `expand` into the loop.
 *
 * The cell BFS_BATCH slots ahead is prefetched. Slots past the tail hold 0 or an old cell, which is
 * prefetched but never used.
 *
 * Returns 0, 1 if expand returned false, or -1 with *err set if memory runs out. */
static inline int bfs_batch(struct bfs *f, const struct maze *m, size_t end,
                            bool (*expand)(void *context, struct bfs_batch *b), void *context,
                            struct err *err)
{
    const struct frames *const frames = f->frames;
    if (bfs_reserve(f, err))
        return -1;
    struct bfs_batch b = {m->cell, m->stride, f->at, f->size - 1, f->head, f->tail};
    end = end < f->tail ? end : f->tail;
    end = end - f->head > BFS_BATCH ? f->head + BFS_BATCH : end;
    for (; b.head != end; b.head++) {
        const size_t fresh = b.tail;
        MEM_PREFETCH((void *)((uintptr_t)b.cells + b.queue[(b.head + BFS_BATCH) & b.mask]));
        if (!expand(context, &b))
            return 1;
        if (frames)
            bfs_record(f, b.head, fresh, b.tail);
    }
    f->head = b.head;
    f->tail = b.tail;
    return 0;
}

/* Calls bfs_batch until all cells before number `end` are out of the queue or it returns a value
 * other than 0. Returns 0, 1 if `expand` returned false, or -1 with *err set if memory runs out. */
static inline int bfs_batches(struct bfs *f, const struct maze *m, size_t end,
                              bool (*expand)(void *context, struct bfs_batch *b), void *context,
                              struct err *err)
{
    int got = 0;
    while (!got && f->head != f->tail && f->head != end)
        got = bfs_batch(f, m, end, expand, context, err);
    return got;
}

#endif
