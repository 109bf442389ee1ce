/* half: two rows of the lattice a line, in half blocks, one character a column: twice
 * as compact as unicode, and square on most terminals.
 *
 * Where no wall is in a character it may show the way, as ' . or : for its upper and
 * lower place, or S or G. In colours all is shown: one half is the foreground and the
 * other the background.
 *
 * Reference: The Unicode Standard, "Block Elements", U+2580 to U+259F. */
#include "dots.h"

#include <stdio.h>
#include <string.h>

enum { ROWS = 2, MOST = 32 };

#define UPPER "\xe2\x96\x80"
#define LOWER "\xe2\x96\x84"
#define FULL  "\xe2\x96\x88"

/* Without colours, by upper and lower place. */
static const char *plain_of(unsigned upper, unsigned lower)
{
    static const char *const ways[4] = {" ", "'", ".", ":"};
    if (upper == DOT_WALL || lower == DOT_WALL)
        return upper != lower ? upper == DOT_WALL ? UPPER : LOWER : FULL;
    if (upper == DOT_START || lower == DOT_START)
        return "S";
    if (upper == DOT_GOAL || lower == DOT_GOAL)
        return "G";
    return ways[(upper == DOT_PATH) | (lower == DOT_PATH) << 1];
}

/* In colours: walls are the foreground as it is, so what shares a character with one is
 * the background. */
static void color_of(const struct canvas *c, unsigned upper, unsigned lower, char to[MOST])
{
    static const char ink[] = "  3621"; /* the last digit of a colour, by dot */
    const char *escape = c->escape ? c->escape : "\033";
    if (upper <= DOT_WALL && lower <= DOT_WALL)
        snprintf(to, MOST, "%s", plain_of(upper, lower));
    else if (upper == DOT_WALL || lower == DOT_WALL)
        snprintf(to, MOST, "%s[4%cm%s%s[m", escape, ink[upper == DOT_WALL ? lower : upper],
                 upper == DOT_WALL ? UPPER : LOWER, escape);
    else if (upper == lower)
        snprintf(to, MOST, "%s[3%cm" FULL "%s[m", escape, ink[upper], escape);
    else if (upper == DOT_FREE || lower == DOT_FREE)
        snprintf(to, MOST, "%s[3%cm%s%s[m", escape, ink[upper == DOT_FREE ? lower : upper],
                 upper == DOT_FREE ? LOWER : UPPER, escape);
    else
        snprintf(to, MOST, "%s[3%c;4%cm" UPPER "%s[m", escape, ink[upper], ink[lower], escape);
}

static void draw(struct canvas *c, const unsigned char *const *rows, size_t n)
{
    struct out *out = c->writer->out;
    for (size_t x = 0; x < n; x++) {
        char *to = (char *)out_room(out, MOST);
        if (c->color)
            color_of(c, rows[0][x], rows[1][x], to);
        else
            strcpy(to, plain_of(rows[0][x], rows[1][x]));
        out->len += strlen(to);
    }
}

static int half_begin(struct canvas *c, struct err *err)
{
    return dots_begin(c, ROWS, err);
}

static int half_row(struct canvas *c, size_t y, const unsigned char *above,
                    const unsigned char *here, const unsigned char *below, struct err *err)
{
    (void)err;
    return dots_row(c, y, above, here, below, ROWS, draw);
}

static int half_end(struct canvas *c, struct err *err)
{
    (void)err;
    return dots_end(c, ROWS, draw);
}

static void half_size(const struct canvas *c, size_t *columns, size_t *lines)
{
    dots_size(c, 1, ROWS, columns, lines);
}

const struct render render_half = {
    .entry = {"half", "two rows of the lattice a line, in half blocks", NULL},
    .margin_max = 1000,
    .text = true,
    .endless = true,
    .colors = true,
    .size = half_size,
    .begin = half_begin,
    .row = half_row,
    .end = half_end,
};
