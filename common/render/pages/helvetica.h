/* helvetica: the font of captions and titles. Every PDF reader has it, so it is not embedded. Its
 * characters are those of Windows code page 1252, which PDF calls WinAnsiEncoding. */
#ifndef RENDER_PAGES_HELVETICA_H
#define RENDER_PAGES_HELVETICA_H

#include "common/base/err.h"
#include "common/base/text.h"

#include <stdint.h>

/* Returns the width of n bytes of UTF-8, in thousandths of the size of the font. A character that
 * the font does not have counts as a thousand. */
uint64_t helvetica_width(const char *text, size_t n);

/* Appends n bytes of UTF-8 in the encoding of the font. Returns 0, or -1 with *err set if memory
 * runs out or a character is not in the font. */
int helvetica_encode(struct text_buf *to, const char *text, size_t n, struct err *err);

#endif
