/* The hash is the FNV-1a hash of the mask as text: rows of 0 (inside) and 1 (outside), each with a
 * newline. */
#include "mask.h"

#include "common/base/fnv.h"
#include "generate.h"

#include <string.h>

/* Marks the border of mask->mem as outside and computes the hash. The cells must be set. */
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

/* Components are counted by runs: a breadth-first search of all cells would take a quarter of the
 * time that generating a maze in the mask takes. */

/* A run of cells in a row, from x = begin to end - 1. `up` is the number of a later run of the same
 * set, or the run's own number. */
struct mask_run {
    size_t begin, end, up;
};

/* Replaces the *n runs of the row above by those of a row of `width` cells. Counts one component
 * per run, minus one whenever a run joins two sets. The new run becomes the last one of its set, so
 * no run refers to the row above. Returns 0, or -1 if memory runs out. */
static int mask_add_row(struct mask *mask, const unsigned char *row, size_t width, struct mem *runs,
                        size_t *n)
{
    const unsigned char *const right = row + width, *from = row, *to;
    struct mask_run *run = (struct mask_run *)(void *)runs->at;
    size_t all = *n, k = 0;
    for (; (from = memchr(from, 0xff, (size_t)(right - from))); from = to, all++) {
        const size_t begin = (size_t)(from - row);
        to = memchr(from, 0, (size_t)(right - from));
        to = to ? to : right;
        if (mem_need_array(runs, all + 1, sizeof *run, 0))
            return -1;
        run = (struct mask_run *)(void *)runs->at;
        run[all] = (struct mask_run){begin, (size_t)(to - row), all};
        mask->cells += (size_t)(to - from);
        mask->components++;
        for (; k < *n && run[k].begin < run[all].end; k++) {
            size_t last = k; /* last run of its set; found with path halving */
            while (run[last].up != last)
                last = run[last].up = run[run[last].up].up;
            if (run[k].end <= begin)
                continue;
            mask->components -= last != all;
            run[last].up = all;
            if (run[k].end > run[all].end)
                break; /* it may also touch the next run */
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
    const size_t width = mask->width - 2 * (size_t)board, end = mask->height - board;
    struct mem runs = {NULL, 0};
    size_t n = 0, y = board;
    mask->cells = mask->components = 0;
    while (y < end &&
           mask_add_row(mask, mask->mem.at + y * (mask->width + 1) + board, width, &runs, &n) == 0)
        y++;
    mem_free(&runs);
    return y < end ? err_memory(err)
           : mask->cells == 0
               ? err_set(err, "-m: the mask has no free %s%s", board ? "block" : "cell",
                         mask->picture.width ? "; for a picture, lower --threshold, or invert it "
                                               "first (pnminvert)"
                                             : "")
               : 0;
}

/* ---- a picture ---- */

/* Scaling a picture: each cell covers a rectangle of the picture, whose sides may cut through
 * pixels. The brightness of a cell is the average of the pixels, weighted by the areas that it
 * covers. All computation uses integers, so the mask is the same on every machine: to scale W
 * pixels to w cells, the unit of length is 1/w of a pixel. A pixel then has length w, and a cell
 * has length W. */

/* Returns the length of `pixel` that `cell` covers, along a row or column of `cells` and
 * `pixels`. */
static uint64_t mask_covered(uint64_t cell, uint64_t cells, uint64_t pixel, uint64_t pixels)
{
    const uint64_t begin = pixel * cells, end = begin + cells;
    const uint64_t from = cell * pixels, to = from + pixels;
    return (end < to ? end : to) - (begin > from ? begin : from);
}

/* Returns the sum of the brightness of the pixels that cell (x, y) covers, weighted by area. */
static uint64_t mask_light(const struct mask *mask, uint64_t x, uint64_t y)
{
    const struct input_picture *p = &mask->picture;
    const uint32_t *light = (const uint32_t *)(const void *)p->light.mem.at;
    uint64_t sum = 0;
    for (uint64_t v = y * p->height / mask->height; v * mask->height < (y + 1) * p->height; v++) {
        uint64_t of_row = 0;
        for (uint64_t u = x * p->width / mask->width; u * mask->width < (x + 1) * p->width; u++)
            of_row += light[v * p->width + u] * mask_covered(x, mask->width, u, p->width);
        sum += of_row * mask_covered(y, mask->height, v, p->height);
    }
    return sum;
}

/* The maximum number of cells in each direction: products of cells and pixels must fit in 64
 * bits. */
static const uint64_t mask_most = SIZE_MAX / 4 < UINT32_MAX ? SIZE_MAX / 4 : UINT32_MAX;

/* Returns a number of cells proportional to `cells`: a * cells / b, rounded, at least 1. */
static uint64_t mask_proportional(uint64_t cells, uint64_t a, uint64_t b)
{
    const uint64_t n = (2 * a * cells + b) / (2 * b);
    return n > 0 ? n : 1;
}

/* The cells whose brightness is at least mask->threshold are inside the mask. */
int mask_fit(struct mask *mask, uint64_t width, uint64_t height, struct err *err)
{
    const struct input_picture *p = &mask->picture;
    const uint64_t area = (uint64_t)p->width * p->height;
    const uint64_t least = p->white / MASK_WHITE * mask->threshold; /* of a pixel */
    size_t bytes = 0;
    if (width <= mask_most && height <= mask_most) {
        width = width ? width : mask_proportional(height, p->width, p->height);
        height = height ? height : mask_proportional(width, p->height, p->width);
        if (width == mask->width && height == mask->height)
            return 0;
        if (maze_limit(MAZE_WALLS, width, height, mask->max_cells, err))
            return -1;
    }
    if (area > UINT64_MAX / p->white || /* unreached: a picture of more than 10^11 pixels */
        width > mask_most || height > mask_most ||
        mem_size((size_t)width + 1, (size_t)height + 1, 0, &bytes))
        return err_set(err, "-m: a picture cannot be scaled to that many cells");
    if (mem_need(&mask->mem, bytes))
        return err_memory(err);
    mask->width = (size_t)width;
    mask->height = (size_t)height;
    for (size_t y = 0; y < mask->height; y++)
        for (size_t x = 0; x < mask->width; x++)
            mask->mem.at[y * (mask->width + 1) + x] =
                mask_light(mask, x, y) >= least * area ? 0xff : 0;
    mask_close(mask);
    return 0;
}

/* ---- reading ---- */

/* Reads the only maze of the stream into *m and makes its non-solid cells the mask. */
static int mask_read_maze(struct mask *mask, struct input *in, struct maze *m, struct err *err)
{
    struct shape shape;
    int got = input_next(in);
    if (got == 0)
        return err_set(err, "no mask: the input is empty");
    if (got > 0 && header_get_shape(&in->reader.head, &shape, err))
        return -1;
    if (got > 0 && shape.kind && shape.kind->parts > 1)
        return err_at(err, in->reader.head.line, 1,
                      "a maze of %s cannot be a mask, which has one digit per cell",
                      shape.kind->entry.name);
    if (got < 0 || input_maze(in, m) || (got = input_next(in)) < 0)
        return input_take_error(in, err);
    if (got > 0)
        return err_at(err, in->reader.start_line, 1, "a second maze; a mask must be a single maze");
    if (mask->has_threshold && mask->picture.width == 0)
        return err_set(err, "--threshold requires a netpbm picture, P1 to P6, as the mask");
    if (mask->has_threshold)
        return mask_fit(mask, m->width, m->height, err);
    mask->width = m->width;
    mask->height = m->height;
    if (mem_need(&mask->mem, m->stride * (m->height + 1)))
        return err_memory(err);
    generate_mask(m, SIZE_MAX, mask->mem.at);
    mask_close(mask);
    return 0;
}

int mask_open(struct mask *mask, const char *name, struct err *err)
{
    const int fd = io_open(name);
    struct input in = {0};
    struct maze m = {0};
    int got;
    if (fd < 0)
        return err_set(err, "%s", io_why());
    input_init(&in, fd, NULL, NULL);
    in.mask = &mask->picture;
    in.reader.head.max_cells = mask->max_cells;
    got = mask_read_maze(mask, &in, &m, err);
    input_free(&in);
    maze_free(&m);
    io_close(fd, name);
    return got;
}

void mask_free(struct mask *mask)
{
    mem_free(&mask->mem);
    mem_free(&mask->picture.light.mem);
}
