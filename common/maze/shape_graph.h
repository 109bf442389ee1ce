/* shape_graph: the cells of a maze with a shape as a graph: what solvers, statistics and drawings
 * work on.
 *
 * A cell has a number, in the order of its first part. Two cells are neighbours if they have a wall
 * in common that may be opened; a passage is one that is open. */
#ifndef MAZE_SHAPE_GRAPH_H
#define MAZE_SHAPE_GRAPH_H

#include "pieces.h"
#include "shape.h"

#define SHAPE_NOWHERE UINT32_MAX

struct shape_graph {
    struct shape shape;
    const struct maze *maze; /* not owned: its walls say which passages are open */
    struct pieces pieces;
    uint32_t *at;     /* by cell: the index of its first part */
    struct maze plan; /* all cells closed, with PIECES_FIXED of the walls that stay */

    /* Laid out as the maze: 0xff for the parts of cells, 0 for others. Of a shape that wraps, the
     * border column stands for the first column: its walls in the west are the seam. */
    struct mem inside;

    struct mem mem, list; /* private */
};

/* Makes *g, {0} before its first use, the graph of *m, which has the shape g->shape, sets the size
 * of that, and reuses the memory. A cell is in the graph if no wall is between its parts. mask:
 * laid out as *m, 0 for parts whose cell is not in the graph either; NULL: none. Returns 0, or -1
 * with *err set if *m does not have the size or the walls of the shape, or memory runs out. */
int shape_graph_set(struct shape_graph *g, const struct maze *m, const unsigned char *mask,
                    struct err *err);

void shape_graph_free(struct shape_graph *g);

/* Returns the number of the cell that has the part at index i; SHAPE_NOWHERE if none has. */
static inline uint32_t shape_graph_cell(const struct shape_graph *g, size_t i)
{
    return g->inside.at[i] ? g->pieces.of[i] : SHAPE_NOWHERE;
}

/* Returns the index of the first part of the cell that has the part at index i. */
static inline size_t shape_graph_first(const struct shape_graph *g, size_t i)
{
    return g->at[g->pieces.of[i]];
}

/* Returns whether the wall of the part at index i in direction d, in the border, always stays. */
static inline bool shape_graph_stays(const struct shape_graph *g, size_t i, unsigned d)
{
    return g->plan.cell[(ptrdiff_t)i + g->plan.owner[d]] & PIECES_FIXED(maze_wall[d]) ||
           (g->shape.wraps && d % 2);
}

/* Returns whether a wall of the graph is open. */
static inline bool shape_graph_is_open(const struct shape_graph *g, uint32_t wall)
{
    return !(g->maze->cell[wall / 2] & wall_bit(wall));
}

/* Opens a wall of the graph in *m, which is its maze. */
void shape_graph_open(struct maze *m, uint32_t wall);

/* Finds the next passage of cell k, the first if *arc is 0, and moves *arc past it. Stores the wall
 * in *wall. Returns the cell behind it, or SHAPE_NOWHERE after the last one. */
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

/* Searches breadth first from the first `reached` cells of `order`, whose distances are set.
 * distance: by cell, SHAPE_NOWHERE for those that are to be searched; others are not entered.
 * order: room for all cells; appends those reached, in their order. Returns their number. */
size_t shape_graph_spread(const struct shape_graph *g, uint32_t *distance, uint32_t *order,
                          size_t reached);

/* The same from cell `from`. */
static inline size_t shape_graph_search(const struct shape_graph *g, uint32_t from,
                                        uint32_t *distance, uint32_t *order)
{
    distance[from] = 0;
    order[0] = from;
    return shape_graph_spread(g, distance, order, 1);
}

/* Makes a maze like g->plan, in which walls were opened, one that can be written: gives the cells
 * of the first column the walls in the border column, and that column no marks. Marks of a part
 * become those of its cell; a cell without a passage keeps only MAZE_PATH. */
void shape_graph_finish(const struct shape_graph *g, struct maze *m);

#endif
