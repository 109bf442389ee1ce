/* escape: escapes text for JSON (json and cast) and for XML and HTML (svg and html). */
#ifndef RENDER_KIT_ESCAPE_H
#define RENDER_KIT_ESCAPE_H

#include "common/base/io.h"

/* Writes the n bytes at `s`, which must not contain control characters, as the contents of a JSON
 * string. Bytes that are not UTF-8 become U+FFFD. */
void escape_json(struct out *out, const char *s, size_t n);

/* Like escape_json, with the quotes. */
void escape_json_string(struct out *out, const char *s, size_t n);

/* Writes n bytes of text between two tags; markup characters become references. */
void escape_markup(struct out *out, const char *s, size_t n);

#endif
