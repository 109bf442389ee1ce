/* door_draw: the doors of each maze of a run, one pair or, with --pairs, several. */
#ifndef GEN_DOORS_DOOR_DRAW_H
#define GEN_DOORS_DOOR_DRAW_H

#include "door_search.h"

/* A set of pairs of doors. A pair is a number that stands for both cells: 0, a free slot, for none.
 * (Of more than 2^32 cells two pairs may have one number, so that one of them is never drawn.) {0}
 * is the empty set. */
struct door_pairs {
    struct mem slots; /* uint64_t: a hash table with open addressing, at most half full */
    size_t size;      /* number of slots: 0 or a power of two */
    size_t count;     /* number of pairs */
};

struct door_draw {
    const struct door_request *request; /* the two doors; set by the caller, as the next two are */
    bool before;                        /* the maze is generated for its doors */
    bool many;                          /* several pairs per maze */
    struct door_search search;          /* its members field, connected and scratch, too */
    struct door door[DOOR_COUNT];       /* the doors chosen last */

    struct door_pairs pairs; /* the doors so far, if `many`; freed by the caller */

    /* The rest is private. */
    struct rng rng;
    bool used_up; /* they may be repeated, because hardly any others are left */
};

/* Returns whether the doors can be chosen only in the finished maze, which must then be whole in
 * memory. */
bool door_draw_needs_maze(const struct door_draw *d);

/* Begins a maze. *rng: its random numbers, none of them drawn; it stays as it is. */
void door_draw_start(struct door_draw *d, const struct rng *rng);

/* Chooses both doors, except far ones, inside ones, dead ends and roots: these do not exist. They
 * are in different cells if a random one allows that. An endless maze has no exit by default.
 * Returns 0, or -1 with *err set if the two doors of a board would always be side by side. */
int door_draw_choose(struct door_draw *d, const struct door_request request[DOOR_COUNT],
                     struct err *err);

/* Prepares the choice of doors in the finished maze *m, whose tree starts at cell `root` if it has
 * one. If it was generated for doors, they are in d->door and stay, except far ones. On a board
 * without a border, frees the blocks that the requests name. Clears the scratch bits of *m if it
 * needs them. */
void door_draw_prepare(struct door_draw *d, struct maze *m, size_t root);

/* Chooses the next doors of the maze. They are at other cells than those before, unless hardly any
 * others are left. They depend on all those before, for this reason and because they have a stream
 * of random numbers in common: pair number K requires K + 1 calls. All border walls of the maze
 * must be closed. Returns 0, or -1 with *err set. */
int door_draw_next(struct door_draw *d, struct err *err);

/* Makes *s the empty set and frees its memory. */
void door_pairs_free(struct door_pairs *s);

#endif
