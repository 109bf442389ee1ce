/* walk: code shared by the walkers, the solvers that move through a maze step by step and see only
 * their current cell.
 *
 * MAZE_BACK of each cell is the direction in which the walker last left it. Following these
 * directions from the start yields the walk with its loops erased. */
#ifndef SOLVE_KIT_WALK_H
#define SOLVE_KIT_WALK_H

#include "common/solve/solve.h"

struct walker {
    struct search *s;
    size_t at;
    unsigned heading; /* MAZE_N to MAZE_W; 4: none */
};

/* Returns a walker at the start. It faces the direction in which it would enter through an opening
 * there, or north if there is no opening. */
struct walker walk_begin(struct search *s);

/* Returns whether the walker can move in direction d. It never re-enters a start that is an
 * obstacle. */
static inline bool walk_can(const struct walker *w, unsigned d)
{
    const struct maze *m = w->s->maze;
    const unsigned char *next = maze_beside(m, w->at, d);
    return maze_open(m, w->at, d) && !(*next & MAZE_SEEN) &&
           (next != m->cell + w->s->start || !(*next & MAZE_OBSTACLE));
}

/* Turns that a walker tries in order to keep its left or its right hand on the wall, in clockwise
 * quarter turns from its heading. */
extern const unsigned walk_left[4], walk_right[4];

/* Returns the first direction in which the walker can move, trying turns[0], turns[1] and so on; 4
 * if there is none. */
unsigned walk_turn(const struct walker *w, const unsigned turns[4]);

/* Moves the walker in direction d. */
void walk_go(struct walker *w, unsigned d);

/* Returns whether a walker that follows a wall and has just left cell `from` has gone all the way
 * around. *first is the state that repeats in that case; its heading must be 4 initially. */
bool walk_is_around(const struct walker *w, size_t from, struct walker *first);

/* Marks the path of a walker that has reached the goal. Returns SOLVE_PATH, or -1 with *err set if
 * memory runs out. */
int walk_end(struct search *s, struct err *err);

/* Follows a wall with `turns` until the goal is reached or the walk repeats. Returns SOLVE_PATH,
 * SOLVE_NONE, or -1 with *err set if memory runs out. */
int walk_follow(struct search *s, const unsigned turns[4], struct err *err);

#endif
