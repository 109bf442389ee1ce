#include "glyphs.h"

#include <string.h>

enum { ESCAPE = 0x1b, BRAILLE = 0x2800, BRAILLE_END = 0x2900 };

/* The box-drawing characters by their arms: none, n, e, ne, s, ns, ... */
static const uint16_t boxes[16] = {0,      0x2575, 0x2576, 0x2514, 0x2577, 0x2502, 0x250c, 0x251c,
                                   0x2574, 0x2518, 0x2500, 0x2534, 0x2510, 0x2524, 0x252c, 0x253c};

unsigned glyph_code(uint32_t c)
{
    static const struct {
        uint16_t character, code;
    } others[] = {{0x2588, GLYPH_FULL},
                  {0x2580, GLYPH_UPPER},
                  {0x2584, GLYPH_LOWER},
                  {0x2022, GLYPH_PATH},
                  {0xb7, GLYPH_VISITED}};
    if (c < 0x80)
        return c && strchr(" SG@'.:", (int)c) ? c : GLYPH_NONE;
    if (c >= BRAILLE && c < BRAILLE_END)
        return GLYPH_BRAILLE + (c - BRAILLE);
    for (unsigned k = 1; k < 16; k++)
        if (c == boxes[k])
            return GLYPH_BOX + k;
    for (size_t k = 0; k < sizeof others / sizeof *others; k++)
        if (c == others[k].character)
            return others[k].code;
    return GLYPH_NONE;
}

/* Returns the length of an escape sequence such as ESC [ 3 1 m at the front of the n bytes at s, 0
 * if there is none. */
static size_t glyphs_escape_length(const unsigned char *s, size_t n)
{
    size_t i = 2;
    if (n < 2 || s[0] != ESCAPE || s[1] != '[')
        return 0;
    while (i < n && ((s[i] >= '0' && s[i] <= '9') || s[i] == ';'))
        i++;
    return i < n && s[i] == 'm' ? i + 1 : 0;
}

void glyphs_note(const struct sample *sample, struct glyph_sample *found)
{
    const unsigned char *s = sample->s, *end = s + sample->n;
    bool first = true;
    *found = (struct glyph_sample){.first_line = true};
    while (s < end && found->first_line) {
        const bool cut = !sample->complete && end - s < 4; /* perhaps a part of a character */
        size_t length = glyphs_escape_length(s, (size_t)(end - s));
        uint32_t c;
        if (length) {
            s += length;
            continue;
        }
        c = drawing_character(s, (size_t)(end - s), &length);
        s += length;
        if (c == '\n')
            first = false;
        else if (glyph_code(c))
            found->seen[glyph_code(c)] = true;
        else if (c != '\r' && first && !cut)
            found->first_line = false;
    }
}

/* Reads the characters of a line to `to`. Returns 0, or -1 with the error set. */
static int glyphs_read_line(struct input *in, size_t line, uint16_t *to,
                            bool (*allowed)(unsigned code))
{
    size_t n, length;
    const unsigned char *s = drawing_line(in, line, &n);
    for (size_t at = 0; at < n; at += length) {
        const unsigned code = glyph_code(drawing_character(s + at, n - at, &length));
        if (!code || !allowed(code))
            return drawing_wrong(in, line, at, "this character is not part of such a drawing");
        *to++ = (uint16_t)code;
    }
    return 0;
}

/* Returns the number of characters of a line, and stores the number of spaces it begins with. */
static size_t glyphs_measure_line(const struct input *in, size_t line, size_t *spaces)
{
    size_t n, length, count = 0;
    const unsigned char *s = drawing_line(in, line, &n);
    *spaces = 0;
    while (*spaces < n && s[*spaces] == ' ')
        ++*spaces;
    for (size_t at = 0; at < n; at += length, count++)
        drawing_character(s + at, n - at, &length);
    return count;
}

int glyphs_read(struct input *in, struct glyphs *g, bool (*allowed)(unsigned code))
{
    size_t longest;
    uint16_t *to;
    const int got = drawing_read(in, &g->lines, &longest);
    if (got <= 0)
        return got;
    g->width = 0;
    g->indent = SIZE_MAX;
    for (size_t y = 0; y < g->lines; y++) {
        size_t spaces, width = glyphs_measure_line(in, y, &spaces);
        g->width = width > g->width ? width : g->width;
        g->indent = spaces < g->indent ? spaces : g->indent;
    }
    if (mem_need_array(&in->text.mem, g->lines, g->width * sizeof *to, 0))
        return err_memory(&in->reader.lines.err);
    to = (uint16_t *)(void *)in->text.mem.at;
    g->at = to;
    for (size_t i = 0; i < g->lines * g->width; i++)
        to[i] = ' ';
    for (size_t y = 0; y < g->lines; y++)
        if (glyphs_read_line(in, y, to + y * g->width, allowed))
            return -1;
    return 1;
}

int glyphs_wrong(struct input *in, size_t line, size_t column, const char *what)
{
    size_t n, length, at = 0;
    const unsigned char *s = drawing_line(in, line, &n);
    for (; column > 0 && at < n; column--, at += length)
        drawing_character(s + at, n - at, &length);
    return drawing_wrong(in, line, at + column, what);
}

int glyphs_named_side(struct input *in, size_t key, size_t spare, size_t *side)
{
    const size_t named = (size_t)in->choice.values[key];
    if (named > *side || named + spare < *side)
        return err_at(&in->reader.lines.err, in->reader.start_line, 1,
                      "%s=%zu does not fit: the drawing has %zu to %zu",
                      in->choice.import->entry.keys[key].name, named, *side - spare, *side);
    *side = named;
    return 0;
}

int glyphs_board(struct input *in, struct maze *m, size_t width, size_t height)
{
    struct err *err = &in->reader.lines.err;
    if (!import_fits(width, height, in->body.len))
        return err_at(err, in->reader.start_line, 1,
                      "a board of %zux%zu blocks is far larger than its drawing", width, height);
    if (reader_limit(&in->reader, MAZE_BLOCK, width, height) ||
        maze_shape(m, MAZE_BLOCK, width, height, err))
        return -1;
    memset(m->cell, 0, m->stride * (height + 1));
    return 0;
}
