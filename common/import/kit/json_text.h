/* json_text: reads JSON, RFC 8259, piece by piece from the input. If the text is malformed, every
 * function returns -1 with the error set at its line and column. */
#ifndef IMPORT_JSON_TEXT_H
#define IMPORT_JSON_TEXT_H

#include "format.h"

/* Skips white space. Returns the next byte, LINES_EOF, or LINES_ERROR with the error set. */
int json_peek(struct input *in);

/* Sets the error "expected ..." with `what` at the next byte. Returns -1. */
int json_wrong(struct input *in, const char *what);

/* Moves past the byte c after white space; `what` names it. Returns 0, or -1 if the next byte is
 * not c. */
int json_take(struct input *in, char c, const char *what);

/* Moves past the comma before the next part of an object or array that `close` ends, or past its
 * end; there is no comma before the `first` part. Returns 1 if another part follows, 0 at the end.
 */
int json_next(struct input *in, char close, bool first);

/* Append to *to a string without its quotes and escapes, or a number as it is written. The string
 * may contain any byte, including NUL. Return 0, or -1. */
int json_string(struct input *in, struct text_buf *to);
int json_number(struct input *in, struct text_buf *to);

/* Reads the text of a number as an integer of at most `max`; ".0" may follow it. Returns 0, or -1
 * if it is none. */
int json_integer(struct span number, uint64_t max, uint64_t *value);

/* Appends a string, as json_string does, a number, true, false or null. Returns 0, or -1. */
int json_scalar(struct input *in, struct text_buf *to);

#endif
