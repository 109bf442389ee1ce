/* row_ring: a buffer through which the rows of a maze pass, many at a time if they are narrow: a
 * call per row takes longer than a narrow row. The rows are stored in slots 0 to size - 1, then
 * from slot 0 again. While new ones are stored, the two before them stay: a row is written with
 * those above and below it. */
#ifndef MAZE_ROW_RING_H
#define MAZE_ROW_RING_H

#include <stddef.h>

enum { ROW_RING_BYTES = 1 << 14 }; /* fits the first-level cache */

/* Returns the size of a ring of rows of `stride` bytes: at least 3. */
static inline size_t row_ring_size(size_t stride)
{
    return stride < ROW_RING_BYTES / 3 ? ROW_RING_BYTES / stride : 3;
}

/* Returns how many rows can be stored from slot `next` on, the one after the row stored last. */
static inline size_t row_ring_room(size_t size, size_t next)
{
    return next < 2 ? size - 2 : size - next;
}

#endif
