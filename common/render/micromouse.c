/* micromouse: a maze of walls in the text format of micromouse contests, with posts as o, walls as
 * --- and |, S for the start and G for every goal:
 *
 *     o---o---o
 *     |     G |
 *     o   o---o
 *     | S     |
 *     o---o---o
 *
 * The goals are taken from the header field goals, or else from goal.
 *
 * Simulators of micromouse contests read it. The format has no marks and no other header fields. A
 * board of blocks is an error.
 *
 * Reference: Peter Harrison, "Micromouse maze files" (github.com/micromouseonline/mazefiles). */
#include "render.h"

#include <string.h>

static int micromouse_begin(struct render_ctx *c)
{
    if (c->head->kind == MAZE_BLOCK)
        return err_set(
            c->err, "micromouse requires a maze of walls; maze-render -f walls converts a board");
    return render_state_need(c, 0, c->head->width, 1) ? 0 : -1;
}

/* Sets at[x] to 1 for each goal in row `row`, and to 0 for the other cells. */
static void micromouse_find_goals(const struct render_ctx *c, size_t row, unsigned char *at)
{
    size_t n = 0, x, y;
    const char *s = header_get(c->head, FIELD_GOALS, &n);
    memset(at, 0, c->head->width);
    while (s && header_next_place(&s, &n, &x, &y) > 0)
        if (y == row && x < c->head->width)
            at[x] = 1;
    if (!s && c->goal.is_set && c->goal.y == row)
        at[c->goal.x] = 1;
}

static int micromouse_row(struct render_ctx *c, const struct render_row *row)
{
    const size_t width = c->head->width;
    struct out *out = c->writer->out;
    unsigned char *goal = render_state(c);
    for (size_t x = 0; x < width; x++)
        out_text(out, row->here[x] & MAZE_NORTH ? "o---" : "o   ");
    out_text(out, "o\n");
    if (row->is_border)
        return 0;
    micromouse_find_goals(c, row->y, goal);
    for (size_t x = 0; x < width; x++) {
        out_text(out, row->here[x] & MAZE_WEST ? "|" : " ");
        out_text(out, render_is_at(&c->start, x, row->y) ? " S " : goal[x] ? " G " : "   ");
    }
    out_text(out, row->here[width] & MAZE_WEST ? "|\n" : " \n");
    return 0;
}

const struct render render_micromouse = {
    .entry = {"micromouse", "micromouse maze file, as text", NULL, NULL},
    .separated = true,
    .begin = micromouse_begin,
    .row = micromouse_row,
};
