/* glyphs: a drawing in characters of Unicode as a grid of one code per character. */
#ifndef IMPORT_GLYPHS_H
#define IMPORT_GLYPHS_H

#include "drawing.h"

/* The codes of characters: that of ASCII, or of what it stands for in drawing_mark. GLYPH_BOX + d
 * is a box-drawing character with an arm in each direction of the set d (bit MAZE_N and so on). */
enum {
    GLYPH_NONE = 0,
    GLYPH_VISITED = '.',
    GLYPH_PATH = '*',
    GLYPH_BOX = 0x80,
    GLYPH_FULL = 0x90,
};

/* Returns the code of a character, or GLYPH_NONE if there is none. */
unsigned glyph_code(uint32_t character);

/* A drawing. Lines that are shorter than the longest continue with blanks. */
struct glyphs {
    struct drawing drawing;
    size_t width;       /* in characters, the indent included */
    size_t indent;      /* columns at the left in which there are only spaces */
    const uint16_t *at; /* the codes, line by line; in in->text */
};

/* Reads the next drawing of *in. Returns 1, 0 at the end of the input, or -1 with the error set:
 * also if it has a character without a code. */
int glyphs_read(struct glyphs *g, struct input *in);

/* Returns the code at a place, a space beyond the end of the line. */
static inline unsigned glyph_at(const struct glyphs *g, size_t line, size_t column)
{
    return column < g->width ? g->at[line * g->width + column] : ' ';
}

/* Sets the error `what` at a character of a line, both from 0. Returns -1. */
int glyphs_wrong(const struct glyphs *g, size_t line, size_t column, const char *what);

#endif
