#include "endpoints.h"

#include <string.h>

#define NONE SIZE_MAX

/* Returns whether cell (x, y), at the border, has a gap in it. Then the cell is not solid. */
static bool endpoints_is_opening(const struct maze *m, size_t x, size_t y)
{
    size_t i = y * m->stride + x;
    return (y == 0 && maze_open(m, i, MAZE_N)) || (x == 0 && maze_open(m, i, MAZE_W)) ||
           (y == m->height - 1 && maze_open(m, i, MAZE_S)) ||
           (x == m->width - 1 && maze_open(m, i, MAZE_E));
}

/* Returns the first opening in reading order, or, if `opening` is false, the first free cell; the
 * last one if `last` is true. Skips cell `except`. Returns NONE if there is none. */
static size_t endpoints_default(const struct maze *m, bool opening, bool last, size_t except)
{
    for (size_t k = 0; k < m->height; k++) {
        const size_t y = last ? m->height - 1 - k : k;
        const bool whole_row = !opening || y == 0 || y == m->height - 1 || m->width == 1;
        for (size_t j = 0; j < m->width; j += whole_row ? 1 : m->width - 1) {
            const size_t x = last ? m->width - 1 - j : j, i = y * m->stride + x;
            if (i != except && (opening ? endpoints_is_opening(m, x, y) : !maze_solid(m, i)))
                return i;
        }
    }
    return NONE;
}

/* Returns another default than `cell`, which is the start and the goal: another opening, or else
 * the first or the last free cell, as `last` says, or else the other of these two. Returns `cell`
 * if there is no other free cell. */
static size_t endpoints_other(const struct maze *m, bool last, size_t cell)
{
    size_t other = endpoints_default(m, true, last, cell);
    if (other == NONE)
        other = endpoints_default(m, false, last, NONE);
    return other != cell ? other : endpoints_default(m, false, !last, NONE);
}

/* ---- what is specified ---- */

/* Checks that the place of `key` is in the maze, which is endless or has the size of the header.
 * Returns 0, or -1 with *err set. */
static int endpoints_check_place(const struct header *h, const char *key,
                                 const struct search_place *place, struct err *err)
{
    if (place->x < h->width && (h->endless || place->y < h->height))
        return 0;
    return h->endless ? err_set(err, "%s %zu,%zu is outside the maze, which is %zu cells wide", key,
                                place->x, place->y, h->width)
                      : err_set(err, "%s %zu,%zu is outside the %zux%zu maze", key, place->x,
                                place->y, h->width, h->height);
}

/* Reads the place that the option or else the field `id` specifies. Returns 1, 0 if neither does,
 * or -1 with *err set. */
static int endpoints_read_place(const struct header *h, enum field_id id,
                                const struct endpoint *option, struct search_place *place,
                                struct err *err)
{
    int got = 1;
    *place = (struct search_place){option->x, option->y};
    if (!option->is_set)
        got = header_get_place(h, id, &place->x, &place->y, err);
    return got > 0 && endpoints_check_place(h, field_table[id].key, place, err) ? -1 : got;
}

/* Adds a goal. Returns 0, or -1 with *err set if memory runs out. */
static int endpoints_add_goal(struct goal_set *goals, const struct search_place *goal,
                              struct err *err)
{
    if (mem_need_array(&goals->mem, goals->count + 1, sizeof *goal, 0))
        return err_memory(err);
    ((struct search_place *)(void *)goals->mem.at)[goals->count++] = *goal;
    return 0;
}

/* Reads several goals, n bytes at `list`. Returns 0, or -1 with *err set. */
static int endpoints_read_goals(struct goal_set *goals, const struct header *h, const char *list,
                                size_t n, struct err *err)
{
    struct search_place goal;
    const char *at = list;
    size_t left = n;
    int got;
    while ((got = header_next_place(&at, &left, &goal.x, &goal.y)) > 0)
        if (endpoints_check_place(h, "goal", &goal, err) || endpoints_add_goal(goals, &goal, err))
            return -1;
    if (got < 0 || goals->count == 0)
        return err_set(err, "goals '%.*s' is not a list of cells X,Y+X,Y", (int)(n < 40 ? n : 40),
                       list);
    return 0;
}

int endpoints_read(struct endpoints *e, const struct header *h, const struct endpoint *start,
                   const struct endpoint *goal, struct err *err)
{
    size_t n = 0;
    const char *list = goal->list;
    struct search_place place;
    int got = endpoints_read_place(h, FIELD_START, start, &e->start, err);
    e->has_start = got > 0;
    e->goals.count = 0;
    if (got < 0)
        return -1;
    if (list)
        n = strlen(list);
    else if (!goal->is_set)
        list = header_get(h, FIELD_GOALS, &n);
    if (list) {
        got = endpoints_read_goals(&e->goals, h, list, n, err);
    } else {
        got = endpoints_read_place(h, FIELD_GOAL, goal, &place, err);
        if (got > 0 && endpoints_add_goal(&e->goals, &place, err))
            return -1;
    }
    e->has_goal = e->goals.count > 0;
    return got < 0 ? -1 : 0;
}

