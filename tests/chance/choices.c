/* Tests of the random choices of dfs and tremaux, and of the marks of tremaux in its frames.
 *
 * - On a crossing each passage is chosen first, second, third and last equally often. The start is
 *   the middle of a plus, the goal one of its four ends; the number of cells entered says how many
 *   wrong ends were tried first.
 * - In every frame of tremaux, MAZE_PATH marks the cells with a passage marked once and the cell of
 *   the walker, MAZE_VISITED those with a passage marked twice. A second walker, which counts the
 *   marks of each passage in a table of its own, makes the same moves as the search: seed 0 takes
 *   the first of the directions north, east, south, west. */
#include "common/solve/list.h"
#include "common/solve/run/search.h"
#include "tests/random_maze.h"

enum { SEEDS = 6000, MAX_CELLS = 32 * 32 };

static struct mem work[2];

/* Searches with this seed. Returns as search_solve. */
static int search_with(const struct solve *solver, struct maze *m, size_t start, size_t goal,
                       uint64_t seed, struct frames *frames)
{
    struct search s = {.maze = m, .start = start, .goal = goal, .scratch = work, .frames = frames};
    struct err err;
    int got;
    s.values = &seed;
    got = search_solve(solver, &s, true, &err);
    if (got < 0)
        exit(2);
    return got;
}

/* ---- a crossing ---- */

/* Makes *m a plus of five cells, and stores its middle and its ends. */
static void make_plus(struct maze *m, size_t *middle, size_t ends[4])
{
    struct err err;
    if (maze_shape(m, MAZE_WALLS, 3, 3, &err))
        exit(2);
    maze_fill(m, 0);
    *middle = m->stride + 1;
    for (unsigned d = 0; d < 4; d++) {
        maze_carve(m, m->cell + *middle, d);
        ends[d] = maze_neighbour(m, *middle, d);
    }
}

/* For each end of the plus: how often 0, 1, 2 or 3 other ends are entered before it must be
 * uniform. chi_max is the 1 - 10^-6 quantile of chi-square with three degrees of freedom. */
static void check_crossing(const struct solve *solver)
{
    const double chi_max = 30.66, expected = (double)SEEDS / 4;
    for (unsigned d = 0; d < 4; d++) {
        unsigned long tried[4] = {0};
        double chi = 0;
        for (uint64_t seed = 1; seed <= SEEDS; seed++) {
            struct maze m = {0};
            size_t middle, ends[4];
            make_plus(&m, &middle, ends);
            if (search_with(solver, &m, middle, ends[d], seed, NULL) != SOLVE_PATH)
                exit(2);
            tried[maze_count(&m, MAZE_VISITED) - 2]++;
            maze_free(&m);
        }
        for (int k = 0; k < 4; k++)
            chi += ((double)tried[k] - expected) * ((double)tried[k] - expected) / expected;
        ok(chi < chi_max, "%s: direction %u is choice 1, 2, 3, 4 in %lu, %lu, %lu, %lu of %d seeds",
           solver->entry.name, d, tried[0], tried[1], tried[2], tried[3], SEEDS);
    }
}

/* Seed 0 tries north, east, south and west in this order. */
static void check_fixed_order(const struct solve *solver)
{
    bool correct = true;
    for (unsigned d = 0; d < 4; d++) {
        struct maze m = {0};
        size_t middle, ends[4];
        make_plus(&m, &middle, ends);
        search_with(solver, &m, middle, ends[d], 0, NULL);
        correct = correct && maze_count(&m, MAZE_VISITED) == d + 2;
        maze_free(&m);
    }
    ok(correct, "%s: without a seed, the first direction in the order north, east, south, west",
       solver->entry.name);
}

/* ---- the marks of tremaux ---- */

struct marks_check {
    const struct graph *g;
    struct frames *frames;
    unsigned count[MAX_CELLS][4]; /* marks of each passage, the same number at both its ends */
    size_t at;
    int back; /* the direction from which the walker came; -1 at first */
    bool correct;
};

