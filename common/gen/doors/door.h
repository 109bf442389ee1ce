/* door: an entrance or exit of a maze, and the places where it can be.
 *
 * Both kinds of mazes represent doors in the same way, in the coordinates of the maze. In a maze of
 * walls, a door is a cell and the open border wall of that cell. On a board of blocks, the border
 * itself consists of blocks: a door is a block inside the border and the free border block beside
 * it. The only difference is that the cells that can be doors start `inset` cells from the edge of
 * the maze. A door at a cell that does not touch the border opens nothing. */
#ifndef GEN_DOORS_DOOR_H
#define GEN_DOORS_DOOR_H

#include "common/maze/shape_graph.h"

/* The properties of the maze on which its doors depend. */
struct door_field {
    size_t width, height, stride; /* of the maze */
    size_t inset;                 /* 1 on a board with a border, otherwise 0 */
    bool lattice; /* a maze of walls whose cells the user specifies as lattice blocks */
    bool endless; /* the maze has no south border, and `height` exceeds that of any maze */
    const unsigned char *mask; /* same layout as the maze: 0 where no door can be; NULL: no mask */
    bool reached;              /* generate_mask computed the mask */
    const struct shape_graph *graph; /* the graph of the maze's shape; NULL: no shape */
};

/* One door. If it does not exist, the other members are undefined. */
struct door {
    bool exists;
    struct place at;
    bool open;     /* whether the border is open */
    unsigned side; /* the open side, if `open` */
};

/* The two doors of a maze, as indices. */
enum { DOOR_ENTRANCE, DOOR_EXIT, DOOR_COUNT };

/* Returns the index of the cell of `door`. */
static inline size_t door_cell(const struct door *door, size_t stride)
{
    return door->at.y * stride + door->at.x;
}

/* Returns the index that represents the cell at index i when cells are compared: in a shape, the
 * index of the cell's first part. Returns SIZE_MAX for SIZE_MAX. */
static inline size_t door_field_cell(const struct door_field *f, size_t i)
{
    return f->graph && i != SIZE_MAX ? shape_graph_first(f->graph, i) : i;
}

/* Returns whether both doors exist and are in the same cell. */
static inline bool doors_share_cell(const struct door_field *f, const struct door *a,
                                    const struct door *b)
{
    return a->exists && b->exists &&
           door_field_cell(f, door_cell(a, f->stride)) ==
               door_field_cell(f, door_cell(b, f->stride));
}

/* Returns the number of places on a side. Places are numbered from f->inset at the north or west
 * end of the side, so a place is an x or y coordinate. */
size_t door_places(const struct door_field *f, unsigned side);

/* Returns the door at `place` on `side`. */
struct door door_at_side(const struct door_field *f, unsigned side, size_t place);

/* Returns the door at `cell`, open if the cell is on that side of the field. */
struct door door_at_cell(const struct door_field *f, size_t cell, unsigned side);

/* Returns whether the cell of `door` is in the mask and, in a shape, has that side. */
bool door_in_mask(const struct door_field *f, const struct door *door);

/* Returns whether both doors are open, on the same side, and at neighbouring places. */
bool doors_touch(const struct door *a, const struct door *b);

/* Returns the cell to write in the header: the cell of `door`, or, for an open door on a board, its
 * border block. */
struct place door_place(const struct door *door, size_t inset);

/* Opens the border of *m at `door`, if the door exists and is open: removes the border wall, or the
 * border obstacle. */
void door_carve(const struct door *door, struct maze *m);

/* Closes the border of *m, a maze of walls, at `door` again. */
void door_close(const struct door *door, struct maze *m);

/* Returns the row of a maze of walls that stores the border wall of `door`; this may be the row
 * after the last one. Returns SIZE_MAX if the door does not exist or opens nothing. */
static inline size_t door_row(const struct door *door)
{
    return door->exists && door->open ? door->at.y + (door->side == MAZE_S) : SIZE_MAX;
}

#endif
