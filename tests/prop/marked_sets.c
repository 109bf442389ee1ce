/* Tests of the solvers that mark sets of cells: in thousands of small mazes, the sets equal those
 * of the simplest algorithms. */
#include "common/solve/run/search.h"
#include "common/solve/solve.h"
#include "tests/random_maze.h"

/* A set of cells of a maze. */
struct cell_set {
    struct graph *g;
    size_t start, goal, n;
    bool *in; /* one per cell */
};

/* Returns whether a walker at i can step in direction d to a cell of the set. */
static bool has_step(const struct cell_set *set, size_t i, int d)
{
    return graph_has_step(set->g, i, d, set->start) && set->in[graph_neighbour(set->g, i, d)];
}

/* Returns the number of directions in which a walker at i can step. */
static int count_steps(const struct cell_set *set, size_t i)
{
    int n = 0;
    for (int d = 0; d < 4; d++)
        n += has_step(set, i, d);
    return n;
}

static bool is_start_or_goal(const struct cell_set *set, size_t i)
{
    return i == set->start || i == set->goal;
}

/* Removes all cells that are unreachable from the start within the set. */
static void remove_unreachable(struct cell_set *set)
{
    bool *reached = test_alloc(set->n, sizeof *reached), changed = true;
    reached[set->start] = true;
    while (changed) {
        changed = false;
        for (size_t i = 0; i < set->n; i++)
            for (int d = 0; reached[i] && d < 4; d++)
                if (has_step(set, i, d) && !reached[graph_neighbour(set->g, i, d)])
                    changed = reached[graph_neighbour(set->g, i, d)] = true;
    }
    memcpy(set->in, reached, set->n * sizeof *reached);
    free(reached);
}

/* ---- the oracles: each sets set->in for one solver; all cells are in the set before ---- */

/* The cells of all shortest paths. */
static void find_shortest(struct cell_set *set)
{
    long *from = test_alloc(set->n, sizeof *from), *to = test_alloc(set->n, sizeof *to);
    graph_distances(set->g, set->start, from);
    graph_distances(set->g, set->goal, to);
    if (set->g->solid[set->start]) /* it cannot be reached from the goal */
        to[set->start] = from[set->goal];
    for (size_t i = 0; i < set->n; i++)
        set->in[i] = from[i] >= 0 && to[i] >= 0 && from[i] + to[i] == from[set->goal];
    free(from);
    free(to);
}

/* The cells of every path from start to goal: without such a cell, the goal is unreachable. */
static void find_bottlenecks(struct cell_set *set)
{
    bool *cut = test_alloc(set->n, sizeof *cut);
    for (size_t i = 0; i < set->n; i++) {
        for (size_t k = 0; k < set->n; k++)
            set->in[k] = k != i || k == set->start;
        remove_unreachable(set);
        cut[i] = is_start_or_goal(set, i) || !set->in[set->goal];
    }
    memcpy(set->in, cut, set->n * sizeof *cut);
    free(cut);
}

/* Removes dead ends. Returns whether there was one. */
static bool fill_dead_ends(struct cell_set *set)
{
    bool any = false;
    for (size_t i = 0; i < set->n; i++)
        if (set->in[i] && !is_start_or_goal(set, i) && count_steps(set, i) <= 1) {
            set->in[i] = false;
            any = true;
        }
    return any;
}

/* The cells that remain after filling dead ends. */
static void remove_dead_ends(struct cell_set *set)
{
    while (fill_dead_ends(set))
        ;
    remove_unreachable(set);
}

/* Follows the passage from cell i in direction d. Fills it if it returns to i, in a noose. */
static bool fill_noose(struct cell_set *set, size_t i, int d)
{
    size_t at = graph_neighbour(set->g, i, d), from = i, length = 0, *cell;
    bool noose;
    if (!has_step(set, i, d))
        return false;
    cell = test_alloc(set->n + 1, sizeof *cell);
    while (at != i && !is_start_or_goal(set, at) && count_steps(set, at) == 2 && length < set->n) {
        int next = 0;
        cell[length++] = at;
        while (!has_step(set, at, next) || graph_neighbour(set->g, at, next) == from)
            next++;
        from = at;
        at = graph_neighbour(set->g, at, next);
    }
    noose = at == i && length > 1;
    for (size_t k = 0; noose && k < length; k++)
        set->in[cell[k]] = false;
    free(cell);
    return noose;
}

/* The cells that remain after filling dead ends and nooses. */
static void remove_cul_de_sacs(struct cell_set *set)
{
    bool any = true;
    while (any) {
        any = fill_dead_ends(set);
        for (size_t i = 0; i < set->n; i++)
            for (int d = 0; set->in[i] && d < 4; d++)
                any = fill_noose(set, i, d) || any;
    }
    remove_unreachable(set);
}

/* The cells outside blind alleys. Closes each passage by itself: if the goal is still reachable,
 * all unreachable cells are in a blind alley. */
