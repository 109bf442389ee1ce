/* wilson: every maze of the size equally likely, by loop-erased random walks.
 *
 * The idea: one cell is the tree. From each cell that is not in it yet, walk
 * at random until the tree is met, then join the walk to it without the loops
 * that it made.
 *
 * Why it is right: think of an endless stack of random directions on each
 * cell, and look at the tops. Wherever they go round in a circle, pop that
 * circle. Wilson shows that the circles that get popped, and so the tree that
 * is left, do not depend on the order of the popping; and that the tree is
 * independent of them and uniform. A walk pops the circles that it closes: it
 * leaves in each cell the direction it left that cell by last, and following
 * those from its start gives the walk without its loops. Neither the first
 * cell nor the order of the others matters.
 *
 * Its mazes: no bias at all; about 29 percent dead ends (8/pi^2 (1 - 2/pi) =
 * 0.2945 in the limit), solutions short and winding.
 *
 * Time: the mean time of a walk to the tree, n log n steps for n cells on a
 * square grid, all of them near together but for the first walks. The first
 * cell is in the middle, which is nearest to all. Space: the maze; the last
 * directions are two scratch bits of the cells.
 *
 * Reference: David B. Wilson, "Generating random spanning trees more quickly
 * than the cover time", 1996. */
#include "gen.h"

#define IN      0x10 /* in the tree */
#define OUTSIDE MAZE_SEEN

/* Walks from a cell to the tree, leaving in each cell the last direction. */
static inline void walk(const struct maze *m, unsigned char *cell, struct rng *rng, uint64_t *bits,
                        int *left)
{
    while (!(*cell & IN)) {
        unsigned d;
        if ((*left)-- == 0) {
            *bits = rng_next(rng);
            *left = 31;
        }
        d = *bits & 3;
        *bits >>= 2;
        if (cell[m->step[d]] & OUTSIDE)
            continue; /* draw again */
        *cell = (unsigned char)((*cell & MAZE_DIGIT) | d << MAZE_BACK_SHIFT);
        cell += m->step[d];
    }
}

/* Joins what the walk left to the tree. */
static inline void join(const struct maze *m, unsigned char *cell)
{
    while (!(*cell & IN)) {
        unsigned d = *cell >> MAZE_BACK_SHIFT;
        *cell |= IN;
        maze_carve(m, cell, d);
        cell += m->step[d];
    }
}

static int wilson_make(struct maze *m, struct rng *rng, const uint64_t *values, struct mem *work,
                       struct err *err)
{
    unsigned char *row = m->cell;
    uint64_t bits = 0;
    int left = 0;
    (void)values;
    (void)work;
    (void)err;
    maze_fill(m, 0);
    maze_frame(m);
    m->cell[m->height / 2 * m->stride + m->width / 2] |= IN;
    for (size_t y = 0; y < m->height; y++, row += m->stride)
        for (size_t x = 0; x < m->width; x++)
            if (!(row[x] & IN)) {
                walk(m, row + x, rng, &bits, &left);
                join(m, row + x);
            }
    return 0;
}

const struct gen gen_wilson = {
    .entry = {"wilson", "loop-erased random walks: every maze equally likely", NULL},
    .perfect = true,
    .uniform = true,
    .make = wilson_make,
};
