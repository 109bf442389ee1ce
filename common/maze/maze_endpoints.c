#include "maze_endpoints.h"

/* Returns whether the cell at p is free or, if `opening` is true, whether it has a gap in the
 * border outside the seam, and is therefore free. */
static bool maze_endpoints_is_free(const struct maze *m, const struct shape_graph *g, bool opening,
                                   struct place p)
{
    const size_t i = maze_cell(m, p);
    const bool wraps = g && g->shape.wraps;
    if (!opening)
        return g ? shape_graph_is_free(g, i) : !maze_solid(m, i);
    return (p.y == 0 && maze_open(m, i, MAZE_N)) ||
           (p.y == m->height - 1 && maze_open(m, i, MAZE_S)) ||
           (p.x == 0 && !wraps && maze_open(m, i, MAZE_W)) ||
           (p.x == m->width - 1 && !wraps && maze_open(m, i, MAZE_E));
}

/* Returns the first part of the cell that contains part p in a shape, otherwise p; p may be
 * PLACE_NONE. */
static struct place maze_endpoints_first(const struct maze *m, const struct shape_graph *g,
                                         struct place p)
{
    const uint32_t cell =
        g && place_is_known(p) ? shape_graph_cell(g, maze_cell(m, p)) : SHAPE_NOWHERE;
    return cell == SHAPE_NOWHERE ? p : maze_place(m, g->at[cell]);
}

/* Returns whether p and q, which may be PLACE_NONE, are the same cell. */
static bool maze_endpoints_equal(const struct maze *m, const struct shape_graph *g, struct place p,
                                 struct place q)
{
    return place_equal(maze_endpoints_first(m, g, p), maze_endpoints_first(m, g, q));
}

/* Returns the first opening in reading order or, if `opening` is false, the first free cell,
 * skipping `except`; if `last` is true, the last one. Returns PLACE_NONE if there is none. */
static struct place maze_endpoints_default(const struct maze *m, const struct shape_graph *g,
                                           bool opening, bool last, struct place except)
{
    for (size_t k = 0; k < m->height; k++) {
        const size_t y = last ? m->height - 1 - k : k;
        const bool whole_row = !opening || y == 0 || y == m->height - 1 || m->width == 1;
        for (size_t j = 0; j < m->width; j += whole_row ? 1 : m->width - 1) {
            const struct place p = {last ? m->width - 1 - j : j, y};
            if (maze_endpoints_is_free(m, g, opening, p) && !maze_endpoints_equal(m, g, p, except))
                return p;
        }
    }
    return PLACE_NONE;
}

/* Returns a default that differs from p, which is both the start and the goal: another opening, or
 * else the first free cell (the last one if `last` is set), or else the other of these two. Returns
 * p if there is no other free cell. */
static struct place maze_endpoints_other(const struct maze *m, const struct shape_graph *g,
                                         bool last, struct place p)
{
    struct place other = maze_endpoints_default(m, g, true, last, p);
    if (!place_is_known(other))
        other = maze_endpoints_default(m, g, false, last, PLACE_NONE);
    return maze_endpoints_equal(m, g, other, p)
               ? maze_endpoints_default(m, g, false, !last, PLACE_NONE)
               : other;
}

void maze_endpoints_complete(struct maze_endpoints *ends, const struct maze *m,
                             const struct shape_graph *g)
{
    const bool has_start = place_is_known(ends->start), has_goal = place_is_known(ends->goal);
    struct place from = ends->start, to = ends->goal;
    if (!has_start || !has_goal) {
        const struct place first = maze_endpoints_default(m, g, true, false, PLACE_NONE);
        if (!has_start)
            from = place_is_known(first) ? first
                                         : maze_endpoints_default(m, g, false, false, PLACE_NONE);
        if (!has_goal)
            to = maze_endpoints_default(m, g, true, true, PLACE_NONE);
        if (!has_goal && maze_endpoints_equal(m, g, to, first)) /* the only opening, or none */
            to = maze_endpoints_default(m, g, false, true, PLACE_NONE);
        if (maze_endpoints_equal(m, g, from, to) && place_is_known(to) && !has_start)
            from = maze_endpoints_other(m, g, false, to);
        else if (maze_endpoints_equal(m, g, from, to) && place_is_known(to))
            to = maze_endpoints_other(m, g, true, from);
    }
    *ends =
        (struct maze_endpoints){maze_endpoints_first(m, g, from), maze_endpoints_first(m, g, to)};
}
