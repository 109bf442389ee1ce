/* ascii: mazes drawn in text.
 *
 * Walls: posts, + or o, at every corner, and between them --- or | where there is a wall. Cells are
 * as wide as the first one, and as high as the distance to the next posts. In a cell, S is the
 * start, G a goal (there may be several), * the path and . a visited cell. The same characters in a
 * gap have no meaning, so a wall that a mouse has not seen, which its files may show as a dot,
 * counts as open. This is what -f ascii and -f micromouse write, and the format of micromouse
 * contests.
 *
 * Blocks: # is an obstacle; a space, *, ., S and G are free. Short lines continue
 * with spaces. An empty line ends a maze.
 *
 * Reference: Peter Harrison, "Micromouse maze files"
 * (github.com/micromouseonline/mazefiles). */
#include "import.h"

#include <string.h>

/* Returns whether the line at s has only characters of a board of blocks, and stores its length in
 * *n. */
static bool is_board_line(const unsigned char *s, size_t max, size_t *n)
{
    size_t k = 0;
    while (k < max && s[k] != '\n' && s[k] != '\r' && s[k] && strchr("# *.SG", s[k]))
        k++;
    *n = k;
    return k > 0 && (k == max || s[k] == '\n' || s[k] == '\r');
}

/* Returns whether the n bytes at s begin a header, or could if the block of input were not cut
 * here. */
static bool is_header(const unsigned char *s, size_t n, bool cut)
{
    const size_t mark = strlen(HEADER_MARK);
    return (n >= mark || cut) && memcmp(s, HEADER_MARK, n < mark ? n : mark) == 0;
}

/* Returns whether the n bytes at s begin a drawing. A comment of the maze stream begins with #,
 * too, so the first two lines of a board must have only its own characters (blank lines do not
 * count). A first line that fills a block of input is a comment. */
static bool ascii_detect(const unsigned char *s, size_t n)
{
    const bool cut = n == IO_SIZE;
    const size_t blank = import_blank(s, n);
    size_t first, second;
    s += blank;
    n -= blank;
    for (first = 0; first < n && s[first] == ' ';)
        first++;
    if (first + 1 < n && (s[first] == '+' || s[first] == 'o'))
        return strchr("- .+o*", s[first + 1]) != NULL;
    if (first == n || !is_board_line(s, n, &first))
        return false;
    first += first < n && s[first] == '\r';
    first += first < n;
    if (first == n)
        return !cut;
    return s[first] == '\n' ||
           (!is_header(s + first, n - first, cut) && is_board_line(s + first, n - first, &second));
}

/* ---- the lines ---- */

/* Reads a drawing: its lines one after another into in->body, and where each begins into in->index.
 * Stores their number and the length of the longest. Returns 1, 0 at the end of the input, or -1
 * with the error set. */
static int ascii_read_lines(struct input *in, size_t *lines, size_t *longest)
{
    int got = import_line_after_blank(in);
    size_t bytes;
    in->reader.start_line = in->text_line;
    in->body.len = *lines = *longest = in->indent = 0;
    for (; got > 0 && in->text.len > 0; got = import_line(in)) {
        if (mem_size(*lines + 2, sizeof(size_t), 0, &bytes) || mem_need(&in->index, bytes))
            return err_memory(&in->reader.lines.err);
        ((size_t *)(void *)in->index.at)[*lines] = in->body.len;
        if (text_append(&in->body, (char *)in->text.mem.at, in->text.len))
            return err_memory(&in->reader.lines.err);
        ++*lines;
        ((size_t *)(void *)in->index.at)[*lines] = in->body.len;
        *longest = in->text.len > *longest ? in->text.len : *longest;
    }
    return got < 0 ? -1 : *lines > 0;
}

/* Removes the indent of a drawing of walls: the spaces before its first post, and as many bytes of
 * every line. */
static void remove_indent(struct input *in, size_t lines)
{
    size_t *begin = (size_t *)(void *)in->index.at, indent = 0, to = 0;
    const size_t first = begin[1] - begin[0];
    unsigned char *all = in->body.mem.at;
    while (indent < first && all[indent] == ' ')
        indent++;
    if (indent == 0 || indent == first || (all[indent] != '+' && all[indent] != 'o'))
        return;
    for (size_t y = 0; y < lines; y++) {
        size_t from = begin[y], n = begin[y + 1] - from, removed = n < indent ? n : indent;
        memmove(all + to, all + from + removed, n - removed);
        begin[y] = to;
        to += n - removed;
    }
    begin[lines] = to;
    in->indent = indent;
}

