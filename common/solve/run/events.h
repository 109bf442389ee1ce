/* events: a search as a list of events with their costs, from which models learn to search.
 *
 * The search runs from the start to the goal. The cells that it has found and not left are open.
 * Again and again it closes one of them and creates the open cells beside it, to the south, north,
 * west and east, until it closes the goal:
 *
 *     create X Y G H   the cell X,Y is open; G moves lead there, the heuristic says H more
 *     close X Y G H    the open cell with the least G + H (astar), the first one (bfs), or the last
 *                      one (dfs); among several, the first in reading order, or a random one
 *     plan X Y         a cell of the path, from the start to the goal
 *
 * A cell is created again if astar finds fewer moves to it, or dfs finds it again. With a seed, the
 * order of the directions is random, too.
 *
 * Reference: Lucas Lehnert et al., "Beyond A*: better planning with transformers via search
 * dynamics bootstrapping", 2024, whose deterministic data have these costs and this order. */
#ifndef SOLVE_RUN_EVENTS_H
#define SOLVE_RUN_EVENTS_H

#include "common/solve/solve.h"
#include "common/stream/writer.h"

/* Memory that is reused; {0} before first use. All but its size is as before after a search. */
struct events {
    size_t cells;     /* for mazes of up to this many cells and border cells */
    struct mem state; /* by cell: see events.c */
    struct mem moves; /* size_t, by cell that is open or closed: moves from the start */
    struct mem
        heap; /* struct events_open: the open cells, some of them repeatedly; then the path */
    struct mem found; /* size_t: the cells whose state is not 0 */
};

/* Searches *s->maze, whose walls and obstacles a search has left, in the order of solver->events,
 * and writes the events; none if the maze has no endpoints. With w->line, they are on one line.
 * Returns 0, or -1 with *err set if memory runs out. */
int events_write(struct events *e, const struct writer *w, const struct search *s,
                 const struct solve *solver, bool has_endpoints, struct err *err);

void events_free(struct events *e);

#endif
