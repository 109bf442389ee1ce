/* tree: a depth-first tree over all cells that can be come to, and which of its
 * passages lie on a loop: what there is to know of bridges, in a few bits a cell.
 *
 * Each passage that is not of the tree closes a loop with it: from its lower end up
 * the tree to its upper end. The loops are gone through from the root on, each up
 * to where an earlier one has been: that is its chain. A passage of the tree on no
 * chain is on no loop, so it is a bridge: without it the maze falls in two.
 *
 * Jens M. Schmidt, "A simple test on 2-vertex- and 2-edge-connectivity", 2013. */
#ifndef SOLVE_KIT_DFS_TREE_H
#define SOLVE_KIT_DFS_TREE_H

#include "common/solve/solve.h"

#define DFS_TREE_LOOP MAZE_PATH /* the passage from a cell up the tree is on a loop */

/* The direction up the tree. */
static inline unsigned dfs_tree_up(const struct maze *m, size_t i)
{
    return maze_back(m->cell[i]);
}

static inline size_t dfs_tree_parent(const struct maze *m, size_t i)
{
    return maze_step_back(m, i);
}

/* Of the tree only its directions stay, for maze_map. */
static inline unsigned dfs_tree_forget(unsigned cell)
{
    return cell & ~(unsigned)(MAZE_SEEN | MAZE_VISITED | MAZE_PATH);
}

/* Makes the tree from cell root: every cell that can be come to gets MAZE_SEEN and,
 * in MAZE_BACK, the direction up; the maze is framed and has no other. */
void dfs_tree_grow(struct maze *m, size_t root);

/* The next cell below or beside cell i, in the order of a walk through the tree that
 * begins at the root, those with all bits of need alone; the root after the last
 * one. Cells that have been gone through have MAZE_VISITED, the root before. */
size_t dfs_tree_next(struct maze *m, size_t i, size_t root, unsigned need);

/* Finds the loops: DFS_TREE_LOOP. If cycles is not NULL, it gets, in pairs, the upper
 * and the lower end of each passage whose chain comes back to where it began, in
 * their order; *count pairs in all. Leaves MAZE_VISITED in all cells of the tree. -1
 * and err: no memory. */
int dfs_tree_loops(struct maze *m, size_t root, struct mem *cycles, size_t *count, struct err *err);

#endif
