/* braille: boards drawn in Braille patterns, as -f braille writes them: two blocks across and four
 * down in each character; a dot is an obstacle. Spaces before all lines are a margin.
 *
 * The drawing of a maze of walls becomes its lattice, a board, which maze-render -f walls converts
 * back. A drawing does not say how large the board is: one free column at the right and up to three
 * free rows at the bottom are left out, unless width=N or height=N names the size.
 *
 * Reference: The Unicode Standard, "Braille Patterns", U+2800 to U+28FF. */
#include "glyphs.h"

enum { KEY_WIDTH, KEY_HEIGHT, MAX_SIDE = 1 << 30, COLUMNS = 2, ROWS = 4 };

static const struct opt_key keys[] = {
    {"width", 0, MAX_SIDE, 0, "columns; 0: without a free last one", 0, NULL},
    {"height", 0, MAX_SIDE, 0, "rows; 0: without free last ones", 0, NULL},
    {NULL, 0, 0, 0, NULL, 0, NULL},
};

/* The bits of a pattern, by row and column. */
static const unsigned char braille_bits[ROWS][COLUMNS] = {
    {0x01, 0x08}, {0x02, 0x10}, {0x04, 0x20}, {0x40, 0x80}};

static bool braille_allowed(unsigned code)
{
    return code >= GLYPH_BRAILLE || code == ' ';
}

static enum match braille_detect(const struct sample *sample)
{
    struct glyph_sample found;
    glyphs_note(sample, &found);
    if (!found.first_line)
        return MATCH_NO;
    for (unsigned code = 0; code < GLYPHS; code++)
        if (found.seen[code] && code >= GLYPH_BRAILLE)
            return MATCH_YES;
    return sample->complete ? MATCH_NO : MATCH_MORE;
}

/* Returns whether block (x, y) is an obstacle. */
static bool braille_obstacle(const struct glyphs *g, size_t x, size_t y)
{
    const unsigned code = glyph_at(g, y / ROWS, g->indent + x / COLUMNS);
    return code >= GLYPH_BRAILLE && (code - GLYPH_BRAILLE) & braille_bits[y % ROWS][x % COLUMNS];
}

/* Returns whether `count` blocks from (x, y) on are free, from one to the next by (dx, dy). */
static bool braille_free(const struct glyphs *g, size_t x, size_t y, size_t dx, size_t dy,
                         size_t count)
{
    for (size_t k = 0; k < count; k++)
        if (braille_obstacle(g, x + k * dx, y + k * dy))
            return false;
    return true;
}

static int braille_read(struct input *in, struct maze *m)
{
    struct glyphs g;
    size_t width, height;
    const int got = glyphs_read(in, &g, braille_allowed);
    if (got <= 0)
        return got;
    if (g.indent >= g.width)
        return glyphs_wrong(in, 0, 0, "expected Braille patterns");
    width = COLUMNS * (g.width - g.indent);
    height = ROWS * g.lines;
    if (in->choice.values[KEY_HEIGHT] && glyphs_named_side(in, KEY_HEIGHT, ROWS - 1, &height))
        return -1;
    for (int k = 1; k < ROWS && !in->choice.values[KEY_HEIGHT]; k++)
        height -= braille_free(&g, 0, height - 1, 1, 0, width);
    if (in->choice.values[KEY_WIDTH] && glyphs_named_side(in, KEY_WIDTH, COLUMNS - 1, &width))
        return -1;
    if (!in->choice.values[KEY_WIDTH])
        width -= braille_free(&g, width - 1, 0, 0, 1, height);
    if (glyphs_board(in, m, width, height))
        return -1;
    for (size_t y = 0; y < height; y++)
        for (size_t x = 0; x < width; x++)
            if (braille_obstacle(&g, x, y))
                m->cell[y * m->stride + x] = MAZE_OBSTACLE;
    maze_block_walls(m);
    return 1;
}

const struct import import_braille = {
    .entry = {"braille", "drawing in Braille patterns", keys, NULL},
    .detect = braille_detect,
    .read = braille_read,
};
