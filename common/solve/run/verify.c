#include "verify.h"

#include "search.h"
#include "stats.h"

#include "common/solve/list.h"

#include <stdio.h>
#include <string.h>

enum { LINE = 160 };

/* What is wrong so far. */
struct report {
    void (*say)(void *context, const char *what);
    void *context;
    int wrong;
};

static void wrong(struct report *r, const char *what)
{
    r->say(r->context, what);
    r->wrong++;
}

/* The marks: the length of the way they are, UINT64_MAX if they are none. */
static uint64_t check_marks(struct report *r, const struct search *s, const struct header *h)
{
    const struct path path = search_path(s);
    const size_t stride = s->maze->stride;
    uint64_t marks = maze_count(s->maze, MAZE_PATH), length = UINT64_MAX;
    size_t n = 0, at = s->start;
    const char *moves = header_get(h, FIELD_MOVES, &n);
    char what[LINE];
    if (marks == 0) {
        wrong(r, "no path is marked");
        return UINT64_MAX;
    }
    if (s->maze->cell[s->start] & MAZE_PATH)
        length = path_follow(&path, moves, n, &at);
    if (length != UINT64_MAX && length + 1 == marks)
        return length;
    if (length == UINT64_MAX)
        snprintf(what, sizeof what, "the marks are no path: they do not lead on from %zu,%zu",
                 at % stride, at / stride);
    else
        snprintf(what, sizeof what, "the marks are no path: there are more beside it");
    wrong(r, what);
    return UINT64_MAX;
}

/* What the header says of the length. */
static void check_field(struct report *r, const struct header *h, uint64_t length)
{
    char what[LINE], text[24];
    size_t n;
    const char *s = header_get(h, FIELD_LENGTH, &n);
    snprintf(text, sizeof text, "%llu", (unsigned long long)length);
    if (!s || length == UINT64_MAX || (strlen(text) == n && memcmp(s, text, n) == 0))
        return;
    snprintf(what, sizeof what, "the path has %s moves, and the header says length=%.*s", text,
             (int)(n < 40 ? n : 40), s);
    wrong(r, what);
}

/* Of several goals the one that the marks lead to: that of the header if it is one of
 * them, or else the first that is marked. */
static void find_goal(struct search *s, const struct goal_set *area, const struct header *h)
{
    const size_t *cells = goal_set_cells(area);
    size_t x, y, named = SIZE_MAX, n;
    const char *goal = header_get(h, FIELD_GOAL, &n);
    if (goal && !header_place(goal, n, &x, &y) && x < s->maze->width && y < s->maze->height)
        named = y * s->maze->stride + x;
    for (size_t k = area->count; k-- > 0;)
        if (s->maze->cell[cells[k]] & MAZE_PATH)
            s->goal = cells[k];
    for (size_t k = 0; k < area->count; k++)
        if (cells[k] == named)
            s->goal = named;
}

/* The way that is marked, or that there is none, against the shortest. */
static int check_length(struct report *r, struct search *s, const struct goal_set *area,
                        uint64_t length, bool none, struct err *err)
{
    char what[LINE];
    int found = area->count ? search_nearest(s, goal_set_cells(area), area->count, err) : 0;
    found = found < 0 ? -1 : search_run(&solve_bfs, s, false, err);
    if (found < 0)
        return -1;
    if (none && found)
        wrong(r, "there is a path, and the header says that there is none");
    if (length != UINT64_MAX && s->length < length) {
        snprintf(what, sizeof what, "the path is not a shortest one: %llu moves, not %llu",
                 (unsigned long long)length, (unsigned long long)s->length);
        wrong(r, what);
    }
    return 0;
}

int check(struct search *s, bool ends, const struct goal_set *area, const struct header *h,
          void (*say)(void *context, const char *what), void *context, struct err *err)
{
    struct report r = {say, context, 0};
    struct stats t;
    char what[LINE];
    size_t n;
    const char *solution = header_get(h, FIELD_SOLUTION, &n);
    bool none = solution && n == 4 && memcmp(solution, "none", 4) == 0;
    uint64_t length;
    if (ends && area->count)
        find_goal(s, area, h);
    if (none && maze_count(s->maze, MAZE_PATH) > 0)
        wrong(&r, "cells are marked, and the header says that there is no path");
    length = ends && !none ? check_marks(&r, s, h) : UINT64_MAX;
    check_field(&r, h, length);
    if ((ends && check_length(&r, s, area, length, none, err)) || stats_maze(&t, s, false, h, err))
        return -1;
    if (!t.value[STAT_PERFECT]) {
        snprintf(what, sizeof what, "the maze is not perfect: %llu components, %llu loops",
                 (unsigned long long)t.value[STAT_COMPONENTS],
                 (unsigned long long)t.value[STAT_LOOPS]);
        wrong(&r, what);
    }
    return r.wrong;
}
