/* dead-end: dead-end filling.
 *
 * Idea: a cell with a single passage that is neither the start nor the goal is a dead end, and no
 * path leads through it. Fill it, which may make its neighbour a dead end, and so on. What remains
 * is the path and, in a maze with loops, also the loops.
 *
 * Correctness: a path from start to goal needs two passages at every cell in between. The solver
 * sees the whole maze, and the order of filling does not matter; here it is memory order, with each
 * dead end followed to its junction. Each cell stores the set of its closed directions
 * (kit/fill.h), which is 1.45 to 1.6 times as fast as testing its walls and neighbours. Most short
 * dead ends are filled before that, many cells at a time (kit/prune.h), which halves the time in
 * mazes of kruskal, wilson and eller.
 *
 * Marks: a path if there are no loops, otherwise the set of all remaining cells that are connected
 * to the start. Visited: the filled cells.
 *
 * Cost: each cell is filled at most once. Memory: 8 bytes per cell of a frontier, for finding the
 * cells that remain connected.
 *
 * Reference: Walter D. Pullen, "Think Labyrinth: Maze algorithms" (dead end filler). */
#include "common/solve/kit/fill.h"
#include "common/solve/kit/shape_search.h"

static int dead_end_solve(struct search *s, struct err *err)
{
    return fill_dead_ends(s, err) ? -1 : fill_mark_rest(s, err);
}

/* Fills cell k of a maze with a shape if it is a dead end. Returns the cell that it leads to, or
 * SHAPE_NOWHERE if there is none. */
static uint32_t dead_end_fill(const struct search *s, uint32_t k)
{
    const struct shape_search *p = s->shape;
    uint32_t wall;
    const unsigned passages = shape_search_fresh(p, k, 0, &wall);
    if (passages > 1 || shape_search_bits(p, k) & MAZE_VISITED || k == p->start || k == p->goal ||
        shape_graph_is_solid(&p->graph, k))
        return SHAPE_NOWHERE;
    shape_search_mark(s, k, MAZE_VISITED, FRAME_FINISHED);
    shape_search_step(s, k);
    return passages ? shape_search_beyond(p, wall, k) : SHAPE_NOWHERE;
}

static int dead_end_solve_shape(struct search *s)
{
    const struct shape_search *p = s->shape;
    const uint32_t cells = (uint32_t)p->graph.pieces.count;
    size_t left;
    for (uint32_t k = 0; k < cells; k++)
        shape_search_mark(s, k, 0, shape_graph_is_solid(&p->graph, k) ? 0 : FRAME_ACTIVE);
    for (uint32_t k = 0; k < cells; k++)
        for (uint32_t at = k; at != SHAPE_NOWHERE;)
            at = dead_end_fill(s, at);
    left = shape_search_from(p, p->goal, MAZE_VISITED, 0);
    if (p->distance[p->start] == SHAPE_NOWHERE)
        return SOLVE_NONE;
    for (size_t n = 0; n < left; n++)
        shape_search_mark(s, p->order[n], MAZE_PATH, FRAME_ACTIVE);
    shape_search_descend(s, MAZE_PATH);
    return left == s->length + 1 ? SOLVE_PATH : SOLVE_SET;
}

const struct solve solve_dead_end = {
    .entry = {"dead-end", "fills dead ends until none remain", NULL,
              "dead-end-filler dead-end-filling"},
    .complete = true,
    .solve = dead_end_solve,
    .solve_shape = dead_end_solve_shape,
};
