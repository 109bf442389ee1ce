/* loops: creates loops by removing walls from a finished maze, or obstacles from a board. */
#ifndef GEN_RUN_LOOPS_H
#define GEN_RUN_LOOPS_H

#include "common/base/rng.h"
#include "common/maze/shape_graph.h"

/* The walls to remove; probabilities are scaled as for rng_chance. {0} removes nothing. */
struct loops {
    uint64_t braid;     /* the probability that a dead end loses a wall */
    uint64_t open;      /* number of further walls */
    uint64_t percolate; /* the probability of removing each remaining wall */
};

/* Returns whether anything is removed. */
static inline bool loops_any(const struct loops *loops)
{
    return loops->braid || loops->open || loops->percolate;
}

/* Removes walls or obstacles of *m in three steps. In a maze of walls, never removes a wall of a
 * solid cell.
 *
 * Braids *m: each dead end (a cell with one passage to another cell) loses, with probability
 * `braid`, one of its remaining inner walls, chosen at random; on a board, one of the obstacles
 * beside it. If the probability is 1, no dead end remains that has something to remove.
 *
 * Then removes `open` inner walls or obstacles; all sets of this size are equally likely. If there
 * are not more than `open`, removes all.
 *
 * Then removes each remaining one with probability `percolate`, independently. With the same random
 * numbers, a larger probability removes everything that a smaller one does.
 *
 * mask has the same layout as the cells and is 0 where nothing may change; it may be NULL. The
 * border of a board never changes. given has PIECES_FIXED for the inner walls that must stay; it
 * may be NULL. The scratch bits of *m may have any value, except MAZE_OBSTACLE on a board. */
void loops_make(struct maze *m, struct rng *rng, const struct loops *loops,
                const unsigned char *mask, const struct maze *given);

/* Does the same in a maze with a shape, whose graph is *g, to the cells and walls of the shape. */
void loops_make_shape(const struct shape_graph *g, struct maze *m, struct rng *rng,
                      const struct loops *loops, const struct maze *given);

#endif
