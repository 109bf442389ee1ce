/* text: the drawing that ascii and unicode share, each with its own glyphs.
 *
 * A line is a row of places, and each looks one of a few ways: a table of strings, made
 * once a maze, holds them all, with their colours, and drawing is looking up and copying.
 * With the strings put together place by place it takes three times as long. */
#ifndef RENDER_KIT_TEXT_H
#define RENDER_KIT_TEXT_H

#include "common/render/render.h"

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

/* What text is painted in, for text_paint. */
enum text_ink { TEXT_PLAIN, TEXT_PATH, TEXT_VISITED, TEXT_START, TEXT_GOAL };

/* Adds what n bytes are with their colour, if c has colours, at p, at most n and TEXT_INK
 * bytes; where they end. */
enum { TEXT_INK = 32 };
unsigned char *text_paint(const struct render_ctx *c, unsigned char *p, enum text_ink ink,
                          const char *bytes, size_t n);

/* The end of a line, and the margin before one. */
void text_newline(const struct render_ctx *c);
void text_margin(const struct render_ctx *c);

/* Empty lines above or below a picture: the margin. */
void text_blank_lines(const struct render_ctx *c);

/* As unicode draws. */
extern const struct text_style text_unicode;

/* size of struct render, for a style. */
void text_measure(const struct text_style *style, const struct render_ctx *c, size_t *columns,
                  size_t *lines);

/* begin, row and end of struct render, for a style. Cells are -c characters wide (3) and
 * half as many lines high, for characters are twice as high as wide; walls take one. */
int text_begin(const struct text_style *style, struct render_ctx *c);
int text_row(struct render_ctx *c, const struct render_row *row);
int text_end(struct render_ctx *c);

#endif
