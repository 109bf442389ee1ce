/* door_draw: chooses the doors of each maze of a run: one pair or, with --pairs, several. */
#ifndef GEN_DOORS_DOOR_DRAW_H
#define GEN_DOORS_DOOR_DRAW_H

#include "door_search.h"

/* A set of pairs of doors. Each pair is stored as a number that encodes both cells; 0 marks a free
 * slot. (In a maze with more than 2^32 cells, two pairs may have the same number; then one of them
 * is never drawn.) {0} is the empty set. */
struct door_pairs {
    struct mem slots; /* uint64_t: a hash table with open addressing, at most half full */
    size_t size;      /* number of slots: 0 or a power of two */
    size_t count;     /* number of pairs */
};

struct door_draw {
    const struct door_request *request; /* both doors; set by the caller, like the next two */
    bool before;                        /* the maze is generated for its doors */
    bool many;                          /* several pairs per maze */
    struct door_search search;    /* its field, connected and scratch are also set by the caller */
    struct door door[DOOR_COUNT]; /* the doors chosen last */

    struct door_pairs pairs; /* the doors chosen so far, if `many`; freed by the caller */

    /* The rest is private. */
    struct rng rng;
    bool used_up; /* doors may be repeated, because hardly any others remain */
};

/* Returns whether the doors can be chosen only in the finished maze, which must then be in memory
 * as a whole. */
bool door_draw_needs_maze(const struct door_draw *d);

/* Begins a maze. *rng is the random number generator of the maze, from which nothing has been
 * drawn; it is not changed. */
void door_draw_start(struct door_draw *d, const struct rng *rng);

/* Chooses both doors. Doors of the kinds far, inside, deadend and root are not chosen yet and do
 * not exist. If at least one door is random, the two are in different cells where possible. By
 * default, an endless maze has no exit. Returns 0, or -1 with *err set if the two doors of a board
 * would always be adjacent. */
int door_draw_choose(struct door_draw *d, const struct door_request request[DOOR_COUNT],
                     struct err *err);

/* Prepares the choice of doors in the finished maze *m, whose tree starts at cell `root` if it has
 * a root. If the maze was generated for its doors, these are in d->door and are kept, except far
 * ones. On a board without a border, makes the blocks free that the requests specify. Clears the
 * scratch bits of *m if they are needed. */
void door_draw_prepare(struct door_draw *d, struct maze *m, size_t root);

/* Chooses the next doors of the maze. Their cells differ from those of all earlier pairs, unless
 * hardly any others remain. Each pair depends on all earlier ones, for this reason and because they
 * share a stream of random numbers: pair number K requires K + 1 calls. All border walls of the
 * maze must be closed. Returns 0, or -1 with *err set. */
int door_draw_next(struct door_draw *d, struct err *err);

/* Empties *s and frees its memory. */
void door_pairs_free(struct door_pairs *s);

#endif
