/* art: a drawing in two characters, a block each: blanks, underscores, dots and zeros are
 * free, any other character is an obstacle; where neither of the two is free by that
 * rule, the one that comes first, in the corner, is the obstacle. S and G are start and
 * goal. An empty line ends a drawing. Lines that are too short go on with free blocks. */
#include "import.h"

#include <string.h>

/* The drawing as it came, its lines one after another in r->cells, each ended by a
 * newline. The number of lines and the longest; 0: the end of the input; -1. */
static int read_lines(struct reader *r, size_t *width, size_t *height)
{
    int got = import_line_after_blank(r);
    r->start_line = r->row_line;
    r->cells.len = *width = *height = 0;
    for (; got > 0 && r->text.len > 0; got = import_line(r)) {
        if (text_append(&r->cells, (char *)r->text.mem.at, r->text.len) ||
            text_append(&r->cells, "\n", 1))
            return err_memory(&r->lines.err);
        *width = r->text.len > *width ? r->text.len : *width;
        ++*height;
    }
    return got < 0 ? -1 : *height > 0;
}

static bool is_free(unsigned char c)
{
    return c == ' ' || c == '_' || c == '.' || c == '0' || c == 'S' || c == 'G';
}

/* Finds the characters other than S and G: at most two. -1: there are more. */
static int find_ink(struct reader *r, unsigned char ink[2])
{
    size_t line = 0, column = 0;
    ink[0] = ink[1] = 0;
    for (size_t i = 0; i < r->cells.len; i++, column++) {
        unsigned char c = r->cells.mem.at[i];
        if (c == '\n') {
            line++;
            column = SIZE_MAX;
        } else if (c != 'S' && c != 'G' && c != ink[0] && c != ink[1]) {
            if (ink[1])
                return err_at(&r->lines.err, r->start_line + line, column + 1,
                              "a third character in a drawing of two");
            ink[ink[0] ? 1 : 0] = c;
        }
    }
    return 0;
}

static int art_next(struct reader *r, struct maze *m)
{
    size_t width, height, x = 0, y = 0, goals = 0;
    unsigned char ink[2];
    const unsigned char *at;
    int got = read_lines(r, &width, &height);
    bool both;
    if (got <= 0 || find_ink(r, ink))
        return got > 0 ? -1 : got;
    both = !is_free(ink[0]) && ink[1] && !is_free(ink[1]);
    if (maze_shape(m, MAZE_BLOCK, width, height, &r->lines.err))
        return -1;
    memset(m->cell, 0, m->stride * (height + 1));
    at = r->cells.mem.at;
    for (size_t i = 0; i < r->cells.len; i++) {
        unsigned char c = at[i];
        if (c == '\n') {
            y++;
            x = 0;
            continue;
        }
        if ((c == 'S' && import_start(r, x, y)) || (c == 'G' && import_goal(r, x, y, goals++)))
            return -1;
        m->cell[y * m->stride + x++] =
            both ? (c == ink[0]) * MAZE_OBSTACLE : !is_free(c) * MAZE_OBSTACLE;
    }
    maze_block_walls(m);
    return 1;
}

const struct import import_art = {
    .entry = {"art", "a drawing in two characters, such as # and blank", NULL},
    .next = art_next,
};
