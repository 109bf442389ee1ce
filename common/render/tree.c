/* tree: passages drawn as lines instead of walls, which shows connections, dead ends and junctions
 * at a glance. The path is drawn in heavy lines.
 *
 * A cell is a character with an arm for each passage and each opening; the passage to its east is
 * another character, or several with -c. On a board of blocks, openings have no arms, because every
 * free block of the border is an opening.
 *
 * Lines are copied from a table of strings (text.h), and vector code computes the numbers of their
 * strings. Composing each cell separately takes six to eight times as long, even without branches
 * on its arms, which would be mispredicted half the time.
 *
 * S and G are start and goal, R is the root of the spanning tree, if the header specifies one that
 * is neither of them, and @ is the current cell of a frame. Visited cells are visible only in
 * colour, and solid cells are blank. Other header fields are not shown.
 *
 * Reference: The Unicode Standard, "Box Drawing", U+2500 to U+257F. */
#include "common/render/kit/caption.h"
#include "common/render/kit/text.h"

enum { LIGHT = 1, HEAVY = 2 };

/* The character with arms of these weights (0 for none), minus U+2500. The index is the weight of
 * the north arm, plus 3 times the weight of the east arm, 9 times the south arm and 27 times the
 * west arm. */
static const unsigned char tree_arms[81] = {
    0x00, 0x75, 0x79, 0x76, 0x14, 0x16, 0x7a, 0x15, 0x17, 0x77, 0x02, 0x7f, 0x0c, 0x1c,
    0x1e, 0x0d, 0x1d, 0x21, 0x7b, 0x7d, 0x03, 0x0e, 0x1f, 0x20, 0x0f, 0x22, 0x23, 0x74,
    0x18, 0x1a, 0x00, 0x34, 0x38, 0x7c, 0x36, 0x3a, 0x10, 0x24, 0x26, 0x2c, 0x3c, 0x40,
    0x2e, 0x3e, 0x44, 0x12, 0x27, 0x28, 0x30, 0x41, 0x42, 0x32, 0x46, 0x4a, 0x78, 0x19,
    0x1b, 0x7e, 0x35, 0x39, 0x01, 0x37, 0x3b, 0x11, 0x25, 0x29, 0x2d, 0x3d, 0x43, 0x2f,
    0x3f, 0x47, 0x13, 0x2a, 0x2b, 0x31, 0x45, 0x49, 0x33, 0x48, 0x4b,
};

/* The strings of text.h. A string shows a cell and the passage to its east. Its number is the index
 * of its arms in tree_arms, plus PATH and VISITED if the cell has these marks; without PATH no arm
 * is heavy, so the index is at most 40. The strings from LETTERS on show @, S, G and R of the row
 * being drawn; the strings from SOUTH on show the passages to the south, by their weight. */
enum {
    PATH = 41,
    VISITED = PATH + sizeof tree_arms,
    LETTERS = 2 * VISITED,
    SOUTH = LETTERS + 4,
    STRINGS = SOUTH + HEAVY + 1, /* at most 256: a line has a byte for each cell */
};

/* Returns the width of a cell and of the passage to its east. */
static size_t tree_cell(const struct render_ctx *c)
{
    return c->options->cell ? c->options->cell : 2;
}

/* Writes the character with `arms`, in the colour of `mark`. Returns the address after it. */
static unsigned char *tree_put(const struct render_ctx *c, unsigned char *p, unsigned mark,
                               unsigned arms)
{
    const unsigned code = tree_arms[arms];
    const char glyph[TEXT_GLYPH] = {'\xe2', (char)(0x94 | code >> 6), (char)(0x80 | (code & 0x3f)),
                                    '\0'};
    return arms ? text_paint(c, p, mark, glyph) : text_paint(c, p, TEXT_PLAIN, " ");
}

/* Writes the string of a cell, with `letter` in place of the arms unless it is NULL. Returns the
 * address after it. */
static unsigned char *tree_put_cell(const struct render_ctx *c, unsigned char *p, unsigned string,
                                    unsigned letter_mark, const char *letter)
{
    const bool on_path = string % VISITED >= PATH;
    const unsigned plain = string >= VISITED ? TEXT_VISITED : TEXT_PLAIN;
    const unsigned arms = string % VISITED - (on_path ? PATH : 0), east = arms / 3 % 3;
    unsigned char gap[TEXT_GLYPH + TEXT_INK];
    const size_t n = (size_t)(tree_put(c, gap, east == HEAVY ? TEXT_PATH : plain, 30 * east) - gap);
    if (letter)
        p = text_paint(c, p, letter_mark, letter);
    else if (arms == 0 && on_path)
        p = text_paint(c, p, TEXT_PLAIN, "*");
    else
        p = tree_put(c, p, on_path ? TEXT_PATH : plain, arms);
    for (size_t k = tree_cell(c); k > 1; k--, p += n)
        memcpy(p, gap, n);
    return p;
}

