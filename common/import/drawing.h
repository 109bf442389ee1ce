/* drawing: the lines of a drawing in text, held until the drawing ends. An empty line ends it.
 * Lines that are shorter than the longest one continue with blanks. Blank lines and comments may
 * precede it; but lines of spaces right before it belong to it, as rows that show nothing.
 */
#ifndef IMPORT_DRAWING_H
#define IMPORT_DRAWING_H

#include "import.h"

/* Reads a drawing: its lines one after another into in->body, without their ends, and where each
 * begins into in->index. Stores their number and the length of the longest in bytes. Comments
 * before the drawing go to the header. Returns 1, 0 at the end of the input, or -1 with the error
 * set: also if the drawing would be far larger than its bytes, because most of its lines are short.
 */
int drawing_read(struct input *in, size_t *lines, size_t *longest);

/* Reads the next line as import_line does, after comments, which go to the header, and blank lines.
 */
int drawing_first_line(struct input *in);

/* Returns the bytes of a line and stores their number in *n. */
const unsigned char *drawing_line(const struct input *in, size_t line, size_t *n);

/* Returns the byte at a place, a space beyond the end of the line. */
int drawing_at(const struct input *in, size_t line, size_t column);

/* Returns the first character of the n > 0 bytes at s, as UTF-8, and stores its length in *length.
 * A byte that does not begin a character is returned as it is, plus DRAWING_BYTE. */
enum { DRAWING_BYTE = 0x200000 };
uint32_t drawing_character(const unsigned char *s, size_t n, size_t *length);

/* What the letters S and G of a drawing hide: if there are marks of a path, start and goal are on
 * it, too. {0} at first. */
struct drawing_ends {
    bool path;                   /* there are marks of a path */
    size_t goals;                /* how many */
    unsigned char *start, *goal; /* their cells; NULL: there is none, or there are several goals */
};

/* Add the start, and one more goal, in cell (x, y) of *m to *ends and to the header. Return 0, or
 * -1 with the error set if memory runs out. A second start is an error that the caller reports. */
int drawing_add_start(struct input *in, struct drawing_ends *ends, struct maze *m, size_t x,
                      size_t y);
int drawing_add_goal(struct input *in, struct drawing_ends *ends, struct maze *m, size_t x,
                     size_t y);
#define DRAWING_SECOND_START "a second start; a drawing has only one"

/* Marks the cells of the start and of a single goal as path cells if there is a path. */
void drawing_mark_ends(const struct drawing_ends *ends);

/* Removes the blank lines at the top, unless all are blank. */
void drawing_remove_top(struct input *in, size_t *lines);

/* Removes the indent: as many bytes of every line as all lines have spaces at the front. */
void drawing_remove_indent(struct input *in, size_t lines);

/* Sets the error `what` at a byte of a line, both from 0, after the cropped columns. Returns -1. */
int drawing_wrong(struct input *in, size_t line, size_t column, const char *what);

/* Returns whether the n > 0 bytes at s are a comment with words, not a line of a drawing: they
 * begin with #, but not a header, and have two letters in a row, which must not both be starts or
 * goals as in #SE#; if a blank follows the #, as in words, these are only S and G. A # alone is a
 * comment if it `follows` another one. */
bool drawing_is_comment(const unsigned char *s, size_t n, bool follows);

#endif
