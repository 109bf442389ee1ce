/* ends: where a search starts and where it goes.
 *
 * Each of the two by itself is, in this order: the option; start= or goal= of
 * the header; an opening, the first in reading order for the start, the last
 * for the goal if it is another; the first or the last free cell. An opening
 * is a free cell with a gap in the border.
 *
 * There may be several goals, an area: in the option, or in goals= of the header, which
 * comes before goal=. The nearest is the one that counts. */
#ifndef SOLVE_RUN_ENDPOINTS_H
#define SOLVE_RUN_ENDPOINTS_H

#include "common/stream/header.h"

struct endpoint {
    bool given;
    size_t x, y;
    const char *list; /* of a goal: several places, "x,y+x,y", in place of x and y; or NULL */
};

/* Several goals. */
struct goal_set {
    struct mem mem; /* owned; count of size_t, cells */
    size_t count;
};

/* Finds both as cells of *m. start and goal: what the options say. Where there are
 * several goals they are in *area, and *to is the first, otherwise area->count is 0. 1; 0
 * if the maze has no free cell for one that nobody named; -1 and err if one is outside
 * the maze or a goal is solid, or no place, or no memory. */
int endpoints_find(const struct maze *m, const struct header *h, const struct endpoint *start,
                   const struct endpoint *goal, size_t *from, size_t *to, struct goal_set *area,
                   struct err *err);

static inline const size_t *goal_set_cells(const struct goal_set *area)
{
    return (const size_t *)(const void *)area->mem.at;
}

#endif
