#include "endpoints.h"

#include "common/base/number.h"
#include "common/maze/maze_lattice.h"
#include "common/solve/kit/shape_search.h"

#include <string.h>

/* Returns whether the cell at p is free; if `opening` is true, whether it has a gap in the border,
 * which is not in the seam: then it is free. */
static bool endpoints_is_free(const struct search *s, bool opening, struct place p)
{
    const struct maze *m = s->maze;
    const size_t i = maze_cell(m, p);
    const bool wraps = s->shape && s->shape->graph.shape.wraps;
    if (!opening)
        return s->shape ? shape_search_is_free(s->shape, i) : !maze_solid(m, i);
    return (p.y == 0 && maze_open(m, i, MAZE_N)) ||
           (p.y == m->height - 1 && maze_open(m, i, MAZE_S)) ||
           (p.x == 0 && !wraps && maze_open(m, i, MAZE_W)) ||
           (p.x == m->width - 1 && !wraps && maze_open(m, i, MAZE_E));
}

/* Returns the first part of the cell of a shape that has the part p, or else p, which may be
 * unknown. */
static struct place endpoints_first(const struct search *s, struct place p)
{
    const struct shape_graph *g = s->shape ? &s->shape->graph : NULL;
    const uint32_t cell =
        g && place_is_known(p) ? shape_graph_cell(g, maze_cell(s->maze, p)) : SHAPE_NOWHERE;
    return cell == SHAPE_NOWHERE ? p : maze_place(s->maze, g->at[cell]);
}

/* Returns whether p and q, which may be unknown, are the same cell. */
static bool endpoints_equal(const struct search *s, struct place p, struct place q)
{
    return place_equal(endpoints_first(s, p), endpoints_first(s, q));
}

/* Returns the first opening in reading order, or, if `opening` is false, the first free cell; the
 * last one if `last` is true. Skips `except`. Returns PLACE_NONE if there is none. */
static struct place endpoints_default(const struct search *s, bool opening, bool last,
                                      struct place except)
{
    const struct maze *m = s->maze;
    for (size_t k = 0; k < m->height; k++) {
        const size_t y = last ? m->height - 1 - k : k;
        const bool whole_row = !opening || y == 0 || y == m->height - 1 || m->width == 1;
        for (size_t j = 0; j < m->width; j += whole_row ? 1 : m->width - 1) {
            const struct place p = {last ? m->width - 1 - j : j, y};
            if (endpoints_is_free(s, opening, p) && !endpoints_equal(s, p, except))
                return p;
        }
    }
    return PLACE_NONE;
}

/* Returns another default than p, which is the start and the goal: another opening, or else the
 * first or the last free cell, as `last` says, or else the other of these two. Returns p if there
 * is no other free cell. */
static struct place endpoints_other(const struct search *s, bool last, struct place p)
{
    struct place other = endpoints_default(s, true, last, p);
    if (!place_is_known(other))
        other = endpoints_default(s, false, last, PLACE_NONE);
    return endpoints_equal(s, other, p) ? endpoints_default(s, false, !last, PLACE_NONE) : other;
}

/* ---- what is specified ---- */

int endpoints_check_place(const char *key, struct place place, size_t width, uint64_t height,
                          struct err *err)
{
    char text[NUMBER_TEXT];
    if (place.x < width && (height == 0 || place.y < height))
        return 0;
    return err_set(err, "%s %zu,%zu is outside the %zux%s maze", key, place.x, place.y, width,
                   height == 0 ? "inf" : number_text(height, text));
}

/* Reads the place that the option or else the field `id` specifies. Returns 1, 0 if neither does,
 * or -1 with *err set. */
static int endpoints_read_place(const struct header *h, enum field_id id,
                                const struct endpoint *option, struct place *place, struct err *err)
{
    if (!option->is_set)
        return header_get_place(h, id, place, err);
    *place = option->place;
    return endpoints_check_place(field_table[id].key, *place, h->width, h->height, err) ? -1 : 1;
}

/* Adds a goal. Returns 0, or -1 with *err set if memory runs out. */
static int endpoints_add_goal(struct endpoints *e, struct place goal, struct err *err)
{
    if (mem_need_array(&e->mem, e->goal_count + 1, sizeof goal, 0))
        return err_memory(err);
    e->goals = (struct place *)(void *)e->mem.at;
    e->goals[e->goal_count++] = goal;
    return 0;
}

