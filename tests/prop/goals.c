/* Tests that a search with several goals finds a nearest one. The graph gives the distance of every
 * cell. */
#include "common/solve/run/search.h"
#include "common/solve/solve.h"
#include "tests/random_maze.h"

enum { GOALS = 6 };

/* Chooses random goals. Returns whether search_nearest finds a nearest one, or the first one if all
 * are unreachable. */
static bool check_nearest(struct maze *m, const struct graph *g, size_t start, struct rng *rng,
                          struct mem *work)
{
    struct search s = {.maze = m, .scratch = work};
    const size_t n = g->w * g->h;
    long *distance = test_alloc(n, sizeof *distance), least = -1;
    struct place goals[GOALS];
    size_t count = 0, first = 0, chosen;
    struct err err;
    bool correct, is_goal = false;
    graph_distances(g, start, distance);
    for (int k = 0; k < GOALS; k++) {
        size_t goal = (size_t)rng_below(rng, n);
        bool reachable = distance[goal] >= 0 && (g->block || !g->solid[start]);
        if (g->solid[goal])
            continue;
        first = count ? first : goal;
        goals[count++] = (struct place){goal % g->w, goal / g->w};
        if (reachable && (least < 0 || distance[goal] < least))
            least = distance[goal];
    }
    if (count == 0) {
        free(distance);
        return true;
    }
    s.start = start / g->w * m->stride + start % g->w;
    if (search_nearest(&s, goals, count, &err))
        exit(2);
    chosen = s.goal / m->stride * g->w + s.goal % m->stride;
    for (size_t k = 0; k < count; k++)
        is_goal = is_goal || maze_cell(m, goals[k]) == s.goal;
    correct = is_goal && (least < 0 ? chosen == first : distance[chosen] == least);
    free(distance);
    return correct;
}

int main(void)
{
    struct maze m = {0};
    struct mem work[2] = {{0}, {0}};
    struct rng rng;
    rng_seed(&rng, 13, 0);
    for (int kind = 0; kind < RANDOM_MAZE_KINDS; kind++) {
        int wrong = 0;
        for (int k = 0; k < 1000; k++) {
            size_t w = 1 + (size_t)rng_below(&rng, 9), h = 1 + (size_t)rng_below(&rng, 9);
            struct graph g;
            char *before, *after;
            random_maze(&m, (enum random_maze_kind)kind, w, h, &rng);
            before = record_text(&m, NULL, false);
            g = graph_read(before, kind == BLOCKS);
            wrong += !check_nearest(&m, &g, (size_t)rng_below(&rng, w * h), &rng, work);
            maze_clear(&m, (unsigned char)~(MAZE_WEST | MAZE_NORTH | MAZE_OBSTACLE));
            after = record_text(&m, NULL, false);
            wrong += strcmp(before, after) != 0;
            graph_free(&g);
            free(before);
            free(after);
        }
        ok(wrong == 0, "the nearest of several goals is found in 1000 %s: %d wrong",
           random_maze_names[kind], wrong);
    }
    maze_free(&m);
    mem_free(&work[0]);
    mem_free(&work[1]);
    return done();
}
