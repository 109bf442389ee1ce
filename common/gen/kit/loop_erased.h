/* loop_erased: loop-erased random walks, for wilson and for generators that only finish with
 * them. */
#ifndef GEN_KIT_LOOP_ERASED_H
#define GEN_KIT_LOOP_ERASED_H

#include "common/gen/gen.h"

#define LOOP_ERASED_IN  0x10      /* the cell is in the tree */
#define LOOP_ERASED_OUT MAZE_SEEN /* not a cell of the maze, see job_seal */

/* Adds all cells to a tree by loop-erased random walks. The tree is initially the path from cell
 * tip to cell root, which may be the same cell. From each cell outside the tree, in memory order,
 * walks at random until the walk hits the tree, then adds the walk with its loops erased. All trees
 * of the cells that contain the initial path are equally likely. Every move of a walk and every
 * opened wall is a step of the trace.
 *
 * MAZE_BACK of the cells leads along the path, starting at tip. No cell may have LOOP_ERASED_IN or
 * a mark, and everything around the cells must have LOOP_ERASED_OUT; the other high bits may have
 * any value. Frames show the walks as marks, which are removed at the end. */
void loop_erased_walks(const struct gen_job *job, size_t root, size_t tip);

#endif
