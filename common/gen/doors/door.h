/* door: an entrance or exit of a maze, and the places where one can be.
 *
 * Both kinds of mazes have the same doors, in the coordinates of the maze. In a maze of walls a
 * door is a cell, and the wall of that cell in the border that is open. On a board of blocks the
 * border consists of blocks itself: a door is a block inside the border, and the block of the
 * border beside it that is free. So the cells where doors can be begin `inset` cells from the edge
 * of the maze, and this is the only difference. A door at a cell that does not touch the border
 * opens nothing. */
#ifndef GEN_DOORS_DOOR_H
#define GEN_DOORS_DOOR_H

#include "common/maze/shape_graph.h"

/* The maze as the doors see it: size, inset, mask. */
struct door_field {
    size_t width, height, stride; /* of the maze */
    size_t inset;                 /* 1 on a board with a border, otherwise 0 */
    bool lattice;                 /* the user counts the blocks of the lattice of a maze of walls */
    bool endless; /* the maze has no south border, and height is more than any maze has */
    const unsigned char *mask;       /* laid out as the maze: 0 where no door can be; NULL: none */
    bool reached;                    /* the mask is that of generate_mask */
    const struct shape_graph *graph; /* of the shape of the maze; NULL: none */
};

/* One door. If it does not exist, the other members are undefined. */
struct door {
    bool exists;
    struct place at;
    bool open;     /* the border is open, */
    unsigned side; /* in this direction */
};

/* The two doors of a maze, as indices. */
enum { DOOR_ENTRANCE, DOOR_EXIT, DOOR_COUNT };

/* Returns the index of the door's cell. */
static inline size_t door_cell(const struct door *door, size_t stride)
{
    return door->at.y * stride + door->at.x;
}

/* Returns the index that stands for the cell at index i when cells are compared: in a shape, that
 * of its first part. SIZE_MAX stays as it is. */
static inline size_t door_field_cell(const struct door_field *f, size_t i)
{
    return f->graph && i != SIZE_MAX ? shape_graph_first(f->graph, i) : i;
}

/* Returns whether both doors exist, in the same cell. */
static inline bool doors_share_cell(const struct door_field *f, const struct door *a,
                                    const struct door *b)
{
    return a->exists && b->exists &&
           door_field_cell(f, door_cell(a, f->stride)) ==
               door_field_cell(f, door_cell(b, f->stride));
}

/* Returns the number of places of a side. They are counted from f->inset at its north or west
 * end, so that a place is an x or y coordinate. */
size_t door_places(const struct door_field *f, unsigned side);

/* Returns the door at a place of a side. */
struct door door_at_side(const struct door_field *f, unsigned side, size_t place);

/* Returns the door at a cell, open if the cell is at that side of the field. */
struct door door_at_cell(const struct door_field *f, size_t cell, unsigned side);

/* Returns whether the cell of a door is in the mask, and a shape has a side there. */
bool door_in_mask(const struct door_field *f, const struct door *door);

/* Returns whether both doors are open, on the same side and at neighbouring places. */
bool doors_touch(const struct door *a, const struct door *b);

/* Returns the cell that the header names: the door's cell, or, if the door is open on a board, the
 * block of the border. */
struct place door_place(const struct door *door, size_t inset);

/* Opens the border of *m at the door, if it exists and is open: removes the wall, or the obstacle
 * of the border. */
void door_carve(const struct door *door, struct maze *m);

/* Closes the border of *m again at the door. *m is a maze of walls. */
void door_close(const struct door *door, struct maze *m);

/* Returns the row of a maze of walls that has the border where the door is open, which may be the
 * row after the last one; SIZE_MAX if it does not exist or opens nothing. */
static inline size_t door_row(const struct door *door)
{
    return door->exists && door->open ? door->at.y + (door->side == MAZE_S) : SIZE_MAX;
}

#endif
