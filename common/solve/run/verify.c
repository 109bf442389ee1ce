#include "verify.h"

#include "search.h"
#include "stats.h"

#include "common/base/text.h"
#include "common/solve/list.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* Where false claims are reported, and how many there are so far. */
struct verify_report {
    void (*report)(void *context, const char *claim);
    void *context;
    int claims;
};

static void verify_false(struct verify_report *r, const char *fmt, ...) PRINTF_LIKE(2, 3);
static void verify_false(struct verify_report *r, const char *fmt, ...)
{
    char claim[160];
    va_list args;
    va_start(args, fmt);
    vsnprintf(claim, sizeof claim, fmt, args);
    va_end(args);
    r->report(r->context, claim);
    r->claims++;
}

/* Verifies that the marks are a path. Returns its length, UINT64_MAX if they are not. */
static uint64_t verify_marks(struct verify_report *r, const struct search *s,
                             const struct header *h)
{
    const struct path path = search_path(s);
    const size_t stride = s->maze->stride;
    uint64_t marks = maze_count(s->maze, MAZE_PATH), length = UINT64_MAX;
    size_t n = 0, at = s->start;
    const char *moves = header_get(h, FIELD_MOVES, &n);
    if (marks == 0) {
        verify_false(r, "no path is marked");
        return UINT64_MAX;
    }
    maze_seal_border(s->maze);
    if (s->maze->cell[s->start] & MAZE_PATH)
        length = path_follow(&path, moves, n, &at);
    if (length != UINT64_MAX && length + 1 == marks)
        return length;
    if (length == UINT64_MAX)
        verify_false(
            r, "the marks are not a path: after %zu,%zu there is no next cell, or more than one",
            at % stride, at / stride);
    else
        verify_false(r, "the marks are not a path: there are other marks beside it");
    return UINT64_MAX;
}

/* Verifies the field length, if there is one, against the length of the marked path. */
static void verify_length_field(struct verify_report *r, const struct header *h, uint64_t length)
{
    char text[NUMBER_TEXT];
    size_t n;
    const char *s = header_get(h, FIELD_LENGTH, &n);
    number_text(length, text);
    if (s && length != UINT64_MAX && !text_is(s, n, text))
        verify_false(r, "the path has %s moves, but the header says length=%.*s", text,
                     (int)(n < 40 ? n : 40), s);
}

/* Verifies the statistics of a set that the header has. */
static void verify_statistics(struct verify_report *r, const struct stats *t, uint64_t set,
                              const struct header *h)
{
    for (enum stats_field field = STATS_MORE; field < STATS; field++) {
        const char *key = stats_list[field]->name;
        char text[NUMBER_TEXT];
        size_t n;
        const char *value = header_get(h, stats_field_id(field), &n);
        if (!value || !(set & STATS_BIT(field)))
            continue;
        if (!stats_text(t, field, text))
            verify_false(r, "the header has %s, but there is no %s", key,
                         STATS_OF_PATH & STATS_BIT(field) ? "path" : "start or no goal");
        else if (!text_is(value, n, text))
            verify_false(r, "%s is %s, but the header says %.*s", key, text, (int)(n < 40 ? n : 40),
                         value);
    }
}

/* Returns the set of those statistics in `set` that the header has. */
static uint64_t verify_claimed(uint64_t set, const struct header *h)
{
    uint64_t claimed = 0;
    for (enum stats_field field = STATS_MORE; field < STATS; field++) {
        size_t n;
        if (header_get(h, stats_field_id(field), &n))
            claimed |= set & STATS_BIT(field);
    }
    return claimed;
}

/* Verifies the hashes that the header has. */
static void verify_hashes(struct verify_report *r, const struct search *s, bool has_endpoints,
                          const struct header *h)
{
    const uint64_t claimed = verify_claimed(~STATS_OF_PATH, h);
    struct stats t = {.value = {0}};
    const size_t stride = s->maze->stride;
    const struct maze_endpoints endpoints = {{s->start % stride, s->start / stride},
                                             {s->goal % stride, s->goal / stride}};
    stats_measure_more(&t, claimed, s->maze, has_endpoints ? &endpoints : NULL);
    verify_statistics(r, &t, claimed, h);
}

/* Verifies the statistics of the path that the header has. length: that of the marked path, whose
 * directions are stored; UINT64_MAX: the marks are no path. Returns 0, or -1 with *err set if
 * memory runs out. */
