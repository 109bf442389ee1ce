/* random_walk: one random walk over the cells, for aldous-broder and houston. */
#ifndef GEN_KIT_RANDOM_WALK_H
#define GEN_KIT_RANDOM_WALK_H

#include "common/gen/gen.h"

#define RANDOM_WALK_FRESH 0x10

/* Walks at random from the root until cell `target` is visited, and stores in MAZE_BACK of each
 * visited cell the direction from which it was first entered. If target is SIZE_MAX, walks until
 * all cells are visited, and opens the walls through which they are first entered. All other walls
 * are closed, and the other scratch bits are those of job_seal, and RANDOM_WALK_FRESH in the cells
 * that were not visited. With frames, a move is a step.
 *
 * A maze of one row or column would take very long: generates it by random_walk_make_line and
 * returns false. Otherwise returns true. */
bool random_walk(const struct gen_job *job, size_t target);

/* If the maze is one cell wide or high, generates the only maze there is and returns true: random
 * walks would take very long. Otherwise returns false. Its cells are steps, in their order. */
bool random_walk_make_line(const struct gen_job *job);

#endif
