#include "numbering.h"

#include "common/maze/bfs.h"

/* ---- shapes ---- */

/* Numbers the cells of the shape, in the order of its graph, and assigns each part the number of
 * its cell. `farthest` is NULL for the components. Returns 0, or -1 with *c->err set. */
static int numbering_shape(struct render_ctx *c, uint32_t *to, uint32_t *farthest)
{
    const struct maze *m = c->maze;
    const struct shape_graph *g = &c->graph;
    const bool is_from = farthest && place_is_known(c->start);
    struct mem mem = {NULL, 0};
    uint32_t *number, *order; /* by cell; the cells in the order of a search */
    if (shape_graph_set(&c->graph, m, NULL, c->err))
        return -1;
    if (mem_need_array(&mem, g->pieces.count, 2 * sizeof *to, 0))
        return err_memory(c->err);
    number = memset(mem.at, 0xff, g->pieces.count * sizeof *number);
    order = number + g->pieces.count;
    for (uint32_t k = is_from ? shape_graph_cell(g, maze_cell(m, c->start)) : 0;
         k < g->pieces.count; k++) {
        size_t n;
        if (number[k] != NUMBERING_NONE || (!is_from && shape_graph_is_solid(g, k)))
            continue;
        n = shape_graph_search(g, k, number, order);
        if (farthest) {
            *farthest = number[order[n - 1]];
            break;
        }
        for (size_t i = 0; i < n; i++)
            number[order[i]] = n > 1 ? g->at[k] : NUMBERING_NONE;
    }
    for (size_t i = 0; i < m->stride * m->height; i++) {
        const uint32_t k = shape_graph_cell(g, i);
        to[i] = k == SHAPE_NOWHERE ? NUMBERING_NONE : number[k];
    }
    mem_free(&mem);
    return 0;
}

/* ---- squares ---- */

/* Numbers the cells by a search from cell `from` or, if `farthest` is NULL, by searches from `from`
 * and from every later cell that no search has reached. Returns 0, or -1 with *c->err set. */
static int numbering_squares(struct render_ctx *c, struct bfs *q, size_t from, uint32_t *to,
                             uint32_t *farthest)
{
    struct maze *m = c->maze;
    for (size_t i = from; i < m->stride * m->height; i++) {
        const size_t before = q->tail;
        uint32_t number = farthest ? 0 : (uint32_t)i;
        if (farthest && m->cell[i] & MAZE_OBSTACLE) {
            to[i] = number++;
            m->cell[i] |= MAZE_SEEN;
            for (unsigned d = 0; d < 4; d++) /* an obstacle can be left but not entered */
                if (!(*maze_beside(m, i, d) & (MAZE_SEEN | MAZE_OBSTACLE)))
                    bfs_push(q, m, maze_neighbour(m, i, d), MAZE_SEEN);
        } else if (m->cell[i] & (MAZE_SEEN | MAZE_OBSTACLE)) {
            continue;
        } else {
            bfs_push(q, m, i, MAZE_SEEN);
        }
        for (; q->head != q->tail; number += farthest != NULL) {
            const size_t last = q->tail; /* the end of a level of the search */
            for (size_t k = q->head; k != last; k++)
                to[bfs_cell(q, k)] = number;
            if (bfs_level(q, m, last, MAZE_SEEN, c->err))
                return -1;
        }
        if (farthest) {
            *farthest = number - 1;
            return 0;
        }
        if (q->tail == before + 1)
            to[i] = NUMBERING_NONE;
    }
    return 0;
}

/* ---- all mazes ---- */

uint32_t *numbering_find(struct render_ctx *c, struct mem *mem, uint32_t *farthest)
{
    struct maze *m = c->maze;
    const size_t cells = m->stride * m->height;
    const bool is_known = farthest && place_is_known(c->start);
    size_t from = is_known ? maze_cell(m, c->start) : 0;
    struct mem ring = {NULL, 0};
    struct bfs q;
    uint32_t *to;
    bool failed;
    if (cells > INT32_MAX) /* unreached: too large for the tests */
        return err_set(c->err, "a search numbers at most 2147483647 cells"), NULL;
    if (mem_need_array(mem, cells, sizeof *to, 0))
        return err_memory(c->err), NULL;
    to = (uint32_t *)(void *)mem->at;
    if (farthest)
        *farthest = 0;
    if (c->graph.shape.kind)
        return numbering_shape(c, to, farthest) ? NULL : to;
    memset(to, 0xff, cells * sizeof *to);
    while (!is_known && from < cells && (from % m->stride == m->width || maze_solid(m, from)))
        from++; /* to the first cell that is not solid, before the border is sealed */
    maze_seal_border(m);
    failed = bfs_init(&q, &ring, c->err) || numbering_squares(c, &q, from, to, farthest);
    maze_clear(m, MAZE_SEEN);
    mem_free(&ring);
    return failed ? NULL : to;
}
