/* shape: mazes whose cells are not squares, and cylinders, in a matrix of square cells.
 *
 * A cell of a shape consists of one or more neighbouring cells in a row of the matrix, its parts,
 * with no wall between them. Some walls of the matrix are fixed. The text format can therefore
 * represent every shape:
 *
 *     hex        bricks of two parts; every second row is shifted by one column, so that a brick
 *                has six neighbours and shares one wall with each. The half brick at the end of a
 *                row is solid.
 *     rings      rows are rings, the outermost first; columns are angles. The parts of a cell are
 *                the columns that it spans. Of the walls to a cell in the next ring outwards, only
 *                the one below the first part of that cell may be open; the others are fixed.
 *     triangles  a cell with even x + y points up and has no neighbour to the north; the others
 *                point down and have no neighbour to the south.
 *
 * If the west and east sides are joined, an opening in the east border and the opening in the west
 * border of the same row form a passage. */
#ifndef MAZE_SHAPE_H
#define MAZE_SHAPE_H

#include "common/base/row.h"
#include "maze.h"

struct shape {
    const struct shape_kind *kind; /* NULL: an ordinary maze */
    bool wraps;                    /* its west and east sides are joined */
    uint64_t values[ROW_KEYS];     /* the values of the keys of its row */
    size_t width, height;          /* of the matrix */
};

/* The keys of rings. */
enum { SHAPE_INNER };

/* A row of the table of shapes. */
struct shape_kind {
    struct row entry;
    uint64_t width; /* the default, in cells */
    bool wraps;
    size_t parts;    /* of a cell; 0: the rows are rings */
    bool shifted;    /* the cells of every second row are shifted by one column */
    bool triangular; /* if x + y is even, the wall to the north of (x, y) is fixed */
};

enum { SHAPE_MOST = 1 << 28 };

/* The shapes, ending with NULL; and the squares of a cylinder, which have no name. */
extern const struct row *const shape_list[];
extern const struct shape_kind shape_squares;

/* Returns whether the cells are squares, as in an ordinary maze or a cylinder. */
static inline bool shape_is_square(const struct shape *s)
{
    return !s->kind || s->kind == &shape_squares;
}

/* Returns the shape of a row of shape_list. */
static inline const struct shape_kind *shape_of(const struct row *entry)
{
    return (const struct shape_kind *)entry; /* its first member */
}

/* Sets the size of the matrix for w x h cells of the shape. Returns 0, or -1 with *err set if there
 * are too many. */
int shape_set_size(struct shape *s, uint64_t w, uint64_t h, struct err *err);

/* Returns the number of cells in a row, or in the innermost ring, or 0 if no matrix of the shape
 * has this size. */
size_t shape_own_width(const struct shape *s);

/* Returns the number of parts in each cell of row y. */
size_t shape_parts(const struct shape *s, size_t y);

/* Returns whether the wall to the north of (x, y) is fixed although it adjoins a cell. If y is the
 * height, these are the walls below the last row. */
bool shape_stays(const struct shape *s, size_t x, size_t y);

/* Returns the column of the first part of the cell that contains part (x, y). */
size_t shape_first(const struct shape *s, size_t x, size_t y);

/* Returns the number of columns by which the cells of row y are shifted. */
static inline size_t shape_shift(const struct shape *s, size_t y)
{
    return s->kind->shifted && y % 2;
}

/* Returns whether (x, y) is a part of a cell; x may be outside the matrix. */
bool shape_has(const struct shape *s, size_t x, size_t y);

#endif
