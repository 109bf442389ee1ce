#include "endpoints.h"

#include <string.h>

#define NONE SIZE_MAX

/* Is cell (x, y), at the border, an opening? With a gap it is not solid. */
static bool is_opening(const struct maze *m, size_t x, size_t y)
{
    size_t i = y * m->stride + x;
    return (y == 0 && maze_open(m, i, MAZE_N)) || (x == 0 && maze_open(m, i, MAZE_W)) ||
           (y == m->height - 1 && maze_open(m, i, MAZE_S)) ||
           (x == m->width - 1 && maze_open(m, i, MAZE_E));
}

/* The first opening in reading order (back: the last), NONE without one. */
static size_t opening(const struct maze *m, bool back)
{
    for (size_t k = 0; k < m->height; k++) {
        size_t y = back ? m->height - 1 - k : k;
        size_t pace = y == 0 || y == m->height - 1 || m->width == 1 ? 1 : m->width - 1;
        for (size_t j = 0; j < m->width; j += pace) {
            size_t x = back ? m->width - 1 - j : j;
            if (is_opening(m, x, y))
                return y * m->stride + x;
        }
    }
    return NONE;
}

/* The first free cell in reading order (back: the last), NONE without one. */
static size_t free_cell(const struct maze *m, bool back)
{
    for (size_t k = 0; k < m->height; k++) {
        size_t y = back ? m->height - 1 - k : k;
        for (size_t j = 0; j < m->width; j++) {
            size_t i = y * m->stride + (back ? m->width - 1 - j : j);
            if (!maze_solid(m, i))
                return i;
        }
    }
    return NONE;
}

/* The cell at a place that someone named; -1 and err: there is none. */
static int cell_at(const struct maze *m, const char *key, size_t x, size_t y, size_t *cell,
                   struct err *err)
{
    if (x >= m->width || y >= m->height)
        return err_set(err, "%s %zu,%zu is outside the %zux%zu maze", key, x, y, m->width,
                       m->height);
    *cell = y * m->stride + x;
    return 0;
}

/* The option or the header's field: 1 and the cell, 0 if there is neither. */
static int named(const struct maze *m, const struct header *h, enum field_id id,
                 const struct endpoint *option, size_t *cell, struct err *err)
{
    size_t x = option->x, y = option->y;
    int got = option->given ? 1 : header_get_place(h, id, &x, &y, err);
    return got > 0 && cell_at(m, field_table[id].key, x, y, cell, err) ? -1 : got;
}

static int goal_check(const struct maze *m, size_t goal, struct err *err)
{
    if (maze_solid(m, goal))
        return err_set(err, "goal %zu,%zu is an obstacle", goal % m->stride, goal / m->stride);
    return 0;
}

/* Reads several goals: 1 and the first. */
static int area_read(struct goal_set *area, const struct maze *m, const char *list, size_t n,
                     size_t *to, struct err *err)
{
    const char *at = list;
    size_t x, y, cell = NONE, bytes, left = n;
    int got;
    while ((got = header_next_place(&at, &left, &x, &y)) > 0) {
        if (cell_at(m, "goal", x, y, &cell, err) || goal_check(m, cell, err))
            return -1;
        if (mem_size(area->count + 1, sizeof cell, 0, &bytes) || mem_need(&area->mem, bytes))
            return err_memory(err);
        ((size_t *)(void *)area->mem.at)[area->count++] = cell;
    }
    if (got < 0 || area->count == 0)
        return err_set(err, "goals '%.*s' are no places X,Y+X,Y", (int)(n < 40 ? n : 40), list);
    *to = *goal_set_cells(area);
    return 1;
}

/* The goal or the goals that are named: 1; 0 where there are none. */
static int goal_named(const struct maze *m, const struct header *h, const struct endpoint *option,
                      size_t *to, struct goal_set *area, struct err *err)
{
    size_t n = 0;
    const char *list = option->list ? option->list : header_get(h, FIELD_GOALS, &n);
    int got;
    area->count = 0;
    if (list && (option->list || !option->given))
        return area_read(area, m, list, option->list ? strlen(list) : n, to, err);
    got = named(m, h, FIELD_GOAL, option, to, err);
    return got > 0 && goal_check(m, *to, err) ? -1 : got;
}

int endpoints_find(const struct maze *m, const struct header *h, const struct endpoint *start,
                   const struct endpoint *goal, size_t *from, size_t *to, struct goal_set *area,
                   struct err *err)
{
    size_t first = NONE;
    int got = named(m, h, FIELD_START, start, from, err);
    if (got < 0)
        return -1;
    if (!got) {
        first = opening(m, false);
        *from = first != NONE ? first : free_cell(m, false);
    }
    got = goal_named(m, h, goal, to, area, err);
    if (got < 0)
        return -1;
    if (!got) {
        size_t last = opening(m, true);
        if (first == NONE && last != NONE)
            first = opening(m, false);
        *to = last != NONE && last != first ? last : free_cell(m, true);
    }
    return *from != NONE && *to != NONE;
}
