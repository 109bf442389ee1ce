/* text: a growing string of bytes. */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include "mem.h"

#include <stdbool.h>
#include <string.h>

struct text_buf {
    struct mem mem; /* owned; may be larger than len */
    size_t len;     /* in bytes; there is no NUL at the end */
};

/* Appends the n bytes at s. Returns 0, or -1 with *t unchanged if memory runs out. */
int text_append(struct text_buf *t, const char *s, size_t n);

/* Returns how many spaces and tabs the n bytes at s begin with. */
size_t text_blanks(const char *s, size_t n);

/* Returns whether c is a letter of ASCII. */
static inline bool text_is_letter(unsigned c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* Returns whether c is a decimal digit. */
static inline bool text_is_digit(unsigned c)
{
    return c >= '0' && c <= '9';
}

/* Returns whether the n bytes at s are this text. */
static inline bool text_is(const char *s, size_t n, const char *text)
{
    return strlen(text) == n && memcmp(s, text, n) == 0;
}

#endif
