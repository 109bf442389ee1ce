/* loops: removes walls of a finished maze, or obstacles of a board, which makes loops. */
#ifndef GEN_RUN_LOOPS_H
#define GEN_RUN_LOOPS_H

#include "common/base/rng.h"
#include "common/maze/shape_graph.h"

/* What is removed; probabilities are those of rng_chance. {0}: nothing. */
struct loops {
    uint64_t braid;     /* the probability that a dead end loses a wall */
    uint64_t open;      /* how many more walls */
    uint64_t percolate; /* the probability of each wall that remains */
};

/* Returns whether anything is removed. */
static inline bool loops_any(const struct loops *loops)
{
    return loops->braid || loops->open || loops->percolate;
}

/* Removes no wall of a solid cell of a maze of walls.
 *
 * Braids *m: each dead end (a cell with one passage to another cell) loses, with probability
 * `braid`, one of its remaining inner walls, chosen at random; on a board one of the obstacles
 * beside it. If the probability is 1, no dead end is left that has something to remove.
 *
 * Then removes `open` inner walls or obstacles, all sets of that many being equally likely; all of
 * them if there are not more.
 *
 * Then removes each of the others with probability `percolate`, independently. With the same random
 * numbers, a larger probability removes all that a smaller one does, and more.
 *
 * mask is laid out as the cells, 0 where nothing may change, or NULL; the border of a board never
 * changes. given: a maze with PIECES_FIXED of the inner walls that must stay, or NULL. The scratch
 * bits of *m may have any value, except MAZE_OBSTACLE on a board. */
void loops_make(struct maze *m, struct rng *rng, const struct loops *loops,
                const unsigned char *mask, const struct maze *given);

/* The same for a maze with a shape, whose graph is *g, and its cells and walls. */
void loops_make_shape(const struct shape_graph *g, struct maze *m, struct rng *rng,
                      const struct loops *loops, const struct maze *given);

#endif
