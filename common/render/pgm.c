/* pgm: a greyscale picture, one image per maze: the picture of svg in pixels (kit/raster.h), in
 * greys that palette= selects (maze/palette.h).
 *
 * Sizes are the same as in pbm: -c and -t pixels; with -c 1 -t 1, a maze of walls becomes its
 * lattice.
 *
 * Netpbm and many other programs read the format. Header fields are not shown.
 *
 * Reference: Jef Poskanzer, pgm(5), netpbm (the raw form, P5). */
#include "common/render/kit/raster.h"

static const struct row_key keys[ROW_KEYS + 1] = {
    {PALETTE_KEY},
};

const struct render render_pgm = {
    .entry = {"pgm", "greyscale picture (netpbm)", keys, NULL},
    .raster = &raster_grey,
    RASTER_SIZES,
    RASTER_CALLBACKS,
};
