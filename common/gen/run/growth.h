/* growth: mazes that stop growing before all cells are reached; see `growth` in gen.h. The cells
 * that were not reached are solid, and outside the maze as if by a mask. */
#ifndef GEN_RUN_GROWTH_H
#define GEN_RUN_GROWTH_H

#include "common/gen/gen.h"

/* Returns whether the values of the keys may stop the growth. */
bool growth_may_stop(const struct gen *gen, const uint64_t *values);

/* Returns how many cells are to be reached if there are `cells`, at least 1. */
size_t growth_cells(const struct gen *gen, const uint64_t *values, size_t cells);

/* Sets the mask, laid out as the maze and one more row, to 0xff for the cells that were reached,
 * the root (SIZE_MAX: none) and all that are not solid, and to 0 for others. Returns the number of
 * these cells. */
size_t growth_mask(const struct maze *m, size_t root, unsigned char *mask);

#endif
