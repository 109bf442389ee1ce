/* random_dir: chooses uniformly from a set of directions, with few draws and without a branch on
 * their number. */
#ifndef GEN_KIT_RANDOM_DIR_H
#define GEN_KIT_RANDOM_DIR_H

#include "common/base/rng.h"
#include "common/maze/maze.h"

enum { RANDOM_DIR_BITS = 6, RANDOM_DIR_AGAIN = 4, RANDOM_DIR_EVEN = 50 };

/* The direction to take, indexed by a set of directions (bit d for direction d) and six random
 * bits. 64 is not a multiple of 3, so for three directions one of the 64 values is
 * RANDOM_DIR_AGAIN: draw again. For the empty set, all values are RANDOM_DIR_AGAIN. */
extern const unsigned char random_dir_table[16][1 << RANDOM_DIR_BITS];

/* A source of random directions. */
struct random_dir {
    struct rng *rng; /* not owned */
    uint64_t bits;
    int left;      /* number of draws of RANDOM_DIR_BITS that remain in bits */
    unsigned bias; /* weight of east and west, in percent; north and south have the rest */
};

/* Returns a source of random directions with this `bias`; RANDOM_DIR_EVEN means no bias. */
static inline struct random_dir random_dir_init(struct rng *rng, unsigned bias)
{
    return (struct random_dir){rng, 0, 0, bias};
}

/* Returns six random bits. */
static inline unsigned random_dir_bits(struct random_dir *p)
{
    unsigned bits;
    if (p->left-- == 0) {
        p->bits = rng_next(p->rng);
        p->left = 64 / RANDOM_DIR_BITS - 1;
    }
    bits = p->bits & ((1 << RANDOM_DIR_BITS) - 1);
    p->bits >>= RANDOM_DIR_BITS;
    return bits;
}

/* Returns either the east and west directions of the nonempty `set` or its north and south ones,
 * chosen at random by the bias. */
unsigned random_dir_axis(struct random_dir *p, unsigned set);

/* Returns a random direction from the nonempty `set`. */
static inline unsigned random_dir_choose(struct random_dir *p, unsigned set)
{
    unsigned d;
    if (p->bias != RANDOM_DIR_EVEN)
        set = random_dir_axis(p, set);
    do
        d = random_dir_table[set][random_dir_bits(p)];
    while (d == RANDOM_DIR_AGAIN);
    return d;
}

/* Returns a random direction from the nonempty `set` in which to leave a cell that was entered from
 * MAZE_BACK. If the set contains the direction straight ahead, returns that with probability
 * `straight` (GEN_STRAIGHT); otherwise returns any direction of the set. */
static inline unsigned random_dir_walk(struct random_dir *p, uint64_t straight, unsigned set,
                                       unsigned cell)
{
    const unsigned ahead = maze_back(cell) ^ 2;
    if (straight && set >> ahead & 1 && rng_chance(p->rng, straight))
        return ahead;
    return random_dir_choose(p, set);
}

/* Sets a random direction of entry in the first cell if `straight` is not 0. */
static inline void random_dir_enter(struct random_dir *p, uint64_t straight, unsigned char *cell)
{
    if (straight)
        maze_set_back(cell, (unsigned)rng_below(p->rng, 4));
}

/* Returns the set of directions in which the neighbour of `cell` has `bit`, one of 0x10 to 0x80. */
static inline unsigned random_dir_candidates(const unsigned char *cell, size_t stride, unsigned bit)
{
    unsigned n = (*(cell - stride) & bit) != 0, e = (cell[1] & bit) != 0;
    unsigned s = (cell[stride] & bit) != 0, w = (cell[-1] & bit) != 0;
    return n << MAZE_N | e << MAZE_E | s << MAZE_S | w << MAZE_W;
}

#endif
