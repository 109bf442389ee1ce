/* dfs: depth-first search.
 *
 * Idea: from the start, enter the first fresh neighbour in the order north, east, south, west, or,
 * with a seed, a random one. If there is none, step back. When the goal is reached, the path so far
 * is shortened as much as possible within its cells and marked.
 *
 * Correctness: no cell is abandoned while one of its neighbours is fresh.
 *
 * Marks: a path; in a perfect maze, it is the only one; with loops, it may be much longer than a
 * shortest one. Visited: the cells entered.
 *
 * Cost: each cell is entered once and left once. Memory: only the maze; the direction back takes
 * two scratch bits, so no stack is needed, even for long paths.
 *
 * Reference: Robert E. Tarjan, "Depth-first search and linear graph algorithms", 1972. */
#include "common/solve/kit/choice.h"
#include "common/solve/kit/shape_search.h"
#include "common/solve/kit/solution.h"
#include "solve.h"

static int dfs_solve(struct search *s, struct err *err)
{
    struct maze *m = s->maze;
    struct frames *const frames = s->frames;
    struct choice choice = choice_init(s->values[0]);
    size_t i = s->start;
    m->cell[i] |= MAZE_SEEN;
    frames_activate(frames, i);
    while (i != s->goal) {
        unsigned fresh = maze_open_dirs(m->cell + i, m->stride, MAZE_SEEN, 0), d;
        if (!fresh && i == s->start)
            return SOLVE_NONE;
        if (fresh) {
            d = choice_dir(&choice, fresh);
            i = maze_neighbour(m, i, d);
            m->cell[i] |= (unsigned char)(MAZE_SEEN | MAZE_BACK_TO(d ^ 2));
            frames_activate(frames, i);
        } else {
            frames_finish(frames, i);
            i = maze_step_back(m, i);
        }
        frames_step(frames, i);
    }
    solution_mark(m, s->goal, s->start);
    return solution_shorten(s, err);
}

/* Returns an unvisited neighbour of cell k of a maze with a shape. For shape_search_walk. */
static uint32_t dfs_next(const struct search *s, void *context, uint32_t k, uint32_t *wall)
{
    struct choice *choice = context;
    const unsigned fresh = shape_search_fresh(s->shape, k, 0, wall);
    if (fresh > 1 && choice->is_random)
        shape_search_fresh(s->shape, k, (unsigned)rng_below(&choice->rng, fresh), wall);
    return fresh ? shape_search_beyond(s->shape, *wall, k) : SHAPE_NOWHERE;
}

static int dfs_solve_shape(struct search *s)
{
    struct choice choice = choice_init(s->values[0]);
    if (!shape_search_walk(s, dfs_next, &choice, false))
        return SOLVE_NONE;
    shape_search_from(s->shape, s->shape->goal, MAZE_PATH, MAZE_PATH);
    maze_clear(s->maze, MAZE_PATH);
    return shape_search_descend(s, MAZE_PATH | MAZE_VISITED);
}

const struct solve solve_dfs = {
    .entry = {"dfs", "depth-first search", choice_keys,
              "depth-first backtracker recursive-backtracker"},
    .complete = true,
    .events = EVENTS_LAST,
    .solve = dfs_solve,
    .solve_shape = dfs_solve_shape,
};
