/* maze_lattice: boards of blocks that represent a maze of walls.
 *
 * The lattice of w x h cells has (2w+1) x (2h+1) blocks. Cell (x, y) is block (2x+1, 2y+1). The
 * walls are the blocks between cells. The posts, at even coordinates, are always obstacles. The
 * block of a cell is an obstacle if and only if its four walls are, except that the only cell of a
 * lattice is always free. */
#ifndef MAZE_MAZE_LATTICE_H
#define MAZE_MAZE_LATTICE_H

#include "maze.h"

/* Returns whether a board of this size can be a lattice. */
static inline bool maze_lattice_fits(size_t width, size_t height)
{
    return width % 2 && height % 2 && width > 1 && height > 1;
}

/* Returns the column of the first post that is not an obstacle in a row of posts and walls, or
 * `width`, in blocks, if there is none. */
static inline size_t maze_lattice_free_post(const unsigned char *row, size_t width)
{
    size_t x = 0;
    while (x < width && row[x] & MAZE_OBSTACLE)
        x += 2;
    return x < width ? x : width;
}

/* Returns whether the four blocks around the block in column x of `here` are obstacles and it is
 * not the only cell. If so, it must be an obstacle itself. */
static inline bool maze_lattice_encloses(const unsigned char *above, const unsigned char *here,
                                         const unsigned char *below, size_t x, bool lone)
{
    return above[x] & here[x - 1] & here[x + 1] & below[x] & MAZE_OBSTACLE && !lone;
}

/* Returns whether a board is the lattice of a maze of walls. */
bool maze_is_lattice(const struct maze *m);

/* Returns the number of obstacles in the outermost rows and columns of a board. */
size_t maze_border_obstacles(const struct maze *m);

/* Returns whether a board is closed: whether it is at least 3 blocks wide and high, and its border
 * consists of obstacles with at most two gaps. */
bool maze_is_closed(const struct maze *m);

/* Returns the coordinate, in blocks, of the lattice cell nearest to coordinate `at`; of two equally
 * near cells, the one to the west or north. */
static inline size_t maze_lattice_nearest(size_t at)
{
    return at == 0 ? 1 : at - 1 + at % 2;
}

#endif
