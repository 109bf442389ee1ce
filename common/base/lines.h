/* lines: the bytes of an input as lines, and where in it we are.
 *
 * A line ends with a newline, and, where slashes is set, with '/' too: that is
 * how a record in one line becomes one of many. Places in messages are those
 * of the file: its lines, from 1, and the bytes in them, from 1. */
#ifndef BASE_LINES_H
#define BASE_LINES_H

#include "err.h"
#include "io.h"

enum { LINES_EOF = -1, LINES_ERROR = -2 };

struct lines {
    struct in in;
    struct err err;   /* after LINES_ERROR, or -1 */
    uint64_t line;    /* of the file, where we are */
    uint64_t line_at; /* the offset at which it starts */
    bool slashes;     /* '/' ends a line */
};

/* Reads from descriptor fd; see in_init. */
void lines_init(struct lines *l, int fd, struct out *tie);

/* The next byte, which stays, LINES_EOF or LINES_ERROR. */
int lines_peek(struct lines *l);

/* Where the next byte is: in its line, and in the file from 0. */
uint64_t lines_column(const struct lines *l);
uint64_t lines_offset(const struct lines *l);

/* Does this byte end a line? */
static inline bool lines_ends(const struct lines *l, int c)
{
    return c == '\n' || (c == '/' && l->slashes);
}

/* Steps over the byte that ends a line. */
void lines_next(struct lines *l);

/* Skips blanks and tabs, and the end of the line after them. 1: the line, or
 * the file, ended; 0: another byte is next; -1: error. */
int lines_blank(struct lines *l);

/* "'c' is not wanted" as the error, at the next byte; returns -1. */
int lines_unexpected(struct lines *l, int c, const char *wanted);

#endif
