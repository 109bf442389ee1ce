/* left: follows the wall with the left hand.
 *
 * Idea: keep the left hand on the wall and walk: at each cell, turn left if possible, otherwise go
 * straight on, otherwise turn right, otherwise turn back.
 *
 * Correctness: the walk goes once around the wall that the hand touches. It reaches the goal if the
 * goal is beside this wall, as it always is in a perfect maze. Otherwise it returns to where it
 * began, facing in the same direction, and gives up.
 *
 * Marks: a path. Visited: the cells entered.
 *
 * Cost: at most four visits per cell. Memory: only the maze; the walker itself needs none.
 *
 * Reference: Walter D. Pullen, "Think Labyrinth: Maze algorithms" (wall follower). */
#include "common/solve/kit/walk.h"

static int left_solve(struct search *s, struct err *err)
{
    return walk_follow(s, walk_left, err);
}

const struct solve solve_left = {
    .entry = {"left", "keeps its left hand on the wall", NULL, "left-hand wall-follower"},
    .is_walker = true,
    .solve = left_solve,
};
