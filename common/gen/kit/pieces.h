/* pieces: the connected components of a given maze, and the walls that may be opened between them,
 * as a graph: a piece is a vertex, such a wall an edge. A spanning tree of this graph completes the
 * maze. Two pieces may have several walls in common, so the graph has parallel edges.
 *
 * Each wall is an arc of both of its pieces. The arcs of a piece lie side by side, so that a random
 * one of them takes one draw. */
#ifndef GEN_KIT_PIECES_H
#define GEN_KIT_PIECES_H

#include "wall_weights.h"

/* The most cells and border cells; a cell has up to four arcs, whose numbers have 32 bits. */
#define PIECES_MAX_CELLS ((size_t)1 << 30)

/* In a cell of a given maze: its wall, MAZE_WEST or MAZE_NORTH, must stay. */
#define PIECES_FIXED(wall) ((unsigned)(wall) << 4)

struct pieces {
    const struct gen_job *job;
    size_t count;    /* number of pieces; the walls that may be opened connect them all */
    uint32_t *of;    /* by cell of the mask: its piece, from 0 */
    uint32_t *first; /* by piece: its first arc; first[count] is the number of all arcs */
    uint32_t *wall;  /* by arc; an algorithm may change the order of the arcs of a piece */
};

/* Finds the pieces of job->maze, which has the walls of job->given. Everything is in
 * job->scratch. Returns 0, or -1 with *err set if memory runs out. */
int pieces_find(struct pieces *p, const struct gen_job *job, struct err *err);

/* Moves the walls to the front of p->wall, each once, and returns their number. The arcs are lost.
 */
size_t pieces_list_walls(struct pieces *p);

/* Returns the piece on the other side of a wall from `piece`. */
static inline size_t pieces_beyond(const struct pieces *p, uint32_t wall, size_t piece)
{
    return p->of[wall / 2] ^ p->of[wall_neighbour(wall, p->job->maze->stride)] ^ piece;
}

#endif
