/* half: boards drawn in half-block characters, as -f half writes them without colours: two blocks,
 * one above the other, in each character. ' . and : mark the path in the upper, the lower and both
 * blocks. Spaces before all lines are a margin if the board within them is closed.
 *
 * The drawing of a maze of walls becomes its lattice, a board, which maze-render -f walls converts
 * back. S and G do not say in which of the two blocks they are: in a lattice they are in its cells,
 * and in any other board they are not read. Nor does the drawing say whether the last row belongs
 * to the board: if it is free, it is left out, unless height=N names the size.
 *
 * Reference: The Unicode Standard, "Block Elements", U+2580 to U+259F. */
#include "glyphs.h"

enum { KEY_HEIGHT, MAX_SIDE = 1 << 30 };

static const struct opt_key keys[] = {
    {"height", 0, MAX_SIDE, 0, "rows; 0: without a free last one", 0, NULL},
    {NULL, 0, 0, 0, NULL, 0, NULL},
};

static bool half_allowed(unsigned code)
{
    return code < GLYPH_BOX || code == GLYPH_FULL || code == GLYPH_UPPER || code == GLYPH_LOWER;
}

static enum match half_detect(const struct sample *sample)
{
    struct glyph_sample found;
    glyphs_note(sample, &found);
    for (unsigned code = 0; code < GLYPHS; code++)
        if (found.seen[code] && !half_allowed(code))
            return MATCH_NO;
    return !found.first_line                                    ? MATCH_NO
           : found.seen[GLYPH_UPPER] || found.seen[GLYPH_LOWER] ? MATCH_YES
           : sample->complete                                   ? MATCH_NO
                                                                : MATCH_MORE;
}

/* Returns the block (x, y): MAZE_OBSTACLE, MAZE_PATH or 0. */
static unsigned char half_block(const struct glyphs *g, size_t x, size_t y)
{
    const unsigned code = glyph_at(g, y / 2, x);
    const bool lower = y % 2;
    return code == GLYPH_FULL || code == (lower ? GLYPH_LOWER : GLYPH_UPPER) ? MAZE_OBSTACLE
           : code == ':' || code == (lower ? '.' : '\'')                     ? MAZE_PATH
                                                                             : 0;
}

/* Returns whether the last row of blocks is free, without a mark. Start and goal may be above it.
 */
static bool half_last_row_free(const struct glyphs *g)
{
    for (size_t x = 0; x < g->width; x++) {
        const unsigned code = glyph_at(g, g->lines - 1, x);
        if (code == GLYPH_FULL || code == GLYPH_LOWER || code == '.' || code == ':')
            return false;
    }
    return true;
}

/* Makes *m the board without the first `left` columns. Returns 0, or -1 with the error set. */
static int half_board(struct input *in, const struct glyphs *g, size_t left, struct maze *m)
{
    size_t height = 2 * g->lines;
    if (!in->choice.values[KEY_HEIGHT])
        height -= half_last_row_free(g);
    else if (glyphs_named_side(in, KEY_HEIGHT, 1, &height))
        return -1;
    if (glyphs_board(in, m, g->width - left, height))
        return -1;
    for (size_t y = 0; y < height; y++)
        for (size_t x = 0; x < m->width; x++)
            m->cell[y * m->stride + x] = half_block(g, left + x, y);
    return 0;
}

/* Returns whether the board can be a lattice: all posts are obstacles. */
static bool half_is_lattice(const struct maze *m)
{
    if (m->width % 2 == 0 || m->height % 2 == 0 || m->width < 3 || m->height < 3)
        return false;
    for (size_t y = 0; y < m->height; y += 2)
        for (size_t x = 0; x < m->width; x += 2)
            if (!(m->cell[y * m->stride + x] & MAZE_OBSTACLE))
                return false;
    return true;
}

/* Reads S and G in the cells of a lattice. Returns 0, or -1 with the error set. */
static int half_ends(struct input *in, const struct glyphs *g, size_t left, struct maze *m)
{
    bool start = false;
    for (size_t y = 1; y < m->height; y += 2)
        for (size_t x = 1; x < m->width; x += 2) {
            const unsigned code = glyph_at(g, y / 2, left + x);
            if (code == 'S' && start)
                return glyphs_wrong(in, y / 2, left + x, DRAWING_SECOND_START);
            start = start || code == 'S';
            if ((code == 'S' && import_start(in, x, y)) || (code == 'G' && import_goal(in, x, y)))
                return -1;
        }
    return 0;
}

static int half_read(struct input *in, struct maze *m)
{
    struct glyphs g;
    const int got = glyphs_read(in, &g, half_allowed);
    size_t left;
    if (got <= 0)
        return got;
    left = g.indent < g.width ? g.indent : 0;
    if (half_board(in, &g, left, m))
        return -1;
    if (left > 0 && !import_is_closed(m) && !half_is_lattice(m)) {
        left = 0;
        if (half_board(in, &g, left, m))
            return -1;
    }
    if (half_is_lattice(m) && half_ends(in, &g, left, m))
        return -1;
    maze_block_walls(m);
    return 1;
}

const struct import import_half = {
    .entry = {"half", "drawing in half-block characters", keys, "half-block"},
    .detect = half_detect,
    .read = half_read,
};
