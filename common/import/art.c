/* art: a drawing in two characters, one per block. Spaces, underscores, dots and zeros are free,
 * any other character is an obstacle. If neither of the two is free by that rule, the first one, in
 * the corner, is the obstacle. S and G are start and goal. An empty line ends a
 * drawing. Short lines continue with free blocks. */
#include "import.h"

#include <string.h>

/* Reads a drawing: its lines one after another into in->body, each ended by a newline. Stores the
 * length of the longest line and the number of lines. Returns 1, 0 at the end of the input, or -1
 * with the error set. */
static int art_read_lines(struct input *in, size_t *width, size_t *height)
{
    int got = import_line_after_blank(in);
    in->reader.start_line = in->text_line;
    in->body.len = *width = *height = 0;
    for (; got > 0 && in->text.len > 0; got = import_line(in)) {
        if (text_append(&in->body, (char *)in->text.mem.at, in->text.len) ||
            text_append(&in->body, "\n", 1))
            return err_memory(&in->reader.lines.err);
        *width = in->text.len > *width ? in->text.len : *width;
        ++*height;
    }
    return got < 0 ? -1 : *height > 0;
}

/* Returns whether character c is always free. */
static bool is_free(unsigned char c)
{
    return c == ' ' || c == '_' || c == '.' || c == '0' || c == 'S' || c == 'G';
}

/* Finds the characters of the drawing other than S and G. Returns 0, or -1 with the error set if
 * there are more than two. */
static int find_characters(struct input *in, unsigned char drawn[2])
{
    size_t line = 0, column = 0;
    drawn[0] = drawn[1] = 0;
    for (size_t i = 0; i < in->body.len; i++, column++) {
        unsigned char c = in->body.mem.at[i];
        if (c == '\n') {
            line++;
            column = SIZE_MAX;
        } else if (c != 'S' && c != 'G' && c != drawn[0] && c != drawn[1]) {
            if (drawn[1])
                return err_at(&in->reader.lines.err, in->reader.start_line + line, column + 1,
                              "a third character; a drawing has only two");
            drawn[drawn[0] ? 1 : 0] = c;
        }
    }
    return 0;
}

static int art_read(struct input *in, struct maze *m)
{
    size_t width, height, x = 0, y = 0, goals = 0;
    unsigned char drawn[2];
    const unsigned char *at;
    int got = art_read_lines(in, &width, &height);
    bool both;
    if (got <= 0 || find_characters(in, drawn))
        return got > 0 ? -1 : got;
    both = !is_free(drawn[0]) && drawn[1] && !is_free(drawn[1]);
    if (maze_shape(m, MAZE_BLOCK, width, height, &in->reader.lines.err))
        return -1;
    memset(m->cell, 0, m->stride * (height + 1));
    at = in->body.mem.at;
    for (size_t i = 0; i < in->body.len; i++) {
        unsigned char c = at[i];
        if (c == '\n') {
            y++;
            x = 0;
            continue;
        }
        if ((c == 'S' && import_start(in, x, y)) || (c == 'G' && import_goal(in, x, y, goals++)))
            return -1;
        m->cell[y * m->stride + x++] =
            both ? (c == drawn[0]) * MAZE_OBSTACLE : !is_free(c) * MAZE_OBSTACLE;
    }
    maze_block_walls(m);
    return 1;
}

const struct import import_art = {
    .entry = {"art", "drawing in two characters, such as # and blank", NULL},
    .read = art_read,
};
