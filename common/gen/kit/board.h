/* board: code shared by the generators of boards of blocks.
 *
 * A block is an obstacle (MAZE_OBSTACLE) or free. It may be carved, which makes it free, only if
 * exactly three of the four blocks beside it are obstacles. So a new free block touches the others
 * on one side only, and blocks carved one after another form a tree. */
#ifndef GEN_KIT_BOARD_H
#define GEN_KIT_BOARD_H

#include "common/gen/gen.h"
#include "random_dir.h"

/* In an obstacle: the block may be carved, because it is neither in the border nor outside the
 * mask. In a free block: the block belongs to the second of two trees. */
#define BOARD_INNER 0x20

#define BOARD_CARVABLE (MAZE_OBSTACLE | BOARD_INNER)

/* Sets the blocks in the mask to `inner`, except those in a border that is `border` blocks wide, 0
 * or 1. All other blocks become obstacles. Returns the number of inner blocks. */
uint64_t board_fill(const struct gen_job *job, size_t border, unsigned char inner);

/* Returns whether block i is an obstacle that may be carved. */
static inline bool board_is_carvable(const struct maze *m, size_t i)
{
    return (m->cell[i] & BOARD_CARVABLE) == BOARD_CARVABLE;
}

/* Returns the number of free blocks beside block i that belong to `tree`, 0 or BOARD_INNER. */
static inline unsigned board_touches(const struct maze *m, size_t i, unsigned char tree)
{
    unsigned n = 0;
    for (unsigned d = 0; d < 4; d++)
        n += (m->cell[maze_neighbour(m, i, d)] & BOARD_CARVABLE) == tree;
    return n;
}

/* Returns the set of directions from block i of `tree` in which there is a carvable block that
 * touches no other block of the tree. */
static inline unsigned board_choices(const struct maze *m, size_t i, unsigned char tree)
{
    unsigned set = 0;
    for (unsigned d = 0; d < 4; d++) {
        size_t next = maze_neighbour(m, i, d);
        if (board_is_carvable(m, next))
            set |= (unsigned)(board_touches(m, next, tree) == 1) << d;
    }
    return set;
}

/* Carves everything that can be carved from block i, stepping back until it reaches block `root`.
 * Takes random directions and records each block as a step; if dirs is NULL, takes directions in a
 * fixed order and records no steps. */
void board_carve(const struct gen_job *job, size_t i, size_t root, struct random_dir *dirs);

/* Returns whether block i is inside the border and next to it on `side`. */
static inline bool board_at_side(const struct maze *m, size_t i, unsigned side)
{
    const size_t x = i % m->stride, y = i / m->stride;
    const size_t border[4] = {y - 1, m->width - 2 - x, m->height - 2 - y, x - 1};
    return border[side] == 0;
}

/* Returns whether the exit can be at block i, on `side`. The block must be next to the border
 * there. If the start is also next to it, the block must not be next to the start, because two
 * adjacent doors would be one. */
static inline bool board_can_open(const struct gen_job *job, size_t i, unsigned side)
{
    const struct maze *m = job->maze;
    size_t start = job->endpoints.start, distance = i > start ? i - start : start - i;
    return board_at_side(m, i, side) &&
           (!board_at_side(m, start, side) || distance > (side % 2 ? m->stride : 1));
}

#endif
