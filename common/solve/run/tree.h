/* tree: all paths of a perfect maze from one search.
 *
 * The passages of a perfect maze are a tree, which is cut into chains: from the root, or from a
 * cell of an earlier chain, down to any cell. The moves along each chain are stored as letters, so
 * the path between two cells is copied in pieces, one per chain. */
#ifndef SOLVE_RUN_TREE_H
#define SOLVE_RUN_TREE_H

#include "common/solve/solve.h"

/* A cell has a place; those of a chain follow each other, from its top down. */
struct tree_place {
    size_t top;   /* the place of the first cell of its chain */
    size_t above; /* of a first cell: the place of the one above it, in an earlier chain */
};

/* {0} before first use. */
struct tree {
    bool is_known;       /* tree_begin was called for this maze */
    size_t cells;        /* that have a place */
    struct mem of_cell;  /* size_t: the place of each cell */
    struct mem places;   /* struct tree_place, by place */
    struct mem letters;  /* by place: moves down to it; in reverse, moves up from it; then a path */
    struct mem frontier; /* of the search */
};

/* Makes *t the tree of a perfect maze. Clears its marks. Returns 0, or -1 with *err set if memory
 * runs out. */
int tree_begin(struct tree *t, struct maze *m, struct err *err);

/* Finds the path of a search in that maze, whose start and goal are not solid: sets s->length and
 * s->moves, letters that are valid until the next call. */
void tree_path(const struct tree *t, struct search *s);

void tree_free(struct tree *t);

#endif
