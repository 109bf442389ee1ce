/* drawing: the lines of a drawing in text, held until the drawing ends, as one code per character.
 * An empty line ends it. Lines that are shorter than the longest one continue with blanks. Blank
 * lines and comments may precede it; but lines of spaces right before it belong to it, as rows that
 * show nothing. */
#ifndef IMPORT_DRAWING_H
#define IMPORT_DRAWING_H

#include "format.h"

/* The codes of characters: that of ASCII, or one of these. DRAWING_BOX + d is a box-drawing
 * character with an arm in each direction of the set d (bit MAZE_N and so on). DRAWING_OTHER + k is
 * what in->state.others[k] says: any other character, a byte outside UTF-8, or a number. If there
 * are more than FORMAT_OTHERS of these, all further ones are DRAWING_MANY. */
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

/* What an element of in->state.others is: a code point, or DRAWING_BYTE and a byte, or
 * DRAWING_NUMBER and a number to which DRAWING_ZERO is added. */
enum { DRAWING_BYTE = 1 << 22, DRAWING_NUMBER = 1 << 23, DRAWING_ZERO = 1 << 20 };

/* Returns the code for an element of in->state.others, which is added if there is room. */
unsigned char drawing_other(struct input *in, uint32_t other);

/* Returns the code of the first character of the n > 0 bytes at s, in UTF-8. Stores its length. */
unsigned char drawing_code(struct input *in, const unsigned char *s, size_t n, size_t *length);

/* Returns the code point with this code, or its element of in->state.others. */
uint32_t drawing_meant(const struct input *in, unsigned code);

/* Appends the codes of the n bytes at s, in UTF-8, to *to. Variation selectors after a character
 * and byte order marks before one have none. Returns 0, or -1 if memory runs out. */
int drawing_append(struct input *in, struct text_buf *to, const unsigned char *s, size_t n);

/* The marks in the cells of a drawing. What the letters S and G hide: if there are marks of a path,
 * start and goal are on it, too. */
struct drawing_marks {
    bool path;                   /* there are marks of a path */
    unsigned char *start, *goal; /* their cells; NULL: there is none, or there are several goals */
};

/* A drawing. The codes of its lines are in in->state.body, one after another, without their ends;
 * in->state.index says where each begins. */
struct drawing {
    struct input *in;
    size_t lines, longest; /* the number of lines, and the characters of the longest */
    size_t indent, top;    /* columns and lines at its left and top that are cropped */
    size_t dropped;        /* lines that preceded it */
    size_t end;            /* columns up to the last one that has more than spaces */
    struct drawing_marks marks;
    bool array;            /* the lines begin like an array in brackets: */
    size_t depth, deepest; /* brackets that are open, and the most that were, */
    bool closed;           /* and the last one was closed */
    size_t after;          /* lines after it */
};

/* Reads the next drawing of *in. An empty line ends it, but not in an array in brackets, which
 * other lines without an array may follow; so does the size of the next one. Comments before it go
 * to the header. Returns 1, 0 at the end of the input, or -1 with the error set: also if the
 * drawing would be far larger than its bytes, because most of its lines are short. */
int drawing_read(struct drawing *d, struct input *in);

/* Returns the codes of a line after the indent and stores their number in *n. */
const unsigned char *drawing_line(const struct drawing *d, size_t line, size_t *n);

/* Returns the code at a place, a space beyond the end of the line. */
unsigned drawing_at(const struct drawing *d, size_t line, size_t column);

/* Reads a mark of cell (x, y) of *m, at a place of the drawing: S, A or P is the start, G, E, F or
 * B a goal, * or DRAWING_BULLET the path, . or DRAWING_DOT a visited cell; others have no meaning.
 * Returns 0, or -1 with the error set: also if it is a second start. */
int drawing_mark(struct drawing *d, struct maze *m, size_t x, size_t y, size_t line, size_t column,
                 unsigned mark);

/* Marks the cells of the start and of a single goal as path cells if there is a path. */
void drawing_mark_endpoints(const struct drawing *d);

/* How a drawing shows a maze of walls. */
struct drawing_grid {
    size_t wide, high;                   /* columns and lines from corner to corner */
    size_t width, height;                /* in cells */
    unsigned post, horizontal, vertical; /* what corners, 0: anything, and walls consist of */
    char marks[20];    /* of a cell: a blank, the path, a visited cell, S, G, @ ... */
    size_t gap_marks;  /* how many of these a gap may have */
    bool middle;       /* marks are only in the middle of a cell or gap */
    const char *wrong; /* what is wrong if a cell has something else */
};

/* Reads the walls to *m, which has the size of the grid, and the marks if `marks`. A post may be
 * missing. Returns 0, or -1 with the error set if the drawing is not such a grid, or if memory runs
 * out. */
int drawing_read_grid(struct drawing *d, const struct drawing_grid *g, struct maze *m, bool marks);

/* Removes the first line for good. */
void drawing_drop_line(struct drawing *d);

/* Crops the blank lines at the top; not all may be blank. */
void drawing_remove_top(struct drawing *d);

/* Crops the indent: as many columns of every line as all lines have spaces at the front. Lines of
 * spaces alone count only if `blank`. Stores d->end. */
void drawing_remove_indent(struct drawing *d, bool blank);

/* Sets the error `what` at a character of a line, both from 0, after the cropped columns. Returns
 * -1. */
int drawing_wrong(const struct drawing *d, size_t line, size_t column, const char *what);

enum { DRAWING_NUMBERS = 6 };

/* Reads a line of whole numbers, with blanks, commas, x and brackets between them, or a single one
 * with a point or colon after it, to `numbers`. Returns how many there are; 0 if the line has
 * something else, or more than DRAWING_NUMBERS. */
size_t drawing_numbers(const unsigned char *s, size_t n, uint64_t numbers[DRAWING_NUMBERS]);

/* Returns whether the n > 0 bytes at s are a comment with words, not a line of a drawing:
 * 1. They begin with #, but not with a header.
 * 2. They have two letters in a row that are not both starts or goals, as in #SE#. If a blank
 *    follows the #, only S and G are starts and goals.
 * 3. A # alone is a comment if it `follows` another one. */
bool drawing_is_comment(const unsigned char *s, size_t n, bool follows);

/* Returns whether a record of codes is a drawing in half blocks or Braille patterns: the first of
 * these follows only full blocks, blanks, marks and colours. */
bool drawing_is_packed(const struct first_record *record);

#endif
