/* helvetica: the font of captions and titles. Every PDF reader includes it, so it is not embedded.
 * Its character set is Windows code page 1252, which PDF calls WinAnsiEncoding. */
#ifndef RENDER_PAGES_HELVETICA_H
#define RENDER_PAGES_HELVETICA_H

#include "common/base/err.h"

/* Returns the width of n bytes of UTF-8, in thousandths of the font size. A character that the font
 * lacks counts as a thousand. */
uint64_t helvetica_width(const void *text, size_t n);

/* Decodes the character at the start of the n bytes at `text`. Stores its length in UTF-8 in
 * *length and its code point in *code_point. A byte that is not UTF-8 counts as a character that
 * the font lacks. Returns the character's code in the encoding, or 0 if the font lacks it. */
unsigned helvetica_next(const void *text, size_t n, size_t *length, uint32_t *code_point);

/* Checks that the font has all characters in n bytes of UTF-8. Returns 0, or -1 with *err set. */
int helvetica_check(const void *text, size_t n, struct err *err);

#endif
