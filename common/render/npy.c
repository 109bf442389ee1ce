/* npy: NumPy arrays of one layer of the mazes:
 *
 *     layer     type   dimensions           a number is
 *
 *     digits    uint8  height+1, width+1    the digit of the maze stream
 *     - board   uint8  height, width        the same
 *
 *     walls     uint8  height, width, 4     1 for a wall in the north, east, south, west
 *     - board   uint8  height, width        1 for an obstacle
 *
 *     passages  bool   height, width, 4     True if a move north, east, south, west is possible
 *
 *     distance  int32  height, width        the moves from the start, -1 without a path
 *
 *     path      uint8  height, width        1 for a cell on the path
 *
 *     ends      uint8  rows, columns        1 for the start, 2 for the goal, else 0
 *
 *     rgb       uint8  rows, columns, 3     colours: walls black, free blocks white, the start
 *                                           green, the goal red
 *
 * ends and rgb have the blocks of a board, or of the lattice of a maze of walls.
 *
 * Each maze is a separate array, one after another; each call of numpy.load on an open file reads
 * one. With count=N, all mazes form one array, (N, height, width ...); there must be exactly N
 * mazes of the same size. With count=auto, the output must be a file: the count in the array's
 * header is 0 until all mazes are written, and is then replaced.
 *
 * Header fields are not shown, and only ends and rgb show start and goal. distance counts from the
 * start in the header, or else from the first cell that is not solid; it needs the whole maze, and
 * four more bytes per cell.
 *
 * Reference: NumPy Enhancement Proposal 1, "A simple file format for NumPy arrays" (version 1.0 of
 * the format). */
#include "common/render/kit/blocks.h"
#include "common/render/kit/numbering.h"

#include <stdio.h>

enum { KEY_COUNT, KEY_LAYER };

/* Bytes of the header of an array. */
enum {
    HEAD = 10,       /* magic bytes, version and length */
    ALIGN = 64,      /* the size of the whole header is a multiple of this */
    HEAD_AUTO = 192, /* room for any count, which replaces 0 at the end */
    HEAD_MAX = 256,  /* room for any header, */
    SHAPE = 48,      /* and for the dimensions of a maze, with commas between them */
};

enum layer { DIGITS, WALLS, PASSAGES, DISTANCE, PATH, ENDS, RGB };

#define COUNT_AUTO UINT64_MAX /* the value 0 minus 1, like other numbers */

static const char *const automatic[] = {"auto"};
static const char *const layers[] = {"digits", "walls", "passages", "distance",
                                     "path",   "ends",  "rgb"};
static const struct row_key keys[ROW_KEYS + 1] = {
    {"count", 0, 0, 1, "mazes in one array; 0: one array per maze", ROW_OR_NUMBER, automatic},
    {"layer", 0, RGB, 0, "content", 0, layers},
};

/* The state. With layer=distance, more[0] is one uint32_t per cell of c->maze. */
struct npy {
    char shape[SHAPE];            /* the dimensions of the previous maze's array */
    char size[SHAPE];             /* and its size in the user's terms */
    unsigned char head[HEAD_MAX]; /* the header written last */
    size_t head_bytes;
    uint64_t head_at;    /* with count=auto: the offset of the header in the output */
    unsigned char row[]; /* 8 bytes per cell and 4 more */
};

static uint64_t npy_count(const struct render_ctx *c)
{
    return c->options->values[KEY_COUNT] - 1;
}

static enum layer npy_layer(const struct render_ctx *c)
{
    return (enum layer)c->options->values[KEY_LAYER];
}

/* Writes the dimensions of the maze's array. */
static void npy_print_shape(const struct render_ctx *c, char shape[SHAPE])
{
    const struct header *h = c->head;
    const bool is_walls = h->kind == MAZE_WALLS;
    const enum layer layer = npy_layer(c);
    const size_t border = layer == DIGITS && is_walls;
    const size_t height = layer >= ENDS ? blocks_of(h, h->height) : h->height + border;
    const size_t width = layer >= ENDS ? blocks_of(h, h->width) : h->width + border;
    char *const to = number_append_text(number_append(shape, height), ", ");
    const bool has_walls = layer == PASSAGES || (layer == WALLS && is_walls);
    const char *third = has_walls ? ", 4" : "";
    if (layer == RGB)
        third = ", 3";
    *number_append_text(number_append(to, width), third) = '\0';
}

/* ---- the header ---- */

