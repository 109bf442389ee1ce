/* tree: passages drawn as lines instead of walls, which shows connections, dead ends and junctions
 * at a glance. The path is drawn in heavy lines.
 *
 * A cell is a character with an arm for each passage and each opening; the passage to its east is
 * one more character, or more with -c. On a board of blocks openings have no arms, because every
 * free block of the border is an opening.
 *
 * S and G are start and goal, R is the root of the spanning tree, if the header names one that is
 * neither of them, and @ is the cell of the last step, in a frame. Visited cells show only in
 * colour, and solid cells are blank. Other header fields are not shown.
 *
 * Reference: The Unicode Standard, "Box Drawing", U+2500 to U+257F. */
#include "common/render/kit/caption.h"
#include "common/render/kit/text.h"

enum { LIGHT = 1, HEAVY = 2 };

/* The character with arms of these weights (0 for none), minus U+2500. The index is the weight of
 * the north arm, plus 3 times that of the east arm, 9 times the south arm, 27 times the west arm.
 */
static const unsigned char tree_arms[81] = {
    0x00, 0x75, 0x79, 0x76, 0x14, 0x16, 0x7a, 0x15, 0x17, 0x77, 0x02, 0x7f, 0x0c, 0x1c,
    0x1e, 0x0d, 0x1d, 0x21, 0x7b, 0x7d, 0x03, 0x0e, 0x1f, 0x20, 0x0f, 0x22, 0x23, 0x74,
    0x18, 0x1a, 0x00, 0x34, 0x38, 0x7c, 0x36, 0x3a, 0x10, 0x24, 0x26, 0x2c, 0x3c, 0x40,
    0x2e, 0x3e, 0x44, 0x12, 0x27, 0x28, 0x30, 0x41, 0x42, 0x32, 0x46, 0x4a, 0x78, 0x19,
    0x1b, 0x7e, 0x35, 0x39, 0x01, 0x37, 0x3b, 0x11, 0x25, 0x29, 0x2d, 0x3d, 0x43, 0x2f,
    0x3f, 0x47, 0x13, 0x2a, 0x2b, 0x31, 0x45, 0x49, 0x33, 0x48, 0x4b,
};

/* Fills the state, the character for each index of tree_arms, a blank for the first. Returns 0, or
 * -1 with *c->err set. */
static int tree_begin(struct render_ctx *c)
{
    char(*glyph)[TEXT_GLYPH] = render_state_need(c, 0, sizeof tree_arms, TEXT_GLYPH);
    if (!glyph)
        return -1;
    memcpy(glyph[0], " ", sizeof " ");
    for (size_t k = 1; k < sizeof tree_arms; k++) {
        const unsigned code = tree_arms[k];
        const char character[TEXT_GLYPH] = {'\xe2', (char)(0x94 | code >> 6),
                                            (char)(0x80 | (code & 0x3f)), '\0'};
        memcpy(glyph[k], character, TEXT_GLYPH);
    }
    return text_blank_lines(c);
}

/* Writes the character with these arms, in the colour of `mark`. Returns the address after it.
 * (Branches on arms are mispredicted half the time. Without them in this function and the next two,
 * the format takes 0.65 of the time.) */
static inline unsigned char *tree_put(const struct render_ctx *c, unsigned char *p, unsigned mark,
                                      unsigned sum)
{
    const char(*glyph)[TEXT_GLYPH] = render_state(c);
    if (c->color)
        return text_paint(c, p, sum ? mark : TEXT_PLAIN, glyph[sum]);
    memcpy(p, glyph[sum], TEXT_GLYPH);
    return p + 1 + 2 * (size_t)(sum > 0);
}

/* Returns the weight of the arm between two cells; `wall`: not 0 if there is a wall between them.
 */
static inline unsigned tree_weight(unsigned a, unsigned b, unsigned wall)
{
    const unsigned is_open = wall == 0, on_path = (a & b & MAZE_PATH) != 0;
    return is_open * (on_path ? HEAVY : LIGHT);
}

