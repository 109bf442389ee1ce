/* shape_search: a search in a maze with a shape, on the graph of its cells: what the solvers for
 * such mazes share.
 *
 * It is plain, not fast, and takes all memory before a search. A cell has the marks that all its
 * parts have. */
#ifndef SOLVE_KIT_SHAPE_SEARCH_H
#define SOLVE_KIT_SHAPE_SEARCH_H

#include "common/maze/shape_graph.h"
#include "common/solve/solve.h"

struct shape_search {
    struct shape_graph graph; /* of the maze */
    uint32_t start, goal; /* the cells of s->start and s->goal; SHAPE_NOWHERE if there is none */
    uint32_t *distance;   /* by cell */
    uint32_t *order;      /* room for all cells */
    uint32_t *path;       /* the walls that the path passes, s->length of them */
    size_t *arc;          /* scratch of shape_search_walk, as many */
    char *letters;        /* the result of shape_search_letters */
    struct mem mem;       /* owned */
};

/* Begins with a maze: makes the graph, and takes memory. {0} before first use. Returns as
 * shape_graph_set. */
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

/* Returns the number of connected components, a solid cell being one. */
size_t shape_search_components(const struct shape_search *p);

/* Replaces the marks of cell k, and those that it has in the frames. */
void shape_search_mark(const struct search *s, uint32_t k, unsigned marks, unsigned frame);

/* Counts a step, which works on cell k. */
static inline void shape_search_step(const struct search *s, uint32_t k)
{
    frames_step(s->frames, s->shape->graph.at[k]);
}

/* Returns the number of passages from cell k to cells that are not visited. Stores number `which`
 * of them, or else the last one, in *wall. */
unsigned shape_search_fresh(const struct shape_search *p, uint32_t k, unsigned which,
                            uint32_t *wall);

/* Sets p->distance from cell `from`, through the cells whose bits of `mask` are `bits`; that of
 * others is SHAPE_NOWHERE - 1, and SHAPE_NOWHERE if they cannot be reached. Moves those reached to
 * the front of p->order, and returns their number. */
size_t shape_search_from(const struct shape_search *p, uint32_t from, unsigned mask, unsigned bits);

/* Searches breadth first from the goal, up to the cells that are as far as the start, records that
 * in the frames, and makes these cells visited. Returns whether the start is among them. */
bool shape_search_bfs(const struct search *s);

/* Finds the path from start to goal along which p->distance from the goal falls, and replaces the
 * marks of its cells. Sets s->length. Returns SOLVE_PATH. */
int shape_search_descend(struct search *s, unsigned marks);

/* Walks from the start, and records that in the frames. next(s, context, k, &wall) returns the cell
 * to enter from cell k, and stores the wall; or it returns SHAPE_NOWHERE, and the walk goes back
 * one cell. p->path is the path to cell k, whose cells have MAZE_PATH; p->arc[s->length] is 0 when
 * a cell is entered. Returns true at the goal, false back at the start. If `all` is true, the cells
 * that it has left are not visited, and it goes on as long as s->emit wants more paths. */
bool shape_search_walk(struct search *s,
                       uint32_t (*next)(const struct search *s, void *context, uint32_t k,
                                        uint32_t *wall),
                       void *context, bool all);

/* Stores the cells of the path, or those with MAZE_PATH of a set, in p->order. Returns their
 * number; 0 if there are none. */
size_t shape_search_list(const struct search *s, int found);

/* Returns whether no other path leads from the start to the goal. */
bool shape_search_is_only(const struct search *s);

/* Returns the path as moves from part to part, those within a cell among them. */
const char *shape_search_letters(const struct search *s);

#endif
