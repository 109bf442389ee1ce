#include "fill.h"
#include "solution.h"

#include "common/base/bits.h"
#include "common/maze/bfs.h"

void fill_from(const struct search *s, size_t i)
{
    const struct maze *m = s->maze;
    while (i != s->start && i != s->goal && !(m->cell[i] & MAZE_SEEN)) {
        unsigned dirs = fill_open_dirs(m, i);
        if (dirs & (dirs - 1) || (!dirs && maze_solid(m, i)))
            return;
        m->cell[i] |= MAZE_SEEN;
        frames_abandon(s->frames, i);
        frames_step(s->frames);
        if (!dirs)
            return;
        i = maze_neighbour(m, i, (unsigned)bits_lowest(dirs));
    }
}

void fill_dead_ends(const struct search *s)
{
    const struct maze *m = s->maze;
    frames_activate_all(s->frames);
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x++)
            fill_from(s, y * m->stride + x);
}

/* Makes a filled cell visited, too, to distinguish it from the cells that a search reaches. */
static unsigned fill_visit_filled(unsigned cell)
{
    return (cell & ~(unsigned)(MAZE_VISITED | MAZE_BACK)) | solution_seen_as_visited(cell);
}

/* Marks a cell that was reached and is not filled. */
static unsigned fill_mark_reached(unsigned cell)
{
    unsigned rest = cell & ~(unsigned)MAZE_SEEN;
    return (cell & (MAZE_SEEN | MAZE_VISITED)) == MAZE_SEEN ? rest | MAZE_PATH : rest;
}

int fill_mark_rest(struct search *s, struct err *err)
{
    struct maze *m = s->maze;
    maze_map(m, fill_visit_filled);
    if (bfs_search(m, s->goal, SIZE_MAX, NULL, &s->scratch[0], err) < 0)
        return -1;
    if (!(m->cell[s->start] & MAZE_SEEN)) {
        maze_map(m, solution_clear_seen);
        return SOLVE_NONE;
    }
    s->length = solution_mark(m, s->start, s->goal);
    maze_map(m, fill_mark_reached);
    return maze_count(m, MAZE_PATH) == s->length + 1 ? SOLVE_PATH : SOLVE_SET;
}
