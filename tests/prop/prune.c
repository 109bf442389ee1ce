/* Tests of the filling of dead ends on planes of bits, against one that looks at one cell at a
 * time: it fills nothing else, and what it leaves are other cells or the ends of long dead ends. A
 * solver that prunes marks the same path as one that does not, and dead-end visits what is filled.
 */
#include "common/solve/kit/prune.h"
#include "common/solve/list.h"
#include "common/solve/run/search.h"
#include "tests/random_maze.h"

/* Returns the number of cells that are not filled and joined to cell i, and one of them in *next.
 * An obstacle as start opens its sides. */
static int degree_of(const struct trial *t, const bool *filled, size_t i, size_t *next)
{
    const struct graph *g = &t->g;
    int degree = 0;
    for (int d = 0; d < 4; d++) {
        const size_t j = graph_neighbour(g, i, d);
        const bool from_start = g->block && j < g->w * g->h && j == t->start && !g->solid[i] &&
                                graph_has_step(g, j, d ^ 2, t->start);
        if (graph_has_step(g, i, d, t->start) ? filled[j] : !from_start)
            continue;
        degree++;
        *next = j;
    }
    return degree;
}

/* Returns the cells of the graph that are in dead ends, which the caller frees: each is followed to
 * where it ends. */
static bool *fill_plainly(const struct trial *t)
{
    const struct graph *g = &t->g;
    bool *filled = test_alloc(g->w * g->h, sizeof *filled);
    for (size_t i = 0; i < g->w * g->h; i++)
        for (size_t at = i, next = i; !filled[at] && !g->solid[at] && at != t->start &&
                                      at != t->goal && degree_of(t, filled, at, &next) <= 1;
             at = next)
            filled[at] = true;
    return filled;
}

/* Runs a solver on a copy of the maze, and leaves its marks there. Returns as search_solve. */
static int solve_copy(const struct trial *t, struct maze *copy, const struct solve *solver,
                      bool visited)
{
    struct mem work[2] = {{0}, {0}};
    struct search s = {.maze = copy, .scratch = work};
    struct err err;
    int got;
    if (maze_shape(copy, t->m.kind, t->m.width, t->m.height, &err))
        exit(2);
    memcpy(copy->mem.at, t->m.mem.at, (t->m.height + 2) * t->m.stride);
    s.start = trial_cell(t, t->start);
    s.goal = trial_cell(t, t->goal);
    got = search_solve(solver, &s, visited, &err);
    mem_free(&work[0]);
    mem_free(&work[1]);
    return got;
}

/* Returns whether the pruned cells of the maze are among those in dead ends, and all of these among
 * them that have a single passage in the maze, if it was worth while to prune it. */
static bool check_pruned(struct trial *t, const bool *filled)
{
    struct search s = {.maze = &t->m, .scratch = t->work};
    struct err err;
    bool correct = true;
    s.start = trial_cell(t, t->start);
    s.goal = trial_cell(t, t->goal);
    if (prune_maze(&s, MAZE_SEEN, &err))
        exit(2);
    for (size_t i = 0; i < t->g.w * t->g.h; i++)
        correct = correct && (filled[i] || !(t->m.cell[trial_cell(t, i)] & MAZE_SEEN));
    for (size_t i = 0; t->g.w >= 128 && i < t->g.w * (t->g.h < PRUNE_ROWS ? t->g.h : PRUNE_ROWS);
         i++) {
        const unsigned open = t->g.open[i];
        const bool is_end = open && !(open & (open - 1)) && i != t->start && i != t->goal;
        correct = correct && (!is_end || t->m.cell[trial_cell(t, i)] & MAZE_SEEN);
    }
    maze_clear(&t->m, MAZE_SEEN);
    return correct;
}

static bool check(struct trial *t, const void *context)
{
    static struct maze plain, pruned;
    const bool obstacle = t->g.solid[t->start] && t->g.block;
    bool *filled = fill_plainly(t), correct = obstacle || check_pruned(t, filled);
    int got;
    (void)context;
    if (!t->g.solid[t->goal]) {
        got = solve_copy(t, &plain, &solve_bfs, true);
        maze_clear(&plain, MAZE_VISITED);
        correct = correct && solve_copy(t, &pruned, &solve_bfs, false) == got;
        for (size_t y = 0; y < t->g.h; y++)
            correct = correct && memcmp(plain.cell + y * plain.stride,
                                        pruned.cell + y * plain.stride, t->g.w) == 0;
        solve_copy(t, &plain, &solve_dead_end, true);
        for (size_t i = 0; i < t->g.w * t->g.h; i++)
            correct = correct && filled[i] == !!(plain.cell[trial_cell(t, i)] & MAZE_VISITED);
    }
    free(filled);
    return correct;
}

int main(void)
{
    trials_run(&(struct trials){"prune", 9, 200, tap_long() ? 5000 : 300, check, NULL});
    return done();
}
