/* door_search: finds entrances and exits that depend on the passages of the finished maze: the
 * farthest cell, a random cell, a random dead end. */
#ifndef GEN_DOORS_DOOR_SEARCH_H
#define GEN_DOORS_DOOR_SEARCH_H

#include "door_request.h"

/* The input for choosing the doors of one maze. The caller sets all members that are not private,
 * and sets `marked` to false, before the first call. They stay the same for further doors of that
 * maze. */
struct door_search {
    struct door_request request[DOOR_COUNT];
    const struct door_field *field;
    struct maze *maze; /* finished */
    bool connected;    /* all cells in the mask are known to be one connected component */
    struct rng *rng;
    struct mem *scratch;
    bool marked;                       /* private: see door_search_mark */
    size_t components, largest, cells; /* private: see door_search_all */
    size_t reached;                    /* private: see door_search_from */
};

/* Sets the walls of a board, see maze_block_walls, and closes its edges. Does nothing for a maze of
 * walls. */
void door_search_set_walls(struct maze *m);

/* Stores the two requests in `found`, replacing doors that depend on the passages:
 *
 * Without DOOR_INSIDE and DOOR_DEADEND, each far door becomes a cell: the one farthest from the
 * other door. If both are far, or there is no other door, they become the two cells farthest apart
 * (on a board without a border, in its largest component). *d->rng is not changed: doors_choose
 * will draw the other door from it.
 *
 * With either of them, draws both doors. A door that is inside or a dead end opens nothing. If both
 * doors are of these kinds, the entrance is drawn first. Every cell or dead end that is at least
 * `min` moves from the other door is equally likely. If the entrance is drawn first, all cells that
 * have such an exit are equally likely; see door_search_mark for mazes with loops. Without `min`,
 * the other door is a different reachable cell; if there is none, a different cell; failing that,
 * the same cell.
 *
 * The scratch bits of the maze must be 0 before the first call, except MAZE_OBSTACLE on a board.
 * The walls of a board must be set (door_search_set_walls). The scratch bits hold information for
 * later calls with the same maze. All border walls of the maze must be closed. Returns 0, or -1
 * with *err set if the maze has no such doors or memory runs out. */
int doors_find(struct door_search *d, struct door_request found[DOOR_COUNT], struct err *err);

#endif
