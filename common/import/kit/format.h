/* format: code that the formats share: reading lines, making a maze, and setting its start and
 * goals. */
#ifndef IMPORT_FORMAT_H
#define IMPORT_FORMAT_H

#include "common/base/number.h"
#include "common/import/import.h"

/* Returns whether the bytes begin with `text`. */
bool format_begins(struct span span, const char *text);

/* Returns the bytes after the first n. */
static inline struct span format_skip(struct span span, size_t n)
{
    return (struct span){span.s + n, span.n - n};
}

/* Reads the digits at the start of the bytes. Returns how many they are; 0 if there are none, or if
 * the number is larger than `max`. */
static inline size_t format_number(struct span span, uint64_t max, uint64_t *number)
{
    return number_scan((const char *)span.s, span.n, max, number);
}

/* Returns how many spaces and tabs the bytes begin with. */
static inline size_t format_blanks(struct span span)
{
    return text_blanks((const char *)span.s, span.n);
}

/* Moves the first line of *rest to *line, without its end and a preceding carriage return. Returns
 * whether there is one. */
bool format_next_line(struct span *rest, struct span *line);

/* Reads a line into in->text, without its end and a preceding carriage return. Stores its number in
 * in->text_line. Returns 1, 0 at the end of the input, or -1 with in->reader.lines.err set. */
int format_line(struct input *in);

/* Returns the last line or text read. */
static inline struct span format_last(const struct input *in)
{
    return (struct span){in->text.mem.at, in->text.len};
}

/* Returns whether the last line read is blank: it has only spaces and tabs, or nothing. */
bool format_is_blank(const struct input *in);

/* Returns whether the last line or text read is `text`. */
static inline bool format_is(const struct input *in, const char *text)
{
    return text_is((const char *)in->text.mem.at, in->text.len, text);
}

/* Reads the next line that is not blank, where a maze begins, as format_line does. Empties
 * in->state.body. */
int format_first_line(struct input *in);

/* Appends n bytes at s to *to. Returns 0, or -1 with the error set if memory runs out. */
int format_append(struct input *in, struct text_buf *to, const void *s, size_t n);

/* Appends the next n bytes of the input to *to as they arrive. `what` names them in messages.
 * Returns 0, or -1 with the error set, also if the input ends early. */
int format_bytes(struct input *in, struct text_buf *to, size_t n, const char *what);

/* Sets an error, given by a format and values, at the start of the maze. Returns -1. */
#define format_refuse(in, ...)                                                                     \
    err_at(&(in)->reader.lines.err, (in)->reader.start_line, 1, __VA_ARGS__)

/* Sets the error for exhausted memory if `failed`. Returns 0, or -1 if `failed`. */
static inline int format_memory(struct input *in, int failed)
{
    return failed ? err_memory(&in->reader.lines.err) : 0;
}

/* Sets an error, given by a format and values, at byte `at` of the last line read, counted from 0.
 * Returns -1. */
#define format_wrong(in, at, ...)                                                                  \
    err_at(&(in)->reader.lines.err, (in)->text_line, (uint64_t)(at) + 1, __VA_ARGS__)

/* Adds the last line read, which begins with #, to the comments of the maze. Returns 0, or -1 with
 * the error set, also if the line has a control character, which a terminal might obey. */
int format_comment(struct input *in);

/* Sets the warning of the input, at the line where its current maze begins, unless it already had
 * one. */
void format_warn(struct input *in, const char *what);

/* Returns the maximum number of bytes or pixels that precede the rows of a maze or describe it in
 * another format, as limited by --max-cells; UINT64_MAX: unlimited. */
uint64_t format_max_bytes(const struct input *in);

/* Returns whether `bytes` of input can describe width > 0 times height cells. Some cells need not
 * be represented, such as spaces at the end of a line or cells without a passage, so the limit is
 * 64 cells per byte plus 64 KiB. */
bool format_size_is_plausible(size_t width, size_t height, uint64_t bytes);

/* Makes *m a board of width x height blocks from `digits` (1, 4, 8), row by row, one byte per
 * block. Returns 1, or -1 with the error set. */
int format_board(struct input *in, struct maze *m, const unsigned char *digits, size_t width,
                 size_t height);

/* Makes *m a maze of width x height cells without walls, or a board of free blocks. Returns 0, or
 * -1 with the error set. */
int format_open(struct input *in, struct maze *m, enum maze_kind kind, size_t width, size_t height);

/* Marks the solid cells of a maze of walls with MAZE_OBSTACLE. */
void format_mark_solid(const struct maze *m);

/* Add the start, or one more goal, to the maze. Return 0, or -1 with the error set if memory runs
 * out. */
int format_start(struct input *in, size_t x, size_t y);
int format_goal(struct input *in, size_t x, size_t y);

/* Adds the position of the maze in its picture to the header, in thousandths of a pixel: the upper
 * left corner of its first cell, and the width and height of a cell. Returns 0, or -1 with the
 * error set if memory runs out. */
int format_picture(struct input *in, int64_t left, int64_t top, int64_t pitch);

#endif
