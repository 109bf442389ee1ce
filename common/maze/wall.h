/* wall: the walls of a maze as numbers. Lists of 32-bit numbers support at most WALL_MAX_CELLS. */
#ifndef MAZE_WALL_H
#define MAZE_WALL_H

#include "dsu.h"
#include "maze.h"

#include <stdint.h>

#define WALL_MAX_CELLS ((size_t)1 << 31) /* the maximum number of cells and border cells */

/* Returns the number of the wall of cell `owner` whose bit is `bit`, MAZE_WEST or MAZE_NORTH: the
 * index of the cell times two, plus one for the north wall. */
static inline uint64_t wall_number(size_t owner, unsigned bit)
{
    return 2 * (uint64_t)owner + bit / MAZE_NORTH;
}

/* Returns the cell on the other side of `wall` from its owner. */
static inline size_t wall_neighbour(uint64_t wall, size_t stride)
{
    return (size_t)(wall / 2) - (wall & 1 ? stride : 1);
}

/* Returns the bit of `wall` in the byte of its owner. */
static inline unsigned wall_bit(uint64_t wall)
{
    return wall & 1 ? MAZE_NORTH : MAZE_WEST;
}

/* Returns whether `wall`, which may be any wall of a maze, has both of its cells in `mask`. The
 * mask has the layout of the maze: 0xff for its cells, 0 for others. */
static inline bool wall_is_inside(const unsigned char *mask, size_t stride, uint64_t wall)
{
    const size_t owner = (size_t)(wall / 2), other = wall_neighbour(wall, stride);
    return other < owner && mask[owner] & mask[other]; /* wraps around before cell 0 */
}

/* Makes the connected components of *m within `mask` the sets in `set`, which has one link per
 * cell. A wall separates its cells if its bit, times `unit`, is set in its owner; with unit 1, if
 * it is closed. Border cells in the mask represent the first column, see shape.h. Returns the
 * number of times that two sets were joined. */
size_t walls_join(const struct maze *m, const unsigned char *mask, dsu_link *set, unsigned unit);

#endif
