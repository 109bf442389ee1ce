/* ppm: a coloured picture, an image a maze. The way is red, what was visited pale blue,
 * the start a green square and the goal a dark red one.
 *
 * With color=distance each cell is shaded by its distance from the start, from yellow by
 * red and blue to near black where it is farthest: the shape of a maze at a glance. That
 * needs the whole maze, and four bytes more a cell; the way is white then. What cannot
 * be come to stays grey.
 *
 * Sizes are those of pbm: -c and -t pixels; at -c 1 -t 1 a maze of walls is its lattice.
 *
 * Reference: Jef Poskanzer, ppm(5), netpbm (the raw form, P6). */
#include "common/maze/bfs.h"
#include "common/render/kit/raster.h"

#include <stdio.h>
#include <string.h>

enum { KEY_COLOR, BYTES = 3 };

#define FAR UINT32_MAX

static const char *const colors[] = {"path", "distance"};
static const struct opt_key keys[] = {
    {"color", 0, 1, 0, "what colours a cell", 0, colors},
    {NULL, 0, 0, 0, NULL, 0, NULL},
};

/* The distances, and after them the memory of the bfs_search's ring. */
struct shades {
    uint32_t most;
    uint32_t at[];
};

static bool ppm_needs_whole_maze(const struct render_ctx *c)
{
    return c->options->values[KEY_COLOR];
}

static struct shades *shades_of(const struct render_ctx *c)
{
    return (struct shades *)(void *)c->work2.at;
}

/* The distance of every cell, level by level. The start is the header's, or the first
 * cell that is not solid. */
static int measure(struct render_ctx *c, struct mem *ring)
{
    struct maze *m = c->maze;
    struct shades *s = shades_of(c);
    const size_t cells = m->stride * m->height;
    size_t from = c->start.is_set ? c->start.y * m->stride + c->start.x : 0;
    uint32_t level = 0;
    struct bfs q;
    memset(s->at, 0xff, cells * sizeof s->at[0]);
    while (!c->start.is_set && from < cells &&
           (from % m->stride == m->width || maze_solid(m, from)))
        from++;
    s->most = 1;
    if (from == cells)
        return 0;
    if (bfs_init(&q, ring, c->err))
        return -1;
    maze_seal_border(m);
    bfs_push(&q, m, from, MAZE_SEEN);
    for (; q.head != q.tail; level++) {
        const size_t last = q.tail;
        for (size_t k = q.head; k != last; k++)
            s->at[q.at[k & (q.size - 1)]] = level;
        s->most = level > 0 ? level : 1;
        while (q.head != last)
            if (bfs_expand_batch(&q, m, last, MAZE_SEEN, note, c->err))
                return -1;
    }
    maze_clear(m, MAZE_SEEN);
    return 0;
}

static int shade(struct render_ctx *c)
{
    struct mem ring = {NULL, 0};
    size_t bytes;
    int got;
    if (mem_size(c->maze->stride * c->maze->height, sizeof(uint32_t), sizeof(struct shades),
                 &bytes) ||
        mem_need(&c->work2, bytes))
        return err_memory(c->err);
    got = measure(c, &ring);
    mem_free(&ring);
    return got;
}

static int ppm_begin(struct render_ctx *c)
{
    struct raster r;
    char head[64];
    if (raster_begin(c, BYTES) || raster_measure(&r, c, BYTES) || (c->maze && shade(c)))
        return -1;
    snprintf(head, sizeof head, "P6\n%zu %zu\n255\n", r.width, r.height);
    out_text(c->writer->out, head);
    return 0;
}

/* A colour of the scale, at from 0 to 255: between fixed ones, in a straight line. */
static void scale(unsigned char to[BYTES], unsigned at)
{
    static const unsigned char points[][BYTES] = {{255, 250, 180}, {250, 190, 80}, {225, 90, 70},
                                                  {150, 40, 110},  {70, 30, 120},  {15, 10, 50}};
    enum { STEPS = sizeof points / sizeof points[0] - 1, STEP = 255 / STEPS };
    unsigned k = at / STEP < STEPS ? at / STEP : STEPS - 1, part = at - k * STEP;
    for (int i = 0; i < BYTES; i++)
        to[i] =
            (unsigned char)(points[k][i] + (points[k + 1][i] - points[k][i]) * (int)part / STEP);
}

static void cell_color(const struct render_ctx *c, size_t x, size_t y, unsigned char to[BYTES])
{
    const struct shades *s = shades_of(c);
    uint32_t distance = s->at[y * (c->head->width + 1) + x];
    memset(to, 230, BYTES);
    if (distance != FAR)
        scale(to, (unsigned)((uint64_t)distance * 255 / s->most));
}

/* What is free takes the colour of its cell, the gap before a cell too. */
static void paint_shades(const struct render_ctx *c, const struct raster *r, unsigned char *to,
                         const unsigned char *kinds, size_t y)
{
    size_t end = r->margin + c->head->width * r->pitch;
    for (size_t x = 0; x < c->head->width && y < c->head->height; x++) {
        size_t at = r->margin + x * r->pitch;
        unsigned char color[BYTES];
        cell_color(c, x, y, color);
        for (size_t k = at; k < at + r->pitch; k++)
            if (kinds[k] == RASTER_FREE || kinds[k] == RASTER_VISITED)
                memcpy(to + k * BYTES, color, BYTES);
            else if (kinds[k] == RASTER_PATH)
                memset(to + k * BYTES, 255, BYTES);
    }
    for (size_t k = end; k < r->width; k++)
        if (kinds[k] == RASTER_FREE)
            memset(to + k * BYTES, 255, BYTES);
}

static void paint(const struct render_ctx *c, const struct raster *r, unsigned char *to,
                  const unsigned char *kinds, size_t y)
{
    static const unsigned char color[RASTER_KINDS][BYTES] = {
        {255, 255, 255}, {0, 0, 0}, {205, 225, 250}, {225, 50, 40}, {20, 150, 60}, {150, 20, 20}};
    for (size_t x = 0; x < r->width; x++)
        memcpy(to + x * BYTES, color[kinds[x]], BYTES);
    if (c->maze)
        paint_shades(c, r, to, kinds, y);
}

static int ppm_row(struct render_ctx *c, const struct render_row *row)
{
    return raster_row(c, row, BYTES, paint);
}

static int ppm_end(struct render_ctx *c)
{
    return raster_end(c, BYTES, paint);
}

const struct render render_ppm = {
    .entry = {"ppm", "a coloured picture (netpbm)", keys},
    .cell_max = 1000,
    .wall_max = 1000,
    .margin_max = 10000,
    .needs_whole_maze = ppm_needs_whole_maze,
    .begin = ppm_begin,
    .row = ppm_row,
    .end = ppm_end,
};
