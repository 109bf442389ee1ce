/* stats: the statistics of a maze and of a search in it, a table of names. */
#ifndef SOLVE_RUN_STATS_H
#define SOLVE_RUN_STATS_H

#include "branches.h"

#include "common/maze/maze_hash.h"
#include "common/solve/solve.h"
#include "common/stream/header.h"

/* How the value of a statistic is written. */
enum stats_type {
    STATS_NUMBER,
    STATS_TEXT,    /* of the header */
    STATS_HASH,    /* 16 hexadecimal digits */
    STATS_DECIMAL, /* the value is the number times 100, and has two decimals */
};

enum { STATS_DECIMALS = 2, STATS_HUNDRED = 100 };

/* X(constant, name, type, summary) for each, in the order of the columns. */
#define STATS_ALL(X)                                                                               \
    X(INDEX, "index", STATS_NUMBER, "index, from the header")                                      \
    X(SEED, "seed", STATS_NUMBER, "seed, from the header")                                         \
    X(ALGORITHM, "algorithm", STATS_TEXT, "algorithm, from the header")                            \
    X(WIDTH, "width", STATS_NUMBER, "columns")                                                     \
    X(HEIGHT, "height", STATS_NUMBER, "rows")                                                      \
    X(CELLS, "cells", STATS_NUMBER, "cells that are not solid, or free blocks")                    \
    X(WALLS, "walls", STATS_NUMBER, "walls between two cells, or obstacles")                       \
    X(DEAD_ENDS, "dead_ends", STATS_NUMBER, "cells with one passage")                              \
    X(CORRIDORS, "corridors", STATS_NUMBER, "cells with two passages")                             \
    X(JUNCTIONS, "junctions", STATS_NUMBER, "cells with three or four passages")                   \
    X(CROSSROADS, "crossroads", STATS_NUMBER, "cells with four passages")                          \
    X(COMPONENTS, "components", STATS_NUMBER, "connected components")                              \
    X(LOOPS, "loops", STATS_NUMBER, "independent cycles: passages - cells + components")           \
    X(SOLVABLE, "solvable", STATS_NUMBER, "1 if there is a path from start to goal, or 0")         \
    X(UNIQUE, "unique", STATS_NUMBER, "1 if there is exactly one simple path, or 0")               \
    X(PERFECT, "perfect", STATS_NUMBER, "1 if there is one component and no loop, or 0")           \
    X(LENGTH, "length", STATS_NUMBER, "length of the path, in moves")                              \
    X(TURNS, "turns", STATS_NUMBER, "changes of direction on the path")                            \
    X(VISITED, "visited", STATS_NUMBER, "cells that the search visited")                           \
    X(STEPS, "steps", STATS_NUMBER, "moves made by a walker")                                      \
    X(CHOICES, "choices", STATS_NUMBER, "junctions on the path")                                   \
    STATS_ADDED(X)

/* The rows that are measured only if they are named. */
#define STATS_ADDED(X)                                                                             \
    X(HASH, "hash", STATS_HASH, "hash of the passages")                                            \
    X(HASH_ENDS, "hash_ends", STATS_HASH, "hash of the passages, start and goal")                  \
    X(CANONICAL, "canonical", STATS_HASH, "least hash of all rotations and reflections")           \
    X(CANONICAL_ENDS, "canonical_ends", STATS_HASH, "the same, with start and goal")               \
    X(APART, "apart", STATS_NUMBER, "columns plus rows from start to goal")                        \
    X(DETOUR, "detour", STATS_DECIMAL, "length divided by apart")                                  \
    X(BRANCHES, "branches", STATS_NUMBER, "passages that leave the path")                          \
    X(HIDDEN, "hidden", STATS_NUMBER, "cells that can be reached beside the path")                 \
    X(FARTHEST, "farthest", STATS_NUMBER, "moves from the path to the farthest of them")           \
    X(DIFFICULTY, "difficulty", STATS_DECIMAL, "difficulty of the maze, after McClendon")

#define STATS_CONSTANT(id, name, type, summary) STAT_##id,
enum stats_field { STATS_ALL(STATS_CONSTANT) STATS };

/* Statistics from STATS_MORE on are measured only if they are named. A set of them has bit k for
 * STATS_MORE + k. */
#define STATS_MORE       STAT_HASH
#define STATS_BIT(field) ((uint64_t)1 << ((field)-STATS_MORE))

/* The names of the statistics from STATS_MORE on: the words of a key whose value is such a set. */
extern const char *const stats_more[];

/* The statistics that are measured on the path, after the search, as a set. */
#define STATS_OF_PATH                                                                              \
    (STATS_BIT(STAT_APART) | STATS_BIT(STAT_DETOUR) | STATS_BIT(STAT_BRANCHES) |                   \
     STATS_BIT(STAT_HIDDEN) | STATS_BIT(STAT_FARTHEST) | STATS_BIT(STAT_DIFFICULTY))

/* Returns the type of a statistic. */
enum stats_type stats_type(enum stats_field field);

/* Returns the header field of a statistic from STATS_MORE on. */
enum field_id stats_field_id(enum stats_field field);

/* The statistics of one maze. One that does not exist is written as -. */
struct stats {
    uint64_t value[STATS];
    bool has[STATS];
};

/* All names, by enum stats_field, ended by NULL. */
extern const struct opt_entry *const stats_list[];

/* Returns a command with a statistic, for --help NAME. */
const char *stats_example(const struct opt_entry *row);

/* Those that are numbers, which a condition compares. */
extern const struct opt_entry *const stats_numbers[];

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

/* Measures those of STATS_OF_PATH that are in the set and that the maze has, after search_run has
 * returned `found`. *b is used for it. Returns 0, or -1 with *err set if memory runs out. */
int stats_measure_path(struct stats *t, uint64_t set, const struct search *s, int found,
                       struct branches *b, struct err *err);

/* Writes the value of a statistic into `text`. Returns `text`, or NULL if it does not exist. */
const char *stats_text(const struct stats *t, enum stats_field field, char text[NUMBER_TEXT]);

/* Write the names and the values of all statistics before STATS_MORE and of those in a set, as a
 * line with tabs between them or, if `csv` is true, commas; the value of a statistic that does not
 * exist is then empty. */
void stats_write_names(struct out *out, uint64_t set, bool csv);
void stats_write(struct out *out, const struct stats *t, const struct header *h, uint64_t set,
                 bool csv);

#endif
