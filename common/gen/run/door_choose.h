/* door_choose: from what -e and -x ask for to the doors of a maze. */
#ifndef GEN_RUN_DOOR_CHOOSE_H
#define GEN_RUN_DOOR_CHOOSE_H

#include "common/base/rng.h"
#include "door_spec.h"

/* Chooses both doors, except far, inside and dead ends: these do not exist. A random door is at any
 * place of its side, or of the whole border, with equal probability, except in the cell of the
 * other door and, on a board, at the places next to it, unless there are no other places. *rng is
 * used for random doors only and may be NULL if there are none. */
void doors_choose(const struct door_spec spec[DOOR_COUNT], const struct door_field *field,
                  struct rng *rng, struct door door[DOOR_COUNT]);

/* Checks whether a door that is to be opposite the other one has a place: the other one is on a
 * side, or at random on any side that the mask reaches, and the opposite side has the place. Both
 * specs have been checked otherwise. Returns 0, or -1 with *err set. */
int doors_check_opposite(const struct door_spec spec[DOOR_COUNT], const struct door_field *field,
                         struct err *err);

/* Stores in `endpoint` the doors, or the default ones in place of doors that do not exist. */
void doors_or_default(const struct door door[DOOR_COUNT], const struct door_field *field,
                      struct door endpoint[DOOR_COUNT]);

/* Replaces far doors in `spec` by the cells that they mean in the finished maze *m: the cell
 * farthest from the other door; if both are far, or there is no other door, the two cells farthest
 * apart. rng: the one that doors_choose will get, for the other door. Sets the walls of a board
 * (see maze_block_walls). The scratch bits of *m except MAZE_OBSTACLE may have any value, and are 0
 * afterwards. Returns 0, or -1 with *err set if memory runs out. */
int doors_find_far(struct door_spec spec[DOOR_COUNT], const struct door_field *field,
                   struct maze *m, const struct rng *rng, struct mem *scratch, struct err *err);

#endif
