/* half: two lattice rows per line in half-block characters, one character per column: twice as
 * compact as unicode, and square on most terminals.
 *
 * Without colours, a character without a wall shows the path as ' . or : for its upper and lower
 * place, or S, G or @; a character with a wall shows only the wall, and visited cells are not
 * shown. With colours, all of these are shown: one half in the foreground colour, the other in the
 * background colour. Other header fields are not shown.
 *
 * Reference: The Unicode Standard, "Block Elements", U+2580 to U+259F. */
#include "common/render/kit/cell_packing.h"

#define UPPER "\xe2\x96\x80"
#define LOWER "\xe2\x96\x84"
#define FULL  "\xe2\x96\x88"

/* The characters without colours, indexed by the marks of the upper and the lower place. Each row
 * has room for one more, so that shifts compute the address of a character; this is 1.1 times as
 * fast. */
static const char half_plain[7][8][TEXT_GLYPH] = {
    {" ", " ", ".", "G", "S", "@", LOWER},
    {" ", " ", ".", "G", "S", "@", LOWER},
    {"'", "'", ":", "G", "S", "@", LOWER},
    {"G", "G", "G", "G", "S", "@", LOWER},
    {"S", "S", "S", "S", "S", "@", LOWER},
    {"@", "@", "@", "@", "@", "@", LOWER},
    {UPPER, UPPER, UPPER, UPPER, UPPER, UPPER, FULL},
};

/* Writes a character in colour. A wall keeps the default foreground colour, so a place that shares
 * a character with a wall is the background. */
static void half_color(const struct render_ctx *c, unsigned upper, unsigned lower)
{
    static const char ink[] = " 63125 "; /* last digit of the colour code, indexed by mark */
    struct out *out = c->writer->out;
    const bool is_lower = upper == TEXT_PLAIN || lower == TEXT_WALL; /* the half shown */
    const char front = ink[is_lower ? lower : upper], back = ink[is_lower ? upper : lower];
    const char *glyph = upper == lower ? FULL : is_lower ? LOWER : UPPER, *escape = c->escape;
    if (front == ' ' && back == ' ') {
        out_text(out, half_plain[upper][lower]);
        return;
    }
    if (front == ' ')
        out_print(out, "%s[4%cm", escape, back);
    else if (back == ' ' || upper == lower)
        out_print(out, "%s[3%cm", escape, front);
    else
        out_print(out, "%s[3%c;4%cm", escape, front, back);
    out_text(out, glyph);
    out_text(out, escape);
    out_text(out, "[m");
}

static void half_draw(const struct render_ctx *c, const unsigned char *upper, size_t n)
{
    enum { CHUNK = IO_SIZE / TEXT_GLYPH };
    struct out *out = c->writer->out;
    const unsigned char *lower = upper + n + 1;
    for (size_t x = 0; x < n && c->color; x++)
        half_color(c, upper[x], lower[x]);
    for (size_t x = 0; x < n && !c->color;) {
        size_t end = n - x < CHUNK ? n : x + CHUNK;
        unsigned char *p = out_room(out, (end - x) * TEXT_GLYPH), *from = p;
        for (; x < end; x++) {
            const char *glyph = half_plain[upper[x]][lower[x]];
            memcpy(p, glyph, TEXT_GLYPH);
            /* The glyph has 1 or 3 bytes. With a branch, the whole format takes twice as long. */
            p += 1 + (((unsigned char)glyph[0] >> 6) & 2);
        }
        out->len += (size_t)(p - from);
    }
}

static const struct cell_packing_style half_style = {.columns = 1, .rows = 2, .draw = half_draw};

const struct render render_half = {
    .entry = {"half", "half-block characters, two lattice rows per line", NULL, "half-block"},
    TEXT_DRAWING,
    .packing = &half_style,
    CELL_PACKING_CALLBACKS,
};
