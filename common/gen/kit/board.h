/* board: what the generators of boards of blocks share.
 *
 * A block is an obstacle (MAZE_OBSTACLE) or dug. A block may be dug only if
 * exactly three of the four beside it are obstacles: so a new block touches what
 * was dug at one side only, and what is dug one after the other is a tree. */
#ifndef GEN_KIT_BOARD_H
#define GEN_KIT_BOARD_H

#include "common/gen/gen.h"

#define BOARD_INNER 0x20 /* an obstacle that may be dug: neither border nor outside the mask */

/* All blocks obstacles, those inside the border and in the mask with scratch. */
void board_fill(const struct gen_job *job, unsigned char scratch);

/* Is it an inner block that is not dug? */
static inline bool board_is_carvable(const struct maze *m, size_t i)
{
    return (m->cell[i] & (MAZE_OBSTACLE | BOARD_INNER)) == (MAZE_OBSTACLE | BOARD_INNER);
}

/* Returns the number of dug blocks beside block i that belong to a tree, 0 or BOARD_INNER. */
static inline unsigned board_touches(const struct maze *m, size_t i, unsigned char tree)
{
    unsigned n = 0;
    for (unsigned d = 0; d < 4; d++)
        n += (m->cell[maze_neighbour(m, i, d)] & (MAZE_OBSTACLE | BOARD_INNER)) == tree;
    return n;
}

/* Returns the directions in which a block can be dug beside block i, or beside which it touches
 * only that tree at one side. */
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

/* Returns whether block i is inside the border and next to it on this side. */
static inline bool board_at_side(const struct maze *m, size_t i, unsigned side)
{
    const size_t x = i % m->stride, y = i / m->stride;
    const size_t border[4] = {y - 1, m->width - 2 - x, m->height - 2 - y, x - 1};
    return border[side] == 0;
}

/* Returns whether block i can have the exit in the border on this side: it must be next to it, and
 * not next to the start if that is next to it too, because two doors side by side would be one. */
static inline bool board_can_open(const struct gen_job *job, size_t i, unsigned side)
{
    const struct maze *m = job->maze;
    size_t start = job->endpoints.start, distance = i > start ? i - start : start - i;
    return board_at_side(m, i, side) &&
           (!board_at_side(m, start, side) || distance > (side % 2 ? m->stride : 1));
}

#endif
