/* escape: text within JSON, for json and cast, and within XML and HTML, for svg and html. */
#ifndef RENDER_KIT_ESCAPE_H
#define RENDER_KIT_ESCAPE_H

#include "common/base/io.h"

/* Writes the n bytes at `s`, which have no control character, as they stand within the quotes of a
 * string of JSON. Bytes that are not UTF-8 become U+FFFD. */
void escape_json(struct out *out, const char *s, size_t n);

/* The same with quotes. */
void escape_json_string(struct out *out, const char *s, size_t n);

/* Writes n bytes of text between two tags, with references in place of the signs of markup. */
void escape_markup(struct out *out, const char *s, size_t n);

#endif
