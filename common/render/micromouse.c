/* micromouse: a maze of walls in the text format of micromouse contests, with posts as o, walls as
 * --- and |, S for the start and G for every goal:
 *
 *     o---o---o
 *     |     G |
 *     o   o---o
 *     | S     |
 *     o---o---o
 *
 * The goals come from the header field goals, or else from goal. Marks and other header fields are
 * not shown. A board of blocks is an error. Micromouse simulators read the format.
 *
 * Reference: Peter Harrison, "Micromouse maze files" (github.com/micromouseonline/mazefiles). */
#include "common/render/kit/text.h"

#include <stdlib.h>

static const struct text_style micromouse_style = {
    .corner = {"o", "o", "o", "o", "o", "o", "o", "o", "o", "o", "o", "o", "o", "o", "o", "o"},
    .horiz = "-",
    .vert = "|",
    .obstacle = " ",
    .path = " ",
    .visited = " ",
};

/* Stores the goals, sorted, in more[1]. Returns 0, or -1 with *c->err set if the list in the header
 * is malformed or a goal is outside the maze. */
static int micromouse_begin(struct render_ctx *c)
{
    const struct header *h = c->head;
    size_t n = 0, count = 0;
    const char *list = header_get(h, FIELD_GOALS, &n);
    struct place last, *goal;
    if (header_get_place(h, FIELD_GOALS, &last, c->err) < 0)
        return -1;
    if (mem_need_array(&c->more[1], n / strlen("x,y+") + 1, sizeof *goal, 0))
        return err_memory(c->err);
    goal = (struct place *)(void *)c->more[1].at;
    while (list && header_next_place(&list, &n, &goal[count]) > 0)
        count++;
    qsort(goal, count, sizeof *goal, place_compare);
    if (count > 0) {
        c->goals = goal;
        c->goal_count = count;
    }
    c->at = PLACE_NONE;
    return text_begin(c);
}

const struct render render_micromouse = {
    .entry = {"micromouse", "micromouse maze file, as text", NULL, NULL},
    .shapes = RENDER_NO_SHAPE,
    .separated = true,
    .walls_only = true,
    .text = &micromouse_style,
    .begin = micromouse_begin,
    .row = text_row,
};
