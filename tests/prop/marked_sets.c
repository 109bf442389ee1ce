/* The solvers that mark sets of cells, against the plainest ways to find the same
 * sets, on thousands of small boards of all sorts. */
#include "common/solve/run/search.h"
#include "common/solve/solve.h"
#include "tests/random_maze.h"

/* A board, what of it is left, and from where to where. */
struct set {
    struct graph *g;
    size_t start, goal, n;
    bool *in;
};

static bool step(const struct set *t, size_t i, int d)
{
    return graph_has_step(t->g, i, d, t->start) && t->in[graph_neighbour(t->g, i, d)];
}

static int ways(const struct set *t, size_t i)
{
    int n = 0;
    for (int d = 0; d < 4; d++)
        n += step(t, i, d);
    return n;
}

static bool is_end(const struct set *t, size_t i)
{
    return i == t->start || i == t->goal;
}

/* Only what hangs together with the start is left. */
static void keep_part(struct set *t)
{
    bool *met = test_alloc(t->n, sizeof *met), more = true;
    met[t->start] = true;
    while (more) {
        more = false;
        for (size_t i = 0; i < t->n; i++)
            for (int d = 0; met[i] && d < 4; d++)
                if (step(t, i, d) && !met[graph_neighbour(t->g, i, d)])
                    more = met[graph_neighbour(t->g, i, d)] = true;
    }
    memcpy(t->in, met, t->n * sizeof *met);
    free(met);
}

/* ---- the sets ---- */

static void shortest(struct set *t)
{
    long *from = test_alloc(t->n, sizeof *from), *to = test_alloc(t->n, sizeof *to);
    graph_distances(t->g, t->start, from);
    graph_distances(t->g, t->goal, to);
    if (t->g->solid[t->start]) /* the other way one cannot come to it */
        for (size_t i = 0; i < t->n; i++)
            if (i == t->start)
                to[i] = from[t->goal];
    for (size_t i = 0; i < t->n; i++)
        t->in[i] = from[i] >= 0 && to[i] >= 0 && from[i] + to[i] == from[t->goal];
    free(from);
    free(to);
}

static void must_pass(struct set *t)
{
    long *from = test_alloc(t->n, sizeof *from);
    bool *cut = test_alloc(t->n, sizeof *cut);
    for (size_t i = 0; i < t->n; i++) {
        for (size_t k = 0; k < t->n; k++)
            t->in[k] = k != i || k == t->start;
        keep_part(t);
        cut[i] = is_end(t, i) || !t->in[t->goal];
    }
    memcpy(t->in, cut, t->n * sizeof *cut);
    for (size_t i = 0; i < t->n; i++) /* what one cannot come to is no bottleneck */
        t->in[i] = cut[i];
    free(from);
    free(cut);
}

static bool fill_dead_ends(struct set *t)
{
    bool any = false;
    for (size_t i = 0; i < t->n; i++)
        if (t->in[i] && !is_end(t, i) && ways(t, i) <= 1) {
            t->in[i] = false;
            any = true;
        }
    return any;
}

static void dead_ends(struct set *t)
{
    while (fill_dead_ends(t))
        ;
    keep_part(t);
}

/* Follows the passage from cell i in direction d; fills it if it comes back there. */
static bool fill_noose(struct set *t, size_t i, int d)
{
    size_t at = graph_neighbour(t->g, i, d), from = i, length = 0, *cell;
    bool noose;
    if (!step(t, i, d))
        return false;
    cell = test_alloc(t->n + 1, sizeof *cell);
    while (at != i && !is_end(t, at) && ways(t, at) == 2 && length < t->n) {
        int next = 0;
        cell[length++] = at;
        while (!step(t, at, next) || graph_neighbour(t->g, at, next) == from)
            next++;
        from = at;
        at = graph_neighbour(t->g, at, next);
    }
    noose = at == i && length > 1;
    for (size_t k = 0; noose && k < length; k++)
        t->in[cell[k]] = false;
    free(cell);
    return noose;
}

static void cul_de_sacs(struct set *t)
{
    bool any = true;
    while (any) {
        any = fill_dead_ends(t);
        for (size_t i = 0; i < t->n; i++)
            for (int d = 0; t->in[i] && d < 4; d++)
                any = fill_noose(t, i, d) || any;
    }
    keep_part(t);
}

/* Takes each passage away by itself: if that parts its end from the start but not
 * the goal, all behind it is a blind alley. */
