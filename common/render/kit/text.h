/* text: the drawing of ascii, unicode, micromouse and cast, each with its own glyphs; the table of
 * strings of their lines, for any format; the colours, margins and ends of lines of all text
 * formats.
 *
 * A line consists of strings, one per cell: the cell and the wall to its west, or the wall to its
 * north and the corner. There are few different ones, so they are composed once per width of cells,
 * colours included, and drawing copies them from a table. Composing each one anew takes three times
 * as long.
 *
 * In colour, a frame with the field `sets` shades each connected component in one of 12 colours:
 * then there is a table for each shade. */
#ifndef RENDER_KIT_TEXT_H
#define RENDER_KIT_TEXT_H

#include "common/render/render.h"

enum {
    TEXT_GLYPH = 4, /* the size of a glyph: a character in UTF-8 and a NUL */
    TEXT_CELL = 3,  /* the width of a cell without -c; the input unicode expects it: CELL_USUAL */
};

struct text_style {
    char corner[16][TEXT_GLYPH]; /* by the walls that meet: bit d for direction d */
    char horiz[TEXT_GLYPH], vert[TEXT_GLYPH];
    char obstacle[TEXT_GLYPH];
    char path[TEXT_GLYPH], visited[TEXT_GLYPH];
    size_t block;          /* the width of a block without -c, in characters */
    char post[TEXT_GLYPH]; /* a corner without walls that is not left out; "": nothing is
                              (outline.h) */
};

extern const struct text_style text_unicode;

/* What a cell or a block shows, from the least important to the most important; each has a colour.
 * TEXT_WALL is for formats that draw walls as blocks. */
enum text_mark { TEXT_PLAIN, TEXT_VISITED, TEXT_PATH, TEXT_GOAL, TEXT_START, TEXT_AT, TEXT_WALL };

/* Returns the mark of a cell by its digit, without start, goal and the current cell. */
static inline unsigned text_mark(unsigned cell)
{
    return (cell >> 3 & ~(cell >> 2) & 1) | (cell >> 2 & 1) << 1;
}

/* Writes a glyph to p, in the colour of `mark` if c has colours: at most TEXT_GLYPH + TEXT_INK
 * bytes. Returns the address after them. */
enum { TEXT_INK = 32 };
unsigned char *text_paint(const struct render_ctx *c, unsigned char *p, unsigned mark,
                          const char *glyph);

/* The table of strings of which lines consist, and a line; the first member of a format's state. */
struct text_strings {
    size_t width;          /* of a cell, for which there are strings; 0: there are none */
    unsigned count;        /* how many */
    size_t stride;         /* bytes from one to the next */
    unsigned char *line;   /* the numbers of the strings of a line, one per column and one more */
    unsigned char *shades; /* their shades, which only text.c sets; NULL: no shades */
    unsigned short *n;     /* the length of each string */
    unsigned char *bytes;  /* the strings */
};

/* Allocates the state, a struct of `head` bytes, and room for a line and for `count` strings of at
 * most `size` bytes, which depends only on width, count and the options. Composes the strings
 * unless those of the maze before have the same width and count: compose() writes one to p and
 * returns the address after it. Returns 0, or -1 with *c->err set if memory runs out. */
int text_set_strings(struct render_ctx *c, size_t head, size_t width, unsigned count, size_t size,
                     unsigned char *(*compose)(const struct render_ctx *c, unsigned char *p,
                                               unsigned string));

/* Writes the first n strings of s->line as a line. Without colours, none of them has more than
 * `longest` bytes. */
void text_put_line(const struct render_ctx *c, const struct text_strings *s, size_t n,
                   size_t longest);

/* Returns `then` if a cell has any bit of `mask`, or 0. Loops that set a line consist of these,
 * without a shift or a product of bytes, and carry no value from cell to cell: the compiler makes
 * vector code of them, 16 cells at a time. */
static inline unsigned char text_if(unsigned char cell, unsigned char mask, unsigned char then)
{
    return cell & mask ? then : 0;
}

/* Writes the margin on the left of a line. */
void text_margin(const struct render_ctx *c);

/* Writes the margin above or below a picture; can serve as begin() or end(). Returns 0. */
int text_blank_lines(struct render_ctx *c);

/* Returns the height in lines of a cell that is `width` characters wide: half as many, because
 * characters are twice as high as wide, but at least one. */
size_t text_cell_lines(size_t width);

/* Returns whether the cells of the maze get shades, if it is drawn in colour. */
bool text_has_shades(const struct render_ctx *c);

/* The callbacks of struct render, for formats that set `text`. Cells are -c or TEXT_CELL
 * characters wide, walls one. */
bool text_needs_whole_maze(const struct render_ctx *c);
void text_measure(const struct render_ctx *c, size_t *columns, size_t *lines);
int text_begin(struct render_ctx *c);
int text_row(struct render_ctx *c, const struct render_row *row);
#define TEXT_CALLBACKS                                                                             \
    .cell_max = 200, .needs_whole_maze = text_needs_whole_maze, .measure = text_measure,           \
    .begin = text_begin, .row = text_row

/* What all drawings in characters take. */
#define TEXT_DRAWING                                                                               \
    .margin_max = 1000, .separated = true, .takes_endless = true, .takes_captions = true

#endif
