#include "verify.h"

#include "search.h"

#include "common/base/text.h"
#include "common/solve/kit/shape_search.h"
#include "common/solve/list.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* The destination of reports of false claims, and their number so far. */
struct verify_report {
    const struct input *in;
    int claims;
};

static void verify_false(struct verify_report *r, const char *fmt, ...) PRINTF_LIKE(2, 3);
static void verify_false(struct verify_report *r, const char *fmt, ...)
{
    struct err err = {0};
    va_list args;
    va_start(args, fmt);
    vsnprintf(err.what, sizeof err.what, fmt, args);
    va_end(args);
    if (!r->in->io->report.quiet)
        input_report(r->in, &err);
    r->claims++;
}

/* Moves *at, a part, in direction d, possibly across the seam. Stores the wall there in *wall.
 * Returns whether the wall is open and leads to a marked cell. */
static bool verify_move(const struct search *s, size_t *at, unsigned d, uint32_t *wall)
{
    const struct shape_graph *g = &s->shape->graph;
    const struct maze *m = s->maze;
    const size_t x = *at % m->stride, last = m->width - 1;
    const bool seam = g->shape.wraps && ((d == MAZE_E && x == last) || (d == MAZE_W && x == 0));
    if (d > 3 || (!seam && !maze_within(m, *at, d)))
        return false;
    *wall =
        (uint32_t)wall_number(seam ? *at - x + m->width : *at + (size_t)m->owner[d], maze_wall[d]);
    *at = seam ? *at - x + (last - x) : maze_neighbour(m, *at, d);
    return shape_graph_is_open(g, *wall) &&
           shape_search_bits(s->shape, shape_graph_cell(g, *at)) & MAZE_PATH;
}

/* Follows the moves of a path from part to part in a maze with a shape. Stores the walls that it
 * passes through in s->shape. Returns whether the moves lead through marked cells to the goal. */
static bool verify_moves(struct search *s, const struct path *path)
{
    const struct shape_graph *g = &s->shape->graph;
    size_t at = s->start;
    uint32_t wall;
    s->length = 0;
    for (size_t n = 0; n < path->n; n++) {
        const uint32_t k = shape_graph_cell(g, at);
        if (!verify_move(s, &at, path_direction(path->moves[n]), &wall) ||
            s->length == g->pieces.count)
            return false;
        if (shape_graph_cell(g, at) != k)
            s->shape->path[s->length++] = wall;
    }
    return at == s->goal;
}

/* Does the same as path_follow in a maze with a shape, but stores the path in s->shape; if there
 * are no moves, this is a shortest path through marked cells. Stores the number of parts on the
 * path in *parts. */
static uint64_t verify_follow(struct search *s, const struct path *path, uint64_t *parts)
{
    const struct shape_search *p = s->shape;
    bool found = search_set_cells(s);
    if (found && path->moves) {
        found = verify_moves(s, path);
    } else if (found) {
        shape_search_from(p, p->goal, MAZE_PATH, MAZE_PATH);
        found = p->distance[p->start] < SHAPE_NOWHERE - 1;
        if (found)
            shape_search_descend(s, MAZE_PATH);
    }
    *parts = 0;
    for (size_t n = found ? shape_search_list(s, SOLVE_PATH) : 0; n > 0; n--)
        *parts += shape_graph_parts(&p->graph, p->order[n - 1]);
    return found ? s->length : UINT64_MAX;
}

/* Verifies that the marks are a path, and that the field length, if present, is its length. Returns
 * the length, or UINT64_MAX if the marks are not a path. */
static uint64_t verify_marks(struct verify_report *r, struct search *s, const struct header *h)
{
    struct path path = search_path(s);
    const size_t stride = s->maze->stride;
    uint64_t marks = maze_count(s->maze, MAZE_PATH), length = UINT64_MAX, marked = 0;
    size_t at = s->start, n;
    char text[NUMBER_TEXT];
    const char *field;
    path.moves = header_get(h, FIELD_MOVES, &path.n);
    if (marks == 0) {
        verify_false(r, "no path is marked");
        return UINT64_MAX;
    }
    maze_seal_border(s->maze);
    if (s->maze->cell[s->start] & MAZE_PATH) {
        length = s->shape ? verify_follow(s, &path, &marked) : path_follow(&path, &at);
        marked = s->shape ? marked : length + 1;
    }
    if (length == UINT64_MAX && !s->shape)
        verify_false(
            r, "the marks are not a path: after %zu,%zu there is no next cell, or more than one",
            at % stride, at / stride);
    else if (marked != marks)
        verify_false(r, "the marks are not one path from the start to the goal");
    if (marked != marks)
        return UINT64_MAX;
    field = header_get(h, FIELD_LENGTH, &n);
    if (field && !text_is(field, n, number_text(length, text)))
        verify_false(r, "the path has %s moves, but the header says length=%.*s", text,
                     err_length(n), field);
    return length;
}

