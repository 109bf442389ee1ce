/* Tests that a search with several goals finds a nearest one, which is not solid, and leaves no
 * marks. The graph gives the distance of every cell. */
#include "common/solve/run/search.h"
#include "common/solve/solve.h"
#include "tests/random_maze.h"

enum { GOALS = 6 };

/* Chooses random goals. Returns whether search_nearest finds a nearest one, or the first one if all
 * are unreachable. */
static bool check_nearest(struct trial *t, const void *context)
{
    struct search s = {.maze = &t->m, .scratch = t->work, .start = trial_cell(t, t->start)};
    long *distance = trial_distances(t), least = -1;
    char *before = record_text(&t->m, NULL, false), *after;
    struct place goals[GOALS];
    size_t first = 0, chosen;
    struct err err;
    bool correct, is_goal = false;
    (void)context;
    for (int k = 0; k < GOALS; k++) {
        const size_t goal = (size_t)rng_below(&t->rng, t->g.w * t->g.h);
        first = k ? first : goal;
        goals[k] = (struct place){goal % t->g.w, goal / t->g.w};
        if (!t->g.solid[goal] && distance[goal] >= 0 && (least < 0 || distance[goal] < least))
            least = distance[goal];
    }
    if (search_nearest(&s, goals, GOALS, &err))
        exit(2);
    chosen = s.goal / t->m.stride * t->g.w + s.goal % t->m.stride;
    for (int k = 0; k < GOALS; k++)
        is_goal = is_goal || maze_cell(&t->m, goals[k]) == s.goal;
    correct = is_goal && (least < 0 ? chosen == first : distance[chosen] == least);
    maze_clear(&t->m, (unsigned char)~(MAZE_WEST | MAZE_NORTH | MAZE_OBSTACLE));
    after = record_text(&t->m, NULL, false);
    correct = correct && strcmp(before, after) == 0;
    free(before);
    free(after);
    free(distance);
    return correct;
}

int main(void)
{
    trials_run(&(struct trials){"the nearest of several goals", 9, 9, 1000, check_nearest, NULL});
    return done();
}
