#include "fill.h"

#include "../rng.h"

void fill_from(const struct search *s, size_t i)
{
    const struct maze *m = s->maze;
    while (i != s->start && i != s->goal && !(m->cell[i] & MAZE_SEEN)) {
        unsigned ways = fill_ways(m, i);
        if (!fill_at_most_one(ways) || (!ways && maze_solid(m, i)))
            return;
        m->cell[i] |= MAZE_SEEN;
        film_off(s->film, i);
        film_step(s->film);
        if (!ways)
            return;
        i = maze_beside(m, i, (unsigned)rng_lowest(ways));
    }
}

/* What is filled is visited, too, so that it can be told from what is flooded. */
static void mark_filled(struct maze *m)
{
    unsigned char *row = m->cell;
    for (size_t y = 0; y < m->height; y++, row += m->stride)
        for (size_t x = 0; x < m->width; x++) {
            unsigned seen = solve_as_visited(row[x]);
            row[x] = (unsigned char)((row[x] & ~(unsigned)(MAZE_VISITED | MAZE_BACK)) | seen);
        }
}

/* The cells that were flooded, marked; how many. */
static uint64_t mark_flooded(struct maze *m)
{
    unsigned char *row = m->cell;
    uint64_t cells = 0;
    for (size_t y = 0; y < m->height; y++, row += m->stride)
        for (size_t x = 0; x < m->width; x++) {
            unsigned is = (row[x] & (MAZE_SEEN | MAZE_VISITED)) == MAZE_SEEN;
            row[x] = (unsigned char)((row[x] & ~(unsigned)MAZE_SEEN) | is * MAZE_PATH);
            cells += is;
        }
    return cells;
}

int fill_rest(struct search *s, struct err *err)
{
    struct maze *m = s->maze;
    uint64_t cells;
    mark_filled(m);
    if (flood(m, s->goal, SIZE_MAX, NULL, &s->work[0], err) < 0)
        return -1;
    if (!(m->cell[s->start] & MAZE_SEEN))
        return SOLVE_NONE;
    s->length = 0;
    for (size_t i = s->start; i != s->goal; s->length++)
        i = maze_beside(m, i, m->cell[i] >> MAZE_BACK_SHIFT);
    cells = mark_flooded(m);
    return cells == s->length + 1 ? SOLVE_PATH : SOLVE_SET;
}
