/* json_string: text as JSON, for json and cast. */
#ifndef RENDER_KIT_JSON_STRING_H
#define RENDER_KIT_JSON_STRING_H

#include "common/base/io.h"

/* Writes the n bytes at `s`, which have no control character, as they stand within the quotes of a
 * string. Bytes that are not UTF-8 become U+FFFD. */
void json_string_put_text(struct out *out, const char *s, size_t n);

/* The same with quotes. */
void json_string_put(struct out *out, const char *s, size_t n);

#endif
