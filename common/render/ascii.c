/* ascii: walls as +, - and |, the way as *, S and G at its ends; a board of
 * blocks as one character a block, # an obstacle.
 *
 *     +   +---+---+
 *     | S | * * * |
 *     + * + * +   +
 *     | * * * |   G
 *     +---+---+---+
 *
 * A post stands at every corner, so that columns can be counted. */
#include "common/render/kit/text.h"

#define POST                                                                                       \
    {                                                                                              \
        "+", 1                                                                                     \
    }
#define FOUR_POSTS POST, POST, POST, POST

static const struct text_style style = {
    .corner = {FOUR_POSTS, FOUR_POSTS, FOUR_POSTS, FOUR_POSTS},
    .horiz = {"-", 1},
    .vert = {"|", 1},
    .obstacle = {"#", 1},
    .path = {"*", 1},
    .visited = {".", 1},
    .block = 1,
};

static int ascii_begin(struct render_ctx *c)
{
    return text_begin(&style, c);
}

static void ascii_measure(const struct render_ctx *c, size_t *columns, size_t *lines)
{
    text_measure(&style, c, columns, lines);
}

const struct render render_ascii = {
    .entry = {"ascii", "walls of + - |, the path as *", NULL},
    .cell_max = 200,
    .margin_max = 1000,
    .separated = true,
    .takes_endless = true,
    .takes_color = true,
    .measure = ascii_measure,
    .begin = ascii_begin,
    .row = text_row,
    .end = text_end,
};
