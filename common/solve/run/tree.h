/* tree: finds all paths of a perfect maze with one search.
 *
 * The passages of a perfect maze are a tree, which is cut into chains: from the root, or from a
 * cell of an earlier chain, down to any cell. The moves along each chain are stored as letters, so
 * the path between two cells is copied in pieces, one per chain. */
#ifndef SOLVE_RUN_TREE_H
#define SOLVE_RUN_TREE_H

#include "common/solve/solve.h"

/* Every cell has a place; the places of a chain are consecutive, from its top down. */
struct tree_place {
    size_t top;   /* the place of the first cell of its chain */
    size_t above; /* for a first cell: the place of the cell above it, in an earlier chain */
};

/* Must be {0} before the first use. */
struct tree {
    bool is_known;             /* tree_begin was called for this maze */
    size_t *of_cell;           /* place, by cell */
    struct tree_place *places; /* by place */
    char *down;                /* by place: the letter of the move down to it */
    char *path; /* room for a path; before it, indexed backwards by place: the letters of the moves
                 * up */
    struct mem mem, frontier; /* owned: for these arrays; for the search */
};

/* Makes *t the tree of the perfect maze *m. Clears the marks of *m. Returns 0, or -1 with *err set
 * if memory runs out. */
int tree_begin(struct tree *t, struct maze *m, struct err *err);

/* Finds the path of a search in that maze, whose start and goal must not be solid. Sets s->length
 * and s->moves, which is valid until the next call. */
void tree_path(const struct tree *t, struct search *s);

void tree_free(struct tree *t);

#endif
