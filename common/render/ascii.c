/* ascii: walls are drawn as + - and |, the path as *, start and goal as S and G. A board of blocks
 * has one character per block, # for an obstacle.
 *
 *     +   +---+---+
 *     | S | * * * |
 *     + * + * +   +
 *     | * * * |   G
 *     +---+---+---+
 *
 * There is a post at every corner, so that columns can be counted.
 *
 * Other header fields are shown in captions alone. Cells that are cut off are drawn only where they
 * touch others: see kit/outline.h. */
#include "common/render/kit/caption.h"
#include "common/render/kit/text.h"

static const struct text_style ascii_style = {
    .corner = {"+", "+", "+", "+", "+", "+", "+", "+", "+", "+", "+", "+", "+", "+", "+", "+"},
    .horiz = "-",
    .vert = "|",
    .obstacle = "#",
    .path = "*",
    .visited = ".",
    .block = 1,
    .post = "+",
};

const struct render render_ascii = {
    .entry = {"ascii", "+---+ walls, path marked with *", NULL, "text txt"},
    TEXT_DRAWING,
    .text = &ascii_style,
    TEXT_CALLBACKS,
    .end = caption_end,
};
