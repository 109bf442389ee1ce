/* pgm: a greyscale picture, one image per maze. Walls are black, the path is dark grey, visited
 * cells are light grey, start and goal are squares in two other greys.
 *
 * Sizes are the same as in pbm: -c and -t pixels; with -c 1 -t 1 a maze of walls becomes its
 * lattice.
 *
 * Netpbm and many other programs read the format. Header fields are not shown.
 *
 * Reference: Jef Poskanzer, pgm(5), netpbm (the raw form, P5). */
#include "common/render/kit/raster.h"

static const struct raster_style pgm_style = {
    .bytes = 1,
    .color = palette_grey,
};

const struct render render_pgm = {
    .entry = {"pgm", "greyscale picture (netpbm)", NULL},
    .cell_max = 1000,
    .wall_max = 1000,
    .margin_max = 10000,
    .raster = &pgm_style,
    .redirect = render_redirect_picture,
    .begin = raster_begin,
    .row = raster_row,
    .end = raster_margin,
};
