/* edges: reads a list of passages, one per line, as -f edges writes it:
 *
 *     # maze walls 3 2
 *     0,0 1,0
 *     1,0 1,1 {'path': 1}
 *
 * The header contains kind, size and fields; comments may follow it. The two cells of a passage may
 * be in either order, and {} may follow them, as networkx writes it. A blank line ends a maze.
 *
 * All walls are initially closed; every passage opens one. A cell without passages is solid, or an
 * obstacle in a board. The list does not record openings in the border, visited cells, or which
 * blocks without a neighbour are free, so the border is read as closed, and such blocks as
 * obstacles.
 *
 * Reference: NetworkX, "Edge list". */
#include "common/base/number.h"
#include "common/import/kit/format.h"

#include <string.h>

/* A passage to the west or the north of a cell. in->state.body is an array of these. */
struct edges_passage {
    struct place cell;
    uint64_t line;
    bool west, path;
};

/* ---- a line ---- */

/* Parses the last line read as a header. Returns 0, or -1 with the error set. */
static int edges_header(struct input *in)
{
    struct header *h = &in->reader.head;
    if (h->present)
        return format_wrong(in, 0, "a second header; an empty line ends a maze");
    if (header_parse(h, (const char *)in->text.mem.at, in->text.len, in->text_line, 1,
                     &in->reader.lines.err))
        return -1;
    return h->endless ? format_wrong(in, 0, "an endless maze (height inf) cannot be held in memory")
                      : 0;
}

/* Returns whether the rest of a line is the attributes of a passage, and stores whether the passage
 * is on the path. */
static bool edges_attributes(const char *s, const char *end, bool *path)
{
    static const char *const known[] = {"", "{}", "{'path': 1}", "{\"path\": 1}"};
    while (end > s && (end[-1] == ' ' || end[-1] == '\t'))
        end--;
    for (unsigned k = 0; k < sizeof known / sizeof *known; k++)
        if (text_is(s, (size_t)(end - s), known[k])) {
            *path = k > 1;
            return true;
        }
    return false;
}

/* Adds the passage in the last line read to in->state.body. Returns 0, or -1 with the error set,
 * also if its cells are not neighbours. */
static int edges_read_passage(struct input *in)
{
    const struct header *h = &in->reader.head;
    const char *line = (const char *)in->text.mem.at, *end = line + in->text.len;
    const char *s = line + text_blanks(line, in->text.len), *first = s;
    struct place cells[2];
    struct edges_passage passage;
    uint64_t x, y;
    if (!h->present)
        return format_wrong(in, 0,
                            "expected a header, # maze KIND WIDTH HEIGHT, before the "
                            "passages");
    memset(&passage, 0, sizeof passage);
    for (int k = 0; k < 2; k++) {
        const size_t n = number_scan_pair(s, (size_t)(end - s), ',', SIZE_MAX / 4, &x, &y);
        if (n == 0)
            return format_wrong(in, s - line, "expected a cell x,y");
        cells[k] = (struct place){(size_t)x, (size_t)y};
        if (x >= h->width || y >= h->height)
            return format_wrong(in, s - line, "cell %zu,%zu is outside the maze", cells[k].x,
                                cells[k].y);
        s += n;
        s += text_blanks(s, (size_t)(end - s));
    }
    if (!edges_attributes(s, end, &passage.path))
        return format_wrong(in, s - line, "expected {'path': 1} or the end of the line");
    if (place_apart(cells[0], cells[1]) != 1)
        return format_wrong(in, first - line, "%zu,%zu and %zu,%zu are not neighbours", cells[0].x,
                            cells[0].y, cells[1].x, cells[1].y);
    passage.cell = cells[place_compare(&cells[0], &cells[1]) < 0];
    passage.line = in->text_line;
    passage.west = cells[0].y == cells[1].y;
    return format_append(in, &in->state.body, &passage, sizeof passage);
}

/* ---- the maze ---- */

