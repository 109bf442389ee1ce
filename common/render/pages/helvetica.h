/* helvetica: the font of captions and titles. Every PDF reader has it, so it is not embedded. Its
 * characters are those of Windows code page 1252, which PDF calls WinAnsiEncoding. */
#ifndef RENDER_PAGES_HELVETICA_H
#define RENDER_PAGES_HELVETICA_H

#include "common/base/err.h"

/* Returns the width of n bytes of UTF-8, in thousandths of the size of the font. A character that
 * the font does not have counts as a thousand. */
uint64_t helvetica_width(const void *text, size_t n);

/* Returns the character of the encoding with which the n bytes at `text` begin, or 0 if the font
 * lacks it. Stores its length in UTF-8 in *length and its code point in *code_point. A byte that is
 * not UTF-8 counts as a character that the font lacks. */
unsigned helvetica_next(const void *text, size_t n, size_t *length, uint32_t *code_point);

/* Checks that the font has all characters of n bytes of UTF-8. Returns 0, or -1 with *err set. */
int helvetica_check(const void *text, size_t n, struct err *err);

#endif
