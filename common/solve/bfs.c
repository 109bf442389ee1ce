/* bfs: breadth-first search.
 *
 * The idea: from the goal outwards, all cells one step away, then all two
 * steps away, and so on, each cell noting the direction it was reached from;
 * when the start is reached, following the notes gives the way, first step
 * first.
 *
 * Why it is right: cells enter the queue in the order of their distance, so
 * each is first met along a shortest way.
 *
 * Time: in proportion to the cells that are nearer to the goal than the start
 * is, at the same cost whatever the size: the loop has no branch on the maze.
 * For each of the four neighbours a condition (no wall, not seen) is
 * computed, and note and queue are always written: the note is zero and the
 * end of the queue stays where the condition fails. With branches, a third of
 * the speed: mazes are unpredictable. Cells are fetched some places ahead of
 * their turn, without which it is half as fast from 16 million cells on.
 * Space: no distances; the note is two scratch bits of the cell, "seen" one
 * more, and the queue holds only the frontier: a ring that starts with 4096
 * cells and doubles when it is full.
 *
 * Reference: Edward F. Moore, "The shortest path through a maze", 1959. */
#include "solve.h"

#include <string.h>

#ifdef __GNUC__
#define PREFETCH(address) __builtin_prefetch(address, 1)
#else
#define PREFETCH(address) (void)(address)
#endif

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

/* Walks from start to goal along the notes. */
static uint64_t mark_path(struct maze *m, size_t at, size_t goal)
{
    uint64_t length = 0;
    m->cell[at] |= MAZE_PATH;
    for (; at != goal; length++) {
        at = maze_beside(m, at, m->cell[at] >> MAZE_BACK_SHIFT);
        m->cell[at] |= MAZE_PATH;
    }
    return length;
}

#define BACK(d) (MAZE_SEEN | (d) << MAZE_BACK_SHIFT)

/* 1 if start was reached, 0 if not, -1 and err. */
static int flood(struct search *s, struct ring *r, struct err *err)
{
    unsigned char *const cells = s->maze->cell;
    const size_t stride = s->maze->stride;
    r->at[r->tail++] = s->goal;
    cells[s->goal] |= MAZE_SEEN;
    while (r->head != r->tail && !(cells[s->start] & MAZE_SEEN)) {
        size_t *const ring = r->at, mask = r->size - 1;
        size_t head = r->head, tail = r->tail, end = tail;
        if (r->size - (tail - head) < 4 * AHEAD) {
            if (ring_grow(r, s->work, err))
                return -1;
            continue;
        }
        if (end - head > AHEAD)
            end = head + AHEAD;
        for (; head != end; head++) {
            size_t i = ring[head & mask];
            unsigned char *cell = cells + i;
            unsigned n, e, so, w, here = *cell;
            PREFETCH(cells + ring[(head + AHEAD) & mask]);
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
    return !!(cells[s->start] & MAZE_SEEN);
}

static int bfs_run(struct search *s, const uint64_t *values, struct err *err)
{
    struct ring ring = {NULL, 0, 0, 0};
    int got;
    (void)values;
    if (ring_grow(&ring, s->work, err))
        return -1;
    got = flood(s, &ring, err);
    if (got > 0)
        s->length = mark_path(s->maze, s->start, s->goal);
    return got;
}

const struct solve solve_bfs = {
    .entry = {"bfs", "breadth-first search: a shortest path", NULL},
    .always = true,
    .shortest = true,
    .run = bfs_run,
};
