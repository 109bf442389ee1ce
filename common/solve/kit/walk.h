/* walk: one who goes through a maze step by step and sees only the cell where he
 * stands.
 *
 * The direction in which each cell was left last stays in its MAZE_BACK: followed
 * from the start these are the walk without its loops. */
#ifndef SOLVE_KIT_WALK_H
#define SOLVE_KIT_WALK_H

#include "common/solve/solve.h"

struct walk {
    struct search *s;
    size_t at;
    unsigned heading; /* MAZE_N .. MAZE_W */
};

/* At the start, facing as one who has come in by its opening, or north. */
struct walk walk_begin(struct search *s);

/* Can he go from where he stands in direction d? Never back to a start that is an
 * obstacle. */
static inline bool walk_can(const struct walk *w, unsigned d)
{
    const struct maze *m = w->s->maze;
    size_t next = maze_neighbour(m, w->at, d);
    return maze_open(m, w->at, d) && !(m->cell[next] & MAZE_SEEN) &&
           (next != w->s->start || !(m->cell[next] & MAZE_OBSTACLE));
}

/* The first of the directions heading + order[0..3] in which he can go, 4 if there
 * is none. */
unsigned walk_turn(const struct walk *w, const unsigned order[4]);

/* The rules of a left and a right hand on the wall. */
extern const unsigned walk_left[4], walk_right[4];

/* Will one who follows a wall from cell i come by there again? Not from a start that
 * is an obstacle, for nothing enters it. From any other cell each step can be undone,
 * as the other hand would, so such a walk is a ring: the state (cell and heading) that
 * comes twice first is the one after the first such step. */
static inline bool walk_returns(const struct search *s, size_t i)
{
    return !(s->maze->cell[i] & MAZE_OBSTACLE);
}

/* Goes in direction d. */
void walk_go(struct walk *w, unsigned d);

/* The walk has come to the goal: marks its way. As solution_shorten. */
int walk_end(struct search *s, struct err *err);

/* Follows a wall until the goal is met or nothing new can come: left and right. */
int walk_follow(struct search *s, const unsigned hand[4], struct err *err);

#endif
