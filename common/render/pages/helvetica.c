/* Reference: Adobe Systems, "PDF Reference, version 1.4", 2001, appendix D; the widths are those of
 * Adobe's font metrics for Helvetica. */
#include "helvetica.h"

#include "common/base/utf8.h"

enum { FIRST = 32, UNKNOWN = 1000 };

/* The widths of the characters of the encoding from FIRST on; 0: not a character. */
static const uint16_t widths[256 - FIRST] = {
    278,  278, 355, 556, 556, 889,  667,  191,  333, 333,  389, 584, 278,  333, 278, 278, /* 0x20 */
    556,  556, 556, 556, 556, 556,  556,  556,  556, 556,  278, 278, 584,  584, 584, 556, /* 0x30 */
    1015, 667, 667, 722, 722, 667,  611,  778,  722, 278,  500, 667, 556,  833, 722, 778, /* 0x40 */
    667,  778, 722, 667, 611, 722,  667,  944,  667, 667,  611, 278, 278,  278, 469, 556, /* 0x50 */
    333,  556, 556, 500, 556, 556,  278,  556,  556, 222,  222, 500, 222,  833, 556, 556, /* 0x60 */
    556,  556, 333, 500, 278, 556,  500,  722,  500, 500,  500, 334, 260,  334, 584, 0,   /* 0x70 */
    556,  0,   222, 556, 333, 1000, 556,  556,  333, 1000, 667, 333, 1000, 0,   611, 0,   /* 0x80 */
    0,    222, 222, 333, 333, 350,  556,  1000, 333, 1000, 500, 333, 944,  0,   500, 667, /* 0x90 */
    278,  333, 556, 556, 556, 556,  260,  556,  333, 737,  370, 556, 584,  333, 737, 333, /* 0xa0 */
    400,  584, 333, 333, 333, 556,  537,  278,  333, 333,  365, 556, 834,  834, 834, 611, /* 0xb0 */
    667,  667, 667, 667, 667, 667,  1000, 722,  667, 667,  667, 667, 278,  278, 278, 278, /* 0xc0 */
    722,  722, 778, 778, 778, 778,  778,  584,  778, 722,  722, 722, 722,  667, 667, 611, /* 0xd0 */
    556,  556, 556, 556, 556, 556,  889,  500,  556, 556,  556, 556, 278,  278, 278, 278, /* 0xe0 */
    556,  556, 556, 556, 556, 556,  556,  584,  611, 556,  556, 556, 556,  500, 556, 500, /* 0xf0 */
};

/* The code points of the characters 0x80 to 0x9f; 0: not a character. The code point of any other
 * character equals its code. */
static const uint16_t code_points[32] = {
    0x20ac, 0,      0x201a, 0x192,  0x201e, 0x2026, 0x2020, 0x2021, 0x2c6,  0x2030, 0x160,
    0x2039, 0x152,  0,      0x17d,  0,      0,      0x2018, 0x2019, 0x201c, 0x201d, 0x2022,
    0x2013, 0x2014, 0x2dc,  0x2122, 0x161,  0x203a, 0x153,  0,      0x17e,  0x178};

unsigned helvetica_next(const void *text, size_t n, size_t *length, uint32_t *code_point)
{
    const unsigned char *s = text;
    const size_t bytes = utf8_length(s, n);
    const uint32_t code = bytes ? utf8_code_point(s, bytes) : *s;
    *length = bytes ? bytes : 1;
    *code_point = code;
    for (unsigned k = 0; k < 32 && bytes; k++)
        if (code && code_points[k] == code)
            return 0x80 + k;
    return (code >= FIRST && code < 0x7f) || (bytes && code >= 0xa0 && code < 0x100) ? code : 0;
}

uint64_t helvetica_width(const void *text, size_t n)
{
    uint64_t width = 0;
    uint32_t code_point;
    for (size_t at = 0, length; at < n; at += length) {
        const unsigned character =
            helvetica_next((const char *)text + at, n - at, &length, &code_point);
        width += character ? widths[character - FIRST] : UNKNOWN;
    }
    return width;
}

int helvetica_check(const void *text, size_t n, struct err *err)
{
    uint32_t code_point;
    for (size_t at = 0, length; at < n; at += length)
        if (!helvetica_next((const char *)text + at, n - at, &length, &code_point))
            return err_set(err,
                           "the font has no character U+%04X, only those of western Europe; use -f "
                           "svg, which rsvg-convert -f pdf converts",
                           (unsigned)code_point);
    return 0;
}
