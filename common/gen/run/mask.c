/* The hash is the FNV-1a hash of the mask as text: rows of 0 (inside) and 1 (outside), each with a
 * newline. */
#include "mask_scale.h"

#include "common/base/fnv.h"
#include "common/maze/bfs.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

void mask_close(struct mask *mask)
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

/* Makes the cells of a maze that are not solid the mask. */
static void mask_from_maze(struct mask *mask, const struct maze *m)
{
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x++) {
            const size_t i = y * m->stride + x;
            mask->mem.at[i] = maze_solid(m, i) ? 0 : 0xff;
        }
    mask_close(mask);
}

/* Reads the only maze of the stream into *m and makes it the mask. */
static int mask_read_maze(struct mask *mask, struct input *in, struct maze *m, struct err *err)
{
    int got = input_next(in);
    if (got == 0)
        return err_set(err, "no mask: the input is empty");
    if (got < 0 || input_maze(in, m) || (got = input_next(in)) < 0) {
        *err = in->reader.lines.err;
        return -1;
    }
    if (got > 0)
        return err_at(err, in->reader.start_line, 1, "a second maze; a mask must be a single maze");
    mask->width = m->width;
    mask->height = m->height;
    if (mem_need(&mask->mem, m->stride * (m->height + 1)))
        return err_memory(err);
    mask_from_maze(mask, m);
    if (mask->has_threshold && mask->picture.width == 0)
        return err_set(err, "--threshold requires a picture of netpbm, P1 to P6, as mask");
    return mask->has_threshold ? mask_scale(mask, m->width, m->height, err) : 0;
}

/* Searches the components one by one, in a maze without walls. */
int mask_count(struct mask *mask, bool board, struct err *err)
{
    struct mem scratch = {NULL, 0};
    struct maze m = {0};
    size_t n = (mask->width + 1) * mask->height;
    int got = maze_shape(&m, MAZE_WALLS, mask->width, mask->height, err);
    if (got)
        return -1;
    memset(m.cell, 0, n);
    maze_seal_border(&m);
    mask->cells = mask->components = 0;
    for (size_t i = 0; i < n; i++) {
        size_t x = i % m.stride, y = i / m.stride;
        if (board && (x == 0 || y == 0 || x + 1 == m.width || y + 1 == m.height))
            mask->mem.at[i] = 0;
        m.cell[i] |= (unsigned char)~mask->mem.at[i] & MAZE_SEEN;
        mask->cells += mask->mem.at[i] & 1;
    }
    for (size_t i = 0; got >= 0 && i < n; i++)
        if (!(m.cell[i] & MAZE_SEEN)) {
            got = bfs_search(&m, i, SIZE_MAX, NULL, &scratch, err);
            mask->components++;
        }
    mem_free(&scratch);
    maze_free(&m);
    return got < 0 ? -1
           : mask->cells == 0
               ? err_set(err, "-m: the mask has no free %s%s", board ? "block" : "cell",
                         mask->picture.width ? "; for a picture, lower --threshold, or invert it "
                                               "first (pnminvert)"
                                             : "")
               : 0;
}

int mask_read(struct mask *mask, int fd, struct err *err)
{
    struct mem mem = {NULL, 0};
    struct maze m = {0};
    struct input *in;
    int got;
    if (mem_need(&mem, sizeof *in))
        return err_memory(err);
    in = memset(mem.at, 0, sizeof *in);
    input_init(in, fd, NULL, NULL);
    mask->picture.wants_light = mask->may_scale;
    in->mask = &mask->picture;
    in->reader.head.max_cells = mask->max_cells;
    got = mask_read_maze(mask, in, &m, err);
    input_free(in);
    mem_free(&mem);
    maze_free(&m);
    return got;
}

int mask_open(struct mask *mask, const char *name, struct err *err)
{
    bool is_stdin = strcmp(name, "-") == 0;
    int fd = is_stdin ? STDIN_FILENO : open(name, O_RDONLY), got;
    if (fd < 0)
        return err_set(err, "%s", strerror(errno));
    got = mask_read(mask, fd, err);
    if (!is_stdin)
        close(fd);
    return got;
}

void mask_free(struct mask *mask)
{
    mem_free(&mask->mem);
    mem_free(&mask->picture.light.mem);
}
