/* mask_scale: scales a mask that is a picture. */
#ifndef GEN_RUN_MASK_SCALE_H
#define GEN_RUN_MASK_SCALE_H

#include "mask.h"

/* Scales the picture of a mask to width x height cells, if it does not have that size; 0: in
 * proportion to the other, which is not 0. Returns 0, or -1 with *err set if the mask is too large.
 */
int mask_fit(struct mask *mask, uint64_t width, uint64_t height, struct err *err);

/* Makes the cells whose average light is at least mask->threshold the mask, width x height of them;
 * both are at least 1. Returns as mask_fit. */
int mask_scale(struct mask *mask, uint64_t width, uint64_t height, struct err *err);

#endif
