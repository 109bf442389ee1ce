/* loop_erased: loop-erased random walks, for wilson and the generators that begin in another way.
 */
#ifndef GEN_KIT_LOOP_ERASED_H
#define GEN_KIT_LOOP_ERASED_H

#include "common/gen/gen.h"

#define LOOP_ERASED_IN  0x10      /* the cell is in the tree */
#define LOOP_ERASED_OUT MAZE_SEEN /* this is not a cell of the maze: see job_seal */

/* Adds all cells to the tree that is the path from cell tip to cell root (which may be the same) by
 * loop-erased random walks: from each cell outside the tree, in the order of memory, walks at
 * random until it hits the tree, then adds the walk without its loops. All trees of the cells that
 * contain that path are equally likely. With frames, a move of a walk is a step, and so
 * is an opened wall.
 *
 * The path is given by MAZE_BACK of its cells from tip on. No cell has LOOP_ERASED_IN, and
 * everything around the cells has LOOP_ERASED_OUT; the other high bits may have any value, and
 * there are no marks; frames show the walks by marks, which are gone in the end. */
void loop_erased_walks(const struct gen_job *job, size_t root, size_t tip);

#endif
