/* unicode: walls in box-drawing characters, joined at the corners. A board of blocks has two
 * characters per block, which makes it square on most terminals.
 *
 * As in ascii, other header fields are not shown, and cells that are cut off are drawn only where
 * they touch others: see kit/outline.h.
 *
 * Reference: The Unicode Standard, "Box Drawing", U+2500 to U+257F. */
#include "common/render/kit/caption.h"
#include "common/render/kit/text.h"

const struct text_style text_unicode = {
    /* by the walls that meet: none, n, e, ne, s, ns, es, nes, w, nw, ... */
    .corner = {" ", "\xe2\x95\xb5", "\xe2\x95\xb6", "\xe2\x94\x94", "\xe2\x95\xb7", "\xe2\x94\x82",
               "\xe2\x94\x8c", "\xe2\x94\x9c", "\xe2\x95\xb4", "\xe2\x94\x98", "\xe2\x94\x80",
               "\xe2\x94\xb4", "\xe2\x94\x90", "\xe2\x94\xa4", "\xe2\x94\xac", "\xe2\x94\xbc"},
    .horiz = "\xe2\x94\x80",
    .vert = "\xe2\x94\x82",
    .obstacle = "\xe2\x96\x88",
    .path = "\xe2\x80\xa2",
    .visited = "\xc2\xb7",
    .block = 2,
    .post = "+",
};

const struct render render_unicode = {
    .entry = {"unicode", "box-drawing characters", NULL, NULL},
    TEXT_DRAWING,
    .text = &text_unicode,
    TEXT_CALLBACKS,
    .end = caption_end,
};
