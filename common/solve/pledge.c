/* pledge: a wall follower that can leave islands.
 *
 * Idea: walk straight on in the direction in which the maze was entered. At a wall, turn right and
 * follow it with the left hand, counting turns: a right turn adds 1, a left turn subtracts 1. When
 * the count is 0 again, leave the wall and walk straight on. Facing the same direction as before is
 * not enough.
 *
 * Correctness: along the inside of a wall that encloses the walker, the count grows by four with
 * each round, and the walker never leaves this wall. On the outside of an island, the count falls
 * with each round, so the walker leaves it. From any cell, it reaches the border of the maze and a
 * door in it. The algorithm finds a way out of the maze, but does not reach every cell: it may miss
 * a goal in the middle.
 *
 * It gives up when its walk is certain to repeat: when it leaves a wall in a cell where it has left
 * one before, or when it has gone around a wall and the count cannot become 0 again.
 *
 * Marks: a path. Visited: the cells entered.
 *
 * Cost: proportional to the steps. Memory: only the maze.
 *
 * Reference: Harold Abelson and Andrea diSessa, "Turtle geometry", 1980 (John Pledge's algorithm).
 */
#include "common/solve/kit/walk.h"

#define LEFT_HERE MAZE_PATH /* a wall was left in this cell */

/* Follows the wall ahead, starting with a right turn. The count begins at 1 to 3 and falls by 1 at
 * a time. After a complete round, the walker must be inside the wall: outside, the count would be
 * lower by 4, so it would have been 0. Returns whether the count has become 0 or the goal has been
 * reached. */
static bool pledge_follow(struct walker *w)
{
    static const unsigned at_wall[4] = {1, 2, 3, 3};
    struct walker first = {.heading = 4};
    long long count = 0;
    for (bool hit = true; w->at != w->s->goal; hit = false) {
        const unsigned d = walk_turn(w, hit ? at_wall : walk_left), turn = (d + 4 - w->heading) % 4;
        const size_t from = w->at;
        if (d == 4)
            return false;
        count += turn == 3 && !hit ? -1 : (long long)turn;
        if (count == 0) {
            w->heading = d;
            return true;
        }
        walk_go(w, d);
        if (walk_is_around(w, from, &first))
            return false;
    }
    return true;
}

static int pledge_solve(struct search *s, struct err *err)
{
    struct maze *m = s->maze;
    struct walker w = walk_begin(s);
    bool more = true;
    while (more && w.at != s->goal) {
        if (walk_can(&w, w.heading)) {
            walk_go(&w, w.heading);
            continue;
        }
        more = pledge_follow(&w);
        if (more && w.at != s->goal) {
            more = !(m->cell[w.at] & LEFT_HERE);
            m->cell[w.at] |= LEFT_HERE;
        }
    }
    maze_clear(m, LEFT_HERE);
    return more ? walk_end(s, err) : SOLVE_NONE;
}

const struct solve solve_pledge = {
    .entry = {"pledge", "wall follower that can leave islands", NULL, NULL},
    .is_walker = true,
    .solve = pledge_solve,
};
