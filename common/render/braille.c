/* braille: eight lattice places per character, two across and four down; the most compact text
 * format. Walls are dots. Path, visited cells, start, goal and the current cell of a frame are
 * visible only in colour: a character has the colour of its most important place.
 *
 * Other header fields are not shown.
 *
 * Reference: The Unicode Standard, "Braille Patterns", U+2800 to U+28FF. */
#include "common/render/kit/cell_packing.h"

enum { ROWS = 4 };

/* The bits of the pattern, by row and column. */
static const unsigned char braille_bits[ROWS][2] = {
    {0x01, 0x08}, {0x02, 0x10}, {0x04, 0x20}, {0x40, 0x80}};

static void braille_draw(const struct render_ctx *c, const unsigned char *rows, size_t n)
{
    struct out *out = c->writer->out;
    for (size_t x = 0; x < n; x += 2) {
        unsigned pattern = 0, seen = 0, ink = TEXT_AT;
        unsigned char *to = out_room(out, TEXT_GLYPH + TEXT_INK);
        char glyph[TEXT_GLYPH] = "\xe2";
        for (int y = 0; y < ROWS; y++)
            for (size_t k = 0; k < 2; k++) {
                const unsigned mark = rows[(size_t)y * (n + 1) + x + k];
                pattern |= mark == TEXT_WALL ? braille_bits[y][k] : 0;
                seen |= 1U << mark;
            }
        while (c->color && ink > TEXT_PLAIN && !(seen >> ink & 1)) /* the most important mark */
            ink--;
        glyph[1] = (char)(0xa0 | pattern >> 6);
        glyph[2] = (char)(0x80 | (pattern & 0x3f));
        out->len += (size_t)(text_paint(c, to, ink, glyph) - to);
    }
}

static const struct cell_packing_style braille_style = {
    .columns = 2, .rows = ROWS, .draw = braille_draw};

const struct render render_braille = {
    .entry = {"braille", "eight lattice places per character", NULL, NULL},
    TEXT_DRAWING,
    .packing = &braille_style,
    CELL_PACKING_CALLBACKS,
};
