/* flood: breadth-first search from a cell over a whole maze. */
#ifndef FLOOD_H
#define FLOOD_H

#include "maze.h"

/* Visits the cells of *m, which is framed (see maze_frame) and has no other
 * MAZE_SEEN nor MAZE_BACK, in the order of their distance from `from`, until
 * cell `until` is met (SIZE_MAX: until there are no more). Every cell that is
 * met gets MAZE_SEEN and in MAZE_BACK the direction of the way back. *last, if
 * not NULL, is the cell met last: none is farther. Memory: *work, 8 bytes a
 * cell of the frontier. 1: `until` was met; 0: not; -1 and err: no memory. */
int flood(struct maze *m, size_t from, size_t until, size_t *last, struct mem *work,
          struct err *err);

#endif
