/* lines: reads an input line by line and tracks the position for messages.
 *
 * A line ends with a newline and, if `slashes` is set, also with '/', so that a record in line form
 * is read like any other. Positions in messages refer to the file: the line and the byte within it,
 * both counted from 1. */
#ifndef BASE_LINES_H
#define BASE_LINES_H

#include "err.h"
#include "io.h"
#include "text.h"

enum { LINES_EOF = -1, LINES_ERROR = -2 };

struct lines {
    struct in in;
    struct err err;   /* set after LINES_ERROR or -1 */
    uint64_t line;    /* number of the line, from 1 */
    uint64_t line_at; /* offset of its first byte in the file */
    bool slashes;     /* '/' also ends a line */
    uint64_t stop;    /* offset past which reading is an error; UINT64_MAX: no limit */
};

/* Starts reading from descriptor fd, which the caller keeps open and closes. If tie is not NULL,
 * flushes it before every read that may block. */
void lines_init(struct lines *l, int fd, struct out *tie);

/* Skips a UTF-8 byte order mark at the start of the input; columns are counted from after it. If
 * the read fails, lines_peek fails as well. */
void lines_skip_bom(struct lines *l);

/* Peeks at the next byte. Returns it, LINES_EOF, or LINES_ERROR with l->err set. */
int lines_peek(struct lines *l);

/* Return the position of the next byte: its offset in the file, from 0, and its column, from 1. */
static inline uint64_t lines_offset(const struct lines *l)
{
    return l->in.base + l->in.at;
}
static inline uint64_t lines_column(const struct lines *l)
{
    return lines_offset(l) - l->line_at + 1;
}

/* Returns whether byte c ends a line. */
static inline bool lines_ends(const struct lines *l, int c)
{
    return c == '\n' || (c == '/' && l->slashes);
}

/* Skips the next byte, which must end a line. */
static inline void lines_next(struct lines *l)
{
    if (l->in.buf[l->in.at++] == '\n') {
        l->line++;
        l->line_at = lines_offset(l);
    }
}

/* A position in the input. */
struct lines_position {
    uint64_t offset, line, line_at;
};

/* Returns the position of the next byte. */
static inline struct lines_position lines_mark(const struct lines *l)
{
    return (struct lines_position){lines_offset(l), l->line, l->line_at};
}

/* Moves back to an earlier position. Requires a regular file, see io_is_file. Returns 0, or -1 with
 * l->err set. */
int lines_rewind(struct lines *l, const struct lines_position *to);

/* Skips spaces and tabs, and then the end of the line, if it follows. Returns 1 if the line or the
 * file ended, 0 if another byte is next, or -1 with l->err set. */
int lines_blank(struct lines *l);

/* Returns the number of bytes before the end of the line among the next n bytes, which must be in
 * the buffer. */
size_t lines_part(const struct lines *l, size_t n);

/* Appends the rest of the line to *text, until the text has `most` bytes. Returns 0, or -1 with
 * l->err set. */
int lines_append(struct lines *l, struct text_buf *text, size_t most);

/* Reads the rest of the line into *text, without its newline and any '\r' before it. Returns 1, 0
 * at the end of the file, or -1 with l->err set. */
int lines_text(struct lines *l, struct text_buf *text);

/* Sets l->err to a formatted message at the next byte. Returns -1. */
#define lines_wrong(l, ...) err_at(&(l)->err, (l)->line, lines_column(l), __VA_ARGS__)

/* Sets l->err to "'c' is not wanted" at the next byte. Returns -1. */
int lines_unexpected(struct lines *l, int c, const char *wanted);

#endif
