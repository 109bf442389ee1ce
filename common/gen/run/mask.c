/* The hash is the FNV-1a hash of the mask as text: rows of 0 (inside) and 1 (outside), each with a
 * newline. */
#include "mask.h"

#include "common/base/fnv.h"
#include "growth.h"

#include <errno.h>
#include <string.h>

/* Puts the border of mask->mem outside and computes the hash. The cells must be set. */
static void mask_close(struct mask *mask)
{
    unsigned char *row = mask->mem.at;
    mask->hash = FNV_OFFSET;
    for (size_t y = 0; y < mask->height; y++, row += mask->width + 1) {
        for (size_t x = 0; x < mask->width; x++)
            mask->hash = fnv_byte(mask->hash, row[x] ? '0' : '1');
        mask->hash = fnv_byte(mask->hash, '\n');
        row[mask->width] = 0;
    }
    memset(row, 0, mask->width + 1);
}

/* ---- counting ---- */

/* A breadth-first search of all cells would take a quarter of the time of a maze in a mask. */

/* A run of cells in a row, from x = begin to end - 1. `up` is the number of a later run of the same
 * set, or its own. */
struct mask_run {
    size_t begin, end, up;
};

/* Returns the last run of the set of run k, with path halving. */
static size_t mask_last_run(struct mask_run *run, size_t k)
{
    while (run[k].up != k)
        k = run[k].up = run[run[k].up].up;
    return k;
}

/* Replaces the *n runs of the row above by those of a row. Counts a component per run, and one less
 * whenever a run joins two sets. The run becomes the last one of its set, so no run refers to the
 * row above. Returns 0, or -1 if memory runs out. */
static int mask_add_row(struct mask *mask, const unsigned char *row, struct mem *runs, size_t *n)
{
    const unsigned char *const right = row + mask->width, *from = row, *to;
    struct mask_run *run = (struct mask_run *)(void *)runs->at;
    size_t all = *n, k = 0;
    for (; (from = memchr(from, 0xff, (size_t)(right - from))); from = to, all++) {
        const size_t begin = (size_t)(from - row);
        to = memchr(from, 0, (size_t)(right - from) + 1); /* the border is outside */
        if (mem_need_array(runs, all + 1, sizeof *run, 0))
            return -1;
        run = (struct mask_run *)(void *)runs->at;
        run[all] = (struct mask_run){begin, (size_t)(to - row), all};
        mask->components++;
        for (; k < *n && run[k].begin < run[all].end; k++) {
            const size_t last = mask_last_run(run, k);
            if (run[k].end <= begin)
                continue;
            mask->components -= last != all;
            run[last].up = all;
            if (run[k].end > run[all].end)
                break; /* it may touch the next run, too */
        }
    }
    for (k = *n; k < all; k++) {
        run[k - *n] = run[k];
        run[k - *n].up -= *n;
    }
    *n = all - *n;
    return 0;
}

int mask_count(struct mask *mask, bool board, struct err *err)
{
    const size_t stride = mask->width + 1;
    struct maze in = {
        .width = mask->width, .height = mask->height, .stride = stride, .cell = mask->mem.at};
    struct mem runs = {NULL, 0};
    size_t n = 0, y = 0;
    mask->components = 0;
    for (unsigned char *row = in.cell; y < in.height; y++, row += stride) {
        if (board) {
            row[0] = row[in.width - 1] = 0;
            if (y == 0 || y + 1 == in.height)
                memset(row, 0, in.width);
        }
        if (mask_add_row(mask, row, &runs, &n))
            break;
    }
    mem_free(&runs);
    mask->cells = (size_t)maze_count(&in, 1);
    return y < in.height ? err_memory(err)
           : mask->cells == 0
               ? err_set(err, "-m: the mask has no free %s%s", board ? "block" : "cell",
                         mask->picture.width ? "; for a picture, lower --threshold, or invert it "
                                               "first (pnminvert)"
                                             : "")
               : 0;
}

/* ---- a picture ---- */

/* Scales a picture: a cell covers a rectangle of the picture, whose sides may lie within pixels.
 * Its brightness is the average of theirs, weighted with the areas that it covers. Everything is
 * computed with whole numbers, so that the mask is the same on every machine: to scale W pixels to
 * w cells, lengths are measured in parts of 1/w of a pixel. A pixel has the length w, and a cell
 * the length W. */

/* The pixels in one direction that a cell covers. */
struct mask_span {
    size_t begin, end;  /* the first one, and the one after the last */
    uint64_t from, to;  /* where the cell begins and ends, in parts of a pixel */
    uint64_t per_pixel; /* parts of a pixel */
};

/* Returns the span of cell number `at` of `cells`, in a direction with this many pixels. */
static struct mask_span mask_span_of(size_t at, size_t cells, size_t pixels)
{
    const uint64_t from = (uint64_t)at * pixels, to = from + pixels;
    return (struct mask_span){(size_t)(from / cells), (size_t)((to + cells - 1) / cells), from, to,
                              cells};
}

/* Returns how much of a pixel a span covers. */
static uint64_t mask_covered(const struct mask_span *s, size_t pixel)
{
    const uint64_t begin = pixel * s->per_pixel, end = begin + s->per_pixel;
    return (end < s->to ? end : s->to) - (begin > s->from ? begin : s->from);
}

