/* stats: figures of a maze and of what a search found in it, a table of names. */
#ifndef SOLVE_RUN_STATS_H
#define SOLVE_RUN_STATS_H

#include "common/solve/solve.h"
#include "common/stream/header.h"

/* All of them: the constant STAT_..., the name, what it is. */
#define STATS_ALL(X)                                                                               \
    X(INDEX, "index", "number of the maze, of its header")                                         \
    X(SEED, "seed", "of its header")                                                               \
    X(ALGORITHM, "algorithm", "of its header")                                                     \
    X(WIDTH, "width", "columns")                                                                   \
    X(HEIGHT, "height", "rows")                                                                    \
    X(CELLS, "cells", "cells that are not solid, or free blocks")                                  \
    X(WALLS, "walls", "walls that stand between two cells, or obstacles")                          \
    X(DEAD_ENDS, "dead_ends", "cells with one way to a neighbour")                                 \
    X(CORRIDORS, "corridors", "cells with two")                                                    \
    X(JUNCTIONS, "junctions", "cells with three or four")                                          \
    X(CROSSROADS, "crossroads", "cells with four")                                                 \
    X(COMPONENTS, "components", "parts that hang together")                                        \
    X(LOOPS, "loops", "passages, less cells, and components")                                      \
    X(SOLVABLE, "solvable", "1 if there is a way from start to goal, or 0")                        \
    X(UNIQUE, "unique", "1 if there is exactly one simple way")                                    \
    X(PERFECT, "perfect", "1 if there is one component and no loop")                               \
    X(LENGTH, "length", "moves of the path that was found")                                        \
    X(TURNS, "turns", "changes of direction on the path")                                          \
    X(VISITED, "visited", "cells that the search looked at")                                       \
    X(STEPS, "steps", "moves of a solver that walks")                                              \
    X(CHOICES, "choices", "junctions on the path")

#define STATS_CONSTANT(id, name, summary) STAT_##id,
enum stats_field { STATS_ALL(STATS_CONSTANT) STATS };

/* The figures of one maze; what there is none of is written as -. */
struct stats {
    uint64_t value[STATS];
    bool has[STATS];
};

/* All names, ended by NULL. */
extern const struct opt_entry *const stats_list[];

/* What can be told of the maze itself, read into *s->maze, and, with ends, of all the
 * ways from start to goal: everything before STAT_LENGTH. Scratch bits may be left in
 * the cells, and marks are lost. 0, or -1 and err: no memory. */
int stats_maze(struct stats *t, struct search *s, bool ends, const struct header *h,
               struct err *err);

/* The rest, after search_run, with visited, has found what it returned. */
void stats_search(struct stats *t, const struct search *s, const struct solve *solver, int found,
                  uint64_t visited);

/* The names, and the figures, a line each, separated by tabs. */
void stats_write_names(struct out *out);
void stats_write(struct out *out, const struct stats *t, const struct header *h);

#endif
