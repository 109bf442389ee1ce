/* stats: a table of the statistics of a maze and of a search in it. */
#ifndef SOLVE_RUN_STATS_H
#define SOLVE_RUN_STATS_H

#include "common/solve/solve.h"
#include "common/stream/header.h"

/* How the value of a statistic is written. */
enum stats_type {
    STATS_NUMBER,
    STATS_TEXT,    /* of the header */
    STATS_HASH,    /* 16 hexadecimal digits */
    STATS_DECIMAL, /* the value is scaled by STATS_SCALE; STATS_DECIMALS decimals are written */
    STATS_PLACE,   /* x,y of one of the endpoints */
};

enum { STATS_DECIMALS = 2, STATS_SCALE = 100 };

/* The source of a statistic: the first three are measured before the search, the others after
 * it. */
enum stats_time {
    STATS_OF_HEADER,
    STATS_OF_MAZE,   /* as it was read */
    STATS_OF_ENDS,   /* of the maze with start and goal */
    STATS_OF_RESULT, /* also available when streaming */
    STATS_OF_SEARCH,
    STATS_OF_PATH, /* only if one was found */
};

/* X(constant, name, type, time, function, summary) for each statistic, in the order of the columns;
 * Y instead of X if it is not a number, so that conditions cannot compare it. Scripts refer to
 * columns by number, so new rows are appended at the end. A function that measures several
 * statistics appears in the row of each. */
#define STATS_ALL(X, Y)                                                                            \
    X(INDEX, "index", NUMBER, HEADER, stats_header, "index in the header")                         \
    X(SEED, "seed", NUMBER, HEADER, stats_header, "seed in the header")                            \
    Y(ALGORITHM, "algorithm", TEXT, HEADER, stats_header, "algorithm in the header")               \
    X(WIDTH, "width", NUMBER, HEADER, stats_header, "number of columns")                           \
    X(HEIGHT, "height", NUMBER, HEADER, stats_header, "number of rows")                            \
    X(CELLS, "cells", NUMBER, MAZE, stats_count, "free blocks, or cells that are not solid")       \
    X(WALLS, "walls", NUMBER, MAZE, stats_count, "walls between two cells; on a board, obstacles") \
    X(DEAD_ENDS, "dead_ends", NUMBER, MAZE, stats_count, "cells with one passage")                 \
    X(CORRIDORS, "corridors", NUMBER, MAZE, stats_count, "cells with two passages")                \
    X(JUNCTIONS, "junctions", NUMBER, MAZE, stats_count, "cells with three or more passages")      \
    X(CROSSROADS, "crossroads", NUMBER, MAZE, stats_count, "cells with four or more passages")     \
    X(COMPONENTS, "components", NUMBER, MAZE, stats_count, "connected components")                 \
    X(LOOPS, "loops", NUMBER, MAZE, stats_count,                                                   \
      "independent cycles: passages - cells + components")                                         \
    X(SOLVABLE, "solvable", NUMBER, RESULT, stats_result,                                          \
      "1 if there is a path from start to goal, otherwise 0")                                      \
    X(UNIQUE, "unique", NUMBER, ENDS, stats_unique,                                                \
      "1 if there is exactly one simple path, otherwise 0")                                        \
    X(PERFECT, "perfect", NUMBER, MAZE, stats_count,                                               \
      "1 if there is one component without loops, otherwise 0")                                    \
    X(LENGTH, "length", NUMBER, RESULT, stats_result, "length of the path, in moves")              \
    X(TURNS, "turns", NUMBER, PATH, stats_path, "changes of direction on the path")                \
    X(VISITED, "visited", NUMBER, SEARCH, stats_search, "cells that the search visited")           \
    X(STEPS, "steps", NUMBER, SEARCH, stats_search, "moves made by a walker")                      \
    X(CHOICES, "choices", NUMBER, PATH, stats_path, "junctions on the path")                       \
    X(HASH, "hash", HASH, MAZE, stats_hash, "hash of the passages")                                \
    X(HASH_ENDS, "hash_ends", HASH, ENDS, stats_hash, "hash of the passages, start and goal")      \
    X(CANONICAL, "canonical", HASH, MAZE, stats_hash,                                              \
      "smallest hash of all rotations and reflections")                                            \
    X(CANONICAL_ENDS, "canonical_ends", HASH, ENDS, stats_hash,                                    \
      "smallest hash_ends of all rotations and reflections")                                       \
    X(APART, "apart", NUMBER, SEARCH, stats_distance, "Manhattan distance from start to goal")     \
    X(DETOUR, "detour", DECIMAL, SEARCH, stats_distance, "length divided by apart")                \
    X(BRANCHES, "branches", NUMBER, PATH, branches_count, "passages that leave the path")          \
    X(HIDDEN, "hidden", NUMBER, PATH, branches_search, "reachable cells off the path")             \
    X(FARTHEST, "farthest", NUMBER, PATH, branches_search,                                         \
      "moves from the path to the farthest hidden cell")                                           \
    X(DIFFICULTY, "difficulty", DECIMAL, PATH, branches_difficulty,                                \
      "difficulty of the maze, after McClendon")                                                   \
    Y(START, "start", PLACE, RESULT, stats_ends, "start of the search, as x,y")                    \
    Y(GOAL, "goal", PLACE, RESULT, stats_ends, "goal of the search, as x,y")