/* Returns the weight of the arm to the south of cell x. */
static inline unsigned tree_south(const struct render_ctx *c, const struct render_row *row,
                                  size_t x)
{
    const bool closed = c->head->kind == MAZE_BLOCK && row->y + 1 == c->head->height;
    return tree_weight(row->here[x], row->below[x], closed | (row->below[x] & MAZE_NORTH));
}

/* Returns the index in `arms` for the passages of cell x. */
static inline unsigned tree_sum(const struct render_ctx *c, const struct render_row *row, size_t x)
{
    const bool board = c->head->kind == MAZE_BLOCK;
    const unsigned char *here = row->here + x;
    const bool north = board && row->y == 0, east = board && x + 1 == c->head->width;
    return tree_weight(*here, row->above[x], north | (*here & MAZE_NORTH)) +
           3 * tree_weight(*here, here[1], east | (here[1] & MAZE_WEST)) +
           9 * tree_south(c, row, x) +
           27 * tree_weight(*here, x > 0 ? here[-1] : 0, (board && x == 0) | (*here & MAZE_WEST));
}

/* Returns the width of a cell and of the passage to its east. */
static size_t tree_cell(const struct render_ctx *c)
{
    return c->options->cell ? c->options->cell : 2;
}

/* Writes cell x and the passage to its east. */
static unsigned char *tree_put_cell(const struct render_ctx *c, unsigned char *p,
                                    const struct render_row *row, size_t x)
{
    const unsigned sum = tree_sum(c, row, x), east = sum / 3 % 3;
    const unsigned cell = row->here[x], plain = cell & MAZE_VISITED ? TEXT_VISITED : TEXT_PLAIN;
    if (render_is_at(c->at, x, row->y))
        p = text_paint(c, p, TEXT_AT, "@");
    else if (render_is_at(c->start, x, row->y))
        p = text_paint(c, p, TEXT_START, "S");
    else if (render_is_at(c->goal, x, row->y))
        p = text_paint(c, p, TEXT_GOAL, "G");
    else if (render_is_at(c->root, x, row->y))
        p = text_paint(c, p, text_mark(cell), "R");
    else if (sum == 0 && cell & MAZE_PATH)
        p = text_paint(c, p, TEXT_PLAIN, "*");
    else
        p = tree_put(c, p, text_mark(cell), sum);
    for (size_t k = tree_cell(c); k > 1; k--)
        p = tree_put(c, p, east == HEAVY ? TEXT_PATH : plain, 30 * east);
    return p;
}

/* Writes a line between two rows of cells: the passages to the south. */
static void tree_put_between(const struct render_ctx *c, const struct render_row *row)
{
    const size_t gap = tree_cell(c) - 1;
    text_margin(c);
    for (size_t x = 0; x < c->head->width; x++) {
        const unsigned south = tree_south(c, row, x);
        unsigned char *from = out_room(c->writer->out, TEXT_GLYPH + TEXT_INK + gap);
        unsigned char *p = tree_put(c, from, south == HEAVY ? TEXT_PATH : TEXT_PLAIN, 10 * south);
        memset(p, ' ', gap);
        c->writer->out->len += (size_t)(p - from) + gap;
    }
    text_newline(c);
}

static int tree_row(struct render_ctx *c, const struct render_row *row)
{
    struct out *out = c->writer->out;
    if (row->is_border)
        return 0;
    text_margin(c);
    for (size_t x = 0; x < c->head->width; x++) {
        unsigned char *p = out_room(out, tree_cell(c) * (TEXT_GLYPH + TEXT_INK));
        out->len += (size_t)(tree_put_cell(c, p, row, x) - p);
    }
    text_newline(c);
    for (size_t k = 1; k < text_cell_lines(tree_cell(c)); k++)
        tree_put_between(c, row);
    return 0;
}

static void tree_measure(const struct render_ctx *c, size_t *columns, size_t *lines)
{
    *columns = c->head->width * tree_cell(c) + 2 * c->options->margin;
    *lines = c->head->height * text_cell_lines(tree_cell(c)) + 2 * c->options->margin;
}

const struct render render_tree = {
    .entry = {"tree", "passages drawn as lines instead of walls", NULL, NULL},
    .cell_max = 200,
    TEXT_DRAWING,
    .measure = tree_measure,
    .begin = tree_begin,
    .row = tree_row,
    .end = caption_end,
};
