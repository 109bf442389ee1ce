/* distance: the number of moves from the start to every cell, as a table:
 *
 *     # maze walls 3 2 start=0,0
 *     0 1 4
 *     1 2 3
 *
 * The first line is the header of the maze. Each other line is a row of cells; -1 is an unreachable
 * cell. An empty line separates two mazes. The start is the start in the header, or else the first
 * cell that is not solid.
 *
 * numpy.loadtxt, R and awk read the format. numpy.loadtxt reads all mazes, which must have the same
 * width, into one array. Walls, marks and the goal are not shown.
 *
 * The search needs the whole maze, and four more bytes per cell. */
#include "common/render/kit/numbering.h"

/* more[0] is the array of the distances of all cells. */

static int distance_begin(struct render_ctx *c)
{
    uint32_t farthest;
    if (!numbering_find(c, &c->more[0], &farthest))
        return -1;
    writer_head(c->writer, c->head, NULL);
    return 0;
}

static int distance_row(struct render_ctx *c, const struct render_row *row)
{
    struct out *out = c->writer->out;
    const uint32_t *cells =
        (const uint32_t *)(const void *)c->more[0].at + row->y * c->maze->stride;
    for (size_t x = 0; x < c->head->width && !row->is_border; x++) {
        char *const from = (char *)out_room(out, NUMBER_TEXT + 1);
        char *to = from;
        if (cells[x] == NUMBERING_NONE)
            *to++ = '-';
        to = number_append(to, cells[x] == NUMBERING_NONE ? 1 : cells[x]);
        *to++ = x + 1 < c->head->width ? ' ' : '\n';
        out->len += (size_t)(to - from);
    }
    return 0;
}

const struct render render_distance = {
    .entry = {"distance", "number of moves from the start to each cell", NULL, NULL},
    .separated = true,
    .shapes = RENDER_SHAPE,
    .needs_whole_maze = render_always,
    .begin = distance_begin,
    .row = distance_row,
};
