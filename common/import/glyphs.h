/* glyphs: drawings in characters of Unicode, as unicode, half and braille draw them, as a grid of
 * one code per character. */
#ifndef IMPORT_GLYPHS_H
#define IMPORT_GLYPHS_H

#include "drawing.h"

/* The codes of characters that are not ASCII. GLYPH_BOX + d is a box-drawing character with an arm
 * in each direction of the set d (bit MAZE_N and so on). */
enum {
    GLYPH_NONE = 0,
    GLYPH_BOX = 0x80,
    GLYPH_FULL = 0x90,
    GLYPH_UPPER,
    GLYPH_LOWER,
    GLYPH_PATH,
    GLYPH_VISITED,
    GLYPH_BRAILLE = 0x100, /* + the pattern */
    GLYPHS = 0x200,
};

/* Returns the code of a character, or GLYPH_NONE if there is none. */
unsigned glyph_code(uint32_t character);

/* What the characters of a sample are, without the escape sequences of colours. */
struct glyph_sample {
    bool seen[GLYPHS];
    bool first_line; /* whether the first line has a code for every character */
};

/* Notes the characters of a sample, up to the first one without a code in its first line. A sample
 * whose first line is not complete may still change. */
void glyphs_note(const struct sample *sample, struct glyph_sample *found);

/* A drawing. Lines that are shorter than the longest continue with blanks. */
struct glyphs {
    size_t lines, width; /* in characters, the indent included */
    size_t indent;       /* columns at the left in which there are only spaces */
    const uint16_t *at;  /* the codes, line by line; in in->text */
};

/* Reads a drawing. Returns 1, 0 at the end of the input, or -1 with the error set: also if it has a
 * character without a code, or one whose code is not `allowed`. */
int glyphs_read(struct input *in, struct glyphs *g, bool (*allowed)(unsigned code));

/* Returns the code at a place, a space beyond the end of the line. */
static inline unsigned glyph_at(const struct glyphs *g, size_t line, size_t column)
{
    return column < g->width ? g->at[line * g->width + column] : ' ';
}

/* Sets the error `what` at a character of a line, both from 0. Returns -1. */
int glyphs_wrong(struct input *in, size_t line, size_t column, const char *what);

/* Stores the value of key number `key` in *side, which before is the width or height of the drawing
 * in blocks. The board may have up to `spare` blocks fewer. Returns 0, or -1 with the error set if
 * the value does not fit. */
int glyphs_named_side(struct input *in, size_t key, size_t spare, size_t *side);

/* Makes *m a board of width x height free blocks. Returns 0, or -1 with the error set: also if it
 * is far larger than its drawing. */
int glyphs_board(struct input *in, struct maze *m, size_t width, size_t height);

#endif
