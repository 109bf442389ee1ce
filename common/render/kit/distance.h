/* distance: the moves from the start to every cell of a maze. */
#ifndef RENDER_KIT_DISTANCE_H
#define RENDER_KIT_DISTANCE_H

#include "common/render/render.h"

#define DISTANCE_NONE UINT32_MAX /* the cell cannot be reached; as an int32_t, -1 */

/* Stores the number of moves from the start to each cell of *c->maze in `to`, which has room for
 * stride * height numbers, in the order of the cells; border cells get DISTANCE_NONE. The start is
 * that of the header, or else the first cell that is not solid; a start on an obstacle can be left,
 * not entered. Stores the largest number in *farthest, 0 if there is none. Clears MAZE_SEEN.
 * Returns 0, or -1 with *c->err set. */
int distance_search(struct render_ctx *c, uint32_t *to, uint32_t *farthest);

#endif
