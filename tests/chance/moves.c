/* Tests of the moves of solvers on a crossing, and of those of algorithms with the key straight. */
#include "common/solve/run/search.h"
#include "common/solve/solve.h"
#include "tests/chance/chance.h"
#include "tests/maze_spec.h"

/* A solver on a crossing: a plus of five cells. */
struct crossing {
    const struct solve *solver;
    uint64_t values[ROW_KEYS];
    uint64_t *seed; /* among the values */
    unsigned goal;  /* direction */
};

/* Searches from the middle for an end of the plus, each end in turn. Returns how many wrong ends
 * were tried before, plus four times the direction of the goal. */
static size_t draw_crossing(void *context)
{
    static struct mem work[2];
    struct crossing *x = context;
    struct maze m = chance_maze(3, 3);
    struct search s = {.maze = &m, .values = x->values, .scratch = work};
    struct err err;
    size_t tried;
    maze_fill(&m, 0);
    x->goal = (x->goal + 1) % 4;
    *x->seed = 1 + rng_next(&chance_rng) / 2; /* 0 is a fixed order */
    s.start = m.stride + 1;
    s.goal = maze_neighbour(&m, s.start, x->goal);
    for (unsigned d = 0; d < 4; d++)
        maze_carve(&m, m.cell + s.start, d);
    if (search_solve(x->solver, &s, true, &err) != SOLVE_PATH)
        exit(2);
    tried = (size_t)maze_count(&m, MAZE_VISITED) - 2;
    maze_free(&m);
    return 4 * x->goal + tried;
}

/* Tests each solver that tries the passages of a cell in random order, each of them once. */
static void check_crossing(void)
{
    for (const struct row *const *e = solve_list; *e; e++) {
        struct crossing x = {.solver = solve_of(*e)};
        const struct chance c = chance_case(16, draw_crossing, &x, 24000);
        const struct row_key *key = (*e)->keys;
        for (size_t k = 0; key && key[k].name; k++) {
            x.values[k] = key[k].default_value;
            if (strcmp(key[k].name, "seed") == 0)
                x.seed = &x.values[k];
        }
        if (!x.seed || !x.solver->complete || x.solver->shortest) /* astar knows where to go */
            continue;
        for (size_t i = 0; i < 16; i++)
            chance_weight[i] = 1;
        chance_check(&c, "%s tries the passages of a crossing in any order", (*e)->name);
    }
}

/* Searches a square of four cells with astar from a corner to the opposite one. Returns whether the
 * path leads along the first row. */
static size_t draw_square(void *context)
{
    static struct mem work[2];
    const uint64_t seed = 1 + rng_next(&chance_rng) / 2;
    struct maze m = chance_maze(2, 2);
    struct search s = {.maze = &m, .values = &seed, .scratch = work, .start = 0};
    struct err err;
    size_t first;
    maze_fill(&m, 0);
    maze_carve(&m, m.cell, MAZE_E);
    maze_carve(&m, m.cell, MAZE_S);
    maze_carve(&m, m.cell + 1, MAZE_S);
    maze_carve(&m, m.cell + m.stride, MAZE_E);
    s.goal = m.stride + 1;
    if (search_solve(context, &s, true, &err) != SOLVE_PATH)
        exit(2);
    first = (m.cell[1] & MAZE_PATH) != 0;
    maze_free(&m);
    return first;
}

static void check_square(void)
{
    struct err err;
    uint64_t none[ROW_KEYS];
    const void *solver = row_find(solve_list, NULL, "algorithm", "astar", none, &err);
    const struct chance c = chance_case(2, draw_square, (void *)(uintptr_t)solver, 10000);
    chance_weight[0] = chance_weight[1] = 1;
    chance_check(&c, "astar:seed takes either way around a square");
}

/* ---- straight on ---- */

enum { SIDE = 40, STRIDE = SIDE + 1, CELLS = SIDE * STRIDE, ROOT = 4 };

/* A maze that grows with the key straight, as of its last frame, and its choices: moves with
 * several fresh neighbours, one of them straight on. */
