/* hex42: a maze of walls in the format of A-Maze-ing, a project of the 42 schools:
 *
 *     953
 *     C52
 *     D56
 *
 *     0,0
 *     2,2
 *     EESS
 *
 * A cell is a hexadecimal digit, the sum of 1 for a wall to the north, 2 east, 4 south and 8 west.
 * After an empty line come start and goal, by default the upper left and the lower right cell, and
 * the moves of the path, if the marks or the header determine it. The outline is closed; entrance
 * and exit are cells. Visited cells and other header fields are not shown.
 *
 * Reference: 42, "A-Maze-ing", subject of the project, 2025. */
#include "common/render/kit/marked_path.h"

static int hex42_begin(struct render_ctx *c)
{
    return place_is_known(c->goal) || !header_has(c->head, FIELD_GOALS)
               ? 0
               : err_set(c->err,
                         "hex42 has one exit, but the maze has several goals; solve it first");
}

static int hex42_row(struct render_ctx *c, const struct render_row *row)
{
    const size_t width = c->head->width;
    if (row->is_border)
        return 0;
    for (size_t x = 0; x < width; x++) {
        const bool north = row->y == 0 || row->here[x] & MAZE_NORTH;
        const bool east = x + 1 == width || row->here[x + 1] & MAZE_WEST;
        const bool south = row->y + 1 == c->head->height || row->below[x] & MAZE_NORTH;
        const bool west = x == 0 || row->here[x] & MAZE_WEST;
        out_byte(c->writer->out, "0123456789ABCDEF"[north + 2 * east + 4 * south + 8 * west]);
    }
    out_byte(c->writer->out, '\n');
    return 0;
}

static int hex42_end(struct render_ctx *c)
{
    const struct header *h = c->head;
    const struct place last = {h->width - 1, h->height - 1};
    const struct place start = place_is_known(c->start) ? c->start : (struct place){0, 0};
    const struct place goal = place_is_known(c->goal) ? c->goal : last;
    struct out *out = c->writer->out;
    struct path path;
    out_print(out, "\n%zu,%zu\n%zu,%zu\n", start.x, start.y, goal.x, goal.y);
    if (c->maze && marked_path_find(c, &path) && path.start != path.goal) {
        path_write_moves(out, &path);
        out_byte(out, '\n');
    }
    return 0;
}

const struct render render_hex42 = {
    .entry = {"hex42", "walls in hexadecimal, as in 42's A-Maze-ing", NULL, "a-maze-ing"},
    .separated = true,
    .walls_only = true,
    .shapes = RENDER_NO_SHAPE,
    .needs_whole_maze = marked_path_needs_whole_maze,
    .begin = hex42_begin,
    .row = hex42_row,
    .end = hex42_end,
};