#define STATS_CONSTANT(id, name, type, time, function, summary) STAT_##id,
enum stats_field { STATS_ALL(STATS_CONSTANT, STATS_CONSTANT) STATS };

/* A set of statistics has one bit per statistic. */
#define STATS_BIT(field) ((uint64_t)1 << (field))

/* From this one on, statistics are columns and fields only on request; all before it are always
 * columns. Statistics from STATS_COLUMNS_ONLY on are never fields, because the header has them
 * anyway. */
#define STATS_ON_DEMAND    STAT_HASH
#define STATS_COLUMNS_ONLY STAT_START
#define STATS_COLUMNS      (STATS_BIT(STATS_ON_DEMAND) - 1)

/* The statistics that mazes with a shape do not have. */
#define STATS_OF_SQUARES                                                                           \
    (STATS_BIT(STAT_TURNS) | STATS_BIT(STAT_CANONICAL) | STATS_BIT(STAT_CANONICAL_ENDS) |          \
     STATS_BIT(STAT_APART) | STATS_BIT(STAT_DETOUR) | STATS_BIT(STAT_DIFFICULTY))

/* The statistics of one maze, and the input for measuring them. */
struct stats {
    const struct header *head;
    struct search *search; /* with its result; for a search by rows, only the result is set */
    const struct solve *solver;
    struct maze_endpoints *endpoints; /* of the search; NULL: no endpoints */
    int found;                        /* the result of search_solve */
    uint64_t visited;                 /* number of cells that the search visited */
    struct maze *copy;                /* not owned; {0} before the first use; used by branches.c */
    struct err *err;                  /* set by stats_measure, like the next one */
    enum stats_field field;           /* the statistic to measure */
    uint64_t value[STATS];
    uint64_t has; /* the set of statistics that exist; others are written as - */
};

struct stats_row {
    struct row entry;
    enum stats_type type;
    enum stats_time time;
    /* Measures the statistic, if it exists, and possibly others. Returns 0, or -1 with *t->err set
     * if memory runs out. */
    int (*measure)(struct stats *t);
};

/* These are stats_row.measure functions for statistics beside the path: the passages that leave it;
 * the cells there and their distances; the difficulty. They do not change the maze or its scratch
 * bits. */
int branches_count(struct stats *t);
int branches_search(struct stats *t);
int branches_difficulty(struct stats *t);

/* Sets the value of a statistic and makes it exist. */
void stats_set(struct stats *t, enum stats_field field, uint64_t value);

/* The rows, indexed by enum stats_field. */
extern const struct stats_row stats_rows[STATS];

/* The entries of the rows, terminated by NULL: all of them, and only the numbers, which conditions
 * can compare. */
extern const struct row *const stats_list[];
extern const struct row *const stats_numbers[];

/* Returns the statistic whose row in these lists is `entry`. */
static inline enum stats_field stats_field_of(const struct row *entry)
{
    return (enum stats_field)((const struct stats_row *)entry - stats_rows); /* its first member */
}

/* The names, indexed by enum stats_field. From STATS_ON_DEMAND on, they are the words of a key. */
extern const char *const stats_names[STATS];

/* Returns the header field of a statistic from STATS_ON_DEMAND to STATS_COLUMNS_ONLY. These fields
 * are the last ones, in the same order. */
static inline enum field_id stats_field_id(enum stats_field field)
{
    return FIELD_HASH + (enum field_id)(field - STATS_ON_DEMAND);
}
_Static_assert(FIELDS - FIELD_HASH == STATS_COLUMNS_ONLY - STATS_ON_DEMAND,
               "common/stream/fields.h ends with a row for each of these statistics");

/* Returns the set of statistics whose time is from `first` to `last`. */
uint64_t stats_between(enum stats_time first, enum stats_time last);

/* Returns the set of statistics that exist with this solver. A search by rows provides only those
 * of the header and of the result. */
uint64_t stats_available(const struct solve *solver);

/* Measures the statistics of `set` that exist. They must all be from before the search or all from
 * after it; those from before it clear the marks and leave scratch bits. Returns 0, or -1 with *err
 * set if memory runs out. */
int stats_measure(struct stats *t, uint64_t set, struct err *err);

/* Writes the value of a statistic that is not text from the header into `text`. Returns `text`, or
 * NULL if the statistic does not exist. */
const char *stats_text(const struct stats *t, enum stats_field field, char text[NUMBER_TEXT]);

/* Writes the values of the statistics in `set` on one line, separated by tabs or, if `csv` is true,
 * by commas; in CSV, a statistic that does not exist is empty. If t is NULL, writes the names
 * instead. */
void stats_write(struct out *out, const struct stats *t, uint64_t set, bool csv);

#endif
