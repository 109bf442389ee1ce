/* micromouse: a maze of walls in the text format of micromouse contests, with posts as o, walls as
 * --- and |, S for the start and G for every goal:
 *
 *     o---o---o
 *     |     G |
 *     o   o---o
 *     | S     |
 *     o---o---o
 *
 * The goals are those of the header field goals, or else that of goal. The format has no marks and
 * no other header fields. A board of blocks is an error. Simulators of micromouse contests read it.
 *
 * Reference: Peter Harrison, "Micromouse maze files" (github.com/micromouseonline/mazefiles). */
#include "render.h"

#include <stdlib.h>

/* The state: the goals, sorted by row, then column, and how many of them have been passed. */
struct micromouse {
    size_t count, passed;
    struct place goal[];
};

/* Stores the goals, sorted, in the state. Returns 0, or -1 with *c->err set if the list in the
 * header is not one of cells of the maze. */
static int micromouse_begin(struct render_ctx *c)
{
    const struct header *h = c->head;
    size_t n = 0;
    const char *list = header_get(h, FIELD_GOALS, &n), *at = list;
    struct micromouse *s;
    struct place last;
    if (h->kind == MAZE_BLOCK)
        return err_set(
            c->err, "micromouse requires a maze of walls; maze-render -f walls converts a board");
    if (header_get_place(h, FIELD_GOALS, &last, c->err) < 0)
        return -1;
    s = render_state_need(c, sizeof *s, n / strlen("x,y+") + 1, sizeof *s->goal);
    if (!s)
        return -1;
    *s = (struct micromouse){.count = !list && place_is_known(c->goal)};
    s->goal[0] = c->goal;
    while (list && header_next_place(&at, &n, &s->goal[s->count]) > 0)
        s->count++;
    qsort(s->goal, s->count, sizeof *s->goal, place_compare);
    return 0;
}

/* Returns the column of the first goal in row y from column x on, SIZE_MAX if there is none. Calls
 * go from west to east and from top to bottom. */
static size_t micromouse_next_goal(struct micromouse *s, size_t x, size_t y)
{
    const struct place from = {x, y};
    while (s->passed < s->count && place_compare(&s->goal[s->passed], &from) < 0)
        s->passed++;
    return s->passed < s->count && s->goal[s->passed].y == y ? s->goal[s->passed].x : SIZE_MAX;
}

static int micromouse_row(struct render_ctx *c, const struct render_row *row)
{
    const size_t width = c->head->width;
    struct out *out = c->writer->out;
    struct micromouse *s = render_state(c);
    const size_t start = c->start.y == row->y ? c->start.x : SIZE_MAX;
    size_t goal;
    for (size_t x = 0; x < width; x++)
        out_text(out, row->here[x] & MAZE_NORTH ? "o---" : "o   ");
    out_text(out, "o\n");
    if (row->is_border)
        return 0;
    goal = micromouse_next_goal(s, 0, row->y);
    for (size_t x = 0; x < width; x++) {
        out_text(out, row->here[x] & MAZE_WEST ? "|" : " ");
        out_text(out, x == start ? " S " : x == goal ? " G " : "   ");
        if (x == goal)
            goal = micromouse_next_goal(s, x + 1, row->y);
    }
    out_text(out, row->here[width] & MAZE_WEST ? "|\n" : " \n");
    return 0;
}

const struct render render_micromouse = {
    .entry = {"micromouse", "micromouse maze file, as text", NULL, NULL},
    .shapes = RENDER_NO_SHAPE,
    .separated = true,
    .begin = micromouse_begin,
    .row = micromouse_row,
};
