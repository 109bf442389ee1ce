/* pbm: a black-and-white picture, one image per maze.
 *
 * A cell is -c pixels wide and high (7), a wall -t pixels thick (1); a block is a square of -c
 * pixels. With -c 1 -t 1, a maze of walls becomes its lattice, one pixel per block. Solid cells are
 * black. The path is a dotted line through the middle of its cells, if cells are at least 3 pixels
 * wide.
 *
 * The raw form, P4, has eight pixels per byte, the leftmost in the highest bit, and pads each row
 * to a whole byte. plain=1 writes P1, one character per pixel, at most 70 per line. Both forms may
 * hold several images, one after another; every netpbm program reads several in P4, few in P1.
 *
 * Netpbm and many other programs read the format. Start, goal, visited cells and header fields are
 * not shown.
 *
 * Reference: Jef Poskanzer, pbm(5), netpbm. */
#include "common/render/kit/raster.h"

enum { KEY_PLAIN };

static const struct row_key keys[ROW_KEYS + 1] = {
    {"plain", 0, 1, 0, "1: text variant P1", 0, NULL},
};

/* The smallest -c that shows a path; characters per line of P1; bytes of a stamp. */
enum { PATH_CELL = 3, PLAIN_LINE = 70, STAMP = 16 };

/* The state. */
struct pbm {
    struct pixels size;
    size_t bytes;                  /* per row of bits */
    unsigned char stamp[4][STAMP]; /* see pbm_set_row */
    unsigned char rows[];          /* bits through walls, bits through cells, one byte per pixel */
};

/* Returns eight bytes as a big-endian word. */
static inline uint64_t pbm_word(const unsigned char *p)
{
    return (uint64_t)p[0] << 56 | (uint64_t)p[1] << 48 | (uint64_t)p[2] << 40 |
           (uint64_t)p[3] << 32 | (uint64_t)p[4] << 24 | (uint64_t)p[5] << 16 |
           (uint64_t)p[6] << 8 | p[7];
}

/* Packs n bytes, each 0 or 1, into bits, eight per byte. `pixels` must have seven more bytes than
 * n. Merging pairs of bytes, then fours, then all takes half as long as one shift per byte. */
static void pbm_pack(unsigned char *restrict bits, const unsigned char *restrict pixels, size_t n)
{
    for (size_t i = 0; i < n; i += 8) {
        uint64_t w = pbm_word(pixels + i);
        w = (w | w >> 7) & 0x0003000300030003;
        w = (w | w >> 14) & 0x0000000f0000000f;
        *bits++ = (unsigned char)(w | w >> 28);
    }
}

/* Packs n bytes, each 0 to 3, into two bits each. `bits` must have two more bytes than needed. */
static void pbm_pack_pairs(unsigned char *restrict bits, const unsigned char *restrict pairs,
                           size_t n)
{
    for (size_t i = 0; i < n; i += 8) {
        uint64_t w = pbm_word(pairs + i);
        w = (w | w >> 6) & 0x000f000f000f000f;
        w |= w >> 12;
        *bits++ = (unsigned char)(w >> 32);
        *bits++ = (unsigned char)w;
    }
}

/* Writes a row of bits as text. */
static void pbm_put_plain(struct out *out, const unsigned char *bits, size_t width)
{
    for (size_t x = 0; x < width;) {
        size_t end = width - x < PLAIN_LINE ? width : x + PLAIN_LINE;
        unsigned char *p = out_room(out, PLAIN_LINE + 1), *from = p;
        for (; x < end; x++)
            *p++ = (unsigned char)('0' + (bits[x / 8] >> (7 - x % 8) & 1));
        *p++ = '\n';
        out->len += (size_t)(p - from);
    }
}

static void pbm_put_row(const struct render_ctx *c, const struct pbm *p, const unsigned char *bits)
{
    if (c->options->values[KEY_PLAIN])
        pbm_put_plain(c->writer->out, bits, p->size.width);
    else
        out_put(c->writer->out, bits, p->bytes);
}

/* Writes the margin above or below the picture. Returns 0. */
static int pbm_margin(struct render_ctx *c)
{
    struct pbm *p = render_state(c);
    memset(p->rows, 0, p->bytes);
    for (size_t k = 0; k < p->size.margin; k++)
        pbm_put_row(c, p, p->rows);
    return 0;
}

static int pbm_begin(struct render_ctx *c)
{
    struct pixels size;
    struct pbm *p;
    if (raster_measure(&size, c, 2) || !(p = render_state_need(c, sizeof *p + 64, size.width, 2)))
        return -1;
    p->size = size;
    p->bytes = (size.width + 7) / 8;
    for (unsigned k = 0; k < 4 && size.pitch <= STAMP; k++) {
        memset(p->stamp[k], (int)(k >> 1), size.wall);
        memset(p->stamp[k] + size.wall, (int)(k & 1), STAMP - size.wall);
    }
    out_print(c->writer->out, "P%c\n%zu %zu\n", c->options->values[KEY_PLAIN] ? '1' : '4',
              size.width, size.height);
    return pbm_margin(c);
}

/* Sets one byte per cell of a row whose cells and walls are one pixel each: two bits for the wall
 * and the cell. The other parameters are as in pbm_set_row; `lone` is set if the maze has a single
 * cell. */
static void pbm_set_pairs(unsigned char *restrict to, const unsigned char *restrict here,
                          const unsigned char *restrict below, size_t width, bool edge, bool lone)
{
    for (size_t x = 0; x < width; x++) {
        unsigned vert = here[x] & MAZE_WEST, horiz = here[x] >> 1 & 1;
        unsigned solid = (vert & horiz & here[x + 1] & below[x] >> 1) & !lone;
        to[x] = (unsigned char)(edge ? 2 | horiz : vert << 1 | solid);
    }
    to[width] = (unsigned char)(edge ? 2 : here[width] << 1 & 2);
    memset(to + width + 1, 0, 8);
}

