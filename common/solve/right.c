/* right: follows the wall with the right hand; see left.
 *
 * In a perfect maze, it walks along the walls that left omits: together they pass every wall twice.
 *
 * Reference: Walter D. Pullen, "Think Labyrinth: Maze algorithms" (wall follower). */
#include "common/solve/kit/walk.h"

static int right_solve(struct search *s, struct err *err)
{
    return walk_follow(s, walk_right, err);
}

const struct solve solve_right = {
    .entry = {"right", "keeps its right hand on the wall", NULL, "right-hand"},
    .is_walker = true,
    .solve = right_solve,
};
