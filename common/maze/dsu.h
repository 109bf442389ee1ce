/* dsu: disjoint sets of cells (union-find), as a forest in an array.
 *
 * set[i] is the parent of cell i in its tree; for a root, it is minus the number of cells in the
 * tree. Two cells are in the same set if they have the same root. Union by size and path halving:
 * Robert E. Tarjan and Jan van Leeuwen, "Worst-case analysis of set union algorithms", 1984. */
#ifndef MAZE_DSU_H
#define MAZE_DSU_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef int32_t dsu_link;

#define DSU_MAX ((size_t)1 << 31) /* the maximum number of cells in an array */

/* Puts each of the n cells into a set of its own. */
static inline void dsu_init(dsu_link *set, size_t n)
{
    for (size_t i = 0; i < n; i++)
        set[i] = -1;
}

/* Returns the root of the set of cell i. */
static inline size_t dsu_find(dsu_link *set, size_t i)
{
    dsu_link parent = set[i], above;
    if (parent < 0)
        return i;
    while ((above = set[parent]) >= 0) {
        set[i] = above; /* path halving: every second cell moves up one level */
        i = (size_t)parent;
        parent = above;
    }
    return (size_t)parent;
}

/* Joins the sets of cells a and b, the smaller below the larger. Returns whether they were
 * different. */
static inline bool dsu_join(dsu_link *set, size_t a, size_t b)
{
    bool below;
    a = dsu_find(set, a);
    b = dsu_find(set, b);
    if (a == b)
        return false;
    below = set[a] > set[b]; /* a has fewer cells */
    set[below ? b : a] += set[below ? a : b];
    set[below ? a : b] = (dsu_link)(below ? b : a);
    return true;
}

#endif