/* Sets the bits of a row of pixels through the north walls of a row of cells (edge), or through the
 * cells. `room` is a scratch buffer of one byte per pixel.
 *
 * A cell is one value repeated for the wall and one repeated for the cell. If both fit in STAMP
 * bytes, there is one stamp per pair of values, and copying it takes a third of the time. A block
 * has no wall. */
static void pbm_set_row(const struct render_ctx *c, unsigned char *bits, unsigned char *room,
                        const struct render_row *row, bool edge)
{
    const struct pbm *p = render_state(c);
    const unsigned char *here = row->here, *below = row->below;
    const size_t width = c->head->width, margin = p->size.margin;
    const bool lone = width == 1 && c->head->height == 1;
    const bool stamps = p->size.pitch <= STAMP, board = p->size.wall == 0;
    unsigned char *to = room + margin;
    if (p->size.pitch == 2 && p->size.wall == 1 && margin == 0) {
        pbm_set_pairs(room, here, below, width, edge, lone);
        pbm_pack_pairs(bits, room, width + 1);
        return;
    }
    memset(room, 0, margin);
    for (size_t x = 0; x < width; x++, to += p->size.pitch) {
        unsigned vert = here[x] & MAZE_WEST, horiz = here[x] >> 1 & 1;
        unsigned solid = board ? here[x] / MAZE_OBSTACLE & 1U
                               : (vert & horiz & here[x + 1] & below[x] >> 1) & !lone;
        unsigned wall = edge | vert, cell = edge ? horiz : solid;
        if (stamps) { /* the excess is overwritten later */
            memcpy(to, p->stamp[wall << 1 | cell], STAMP);
        } else {
            memset(to, (int)wall, p->size.wall);
            memset(to + p->size.wall, (int)cell, p->size.cell);
        }
    }
    memset(to, edge ? 1 : here[width] & MAZE_WEST, p->size.wall);
    memset(to + p->size.wall, 0, STAMP + margin); /* the padding of the last byte, and the margin */
    pbm_pack(bits, room, p->size.width);
}

/* ---- the path ---- */

/* Sets n bits of a row of pixels, starting with bit `from`. */
static void pbm_put_dot(unsigned char *bits, size_t from, size_t n)
{
    for (size_t x = from; x < from + n; x++)
        bits[x / 8] |= (unsigned char)(0x80 >> x % 8);
}

/* Draws the dots of one cell in a pixel row through its middle: the dots to the west and east, up
 * to the edges of the cell and its wall. */
static void pbm_put_middle(const struct pbm *p, unsigned char *bits, size_t left, unsigned path)
{
    const size_t centre = p->size.low, dot = p->size.high - centre, pitch = p->size.pitch;
    const size_t step = 2 * dot, first = centre % step;
    const size_t end = path >> MAZE_E & 1 ? pitch : centre + 1;
    const bool west = path >> MAZE_W & 1;
    if (west && first > dot) /* a part of the dot before the first one */
        pbm_put_dot(bits, left, first - dot);
    for (size_t at = west ? first : centre; at < end; at += step)
        pbm_put_dot(bits, left + at, dot < pitch - at ? dot : pitch - at);
}

/* Draws the path in pixel row r, counted from the wall above its cells; the row must intersect
 * dots. */
static void pbm_put_path(const struct render_ctx *c, const struct pbm *p, unsigned char *bits,
                         size_t r, const struct render_row *row)
{
    const size_t low = p->size.low, high = p->size.high;
    const struct render_row near = *row; /* a copy, so that setting a bit does not force a reload */
    const size_t width = c->head->width;
    size_t left = p->size.margin;
    for (size_t x = 0; x < width; x++, left += p->size.pitch) {
        unsigned path;
        if (!(near.here[x] & MAZE_PATH))
            continue;
        path = render_path_dirs(&near, x);
        if (r >= low && r < high)
            pbm_put_middle(p, bits, left, path);
        else if (path >> (r < low ? MAZE_N : MAZE_S) & 1)
            pbm_put_dot(bits, left + low, high - low);
    }
}

static int pbm_row(struct render_ctx *c, const struct render_row *row)
{
    const struct header *h = c->head;
    struct pbm *p = render_state(c);
    unsigned char *edge = p->rows, *inner = edge + p->bytes + 2;
    unsigned char *pixels = inner + p->bytes + 2;
    unsigned char *drawn = pixels; /* the pixels are no longer needed */
    bool path = false;
    for (size_t x = 0; x < h->width && p->size.cell >= PATH_CELL && !row->is_border && !path; x++)
        path = row->here[x] & MAZE_PATH;
    if (p->size.wall)
        pbm_set_row(c, edge, pixels, row, true);
    if (!row->is_border)
        pbm_set_row(c, inner, pixels, row, false);
    for (size_t r = 0; r < (row->is_border ? p->size.wall : p->size.pitch); r++) {
        const unsigned char *bits = r < p->size.wall ? edge : inner;
        if (path && pixels_is_drawn(&p->size, r)) {
            memcpy(drawn, bits, p->bytes);
            pbm_put_path(c, p, drawn, r, row);
            bits = drawn;
        }
        pbm_put_row(c, p, bits);
    }
    return 0;
}

const struct render render_pbm = {
    .entry = {"pbm", "black-and-white bitmap (netpbm)", keys, NULL},
    RASTER_SIZES,
    .shapes = RENDER_NO_SHAPE,
    .redirect = RASTER_REDIRECT,
    .key_is_text = true,
    .begin = pbm_begin,
    .row = pbm_row,
    .end = pbm_margin,
};
