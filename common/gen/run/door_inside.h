/* door_inside: an entrance or an exit at a random cell of the maze, or at a random dead end. */
#ifndef GEN_RUN_DOOR_INSIDE_H
#define GEN_RUN_DOOR_INSIDE_H

#include "common/base/rng.h"
#include "door_spec.h"

/* What the doors of one maze are drawn from. All members are set before the first call, `marked` to
 * false, and stay the same for further doors of that maze. */
struct door_inside {
    const struct door_spec *spec; /* the two doors; one of them is DOOR_INSIDE or DOOR_DEADEND */
    const struct door_field *field;
    struct maze *maze;    /* finished, of walls; see doors_find_inside */
    uint64_t seed, index; /* of the maze, for messages */
    bool connected;       /* all cells in the mask are known to be one connected component */
    struct rng *rng;
    struct mem *scratch;
    bool marked;       /* private: see door_inside_mark */
    size_t components; /* private: see door_inside_search_all */
};

/* Draws both doors and stores in `found` the specs of exactly these doors. A door that is inside or
 * a dead end opens nothing; if both are, the entrance is drawn first.
 *
 * Every cell or dead end that is at least `min` moves from the other door is equally likely. If
 * the entrance is drawn first, all cells for which there is such an exit are equally likely; see
 * door_inside_mark for mazes with loops. Without `min`, the other door is a different cell that can
 * be reached; if there is none, a different cell; if there is none, the same cell.
 *
 * All border walls of the maze must be closed. Its scratch bits must be 0 before the first call,
 * and keep what later calls for the same maze use. Returns 0, or -1 with *err set if the maze has
 * no such doors or memory runs out. */
int doors_find_inside(struct door_inside *d, struct door_spec found[DOOR_COUNT], struct err *err);

#endif
