#include "ends.h"

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

/* The option or the header's field: 1 and the cell, 0 if there is neither. */
static int named(const struct maze *m, const struct header *h, const char *key,
                 const struct end *option, size_t *cell, struct err *err)
{
    size_t x = option->x, y = option->y;
    int got = option->given ? 1 : header_get_place(h, key, &x, &y, err);
    if (got > 0 && (x >= m->width || y >= m->height))
        return err_set(err, "%s %zu,%zu is outside the %zux%zu maze", key, x, y, m->width,
                       m->height);
    if (got > 0)
        *cell = y * m->stride + x;
    return got;
}

int ends_find(const struct maze *m, const struct header *h, const struct end *start,
              const struct end *goal, size_t *from, size_t *to, struct err *err)
{
    size_t first = NONE;
    int got = named(m, h, "start", start, from, err);
    if (got < 0)
        return -1;
    if (!got) {
        first = opening(m, false);
        *from = first != NONE ? first : free_cell(m, false);
    }
    got = named(m, h, "goal", goal, to, err);
    if (got < 0)
        return -1;
    if (got && maze_solid(m, *to))
        return err_set(err, "goal %zu,%zu is an obstacle", *to % m->stride, *to / m->stride);
    if (!got) {
        size_t last = opening(m, true);
        if (first == NONE && last != NONE)
            first = opening(m, false);
        *to = last != NONE && last != first ? last : free_cell(m, true);
    }
    return *from != NONE && *to != NONE;
}
