#include "distance.h"

#include "common/maze/bfs.h"

#include <string.h>

/* Returns the cell to start from; stride * height if the header names none and all cells are solid.
 */
static size_t distance_start(const struct render_ctx *c)
{
    const struct maze *m = c->maze;
    const size_t cells = m->stride * m->height;
    size_t i = 0;
    if (c->start.is_set)
        return c->start.y * m->stride + c->start.x;
    while (i < cells && (i % m->stride == m->width || maze_solid(m, i)))
        i++;
    return i;
}

/* Appends the free blocks beside the start, an obstacle: it can be left, not entered. */
static void distance_leave(struct bfs *q, struct maze *m, size_t start)
{
    for (unsigned d = 0; d < 4; d++)
        if (!(*maze_beside(m, start, d) & (MAZE_SEEN | MAZE_OBSTACLE)))
            bfs_push(q, m, maze_neighbour(m, start, d), MAZE_SEEN);
}

/* Searches from cell `from`, level by level. *ring is for the queue. Returns as distance_search. */
static int distance_levels(struct render_ctx *c, size_t from, uint32_t *to, uint32_t *farthest,
                           struct mem *ring)
{
    struct maze *m = c->maze;
    uint32_t level = 0;
    struct bfs q;
    if (bfs_init(&q, ring, c->err))
        return -1;
    bfs_push(&q, m, from, MAZE_SEEN);
    for (; q.head != q.tail; level++) {
        const size_t last = q.tail;
        for (size_t k = q.head; k != last; k++)
            to[bfs_cell(&q, k)] = level;
        if (bfs_level(&q, m, last, MAZE_SEEN, c->err))
            return -1;
        if (level == 0 && m->cell[from] & MAZE_OBSTACLE)
            distance_leave(&q, m, from);
    }
    *farthest = level - 1;
    return 0;
}

int distance_search(struct render_ctx *c, uint32_t *to, uint32_t *farthest)
{
    struct maze *m = c->maze;
    const size_t cells = m->stride * m->height, from = distance_start(c);
    struct mem ring = {NULL, 0};
    int got = 0;
    *farthest = 0;
    memset(to, 0xff, cells * sizeof *to);
    if (cells > INT32_MAX) /* unreached: the tests hold no such maze */
        return err_set(c->err, "distances are computed for at most %d cells", INT32_MAX);
    maze_seal_border(m);
    if (from < cells)
        got = distance_levels(c, from, to, farthest, &ring);
    maze_clear(m, MAZE_SEEN);
    mem_free(&ring);
    return got;
}
