/* maze_hash: a hash of the passages of a maze, as maze(5) defines it. */
#ifndef MAZE_MAZE_HASH_H
#define MAZE_MAZE_HASH_H

#include "maze.h"

/* Start and goal, as column and row. */
struct maze_ends {
    size_t start[2], goal[2];
};

/* Returns the hash of *m, whose cells may have any marks and scratch bits except MAZE_OBSTACLE.
 * ends: part of it; NULL: not. */
uint64_t maze_hash(const struct maze *m, const struct maze_ends *ends);

/* Returns the least hash of the eight rotations and reflections of the maze. */
uint64_t maze_hash_canonical(const struct maze *m, const struct maze_ends *ends);

#endif
