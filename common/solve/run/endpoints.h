/* endpoints: the start and the goal of a search.
 *
 * Each of the two is the first of these that exists:
 *
 *     1. the option -s or -g
 *     2. the field start or goal of the header
 *     3. an opening: the first in reading order for the start; the last one for the goal, if it is
 *        not also the first
 *     4. the first free cell for the start, the last one for the goal
 *
 * If both are then the same cell and one of them is a default (3 or 4), another cell replaces it;
 * the start, if both are defaults. It is another opening, in the order of 3, or else the first or
 * the last free cell, as in 4, or else the other one of these two. A specified start may be the
 * specified goal.
 *
 * An opening is a free cell with a gap in the border. There may be several goals, in the option or
 * in the field goals, which precedes goal; then the nearest one counts.
 *
 * Other places that decide the default start and goal: gen/run/door_choose.c chooses the doors of a
 * generated maze, and import/micromouse.c sets the start and goals of a micromouse maze. */
#ifndef SOLVE_RUN_ENDPOINTS_H
#define SOLVE_RUN_ENDPOINTS_H

#include "common/stream/header.h"

/* What an option says about the start or the goal. */
struct endpoint {
    bool is_set;
    size_t x, y;
    const char *list; /* several goals, "x,y+x,y", instead of x and y; or NULL */
};

/* Several goals. */
struct goal_set {
    struct mem mem; /* owned; count of size_t, cells */
    size_t count;
};

/* Finds the start and the goal of *m, as cells, in *from and *to. start and goal are the options.
 * If there are several goals, stores them in *goals and the first of them in *to; otherwise sets
 * goals->count to 0.
 * Returns 1; 0 if no start or no goal is specified and the maze has no free cell for it; or -1 with
 * *err set if one is malformed or outside the maze, if a goal is solid, if a start that an option
 * names is a wall or a post of a generated lattice, or if memory runs out. */
int endpoints_find(const struct maze *m, const struct header *h, const struct endpoint *start,
                   const struct endpoint *goal, size_t *from, size_t *to, struct goal_set *goals,
                   struct err *err);

/* Returns the goals, as cells. */
static inline const size_t *goal_set_cells(const struct goal_set *goals)
{
    return (const size_t *)(const void *)goals->mem.at;
}

#endif
