#include "shape_graph.h"

#include <string.h>

/* ---- checks ---- */

/* Sets the message `what` about a cell. Returns -1. */
static int shape_graph_refuse(const struct shape_graph *g, size_t x, size_t y, const char *what,
                              struct err *err)
{
    const struct shape_kind *kind = g->shape.kind;
    return err_set(err, "not a maze of %s%s: at %zu,%zu %s", kind->entry.name,
                   g->shape.wraps ? " that wraps" : "", x, y, what);
}

/* Sets g->inside: a cell is inside if no wall is between its parts. */
static void shape_graph_find_inside(struct shape_graph *g)
{
    const struct shape *s = &g->shape;
    unsigned char *inside = g->inside.at;
    shape_inside(s, inside);
    for (size_t y = 0; y < s->height; y++)
        for (size_t x = 0; x < s->width; x++)
            if (shape_west(s, x, y) == SHAPE_NONE &&
                g->maze->cell[y * g->maze->stride + x] & MAZE_WEST)
                inside[y * g->maze->stride + x] = 0;
}

/* Checks that all walls that stay are closed, and the seam is alike on both sides. Returns 0, or -1
 * with *err set. */
static int shape_graph_check(const struct shape_graph *g, struct err *err)
{
    const struct maze *m = g->maze;
    for (size_t y = 0; y <= m->height; y++)
        for (size_t x = 0; x < m->stride; x++) {
            const size_t i = y * m->stride + x;
            const bool seam = g->shape.wraps && (x == 0 || x == m->width);
            const unsigned stays = g->plan.cell[i] >> 4, wall = stays & ~m->cell[i];
            if (seam && y < m->height &&
                (m->cell[i] ^ m->cell[y * m->stride + m->width]) & MAZE_WEST)
                return shape_graph_refuse(
                    g, x, y, "the west and the east border must be alike, open or closed", err);
            if (wall & MAZE_WEST && !seam)
                return shape_graph_refuse(g, x, y, "the wall to the west must be closed", err);
            if (wall & MAZE_NORTH && x < m->width)
                return shape_graph_refuse(g, x, y, "the wall to the north must be closed", err);
        }
    return 0;
}

int shape_graph_set(struct shape_graph *g, const struct shape *s, const struct maze *m,
                    struct err *err)
{
    size_t cells = m->stride * m->height;
    g->shape = *s;
    g->shape.width = m->width;
    g->shape.height = m->height;
    g->maze = m;
    if (shape_own_width(&g->shape) == 0)
        return err_set(err, "no maze of %s has %zux%zu cells in the matrix", s->kind->entry.name,
                       m->width, m->height);
    if (mem_need_array(&g->inside, m->stride, m->height + 1, 0))
        return err_memory(err);
    shape_graph_find_inside(g);
    if (shape_plan(&g->shape, g->inside.at, &g->plan, err) || shape_graph_check(g, err) ||
        pieces_find(&g->pieces, &g->plan, g->inside.at, &g->plan, "a maze with a shape", &g->mem,
                    err))
        return -1;
    if (mem_need_array(&g->list, g->pieces.count, sizeof *g->at, 0))
        return err_memory(err);
    g->at = (uint32_t *)(void *)g->list.at;
    while (cells-- > 0)
        if (g->inside.at[cells])
            g->at[g->pieces.of[cells]] = (uint32_t)cells;
    return 0;
}

void shape_graph_free(struct shape_graph *g)
{
    maze_free(&g->plan);
    mem_free(&g->inside);
    mem_free(&g->mem);
    mem_free(&g->list);
}

/* ---- cells and passages ---- */

void shape_graph_open(struct maze *m, uint32_t wall)
{
    unsigned char *owner = m->cell + wall / 2;
    *owner &= (unsigned char)~wall_bit(wall);
    if (wall / 2 % m->stride == m->width) /* the seam */
        owner[-(ptrdiff_t)m->width] &= (unsigned char)~MAZE_WEST;
}

uint32_t shape_graph_next(const struct shape_graph *g, uint32_t k, size_t *arc, uint32_t *wall)
{
    const struct pieces *p = &g->pieces;
    const uint32_t n = p->first[k + 1] - p->first[k];
    while (*arc < n) {
        *wall = p->wall[p->first[k] + (*arc)++];
        if (shape_graph_is_open(g, *wall))
            return (uint32_t)pieces_beyond(p, *wall, k);
    }
    return SHAPE_NOWHERE;
}

unsigned shape_graph_degree(const struct shape_graph *g, uint32_t k)
{
    unsigned n = 0;
    uint32_t wall;
    for (size_t arc = 0; shape_graph_next(g, k, &arc, &wall) != SHAPE_NOWHERE;)
        n++;
    return n;
}

size_t shape_graph_parts(const struct shape_graph *g, uint32_t k)
{
    return g->shape.kind->parts(&g->shape, g->at[k] / g->maze->stride);
}

bool shape_graph_is_solid(const struct shape_graph *g, uint32_t k)
{
    const struct maze *m = g->maze;
    const size_t parts = shape_graph_parts(g, k);
    const unsigned char *first = m->cell + g->at[k];
    unsigned closed = first[0] & first[parts] & MAZE_WEST;
    for (size_t i = 0; i < parts; i++)
        closed &= (first[i] & first[i + m->stride] & MAZE_NORTH) / MAZE_NORTH;
    return closed && g->pieces.count > 1;
}

size_t shape_graph_spread(const struct shape_graph *g, uint32_t *distance, uint32_t *order,
                          size_t head, size_t reached)
{
    uint32_t wall, next;
    for (; head < reached; head++)
        for (size_t arc = 0;
             (next = shape_graph_next(g, order[head], &arc, &wall)) != SHAPE_NOWHERE;)
            if (distance[next] == SHAPE_NOWHERE) {
                distance[next] = distance[order[head]] + 1;
                order[reached++] = next;
            }
    return reached;
}

size_t shape_graph_search(const struct shape_graph *g, uint32_t from, uint32_t *distance,
                          uint32_t *order, size_t reached)
{
    distance[from] = 0;
    order[reached] = from;
    return shape_graph_spread(g, distance, order, reached, reached + 1);
}
