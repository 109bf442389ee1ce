/* pgm: a greyscale picture, one image per maze: the picture of svg in pixels (kit/raster.h), in
 * greys that palette= chooses (maze/palette.h).
 *
 * Sizes are the same as in pbm: -c and -t pixels; with -c 1 -t 1 a maze of walls becomes its
 * lattice.
 *
 * Netpbm and many other programs read the format. Header fields are not shown.
 *
 * Reference: Jef Poskanzer, pgm(5), netpbm (the raw form, P5). */
#include "common/render/kit/raster.h"

enum { KEY_PALETTE };

static const struct opt_key keys[] = {
    {PALETTE_KEY},
    {NULL, 0, 0, 0, NULL, 0, NULL},
};

static const struct raster_style pgm_style = {
    .bytes = 1,
    .palette_key = KEY_PALETTE,
};

const struct render render_pgm = {
    .entry = {"pgm", "greyscale picture (netpbm)", keys, NULL},
    .cell_max = 1000,
    .wall_max = 1000,
    .margin_max = 10000,
    .needs_whole_maze = raster_needs_whole_maze,
    .raster = &pgm_style,
    .redirect = render_redirect_picture,
    .begin = raster_begin,
    .row = raster_row,
    .end = raster_margin,
    .free = raster_free,
};
