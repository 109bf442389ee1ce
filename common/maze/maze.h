/* maze: a maze in memory, one byte per cell.
 *
 * The low four bits of a byte are the digit of the maze stream; the high four are scratch bits of
 * the running algorithm. The cells are stored row by row. Each row ends with a border cell, and a
 * border row follows the last row, so the layout in memory matches the text.
 *
 *     cell (x, y) is cell[y * stride + x], stride = width + 1
 *
 * One more row of bytes precedes the first row, so that a step in any direction from any cell stays
 * within the memory of the maze.
 *
 * A board of blocks has the same form, with one cell per block. A wall is closed if the block on
 * either side of it is an obstacle, and the obstacle itself has MAZE_OBSTACLE. Both kinds are
 * therefore graphs of the same form, and every solver works on both. */
#ifndef MAZE_MAZE_H
#define MAZE_MAZE_H

#include "common/base/err.h"
#include "common/base/mem.h"

#include <stdbool.h>
#include <stddef.h>

enum maze_kind { MAZE_ANY, MAZE_WALLS, MAZE_BLOCK };

enum {
    MAZE_WEST = 1,        /* wall on the west side; Vert in maze(5) */
    MAZE_NORTH = 2,       /* wall on the north side; Horiz in maze(5) */
    MAZE_PATH = 4,        /* on the solution path */
    MAZE_VISITED = 8,     /* visited by the search */
    MAZE_DIGIT = 15,      /* the bits that are written */
    MAZE_OBSTACLE = 0x10, /* boards: an obstacle */
    MAZE_SEEN = 0x20,     /* solvers: reached; also set on all bytes around the maze */
    MAZE_BACK = 0xc0,     /* solvers: the direction back to the previous cell of the search */
    MAZE_BACK_SHIFT = 6,
};

/* Directions; the opposite of d is d ^ 2. */
enum { MAZE_N, MAZE_E, MAZE_S, MAZE_W };

struct maze {
    enum maze_kind kind;  /* MAZE_WALLS or MAZE_BLOCK */
    size_t width, height; /* in cells, at least 1 */
    size_t stride;        /* width + 1 */
    ptrdiff_t step[4];    /* from a cell to its neighbour in a direction */
    ptrdiff_t owner[4];   /* from a cell to the cell whose byte stores its wall in a direction */
    unsigned char *cell;  /* in mem; valid indices are -stride to (height + 1) * stride - 1 */
    struct mem mem;       /* owned; {0} before first use */
};

/* A place: column x in row y. */
struct place {
    size_t x, y;
};

struct maze_endpoints {
    struct place start, goal;
};

/* A place that is not known. */
#define PLACE_NONE ((struct place){SIZE_MAX, SIZE_MAX})

static inline bool place_is_known(struct place p)
{
    return p.x != SIZE_MAX;
}

static inline bool place_equal(struct place p, struct place q)
{
    return p.x == q.x && p.y == q.y;
}

/* Returns the Manhattan distance between two places. */
static inline size_t place_apart(struct place p, struct place q)
{
    return (p.x > q.x ? p.x - q.x : q.x - p.x) + (p.y > q.y ? p.y - q.y : q.y - p.y);
}

/* Compares two places in reading order, for qsort. */
int place_compare(const void *a, const void *b);

/* Returns the index of the cell at place p of *m. */
static inline size_t maze_cell(const struct maze *m, struct place p)
{
    return p.y * m->stride + p.x;
}

/* Returns the place of cell i. */
static inline struct place maze_place(const struct maze *m, size_t i)
{
    return (struct place){i % m->stride, i / m->stride};
}

/* The bit of a wall in the byte of its owner, by direction. */
static const unsigned char maze_wall[4] = {MAZE_NORTH, MAZE_WEST, MAZE_NORTH, MAZE_WEST};

/* Sets the kind and size of *m, with width and height >= 1; its cells are undefined. Reuses the
 * memory of an earlier maze in *m. Returns 0, or -1 with *err set if the maze does not fit in
 * memory. */
int maze_shape(struct maze *m, enum maze_kind kind, size_t width, size_t height, struct err *err);

/* Returns whether some side of the maze has several cells and is completely open, and the border
 * has more than two openings. */
bool maze_has_open_side(const struct maze *m);

/* Checks that a maze of width x height cells, width >= 1, has at most `max` cells; 0 means no
 * limit. Returns 0, or -1 with *err set, without a position. */
int maze_limit(enum maze_kind kind, uint64_t width, uint64_t height, uint64_t max, struct err *err);

/* Frees the memory of *m. */
void maze_free(struct maze *m);

/* Closes all walls and sets `scratch`, bits of 0xf0, in every cell; clears these bits around the
 * maze. */
void maze_fill(struct maze *m, unsigned char scratch);

/* Sets MAZE_SEEN in all bytes around the cells, so that a search need not test for the border, even
 * at openings. */
void maze_seal_border(struct maze *m);

/* Clears the bits of `mask` in every cell and border cell. */
void maze_clear(struct maze *m, unsigned char mask);

/* Returns the memory of all rows before `row` to the operating system, if enough of it has not been
 * returned yet; the cells of these rows are lost. *released is the number of bytes returned so far
 * and must initially be 0. */
void maze_release(const struct maze *m, const unsigned char *row, size_t *released);

