/* prune: fills dead ends 64 cells at a time, on planes of bits.
 *
 * A band is a group of consecutive rows of a maze, plus the row below them. Each row consists of
 * three planes: west walls, north walls, and cells to keep. If the planes show that three sides of
 * a cell are closed, the fourth side is also closed, in all cells of a word at once. So short dead
 * ends disappear at a fraction of the cost of following them one by one. The solver handles the
 * remaining dead ends, which are long or cross bands.
 *
 * A dead end is a tree attached to one cell, so a breadth-first search without it visits the other
 * cells in the same order and finds the same path. */
#ifndef SOLVE_KIT_PRUNE_H
#define SOLVE_KIT_PRUNE_H

#include "common/solve/solve.h"

#include <stdint.h>

enum { PRUNE_ROWS = 64, PRUNE_CELLS = 64 }; /* rows of a band, cells per word */

/* A row of a band, with `words` words per plane. Cells beyond the width are closed on all sides. */
struct prune_row {
    uint64_t *west, *north; /* walls, and sides closed by filling */
    uint64_t *keep;         /* cells that must not be filled */
};

struct prune {
    size_t width, words;
    size_t rows; /* number of rows added, including the one below the band */
    struct mem mem;
};

/* Makes *p an empty band of a maze that is `width` cells wide. *p must be zeroed before its first
 * use; later calls reuse its memory. Returns 0, or -1 if memory runs out. */
int prune_begin(struct prune *p, size_t width);

/* Returns row k of the band. */
static inline struct prune_row prune_row(const struct prune *p, size_t k)
{
    uint64_t *const at = (uint64_t *)(void *)p->mem.at + k * 3 * p->words;
    return (struct prune_row){at, at + p->words, at + 2 * p->words};
}

/* Adds a row, width + 1 cells in the format of maze.h, to a band of at most PRUNE_ROWS rows. NULL
 * means the border row. Closes openings in the border, and keeps solid cells of the previous
 * row. */
void prune_add(struct prune *p, const unsigned char *row);

/* Keeps the cell in column x of row k. A row must have been added below row k. */
static inline void prune_keep(const struct prune *p, size_t k, size_t x)
{
    prune_row(p, k).keep[x / PRUNE_CELLS] |= (uint64_t)1 << x % PRUNE_CELLS;
}

/* Returns the closed cells among the 64 cells of word k of `row`, given the row below it. */
static inline uint64_t prune_closed(const struct prune *p, struct prune_row row,
                                    struct prune_row below, size_t k)
{
    const uint64_t next = k + 1 < p->words ? row.west[k + 1] : 1;
    return row.north[k] & below.north[k] & row.west[k] & (row.west[k] >> 1 | next << 63);
}

/* Fills most of the short dead ends in all rows except the last. */
void prune_fill(const struct prune *p);

/* Makes the last row the first one of an empty band. */
void prune_next(struct prune *p);

/* Sets `bits`, which must not be wall bits, in cells of dead ends of *s->maze, but never in the
 * start, the goal or a solid cell. Does nothing in narrow mazes, and stops at the first band that
 * has few dead ends. Uses s->scratch[0]. Returns 0, or -1 with *err set if memory runs out. */
int prune_maze(const struct search *s, unsigned char bits, struct err *err);

#endif
