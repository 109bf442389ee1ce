/* ppm: a colour picture, one image per maze: the picture of svg in pixels (kit/raster.h). The path
 * is red, visited cells are pale blue, the start is a green disc, the goal a violet one; palette=
 * selects other colours (maze/palette.h).
 *
 * With color=distance, each cell is shaded by its distance from the start, from yellow through red
 * and blue to near black for the farthest cells, which shows the structure of a maze. The path is
 * then white, and unreachable cells stay grey. With color=sets, each connected component of several
 * cells has its own colour. Both need the whole maze and four more bytes per cell.
 *
 * Sizes are the same as in pbm: -c and -t pixels; with -c 1 -t 1, a maze of walls becomes its
 * lattice.
 *
 * Netpbm and many other programs read the format. Header fields are not shown.
 *
 * Reference: Jef Poskanzer, ppm(5), netpbm (the raw form, P6). */
#include "common/render/kit/raster.h"

static const struct row_key keys[ROW_KEYS + 1] = {
    {SHADES_KEY},
    {PALETTE_KEY},
};

const struct render render_ppm = {
    .entry = {"ppm", "colour picture (netpbm)", keys, "pnm"},
    .raster = &raster_color,
    RASTER_SIZES,
    RASTER_CALLBACKS,
};
