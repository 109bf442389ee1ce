/* unicode: walls in box drawing characters, joined at the corners; a board of
 * blocks as two characters a block, which makes it square on most terminals.
 *
 * Reference: The Unicode Standard, "Box Drawing", U+2500 to U+257F. */
#include "common/render/kit/text.h"

const struct text_style text_unicode = {
    /* by the walls that meet: none, n, e, ne, s, ns, es, nes, w, nw, ... */
    .corner = {{" ", 1},
               {"\xe2\x95\xb5", 3},
               {"\xe2\x95\xb6", 3},
               {"\xe2\x94\x94", 3},
               {"\xe2\x95\xb7", 3},
               {"\xe2\x94\x82", 3},
               {"\xe2\x94\x8c", 3},
               {"\xe2\x94\x9c", 3},
               {"\xe2\x95\xb4", 3},
               {"\xe2\x94\x98", 3},
               {"\xe2\x94\x80", 3},
               {"\xe2\x94\xb4", 3},
               {"\xe2\x94\x90", 3},
               {"\xe2\x94\xa4", 3},
               {"\xe2\x94\xac", 3},
               {"\xe2\x94\xbc", 3}},
    .horiz = {"\xe2\x94\x80", 3},
    .vert = {"\xe2\x94\x82", 3},
    .obstacle = {"\xe2\x96\x88", 3},
    .path = {"\xe2\x80\xa2", 3},
    .visited = {"\xc2\xb7", 2},
    .block = 2,
};

const struct render render_unicode = {
    .entry = {"unicode", "walls of box drawing characters, joined at the corners", NULL},
    .cell_max = 200,
    .margin_max = 1000,
    .separated = true,
    .takes_endless = true,
    .takes_color = true,
    .text = &text_unicode,
    .measure = text_measure,
    .begin = text_begin,
    .row = text_row,
    .end = text_end,
};