struct growth {
    struct maze_spec spec;
    struct maze m;
    unsigned char walls[CELLS];
    bool in[CELLS];        /* in the maze */
    unsigned entry[CELLS]; /* the direction in which a cell was entered, or ROOT */
    size_t choices, next;  /* of this maze; the next one to be returned */
    bool straight[CELLS];
    int fresh[CELLS]; /* neighbours to choose from */
    double s;
};

static const ptrdiff_t steps[4] = {-STRIDE, 1, STRIDE, -1};

/* Returns whether cell i is one that is not in the maze yet. */
static bool is_fresh(const struct growth *g, size_t i)
{
    return i < CELLS && i % STRIDE < SIDE && !g->in[i];
}

/* Adds a move from cell i. */
static void growth_move(struct growth *g, size_t i, unsigned d)
{
    const size_t to = i + (size_t)steps[d];
    const unsigned ahead = g->entry[i];
    int fresh = 0;
    for (unsigned side = 0; side < 4; side++)
        fresh += is_fresh(g, i + (size_t)steps[side]);
    if (ahead != ROOT && is_fresh(g, i + (size_t)steps[ahead]) && fresh > 1) {
        g->straight[g->choices] = d == ahead;
        g->fresh[g->choices++] = fresh;
    }
    g->in[to] = true;
    g->entry[to] = d;
}

/* Finds the passage that is new in a frame: from a cell of the maze to a fresh one. */
static void growth_frame(void *context)
{
    struct growth *g = context;
    for (size_t i = 0; i < CELLS; i++) {
        const unsigned walls = g->m.cell[i] & (MAZE_WEST | MAZE_NORTH);
        const unsigned opened = g->walls[i] & ~walls, back = opened & MAZE_WEST ? MAZE_W : MAZE_N;
        g->walls[i] = (unsigned char)walls;
        if (!opened || i % STRIDE == SIDE) /* the last column is the border */
            continue;
        if (g->in[i])
            growth_move(g, i, back);
        else
            growth_move(g, i + (size_t)steps[back], back ^ 2);
    }
}

/* Generates a maze twice: the first time to learn where its root is. */
static void growth_next(struct growth *g)
{
    struct frames frames = {.every = 1, .write = growth_frame, .context = g};
    size_t root;
    g->spec.seed = rng_next(&chance_rng);
    g->spec.root = &root;
    g->spec.frames = NULL;
    maze_spec_make(&g->spec, &g->m);
    memset(g->in, 0, sizeof g->in);
    memset(g->walls, MAZE_WEST | MAZE_NORTH, sizeof g->walls);
    g->in[root] = true;
    g->entry[root] = ROOT;
    g->choices = g->next = 0;
    g->spec.frames = &frames;
    maze_spec_make(&g->spec, &g->m);
    maze_free(&frames.maze);
}

/* Returns whether the next choice is straight on, which has probability s + (1 - s) / k, where k is
 * the number of fresh neighbours; plus 2 * k. */
static size_t draw_move(void *context)
{
    struct growth *g = context;
    size_t k;
    double p;
    while (g->next == g->choices)
        growth_next(g);
    k = (size_t)g->fresh[g->next];
    p = g->s + (1 - g->s) / (double)k;
    chance_weight[2 * k] += 1 - p;
    chance_weight[2 * k + 1] += p;
    return 2 * k + g->straight[g->next++];
}

static void check_straight(const struct gen *gen)
{
    static const double probabilities[] = {0, 0.3, 0.9, 1};
    for (size_t k = 0; k < 4; k++) {
        static struct growth g;
        const struct chance c = chance_case(8, draw_move, &g, 18000);
        char keys[40];
        snprintf(keys, sizeof keys, ":straight=%.1f", probabilities[k]);
        g = (struct growth){.spec = {.gen = gen, .keys = keys, .w = SIDE, .h = SIDE},
                            .s = probabilities[k]};
        chance_check(&c, "%s%s goes straight on", gen->entry.name, keys);
        maze_free(&g.m);
    }
}

int main(void)
{
    chance_begin();
    check_crossing();
    check_square();
    for (const struct row *const *e = gen_list; *e; e++)
        for (const struct row_key *key = (*e)->keys; key && key->name; key++)
            if (strcmp(key->name, "straight") == 0)
                check_straight(gen_of(*e));
    return done();
}
