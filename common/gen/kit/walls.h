/* wall: the walls of a maze as numbers of 32 bits, for the algorithms that keep
 * lists of them, and their random weights. */
#ifndef GEN_KIT_WALLS_H
#define GEN_KIT_WALLS_H

#include "common/base/rng.h"
#include "common/maze/maze.h"

/* A wall is the number of the cell that owns it times two, and WALL_HORIZ for
 * its north one. */
enum { WALL_VERT, WALL_HORIZ };

#define WALL_MAX_CELLS ((size_t)1 << 31) /* so many cells and border cells at most */

/* The cell on the other side of the owner's. */
static inline size_t wall_neighbour(uint32_t wall, size_t stride)
{
    return wall / 2 - (wall & WALL_HORIZ ? stride : 1);
}

/* Its bit in the byte of the owner. */
static inline unsigned wall_bit(uint32_t wall)
{
    return wall & WALL_HORIZ ? MAZE_NORTH : MAZE_WEST;
}

/* Takes it down. */
static inline void wall_carve(const struct maze *m, uint32_t wall)
{
    m->cell[wall / 2] &= (unsigned char)~wall_bit(wall);
}

/* a or b, without a branch, where which is as random as the walls. */
static inline uint64_t wall_choose(bool which, uint64_t a, uint64_t b)
{
    return b ^ ((a ^ b) & (0 - (uint64_t)which));
}

/* Puts n walls in a random order, each equally likely (Fisher and Yates). */
static inline void wall_shuffle(struct rng *rng, uint32_t *list, size_t n)
{
    for (; n > 1; n--) {
        size_t k = (size_t)rng_below(rng, n);
        uint32_t w = list[k];
        list[k] = list[n - 1];
        list[n - 1] = w;
    }
}

/* The weight of a wall: 64 random bits, different for different walls. They are
 * not stored: it is number so many of the stream of SplitMix64 that starts at
 * a key. */
static inline uint64_t wall_weight(uint64_t key, uint64_t wall)
{
    uint64_t x = key + wall * 0x9e3779b97f4a7c15;
    return rng_splitmix(&x);
}

#endif
