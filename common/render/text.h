/* text: the drawing that ascii and unicode share, each with its own glyphs. */
#ifndef TEXT_H
#define TEXT_H

#include "render.h"

/* A character in UTF-8. */
struct glyph {
    char bytes[4];
    unsigned char n;
};

struct text_style {
    struct glyph corner[16]; /* by the walls that meet: bit d for direction d */
    struct glyph horiz, vert;
    struct glyph obstacle;
    struct glyph path, visited;
    size_t block; /* characters a block is wide without -c */
};

/* row of struct render, for a style. Cells are -c characters wide
 * (3) and half as many lines high, for characters are twice as high as wide;
 * walls take one. */
int text_row(const struct text_style *style, struct canvas *c, size_t y, const unsigned char *above,
             const unsigned char *here);

#endif
