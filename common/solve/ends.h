/* ends: where a search starts and where it goes.
 *
 * Each of the two by itself is, in this order: the option; start= or goal= of
 * the header; an opening, the first in reading order for the start, the last
 * for the goal if it is another; the first or the last free cell. An opening
 * is a free cell with a gap in the border. */
#ifndef ENDS_H
#define ENDS_H

#include "../stream/header.h"

struct end {
    bool given;
    size_t x, y;
};

/* Finds both as cells of *m. start and goal: what the options say. 1; 0 if
 * the maze has no free cell for one that nobody named; -1 and err if one is
 * outside the maze or the goal is solid. */
int ends_find(const struct maze *m, const struct header *h, const struct end *start,
              const struct end *goal, size_t *from, size_t *to, struct err *err);

#endif
