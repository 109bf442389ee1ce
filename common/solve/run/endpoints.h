/* endpoints: the start and the goal of a search.
 *
 * Each of the two is the first of these that exists:
 *
 *     1. the option -s or -g
 *     2. the field start or goal of the header
 *     3. the default of maze_endpoints.h
 *
 * There may be several goals, in the option or in the field goals, which precedes goal; then the
 * nearest one counts.
 */
#ifndef SOLVE_RUN_ENDPOINTS_H
#define SOLVE_RUN_ENDPOINTS_H

#include "common/solve/solve.h"
#include "common/stream/header.h"

/* What an option says about the start or the goal. */
struct endpoint {
    bool is_set;
    struct place place;
    const char *list; /* several goals, "x,y+x,y", instead of a place; or NULL */
};

/* The start and the goals that the options or the header specify. {0} before first use. */
struct endpoints {
    struct place start;  /* PLACE_NONE: not specified */
    struct place *goals; /* goal_count of them, in mem; none: not specified */
    size_t goal_count;
    struct mem mem; /* owned */
};

/* Reads the start and the goals from the options start and goal and the header *h, whose size is
 * that of the maze. Returns 0, or -1 with *err set if one is malformed or outside the maze, or if
 * memory runs out. */
int endpoints_read(struct endpoints *e, const struct header *h, const struct endpoint *start,
                   const struct endpoint *goal, struct err *err);

/* Checks that the place of `key` is in a maze, whose height is 0 if it is endless. Returns 0, or -1
 * with *err set. */
int endpoints_check_place(const char *key, struct place place, size_t width, uint64_t height,
                          struct err *err);

/* Finds the start and the goal of *s->maze: the ones in *e, the first of several goals, and
 * otherwise the defaults. start is the option. Returns 1; 0 if no start or no goal is specified and
 * the maze has no free cell for it; or -1 with *err set if a goal, or a start that an option names,
 * is a wall or a post of a generated lattice. */
int endpoints_find(const struct search *s, const struct header *h, const struct endpoint *start,
                   const struct endpoints *e, struct maze_endpoints *found, struct err *err);

/* Returns whether everything that endpoints_find may find can be found without the whole maze: both
 * endpoints are specified, the start, which may be solid, is not a goal, and none can be a wall or
 * a post of a generated lattice. Returns -1 with *err set if not in an endless maze, which is
 * never whole. */
int endpoints_are_known(const struct header *h, const struct endpoint *start,
                        const struct endpoints *e, struct err *err);
#endif
