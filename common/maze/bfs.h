/* bfs_search: breadth-first search from a cell over a whole maze. */
#ifndef MAZE_BFS_H
#define MAZE_BFS_H

#include "frames.h"
#include "maze.h"

/* Visits the cells of *m, which is framed (see maze_seal_border) and has no other
 * MAZE_SEEN nor MAZE_BACK, in the order of their distance from `from`, until
 * cell `until` is met (SIZE_MAX: until there are no more). Every cell that is
 * met gets MAZE_SEEN and in MAZE_BACK the direction of the way back. *last, if
 * not NULL, is the cell met last: none is farther. Memory: *work, 8 bytes a
 * cell of the frontier. 1: `until` was met; 0: not; -1 and err: no memory. */
int bfs_search(struct maze *m, size_t from, size_t until, size_t *last, struct mem *work,
               struct err *err);

/* The same, with a frames of it, or NULL. */
int bfs_search_frames(struct maze *m, size_t from, size_t until, struct search_frames *frames,
                      struct mem *work, struct err *err);

/* The queue of a search, a ring of cells. Head and tail only grow; their low bits
 * are the place. Beyond the tail stands anything, which is fetched but not used. */
struct bfs {
    size_t *at;  /* in *work */
    size_t size; /* a power of two */
    size_t head, tail;
    struct mem *work;             /* not owned */
    struct search_frames *frames; /* not owned, NULL at first: every cell is to be shown */
};

enum { BFS_BATCH = 16 }; /* cells are fetched so many places before their turn */

/* An empty queue; -1 and err: no memory. */
int bfs_init(struct bfs *f, struct mem *work, struct err *err);

/* Room for the neighbours of BFS_BATCH cells; -1 and err: no memory. */
int bfs_reserve(struct bfs *f, struct err *err);

/* Puts a cell in, as one that is met; there is room. */
void bfs_push(struct bfs *f, struct maze *m, size_t i);

/* Goes on as bfs_search does from what is in the queue. */
int bfs_continue(struct bfs *f, struct maze *m, size_t until, struct err *err);

/* How far to go on before there has to be room again: to the end of the queue or
 * of the level, BFS_BATCH cells at most. */
static inline size_t bfs_batch_end(const struct bfs *f, size_t level)
{
    size_t end = level < f->tail ? level : f->tail;
    return end - f->head > BFS_BATCH ? f->head + BFS_BATCH : end;
}

/* Shows that cell number head of the queue is given up, and that those from number
 * fresh to before tail are on the way now. */
void bfs_show(const struct bfs *f, size_t head, size_t fresh, size_t tail);

/* Takes cell number head out of the queue of mask + 1 places and puts those of its
 * neighbours at the end, from tail on, that no wall parts from it and that have no
 * bit of `seen`; they get the bits of note, by direction. The new tail.
 *
 * There is no branch on the maze: for each neighbour a condition is computed, and
 * note and queue are always written; the note is zero and the end of the queue
 * stays where the condition fails. With branches it takes three times as long:
 * mazes are unpredictable. */
static inline size_t bfs_expand(unsigned char *cells, size_t stride, size_t *queue, size_t mask,
                                size_t head, size_t tail, unsigned seen, const unsigned note[4])
{
    size_t i = queue[head & mask];
    unsigned char *cell = cells + i, *north = cell - stride, *south = cell + stride;
    unsigned n, e, s, w;
    MEM_PREFETCH((void *)((uintptr_t)cells + queue[(head + BFS_BATCH) & mask]));
    n = !((*cell & MAZE_NORTH) | (*north & seen));
    w = !((*cell & MAZE_WEST) | (cell[-1] & seen));
    e = !(cell[1] & (MAZE_WEST | seen));
    s = !(*south & (MAZE_NORTH | seen));
    *north |= (unsigned char)(n * note[MAZE_N]);
    cell[-1] |= (unsigned char)(w * note[MAZE_W]);
    cell[1] |= (unsigned char)(e * note[MAZE_E]);
    *south |= (unsigned char)(s * note[MAZE_S]);
    queue[tail & mask] = i - stride;
    tail += n;
    queue[tail & mask] = i - 1;
    tail += w;
    queue[tail & mask] = i + 1;
    tail += e;
    queue[tail & mask] = i + stride;
    return tail + s;
}

/* Takes up to BFS_BATCH cells out of the queue, none from number level on, and puts
 * their neighbours in, as bfs_expand. -1 and err: no memory. */
static inline int bfs_expand_batch(struct bfs *f, const struct maze *m, size_t level, unsigned seen,
                                   const unsigned note[4], struct err *err)
{
    unsigned char *const cells = m->cell;
    const size_t stride = m->stride;
    const struct search_frames *const frames = f->frames;
    size_t head = f->head, tail = f->tail, end, mask, *queue;
    if (bfs_reserve(f, err))
        return -1;
    queue = f->at;
    mask = f->size - 1;
    end = bfs_batch_end(f, level);
    for (; head != end; head++) {
        size_t fresh = tail;
        tail = bfs_expand(cells, stride, queue, mask, head, tail, seen, note);
        if (frames)
            bfs_show(f, head, fresh, tail);
    }
    f->head = head;
    f->tail = tail;
    return 0;
}

/* The directions from a cell to those, without a wall between, whose bits of mask are
 * these, as a set of bits; without a branch. */
static inline unsigned maze_open_dirs(const unsigned char *cell, size_t stride, unsigned mask,
                                      unsigned bits)
{
    const unsigned char *north = cell - stride, *south = cell + stride;
    unsigned n = !(*cell & MAZE_NORTH) & ((*north & mask) == bits);
    unsigned w = !(*cell & MAZE_WEST) & ((cell[-1] & mask) == bits);
    unsigned e = !(cell[1] & MAZE_WEST) & ((cell[1] & mask) == bits);
    unsigned s = !(*south & MAZE_NORTH) & ((*south & mask) == bits);
    return n << MAZE_N | e << MAZE_E | s << MAZE_S | w << MAZE_W;
}

#endif
