/* shape_search: searches in a maze with a shape, on the graph of its cells; shared by the solvers
 * for such mazes.
 *
 * It favours simplicity over speed, and allocates all memory before a search. A cell has the marks
 * that all its parts have. */
#ifndef SOLVE_KIT_SHAPE_SEARCH_H
#define SOLVE_KIT_SHAPE_SEARCH_H

#include "common/maze/shape_graph.h"
#include "common/solve/solve.h"

struct shape_search {
    struct shape_graph graph; /* of the maze */
    uint32_t start, goal;     /* the cells of s->start and s->goal, or SHAPE_NOWHERE */
    uint32_t *distance;       /* by cell */
    uint32_t *order;          /* has room for all cells */
    uint32_t *path;           /* the walls that the path passes through, s->length of them */
    size_t *arc;              /* scratch for shape_search_walk, as large as `path` */
    char *letters;            /* the result of shape_search_letters */
    struct mem mem;           /* owned */
};

/* Begins with maze *m: builds the graph and allocates memory. *p must be {0} before its first use.
 * Returns 0, or -1 with *err set if *m does not have the size or the walls of the shape, or memory
 * runs out. */
int shape_search_begin(struct shape_search *p, const struct maze *m, struct err *err);
void shape_search_free(struct shape_search *p);

/* Returns the cell on the other side of a wall from cell k. */
static inline uint32_t shape_search_beyond(const struct shape_search *p, uint32_t wall, uint32_t k)
{
    return (uint32_t)pieces_beyond(&p->graph.pieces, wall, k);
}

/* Returns the bits that all parts of cell k have. */
static inline unsigned shape_search_bits(const struct shape_search *p, uint32_t k)
{
    unsigned bits = 0xff;
    for (size_t n = shape_graph_parts(&p->graph, k); n > 0; n--)
        bits &= p->graph.maze->cell[p->graph.at[k] + n - 1];
    return bits;
}

/* Returns the number of connected components; each solid cell is one. */
size_t shape_search_components(const struct shape_search *p);

/* Replaces the marks of cell k by `marks`, and its mark in the frames by `frame`. */
void shape_search_mark(const struct search *s, uint32_t k, unsigned marks, unsigned frame);

/* Counts a step at cell k. */
static inline void shape_search_step(const struct search *s, uint32_t k)
{
    frames_step(s->frames, s->shape->graph.at[k]);
}

/* Returns the number of passages from cell k to unvisited cells. Stores passage number `which` of
 * these, or the last one if there are fewer, in *wall. */
unsigned shape_search_fresh(const struct shape_search *p, uint32_t k, unsigned which,
                            uint32_t *wall);

/* Sets p->distance to the distances from cell `from`, through the cells whose bits of `mask` are
 * `bits`. The distance of other cells is SHAPE_NOWHERE - 1, or SHAPE_NOWHERE if they cannot be
 * reached. Moves the reached cells to the front of p->order. Returns their number. */
size_t shape_search_from(const struct shape_search *p, uint32_t from, unsigned mask, unsigned bits);

/* Searches breadth-first from the goal, up to the distance of the start, records the search in the
 * frames, and makes the reached cells visited. Returns whether the start was reached. */
bool shape_search_bfs(const struct search *s);

/* Finds the path from start to goal along which p->distance from the goal decreases, and replaces
 * the marks of its cells. Sets s->length. Returns SOLVE_PATH. */
int shape_search_descend(struct search *s, unsigned marks);

/* Walks from the start, and records the walk in the frames. next(s, context, k, &wall) returns the
 * cell to enter from cell k and stores the wall; if it returns SHAPE_NOWHERE, the walk steps back
 * one cell. p->path is the path to cell k, whose cells have MAZE_PATH; p->arc[s->length] is 0 when
 * a cell is entered. If `all` is true, cells that the walk has left are not visited, and the walk
 * continues as long as s->emit wants more paths. Returns true at the goal, false back at the
 * start. */
bool shape_search_walk(struct search *s,
                       uint32_t (*next)(const struct search *s, void *context, uint32_t k,
                                        uint32_t *wall),
                       void *context, bool all);

/* Stores the cells of the path, or the cells of a set, which have MAZE_PATH, in p->order. Returns
 * their number. */
size_t shape_search_list(const struct search *s, int found);

/* Returns whether there is no other path from the start to the goal. */
bool shape_search_is_only(const struct search *s);

/* Returns the path as moves from part to part, including moves within a cell. */
const char *shape_search_letters(const struct search *s);

#endif