static int verify_path_statistics(struct verify_report *r, const struct search *s,
                                  bool has_endpoints, uint64_t length, const struct header *h,
                                  struct err *err)
{
    const uint64_t claimed = verify_claimed(STATS_OF_PATH, h);
    struct branches branches = {0};
    struct search marked = *s;
    struct stats t = {.value = {0}};
    int got = 0;
    marked.length = length;
    marked.directed = true;
    if (has_endpoints)
        got = stats_measure_path(&t, claimed, &marked,
                                 length == UINT64_MAX ? SOLVE_NONE : SOLVE_PATH, &branches, err);
    branches_free(&branches);
    if (!got)
        verify_statistics(r, &t, claimed, h);
    return got;
}

/* Sets s->goal to the goal that the marks lead to: the field goal if that is one of them, otherwise
 * the first that is marked. If none is, s->goal stays. */
static void verify_choose_goal(struct search *s, const struct goal_set *goals,
                               const struct header *h)
{
    const struct search_place *places = goal_set_places(goals);
    size_t x, y, field = SIZE_MAX;
    struct err err;
    if (header_get_place(h, FIELD_GOAL, &x, &y, &err) > 0)
        field = y * s->maze->stride + x;
    for (size_t k = goals->count; k-- > 0;)
        if (s->maze->cell[search_cell(s->maze, &places[k])] & MAZE_PATH)
            s->goal = search_cell(s->maze, &places[k]);
    for (size_t k = 0; k < goals->count; k++)
        if (search_cell(s->maze, &places[k]) == field)
            s->goal = field;
}

/* Verifies with a search that no path is shorter than `length` (UINT64_MAX: no path to compare)
 * and, if `none` is set, that there is no path. Returns 0, or -1 with *err set if memory runs out.
 */
static int verify_shortest(struct verify_report *r, struct search *s, const struct goal_set *goals,
                           uint64_t length, bool none, struct err *err)
{
    int found;
    if (goals->count > 1 && search_nearest(s, goal_set_places(goals), goals->count, err))
        return -1;
    found = search_run(&solve_bfs, s, false, err);
    if (found < 0)
        return -1;
    if (none && found)
        verify_false(r, "there is a path, but the header says that there is none");
    if (length != UINT64_MAX && s->length < length)
        verify_false(r, "the path is not a shortest one: it has %llu move%s, not %llu",
                     (unsigned long long)length, length == 1 ? "" : "s",
                     (unsigned long long)s->length);
    return 0;
}

/* Verifies that the maze is perfect; if the header says that walls were removed, only that it is
 * connected. */
static void verify_perfect(struct verify_report *r, const struct stats *t, const struct header *h)
{
    static const enum field_id removed[] = {FIELD_BRAID, FIELD_OPEN, FIELD_PERCOLATE};
    const uint64_t components = t->value[STAT_COMPONENTS], loops = t->value[STAT_LOOPS];
    bool may_have_loops = false;
    size_t n;
    for (size_t k = 0; k < sizeof removed / sizeof *removed; k++)
        may_have_loops = may_have_loops || header_get(h, removed[k], &n);
    if (components != 1 || (loops > 0 && !may_have_loops))
        verify_false(r, "the maze is not perfect: %llu component%s, %llu loop%s",
                     (unsigned long long)components, components == 1 ? "" : "s",
                     (unsigned long long)loops, loops == 1 ? "" : "s");
}

int verify_maze(struct search *s, bool has_endpoints, const struct goal_set *goals,
                const struct header *h, void (*report)(void *context, const char *claim),
                void *context, struct err *err)
{
    struct verify_report r = {report, context, 0};
    struct stats t;
    size_t n;
    const char *solution = header_get(h, FIELD_SOLUTION, &n);
    bool none = solution && text_is(solution, n, "none");
    uint64_t length = UINT64_MAX;
    if (has_endpoints && goals->count > 1)
        verify_choose_goal(s, goals, h);
    verify_hashes(&r, s, has_endpoints, h);
    if (none && maze_count(s->maze, MAZE_PATH) > 0)
        verify_false(&r, "cells are marked, but the header says that there is no path");
    if (has_endpoints && !none)
        length = verify_marks(&r, s, h);
    verify_length_field(&r, h, length);
    if (verify_path_statistics(&r, s, has_endpoints, length, h, err))
        return -1;
    if ((has_endpoints && verify_shortest(&r, s, goals, length, none, err)) ||
        stats_maze(&t, s, false, h, err))
        return -1;
    verify_perfect(&r, &t, h);
    return r.claims;
}
