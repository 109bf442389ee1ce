/* utf8: characters in UTF-8. */
#ifndef BASE_UTF8_H
#define BASE_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Returns how many of the n bytes at `s`, n > 0, are one character in UTF-8; 0 if they are not
 * UTF-8. */
size_t utf8_length(const unsigned char *s, size_t n);

/* Returns the code point of the character of `length` bytes at `s`. */
uint32_t utf8_code_point(const unsigned char *s, size_t length);

/* Returns whether the character of `length` bytes at `s` changes nothing on a terminal but its
 * place: it is no control character, line separator or change of the direction of writing. */
bool utf8_is_printable(const unsigned char *s, size_t length);

#endif
