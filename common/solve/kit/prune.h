/* prune: fills dead ends 64 cells at a time, on planes of bits.
 *
 * A band is some rows of a maze, with the row below them, each of them three planes: the walls in
 * the west, the walls in the north, and the cells that are kept. Where the planes say that three
 * sides of a cell are closed, the fourth is closed, too, in all cells of a word at once. So short
 * dead ends disappear at a fraction of what it costs to follow them one by one. What remains, the
 * long ones and those that cross bands, is for the solver.
 *
 * A dead end is a tree that hangs on one cell, so a breadth-first search without it visits the
 * other cells in the same order, and finds the same path. */
#ifndef SOLVE_KIT_PRUNE_H
#define SOLVE_KIT_PRUNE_H

#include "common/solve/solve.h"

#include <stdint.h>

enum { PRUNE_ROWS = 64, PRUNE_CELLS = 64 }; /* rows of a band, cells per word */

/* A row of a band, `words` words per plane. Cells beyond the width are closed on all sides. */
struct prune_row {
    uint64_t *west, *north; /* walls, and sides closed since */
    uint64_t *keep;         /* cells not to be filled */
};

struct prune {
    size_t width, words;
    size_t rows; /* rows added, the one below the band among them */
    struct mem mem;
};

/* Makes *p an empty band of a maze `width` cells wide. *p must be zeroed before its first use;
 * later calls reuse its memory. Returns 0, or -1 if memory runs out. */
int prune_begin(struct prune *p, size_t width);

/* Returns row k of the band. */
static inline struct prune_row prune_row(const struct prune *p, size_t k)
{
    uint64_t *const at = (uint64_t *)(void *)p->mem.at + k * 3 * p->words;
    return (struct prune_row){at, at + p->words, at + 2 * p->words};
}

/* Adds a row, width + 1 cells in the form of maze.h, to a band of at most PRUNE_ROWS rows; NULL is
 * the border row. Openings in the border are closed. Solid cells of the row before are kept. */
void prune_add(struct prune *p, const unsigned char *row);

/* Keeps the cell in column x of row k, below which a row was added. */
static inline void prune_keep(const struct prune *p, size_t k, size_t x)
{
    prune_row(p, k).keep[x / PRUNE_CELLS] |= (uint64_t)1 << x % PRUNE_CELLS;
}

/* Returns the closed cells among 64 of a row: word k of it, with the row below it. */
static inline uint64_t prune_closed(const struct prune *p, struct prune_row row,
                                    struct prune_row below, size_t k)
{
    const uint64_t next = k + 1 < p->words ? row.west[k + 1] : 1;
    return row.north[k] & below.north[k] & row.west[k] & (row.west[k] >> 1 | next << 63);
}

/* Fills dead ends in all rows but the last: most of the short ones. */
void prune_fill(const struct prune *p);

/* Makes the last row the first one of an empty band. */
void prune_next(struct prune *p);

/* Sets `bits`, which are no walls, in cells of dead ends of *s->maze, never in the start, the goal
 * or a solid cell. Does nothing in narrow mazes, and stops at the first band that has few. Uses
 * s->scratch[0]. Returns 0, or -1 with *err set if memory runs out. */
int prune_maze(const struct search *s, unsigned char bits, struct err *err);

#endif
