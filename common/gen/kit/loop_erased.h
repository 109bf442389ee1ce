/* walks: loop-erased random walks, of wilson and of those that begin in another
 * way. */
#ifndef GEN_KIT_LOOP_ERASED_H
#define GEN_KIT_LOOP_ERASED_H

#include "common/gen/gen.h"

#define LOOP_ERASED_IN  0x10      /* a cell that is in the tree */
#define LOOP_ERASED_OUT MAZE_SEEN /* what is no cell of the maze: see job_seal */

/* From each cell that is not in the tree, in the order of memory, walks at random
 * until the tree is met, then joins the walk to it without the loops that it
 * made. Every cell has LOOP_ERASED_IN or not, at least one in each part of the mask has,
 * and what is around has LOOP_ERASED_OUT; the other high bits may hold anything. Each
 * tree of all cells that holds the one there was is equally likely. */
void loop_erased_walks(const struct gen_job *job);

#endif
