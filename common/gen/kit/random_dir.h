/* random_dir: one of some directions at random, each equally likely, with few draws
 * and no branch on how many there are. */
#ifndef GEN_KIT_RANDOM_DIR_H
#define GEN_KIT_RANDOM_DIR_H

#include "common/base/rng.h"
#include "common/maze/maze.h"

enum { RANDOM_DIR_BITS = 6, RANDOM_DIR_AGAIN = 4, RANDOM_DIR_EVEN = 50 };

/* Which direction to take, by a set of them (bit d: direction d) and six random
 * bits. 64 is no multiple of 3, so with three directions one value in 64 says
 * RANDOM_DIR_AGAIN; and so does the empty set, always. */
extern const unsigned char random_dir_table[16][1 << RANDOM_DIR_BITS];

/* Random bits in store. */
struct random_dir {
    struct rng *rng; /* not owned */
    uint64_t bits;
    int left;      /* draws of RANDOM_DIR_BITS that bits is good for */
    unsigned bias; /* hundredths: the weight of east and west, the rest that of north and south */
};

static inline struct random_dir random_dir_init(struct rng *rng, unsigned bias)
{
    return (struct random_dir){rng, 0, 0, bias};
}

/* The next six bits. */
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

/* Those of the set, which is not empty, that chance leaves by the bias: all east
 * and west of it, or all north and south. */
unsigned random_dir_axis(struct random_dir *p, unsigned set);

/* A direction of the set, which is not empty. */
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

/* The set of neighbours of a cell in which this one bit, of 0x10 to 0x80, is
 * set. */
static inline unsigned random_dir_candidates(const unsigned char *cell, size_t stride, unsigned bit)
{
    unsigned n = (*(cell - stride) & bit) != 0, e = (cell[1] & bit) != 0;
    unsigned s = (cell[stride] & bit) != 0, w = (cell[-1] & bit) != 0;
    return n << MAZE_N | e << MAZE_E | s << MAZE_S | w << MAZE_W;
}

#endif
