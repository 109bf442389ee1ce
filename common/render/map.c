/* map: a grid of the MovingAI benchmarks, one per file: free blocks are ".", obstacles "@". A maze
 * of walls is drawn as its lattice.
 *
 * Programs that search for paths on grids read it. The format has no start, goal, marks or header
 * fields.
 *
 * Reference: Nathan Sturtevant, "Benchmarks for grid-based pathfinding", 2012, and
 * movingai.com/benchmarks/formats.html. */
#include "common/render/kit/blocks.h"

static int map_begin(struct render_ctx *c)
{
    const struct header *h = c->head;
    if (!render_state_need(c, 0, blocks_of(h, h->width), 1))
        return -1;
    out_print(c->writer->out, "type octile\nheight %zu\nwidth %zu\nmap\n", blocks_of(h, h->height),
              blocks_of(h, h->width));
    return 0;
}

static int map_row(struct render_ctx *c, const struct render_row *row)
{
    struct blocks b = blocks_begin(c, row);
    const size_t n = b.n; /* a copy, which byte writes cannot change */
    unsigned char *digits = render_state(c);
    while (blocks_next(&b, digits)) {
        for (size_t x = 0; x < n; x++)
            digits[x] = digits[x] & 1 ? '@' : '.';
        out_put(c->writer->out, digits, n);
        out_text(c->writer->out, "\n");
    }
    return 0;
}

const struct render render_map = {
    .entry = {"map", "MovingAI benchmark grid", NULL, "movingai"},
    .shapes = RENDER_NO_SHAPE,
    .single_maze = true,
    .begin = map_begin,
    .row = map_row,
};