/* Sets s->head: magic bytes, version, length, and a dictionary padded with spaces so that the data
 * are aligned. The first dimension is `count`, unless count=0. */
static void npy_print_head(struct npy *s, const struct render_ctx *c, uint64_t count)
{
    static const char *const types[] = {"|u1", "|u1", "|b1", "<i4", "|u1", "|u1", "|u1"};
    static const unsigned char magic[] = {0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0};
    unsigned char *const head = s->head;
    char *text = (char *)head + HEAD, number[NUMBER_TEXT];
    const bool has_count = npy_count(c) > 0;
    const size_t n = (size_t)sprintf(
        text, "{'descr': '%s', 'fortran_order': False, 'shape': (%s%s%s), }", types[npy_layer(c)],
        has_count ? number_text(count, number) : "", has_count ? ", " : "", s->shape);
    const size_t end = npy_count(c) == COUNT_AUTO ? HEAD_AUTO : (HEAD + n + ALIGN) / ALIGN * ALIGN;
    memset(text + n, ' ', end - HEAD - n);
    head[end - 1] = '\n';
    memcpy(head, magic, sizeof magic);
    head[8] = (unsigned char)(end - HEAD);
    head[9] = (unsigned char)((end - HEAD) >> 8);
    s->head_bytes = end;
}

/* ---- rows ---- */

/* These functions convert a row, `here`, of `width` cells, and some also the row `below`, to the
 * numbers of a layer. They return the number of bytes. */
static size_t npy_bits(unsigned char *to, const unsigned char *here, size_t width, unsigned bit)
{
    for (size_t x = 0; x < width; x++)
        to[x] = (here[x] & bit) != 0;
    return width;
}

static size_t npy_walls(unsigned char *to, const unsigned char *here, const unsigned char *below,
                        size_t width)
{
    for (size_t x = 0; x < width; x++, to += 4) {
        to[MAZE_N] = (here[x] & MAZE_NORTH) / MAZE_NORTH;
        to[MAZE_E] = here[x + 1] & MAZE_WEST;
        to[MAZE_S] = (below[x] & MAZE_NORTH) / MAZE_NORTH;
        to[MAZE_W] = here[x] & MAZE_WEST;
    }
    return 4 * width;
}

/* Converts the passages of `row`, the inverse of the walls, in the same way. Openings of the border
 * are not passages, unless its west and east sides are joined. */
static size_t npy_passages(const struct render_ctx *c, unsigned char *to,
                           const struct render_row *row)
{
    const size_t n = npy_walls(to, row->here, row->below, c->head->width);
    const bool is_first = row->y == 0, is_last = row->y + 1 == c->head->height;
    for (size_t i = 0; i < n; i++)
        to[i] ^= 1;
    if (!c->graph.shape.wraps)
        to[MAZE_W] = to[4 * (c->head->width - 1) + MAZE_E] = 0;
    for (size_t i = 0; i < n && (is_first || is_last); i += 4) {
        to[i + MAZE_N] &= !is_first;
        to[i + MAZE_S] &= !is_last;
    }
    return n;
}

static size_t npy_convert(const struct render_ctx *c, unsigned char *to,
                          const struct render_row *row)
{
    const unsigned char *here = row->here;
    const size_t width = c->head->width;
    const uint32_t *distance;
    switch (npy_layer(c)) {
    case WALLS:
        return c->head->kind == MAZE_WALLS ? npy_walls(to, here, row->below, width)
                                           : npy_bits(to, here, width, MAZE_OBSTACLE);
    case PASSAGES:
        return npy_passages(c, to, row);
    case DISTANCE:
        distance = (const uint32_t *)(const void *)c->more[0].at + row->y * c->maze->stride;
        for (size_t x = 0; x < width; x++)
            for (unsigned k = 0; k < 4; k++)
                *to++ = (unsigned char)(distance[x] >> 8 * k);
        return 4 * width;
    case PATH:
        return npy_bits(to, here, width, MAZE_PATH);
    default: /* unreached: there is no other layer */
    case DIGITS:
        for (size_t x = 0; x < width; x++)
            to[x] = maze_block_digit(here[x]);
        return width;
    }
}

