/* door_choose: from what -e and -x ask for to the doors of a maze. */
#ifndef GEN_DOORS_DOOR_CHOOSE_H
#define GEN_DOORS_DOOR_CHOOSE_H

#include "common/base/rng.h"
#include "door_request.h"

/* Chooses both doors, except far, inside, dead ends and root: these do not exist. A random door is
 * at any place of its side, or of the whole border, with equal probability, except in the cell of
 * the other door and, on a board, at the places next to it, unless there are no other places. *rng
 * is used for random doors only and may be NULL if there are none. */
void doors_choose(const struct door_request request[DOOR_COUNT], const struct door_field *field,
                  struct rng *rng, struct door door[DOOR_COUNT]);

/* Checks whether *field has both doors; see door_request_check. A door that is to be opposite the
 * other one has a place if the other one is on a side, or at random on any side that the mask
 * reaches, and the opposite side has the place. Returns 0, or -1 with *err set. */
int doors_check(const struct door_request request[DOOR_COUNT], const struct door_field *field,
                struct err *err);

/* Stores in `endpoint` the doors, or the default ones in place of doors that do not exist. */
void doors_or_default(const struct door door[DOOR_COUNT], const struct door_field *field,
                      struct door endpoint[DOOR_COUNT]);

#endif
