/* The loop has no branch on the maze: for each of the four neighbours a
 * condition (no wall, not seen) is computed, and note and queue are always
 * written; the note is zero and the end of the queue stays where the condition
 * fails. With branches, a third of the speed: mazes are unpredictable. Cells
 * are fetched some places ahead of their turn, without which it is half as fast
 * from 16 million cells on. The queue is a ring that starts with 4096 cells and
 * doubles when it is full. */
#include "flood.h"

#include <string.h>

enum { AHEAD = 16, FIRST_SIZE = 4096 };

/* A queue of cells; head and tail only grow, their low bits are the place. */
struct ring {
    size_t *at;
    size_t size; /* a power of two */
    size_t head, tail;
};

/* Makes the ring twice as large. Every place is copied to the one behind it
 * by the old size: head and tail stay as they are, whichever half they are in
 * now. */
static int ring_grow(struct ring *r, struct mem *work, struct err *err)
{
    size_t old = r->size, bytes;
    bool fresh;
    if (mem_size(old ? 2 * old : FIRST_SIZE, sizeof *r->at, 0, &bytes))
        return err_memory(err);
    fresh = work->size < bytes;
    if (mem_need(work, bytes))
        return err_memory(err);
    r->at = (size_t *)(void *)work->at;
    r->size = bytes / sizeof *r->at;
    if (old)
        memcpy(r->at + old, r->at, old * sizeof *r->at);
    else if (fresh)
        memset(r->at, 0, bytes); /* what is fetched ahead of the tail */
    return 0;
}

#define BACK(d) (MAZE_SEEN | (d) << MAZE_BACK_SHIFT)

/* Goes on until the ring is empty or *until is seen. -1 and err: no memory. */
static int ring_run(struct ring *r, unsigned char *const cells, const size_t stride,
                    const unsigned char *until, struct mem *work, struct err *err)
{
    while (r->head != r->tail && !(*until & MAZE_SEEN)) {
        size_t *const ring = r->at, mask = r->size - 1;
        size_t head = r->head, tail = r->tail, end = tail;
        if (r->size - (tail - head) < 4 * AHEAD) {
            if (ring_grow(r, work, err))
                return -1;
            continue;
        }
        if (end - head > AHEAD)
            end = head + AHEAD;
        for (; head != end; head++) {
            size_t i = ring[head & mask];
            unsigned char *cell = cells + i;
            unsigned n, e, so, w, here = *cell;
            MEM_PREFETCH(cells + ring[(head + AHEAD) & mask]);
            n = !((here & MAZE_HORIZ) | (cell[-(ptrdiff_t)stride] & MAZE_SEEN));
            w = !((here & MAZE_VERT) | (cell[-1] & MAZE_SEEN));
            e = !(cell[1] & (MAZE_VERT | MAZE_SEEN));
            so = !(cell[stride] & (MAZE_HORIZ | MAZE_SEEN));
            cell[-(ptrdiff_t)stride] |= (unsigned char)(n * BACK(MAZE_S));
            cell[-1] |= (unsigned char)(w * BACK(MAZE_E));
            cell[1] |= (unsigned char)(e * BACK(MAZE_W));
            cell[stride] |= (unsigned char)(so * BACK(MAZE_N));
            ring[tail & mask] = i - stride;
            tail += n;
            ring[tail & mask] = i - 1;
            tail += w;
            ring[tail & mask] = i + 1;
            tail += e;
            ring[tail & mask] = i + stride;
            tail += so;
        }
        r->head = head;
        r->tail = tail;
    }
    return 0;
}

int flood(struct maze *m, size_t from, size_t until, size_t *last, struct mem *work,
          struct err *err)
{
    static const unsigned char never = 0;
    const unsigned char *stop = until == SIZE_MAX ? &never : &m->cell[until];
    struct ring r = {NULL, 0, 0, 0};
    if (ring_grow(&r, work, err))
        return -1;
    r.at[r.tail++] = from;
    m->cell[from] |= MAZE_SEEN;
    if (ring_run(&r, m->cell, m->stride, stop, work, err))
        return -1;
    if (last)
        *last = r.at[(r.tail - 1) & (r.size - 1)];
    return !!(*stop & MAZE_SEEN);
}
