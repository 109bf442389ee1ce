#include "shape_graph.h"

#include <string.h>

/* ---- the walls of the shape ---- */

/* Sets g->inside. */
static void shape_graph_find_inside(struct shape_graph *g, const unsigned char *mask)
{
    const struct shape *s = &g->shape;
    const size_t stride = g->maze->stride;
    const unsigned char *cell = g->maze->cell;
    memset(g->inside.at, 0, stride * (s->height + 1));
    for (size_t y = 0; y < s->height; y++) {
        const size_t parts = shape_parts(s, y), row = y * stride;
        for (size_t x = shape_shift(s, y); shape_has(s, x, y); x += parts) {
            const size_t first = row + x;
            bool is_whole = true; /* no wall between its parts, and all of them in the mask */
            for (size_t i = first; i < first + parts; i++)
                is_whole = is_whole && !(i > first && cell[i] & MAZE_WEST) && (!mask || mask[i]);
            memset(g->inside.at + first, is_whole ? 0xff : 0, parts);
        }
        g->inside.at[row + s->width] = s->wraps ? g->inside.at[row] : 0;
    }
}

/* Returns the walls to the west and north of (x, y) in the plan. A wall is not fixed if both of its
 * sides are parts of cells or, in the border, its only side is. */
static unsigned shape_graph_walls(const struct shape_graph *g, size_t x, size_t y)
{
    const struct shape *s = &g->shape;
    const unsigned char *in = g->inside.at + y * g->maze->stride + x;
    const bool here = *in, beside = x > 0 && in[-1], above = y > 0 && *(in - g->maze->stride);
    const bool is_side = x == 0 || x == s->width, is_end = y == 0 || y == s->height;
    const bool seam = s->wraps && x == s->width;
    const bool north = is_end ? here || above : here && above;
    bool west = is_side && !s->wraps ? here || beside : here && beside;
    unsigned walls = 0;
    if (y < s->height) {
        west = west && !(seam && shape_parts(s, y) == s->width);
        if (!west || is_side || shape_first(s, x, y) == x)
            walls |= west ? MAZE_WEST : MAZE_WEST | PIECES_FIXED(MAZE_WEST);
    }
    if (x < s->width)
        walls |=
            north && !shape_stays(s, x, y) ? MAZE_NORTH : MAZE_NORTH | PIECES_FIXED(MAZE_NORTH);
    return seam && y < s->height ? walls | MAZE_NORTH | PIECES_FIXED(MAZE_NORTH) : walls;
}

/* Checks that all fixed walls are closed, and that both sides of the seam are equal. Returns 0, or
 * -1 with *err set. */
static int shape_graph_check(const struct shape_graph *g, struct err *err)
{
    const struct maze *m = g->maze;
    for (size_t y = 0; y <= m->height; y++)
        for (size_t x = 0; x < m->stride; x++) {
            const unsigned char *cell = m->cell + y * m->stride + x;
            const bool seam = g->shape.wraps && (x == 0 || x == m->width);
            const unsigned inner = (seam ? 0 : MAZE_WEST) | (x < m->width ? MAZE_NORTH : 0);
            const unsigned open = g->plan.cell[cell - m->cell] >> 4 & ~*cell & inner;
            const char *what = NULL;
            if (open)
                what = open & MAZE_WEST ? "the wall to the west must be closed"
                                        : "the wall to the north must be closed";
            if (seam && y < m->height && (*cell ^ cell[m->width - x]) & MAZE_WEST)
                what = "the west and the east border must be alike, open or closed";
            if (what)
                return err_set(err, "not a maze of %s%s: at %zu,%zu %s", g->shape.kind->entry.name,
                               g->shape.wraps ? " that wraps" : "", x, y, what);
        }
    return 0;
}

int shape_graph_set(struct shape_graph *g, const struct maze *m, const unsigned char *mask,
                    struct err *err)
{
    size_t cells = m->stride * m->height;
    g->shape.width = m->width;
    g->shape.height = m->height;
    g->maze = m;
    if (shape_own_width(&g->shape) == 0)
        return err_set(err, "no maze of %s has %zux%zu cells in the matrix",
                       g->shape.kind->entry.name, m->width, m->height);
    if (mem_need_array(&g->inside, m->stride, m->height + 1, 0))
        return err_memory(err);
    shape_graph_find_inside(g, mask);
    if (maze_shape(&g->plan, MAZE_WALLS, m->width, m->height, err))
        return -1;
    memset(g->plan.mem.at, 0, m->stride);
    for (size_t i = 0; i < m->stride * (m->height + 1); i++)
        g->plan.cell[i] = (unsigned char)shape_graph_walls(g, i % m->stride, i / m->stride);
    if (shape_graph_check(g, err) ||
        pieces_find(&g->pieces, &g->plan, g->inside.at, "a maze with a shape", &g->mem, err))
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
    return shape_parts(&g->shape, g->at[k] / g->maze->stride);
}

/* Returns whether all walls around cell k are closed in *m. */
static bool shape_graph_is_closed(const struct shape_graph *g, const struct maze *m, uint32_t k)
{
    const size_t parts = shape_graph_parts(g, k);
    const unsigned char *first = m->cell + g->at[k];
    unsigned closed = first[0] & first[parts] & MAZE_WEST;
    for (size_t i = 0; i < parts; i++)
        closed &= (first[i] & first[i + m->stride] & MAZE_NORTH) / MAZE_NORTH;
    return closed;
}

bool shape_graph_is_solid(const struct shape_graph *g, uint32_t k)
{
    return shape_graph_is_closed(g, g->maze, k) && g->pieces.count > 1;
}

size_t shape_graph_spread(const struct shape_graph *g, uint32_t *distance, uint32_t *order,
                          size_t reached)
{
    uint32_t wall, next;
    for (size_t head = 0; head < reached; head++)
        for (size_t arc = 0;
             (next = shape_graph_next(g, order[head], &arc, &wall)) != SHAPE_NOWHERE;)
            if (distance[next] == SHAPE_NOWHERE) {
                distance[next] = distance[order[head]] + 1;
                order[reached++] = next;
            }
    return reached;
}

void shape_graph_finish(const struct shape_graph *g, struct maze *m)
{
    for (size_t y = 0; y < m->height && g->shape.wraps; y++) {
        unsigned char *first = m->cell + y * m->stride, *border = first + m->width;
        *first =
            (unsigned char)((*first & ~(unsigned)MAZE_WEST) | (*border & ~(unsigned)MAZE_NORTH));
        *border &= MAZE_WEST;
    }
    for (uint32_t k = 0; k < g->pieces.count; k++) {
        unsigned char *first = m->cell + g->at[k], *end = first + shape_graph_parts(g, k);
        unsigned marks = 0;
        for (unsigned char *part = first; part < end; part++)
            marks |= *part;
        marks = marks & MAZE_PATH                ? MAZE_PATH
                : shape_graph_is_closed(g, m, k) ? 0
                                                 : marks & MAZE_VISITED;
        for (unsigned char *part = first; part < end; part++)
            maze_set_marks(part, marks);
    }
}