/* MAZE_BACK_TO(d) is the value of MAZE_BACK for direction d; maze_back returns the direction in the
 * MAZE_BACK of a cell. */
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

/* Replaces the marks of a cell, MAZE_PATH and MAZE_VISITED, with `marks`. */
static inline void maze_set_marks(unsigned char *cell, unsigned marks)
{
    *cell = (unsigned char)((*cell & ~(unsigned)(MAZE_PATH | MAZE_VISITED)) | marks);
}

/* Returns the neighbour of cell i in the direction of its MAZE_BACK. */
static inline size_t maze_step_back(const struct maze *m, size_t i)
{
    return (size_t)((ptrdiff_t)i + m->step[maze_back(m->cell[i])]);
}

/* Returns the number of cells that have any bit of `mask`. */
uint64_t maze_count(const struct maze *m, unsigned char mask);

/* Replaces every cell c (border excluded) with to(c). If the compiler can inline `to`, this runs at
 * the speed of memory. */
static inline void maze_map(const struct maze *m, unsigned (*to)(unsigned cell))
{
    const size_t width = m->width, height = m->height;
    unsigned char *row = m->cell;
    for (size_t y = 0; y < height; y++, row += width + 1)
        for (size_t x = 0; x < width; x++)
            row[x] = (unsigned char)to(row[x]);
}

/* Returns whether there is no wall between cell i and its neighbour in direction d. */
static inline bool maze_open(const struct maze *m, size_t i, unsigned d)
{
    return !(m->cell[(ptrdiff_t)i + m->owner[d]] & maze_wall[d]);
}

/* Returns the set of directions from a cell in which there is no wall and the neighbour's bits of
 * `mask` equal `bits`; bit d is direction d. Does not branch. */
static inline unsigned maze_open_dirs(const unsigned char *cell, size_t stride, unsigned mask,
                                      unsigned bits)
{
    const unsigned char *north = cell - stride, *south = cell + stride;
    unsigned n = !(*cell & MAZE_NORTH) & ((*north & mask) == bits);
    unsigned w = !(*cell & MAZE_WEST) & ((cell[-1] & mask) == bits);
    unsigned e = !(cell[1] & MAZE_WEST) & ((cell[1] & mask) == bits);
    unsigned s = !(*south & MAZE_NORTH) & ((*south & mask) == bits);
    return n << MAZE_N | e << MAZE_E | s << MAZE_S | w << MAZE_W;
}

/* Returns the number of directions in a set. */
static inline unsigned maze_degree(unsigned dirs)
{
    return (dirs & 1) + (dirs >> 1 & 1) + (dirs >> 2 & 1) + (dirs >> 3);
}

/* Opens the wall between a cell and its neighbour in direction d. */
static inline void maze_carve(const struct maze *m, unsigned char *cell, unsigned d)
{
    cell[m->owner[d]] &= (unsigned char)~maze_wall[d];
}

/* Returns the neighbour of cell i in direction d, which may lie outside the maze. */
static inline size_t maze_neighbour(const struct maze *m, size_t i, unsigned d)
{
    return (size_t)((ptrdiff_t)i + m->step[d]);
}

/* Returns a pointer to that neighbour. Use it where the neighbour may precede the first cell: an
 * index would wrap around. */
static inline unsigned char *maze_beside(const struct maze *m, size_t i, unsigned d)
{
    return m->cell + i + m->step[d];
}

/* Returns whether cell i has a neighbour in direction d within the maze. */
bool maze_within(const struct maze *m, size_t i, unsigned d);

/* Returns whether cell i is solid: an obstacle, or a cell with all four walls, except in a maze of
 * one cell. Nothing can enter a solid cell. */
bool maze_solid(const struct maze *m, size_t i);

/* Like maze_solid, for cell x of a row of a maze that is not in memory. `below` is the next row;
 * `lone` is set if the maze has a single cell. */
static inline bool maze_solid_in_row(enum maze_kind kind, const unsigned char *row,
                                     const unsigned char *below, size_t x, bool lone)
{
    if (kind == MAZE_BLOCK)
        return row[x] & MAZE_OBSTACLE;
    return row[x] & row[x + 1] & MAZE_WEST && row[x] & below[x] & MAZE_NORTH && !lone;
}

/* Return the digit of a cell of a maze of walls, and of a block. */
static inline unsigned char maze_digit(unsigned cell)
{
    return cell & MAZE_DIGIT;
}
static inline unsigned char maze_block_digit(unsigned cell)
{
    return (unsigned char)((cell & (MAZE_PATH | MAZE_VISITED)) |
                           (cell & MAZE_OBSTACLE) / MAZE_OBSTACLE);
}

/* Converts a row of blocks to cells with walls. `from` holds `width` digits (1 is an obstacle, 4
 * and 8 are marks), or is NULL for the border row; `above` is the previous row as cells, or NULL
 * for the first row; `to` has room for width + 1 cells and must not overlap them. */
void maze_block_row(unsigned char *restrict to, const unsigned char *restrict from,
                    const unsigned char *restrict above, size_t width);

/* Derives the walls of all cells of a board from MAZE_OBSTACLE, keeps the marks and clears the
 * other bits. Does nothing to a maze of walls. */
void maze_block_walls(struct maze *m);

#endif
