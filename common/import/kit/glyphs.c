#include "glyphs.h"

#include <stdio.h>
#include <string.h>

/* The box-drawing characters by their arms: none, n, e, ne, s, ns, ... */
static const uint16_t boxes[16] = {0,      0x2575, 0x2576, 0x2514, 0x2577, 0x2502, 0x250c, 0x251c,
                                   0x2574, 0x2518, 0x2500, 0x2534, 0x2510, 0x2524, 0x252c, 0x253c};

unsigned glyph_code(uint32_t c)
{
    static const struct {
        uint16_t character, code;
    } others[] = {{0x2588, GLYPH_FULL}, {0x2022, GLYPH_PATH}, {0xb7, GLYPH_VISITED}};
    if (c < 0x80)
        return c && strchr(" SG@", (int)c) ? c : GLYPH_NONE;
    for (unsigned k = 1; k < 16; k++)
        if (c == boxes[k])
            return GLYPH_BOX + k;
    for (size_t k = 0; k < sizeof others / sizeof *others; k++)
        if (c == others[k].character)
            return others[k].code;
    return GLYPH_NONE;
}

/* Reads the characters of a line to `to`. Returns 0, or -1 with the error set. */
static int glyphs_read_line(const struct drawing *d, size_t line, uint16_t *to)
{
    size_t n, length;
    const unsigned char *s = drawing_line(d, line, &n);
    char what[48];
    for (size_t at = 0; at < n; at += length) {
        const unsigned code = glyph_code(drawing_character(s + at, n - at, &length));
        if (!code) {
            snprintf(what, sizeof what, "'%.*s' is not part of such a drawing",
                     s[at] ? (int)length : 3, s[at] ? (const char *)s + at : "NUL");
            return drawing_wrong(d, line, at, what);
        }
        *to++ = (uint16_t)code;
    }
    return 0;
}

/* Returns the number of characters of a line. */
static size_t glyphs_count(const struct drawing *d, size_t line)
{
    size_t n, length, count = 0;
    const unsigned char *s = drawing_line(d, line, &n);
    for (size_t at = 0; at < n; at += length, count++)
        drawing_character(s + at, n - at, &length);
    return count;
}

int glyphs_read(struct glyphs *g, struct input *in)
{
    struct drawing *d = &g->drawing;
    uint16_t *to;
    const int got = drawing_read(d, in);
    if (got <= 0)
        return got;
    drawing_remove_indent(d, true);
    g->indent = d->indent;
    d->indent = 0; /* a part of it may belong to the drawing */
    g->width = 0;
    for (size_t y = 0; y < d->lines; y++) {
        const size_t width = glyphs_count(d, y);
        g->width = width > g->width ? width : g->width;
    }
    if (mem_need_array(&in->text.mem, d->lines, g->width * sizeof *to, 0))
        return err_memory(&in->reader.lines.err);
    to = (uint16_t *)(void *)in->text.mem.at;
    g->at = to;
    for (size_t i = 0; i < d->lines * g->width; i++)
        to[i] = ' ';
    for (size_t y = 0; y < d->lines; y++)
        if (glyphs_read_line(d, y, to + y * g->width))
            return -1;
    return 1;
}

int glyphs_wrong(const struct glyphs *g, size_t line, size_t column, const char *what)
{
    size_t n, length, at = 0;
    const unsigned char *s = drawing_line(&g->drawing, line, &n);
    for (; column > 0 && at < n; column--, at += length)
        drawing_character(s + at, n - at, &length);
    return drawing_wrong(&g->drawing, line, at + column, what);
}
