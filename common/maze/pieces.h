/* pieces: a graph whose vertices are the connected components of a maze, called pieces, and whose
 * edges are the walls between them. Two pieces may share several walls, so the graph has parallel
 * edges.
 *
 * The graph describes a given maze that is to be completed, or the cells of a shape, each of which
 * is one or more cells of the matrix with no wall between them.
 *
 * Each wall is an arc of both of its pieces. The arcs of a piece are adjacent in the array, so that
 * choosing one at random takes one draw. */
#ifndef MAZE_PIECES_H
#define MAZE_PIECES_H

#include "wall.h"

/* The maximum number of cells and border cells: a cell has up to four arcs, whose numbers have 32
 * bits. */
#define PIECES_MAX_CELLS ((size_t)1 << 30)

/* A bit in a cell of a maze that supports it: `wall`, MAZE_WEST or MAZE_NORTH, is fixed. */
#define PIECES_FIXED(wall) ((unsigned)(wall) << 4)

struct pieces {
    size_t stride;   /* of the maze */
    size_t count;    /* number of pieces */
    uint32_t *of;    /* by cell of the mask: its piece, numbered from 0 */
    uint32_t *first; /* by piece: its first arc; first[count] is the number of all arcs */
    uint32_t *wall;  /* by arc; an algorithm may change the order of the arcs of a piece */
};

/* Finds the pieces of *m within `mask`, which has the layout of the maze. The edges are the closed
 * walls without PIECES_FIXED. All arrays are stored in *mem. Returns 0, or -1 with *err set if the
 * maze is too large for `what` or memory runs out. */
int pieces_find(struct pieces *p, const struct maze *m, const unsigned char *mask, const char *what,
                struct mem *mem, struct err *err);

/* Moves the walls, each of them once, to the front of p->wall; the arcs are lost. Returns the
 * number of walls. */
size_t pieces_list_walls(struct pieces *p);

/* Returns the piece on the other side of `wall` from `piece`. */
static inline size_t pieces_beyond(const struct pieces *p, uint32_t wall, size_t piece)
{
    return p->of[wall / 2] ^ p->of[wall_neighbour(wall, p->stride)] ^ piece;
}

#endif
