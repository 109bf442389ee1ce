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

/* Finds the cell at (x, y), the value of `key`. Returns 0, or -1 with *err set if it is outside the
 * maze. */
static int endpoints_cell(const struct maze *m, const char *key, size_t x, size_t y, size_t *cell,
                          struct err *err)
{
    if (x >= m->width || y >= m->height)
        return err_set(err, "%s %zu,%zu is outside the %zux%zu maze", key, x, y, m->width,
                       m->height);
    *cell = y * m->stride + x;
    return 0;
}

/* Finds the cell that the option or else the field `id` specifies. Returns 1, 0 if neither does, or
 * -1 with *err set. */
static int endpoints_specified(const struct maze *m, const struct header *h, enum field_id id,
                               const struct endpoint *option, size_t *cell, struct err *err)
{
    size_t x = option->x, y = option->y;
    int got = option->is_set ? 1 : header_get_place(h, id, &x, &y, err);
    return got > 0 && endpoints_cell(m, field_table[id].key, x, y, cell, err) ? -1 : got;
}

/* Returns whether *m is the lattice of a maze of walls: all posts are obstacles, and the block of a
 * cell is one only if all its walls are. */
static bool endpoints_is_lattice(const struct maze *m)
{
    if (m->kind != MAZE_BLOCK || m->width % 2 == 0 || m->height % 2 == 0 || m->width == 1 ||
        m->height == 1)
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

/* Refuses a post or a wall, cell i, of the lattice of a maze that has been generated: only someone
 * who counts cells means it. On other boards, such as that of a game, obstacles can be a start. */
static int endpoints_check_lattice(const struct maze *m, const struct header *h, const char *key,
                                   size_t i, struct err *err)
{
    const size_t x = i % m->stride, y = i / m->stride;
    size_t n;
    if ((x % 2 && y % 2) || !maze_solid(m, i) || !header_get(h, FIELD_ALGORITHM, &n) ||
        !endpoints_is_lattice(m))
        return 0;
    return err_set(err, "%s %zu,%zu is a %s of the lattice; the nearest cell is block %zu,%zu", key,
                   x, y, x % 2 || y % 2 ? "wall" : "post",
                   x % 2   ? x
                   : x > 0 ? x - 1
                           : 1,
                   y % 2   ? y
                   : y > 0 ? y - 1
                           : 1);
}

static int endpoints_check_goal(const struct maze *m, const struct header *h, size_t goal,
                                struct err *err)
{
    if (endpoints_check_lattice(m, h, "goal", goal, err))
        return -1;
    if (maze_solid(m, goal))
        return err_set(err, "goal %zu,%zu is an obstacle", goal % m->stride, goal / m->stride);
    return 0;
}

/* Reads several goals, n bytes at `list`, and stores the first in *to. Returns 1, or -1 with *err
 * set. */
static int endpoints_read_goals(struct goal_set *goals, const struct maze *m,
                                const struct header *h, const char *list, size_t n, size_t *to,
                                struct err *err)
{
    const char *at = list;
    size_t x, y, cell = NONE, bytes, left = n;
    int got;
    while ((got = header_next_place(&at, &left, &x, &y)) > 0) {
        if (endpoints_cell(m, "goal", x, y, &cell, err) || endpoints_check_goal(m, h, cell, err))
            return -1;
        if (mem_size(goals->count + 1, sizeof cell, 0, &bytes) || mem_need(&goals->mem, bytes))
            return err_memory(err);
        ((size_t *)(void *)goals->mem.at)[goals->count++] = cell;
    }
    if (got < 0 || goals->count == 0)
        return err_set(err, "goals '%.*s' is not a list of cells X,Y+X,Y", (int)(n < 40 ? n : 40),
                       list);
    *to = *goal_set_cells(goals);
    return 1;
}

/* Finds the goal or the goals that the option or else the header specifies. Returns 1, 0 if neither
 * does, or -1 with *err set. */
static int endpoints_specified_goal(const struct maze *m, const struct header *h,
                                    const struct endpoint *option, size_t *to,
                                    struct goal_set *goals, struct err *err)
{
    size_t n = 0;
    const char *list = option->list ? option->list : header_get(h, FIELD_GOALS, &n);
    int got;
    goals->count = 0;
    if (list && (option->list || !option->is_set))
        return endpoints_read_goals(goals, m, h, list, option->list ? strlen(list) : n, to, err);
    got = endpoints_specified(m, h, FIELD_GOAL, option, to, err);
    return got > 0 && endpoints_check_goal(m, h, *to, err) ? -1 : got;
}

int endpoints_find(const struct maze *m, const struct header *h, const struct endpoint *start,
                   const struct endpoint *goal, size_t *from, size_t *to, struct goal_set *goals,
                   struct err *err)
{
    size_t first = NONE;
    const int has_start = endpoints_specified(m, h, FIELD_START, start, from, err);
    int has_goal;
    if (has_start < 0 || (start->is_set && endpoints_check_lattice(m, h, "start", *from, err)))
        return -1;
    if (!has_start) {
        first = endpoints_default(m, true, false, NONE);
        *from = first != NONE ? first : endpoints_default(m, false, false, NONE);
    }
    has_goal = endpoints_specified_goal(m, h, goal, to, goals, err);
    if (has_goal < 0)
        return -1;
    if (!has_goal) {
        size_t last = endpoints_default(m, true, true, NONE);
        if (first == NONE && last != NONE)
            first = endpoints_default(m, true, false, NONE);
        *to = last != NONE && last != first ? last : endpoints_default(m, false, true, NONE);
    }
    if (*from == *to && *to != NONE && !has_start)
        *from = endpoints_other(m, false, *to);
    else if (*from == *to && *to != NONE && !has_goal)
        *to = endpoints_other(m, true, *from);
    return *from != NONE && *to != NONE;
}
