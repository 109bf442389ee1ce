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

/* How many of the blocks beside block i are dug. */
static inline unsigned board_carved_neighbours(const struct maze *m, size_t i)
{
    const unsigned char *cell = m->cell + i;
    int obstacles = (cell[-(ptrdiff_t)m->stride] & MAZE_OBSTACLE) + (cell[1] & MAZE_OBSTACLE) +
                    (cell[m->stride] & MAZE_OBSTACLE) + (cell[-1] & MAZE_OBSTACLE);
    return (unsigned)(4 - obstacles / MAZE_OBSTACLE);
}

/* Is it an inner block that is not dug? */
static inline bool board_is_carvable(const struct maze *m, size_t i)
{
    return (m->cell[i] & (MAZE_OBSTACLE | BOARD_INNER)) == (MAZE_OBSTACLE | BOARD_INNER);
}

/* Is block i inside the border and next to the one on this side? */
static inline bool board_at_side(const struct maze *m, size_t i, unsigned side)
{
    size_t x = i % m->stride, y = i / m->stride;
    return side == MAZE_N   ? y == 1
           : side == MAZE_E ? x == m->width - 2
           : side == MAZE_S ? y == m->height - 2
                            : x == 1;
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
