#include "prune.h"

#include "common/base/bits.h"

#include <string.h>

enum {
    SWEEPS = 4,              /* passes over the rows of a band, alternately down and up */
    LEAST = 4,               /* pruning stops unless at least one in this many cells is filled */
    WIDTH = 2 * PRUNE_CELLS, /* minimum width for pruning: at 64x64, bfs takes 1.07 of the time */
};

int prune_begin(struct prune *p, size_t width)
{
    p->width = width;
    p->words = width / PRUNE_CELLS + 1;
    p->rows = 0;
    return mem_need_array(&p->mem, p->words, (size_t)(PRUNE_ROWS + 1) * 3 * sizeof(uint64_t), 0);
}

/* Returns the lowest bits of the 8 bytes. */
static uint64_t low_bits(uint64_t bytes)
{
    return (bytes & 0x0101010101010101) * 0x0102040810204080 >> 56;
}

/* Packs the walls of word k of a row `width` cells wide. Cells beyond the width are closed. */
static void pack(const unsigned char *row, size_t width, size_t k, uint64_t *west, uint64_t *north)
{
    const size_t from = k * PRUNE_CELLS, n = width - from;
    const unsigned char *cells = row + from;
    unsigned char copy[PRUNE_CELLS];
    if (n < PRUNE_CELLS) {
        memset(copy, MAZE_WEST | MAZE_NORTH, sizeof copy);
        memcpy(copy, cells, n);
        cells = copy;
    }
    *west = *north = 0;
    for (unsigned i = 0; i < PRUNE_CELLS; i += 8) {
        const uint64_t bytes = bits_load(cells + i);
        *west |= low_bits(bytes) << i;
        *north |= low_bits(bytes >> 1) << i;
    }
}

void prune_add(struct prune *p, const unsigned char *row)
{
    const struct prune_row to = prune_row(p, p->rows);
    for (size_t k = 0; k < p->words; k++) {
        to.west[k] = to.north[k] = ~(uint64_t)0;
        if (row)
            pack(row, p->width, k, &to.west[k], &to.north[k]);
        to.keep[k] = to.north[k]; /* until the row below is known */
        to.north[k] |= p->rows == 0 ? ~(uint64_t)0 : 0;
    }
    to.west[0] |= 1;
    if (p->rows > 0) {
        const struct prune_row above = prune_row(p, p->rows - 1);
        for (size_t k = 0; k < p->words; k++)
            above.keep[k] &= prune_closed(p, above, to, k);
    }
    p->rows++;
}

/* Fills dead ends in a row until none of its words has one. */
static void fill_row(const struct prune *p, struct prune_row row, struct prune_row below)
{
    for (size_t k = 0; k < p->words; k++)
        for (;;) {
            const uint64_t next = k + 1 < p->words ? row.west[k + 1] : 1;
            const uint64_t n = row.north[k], s = below.north[k], w = row.west[k];
            const uint64_t e = w >> 1 | next << 63;
            const uint64_t dead = (((n & s) & (w ^ e)) | ((n ^ s) & (w & e))) & ~row.keep[k];
            const uint64_t east = dead & ~e;
            if (!dead)
                break;
            row.north[k] = n | dead;
            below.north[k] = s | dead;
            row.west[k] = w | dead | east << 1;
            if (east >> 63)
                row.west[k + 1] |= 1;
        }
}

void prune_fill(const struct prune *p)
{
    const size_t rows = p->rows - 1;
    for (unsigned sweep = 0; sweep < SWEEPS; sweep++)
        for (size_t j = 0; j < rows; j++) {
            const size_t r = sweep % 2 ? rows - 1 - j : j;
            fill_row(p, prune_row(p, r), prune_row(p, r + 1));
        }
}

void prune_next(struct prune *p)
{
    memcpy(p->mem.at, prune_row(p, p->rows - 1).west, 3 * p->words * sizeof(uint64_t));
    p->rows = 1;
}

/* Sets `bits` in the n cells, at most 64, whose bits are in `set`. */
static void mark(unsigned char *cells, size_t n, uint64_t set, unsigned char bits)
{
    size_t x = 0;
    for (; x + 8 <= n && set; x += 8, set >>= 8) {
        uint64_t bytes = (set & 0xff) * 0x0101010101010101 & 0x8040201008040201;
        bytes = ((bytes + 0x7f7f7f7f7f7f7f7f) | bytes) >> 7 & 0x0101010101010101;
        bits_store(cells + x, bits_load(cells + x) | bytes * bits);
    }
    for (; set; x++, set >>= 1)
        cells[x] |= (unsigned char)((set & 1) * bits);
}

/* Sets `bits` in the filled cells of row r of the band, whose cells are at `cells`. Returns their
 * number. */
static size_t mark_row(const struct prune *p, size_t r, unsigned char *cells, unsigned char bits)
{
    const struct prune_row row = prune_row(p, r), below = prune_row(p, r + 1);
    size_t count = 0;
    for (size_t k = 0; k < p->words; k++) {
        const size_t x = k * PRUNE_CELLS, left = p->width - x;
        const uint64_t filled = prune_closed(p, row, below, k) & ~row.keep[k];
        count += bits_count(filled);
        mark(cells + x, left < PRUNE_CELLS ? left : PRUNE_CELLS, filled, bits);
    }
    return count;
}

int prune_maze(const struct search *s, unsigned char bits, struct err *err)
{
    const struct maze *m = s->maze;
    const struct place ends[2] = {maze_place(m, s->start), maze_place(m, s->goal)};
    struct prune p = {.mem = s->scratch[0]};
    size_t filled = SIZE_MAX;
    int got;
    if (m->width < WIDTH)
        return 0;
    got = prune_begin(&p, m->width);
    s->scratch[0] = p.mem;
    if (got)
        return err_memory(err);
    prune_add(&p, m->cell);
    for (size_t y = 0; y < m->height && filled >= m->width * PRUNE_ROWS / LEAST; y += PRUNE_ROWS) {
        const size_t rows = m->height - y < PRUNE_ROWS ? m->height - y : PRUNE_ROWS;
        for (size_t r = 1; r <= rows; r++)
            prune_add(&p, y + r < m->height ? m->cell + (y + r) * m->stride : NULL);
        for (int k = 0; k < 2; k++)
            if (ends[k].y >= y && ends[k].y - y < rows)
                prune_keep(&p, ends[k].y - y, ends[k].x);
        prune_fill(&p);
        filled = 0;
        for (size_t r = 0; r < rows; r++)
            filled += mark_row(&p, r, m->cell + (y + r) * m->stride, bits);
        prune_next(&p);
    }
    return 0;
}