/* Writes the rows of blocks of `row`, as ends or as colours. */
static void npy_put_blocks(const struct render_ctx *c, const struct render_row *row)
{
    struct npy *s = render_state(c);
    struct blocks b = blocks_begin(c, row);
    const size_t n = b.n, depth = npy_layer(c) == RGB ? 3 : 1;
    unsigned char *const digits = s->row, *const to = digits + n;
    while (blocks_next(&b, digits)) {
        const size_t start = blocks_column(&b, c->start), goal = blocks_column(&b, c->goal);
        for (size_t x = 0; x < n && depth == 1; x++)
            to[x] = x == start ? 1 : x == goal ? 2 : 0;
        for (size_t x = 0; x < n && depth == 3; x++) {
            const bool is_end = x == start || x == goal, is_free = is_end || !(digits[x] & 1);
            to[3 * x] = is_free && x != start ? 255 : 0;
            to[3 * x + 1] = is_free && (!is_end || x == start) ? 255 : 0;
            to[3 * x + 2] = is_free && !is_end ? 255 : 0;
        }
        out_put(c->writer->out, to, n * depth);
    }
}

/* ---- callbacks ---- */

static bool npy_needs_whole_maze(const struct render_ctx *c)
{
    return npy_layer(c) == DISTANCE;
}

static int npy_begin(struct render_ctx *c)
{
    const uint64_t count = npy_count(c);
    struct npy *s = render_state_need(c, sizeof *s + 4, c->head->width, 8);
    char shape[SHAPE], size[SHAPE];
    const bool continues = count > 0 && c->number > 0;
    uint32_t farthest;
    bool is_same;
    if (!s)
        return -1;
    if (npy_layer(c) == DISTANCE && !numbering_find(c, &c->more[0], &farthest))
        return -1;
    if (npy_layer(c) == PASSAGES && c->graph.shape.kind &&
        shape_graph_set(&c->graph, c->maze, NULL, c->err))
        return -1;
    npy_print_shape(c, shape);
    c->graph.shape.width = c->head->width;
    c->graph.shape.height = c->head->height;
    snprintf(size, sizeof size, "%zux%zu%s",
             c->graph.shape.kind ? shape_own_width(&c->graph.shape) : c->head->width,
             c->head->height, c->head->kind == MAZE_BLOCK ? " blocks" : "");
    is_same = strcmp(shape, s->shape) == 0;
    if (continues && c->number >= count)
        return err_set(c->err, "npy:count: there are more mazes than %ju", (uintmax_t)count);
    if (continues && !is_same)
        return err_set(c->err, "npy:count: all mazes must have one size, but %s follows %s", size,
                       s->size);
    if (continues)
        return 0;
    if (count == COUNT_AUTO && !out_can_replace(c->writer->out, &s->head_at))
        return err_set(c->err, "npy:count=auto: the output must be a file, as in > FILE; for a "
                               "pipe, specify the count");
    if (!is_same) {
        memcpy(s->shape, shape, sizeof shape);
        memcpy(s->size, size, sizeof size);
        npy_print_head(s, c, count == COUNT_AUTO ? 0 : count);
    }
    out_put(c->writer->out, s->head, s->head_bytes);
    return 0;
}

static int npy_row(struct render_ctx *c, const struct render_row *row)
{
    struct out *out = c->writer->out;
    struct npy *s = render_state(c);
    if (npy_layer(c) >= ENDS)
        npy_put_blocks(c, row);
    else if (npy_layer(c) == DIGITS && c->head->kind == MAZE_WALLS)
        out_put(out, row->here, c->head->width + 1);
    else if (!row->is_border)
        out_put(out, s->row, npy_convert(c, s->row, row));
    return 0;
}

static int npy_close(struct render_ctx *c)
{
    const uint64_t count = npy_count(c);
    struct npy *s = render_state(c);
    if (count == COUNT_AUTO && c->number == 0)
        return err_set(c->err, "npy:count=auto: there are no mazes");
    if (count == COUNT_AUTO) {
        npy_print_head(s, c, c->number);
        out_replace(c->writer->out, s->head_at, s->head, s->head_bytes);
    } else if (c->number < count) {
        return err_set(c->err, "npy:count: expected %ju mazes, not %ju", (uintmax_t)count,
                       (uintmax_t)c->number);
    }
    return 0;
}

const struct render render_npy = {
    .entry = {"npy", "NumPy arrays of digits, walls, distances or paths", keys, "numpy"},
    .redirect = "> FILE",
    .shapes = RENDER_SHAPE,
    .needs_whole_maze = npy_needs_whole_maze,
    .begin = npy_begin,
    .row = npy_row,
    .close = npy_close,
};