/* Returns the only direction that the rule allows, the first one of several. */
static int marks_next(const struct marks_check *k)
{
    const unsigned *count = k->count[k->at];
    bool seen_before = false;
    for (int d = 0; d < 4; d++)
        seen_before = seen_before || (d != k->back && count[d] > 0);
    if (k->back >= 0 && count[k->back] == 1 && seen_before)
        return k->back;
    for (unsigned wanted = 0; wanted < 2; wanted++)
        for (int d = 0; d < 4; d++)
            if (k->g->open[k->at] >> d & 1 && count[d] == wanted)
                return d;
    return -1;
}

/* Moves the second walker and compares its marks with the frame. For frames_start. */
static void marks_frame(void *context, uint64_t number)
{
    struct marks_check *k = context;
    const struct maze *m = &k->frames->maze;
    const int d = marks_next(k);
    (void)number;
    if (d < 0) {
        k->correct = false;
        return;
    }
    k->count[k->at][d]++;
    k->at = graph_neighbour(k->g, k->at, d);
    k->back = (d + 2) % 4;
    k->count[k->at][k->back]++;
    for (size_t i = 0; i < k->g->w * k->g->h; i++) {
        unsigned marks = i == k->at ? MAZE_PATH : 0;
        for (int e = 0; e < 4; e++)
            marks |= k->count[i][e] == 1 ? MAZE_PATH : k->count[i][e] == 2 ? MAZE_VISITED : 0;
        if ((m->cell[i / k->g->w * m->stride + i % k->g->w] & (MAZE_PATH | MAZE_VISITED)) != marks)
            k->correct = false;
    }
}

static void check_marks(enum random_maze_kind kind)
{
    enum { MAZES = 300 };
    struct maze m = {0};
    struct rng rng;
    int wrong = 0;
    unsigned long both = 0;
    rng_seed(&rng, 17, kind);
    for (int n = 0; n < MAZES; n++) {
        size_t w = 1 + (size_t)rng_below(&rng, 12), h = 1 + (size_t)rng_below(&rng, 12);
        size_t start = (size_t)rng_below(&rng, w * h), goal = (size_t)rng_below(&rng, w * h);
        struct frames frames = {.maze = {0}};
        static struct marks_check k;
        struct graph g;
        char *text;
        random_maze(&m, kind, w, h, &rng);
        text = record_text(&m, NULL, false);
        g = graph_read(text, kind == BLOCKS);
        k = (struct marks_check){
            .g = &g, .frames = &frames, .at = start, .back = -1, .correct = true};
        frames_start(&frames, 1, marks_frame, &k);
        if (!g.solid[start] && !g.solid[goal]) {
            search_with(&solve_tremaux, &m, start / w * m.stride + start % w,
                        goal / w * m.stride + goal % w, 0, &frames);
            wrong += !k.correct;
            for (size_t i = 0; i < m.stride * h; i++)
                both += frames.maze.cell && (~frames.maze.cell[i] & 12) == 0;
        }
        graph_free(&g);
        free(text);
        maze_free(&frames.maze);
    }
    ok(wrong == 0 && both > 0,
       "tremaux: marks once and twice in %d %s, %d wrong, %lu cells of both", MAZES,
       random_maze_names[kind], wrong, both);
    maze_free(&m);
}

int main(void)
{
    static const struct solve *const solvers[] = {&solve_dfs, &solve_tremaux};
    for (size_t k = 0; k < sizeof solvers / sizeof solvers[0]; k++) {
        check_crossing(solvers[k]);
        check_fixed_order(solvers[k]);
    }
    for (int kind = 0; kind < RANDOM_MAZE_KINDS; kind++)
        check_marks((enum random_maze_kind)kind);
    mem_free(&work[0]);
    mem_free(&work[1]);
    return done();
}