/* Opens the walls of *m at the passages in in->state.body, and marks the cells of passages on the
 * path. Returns 0, or -1 with the error set. */
static int edges_open(struct input *in, struct maze *m)
{
    const struct edges_passage *p =
        (const struct edges_passage *)(const void *)in->state.body.mem.at;
    for (size_t count = in->state.body.len / sizeof *p; count > 0; count--, p++) {
        unsigned char *cell = &m->cell[maze_cell(m, p->cell)];
        const unsigned char wall = p->west ? MAZE_WEST : MAZE_NORTH;
        if (!(*cell & wall))
            return err_at(&in->reader.lines.err, p->line, 1,
                          "the passage from %zu,%zu to %zu,%zu appears twice", p->cell.x - p->west,
                          p->cell.y - !p->west, p->cell.x, p->cell.y);
        *cell &= (unsigned char)~wall;
        if (p->path) {
            *cell |= MAZE_PATH;
            *(cell - (p->west ? 1 : m->stride)) |= MAZE_PATH;
        }
    }
    return 0;
}

/* Converts the maze of walls *m to a board: its solid cells become obstacles. Returns 0, or -1 with
 * the error set if two adjacent free blocks are not joined. */
static int edges_board(struct input *in, struct maze *m)
{
    format_mark_solid(m);
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x++) {
            const unsigned char *cell = &m->cell[y * m->stride + x];
            const bool west = x > 0 && *cell & MAZE_WEST && !((*cell | cell[-1]) & MAZE_OBSTACLE);
            const bool north =
                y > 0 && *cell & MAZE_NORTH && !((*cell | *(cell - m->stride)) & MAZE_OBSTACLE);
            if (west || north)
                return format_refuse(in, "no passage joins the free blocks %zu,%zu and %zu,%zu",
                                     x - west, y - (north && !west), x, y);
        }
    m->kind = MAZE_BLOCK;
    maze_block_walls(m);
    return 0;
}

/* Marks start and goal as path cells if the header indicates a marked path. */
static void edges_mark_endpoints(const struct input *in, struct maze *m)
{
    const struct header *h = &in->reader.head;
    size_t n;
    struct place place;
    struct err err;
    const char *s = header_get(h, FIELD_SOLUTION, &n);
    if (!s || !text_is(s, n, "path"))
        return;
    for (int k = 0; k < 2; k++)
        if (header_get_place(h, k ? FIELD_GOAL : FIELD_START, &place, &err) > 0)
            m->cell[maze_cell(m, place)] |= MAZE_PATH;
}

static int edges_read(struct input *in, struct maze *m)
{
    const struct header *h = &in->reader.head;
    struct err *err = &in->reader.lines.err;
    uint64_t bytes = 0; /* bytes of the text that describes the maze */
    int got = format_first_line(in);
    if (got <= 0)
        return got;
    for (; got > 0 && !format_is_blank(in); got = format_line(in)) {
        const struct span line = format_last(in);
        bytes += line.n + 1;
        if (format_begins(line, HEADER_MARK) ? edges_header(in)
            : *line.s == '#'                 ? format_comment(in)
                                             : edges_read_passage(in))
            return -1;
    }
    if (got < 0)
        return -1;
    if (!h->present)
        return format_wrong(in, 0, "expected a header, # maze KIND WIDTH HEIGHT");
    if (!format_size_is_plausible(h->width, h->height, bytes))
        return format_refuse(in, "%zux%zu cells are far more than the %ju bytes that describe them",
                             h->width, h->height, (uintmax_t)bytes);
    if (maze_shape(m, MAZE_WALLS, h->width, h->height, err))
        return -1;
    maze_fill(m, 0);
    if (edges_open(in, m) || (h->kind == MAZE_BLOCK && edges_board(in, m)))
        return -1;
    edges_mark_endpoints(in, m);
    return 1;
}

const struct format format_edges = {
    .entry = {"edges", "list of passages, like -f edges", NULL, "edge-list"},
    .read = edges_read,
};
