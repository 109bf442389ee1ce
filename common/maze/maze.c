#include "maze.h"

#include <string.h>

int place_compare(const void *a, const void *b)
{
    const struct place *p = a, *q = b;
    return p->y != q->y ? (p->y > q->y) - (p->y < q->y) : (p->x > q->x) - (p->x < q->x);
}

int maze_shape(struct maze *m, enum maze_kind kind, size_t width, size_t height, struct err *err)
{
    size_t stride = width + 1, bytes;
    ptrdiff_t down;
    if (stride == 0 || height > (size_t)PTRDIFF_MAX - 2 ||
        mem_size(stride, height + 2, 0, &bytes) || bytes > PTRDIFF_MAX)
        return err_set(err, "%zux%zu cells do not fit in memory", width, height);
    if (mem_need(&m->mem, bytes)) {
        const char *unit = " kMGTPE";
        for (; bytes >= 1000; bytes /= 1000)
            unit++;
        return err_set(err, "%zux%zu cells do not fit in memory (%zu %cB)", width, height, bytes,
                       *unit);
    }
    down = (ptrdiff_t)stride;
    *m = (struct maze){.kind = kind,
                       .width = width,
                       .height = height,
                       .stride = stride,
                       .step = {-down, 1, down, -1},
                       .owner = {0, 1, down, 0},
                       .cell = m->mem.at + stride,
                       .mem = m->mem};
    return 0;
}

bool maze_has_open_side(const struct maze *m)
{
    const size_t first[4] = {0, m->width, m->height * m->stride, 0};
    size_t openings = 0;
    bool whole = false;
    for (unsigned d = 0; d < 4; d++) {
        const bool is_row = maze_wall[d] == MAZE_NORTH;
        const size_t n = is_row ? m->width : m->height, step = is_row ? 1 : m->stride;
        size_t open = 0;
        for (size_t k = 0; k < n; k++)
            open += !(m->cell[first[d] + k * step] & maze_wall[d]);
        openings += open;
        whole = whole || (open == n && n > 1);
    }
    return whole && openings > 2;
}

int maze_limit(enum maze_kind kind, uint64_t width, uint64_t height, uint64_t max, struct err *err)
{
    if (max == 0 || height <= max / width)
        return 0;
    return err_set(err, "%jux%ju %s exceed --max-cells %ju", (uintmax_t)width, (uintmax_t)height,
                   kind == MAZE_BLOCK ? "blocks" : "cells", (uintmax_t)max);
}

void maze_free(struct maze *m)
{
    mem_free(&m->mem);
    m->cell = NULL;
}

void maze_fill(struct maze *m, unsigned char scratch)
{
    unsigned char *row = m->cell;
    memset(m->mem.at, 0, m->stride);
    for (size_t y = 0; y < m->height; y++, row += m->stride) {
        memset(row, MAZE_WEST | MAZE_NORTH | scratch, m->width);
        row[m->width] = MAZE_WEST;
    }
    memset(row, MAZE_NORTH, m->width);
    row[m->width] = 0;
}

void maze_seal_border(struct maze *m)
{
    unsigned char *row = m->cell;
    memset(m->mem.at, MAZE_SEEN, m->stride);
    for (size_t y = 0; y < m->height; y++, row += m->stride)
        row[m->width] |= MAZE_SEEN;
    for (size_t x = 0; x <= m->width; x++)
        row[x] |= MAZE_SEEN;
}

void maze_release(const struct maze *m, const unsigned char *row, size_t *released)
{
    enum { PART = 1 << 24 };
    size_t done = (size_t)(row - m->mem.at);
    if (done - *released >= PART) {
        mem_release(&m->mem, *released, done);
        *released = done;
    }
}

uint64_t maze_count(const struct maze *m, unsigned char mask)
{
    enum { PART = 255 }; /* cells whose number fits in a byte; six times as fast as without parts */
    const size_t width = m->width;
    const unsigned char *row = m->cell;
    uint64_t count = 0;
    for (size_t y = 0; y < m->height; y++, row += m->stride)
        for (size_t x = 0; x < width;) {
            const size_t end = width - x < PART ? width : x + PART;
            unsigned char few = 0;
            for (; x < end; x++)
                few = (unsigned char)(few + !!(row[x] & mask));
            count += few;
        }
    return count;
}

void maze_clear(struct maze *m, unsigned char mask)
{
    unsigned char *at = m->cell, keep = (unsigned char)~mask;
    for (size_t i = 0, n = m->stride * (m->height + 1); i < n; i++)
        at[i] &= keep;
}

bool maze_within(const struct maze *m, size_t i, unsigned d)
{
    const size_t x = i % m->stride, y = i / m->stride;
    const bool within[4] = {y > 0, x + 1 < m->width, y + 1 < m->height, x > 0};
    return within[d];
}

bool maze_solid(const struct maze *m, size_t i)
{
    return maze_solid_in_row(m->kind, m->cell, m->cell + m->stride, i,
                             m->width == 1 && m->height == 1);
}

/* Returns the cell of a block from its digit, the digit to the west and the cell above. */
static inline unsigned char maze_block_cell(unsigned digit, unsigned west, unsigned above)
{
    return (unsigned char)((digit & 1) * (MAZE_OBSTACLE | MAZE_NORTH | MAZE_WEST) | (west & 1) |
                           (digit & (MAZE_PATH | MAZE_VISITED)) | (above >> 3 & MAZE_NORTH));
}

void maze_block_row(unsigned char *restrict to, const unsigned char *restrict from,
                    const unsigned char *restrict above, size_t width)
{
    if (!from) {
        for (size_t x = 0; x < width; x++)
            to[x] = above[x] >> 3 & MAZE_NORTH;
        to[width] = 0;
        return;
    }
    above = above ? above : from; /* no digit has MAZE_OBSTACLE */
    to[0] = maze_block_cell(from[0], 0, above[0]);
    for (size_t x = 1; x < width; x++)
        to[x] = maze_block_cell(from[x], from[x - 1], above[x]);
    to[width] = from[width - 1] & 1;
}

void maze_block_walls(struct maze *m)
{
    if (m->kind != MAZE_BLOCK)
        return;
    memset(m->mem.at, 0, m->stride); /* no obstacles around the board */
    for (size_t i = m->stride * (m->height + 1);
         i-- > 0;) { /* backwards, so that no load waits for a store */
        unsigned char *cell = m->cell + i;
        *cell = maze_block_cell(maze_block_digit(*cell), maze_block_digit(cell[-1]),
                                *(cell - m->stride));
    }
}
