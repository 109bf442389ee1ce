/* drawing: the lines of a drawing in text, stored until the drawing ends, one code per character.
 * An empty line ends the drawing. Lines shorter than the longest one continue with spaces. Blank
 * lines and comments may precede the drawing, but lines of spaces immediately before it belong to
 * it, as rows without marks. */
#ifndef IMPORT_DRAWING_H
#define IMPORT_DRAWING_H

#include "format.h"

/* The codes of characters: the ASCII code, or one of these. DRAWING_BOX + d is a box-drawing
 * character with an arm in each direction of the set d (bit MAZE_N and so on). DRAWING_OTHER + k is
 * in->state.others[k]: any other character, a byte outside UTF-8, or a number. If there are more
 * than FORMAT_OTHERS of these, all further ones are DRAWING_MANY. */
enum {
    DRAWING_BOX = 0x80,
    DRAWING_FULL = 0x90, /* █ */
    DRAWING_SQUARE,      /* ■ */
    DRAWING_SHADE,       /* ▓ */
    DRAWING_LARGE,       /* ⬛ */
    DRAWING_LIGHT,       /* ░ */
    DRAWING_FRAME,       /* □ */
    DRAWING_WHITE,       /* ⬜ */
    DRAWING_BULLET,      /* •, the path */
    DRAWING_DOT,         /* ·, a visited cell */
    DRAWING_PACKED,      /* half blocks and Braille patterns, which show several blocks each */
    DRAWING_OTHER = 0xa0,
    DRAWING_MANY = DRAWING_OTHER + FORMAT_OTHERS,
    DRAWING_CODES = 0x100
};

/* An element of in->state.others is a code point, DRAWING_BYTE plus a byte, or DRAWING_NUMBER plus
 * DRAWING_ZERO plus a number. */
enum { DRAWING_BYTE = 1 << 22, DRAWING_NUMBER = 1 << 23, DRAWING_ZERO = 1 << 20 };

/* Returns the code for `other`, an element of in->state.others. Adds it if there is room. */
unsigned char drawing_other(struct input *in, uint32_t other);

/* Returns the code of the first UTF-8 character of a text that is not empty. Stores its length in
 * *length. */
unsigned char drawing_code(struct input *in, struct span text, size_t *length);

/* Returns the code point of `code`, or its element of in->state.others. */
uint32_t drawing_meant(const struct input *in, unsigned code);

/* Appends the codes of the UTF-8 in `text` to *to. Skips variation selectors after a character and
 * byte order marks before one. Returns 0, or -1 if memory runs out. */
int drawing_append(struct input *in, struct text_buf *to, struct span text);

/* A drawing. in->state.body contains the codes of its lines, one line after another, without line
 * ends; in->state.index contains the offset of each line. */
struct drawing {
    struct input *in;
    size_t lines, longest; /* the number of lines; characters of the longest one */
    size_t indent, top;    /* cropped columns at the left, and lines at the top */
    size_t dropped;        /* lines before the drawing */
    size_t end;            /* columns up to the last one that is not all spaces */
    bool array;            /* the lines begin like an array in brackets */
    size_t depth, deepest; /* open brackets, and the maximum so far */
    bool closed;           /* the last bracket was closed */
    size_t after;          /* lines after the drawing */
};

/* Reads the next drawing of *in. An empty line ends it, except in an array in brackets, which lines
 * without an array may follow. The size of the next drawing also ends it. Comments before the
 * drawing are added to the header. Returns 1, 0 at the end of the input, or -1 with the error set,
 * also if the drawing would be far larger than its bytes because most of its lines are short. */
int drawing_read(struct drawing *d, struct input *in);

/* Returns the codes of a line after the indent. */
static inline struct span drawing_line(const struct drawing *d, size_t line)
{
    const size_t *begin =
        (const size_t *)(const void *)d->in->state.index.at + d->dropped + d->top + line;
    const size_t all = begin[1] - begin[0], indent = d->indent < all ? d->indent : all;
    return (struct span){d->in->state.body.mem.at + begin[0] + indent, all - indent};
}

/* Returns the code at a position of the drawing, a space past the end of a line. */
static inline unsigned drawing_at(const struct drawing *d, size_t line, size_t column)
{
    const struct span of = drawing_line(d, line);
    return column < of.n ? of.s[column] : ' ';
}

/* Returns the length of a line without the spaces at its end. */
size_t drawing_length(const struct drawing *d, size_t line);

/* Returns how many lines contain a code. */
size_t drawing_lines_with(const struct drawing *d, int code);

/* Removes the first line permanently. */
void drawing_drop_line(struct drawing *d);

/* Crops the indent: the leading columns in which all lines have spaces. Lines that consist only of
 * spaces count only if `blank`. Stores d->end. */
void drawing_remove_indent(struct drawing *d, bool blank);

/* Sets the error `what` at a character of a line; both count from 0, after the cropped columns.
 * Returns -1. */
int drawing_wrong(const struct drawing *d, size_t line, size_t column, const char *what);

/* The numbers of a line; the rest of them are 0. */
enum { DRAWING_NUMBERS = 6 };
struct drawing_numbers {
    size_t count;
    uint64_t at[DRAWING_NUMBERS];
};

/* Reads a line of integers separated by spaces, tabs, commas, x or brackets, or a single integer
 * followed by a point or colon. Their `count` is 0 if the line contains anything else or more
 * numbers than fit. */
struct drawing_numbers drawing_numbers(struct span line);

/* Returns whether a line that is not empty is a comment with words, not a line of a drawing:
 * 1. They begin with #, but not with a header.
 * 2. They contain two adjacent letters that are not both starts or goals, as in #SE#. If a space or
 *    tab follows the #, only S and G are starts and goals.
 * 3. A single # is a comment if it `follows` another comment. */
bool drawing_is_comment(struct span line, bool follows);

/* Returns whether a record of codes is a drawing in half blocks or Braille patterns: only full
 * blocks, spaces, marks and colours precede the first of these. */
bool drawing_is_packed(struct span record);

#endif