int endpoints_read(struct endpoints *e, const struct header *h, const struct endpoint *start,
                   const struct endpoint *goal, struct err *err)
{
    size_t n = 0, left;
    const char *list = goal->list, *at;
    struct place place;
    int got = endpoints_read_place(h, FIELD_START, start, &e->start, err);
    if (got <= 0)
        e->start = PLACE_NONE;
    e->goal_count = 0;
    if (got < 0)
        return -1;
    if (list)
        n = strlen(list);
    else if (!goal->is_set)
        list = header_get(h, FIELD_GOALS, &n);
    if (list) {
        for (at = list, left = n; (got = header_next_place(&at, &left, &place)) > 0;)
            if (endpoints_check_place("goal", place, h->width, h->height, err) ||
                endpoints_add_goal(e, place, err))
                return -1;
        if (got < 0 || e->goal_count == 0)
            return err_set(err, "goals '%.*s' is not a list of cells X,Y+X,Y", err_length(n), list);
    } else {
        got = endpoints_read_place(h, FIELD_GOAL, goal, &place, err);
        if (got > 0 && endpoints_add_goal(e, place, err))
            return -1;
    }
    return got < 0 ? -1 : 0;
}

/* ---- what the maze has there ---- */

/* Refuses a goal, or a start that the option names, which is a post or a wall of the lattice if the
 * board has been generated: the user probably counted cells, not blocks. On other boards, such as
 * that of a game, obstacles can be a start. m: NULL refuses them if they may be walls. Returns 0,
 * or -1 with *err set. */
static int endpoints_check_lattice(const struct endpoints *e, const struct header *h,
                                   const struct endpoint *start, const struct maze *m,
                                   struct err *err)
{
    const bool may_be_lattice = h->kind == MAZE_BLOCK && header_has(h, FIELD_ALGORITHM);
    for (size_t k = start->is_set ? 0 : 1; k <= e->goal_count && may_be_lattice; k++) {
        const struct place p = k ? e->goals[k - 1] : e->start;
        const bool may_be_wall = p.x % 2 == 0 || p.y % 2 == 0;
        if (may_be_wall && (!m || (maze_solid(m, maze_cell(m, p)) && maze_is_lattice(m))))
            return err_set(
                err, "%s %zu,%zu is not a cell of the lattice; the nearest one is block %zu,%zu",
                k ? "goal" : "start", p.x, p.y, maze_lattice_nearest(p.x),
                maze_lattice_nearest(p.y));
    }
    return 0;
}

int endpoints_find(const struct search *s, const struct header *h, const struct endpoint *start,
                   const struct endpoints *e, struct maze_endpoints *found, struct err *err)
{
    const bool has_start = place_is_known(e->start), has_goal = e->goal_count > 0;
    struct place from = e->start, to = has_goal ? e->goals[0] : PLACE_NONE;
    if (endpoints_check_lattice(e, h, start, s->maze, err))
        return -1;
    if (!has_start || !has_goal) {
        const struct place first = endpoints_default(s, true, false, PLACE_NONE);
        if (!has_start)
            from = place_is_known(first) ? first : endpoints_default(s, false, false, PLACE_NONE);
        if (!has_goal)
            to = endpoints_default(s, true, true, PLACE_NONE);
        if (!has_goal && endpoints_equal(s, to, first)) /* the only opening, or none */
            to = endpoints_default(s, false, true, PLACE_NONE);
        if (endpoints_equal(s, from, to) && place_is_known(to) && !has_start)
            from = endpoints_other(s, false, to);
        else if (endpoints_equal(s, from, to) && place_is_known(to))
            to = endpoints_other(s, true, from);
    }
    *found = (struct maze_endpoints){endpoints_first(s, from), endpoints_first(s, to)};
    return place_is_known(from) && place_is_known(to);
}

int endpoints_are_known(const struct header *h, const struct endpoint *start,
                        const struct endpoints *e, struct err *err)
{
    const bool has_start = place_is_known(e->start);
    int wrong = 0;
    if (!has_start || e->goal_count == 0)
        wrong = err_set(err, "an endless maze (height inf) needs a %s",
                        has_start ? "goal: -g X,Y" : "start: -s X,Y");
    for (size_t k = 0; k < e->goal_count && !h->endless; k++)
        wrong = wrong || place_equal(e->goals[k], e->start);
    if (!wrong)
        wrong = endpoints_check_lattice(e, h, start, NULL, err);
    return h->endless && wrong ? -1 : !wrong;
}