/* Verifies those statistics in `set` that the header contains, by measuring them with *t. Returns
 * 0, or -1 with *err set if memory runs out. */
static int verify_statistics(struct verify_report *r, struct stats *t, uint64_t set,
                             struct err *err)
{
    const bool shape = t->search->shape != NULL;
    for (enum stats_field field = STATS_ON_DEMAND; field < STATS_COLUMNS_ONLY; field++) {
        const char *key = stats_names[field];
        char text[NUMBER_TEXT];
        size_t n;
        const char *value = header_get_key(t->head, key, strlen(key), &n);
        if (!value || !(set & STATS_BIT(field)))
            continue;
        if (!(t->has & STATS_BIT(field)) && stats_measure(t, STATS_BIT(field), err))
            return -1;
        if (!stats_text(t, field, text))
            verify_false(r, "the header has %s, but there is no %s", key,
                         stats_rows[field].time >= STATS_OF_SEARCH && !(shape && t->found) ? "path"
                         : shape ? "such value for a maze with a shape"
                                 : "start or no goal");
        else if (!text_is(value, n, text))
            verify_false(r, "%s is %s, but the header says %.*s", key, text, err_length(n), value);
    }
    return 0;
}

/* Sets the goal of the search to the goal that the marks lead to: the field goal if that is one of
 * the goals, otherwise the first marked goal. Does not change it if no goal is marked. */
static void verify_choose_goal(const struct stats *t, const struct endpoints *e)
{
    struct search *s = t->search;
    struct place field = PLACE_NONE;
    struct err err;
    if (header_get_place(t->head, FIELD_GOAL, &field, &err) <= 0)
        field = PLACE_NONE;
    for (size_t k = e->goal_count; k-- > 0;) {
        const size_t i = maze_cell(s->maze, e->goals[k]);
        const bool is_field = place_equal(e->goals[k], field);
        if (is_field || s->maze->cell[i] & MAZE_PATH) {
            t->endpoints->goal = e->goals[k];
            s->goal = i;
        }
        if (is_field)
            return;
    }
}

int verify_maze(struct stats *t, const struct endpoints *e, const struct input *in,
                uint64_t *unsolved, struct err *err)
{
    const struct header *h = t->head;
    struct search *s = t->search;
    struct verify_report r = {in, 0};
    const uint64_t hashes = stats_between(STATS_OF_MAZE, STATS_OF_ENDS);
    uint64_t length = UINT64_MAX, components, loops;
    int found;
    size_t n;
    const char *solution = header_get(h, FIELD_SOLUTION, &n);
    const bool gave_up = solution && text_is(solution, n, "gave-up");
    const bool is_unsolved = t->endpoints && !solution && maze_count(s->maze, MAZE_PATH) == 0;
    const bool none = gave_up || (solution && text_is(solution, n, "none"));
    if (t->endpoints && e->goal_count > 1)
        verify_choose_goal(t, e);
    if (verify_statistics(&r, t, hashes, err)) /* unreached: hashes need no memory */
        return -1;
    if (none && maze_count(s->maze, MAZE_PATH) > 0)
        verify_false(&r, "cells are marked, but the header says that no path was found");
    *unsolved += is_unsolved;
    if (t->endpoints && !none && !is_unsolved)
        length = verify_marks(&r, s, h);
    t->found = length == UINT64_MAX ? SOLVE_NONE : SOLVE_PATH;
    s->length = length;
    s->moves = header_get(h, FIELD_MOVES, &n);
    if (verify_statistics(&r, t, stats_between(STATS_OF_SEARCH, STATS_OF_PATH), err))
        return -1;
    if (t->endpoints && !gave_up) {
        if (e->goal_count > 1 && search_nearest(s, e->goals, e->goal_count, err))
            return -1;
        found = search_solve(&solve_bfs, s, false, err);
        if (found < 0)
            return -1;
        if (none && found)
            verify_false(&r, "there is a path, but the header says that there is none");
        if (length != UINT64_MAX && s->length < length)
            verify_false(&r, "the path is not a shortest one: it has %ju move%s, not %ju",
                         (uintmax_t)length, length == 1 ? "" : "s", (uintmax_t)s->length);
    }
    if (stats_measure(t, STATS_BIT(STAT_LOOPS), err))
        return -1;
    components = t->value[STAT_COMPONENTS];
    loops = t->value[STAT_LOOPS];
    if (components != 1 ||
        (loops > 0 && !header_has(h, FIELD_BRAID) && !header_has(h, FIELD_OPEN) &&
         !header_has(h, FIELD_PERCOLATE))) /* no walls were removed */
        verify_false(&r, "the maze is not perfect: %ju component%s, %ju loop%s",
                     (uintmax_t)components, components == 1 ? "" : "s", (uintmax_t)loops,
                     loops == 1 ? "" : "s");
    return r.claims > 0 || is_unsolved ? STATUS_NEGATIVE : STATUS_DONE;
}
