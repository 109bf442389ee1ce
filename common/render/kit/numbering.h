/* numbering: computes one number per cell of a maze by a search: the number of moves from the
 * start, or the connected component of the cell. A component is identified by its first cell in
 * reading order, which rarely changes between the frames of a growing maze, so its colour does not
 * flicker. */
#ifndef RENDER_KIT_NUMBERING_H
#define RENDER_KIT_NUMBERING_H

#include "common/render/render.h"

#define NUMBERING_NONE UINT32_MAX /* the cell has no number; -1 as an int32_t */

/* Stores one number per cell of *c->maze in *mem, which grows if needed: stride * height numbers,
 * in the order of the cells. Border cells have none. The parts of a cell of a shape have the number
 * of the cell. Clears MAZE_SEEN. Returns the numbers, or NULL with *c->err set.
 *
 * If `farthest` is not NULL, the number is the number of moves from the start; in a shape, a move
 * leads from cell to cell. Unreachable cells have none. The start is the start in the header, or
 * else the first cell that is not solid; a start on an obstacle can be left but not entered. Stores
 * the largest number in *farthest, or 0 if there is none.
 *
 * Otherwise, the number is the first cell of the component. A cell that is not connected to any
 * other has none. */
uint32_t *numbering_find(struct render_ctx *c, struct mem *mem, uint32_t *farthest);

#endif
