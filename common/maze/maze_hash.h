/* maze_hash: a hash of the passages of a maze, as maze(5) defines it. */
#ifndef MAZE_MAZE_HASH_H
#define MAZE_MAZE_HASH_H

#include "maze.h"

/* Returns the hash of *m. Marks and scratch bits do not count, except MAZE_OBSTACLE on a board.
 * Also hashes the start and goal in *endpoints, unless it is NULL. If `wraps` is set, openings in
 * the west border count, because they are passages to the east side. */
uint64_t maze_hash(const struct maze *m, const struct maze_endpoints *endpoints, bool wraps);

/* Returns the smallest hash among the eight rotations and reflections of the maze. */
uint64_t maze_hash_canonical(const struct maze *m, const struct maze_endpoints *endpoints);

#endif