/* Returns the length of a line. */
static size_t line_length(const struct input *in, size_t line)
{
    const size_t *begin = (const size_t *)(const void *)in->index.at;
    return begin[line + 1] - begin[line];
}

/* Returns the character at a place, a space beyond the end of a line. */
static int char_at(const struct input *in, size_t line, size_t column)
{
    const size_t *begin = (const size_t *)(const void *)in->index.at;
    return column < line_length(in, line) ? in->body.mem.at[begin[line] + column] : ' ';
}

/* Sets the error `what` at a place of the drawing. Returns -1. */
static int ascii_wrong(struct input *in, size_t line, size_t column, const char *what)
{
    return err_at(&in->reader.lines.err, in->reader.start_line + line, column + in->indent + 1,
                  "%s", what);
}

/* ---- marks ---- */

/* The marks found in the drawing so far. */
struct ascii_found {
    bool path; /* there are marks of a path */
    bool start;
    size_t start_x, start_y, goal_x, goal_y, goals;
};

/* Reads character c of cell (x, y); *digit is the mark that it adds to the cell. Returns 0, or -1
 * with the error set. */
static int read_mark(struct input *in, struct ascii_found *f, int c, size_t x, size_t y,
                     unsigned *digit)
{
    *digit = c == '*' ? MAZE_PATH : c == '.' ? MAZE_VISITED : 0;
    f->path = f->path || c == '*';
    if (c == 'S') {
        f->start = true;
        f->start_x = x;
        f->start_y = y;
        return import_start(in, x, y);
    }
    if (c == 'G') {
        f->goal_x = x;
        f->goal_y = y;
        return import_goal(in, x, y, f->goals++);
    }
    return 0;
}

/* Marks start and goal as path cells; their letters hide the mark. */
static void mark_endpoints(struct maze *m, const struct ascii_found *f)
{
    if (f->path && f->start)
        m->cell[f->start_y * m->stride + f->start_x] |= MAZE_PATH;
    if (f->path && f->goals == 1)
        m->cell[f->goal_y * m->stride + f->goal_x] |= MAZE_PATH;
}

/* ---- blocks ---- */

/* Makes *m from a drawing of blocks. Returns 1, or -1 with the error set. */
static int read_board(struct input *in, struct maze *m, size_t lines, size_t longest)
{
    struct ascii_found found = {0};
    unsigned digit;
    if (maze_shape(m, MAZE_BLOCK, longest, lines, &in->reader.lines.err))
        return -1;
    memset(m->cell, 0, m->stride * (lines + 1));
    for (size_t y = 0; y < lines; y++)
        for (size_t x = 0; x < longest; x++) {
            int c = char_at(in, y, x);
            if (!c || !strchr("# *.SG", c))
                return ascii_wrong(in, y, x, "expected # * . S G or a blank");
            if (read_mark(in, &found, c, x, y, &digit))
                return -1;
            m->cell[y * m->stride + x] = (unsigned char)(c == '#' ? MAZE_OBSTACLE : digit);
        }
    mark_endpoints(m, &found);
    maze_block_walls(m);
    return 1;
}

/* ---- walls ---- */

/* The dimensions of a drawing of walls. */
struct ascii_layout {
    size_t wide, high; /* columns and lines from post to post */
    size_t width, height;
};

/* Finds the dimensions from the posts of the first line and the first column. Returns 0, or -1 with
 * the error set. */
static int find_layout(struct input *in, size_t lines, struct ascii_layout *k)
{
    const int post = char_at(in, 0, 0);
    const size_t length = line_length(in, 0);
    *k = (struct ascii_layout){1, 1, 0, 0};
    while (k->wide < length && char_at(in, 0, k->wide) != post)
        k->wide++;
    while (k->high < lines && char_at(in, k->high, 0) != post)
        k->high++;
    if (k->wide < 2 || k->wide >= length || (length - 1) % k->wide != 0)
        return ascii_wrong(
            in, 0, length - 1,
            "the first line must end with a post, and posts must be at equal distances");
    if (k->high < 2 || k->high >= lines || (lines - 1) % k->high != 0)
        return ascii_wrong(
            in, lines - 1, 0,
            "the last line must begin with a post, and posts must be at equal distances");
    k->width = (length - 1) / k->wide;
    k->height = (lines - 1) / k->high;
    return 0;
}

