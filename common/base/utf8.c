#include "utf8.h"

size_t utf8_length(const unsigned char *s, size_t n)
{
    size_t more = s[0] < 0x80                   ? 0
                  : s[0] >= 0xc2 && s[0] < 0xe0 ? 1
                  : s[0] >= 0xe0 && s[0] < 0xf0 ? 2
                  : s[0] >= 0xf0 && s[0] < 0xf5 ? 3
                                                : n;
    if (more >= n || (s[0] == 0xe0 && s[1] < 0xa0) || (s[0] == 0xed && s[1] > 0x9f) ||
        (s[0] == 0xf0 && s[1] < 0x90) || (s[0] == 0xf4 && s[1] > 0x8f))
        return 0;
    for (size_t k = 1; k <= more; k++)
        if ((s[k] & 0xc0) != 0x80)
            return 0;
    return more + 1;
}

uint32_t utf8_code_point(const unsigned char *s, size_t length)
{
    static const unsigned char lead_bits[] = {0, 0x7f, 0x1f, 0x0f, 0x07};
    uint32_t c = s[0] & lead_bits[length];
    for (size_t k = 1; k < length; k++)
        c = c << 6 | (s[k] & 0x3f);
    return c;
}

size_t utf8_encode(uint32_t c, char to[4])
{
    static const unsigned char lead[] = {0, 0, 0xc0, 0xe0, 0xf0};
    const size_t n = c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
    for (size_t k = n; k-- > 1; c >>= 6)
        to[k] = (char)(0x80 | (c & 0x3f));
    to[0] = (char)(lead[n] | c);
    return n;
}

bool utf8_is_printable(const unsigned char *s, size_t length)
{
    const uint32_t c = utf8_code_point(s, length);
    return c >= 0x20 && !(c >= 0x7f && c < 0xa0) && c != 0x200e && c != 0x200f &&
           !(c >= 0x2028 && c <= 0x202e) && !(c >= 0x2066 && c <= 0x2069) && (c & 0xfffe) != 0xfffe;
}

size_t utf8_control(const unsigned char *s, size_t n, bool tab)
{
    unsigned char others = 0;
    for (size_t i = 0; i < n; i++) /* nearly always none; checks many bytes at a time */
        others |= s[i] < ' ' || s[i] > '~';
    for (size_t i = others ? 0 : n, length; i < n; i += length ? length : 1) {
        length = utf8_length(s + i, n - i);
        if ((s[i] < 0x20 && !(tab && s[i] == '\t')) || s[i] == 0x7f ||
            (length == 0 && s[i] <= 0x9f) || (length == 2 && s[i] == 0xc2 && s[i + 1] <= 0x9f))
            return i;
    }
    return n;
}
