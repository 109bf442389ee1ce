#include "fill.h"
#include "solution.h"

#include "common/base/bits.h"

void fill_from(const struct search *s, size_t i)
{
    const struct maze *m = s->maze;
    while (i != s->start && i != s->goal && !(m->cell[i] & MAZE_SEEN)) {
        unsigned ways = fill_ways(m, i);
        if (!fill_at_most_one(ways) || (!ways && maze_solid(m, i)))
            return;
        m->cell[i] |= MAZE_SEEN;
        frames_abandon(s->frames, i);
        frames_step(s->frames);
        if (!ways)
            return;
        i = maze_neighbour(m, i, (unsigned)bits_lowest(ways));
    }
}

/* What is filled is visited, too, so that it can be told from what is flooded. */
static unsigned visit_filled(unsigned cell)
{
    return (cell & ~(unsigned)(MAZE_VISITED | MAZE_BACK)) | solution_seen_as_visited(cell);
}

/* What is flooded, and not filled, is marked. */
static unsigned mark_flooded(unsigned cell)
{
    unsigned rest = cell & ~(unsigned)MAZE_SEEN;
    return (cell & (MAZE_SEEN | MAZE_VISITED)) == MAZE_SEEN ? rest | MAZE_PATH : rest;
}

int fill_rest(struct search *s, struct err *err)
{
    struct maze *m = s->maze;
    maze_map(m, visit_filled);
    if (bfs_search(m, s->goal, SIZE_MAX, NULL, &s->work[0], err) < 0)
        return -1;
    if (!(m->cell[s->start] & MAZE_SEEN)) {
        maze_map(m, solution_clear_seen);
        return SOLVE_NONE;
    }
    s->length = 0;
    for (size_t i = s->start; i != s->goal; s->length++)
        i = maze_step_back(m, i);
    maze_map(m, mark_flooded);
    return maze_count(m, MAZE_PATH) == s->length + 1 ? SOLVE_PATH : SOLVE_SET;
}