/* ---- what the maze has there ---- */

/* Returns whether a board is the lattice of a maze of walls: all posts are obstacles, and the block
 * of a cell is one only if all its walls are. */
static bool endpoints_is_lattice(const struct maze *m)
{
    if (m->width % 2 == 0 || m->height % 2 == 0 || m->width == 1 || m->height == 1)
        return false;
    for (size_t y = 0; y < m->height; y += 2)
        for (size_t x = 0; x < m->width; x += 2) {
            const size_t post = y * m->stride + x, cell = post + m->stride + 1;
            if (!maze_solid(m, post))
                return false;
            for (unsigned d = 0; d < 4 && x + 1 < m->width && y + 1 < m->height; d++)
                if (maze_solid(m, cell) && !maze_solid(m, maze_neighbour(m, cell, d)))
                    return false;
        }
    return true;
}

/* Returns whether block (x, y) would be a post or a wall if the board, which has been generated,
 * were a lattice. */
static bool endpoints_may_be_wall(const struct header *h, size_t x, size_t y)
{
    size_t n;
    return h->kind == MAZE_BLOCK && !(x % 2 && y % 2) && header_get(h, FIELD_ALGORITHM, &n);
}

/* Refuses block (x, y), which is a post of a generated lattice or a `wall`: the user probably
 * counted cells, not blocks. Returns -1 with *err set. */
static int endpoints_refuse_wall(const char *key, size_t x, size_t y, const char *wall,
                                 struct err *err)
{
    return err_set(err, "%s %zu,%zu is a %s of the lattice; the nearest cell is block %zu,%zu", key,
                   x, y, x % 2 || y % 2 ? wall : "post",
                   x % 2   ? x
                   : x > 0 ? x - 1
                           : 1,
                   y % 2   ? y
                   : y > 0 ? y - 1
                           : 1);
}

/* Refuses cell i if it is a post or a wall of a generated lattice. On other boards, such as that of
 * a game, obstacles can be a start. Returns 0, or -1 with *err set. */
static int endpoints_check_lattice(const struct maze *m, const struct header *h, const char *key,
                                   size_t i, struct err *err)
{
    const size_t x = i % m->stride, y = i / m->stride;
    if (!maze_solid(m, i) || !endpoints_may_be_wall(h, x, y) || !endpoints_is_lattice(m))
        return 0;
    return endpoints_refuse_wall(key, x, y, "wall", err);
}

int endpoints_refuse_goal(const struct search_place *goal, struct err *err)
{
    return err_set(err, "goal %zu,%zu is an obstacle", goal->x, goal->y);
}

int endpoints_find(const struct maze *m, const struct header *h, const struct endpoint *start,
                   const struct endpoints *e, size_t *from, size_t *to, struct err *err)
{
    const struct search_place *goals = goal_set_places(&e->goals);
    size_t first = NONE;
    if (e->has_start) {
        *from = search_cell(m, &e->start);
        if (start->is_set && endpoints_check_lattice(m, h, "start", *from, err))
            return -1;
    } else {
        first = endpoints_default(m, true, false, NONE);
        *from = first != NONE ? first : endpoints_default(m, false, false, NONE);
    }
    for (size_t k = 0; k < e->goals.count; k++) {
        const size_t goal = search_cell(m, &goals[k]);
        if (endpoints_check_lattice(m, h, "goal", goal, err))
            return -1;
        if (maze_solid(m, goal))
            return endpoints_refuse_goal(&goals[k], err);
    }
    if (e->has_goal) {
        *to = search_cell(m, &goals[0]);
    } else {
        size_t last = endpoints_default(m, true, true, NONE);
        if (first == NONE && last != NONE)
            first = endpoints_default(m, true, false, NONE);
        *to = last != NONE && last != first ? last : endpoints_default(m, false, true, NONE);
    }
    if (*from == *to && *to != NONE && !e->has_start)
        *from = endpoints_other(m, false, *to);
    else if (*from == *to && *to != NONE && !e->has_goal)
        *to = endpoints_other(m, true, *from);
    return *from != NONE && *to != NONE;
}

/* Returns 0 if block (x, y) may be a wall and the whole maze is needed to know it; 1 if not; or -1
 * with *err set if it is an endless maze, whose generated boards are all lattices. */
static int endpoints_place_is_known(const struct header *h, const char *key, size_t x, size_t y,
                                    struct err *err)
{
    if (!endpoints_may_be_wall(h, x, y))
        return 1;
    return h->endless ? endpoints_refuse_wall(key, x, y, "place of a wall", err) : 0;
}

int endpoints_are_known(const struct header *h, const struct endpoint *start,
                        const struct endpoints *e, struct err *err)
{
    const struct search_place *goals = goal_set_places(&e->goals);
    int known = e->has_start && e->has_goal;
    if (known && start->is_set)
        known = endpoints_place_is_known(h, "start", e->start.x, e->start.y, err);
    for (size_t k = 0; k < e->goals.count && h->kind == MAZE_BLOCK && known > 0; k++)
        known = endpoints_place_is_known(h, "goal", goals[k].x, goals[k].y, err);
    return known;
}