/* Reads a line of posts with walls or gaps between them. Returns 0, or -1 with the error set. */
static int read_wall_line(struct input *in, struct maze *m, const struct ascii_layout *k, size_t y,
                          struct ascii_found *f)
{
    const size_t line = y * k->high;
    const int post = char_at(in, 0, 0);
    for (size_t x = 0; x <= k->width; x++) {
        const size_t left = x * k->wide;
        const bool wall = char_at(in, line, left + 1) == '-';
        if (char_at(in, line, left) != post)
            return ascii_wrong(in, line, left, "expected a post");
        for (size_t i = left + 1; i < left + k->wide && x < k->width; i++) {
            int c = char_at(in, line, i);
            f->path = f->path || c == '*';
            if (wall ? c != '-' : c != ' ' && c != '.' && c != '*')
                return ascii_wrong(in, line, i,
                                   wall ? "the wall has a gap" : "expected a wall or a gap");
        }
        if (wall && x < k->width)
            m->cell[y * m->stride + x] |= MAZE_NORTH;
    }
    return 0;
}

/* Reads the marks of a cell, on any of its lines. Returns 0, or -1 with the error set. */
static int read_cell(struct input *in, struct maze *m, const struct ascii_layout *k, size_t x,
                     size_t y, struct ascii_found *f)
{
    for (size_t line = y * k->high + 1; line < (y + 1) * k->high; line++)
        for (size_t i = x * k->wide + 1; i < (x + 1) * k->wide; i++) {
            int c = char_at(in, line, i);
            unsigned digit;
            if (!c || !strchr(" *.SG", c))
                return ascii_wrong(in, line, i, "expected * . S G or a blank");
            if (read_mark(in, f, c, x, y, &digit))
                return -1;
            m->cell[y * m->stride + x] |= (unsigned char)digit;
        }
    return 0;
}

/* Reads the lines of a row of cells. Returns 0, or -1 with the error set. */
static int read_cells(struct input *in, struct maze *m, const struct ascii_layout *k, size_t y,
                      struct ascii_found *f)
{
    for (size_t x = 0; x <= k->width; x++) {
        const bool wall = char_at(in, y * k->high + 1, x * k->wide) == '|';
        for (size_t line = y * k->high + 1; line < (y + 1) * k->high; line++) {
            int c = char_at(in, line, x * k->wide);
            f->path = f->path || c == '*';
            if (wall ? c != '|' : c != ' ' && c != '.' && c != '*')
                return ascii_wrong(in, line, x * k->wide,
                                   wall ? "the wall has a gap" : "expected a wall or a gap");
        }
        if (wall)
            m->cell[y * m->stride + x] |= MAZE_WEST;
        if (x < k->width && read_cell(in, m, k, x, y, f))
            return -1;
    }
    return 0;
}

/* Makes *m from a drawing of walls. Returns 1, or -1 with the error set. */
static int read_walls(struct input *in, struct maze *m, size_t lines)
{
    struct ascii_found found = {0};
    struct ascii_layout k;
    if (find_layout(in, lines, &k) || import_open(in, m, k.width, k.height))
        return -1;
    for (size_t line = 0; line < lines; line++)
        if (line_length(in, line) > k.width * k.wide + 1)
            return ascii_wrong(in, line, k.width * k.wide + 1, "the line is longer than the first");
    for (size_t y = 0; y <= k.height; y++)
        if (read_wall_line(in, m, &k, y, &found) ||
            (y < k.height && read_cells(in, m, &k, y, &found)))
            return -1;
    mark_endpoints(m, &found);
    return 1;
}

static int ascii_read(struct input *in, struct maze *m)
{
    size_t lines, longest;
    int got = ascii_read_lines(in, &lines, &longest);
    if (got <= 0)
        return got;
    remove_indent(in, lines);
    return char_at(in, 0, 0) == '+' || char_at(in, 0, 0) == 'o' ? read_walls(in, m, lines)
                                                                : read_board(in, m, lines, longest);
}

const struct import import_ascii = {
    .entry = {"ascii", "drawing in text, like -f ascii or micromouse files", NULL},
    .detect = ascii_detect,
    .read = ascii_read,
};