static void remove_blind_alleys(struct cell_set *set)
{
    bool *remaining = test_alloc(set->n, sizeof *remaining);
    remove_unreachable(set);
    memcpy(remaining, set->in, set->n * sizeof *remaining);
    for (size_t i = 0; i < set->n; i++)
        for (int d = 1; d <= 2; d++) {
            size_t other = graph_neighbour(set->g, i, d);
            unsigned char here = set->g->open[i], there;
            if (!(here >> d & 1))
                continue;
            there = set->g->open[other];
            set->g->open[i] &= (unsigned char)~(1U << d);
            set->g->open[other] &= (unsigned char)~(1U << (d ^ 2));
            for (size_t k = 0; k < set->n; k++)
                set->in[k] = true;
            remove_unreachable(set);
            for (size_t k = 0; set->in[set->goal] && k < set->n; k++)
                remaining[k] = remaining[k] && set->in[k];
            set->g->open[i] = here;
            set->g->open[other] = there;
        }
    memcpy(set->in, remaining, set->n * sizeof *remaining);
    free(remaining);
}

static const struct oracle {
    const char *name;
    void (*find)(struct cell_set *set);
} oracles[] = {
    {"all-shortest", find_shortest},    {"collision", find_shortest},
    {"bottleneck", find_bottlenecks},   {"dead-end", remove_dead_ends},
    {"cul-de-sac", remove_cul_de_sacs}, {"blind-alley", remove_blind_alleys},
};

static const struct oracle *oracle_of(const char *name)
{
    for (size_t i = 0; i < sizeof oracles / sizeof *oracles; i++)
        if (strcmp(oracles[i].name, name) == 0)
            return &oracles[i];
    return NULL;
}

/* Runs the solver on one maze. Returns its result, or -1 if the marked set is wrong. */
static int check_maze(const struct solve *solver, const struct oracle *oracle, struct maze *m,
                      size_t start, size_t goal, struct mem work[2])
{
    uint64_t values[ROW_KEYS];
    struct search s = {.maze = m, .values = values, .scratch = work};
    char *before = record_text(m, NULL, false), *after;
    struct graph g = graph_read(before, m->kind == MAZE_BLOCK), marked;
    struct cell_set set = {&g, start, goal, g.w * g.h, test_alloc(g.w * g.h, sizeof *set.in)};
    size_t cells = 0;
    struct err err;
    int got;
    s.start = start / g.w * m->stride + start % g.w;
    s.goal = goal / g.w * m->stride + goal % g.w;
    if (!row_find(solve_list, "-a", solver->entry.name, values, &err))
        exit(2);
    got = search_solve(solver, &s, false, &err);
    after = record_text(m, NULL, false);
    marked = graph_read(after, g.block);
    if (got > 0 && oracle) {
        for (size_t i = 0; i < set.n; i++)
            set.in[i] = true;
        oracle->find(&set);
        for (size_t i = 0; i < set.n; i++) {
            cells += set.in[i];
            if (set.in[i] != !!(marked.digit[i] & MAZE_PATH))
                got = -1;
        }
        if (got > 0 && (got == SOLVE_PATH) != (cells == s.length + 1))
            got = -1;
    }
    graph_free(&g);
    graph_free(&marked);
    free(set.in);
    free(before);
    free(after);
    return got;
}

static void check_solver(const struct solve *solver, int mazes)
{
    const struct oracle *oracle = oracle_of(solver->entry.name);
    struct maze m = {0};
    struct mem work[2] = {{0}, {0}};
    int wrong = 0, sets = 0;
    struct rng rng;
    rng_seed(&rng, 12, 0);
    for (int k = 0; k < mazes; k++) {
        enum random_maze_kind kind = (enum random_maze_kind)(k % RANDOM_MAZE_KINDS);
        size_t w = 1 + (size_t)rng_below(&rng, 7), h = 1 + (size_t)rng_below(&rng, 7);
        size_t start = (size_t)rng_below(&rng, w * h), goal = (size_t)rng_below(&rng, w * h);
        struct graph g;
        char *text;
        random_maze(&m, kind, w, h, &rng);
        text = record_text(&m, NULL, false);
        g = graph_read(text, kind == BLOCKS);
        if (!g.solid[goal] && !g.solid[start]) {
            int got = check_maze(solver, oracle, &m, start, goal, work);
            wrong += got < 0;
            sets += got == SOLVE_SET;
        }
        graph_free(&g);
        free(text);
    }
    if (oracle)
        ok(wrong == 0 && sets > 0, "%s: the marked sets are correct, %d wrong of %d mazes, %d sets",
           solver->entry.name, wrong, mazes, sets);
    else
        ok(sets == 0, "%s: never marks a set", solver->entry.name);
    maze_free(&m);
    mem_free(&work[0]);
    mem_free(&work[1]);
}

int main(void)
{
    const char *l = getenv("LONG");
    for (const struct row *const *e = solve_list; *e; e++)
        check_solver(solve_of(*e), l && *l ? 20000 : 2000);
    return done();
}
