/* pgm: a picture of grey dots, an image a maze. Walls are black, the way is dark grey,
 * what was visited light grey, the start and the goal are squares of two more greys.
 *
 * Sizes are those of pbm: -c and -t pixels; at -c 1 -t 1 a maze of walls is its lattice.
 *
 * Reference: Jef Poskanzer, pgm(5), netpbm (the raw form, P5). */
#include "common/render/kit/raster.h"

#include <stdio.h>

static int pgm_begin(struct render_ctx *c)
{
    struct raster r;
    char head[64];
    if (raster_begin(c, 1) || raster_measure(&r, c, 1))
        return -1;
    snprintf(head, sizeof head, "P5\n%zu %zu\n255\n", r.width, r.height);
    out_text(c->writer->out, head);
    return 0;
}

static void paint(const struct render_ctx *c, const struct raster *r, unsigned char *to,
                  const unsigned char *kinds, size_t y)
{
    static const unsigned char grey[RASTER_KINDS] = {255, 0, 216, 128, 64, 176};
    (void)c;
    (void)y;
    for (size_t x = 0; x < r->width; x++)
        to[x] = grey[kinds[x]];
}

static int pgm_row(struct render_ctx *c, const struct render_row *row)
{
    return raster_row(c, row, 1, paint);
}

static int pgm_end(struct render_ctx *c)
{
    return raster_end(c, 1, paint);
}

const struct render render_pgm = {
    .entry = {"pgm", "a picture of greys (netpbm)", NULL},
    .cell_max = 1000,
    .wall_max = 1000,
    .margin_max = 10000,
    .begin = pgm_begin,
    .row = pgm_row,
    .end = pgm_end,
};
