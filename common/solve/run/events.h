/* events: a search as a list of events with their costs, from which models learn to search.
 *
 * The search runs from the start to the goal. Cells that it has found and not yet closed are open.
 * It repeatedly closes one of them and creates its open neighbours, to the south, north, west and
 * east, until it closes the goal:
 *
 *     create X Y G H   the cell X,Y is open; G moves lead there, the heuristic estimates H more
 *     close X Y G H    the open cell with the lowest G + H (astar), the first one (bfs), or the
 *                      last one (dfs); among several, the first in reading order, or a random one
 *     plan X Y         a cell of the path, from the start to the goal
 *
 * A cell is created again if astar finds fewer moves to it, or dfs finds it again. With a seed, the
 * order of the directions is also random.
 *
 * Reference: Lucas Lehnert et al., "Beyond A*: better planning with transformers via search
 * dynamics bootstrapping", 2024, whose deterministic data use these costs and this order. */
#ifndef SOLVE_RUN_EVENTS_H
#define SOLVE_RUN_EVENTS_H

#include "common/stream/writer.h"
#include "stats.h"

/* Searches the maze, whose walls and obstacles must be as a search leaves them, in the order of
 * solver->events, and writes the events; writes none if the maze has no endpoints. If w->line is
 * set, writes them on one line. Clears the marks; leaves scratch bits. An output_format.write
 * function that ignores `values`. */
int events_write(const struct writer *w, const struct stats *t, const uint64_t *values);

#endif
