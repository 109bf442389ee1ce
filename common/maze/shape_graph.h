/* shape_graph: the cells of a maze with a shape as a graph. Solvers, statistics and drawings work
 * on it.
 *
 * Cells are numbered in the order of their first parts. Two cells are neighbours if they share a
 * wall that may be opened; a passage is such a wall that is open. */
#ifndef MAZE_SHAPE_GRAPH_H
#define MAZE_SHAPE_GRAPH_H

#include "pieces.h"
#include "shape.h"

#define SHAPE_NOWHERE UINT32_MAX

struct shape_graph {
    struct shape shape;
    const struct maze *maze; /* not owned: its walls determine which passages are open */
    struct pieces pieces;
    uint32_t *at;     /* by cell: the index of its first part */
    struct maze plan; /* all cells closed, with PIECES_FIXED for the fixed walls */

    /* In the layout of the maze: 0xff for the parts of cells, 0 for others. If the shape wraps, the
     * border column represents the first column, and its west walls are the seam. */
    struct mem inside;

    struct mem mem, list; /* private */
};

/* Makes *g the graph of *m, whose shape is g->shape, and sets the size of g->shape. *g must be {0}
 * before its first use; later calls reuse its memory. A cell is in the graph if there is no wall
 * between its parts, and if `mask` is NULL or not 0 for them; `mask` has the layout of *m. Returns
 * 0, or -1 with *err set if *m does not have the size or the walls of the shape, or memory runs
 * out. */
int shape_graph_set(struct shape_graph *g, const struct maze *m, const unsigned char *mask,
                    struct err *err);

void shape_graph_free(struct shape_graph *g);

/* Returns the number of the cell that contains the part at index i, or SHAPE_NOWHERE if there is
 * none. */
static inline uint32_t shape_graph_cell(const struct shape_graph *g, size_t i)
{
    return g->inside.at[i] ? g->pieces.of[i] : SHAPE_NOWHERE;
}

/* Returns the index of the first part of the cell that contains the part at index i. */
static inline size_t shape_graph_first(const struct shape_graph *g, size_t i)
{
    return g->at[g->pieces.of[i]];
}

/* Returns whether the wall of the part at index i in direction d, in the border, is fixed. */
static inline bool shape_graph_stays(const struct shape_graph *g, size_t i, unsigned d)
{
    return g->plan.cell[(ptrdiff_t)i + g->plan.owner[d]] & PIECES_FIXED(maze_wall[d]) ||
           (g->shape.wraps && d % 2);
}

/* Returns whether `wall`, a wall of the graph, is open. */
static inline bool shape_graph_is_open(const struct shape_graph *g, uint32_t wall)
{
    return !(g->maze->cell[wall / 2] & wall_bit(wall));
}

/* Opens `wall`, a wall of the graph, in *m, which is its maze. */
void shape_graph_open(struct maze *m, uint32_t wall);

/* Finds the next passage of cell k, the first one if *arc is 0, and moves *arc past it. Stores its
 * wall in *wall. Returns the cell on the other side, or SHAPE_NOWHERE after the last passage. */
uint32_t shape_graph_next(const struct shape_graph *g, uint32_t k, size_t *arc, uint32_t *wall);

/* Returns the number of passages of cell k. */
unsigned shape_graph_degree(const struct shape_graph *g, uint32_t k);

/* Returns whether cell k has neither a passage nor an opening in the border, and is not the only
 * cell. */
bool shape_graph_is_solid(const struct shape_graph *g, uint32_t k);

/* Returns whether the part at index i belongs to a cell that is not solid. */
static inline bool shape_graph_is_free(const struct shape_graph *g, size_t i)
{
    const uint32_t k = shape_graph_cell(g, i);
    return k != SHAPE_NOWHERE && !shape_graph_is_solid(g, k);
}

/* Returns the number of parts of cell k. */
size_t shape_graph_parts(const struct shape_graph *g, uint32_t k);

/* Searches breadth-first from the first `reached` cells in `order`, whose distances are set.
 * `distance`, indexed by cell, is SHAPE_NOWHERE for cells to be searched; other cells are not
 * entered. Appends the reached cells to `order`, which must have room for all cells, in the order
 * in which they are reached. Returns the number of cells in `order`. */
size_t shape_graph_spread(const struct shape_graph *g, uint32_t *distance, uint32_t *order,
                          size_t reached);

/* Like shape_graph_spread, from cell `from` alone. */
static inline size_t shape_graph_search(const struct shape_graph *g, uint32_t from,
                                        uint32_t *distance, uint32_t *order)
{
    distance[from] = 0;
    order[0] = from;
    return shape_graph_spread(g, distance, order, 1);
}

/* Prepares *m, which is g->plan with walls opened, for writing. Copies the west walls of the border
 * column to the first column and clears the marks of the border column. The marks of a part become
 * those of its whole cell; a cell without a passage keeps only MAZE_PATH. */
void shape_graph_finish(const struct shape_graph *g, struct maze *m);

#endif
