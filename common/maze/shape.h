/* shape: mazes whose cells are not squares, and cylinders, in a matrix of square cells.
 *
 * A cell of a shape is one or several cells of a row of the matrix, its parts, with no wall between
 * them; some walls of the matrix always stay. So the text format holds each shape as it is:
 *
 *     hex        bricks of two parts; every other row is shifted by one, so that a brick has six
 *                neighbours and one wall in common with each. The half brick at the end of a row
 *                is solid.
 *     rings      rows are rings, the outermost first; columns are angles. A cell has as many parts
 *                as the ring has columns per cell. It has one wall in common with each cell of the
 *                next ring outwards: the one above their first part; the others stay.
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

/* What may become of a wall of the matrix. */
enum shape_wall {
    SHAPE_NONE, /* it is within a cell, and never closed */
    SHAPE_FREE, /* it is between two cells, or a cell and the outside */
    SHAPE_STAYS
};

/* The keys of rings. */
enum { SHAPE_INNER };

/* A row of the table of shapes. Each function gets a shape whose size is set. */
struct shape_kind {
    struct row entry;
    uint64_t width; /* the default, in cells */
    bool wraps;

    /* Returns the width of the matrix for w x h cells, from 1 to SHAPE_MOST each. */
    uint64_t (*matrix_width)(uint64_t w, uint64_t h);

    /* Returns w, which need not fit to a matrix that is not of this shape. */
    uint64_t (*own_width)(const struct shape *s);

    /* Returns the number of parts of a cell in row y. */
    size_t (*parts)(const struct shape *s, size_t y);

    bool shifted; /* the cells of every other row are, by one column */

    /* Returns whether the wall to the north of (x, y) stays although it is beside a cell. y is the
     * height for the walls below the last row. */
    bool (*stays)(const struct shape *s, size_t x, size_t y);
};

enum { SHAPE_MOST = 1 << 28 };

/* The shapes, ended by NULL; and the squares of a cylinder, which have no name. */
extern const struct row *const shape_list[];
extern const struct shape_kind shape_squares;

/* Returns the shape of a row of shape_list. */
static inline const struct shape_kind *shape_of(const struct row *entry)
{
    return (const struct shape_kind *)entry; /* its first member */
}

/* Sets the size of the matrix for w x h cells of the shape. Returns 0, or -1 with *err set if they
 * are too many. */
int shape_set_size(struct shape *s, uint64_t w, uint64_t h, struct err *err);

/* Returns the number of cells in a row, of rings in the innermost one; 0 if no matrix of the shape
 * has the size of this one. */
size_t shape_own_width(const struct shape *s);

/* Returns the column of the first part of the cell that has the part (x, y). */
size_t shape_first(const struct shape *s, size_t x, size_t y);

/* Returns whether (x, y), which may lie outside the matrix, is a part of a cell. Of a shape that
 * wraps, column `width` is column 0. */
bool shape_has(const struct shape *s, size_t x, size_t y);

/* Return what may become of the wall to the west or to the north of (x, y), which may be in the
 * border. Of a shape that wraps, the wall to the west of column 0 stays, and the one to the west of
 * column `width` is the wall between the last column and the first. */
enum shape_wall shape_west(const struct shape *s, size_t x, size_t y);
enum shape_wall shape_north(const struct shape *s, size_t x, size_t y);

/* Sets `inside`, laid out as a maze of the size of *s, to 0xff for the parts of cells and 0 for
 * others. Of a shape that wraps, the border column stands for the first column, as in shape_plan.
 */
void shape_inside(const struct shape *s, unsigned char *inside);

/* Makes *m the maze of the shape in which all cells inside are closed, with PIECES_FIXED of the
 * walls that stay: the edges between its pieces are those of the graph of the shape. Takes the part
 * of a cell from `inside` if another part is not inside. Returns 0, or -1 with *err set if memory
 * runs out. */
int shape_plan(const struct shape *s, unsigned char *inside, struct maze *m, struct err *err);

/* Makes a maze like that of shape_plan, in which walls were opened, one that can be written: gives
 * the cells of the first column the walls in the border column, and that column no marks. Marks of
 * a part become those of its cell; a cell without a passage keeps only MAZE_PATH. */
void shape_finish(const struct shape *s, struct maze *m);

#endif
