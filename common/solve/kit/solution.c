#include "solution.h"

#include "common/maze/bfs.h"

void solution_mark(struct search *s)
{
    struct maze *m = s->maze;
    size_t at = s->start;
    s->length = 0;
    m->cell[at] |= MAZE_PATH;
    for (; at != s->goal; s->length++) {
        at = maze_step_back(m, at);
        m->cell[at] |= MAZE_PATH;
    }
}

/* Only cells on the path are not seen. */
static unsigned see_all_else(unsigned cell)
{
    unsigned rest = cell & ~(unsigned)(MAZE_SEEN | MAZE_PATH | MAZE_BACK), path = cell & MAZE_PATH;
    return rest | solution_seen_as_visited(cell) | (path ^ MAZE_PATH) * (MAZE_SEEN / MAZE_PATH);
}

int solution_shorten(struct search *s, struct err *err)
{
    struct maze *m = s->maze;
    maze_map(m, see_all_else);
    if (bfs_search(m, s->goal, s->start, NULL, &s->work[0], err) < 0)
        return -1;
    solution_mark(s);
    maze_map(m, solution_clear_seen);
    return SOLVE_PATH;
}
