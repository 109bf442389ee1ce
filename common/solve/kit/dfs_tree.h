/* dfs_tree: a depth-first search tree over all reachable cells, and which of its passages are
 * bridges, in a few bits per cell.
 *
 * Idea: each passage that is not in the tree joins a cell to one of its ancestors, and closes a
 * loop with the tree: from its lower end up the tree to its upper end. Go through these loops from
 * the root on, each only up to a cell where an earlier one has been. This part of a loop is its
 * chain, and all chains together are the chain decomposition of the maze.
 *
 * Correctness: a passage of the tree is on a loop if and only if it is on a chain. If it is on
 * none, it is a bridge: without it the maze falls into two parts.
 *
 * Cost: proportional to the cells. Memory: the maze alone; 16 bytes per chain that is a cycle, if
 * the caller wants them.
 *
 * Reference: Jens M. Schmidt, "A simple test on 2-vertex- and 2-edge-connectivity", 2013. */
#ifndef SOLVE_KIT_DFS_TREE_H
#define SOLVE_KIT_DFS_TREE_H

#include "common/solve/solve.h"

#define DFS_TREE_LOOP MAZE_PATH /* the passage from this cell to its parent is on a loop */

/* A chain that is a cycle: it ends where it began. */
struct dfs_tree_cycle {
    size_t upper, lower; /* the ends of its passage that is not in the tree */
};

/* Returns the parent of cell i, which is not the root. */
static inline size_t dfs_tree_parent(const struct maze *m, size_t i)
{
    return maze_step_back(m, i);
}

/* Takes all bits of the tree from a cell except its direction. For maze_map. */
static inline unsigned dfs_tree_forget(unsigned cell)
{
    return cell & ~(unsigned)(MAZE_SEEN | MAZE_VISITED | MAZE_PATH);
}

/* Grows the tree of *s->maze, which is prepared for a solver, from the start and finds the loops.
 * If the goal is in the tree, each cell of the tree has then MAZE_SEEN, MAZE_VISITED, in MAZE_BACK
 * the direction of its parent, and DFS_TREE_LOOP if the passage in this direction is on a loop. If
 * `cycles` is not NULL, it gets *count structs, one for each chain that is a cycle, in the order of
 * the chains.
 * Returns 1, 0 if the goal cannot be reached; then dfs_tree_forget is applied to every cell; or -1
 * with *err set if memory runs out. */
int dfs_tree_find(struct search *s, struct mem *cycles, size_t *count, struct err *err);

/* Returns the cell that follows cell i when the tree is visited in preorder, parents before
 * children, from the root on; the root after the last one. Only cells that have all bits of `need`
 * are entered. Visited cells have MAZE_VISITED, which the root must have and no other cell at
 * first. */
size_t dfs_tree_next(struct maze *m, size_t i, size_t root, unsigned need);

#endif
