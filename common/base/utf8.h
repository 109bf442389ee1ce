/* utf8: characters in UTF-8. */
#ifndef BASE_UTF8_H
#define BASE_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Returns how many of the n bytes at `s`, n > 0, are one character in UTF-8; 0 if they are not
 * UTF-8. */
size_t utf8_length(const unsigned char *s, size_t n);

/* Returns the code point of the character at `s`, whose `length`, 1 to 4, is that of utf8_length.
 */
uint32_t utf8_code_point(const unsigned char *s, size_t length);

/* Writes the character with this code point to `to`. Returns how many bytes it has. */
size_t utf8_encode(uint32_t c, char to[4]);

/* Returns whether the character of `length` bytes at `s` changes nothing on a terminal but its
 * place: it is not a control character, line separator or change of the direction of writing, nor
 * U+FFFE and U+FFFF in any plane, which are no characters. */
bool utf8_is_printable(const unsigned char *s, size_t length);

/* Returns the offset of the first control character in the n bytes at `s`, n if there is none.
 * Control characters are those of ASCII, a tab unless `tab` allows it, U+0080 to U+009F in UTF-8,
 * and the bytes 0x80 to 0x9f outside UTF-8, which a terminal may take for the same. */
size_t utf8_control(const unsigned char *s, size_t n, bool tab);

#endif
