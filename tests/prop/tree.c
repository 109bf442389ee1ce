/* Tests of the paths in the tree of a perfect maze, of walls and of blocks: the moves of each lead
 * from its start to its goal, and are as many as an independent search says. */
#include "common/solve/run/tree.h"
#include "common/maze/path.h"
#include "tests/random_maze.h"

/* Returns whether the path from the start of the trial to every cell is right. */
static bool check(struct trial *t, const void *context)
{
    static struct tree tree;
    const struct graph *g = &t->g;
    long *distance = trial_distances(t);
    struct search s = {.maze = &t->m};
    struct err err;
    size_t cells;
    bool correct = true;
    (void)context;
    if (!g->solid[t->start] && graph_is_tree(g, &cells) && tree_begin(&tree, &t->m, &err))
        exit(2);
    s.start = trial_cell(t, t->start);
    for (size_t i = 0; i < g->w * g->h && tree.is_known && correct; i++) {
        size_t at = t->start;
        if (g->solid[i])
            continue;
        s.goal = trial_cell(t, i);
        tree_path(&tree, &s);
        correct = s.length == (uint64_t)distance[i];
        for (uint64_t k = 0; k < s.length && correct; k++) {
            const int d = (int)path_direction(s.moves[k]);
            correct = graph_has_step(g, at, d, t->start);
            at = graph_neighbour(g, at, d);
        }
        correct = correct && at == i;
    }
    tree.is_known = false;
    free(distance);
    return correct;
}

int main(void)
{
    trials_run(&(struct trials){"tree", 5, 40, tap_long() ? 20000 : 1000, check, NULL});
    return done();
}
