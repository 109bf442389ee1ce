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
    bool is_known;             /* tree_begin was called for this maze */
    size_t *of_cell;           /* the place of each cell */
    struct tree_place *places; /* by place */
    char *down;                /* by place: the letter of the move down to it */
    char *path; /* room for a path; before it, backwards by place: the letters of the moves up */
    struct mem mem, frontier; /* of these arrays; of the search; owned */
};

/* Makes *t the tree of a perfect maze. Clears its marks. Returns 0, or -1 with *err set if memory
 * runs out. */
int tree_begin(struct tree *t, struct maze *m, struct err *err);

/* Finds the path of a search in that maze, whose start and goal are not solid: sets s->length and
 * s->moves, letters that are valid until the next call. */
void tree_path(const struct tree *t, struct search *s);

void tree_free(struct tree *t);

#endif
