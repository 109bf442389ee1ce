/* walks: loop-erased random walks, of wilson and of those that begin in another
 * way. */
#ifndef WALKS_H
#define WALKS_H

#include "gen.h"

#define WALKS_IN  0x10      /* a cell that is in the tree */
#define WALKS_OUT MAZE_SEEN /* what is no cell of the maze: see gen_frame */

/* From each cell that is not in the tree, in the order of memory, walks at random
 * until the tree is met, then joins the walk to it without the loops that it
 * made. Every cell has WALKS_IN or not, at least one in each part of the mask has,
 * and what is around has WALKS_OUT; the other high bits may hold anything. Each
 * tree of all cells that holds the one there was is equally likely. */
void walks_join(const struct gen_job *job);

#endif
