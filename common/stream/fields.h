/* fields: the header fields that the tools know, one row each. Other fields pass through unchanged.
 * maze(5) describes each field. */
#ifndef STREAM_FIELDS_H
#define STREAM_FIELDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The type of a field's value. It determines how the value changes when a maze of walls is
 * converted to its lattice of blocks or back. */
enum field_type {
    FIELD_TYPE_NUMBER,  /* an integer: the same for both kinds */
    FIELD_TYPE_WIDE,    /* an integer that may need all 64 bits, such as a seed */
    FIELD_TYPE_DECIMAL, /* a decimal number: the same for both kinds */
    FIELD_TYPE_TEXT,    /* any text without spaces: the same for both kinds */
    FIELD_TYPE_LENGTH,  /* a number of moves: doubled and halved */
    FIELD_TYPE_CELLS,   /* a number that depends on the set of cells: removed */
    FIELD_TYPE_PLACE,   /* x,y: the cell, or the block of that cell */
    FIELD_TYPE_PLACES,  /* x,y+x,y: the same for each of them */
    FIELD_TYPE_MOVES,   /* N, E, S and W: each move becomes two, or two become one */
};

/* The programs that write a field, or whose frames contain it. */
enum field_by { FIELD_BY_NONE, FIELD_BY_GEN, FIELD_BY_SOLVE, FIELD_BY_BOTH };

/* What happens to a field of a given maze, --given. */
enum field_given {
    FIELD_GIVEN_DROP,       /* it describes the maze as it was before */
    FIELD_GIVEN_WITH_DOORS, /* it is kept unless the doors change */
    FIELD_GIVEN_KEEP,       /* it is kept, like fields that the tools do not know */
};

/* X(constant, key, type, by, frames, given). `by`: the programs that write the field; a test
 * compares them with maze(5). `frames`: the programs whose frames contain it; other programs write
 * it only with a finished maze or the result of a search. `given`: how --given treats it. */
#define FIELDS_ALL(X)                                                                              \
    X(V, "v", NUMBER, GEN, BOTH, DROP)                                                             \
    X(SEED, "seed", WIDE, GEN, BOTH, DROP)                                                         \
    X(INDEX, "index", NUMBER, GEN, BOTH, DROP)                                                     \
    X(ALGORITHM, "algorithm", TEXT, GEN, BOTH, DROP)                                               \
    X(SHAPE, "shape", TEXT, GEN, BOTH, DROP)                                                       \
    X(WRAP, "wrap", TEXT, GEN, BOTH, DROP)                                                         \
    X(MASK, "mask", TEXT, GEN, BOTH, DROP)                                                         \
    X(GIVEN, "given", TEXT, GEN, BOTH, DROP)                                                       \
    X(BRAID, "braid", DECIMAL, GEN, BOTH, DROP)                                                    \
    X(OPEN, "open", NUMBER, GEN, BOTH, DROP)                                                       \
    X(PERCOLATE, "percolate", DECIMAL, GEN, BOTH, DROP)                                            \
    X(UNICURSAL, "unicursal", NUMBER, GEN, SOLVE, DROP)                                            \
    X(ENTRANCE, "entrance", TEXT, GEN, BOTH, DROP)                                                 \
    X(EXIT, "exit", TEXT, GEN, BOTH, DROP)                                                         \
    X(PAIR, "pair", NUMBER, GEN, BOTH, DROP)                                                       \
    X(FRAME, "frame", NUMBER, BOTH, BOTH, DROP)                                                    \
    X(AT, "at", PLACE, BOTH, BOTH, DROP)                                                           \
    X(SETS, "sets", NUMBER, GEN, BOTH, DROP)                                                       \
    X(START, "start", PLACE, BOTH, SOLVE, WITH_DOORS)                                              \
    X(GOAL, "goal", PLACE, BOTH, SOLVE, WITH_DOORS)                                                \
    X(GOALS, "goals", PLACES, SOLVE, SOLVE, WITH_DOORS)                                            \
    X(PICTURE, "picture", CELLS, SOLVE, SOLVE, KEEP)                                               \
    X(ROOT, "root", PLACE, GEN, BOTH, DROP)                                                        \
    X(SOLVER, "solver", TEXT, SOLVE, SOLVE, DROP)                                                  \
    X(SOLUTION, "solution", TEXT, SOLVE, NONE, DROP)                                               \
    X(LENGTH, "length", LENGTH, SOLVE, NONE, DROP)                                                 \
    X(STEPS, "steps", NUMBER, SOLVE, NONE, DROP)                                                   \
    X(MOVES, "moves", MOVES, SOLVE, NONE, DROP)                                                    \
    X(HASH, "hash", TEXT, SOLVE, NONE, DROP)                                                       \
    X(HASH_ENDS, "hash_ends", TEXT, SOLVE, NONE, DROP)                                             \
    X(CANONICAL, "canonical", TEXT, SOLVE, NONE, DROP)                                             \
    X(CANONICAL_ENDS, "canonical_ends", TEXT, SOLVE, NONE, DROP)                                   \
    X(APART, "apart", LENGTH, SOLVE, NONE, DROP)                                                   \
    X(DETOUR, "detour", DECIMAL, SOLVE, NONE, DROP)                                                \
    X(BRANCHES, "branches", NUMBER, SOLVE, NONE, DROP)                                             \
    X(HIDDEN, "hidden", CELLS, SOLVE, NONE, DROP)                                                  \
    X(FARTHEST, "farthest", CELLS, SOLVE, NONE, DROP)                                              \
    X(DIFFICULTY, "difficulty", DECIMAL, SOLVE, NONE, DROP)

#define FIELDS_CONSTANT(constant, key, type, by, frames, given) FIELD_##constant,
enum field_id { FIELDS_ALL(FIELDS_CONSTANT) FIELDS };

/* The bit of a field in a set of fields. */
#define FIELD_BIT(id) ((uint64_t)1 << (id))

/* The fields that a solver writes about its search; the start, the goal and the hashes do not
 * depend on it. */
#define FIELDS_OF_SEARCH                                                                           \
    (FIELD_BIT(FIELD_SOLVER) | FIELD_BIT(FIELD_SOLUTION) | FIELD_BIT(FIELD_LENGTH) |               \
     FIELD_BIT(FIELD_STEPS) | FIELD_BIT(FIELD_MOVES) | FIELD_BIT(FIELD_APART) |                    \
     FIELD_BIT(FIELD_DETOUR) | FIELD_BIT(FIELD_BRANCHES) | FIELD_BIT(FIELD_HIDDEN) |               \
     FIELD_BIT(FIELD_FARTHEST) | FIELD_BIT(FIELD_DIFFICULTY))

struct field {
    const char *key;
    size_t n; /* length of the key in bytes */
    enum field_type type;
    enum field_by frames; /* the programs whose frames contain it */
    enum field_given given;
};

/* The rows, indexed by enum field_id. */
extern const struct field field_table[FIELDS];

/* Returns the field whose key is the n bytes at `key`, or FIELDS if the tools do not know it. */
enum field_id field_find(const char *key, size_t n);

#endif
