/* maze: a maze in memory.
 *
 * One byte a cell. The low four bits are the digit of the maze stream, the
 * high four are scratch for whatever algorithm is at work. The cells lie row
 * after row, each row followed by its border cell, the last row followed by a
 * border row: the text is the data structure.
 *
 *     cell (x, y) is cell[y * stride + x], stride = width + 1
 *
 * One more row of bytes stands before the first, so that a step in any of the
 * four directions from any cell lands on a byte of ours.
 *
 * A board of blocks has the same form, a cell a block: there is a wall
 * wherever an obstacle stands on one of its sides, and the obstacle itself
 * carries MAZE_OBSTACLE. So there is one graph for both kinds. */
#ifndef MAZE_MAZE_H
#define MAZE_MAZE_H

#include "common/base/err.h"
#include "common/base/mem.h"

#include <stdbool.h>
#include <stddef.h>

enum maze_kind { MAZE_ANY, MAZE_WALLS, MAZE_BLOCK };

enum {
    MAZE_WEST = 1,        /* wall on the west edge */
    MAZE_NORTH = 2,       /* wall on the north edge */
    MAZE_PATH = 4,        /* on the solution */
    MAZE_VISITED = 8,     /* explored */
    MAZE_DIGIT = 15,      /* what is written */
    MAZE_OBSTACLE = 0x10, /* block boards: an obstacle */
    MAZE_SEEN = 0x20,     /* solvers: found; also set on everything outside */
    MAZE_BACK = 0xc0,     /* solvers: the direction of the way back */
    MAZE_BACK_SHIFT = 6,
};

/* Directions; the opposite of d is d ^ 2. */
enum { MAZE_N, MAZE_E, MAZE_S, MAZE_W };

struct maze {
    enum maze_kind kind;  /* MAZE_WALLS or MAZE_BLOCK */
    size_t width, height; /* in cells, at least 1 */
    size_t stride;        /* width + 1 */
    ptrdiff_t step[4];    /* from a cell to its neighbour in a direction */
    ptrdiff_t owner[4];   /* from a cell to the cell whose byte holds that wall */
    unsigned char *cell;  /* into mem; [-stride, (height + 1) * stride) */
    struct mem mem;       /* owned; {0} before first use */
};

/* The bit of a wall, by direction, in the byte of its owner. */
static const unsigned char maze_wall[4] = {MAZE_NORTH, MAZE_WEST, MAZE_NORTH, MAZE_WEST};

/* Gives *m a size, its bytes undefined; memory of an earlier maze in *m is
 * used again. width, height >= 1. -1 and err when it does not fit. */
int maze_shape(struct maze *m, enum maze_kind kind, size_t width, size_t height, struct err *err);

void maze_free(struct maze *m);

/* All walls up, scratch (bits of 0xf0) set in every cell and none outside. */
void maze_fill(struct maze *m, unsigned char scratch);

/* MAZE_SEEN on everything around the cells, so that a search needs no test
 * of the border, openings included. */
void maze_seal_border(struct maze *m);

/* Clears mask in every cell and border cell. */
void maze_clear(struct maze *m, unsigned char mask);

/* Gives what lies before this row back to the system, where it is a large part that has
 * not been given back yet; its cells are lost. *given: bytes given back so far, 0 at first. */
void maze_release(const struct maze *m, const unsigned char *row, size_t *given);

/* The bits of MAZE_BACK for a direction, and the direction in the bits of a cell. */
#define MAZE_BACK_TO(d) ((unsigned)(d) << MAZE_BACK_SHIFT)
static inline unsigned maze_back(unsigned cell)
{
    return cell >> MAZE_BACK_SHIFT;
}

/* Sets MAZE_BACK of a cell to direction d. */
static inline void maze_set_back(unsigned char *cell, unsigned d)
{
    *cell = (unsigned char)((*cell & ~(unsigned)MAZE_BACK) | MAZE_BACK_TO(d));
}

/* Returns the neighbour of cell i in the direction of its MAZE_BACK. */
static inline size_t maze_step_back(const struct maze *m, size_t i)
{
    return (size_t)((ptrdiff_t)i + m->step[maze_back(m->cell[i])]);
}

/* How many cells have a bit of mask. */
uint64_t maze_count(const struct maze *m, unsigned char mask);

/* Makes of every cell, not of what stands around, what `to` says; where `to` is a
 * function known to the compiler this is as fast as memory. */
static inline void maze_map(const struct maze *m, unsigned (*to)(unsigned cell))
{
    const size_t width = m->width, height = m->height;
    unsigned char *row = m->cell;
    for (size_t y = 0; y < height; y++, row += width + 1)
        for (size_t x = 0; x < width; x++)
            row[x] = (unsigned char)to(row[x]);
}

/* Is there no wall between cell i and what lies in direction d? */
static inline bool maze_open(const struct maze *m, size_t i, unsigned d)
{
    return !(m->cell[(ptrdiff_t)i + m->owner[d]] & maze_wall[d]);
}

/* Takes the wall between a cell and what lies in direction d down. */
static inline void maze_carve(const struct maze *m, unsigned char *cell, unsigned d)
{
    cell[m->owner[d]] &= (unsigned char)~maze_wall[d];
}

/* The cell beside i; i may be any cell and d lead outside. */
static inline size_t maze_neighbour(const struct maze *m, size_t i, unsigned d)
{
    return (size_t)((ptrdiff_t)i + m->step[d]);
}

/* Is (x, y) plus one step in direction d a cell? */
bool maze_within(const struct maze *m, size_t i, unsigned d);

/* An obstacle, or a cell with all its four walls, save in a maze of one
 * cell. Nothing enters a solid cell. */
bool maze_solid(const struct maze *m, size_t i);

/* The digit of a block in this form. */
static inline unsigned char maze_block_digit(unsigned cell)
{
    return (unsigned char)((cell & (MAZE_PATH | MAZE_VISITED)) |
                           (cell & MAZE_OBSTACLE) / MAZE_OBSTACLE);
}

/* The walls of one row of blocks. from: width bytes of 0xf0-free digits, 1 an
 * obstacle, 4 and 8 marks. above: the row before in its final form, or NULL.
 * to: width + 1 bytes, not overlapping. The border row has from == NULL. */
void maze_block_row(unsigned char *restrict to, const unsigned char *restrict from,
                    const unsigned char *restrict above, size_t width);

/* The same for all of *m, of blocks, from MAZE_OBSTACLE and the marks in its
 * cells; nothing is done to a maze of walls. */
void maze_block_walls(struct maze *m);

#endif
