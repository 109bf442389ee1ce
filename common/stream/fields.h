/* fields: the header fields that the tools know, one row each. Other fields pass through as they
 * are. maze(5) says what each field means. */
#ifndef STREAM_FIELDS_H
#define STREAM_FIELDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The type of a field's value. It determines how the value changes when a maze of walls is
 * converted to its lattice of blocks, or back. */
enum field_type {
    FIELD_TYPE_NUMBER,  /* a whole number: the same for both kinds */
    FIELD_TYPE_WIDE,    /* a whole number that may need all 64 bits, such as a seed */
    FIELD_TYPE_DECIMAL, /* a decimal number: the same for both kinds */
    FIELD_TYPE_TEXT,    /* anything without blanks: the same for both kinds */
    FIELD_TYPE_LENGTH,  /* a number of moves: doubled and halved */
    FIELD_TYPE_CELLS,   /* a number that depends on which cells there are: removed */
    FIELD_TYPE_PLACE,   /* x,y: the cell, or the block of that cell */
    FIELD_TYPE_PLACES,  /* x,y+x,y: the same for each of them */
    FIELD_TYPE_MOVES,   /* N, E, S and W: each move becomes two, or two become one */
};

/* X(constant, key, type, in_frames): in_frames is false if maze-solve writes the field only with
 * the result of a search; a frame of that search does not carry it. */
#define FIELDS_ALL(X)                                                                              \
    X(V, "v", FIELD_TYPE_NUMBER, true)                                                             \
    X(SEED, "seed", FIELD_TYPE_WIDE, true)                                                         \
    X(INDEX, "index", FIELD_TYPE_NUMBER, true)                                                     \
    X(ALGORITHM, "algorithm", FIELD_TYPE_TEXT, true)                                               \
    X(MASK, "mask", FIELD_TYPE_TEXT, true)                                                         \
    X(GIVEN, "given", FIELD_TYPE_TEXT, true)                                                       \
    X(BRAID, "braid", FIELD_TYPE_DECIMAL, true)                                                    \
    X(OPEN, "open", FIELD_TYPE_NUMBER, true)                                                       \
    X(PERCOLATE, "percolate", FIELD_TYPE_DECIMAL, true)                                            \
    X(UNICURSAL, "unicursal", FIELD_TYPE_NUMBER, true)                                             \
    X(ENTRANCE, "entrance", FIELD_TYPE_TEXT, true)                                                 \
    X(EXIT, "exit", FIELD_TYPE_TEXT, true)                                                         \
    X(PAIR, "pair", FIELD_TYPE_NUMBER, true)                                                       \
    X(FRAME, "frame", FIELD_TYPE_NUMBER, true)                                                     \
    X(AT, "at", FIELD_TYPE_PLACE, true)                                                            \
    X(SETS, "sets", FIELD_TYPE_NUMBER, true)                                                       \
    X(START, "start", FIELD_TYPE_PLACE, true)                                                      \
    X(GOAL, "goal", FIELD_TYPE_PLACE, true)                                                        \
    X(GOALS, "goals", FIELD_TYPE_PLACES, true)                                                     \
    X(ROOT, "root", FIELD_TYPE_PLACE, true)                                                        \
    X(SOLVER, "solver", FIELD_TYPE_TEXT, true)                                                     \
    X(SOLUTION, "solution", FIELD_TYPE_TEXT, false)                                                \
    X(LENGTH, "length", FIELD_TYPE_LENGTH, false)                                                  \
    X(STEPS, "steps", FIELD_TYPE_NUMBER, false)                                                    \
    X(MOVES, "moves", FIELD_TYPE_MOVES, false)                                                     \
    X(HASH, "hash", FIELD_TYPE_TEXT, false)                                                        \
    X(HASH_ENDS, "hash_ends", FIELD_TYPE_TEXT, false)                                              \
    X(CANONICAL, "canonical", FIELD_TYPE_TEXT, false)                                              \
    X(CANONICAL_ENDS, "canonical_ends", FIELD_TYPE_TEXT, false)                                    \
    X(APART, "apart", FIELD_TYPE_LENGTH, false)                                                    \
    X(DETOUR, "detour", FIELD_TYPE_DECIMAL, false)                                                 \
    X(BRANCHES, "branches", FIELD_TYPE_NUMBER, false)                                              \
    X(HIDDEN, "hidden", FIELD_TYPE_CELLS, false)                                                   \
    X(FARTHEST, "farthest", FIELD_TYPE_CELLS, false)                                               \
    X(DIFFICULTY, "difficulty", FIELD_TYPE_DECIMAL, false)

#define FIELDS_CONSTANT(constant, key, type, in_frames) FIELD_##constant,
enum field_id { FIELDS_ALL(FIELDS_CONSTANT) FIELDS };

/* The bit of a field in a set of them. */
#define FIELD_BIT(id) ((uint64_t)1 << (id))

struct field {
    const char *key;
    size_t n; /* bytes of the key */
    enum field_type type;
    bool in_frames;
};

/* The rows, by enum field_id. */
extern const struct field field_table[FIELDS];

/* Returns the field whose key is the n bytes at `key`, or FIELDS if the tools know none. */
enum field_id field_find(const char *key, size_t n);

#endif
