/* endpoints: the start and the goal of a search.
 *
 * Each of the two is determined by the first of these that exists:
 *
 *     1. the option -s or -g
 *     2. the field start or goal of the header
 *     3. the default of maze_endpoints.h
 *
 * The option and the field goals, which takes precedence over goal, may contain several goals; then
 * the nearest one counts. */
#ifndef SOLVE_RUN_ENDPOINTS_H
#define SOLVE_RUN_ENDPOINTS_H

#include "common/solve/solve.h"
#include "common/stream/header.h"

/* The value of an option for the start or the goal. */
struct endpoint {
    bool is_set;
    struct place place;
    const char *list; /* several goals, "x,y+x,y", instead of `place`; or NULL */
};

/* The start and the goals specified by the options or the header. Must be {0} before the first
 * use. */
struct endpoints {
    struct place start;  /* PLACE_NONE: not specified */
    struct place *goals; /* in mem; not specified if goal_count is 0 */
    size_t goal_count;
    struct mem mem; /* owned */
};

/* Reads the start and the goals from the options *start and *goal and from the header *h, whose
 * size must be the size of the maze. Returns 0, or -1 with *err set if one is malformed or outside
 * the maze, or if memory runs out. */
int endpoints_read(struct endpoints *e, const struct header *h, const struct endpoint *start,
                   const struct endpoint *goal, struct err *err);

/* Checks that `place`, the value of `key`, is in a maze of this size; the height of an endless maze
 * is 0. Returns 0, or -1 with *err set. */
int endpoints_check_place(const char *key, struct place place, size_t width, uint64_t height,
                          struct err *err);

/* Checks that no goal, and no start specified by the option *start, is a post or a wall of the
 * lattice if the board has been generated: otherwise the user probably counted cells, not blocks.
 * If m is NULL, also rejects places that might be walls. Returns 0, or -1 with *err set. */
int endpoints_check_lattice(const struct endpoints *e, const struct header *h,
                            const struct endpoint *start, const struct maze *m, struct err *err);

/* Finds out whether the endpoints are known without the whole maze: both are specified, the start,
 * which may be solid, is not a goal, and neither can be a wall or a post of a generated lattice.
 * Returns 1 if so, 0 if not, or -1 with *err set if not and the maze is endless, so that it can
 * never be read as a whole. */
int endpoints_are_known(const struct header *h, const struct endpoint *start,
                        const struct endpoints *e, struct err *err);
#endif
