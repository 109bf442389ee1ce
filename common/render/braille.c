/* braille: eight lattice places per character, two across and four down; the most compact text
 * format. Walls are dots. Path, visited cells, start, goal and the cell of a step show only in
 * colour: a character has the colour of its most important place.
 *
 * Other header fields are not shown.
 *
 * Reference: The Unicode Standard, "Braille Patterns", U+2800 to U+28FF. */
#include "common/render/kit/cell_packing.h"

enum { ROWS = 4 };

/* The bits of the pattern, by row and column. */
static const unsigned char braille_bits[ROWS][2] = {
    {0x01, 0x08}, {0x02, 0x10}, {0x04, 0x20}, {0x40, 0x80}};

/* Returns the colour of a character. Bit k of `seen` is set if one of its places shows k, an enum
 * packed; the most important one counts. */
static enum text_ink braille_ink(unsigned seen)
{
    return seen >> PACKED_AT & 1        ? TEXT_AT
           : seen >> PACKED_START & 1   ? TEXT_START
           : seen >> PACKED_GOAL & 1    ? TEXT_GOAL
           : seen >> PACKED_PATH & 1    ? TEXT_PATH
           : seen >> PACKED_VISITED & 1 ? TEXT_VISITED
                                        : TEXT_PLAIN;
}

static void braille_draw(const struct render_ctx *c, const unsigned char *const *rows, size_t n)
{
    struct out *out = c->writer->out;
    for (size_t x = 0; x < n; x += 2) {
        unsigned pattern = 0, seen = 0;
        unsigned char *to = out_room(out, TEXT_GLYPH + TEXT_INK);
        char glyph[TEXT_GLYPH] = "\xe2";
        for (int y = 0; y < ROWS; y++)
            for (size_t k = 0; k < 2; k++) {
                pattern |= rows[y][x + k] == PACKED_WALL ? braille_bits[y][k] : 0;
                seen |= 1U << rows[y][x + k];
            }
        glyph[1] = (char)(0xa0 | pattern >> 6);
        glyph[2] = (char)(0x80 | (pattern & 0x3f));
        out->len += (size_t)(text_paint(c, to, braille_ink(seen), glyph) - to);
    }
}

static const struct cell_packing_style braille_style = {
    .columns = 2, .rows = ROWS, .draw = braille_draw};

const struct render render_braille = {
    .entry = {"braille", "eight lattice places per character", NULL, NULL},
    .margin_max = 1000,
    .separated = true,
    .takes_endless = true,
    .takes_color = true,
    .takes_captions = true,
    .packing = &braille_style,
    .measure = cell_packing_measure,
    .begin = cell_packing_begin,
    .row = cell_packing_row,
    .end = cell_packing_end,
};
