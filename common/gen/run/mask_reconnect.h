/* mask_reconnect: a maze cut out of a larger one along a mask, for the generators that
 * know of no masks. */
#ifndef GEN_RUN_MASK_RECONNECT_H
#define GEN_RUN_MASK_RECONNECT_H

#include "common/gen/gen.h"

/* Puts up all walls of the cells of job->maze that are not in job->mask. If join is
 * set, what is then in pieces is joined again: as in kruskal, by walls in random
 * order that come down where they part two pieces, until each part of the mask
 * is one. 0, or -1 and err: no memory, or more than WALL_MAX_CELLS cells. */
int mask_reconnect(struct gen_job *job, bool join, struct err *err);

#endif
