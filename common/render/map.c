/* map: a grid of the MovingAI benchmarks, one per file: free blocks are ".", obstacles "@". A maze
 * of walls is drawn as its lattice.
 *
 * Programs that search for paths on grids read it. The format has no start, goal, marks or header
 * fields.
 *
 * Reference: Nathan Sturtevant, "Benchmarks for grid-based pathfinding", 2012, and
 * movingai.com/benchmarks/formats.html. */
#include "common/stream/lattice.h"
#include "render.h"

static int map_begin(struct render_ctx *c)
{
    const bool walls = c->head->kind == MAZE_WALLS;
    const size_t wide = c->head->width * (1 + walls) + walls; /* a size is at most SIZE_MAX / 4 */
    const size_t high = c->head->height * (1 + walls) + walls;
    if (!render_state_need(c, 0, wide, 1))
        return -1;
    out_print(c->writer->out, "type octile\nheight %zu\nwidth %zu\nmap\n", high, wide);
    return 0;
}

static void map_put_row(struct render_ctx *c, unsigned char *digits, size_t n)
{
    for (size_t x = 0; x < n; x++)
        digits[x] = digits[x] & 1 ? '@' : '.';
    out_put(c->writer->out, digits, n);
    out_text(c->writer->out, "\n");
}

static int map_row(struct render_ctx *c, const struct render_row *row)
{
    const struct header *h = c->head;
    unsigned char *to = render_state(c);
    if (h->kind == MAZE_WALLS) {
        lattice_wall_row(to, row->above, row->here, h->width);
        map_put_row(c, to, 2 * h->width + 1);
    }
    if (row->is_border)
        return 0;
    if (h->kind == MAZE_WALLS)
        lattice_cell_row(to, row->here, row->below, h->width, h->width == 1 && h->height == 1);
    for (size_t x = 0; x < h->width && h->kind == MAZE_BLOCK; x++)
        to[x] = (row->here[x] & MAZE_OBSTACLE) != 0;
    map_put_row(c, to, h->kind == MAZE_WALLS ? 2 * h->width + 1 : h->width);
    return 0;
}

const struct render render_map = {
    .entry = {"map", "MovingAI benchmark grid", NULL, "movingai"},
    .single_maze = true,
    .begin = map_begin,
    .row = map_row,
};
