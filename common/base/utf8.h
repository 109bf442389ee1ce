/* utf8: characters in UTF-8. */
#ifndef BASE_UTF8_H
#define BASE_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Returns the length of the UTF-8 character at the start of the n bytes at `s`, n > 0, or 0 if they
 * do not start with one. */
size_t utf8_length(const unsigned char *s, size_t n);

/* Returns the code point of the character at `s`. `length`, 1 to 4, is the result of
 * utf8_length. */
uint32_t utf8_code_point(const unsigned char *s, size_t length);

/* Writes the character with code point c to `to`. Returns its length in bytes. */
size_t utf8_encode(uint32_t c, char to[4]);

/* Returns whether the character of `length` bytes at `s` affects only its own place on a terminal:
 * whether it is not a control character, a line separator, a change of the writing direction, or a
 * noncharacter, U+FFFE or U+FFFF in any plane. */
bool utf8_is_printable(const unsigned char *s, size_t length);

/* Returns the offset of the first control character in the n bytes at `s`, or n if there is none.
 * Control characters are those of ASCII, including the tab unless `tab` is set, U+0080 to U+009F in
 * UTF-8, and the bytes 0x80 to 0x9f outside UTF-8, which a terminal may interpret as the same. */
size_t utf8_control(const unsigned char *s, size_t n, bool tab);

#endif
