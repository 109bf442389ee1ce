/* door_pairs: a set of pairs of doors, by their cells. */
#ifndef GEN_DOORS_DOOR_PAIRS_H
#define GEN_DOORS_DOOR_PAIRS_H

#include "door.h"

/* {0} is the empty set. */
struct door_pairs {
    struct mem slots; /* a hash table with open addressing, at most half full */
    size_t size;      /* number of slots in use: 0 or a power of two */
    size_t count;     /* number of pairs */
};

/* Adds a pair of doors, one of which may not exist. stride: of the maze. From the fourth pair on,
 * the set takes at most 64 bytes per pair, and 96 while it grows. Returns 1, 0 if it has the pair
 * already, or -1 with *err set if memory runs out. */
int door_pairs_add(struct door_pairs *s, const struct door door[DOOR_COUNT], size_t stride,
                   struct err *err);

/* Makes *s the empty set and frees its memory. */
void door_pairs_free(struct door_pairs *s);

#endif
