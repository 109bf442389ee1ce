/* sets: which cells are joined so far, as a forest in an array.
 *
 * set[i] is the cell above i in its tree, or, at the top, minus the number of
 * cells of the tree. Two cells are in one set if one cell is at their top.
 * Union by size and path halving: Robert E. Tarjan and Jan van Leeuwen,
 * "Worst-case analysis of set union algorithms", 1984. */
#ifndef MAZE_DSU_H
#define MAZE_DSU_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef int32_t dsu_link;

#define DSU_MAX ((size_t)1 << 31) /* cells in an array of links */

/* Every cell a set by itself. */
static inline void dsu_init(dsu_link *set, size_t n)
{
    for (size_t i = 0; i < n; i++)
        set[i] = -1;
}

static inline size_t dsu_find(dsu_link *set, size_t i)
{
    dsu_link up = set[i], top;
    if (up < 0)
        return i;
    while ((top = set[up]) >= 0) {
        set[i] = top; /* every other cell on the way moves up one */
        i = (size_t)up;
        up = top;
    }
    return (size_t)up;
}

/* Joins the sets of two different tops, the smaller below the larger. */
static inline void dsu_union(dsu_link *set, size_t a, size_t b)
{
    bool below = set[a] > set[b];
    size_t top = below ? b : a, low = below ? a : b;
    set[top] += set[low];
    set[low] = (dsu_link)top;
}

#endif
