/* shape: mazes whose cells are not squares, and cylinders, in a matrix of square cells.
 *
 * A cell of a shape is one or several neighbours in a row of the matrix, its parts, with no wall
 * between them. Some walls of the matrix always stay. So the text format holds every shape:
 *
 *     hex        bricks of two parts; every other row is shifted by one, so that a brick has six
 *                neighbours and one wall in common with each. The half brick at the end of a row
 *                is solid.
 *     rings      rows are rings, the outermost first; columns are angles. The parts of a cell are
 *                the columns that it spans. Between it and a cell of the next ring outwards, the
 *                wall above the first part of that cell may be open; the others stay.
 *     triangles  a cell with x + y even points up and has no neighbour in the north, the others
 *                point down and have none in the south.
 *
 * Where the west and east sides are joined, an opening in the east border and the one in the west
 * border of the same row are a passage. */
#ifndef MAZE_SHAPE_H
#define MAZE_SHAPE_H

#include "common/base/row.h"
#include "maze.h"

struct shape {
    const struct shape_kind *kind; /* NULL: the maze is an ordinary one */
    bool wraps;                    /* its west and east sides are joined */
    uint64_t values[ROW_KEYS];     /* of the keys of its row */
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
    bool shifted;    /* the cells of every other row are shifted by one column */
    bool triangular; /* if x + y is even, the wall to the north of (x, y) stays */
};

enum { SHAPE_MOST = 1 << 28 };

/* The shapes, ended by NULL; and the squares of a cylinder, which have no name. */
extern const struct row *const shape_list[];
extern const struct shape_kind shape_squares;

/* Returns whether the cells are squares: of an ordinary maze, or of a cylinder. */
static inline bool shape_is_square(const struct shape *s)
{
    return !s->kind || s->kind == &shape_squares;
}

/* Returns the shape of a row of shape_list. */
static inline const struct shape_kind *shape_of(const struct row *entry)
{
    return (const struct shape_kind *)entry; /* its first member */
}

/* Sets the size of the matrix for w x h cells of the shape. Returns 0, or -1 with *err set if they
 * are too many. */
int shape_set_size(struct shape *s, uint64_t w, uint64_t h, struct err *err);

/* Returns the number of cells in a row, or in the innermost ring; 0 if no matrix of the shape
 * has the size of this one. */
size_t shape_own_width(const struct shape *s);

/* Returns the number of parts of a cell in row y. */
size_t shape_parts(const struct shape *s, size_t y);

/* Returns whether the wall to the north of (x, y) stays although it is beside a cell. y is the
 * height for the walls below the last row. */
bool shape_stays(const struct shape *s, size_t x, size_t y);

/* Returns the column of the first part of the cell that has the part (x, y). */
size_t shape_first(const struct shape *s, size_t x, size_t y);

/* Returns by how many columns the cells of row y are shifted. */
static inline size_t shape_shift(const struct shape *s, size_t y)
{
    return s->kind->shifted && y % 2;
}

/* Returns whether (x, y), whose x may lie outside the matrix, is a part of a cell. */
bool shape_has(const struct shape *s, size_t x, size_t y);

#endif
