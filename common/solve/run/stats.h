/* stats: the statistics of a maze and of a search in it, a table of names. */
#ifndef SOLVE_RUN_STATS_H
#define SOLVE_RUN_STATS_H

#include "common/maze/maze_hash.h"
#include "common/solve/solve.h"
#include "common/stream/header.h"

/* X(constant, name, summary) for each, in the order of the columns. */
#define STATS_ALL(X)                                                                               \
    X(INDEX, "index", "index, from the header")                                                    \
    X(SEED, "seed", "seed, from the header")                                                       \
    X(ALGORITHM, "algorithm", "algorithm, from the header")                                        \
    X(WIDTH, "width", "columns")                                                                   \
    X(HEIGHT, "height", "rows")                                                                    \
    X(CELLS, "cells", "cells that are not solid, or free blocks")                                  \
    X(WALLS, "walls", "walls between two cells, or obstacles")                                     \
    X(DEAD_ENDS, "dead_ends", "cells with one passage")                                            \
    X(CORRIDORS, "corridors", "cells with two passages")                                           \
    X(JUNCTIONS, "junctions", "cells with three or four passages")                                 \
    X(CROSSROADS, "crossroads", "cells with four passages")                                        \
    X(COMPONENTS, "components", "connected components")                                            \
    X(LOOPS, "loops", "independent cycles: passages - cells + components")                         \
    X(SOLVABLE, "solvable", "1 if there is a path from start to goal, or 0")                       \
    X(UNIQUE, "unique", "1 if there is exactly one simple path, or 0")                             \
    X(PERFECT, "perfect", "1 if there is one component and no loop, or 0")                         \
    X(LENGTH, "length", "length of the path, in moves")                                            \
    X(TURNS, "turns", "changes of direction on the path")                                          \
    X(VISITED, "visited", "cells that the search visited")                                         \
    X(STEPS, "steps", "moves made by a walker")                                                    \
    X(CHOICES, "choices", "junctions on the path")                                                 \
    STATS_ADDED(X)

/* The rows that are measured only if they are named. */
#define STATS_ADDED(X)                                                                             \
    X(HASH, "hash", "hash of the passages")                                                        \
    X(HASH_ENDS, "hash_ends", "hash of the passages, start and goal")                              \
    X(CANONICAL, "canonical", "least hash of all rotations and reflections")                       \
    X(CANONICAL_ENDS, "canonical_ends", "the same, with start and goal")

#define STATS_CONSTANT(id, name, summary) STAT_##id,
enum stats_field { STATS_ALL(STATS_CONSTANT) STATS };

/* Statistics from STATS_MORE on are measured only if they are named. A set of them has bit k for
 * STATS_MORE + k. */
#define STATS_MORE       STAT_HASH
#define STATS_BIT(field) ((uint64_t)1 << ((field)-STATS_MORE))

/* The names of the statistics from STATS_MORE on: the words of a key whose value is such a set. */
extern const char *const stats_more[];

/* Returns whether a statistic is a hash, which is written as 16 hexadecimal digits. */
static inline bool stats_is_hash(enum stats_field field)
{
    return field >= STAT_HASH;
}

/* The statistics of one maze. One that does not exist is written as -. */
struct stats {
    uint64_t value[STATS];
    bool has[STATS];
};

/* All names, by enum stats_field, ended by NULL. */
extern const struct opt_entry *const stats_list[];

/* Measures the maze *s->maze, as it was read: all statistics before STAT_LENGTH. If has_endpoints
 * is true, that includes whether there is exactly one simple path from start to goal. Clears the
 * marks; leaves scratch bits. Returns 0, or -1 with *err set if memory runs out. */
int stats_maze(struct stats *t, struct search *s, bool has_endpoints, const struct header *h,
               struct err *err);

/* Sets the statistics that a header contains. */
void stats_header(struct stats *t, const struct header *h);

/* Returns whether a statistic is measured with this solver: a search by rows knows only the
 * statistics of the header, STAT_SOLVABLE and STAT_LENGTH. */
bool stats_has(enum stats_field field, const struct solve *solver);

/* Measures those statistics of a set from STATS_MORE on that the maze has; before the search.
 * endpoints: start and goal; NULL: there are none. */
void stats_measure_more(struct stats *t, uint64_t set, const struct maze *m,
                        const struct maze_endpoints *endpoints);

/* Adds the other statistics, after search_run has returned `found` and visited this many cells. */
void stats_search(struct stats *t, const struct search *s, const struct solve *solver, int found,
                  uint64_t visited);

/* Writes the value of a statistic into `text`. Returns `text`, or NULL if it does not exist. */
const char *stats_text(const struct stats *t, enum stats_field field, char text[NUMBER_TEXT]);

/* Write the names and the values of all statistics before STATS_MORE and of those in a set, as a
 * line with tabs between them or, if `csv` is true, commas; the value of a statistic that does not
 * exist is then empty. */
void stats_write_names(struct out *out, uint64_t set, bool csv);
void stats_write(struct out *out, const struct stats *t, const struct header *h, uint64_t set,
                 bool csv);

#endif
