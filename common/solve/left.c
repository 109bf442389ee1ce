/* left: left hand on the wall.
 *
 * The idea: keep the left hand on the wall and walk. At each cell go left if one
 * can, else straight on, else right, else back.
 *
 * Why it is right: one goes once around the wall that the hand is on. If the goal
 * is beside that wall, as it is in every perfect maze, one comes to it. On an
 * island one comes back to where one began, facing the same way, and gives up.
 *
 * Time: at most four visits of a cell. Space: nothing but the maze; the walker needs
 * no memory at all.
 *
 * Reference: Walter D. Pullen, "Think Labyrinth: Maze algorithms" (wall follower). */
#include "common/solve/kit/walk.h"

static int left_run(struct search *s, struct err *err)
{
    return walk_follow(s, walk_left, err);
}

const struct solve solve_left = {
    .entry = {"left", "left hand on the wall", NULL},
    .walks = true,
    .run = left_run,
};