static void blind_alleys(struct set *t)
{
    bool *kept = test_alloc(t->n, sizeof *kept);
    for (size_t i = 0; i < t->n; i++)
        kept[i] = true;
    keep_part(t);
    memcpy(kept, t->in, t->n * sizeof *kept);
    for (size_t i = 0; i < t->n; i++)
        for (int d = 1; d <= 2; d++) {
            size_t other = graph_neighbour(t->g, i, d);
            unsigned char here = t->g->open[i], there;
            if (!(here >> d & 1))
                continue;
            there = t->g->open[other];
            t->g->open[i] &= (unsigned char)~(1U << d);
            t->g->open[other] &= (unsigned char)~(1U << (d ^ 2));
            for (size_t k = 0; k < t->n; k++)
                t->in[k] = true;
            keep_part(t);
            for (size_t k = 0; t->in[t->goal] && k < t->n; k++)
                kept[k] = kept[k] && t->in[k];
            t->g->open[i] = here;
            t->g->open[other] = there;
        }
    memcpy(t->in, kept, t->n * sizeof *kept);
    free(kept);
}

static const struct oracle {
    const char *name;
    void (*find)(struct set *t);
} oracles[] = {
    {"all-shortest", shortest}, {"collision", shortest},     {"bottleneck", must_pass},
    {"dead-end", dead_ends},    {"cul-de-sac", cul_de_sacs}, {"blind-alley", blind_alleys},
};

static const struct oracle *oracle_of(const char *name)
{
    for (size_t i = 0; i < sizeof oracles / sizeof *oracles; i++)
        if (strcmp(oracles[i].name, name) == 0)
            return &oracles[i];
    return NULL;
}

/* One board: what the solver says; -1 if it is wrong. */
static int check(const struct solve *solver, const struct oracle *oracle, struct maze *m,
                 size_t start, size_t goal, struct mem work[2])
{
    uint64_t values[OPT_KEYS];
    struct search s = {.maze = m, .values = values, .work = work};
    char *before = record_text(m, NULL, false), *after;
    struct graph g = graph_read(before, m->kind == MAZE_BLOCK), marked;
    struct set t = {&g, start, goal, g.w * g.h, test_alloc(g.w * g.h, sizeof *t.in)};
    size_t cells = 0;
    struct err err;
    int got;
    s.start = start / g.w * m->stride + start % g.w;
    s.goal = goal / g.w * m->stride + goal % g.w;
    if (!opt_find(solve_list, "-a", solver->entry.name, values, &err))
        exit(2);
    got = search_run(solver, &s, false, &err);
    after = record_text(m, NULL, false);
    marked = graph_read(after, g.block);
    if (got > 0 && oracle) {
        for (size_t i = 0; i < t.n; i++)
            t.in[i] = true;
        oracle->find(&t);
        for (size_t i = 0; i < t.n; i++) {
            cells += t.in[i];
            if (t.in[i] != !!(marked.digit[i] & MAZE_PATH))
                got = -1;
        }
        if (got > 0 && (got == SOLVE_PATH) != (cells == s.length + 1))
            got = -1;
    }
    graph_free(&g);
    graph_free(&marked);
    free(t.in);
    free(before);
    free(after);
    return got;
}

static void check_solver(const struct solve *solver, int boards)
{
    const struct oracle *oracle = oracle_of(solver->entry.name);
    struct maze m = {0};
    struct mem work[2] = {{0}, {0}};
    int wrong = 0, sets = 0;
    struct rng rng;
    rng_seed(&rng, 12, 0);
    for (int k = 0; k < boards; k++) {
        enum random_maze_kind kind = (enum random_maze_kind)(k % RANDOM_MAZE_KINDS);
        size_t w = 1 + (size_t)rng_below(&rng, 7), h = 1 + (size_t)rng_below(&rng, 7);
        size_t start = (size_t)rng_below(&rng, w * h), goal = (size_t)rng_below(&rng, w * h);
        struct graph g;
        char *text;
        random_maze(&m, kind, w, h, &rng);
        text = record_text(&m, NULL, false);
        g = graph_read(text, kind == BLOCKS);
        if (!g.solid[goal] && !g.solid[start]) {
            int got = check(solver, oracle, &m, start, goal, work);
            wrong += got < 0;
            sets += got == SOLVE_SET;
        }
        graph_free(&g);
        free(text);
    }
    if (oracle)
        ok(wrong == 0 && sets > 0, "%s: the cells of its sets, %d wrong of %d boards, %d sets",
           solver->entry.name, wrong, boards, sets);
    else
        ok(sets == 0, "%s marks no sets", solver->entry.name);
    maze_free(&m);
    mem_free(&work[0]);
    mem_free(&work[1]);
}

int main(void)
{
    const char *l = getenv("LONG");
    for (const struct opt_entry *const *e = solve_list; *e; e++)
        check_solver(solve_of(*e), l && *l ? 20000 : 2000);
    return done();
}
