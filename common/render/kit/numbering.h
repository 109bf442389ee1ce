/* numbering: a number per cell of a maze, by a search: the moves from the start, or the connected
 * component of the cell. A component is identified by its first cell in reading order, which rarely
 * changes from one frame of a growing maze to the next, so its colour does not flicker. */
#ifndef RENDER_KIT_NUMBERING_H
#define RENDER_KIT_NUMBERING_H

#include "common/render/render.h"

#define NUMBERING_NONE UINT32_MAX /* the cell has no number; as an int32_t, -1 */

/* Stores a number per cell of *c->maze in *mem, which grows if that is needed: stride * height
 * numbers, in the order of the cells. Border cells have none. The parts of a cell of a shape have
 * the number of the cell. Clears MAZE_SEEN. Returns the numbers, or NULL with *c->err set.
 *
 * If farthest is not NULL: the number of moves from the start; those of a shape are from cell to
 * cell. Cells that cannot be reached have none. The start is that of the header, or else the first
 * cell that is not solid; a start on an obstacle can be left, not entered. Stores the largest
 * number in *farthest, 0 if there is none.
 *
 * Otherwise: the first cell of its component. A cell that is connected to no other has none. */
uint32_t *numbering_find(struct render_ctx *c, struct mem *mem, uint32_t *farthest);

#endif
