/* path: the path that is marked in a maze. */
#ifndef MAZE_PATH_H
#define MAZE_PATH_H

#include "common/base/io.h"
#include "maze.h"

struct path {
    const struct maze *maze; /* its MAZE_PATH cells are the path */
    size_t start, goal;      /* its first and its last cell */
    bool directed;           /* MAZE_BACK of each of its cells is the direction of the next one */
};

/* The cell that comes after `at` on the marked path, when the one before it
 * was `from` (`at` itself at the start), and in *d the direction: the marks
 * alone give the path, unless it is directed. */
size_t path_next(const struct path *p, size_t at, size_t from, unsigned *d);

/* Follows the marks of *s->maze, or n moves (N, E, S, W) where they are given, from the
 * start to the goal: how many moves that takes. UINT64_MAX where it cannot go on, or could
 * go on in two ways, from cell *at. */
uint64_t path_follow(const struct path *p, const char *moves, size_t n, size_t *at);

/* Writes the moves of the marked path, which is one, as N, E, S and W. */
void path_write_moves(struct out *out, const struct path *p);

#endif
