/* text: pictures of characters, as ascii, unicode and cast draw them, each with its own glyphs,
 * and what all text formats share.
 *
 * A line consists of tiles, one per cell: a cell and what is west of it, or the wall north of it
 * and the corner. There are few different tiles, so a table holds them as strings with their
 * colours, made once per maze, and drawing is looking up and copying. Putting the strings together
 * tile by tile takes three times as long. */
#ifndef RENDER_KIT_TEXT_H
#define RENDER_KIT_TEXT_H

#include "common/render/render.h"

enum { TEXT_GLYPH = 4 }; /* the size of a glyph: a character in UTF-8 and a NUL */

struct text_style {
    char corner[16][TEXT_GLYPH]; /* by the walls that meet: bit d for direction d */
    char horiz[TEXT_GLYPH], vert[TEXT_GLYPH];
    char obstacle[TEXT_GLYPH];
    char path[TEXT_GLYPH], visited[TEXT_GLYPH];
    size_t block; /* the width of a block without -c, in characters */
};

extern const struct text_style text_unicode;

/* Colours. */
enum text_ink { TEXT_PLAIN, TEXT_PATH, TEXT_VISITED, TEXT_START, TEXT_GOAL };

/* Writes a glyph to p, in colour if c has colours: at most TEXT_GLYPH + TEXT_INK bytes.
 * Returns where they end. */
enum { TEXT_INK = 32 };
unsigned char *text_paint(const struct render_ctx *c, unsigned char *p, enum text_ink ink,
                          const char *glyph);

/* Writes the end of a line. */
void text_newline(const struct render_ctx *c);

/* Writes the margin on the left of a line. */
void text_margin(const struct render_ctx *c);

/* Writes the margin above or below a picture, as begin() or end() of a format. Returns 0. */
int text_blank_lines(struct render_ctx *c);

/* Returns how many lines high a cell is that is `width` characters wide: half as many, because
 * characters are twice as high as wide, but at least one. */
size_t text_cell_lines(size_t width);

/* The callbacks of struct render for formats that have a style. Cells are -c characters wide (3),
 * walls one. */
void text_measure(const struct render_ctx *c, size_t *columns, size_t *lines);
int text_begin(struct render_ctx *c);
int text_row(struct render_ctx *c, const struct render_row *row);

#endif
