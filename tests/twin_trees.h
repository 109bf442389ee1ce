/* twin_trees: a maze of two trees with thousands of leaves at the same distance, for the tests in
 * C. It makes queues grow that would not grow in most mazes of this size. */
#ifndef TWIN_TREES_H
#define TWIN_TREES_H

#include "common/maze/maze.h"
#include "tests/tap.h"

enum {
    TREE_REACH = 64,
    TREE_SIDE = 4 * TREE_REACH - 1
}; /* a tree has TREE_SIDE rows and columns */

/* The roots and the height of the maze, which is TREE_SIDE wide. */
enum { TREE_X = TREE_SIDE / 2, TREE_Y = TREE_X, TREE_Y2 = TREE_SIDE + 1 + TREE_Y };
enum { TREE_HEIGHT = 2 * TREE_SIDE + 1 };

static inline void tree_open(struct maze *m, int x, int y, int moves, unsigned char wall)
{
    for (; moves > 0; moves--) {
        x += wall == MAZE_WEST;
        y += wall == MAZE_NORTH;
        m->cell[(size_t)y * m->stride + (size_t)x] &= (unsigned char)~wall;
    }
}

/* Carves an H around (x, y), and a smaller one around each of its four ends. */
static inline void tree_carve(struct maze *m, int x, int y, int reach)
{
    tree_open(m, x - reach, y, 2 * reach, MAZE_WEST);
    for (int side = -1; side <= 1; side += 2) {
        tree_open(m, x + side * reach, y - reach, 2 * reach, MAZE_NORTH);
        for (int end = -1; end <= 1 && reach > 1; end += 2)
            tree_carve(m, x + side * reach, y + end * reach, reach / 2);
    }
}

/* Makes *m two trees, one above the other, joined at two leaves by a passage through the row
 * between them. All leaves of a tree are equally far from its root, so a search from one root to
 * the other, or from both, reaches all of them at once. */
static inline void twin_trees(struct maze *m)
{
    struct err err;
    if (maze_shape(m, MAZE_WALLS, TREE_SIDE, TREE_HEIGHT, &err))
        exit(2);
    maze_fill(m, 0);
    tree_carve(m, TREE_X, TREE_Y, TREE_REACH);
    tree_carve(m, TREE_X, TREE_Y2, TREE_REACH);
    tree_open(m, 0, TREE_SIDE - 1, 2, MAZE_NORTH);
}

#endif
