/* braille: eight places of the lattice a character, two across and four down; the most
 * compact of all. Walls are dots. The way, what was visited, start and goal show only
 * in colours, that of the most important place of a character.
 *
 * Reference: The Unicode Standard, "Braille Patterns", U+2800 to U+28FF. */
#include "common/render/kit/cell_packing.h"

enum { ROWS = 4, BYTES = 3 };

/* The bits of the pattern, by row and column. */
static const unsigned char bit[ROWS][2] = {{0x01, 0x08}, {0x02, 0x10}, {0x04, 0x20}, {0x40, 0x80}};

/* What is most important first. */
static enum text_ink ink_of(unsigned seen)
{
    return seen >> DOT_START & 1     ? TEXT_START
           : seen >> DOT_GOAL & 1    ? TEXT_GOAL
           : seen >> DOT_PATH & 1    ? TEXT_PATH
           : seen >> DOT_VISITED & 1 ? TEXT_VISITED
                                     : TEXT_PLAIN;
}

static void draw(struct render_ctx *c, const unsigned char *const *rows, size_t n)
{
    struct out *out = c->writer->out;
    for (size_t x = 0; x < n; x += 2) {
        unsigned pattern = 0, seen = 0;
        unsigned char *to = out_room(out, BYTES + TEXT_INK);
        char bytes[BYTES];
        for (int y = 0; y < ROWS; y++)
            for (size_t k = 0; k < 2 && x + k < n; k++) {
                pattern |= rows[y][x + k] == DOT_WALL ? bit[y][k] : 0;
                seen |= 1U << rows[y][x + k];
            }
        bytes[0] = '\xe2';
        bytes[1] = (char)(0xa0 | pattern >> 6);
        bytes[2] = (char)(0x80 | (pattern & 0x3f));
        out->len += (size_t)(text_paint(c, to, ink_of(seen), bytes, BYTES) - to);
    }
}

static int braille_begin(struct render_ctx *c)
{
    return cell_packing_begin(c, ROWS);
}

static int braille_row(struct render_ctx *c, const struct render_row *row)
{
    return cell_packing_row(c, row, ROWS, draw);
}

static int braille_end(struct render_ctx *c)
{
    return cell_packing_end(c, ROWS, draw);
}

static void braille_measure(const struct render_ctx *c, size_t *columns, size_t *lines)
{
    cell_packing_measure(c, 2, ROWS, columns, lines);
}

const struct render render_braille = {
    .entry = {"braille", "eight places of the lattice a character, in Braille patterns", NULL},
    .margin_max = 1000,
    .separated = true,
    .takes_endless = true,
    .takes_color = true,
    .measure = braille_measure,
    .begin = braille_begin,
    .row = braille_row,
    .end = braille_end,
};
