/* ppm: a colour picture, one image per maze. The path is red, visited cells are pale blue, the
 * start is a green square, the goal a dark red one.
 *
 * With color=distance each cell is shaded by its distance from the start, from yellow through red
 * and blue to near black for the farthest cells, which shows the shape of a maze. This needs the
 * whole maze and four more bytes per cell. The path is white then, and unreachable cells stay grey.
 *
 * Sizes are the same as in pbm: -c and -t pixels; with -c 1 -t 1 a maze of walls becomes its
 * lattice.
 *
 * Netpbm and many other programs read the format. Header fields are not shown.
 *
 * Reference: Jef Poskanzer, ppm(5), netpbm (the raw form, P6). */
#include "common/render/kit/distance.h"
#include "common/render/kit/raster.h"

#include <stdio.h>
#include <string.h>

enum { KEY_COLOR, BYTES = 3 };

static const char *const colors[] = {"path", "distance"};
static const struct opt_key keys[] = {
    {"color", 0, 1, 0, "what the colours show", 0, colors},
    {NULL, 0, 0, 0, NULL, 0, NULL},
};

static bool ppm_needs_whole_maze(const struct render_ctx *c)
{
    return c->options->values[KEY_COLOR];
}

/* Stores the distance of every cell in r->cells. Returns 0, or -1 with *c->err set. */
static int ppm_prepare(struct render_ctx *c)
{
    struct raster *r = render_state(c);
    if (distance_search(c, r->cells, &r->farthest))
        return -1;
    r->farthest += r->farthest == 0;
    return 0;
}

/* Gives the free and visited pixels of a cell, and of the passages before it, the colour of its
 * distance. The path becomes white. */
static void ppm_shade(const struct render_ctx *c, size_t y)
{
    const struct raster *r = render_state(c);
    const uint32_t *distance = r->cells + y * (c->head->width + 1);
    for (size_t x = 0; x < c->head->width; x++) {
        size_t at = r->size.margin + x * r->size.pitch;
        unsigned char color[BYTES] = {PALETTE_UNREACHED, PALETTE_UNREACHED, PALETTE_UNREACHED};
        if (distance[x] != DISTANCE_NONE)
            palette_shade(color,
                          (unsigned)((uint64_t)distance[x] * (PALETTE_SHADES - 1) / r->farthest));
        for (size_t k = at; k < at + r->size.pitch; k++)
            if (r->kinds[k] == PALETTE_FREE || r->kinds[k] == PALETTE_VISITED)
                memcpy(r->bytes + k * BYTES, color, BYTES);
            else if (r->kinds[k] == PALETTE_PATH)
                memset(r->bytes + k * BYTES, 255, BYTES);
    }
}

static const struct raster_style ppm_style = {
    .bytes = BYTES,
    .color = palette_color,
    .prepare = ppm_prepare,
    .shade = ppm_shade,
};

const struct render render_ppm = {
    .entry = {"ppm", "colour picture (netpbm)", keys},
    .cell_max = 1000,
    .wall_max = 1000,
    .margin_max = 10000,
    .needs_whole_maze = ppm_needs_whole_maze,
    .raster = &ppm_style,
    .redirect = render_redirect_picture,
    .begin = raster_begin,
    .row = raster_row,
    .end = raster_margin,
};
