#include "solution.h"

#include "common/maze/bfs.h"

int solution_exists(const struct search *s, struct err *err)
{
    const int got = bfs_search(s->maze, s->goal, s->start, NULL, &s->scratch[0], err);
    if (got > 0) {
        maze_clear(s->maze, MAZE_SEEN | MAZE_BACK);
        maze_seal_border(s->maze);
    }
    return got;
}

uint64_t solution_mark(struct maze *m, size_t from, size_t to)
{
    uint64_t moves = 0;
    m->cell[from] |= MAZE_PATH;
    for (; from != to; moves++) {
        from = maze_step_back(m, from);
        m->cell[from] |= MAZE_PATH;
    }
    return moves;
}

/* Makes a seen cell visited, and sets MAZE_SEEN in all cells that are not marked, because the
 * search enters only marked cells. */
static unsigned solution_see_unmarked(unsigned cell)
{
    unsigned rest = cell & ~(unsigned)(MAZE_SEEN | MAZE_PATH | MAZE_BACK), path = cell & MAZE_PATH;
    return rest | solution_seen_as_visited(cell) | (path ^ MAZE_PATH) * (MAZE_SEEN / MAZE_PATH);
}

int solution_shorten(struct search *s, struct err *err)
{
    struct maze *m = s->maze;
    maze_map(m, solution_see_unmarked);
    if (bfs_search(m, s->goal, s->start, NULL, &s->scratch[0], err) < 0)
        return -1;
    s->length = solution_mark(m, s->start, s->goal);
    maze_map(m, solution_clear_seen);
    return SOLVE_PATH;
}