/* Returns the sum of the brightness in a rectangle of the picture, weighted with areas. */
static uint64_t mask_light(const struct input_picture *p, const struct mask_span *columns,
                           const struct mask_span *rows)
{
    const uint32_t *light = (const uint32_t *)(const void *)p->light.mem.at;
    uint64_t sum = 0;
    for (size_t y = rows->begin; y < rows->end; y++) {
        const uint32_t *row = light + y * p->width;
        uint64_t of_row = 0;
        for (size_t x = columns->begin; x < columns->end; x++)
            of_row += row[x] * mask_covered(columns, x);
        sum += of_row * mask_covered(rows, y);
    }
    return sum;
}

/* The most cells in a direction: products of them and of pixels have 64 bits. */
static const uint64_t mask_most = SIZE_MAX / 4 < UINT32_MAX ? SIZE_MAX / 4 : UINT32_MAX;

/* Sets the error for a size that is too large. Returns -1. */
static int mask_too_large(struct err *err)
{
    return err_set(err, "-m: a picture cannot be scaled to that many cells");
}

/* Makes the cells whose brightness is at least mask->threshold the mask, width x height of them;
 * both are at least 1. Returns as mask_fit. */
static int mask_scale(struct mask *mask, uint64_t width, uint64_t height, struct err *err)
{
    const struct input_picture *p = &mask->picture;
    const uint64_t area = (uint64_t)p->width * p->height;
    const uint64_t least = p->white / MASK_WHITE * mask->threshold; /* of a pixel */
    size_t bytes;
    if (maze_limit(MAZE_WALLS, width, height, mask->max_cells, err))
        return -1;
    if (area > UINT64_MAX / p->white || /* unreached: a picture of more than 10^11 pixels */
        width > mask_most || height > mask_most ||
        mem_size((size_t)width + 1, (size_t)height + 1, 0, &bytes))
        return mask_too_large(err);
    if (mem_need(&mask->mem, bytes))
        return err_memory(err);
    mask->width = (size_t)width;
    mask->height = (size_t)height;
    for (size_t y = 0; y < mask->height; y++) {
        const struct mask_span rows = mask_span_of(y, mask->height, p->height);
        for (size_t x = 0; x < mask->width; x++) {
            const struct mask_span columns = mask_span_of(x, mask->width, p->width);
            const bool inside = mask_light(p, &columns, &rows) >= least * area;
            mask->mem.at[y * (mask->width + 1) + x] = inside ? 0xff : 0;
        }
    }
    mask_close(mask);
    return 0;
}

/* Returns the number of cells in proportion to `cells`: a * cells / b, rounded, at least 1. */
static uint64_t mask_proportional(uint64_t cells, uint64_t a, uint64_t b)
{
    const uint64_t n = (2 * a * cells + b) / (2 * b);
    return n > 0 ? n : 1;
}

int mask_fit(struct mask *mask, uint64_t width, uint64_t height, struct err *err)
{
    const struct input_picture *p = &mask->picture;
    if (width > mask_most || height > mask_most)
        return mask_too_large(err);
    width = width ? width : mask_proportional(height, p->width, p->height);
    height = height ? height : mask_proportional(width, p->height, p->width);
    return width == mask->width && height == mask->height ? 0
                                                          : mask_scale(mask, width, height, err);
}

/* ---- reading ---- */

/* Reads the only maze of the stream into *m and makes its cells that are not solid the mask. */
static int mask_read_maze(struct mask *mask, struct input *in, struct maze *m, struct err *err)
{
    int got = input_next(in);
    if (got == 0)
        return err_set(err, "no mask: the input is empty");
    if (got < 0 || input_maze(in, m) || (got = input_next(in)) < 0)
        return input_take_error(in, err);
    if (got > 0)
        return err_at(err, in->reader.start_line, 1, "a second maze; a mask must be a single maze");
    mask->width = m->width;
    mask->height = m->height;
    if (mem_need(&mask->mem, m->stride * (m->height + 1)))
        return err_memory(err);
    growth_mask(m, SIZE_MAX, mask->mem.at);
    mask_close(mask);
    if (mask->has_threshold && mask->picture.width == 0)
        return err_set(err, "--threshold requires a picture of netpbm, P1 to P6, as mask");
    return mask->has_threshold ? mask_scale(mask, m->width, m->height, err) : 0;
}

int mask_read(struct mask *mask, int fd, struct err *err)
{
    struct input in = {0};
    struct maze m = {0};
    int got;
    input_init(&in, fd, NULL, NULL);
    mask->picture.wants_light = mask->may_scale;
    in.mask = &mask->picture;
    in.reader.head.max_cells = mask->max_cells;
    got = mask_read_maze(mask, &in, &m, err);
    input_free(&in);
    maze_free(&m);
    return got;
}

int mask_open(struct mask *mask, const char *name, struct err *err)
{
    int fd = io_open(name), got;
    if (fd < 0)
        return err_set(err, "%s", strerror(errno));
    got = mask_read(mask, fd, err);
    io_close(fd, name);
    return got;
}

void mask_free(struct mask *mask)
{
    mem_free(&mask->mem);
    mem_free(&mask->picture.light.mem);
}