/* Composes a string, as text_set_strings requires. */
static unsigned char *tree_compose(const struct render_ctx *c, unsigned char *p, unsigned string)
{
    const unsigned south = string - SOUTH;
    if (string < SOUTH)
        return string < LETTERS ? tree_put_cell(c, p, string, TEXT_PLAIN, NULL) : p;
    p = tree_put(c, p, south == HEAVY ? TEXT_PATH : TEXT_PLAIN, 10 * south);
    return (unsigned char *)memset(p, ' ', tree_cell(c) - 1) + tree_cell(c) - 1;
}

static int tree_begin(struct render_ctx *c)
{
    const size_t width = tree_cell(c),
                 size = width * (c->color ? TEXT_GLYPH + TEXT_INK : TEXT_GLYPH);
    const size_t head = sizeof(struct text_strings);
    return text_set_strings(c, head, width, STRINGS, size, tree_compose) ? -1 : text_blank_lines(c);
}

/* Returns the weight of the arm between cells a and b, multiplied by `light`; `wall` is not 0 if
 * there is a wall between them. */
static inline unsigned char tree_arm(unsigned char a, unsigned char b, unsigned char wall,
                                     unsigned char light)
{
    const unsigned char open = a & b & MAZE_PATH ? HEAVY * light : LIGHT * light;
    return wall ? 0 : open;
}

/* Returns the string of a cell, computed from the digits of the cell and of its neighbours. `north`
 * and `south` are MAZE_NORTH if that side has no arm even without a wall. */
static inline unsigned char tree_string(unsigned char cell, unsigned char above, unsigned char east,
                                        unsigned char below, unsigned char west,
                                        unsigned char north, unsigned char south)
{
    return (unsigned char)(text_if(cell, MAZE_PATH, PATH) + text_if(cell, MAZE_VISITED, VISITED) +
                           tree_arm(cell, above, (cell | north) & MAZE_NORTH, 1) +
                           tree_arm(cell, east, east & MAZE_WEST, 3) +
                           tree_arm(cell, below, (below | south) & MAZE_NORTH, 9) +
                           tree_arm(cell, west, cell & MAZE_WEST, 27));
}

/* Sets the strings of a row of cells. `north` and `south` are as above; `ends` is MAZE_WEST if the
 * row has no arms at its ends even without a wall. */
static void tree_set_cells(unsigned char *restrict line, const struct render_row *row, size_t width,
                           unsigned char north, unsigned char south, unsigned char ends)
{
    const unsigned char *here = row->here, *above = row->above, *below = row->below;
    line[0] = tree_string(here[0] | ends, above[0], here[1], below[0], 0, north, south);
    for (size_t x = 1; x < width; x++)
        line[x] = tree_string(here[x], above[x], here[x + 1], below[x], here[x - 1], north, south);
    if (ends & ~here[width])
        line[width - 1] -= 3; /* the arm to the east */
}

/* Sets the strings of the passages to the south of a row; `south` is as above. */
static void tree_set_south(unsigned char *restrict line, const struct render_row *row, size_t width,
                           unsigned char south)
{
    const unsigned char *here = row->here, *below = row->below;
    for (size_t x = 0; x < width; x++)
        line[x] = (unsigned char)(SOUTH +
                                  tree_arm(here[x], below[x], (below[x] | south) & MAZE_NORTH, 1));
}

/* Replaces the strings of the cells that show a letter; if a cell has several letters, the first
 * one is shown. */
static void tree_set_letters(const struct render_ctx *c, const struct text_strings *s,
                             const struct render_row *row)
{
    static const char *const letters[] = {"@", "S", "G", "R"};
    const struct place *const places[] = {&c->at, &c->start, &c->goal, &c->root};
    for (unsigned k = 0, string = LETTERS; k < 4; k++, string++) {
        const size_t x = places[k]->x;
        unsigned char *const to = s->bytes + string * s->stride;
        if (places[k]->y == row->y && s->line[x] < LETTERS) {
            const unsigned marks[] = {TEXT_AT, TEXT_START, TEXT_GOAL, text_mark(row->here[x])};
            const unsigned char *end = tree_put_cell(c, to, s->line[x], marks[k], letters[k]);
            s->n[string] = (unsigned short)(end - to);
            s->line[x] = (unsigned char)string;
        }
    }
}

static int tree_row(struct render_ctx *c, const struct render_row *row)
{
    const struct text_strings *s = render_state(c);
    const bool board = c->head->kind == MAZE_BLOCK; /* its openings have no arms */
    const size_t width = c->head->width, cell = tree_cell(c);
    const unsigned char north = board && row->y == 0 ? MAZE_NORTH : 0;
    const unsigned char south = board && row->y + 1 == c->head->height ? MAZE_NORTH : 0;
    if (row->is_border)
        return 0;
    tree_set_cells(s->line, row, width, north, south, board ? MAZE_WEST : 0);
    tree_set_letters(c, s, row);
    text_put_line(c, s, width, cell * 3);
    if (text_cell_lines(cell) > 1)
        tree_set_south(s->line, row, width, south);
    for (size_t k = 1; k < text_cell_lines(cell); k++)
        text_put_line(c, s, width, cell + 2);
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
