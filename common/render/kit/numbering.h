/* numbering: a number per cell of a maze, by a search: the moves from the start, or the connected
 * component of the cell. A component is identified by its first cell in reading order, which rarely
 * changes from one frame of a growing maze to the next, so its colour does not flicker. */
#ifndef RENDER_KIT_NUMBERING_H
#define RENDER_KIT_NUMBERING_H

#include "common/render/render.h"

#define NUMBERING_NONE UINT32_MAX /* the cell has no number; as an int32_t, -1 */

/* The parts of a cell of a shape have the number of the cell; distances are in such cells.
 *
 * Stores the number of moves from the start to each cell of *c->maze in `to`, which has room for
 * stride * height numbers, in the order of the cells; border cells have none, and cells that cannot
 * be reached. The start is that of the header, or else the first cell that is not solid; a start on
 * an obstacle can be left, not entered. Stores the largest number in *farthest, 0 if there is none.
 * Clears MAZE_SEEN. Returns 0, or -1 with *c->err set. */
int numbering_distances(struct render_ctx *c, uint32_t *to, uint32_t *farthest);

/* Stores the first cell of the component of each cell of *c->maze in `to`, as above. A cell that is
 * connected to no other has none. Clears MAZE_SEEN. Returns 0, or -1 with *c->err set. */
int numbering_components(struct render_ctx *c, uint32_t *to);

#endif
