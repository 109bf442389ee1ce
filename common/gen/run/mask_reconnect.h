/* mask_reconnect: cuts a maze along a mask and reconnects its pieces, for generators that ignore
 * masks. */
#ifndef GEN_RUN_MASK_RECONNECT_H
#define GEN_RUN_MASK_RECONNECT_H

#include "common/gen/gen.h"

/* Closes all walls of the cells of job->maze that are not in job->mask. If `join` is set,
 * reconnects the pieces as kruskal does: opens walls between two pieces, in random order, until
 * every connected component of the mask is one piece. Returns 0, or -1 with *err set if memory runs
 * out or the maze has more than WALL_MAX_CELLS cells. */
int mask_reconnect(struct gen_job *job, bool join, struct err *err);

#endif
