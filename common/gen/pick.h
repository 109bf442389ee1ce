/* pick: one of some directions at random, each equally likely, with few draws
 * and no branch on how many there are. */
#ifndef PICK_H
#define PICK_H

#include "../maze.h"
#include "../rng.h"

enum { PICK_BITS = 6, PICK_AGAIN = 4, PICK_EVEN = 50 };

/* Which direction to take, by a set of them (bit d: direction d) and six random
 * bits. 64 is no multiple of 3, so with three directions one value in 64 says
 * PICK_AGAIN; and so does the empty set, always. */
extern const unsigned char pick_table[16][1 << PICK_BITS];

/* Random bits in store. */
struct pick {
    struct rng *rng; /* not owned */
    uint64_t bits;
    int left;      /* draws of PICK_BITS that bits is good for */
    unsigned bias; /* hundredths: the weight of east and west, the rest that of north and south */
};

static inline struct pick pick_init(struct rng *rng)
{
    return (struct pick){rng, 0, 0, PICK_EVEN};
}

/* The next six bits. */
static inline unsigned pick_bits(struct pick *p)
{
    unsigned bits;
    if (p->left-- == 0) {
        p->bits = rng_next(p->rng);
        p->left = 64 / PICK_BITS - 1;
    }
    bits = p->bits & ((1 << PICK_BITS) - 1);
    p->bits >>= PICK_BITS;
    return bits;
}

/* Those of the set, which is not empty, that chance leaves by the bias: all east
 * and west of it, or all north and south. */
unsigned pick_axis(struct pick *p, unsigned set);

/* A direction of the set, which is not empty. */
static inline unsigned pick_direction(struct pick *p, unsigned set)
{
    unsigned d;
    if (p->bias != PICK_EVEN)
        set = pick_axis(p, set);
    do
        d = pick_table[set][pick_bits(p)];
    while (d == PICK_AGAIN);
    return d;
}

/* The set of neighbours of a cell in which this one bit, of 0x10 to 0x80, is
 * set. */
static inline unsigned pick_around(const unsigned char *cell, ptrdiff_t stride, unsigned bit)
{
    unsigned n = (cell[-stride] & bit) != 0, e = (cell[1] & bit) != 0;
    unsigned s = (cell[stride] & bit) != 0, w = (cell[-1] & bit) != 0;
    return n << MAZE_N | e << MAZE_E | s << MAZE_S | w << MAZE_W;
}

#endif
