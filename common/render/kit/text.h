/* text: the drawing of ascii, unicode and cast, each with its own glyphs; also the colours, margins
 * and ends of lines of all text formats.
 *
 * A line consists of tiles, one per cell: a cell and the wall to its west, or the wall to its north
 * and the corner. A newline is a tile, too. There are few different tiles, so a table of their
 * strings, colours included, is built once per width of cells, and drawing copies from the table.
 * Composing each tile anew takes three times as long.
 *
 * In colour, a frame with the field `sets` shades each connected component in one of 12 colours:
 * then there is a string for each tile and shade. */
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

/* The colours of characters. */
enum text_ink { TEXT_PLAIN, TEXT_PATH, TEXT_VISITED, TEXT_START, TEXT_GOAL, TEXT_AT };

/* Writes a glyph to p, in the colour `ink` if c has colours: at most TEXT_GLYPH + TEXT_INK bytes.
 * Returns the address after them. */
enum { TEXT_INK = 32 };
unsigned char *text_paint(const struct render_ctx *c, unsigned char *p, enum text_ink ink,
                          const char *glyph);

/* Writes the end of a line. */
void text_newline(const struct render_ctx *c);

/* Writes the margin on the left of a line. */
void text_margin(const struct render_ctx *c);

/* Writes the margin above or below a picture; can serve as begin() or end(). Returns 0. */
int text_blank_lines(struct render_ctx *c);

/* Returns the height in lines of a cell that is `width` characters wide: half as many, because
 * characters are twice as high as wide, but at least one. */
size_t text_cell_lines(size_t width);

/* Returns whether the cells of the maze get shades, if it is drawn in colour. */
bool text_has_shades(const struct render_ctx *c);

/* The callbacks of struct render, for formats that set `text`. Cells are -c characters wide (3),
 * walls one. */
bool text_needs_whole_maze(const struct render_ctx *c);
void text_measure(const struct render_ctx *c, size_t *columns, size_t *lines);
int text_begin(struct render_ctx *c);
int text_rows(struct render_ctx *c, const struct render_rows *rows);
void text_free(struct render_ctx *c);

#endif
