/* text: a growing byte string. */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include "mem.h"

#include <stdbool.h>
#include <string.h>

struct text_buf {
    struct mem mem; /* owned; may be larger than len */
    size_t len;     /* in bytes; the text is not NUL-terminated */
};

/* Appends the n bytes at s. Returns 0, or -1 with *t unchanged if memory runs out. */
int text_append(struct text_buf *t, const char *s, size_t n);

/* Returns the number of spaces and tabs at the start of the n bytes at s. */
size_t text_blanks(const char *s, size_t n);

/* Returns whether c is an ASCII letter. */
static inline bool text_is_letter(unsigned c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* Returns whether c is a decimal digit. */
static inline bool text_is_digit(unsigned c)
{
    return c >= '0' && c <= '9';
}

/* Returns whether the n bytes at s equal `text`. */
static inline bool text_is(const char *s, size_t n, const char *text)
{
    return strlen(text) == n && memcmp(s, text, n) == 0;
}

#endif
