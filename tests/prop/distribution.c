/* How often which maze comes.
 *
 * Generators that call themselves uniform make each of the 192 mazes of 3x3
 * cells (Kirchhoff) equally often; backtracker does not.
 *
 * kruskal, and with it prim and boruvka, takes the walls in a fair random order: the 15 mazes of
 * 2x3 cells come as often as all 5040 orders of the 7 walls, tried one by one with sets made in the
 * plainest way, say they must. A shuffle that reaches cyclic orders only (Sattolo's), or walls in
 * classes without a shuffle within, fails this; that it can fail is tested with the mazes of
 * backtracker. */
#include "common/gen/run/loops.h"
#include "tests/graph.h"
#include "tests/maze_spec.h"

#include <math.h>

enum { WALLS = 7, CELLS = 6, MASKS = 1 << WALLS };

/* The walls of 3 columns and 2 rows: the cells that each parts. */
static const int ends[WALLS][2] = {{0, 1}, {1, 2}, {3, 4}, {4, 5}, {0, 3}, {1, 4}, {2, 5}};

/* The walls that are taken down, as a set of bits, for one order. */
static int tree_of(const int order[WALLS])
{
    int set[CELLS] = {0, 1, 2, 3, 4, 5}, mask = 0;
    for (int k = 0; k < WALLS; k++) {
        int a = set[ends[order[k]][0]], b = set[ends[order[k]][1]];
        if (a == b)
            continue;
        mask |= 1 << order[k];
        for (int i = 0; i < CELLS; i++)
            if (set[i] == b)
                set[i] = a;
    }
    return mask;
}

/* Adds the trees of all orders that begin with order[0..n). */
static void all_orders(int order[WALLS], int n, long count[MASKS])
{
    if (n == WALLS) {
        count[tree_of(order)]++;
        return;
    }
    for (int w = 0; w < WALLS; w++) {
        bool used = false;
        for (int k = 0; k < n; k++)
            used = used || order[k] == w;
        if (used)
            continue;
        order[n] = w;
        all_orders(order, n + 1, count);
    }
}

/* The inner passages of w x h cells as a set of bits: all between columns
 * first, then all between rows. */
static int mask_of(const struct maze *m)
{
    char *text = record_text(m, NULL, false);
    struct graph g = graph_read(text, false);
    int mask = 0, bit = 0;
    for (int d = 1; d <= 2; d++)
        for (size_t i = 0; i < g.w * g.h; i++)
            if (d == 1 ? i % g.w + 1 < g.w : i / g.w + 1 < g.h)
                mask |= (g.open[i] >> d & 1) << bit++;
    graph_free(&g);
    free(text);
    return mask;
}

/* How often each set of passages comes in so many mazes of a generator. */
static void sample(const struct opt_entry *e, size_t w, size_t h, int mazes, long *seen)
{
    struct maze m = {0};
    struct mem work = {0};
    struct err err;
    for (int i = 0; i < mazes; i++) {
        struct maze_spec spec = {.gen = gen_of(e), .w = w, .h = h, .seed = 5, .index = (uint64_t)i};
        if (maze_spec_generate(&spec, &m, &work, &err))
            exit(2);
        seen[mask_of(&m)]++;
    }
    maze_free(&m);
    mem_free(&work);
}

/* Chi-square of 30000 mazes of 2x3 cells against the orders of the walls. */
static double against_orders(const struct opt_entry *e, const long orders[MASKS])
{
    long seen[MASKS] = {0};
    double chi = 0;
    sample(e, 3, 2, 30000, seen);
    for (int t = 0; t < MASKS; t++) {
        double mean = 30000 * (double)orders[t] / 5040, off = (double)seen[t] - mean;
        chi += mean > 0 ? off * off / mean : seen[t] > 0 ? INFINITY : 0;
    }
    return chi;
}

/* Chi-square of 19200 mazes of 3x3 cells, a hundred for each of the 192;
 * *trees: how many different ones came. */
static double against_uniform(const struct opt_entry *e, int *trees)
{
    static long seen[1 << 12];
    double chi = 0;
    memset(seen, 0, sizeof seen);
    sample(e, 3, 3, 19200, seen);
    *trees = 0;
    for (int t = 0; t < 1 << 12; t++)
        if (seen[t] > 0) {
            chi += ((double)seen[t] - 100) * ((double)seen[t] - 100) / 100;
            ++*trees;
        }
    return chi + (192 - *trees) * 100.0;
}

/* loops_open takes each set of two of the seven walls of 2x3 closed cells
 * equally often: chi-square over these 21, of 21000 times. */
static double open_two(void)
{
    long seen[MASKS] = {0};
    struct maze m = {0};
    struct err err;
    double chi = 0;
    int sets = 0;
    if (maze_shape(&m, MAZE_WALLS, 3, 2, &err))
        exit(2);
    for (int i = 0; i < 21000; i++) {
        struct rng rng;
        rng_seed(&rng, 6, (uint64_t)i);
        maze_fill(&m, 0);
        loops_open(&m, &rng, 2, NULL);
        seen[mask_of(&m)]++;
    }
    for (int t = 0; t < MASKS; t++)
        if (seen[t] > 0) {
            chi += ((double)seen[t] - 1000) * ((double)seen[t] - 1000) / 1000;
            sets++;
        }
    maze_free(&m);
    return sets == 21 ? chi : INFINITY;
}

/* The part of the cells of one 700x700 maze that are dead ends. */
static double dead_ends(const struct opt_entry *e)
{
    struct maze_spec spec = {.gen = gen_of(e), .w = 700, .h = 700, .seed = 1};
    struct maze m = {0};
    struct mem work = {0};
    struct err err;
    struct graph g;
    size_t dead = 0;
    double part;
    char *text;
    if (maze_spec_generate(&spec, &m, &work, &err))
        exit(2);
    text = record_text(&m, NULL, false);
    g = graph_read(text, false);
    for (size_t i = 0; i < g.w * g.h; i++)
        dead += g.open[i] == 1 || g.open[i] == 2 || g.open[i] == 4 || g.open[i] == 8;
    part = (double)dead / (double)(g.w * g.h);
    graph_free(&g);
    free(text);
    maze_free(&m);
    mem_free(&work);
    return part;
}

/* The row of the table of that name. */
static const struct opt_entry *named(const char *name)
{
    const struct opt_entry *const *e = gen_list;
    while (*e && strcmp((*e)->name, name) != 0)
        e++;
    if (!*e)
        exit(2);
    return *e;
}

int main(void)
{
    static const char *const minimal[] = {"kruskal", "prim", "boruvka"};
    static long orders[MASKS];
    int order[WALLS], trees = 0;
    double chi;
    all_orders(order, 0, orders);
    for (int t = 0; t < MASKS; t++)
        trees += orders[t] > 0;
    ok(trees == 15, "2x3 cells have 15 mazes (Kirchhoff): %d", trees);
    /* 36.1 is the 99.9 percent point for 14 degrees of freedom. */
    for (int i = 0; i < 3; i++) {
        chi = against_orders(named(minimal[i]), orders);
        ok(chi < 36.1, "%s comes as the orders of walls do: chi-square %.1f", minimal[i], chi);
    }
    chi = against_orders(named("backtracker"), orders);
    ok(chi > 100, "backtracker does not: chi-square %.1f", chi);
    /* 45.3 is the 99.9 percent point for 20 degrees of freedom. */
    chi = open_two();
    ok(chi < 45.3, "--open takes every set of walls equally often: chi-square %.1f", chi);
    /* 257.2 is the 99.9 percent point for 191 degrees of freedom. */
    for (const struct opt_entry *const *e = gen_list; *e; e++)
        if (gen_of(*e)->uniform) {
            chi = against_uniform(*e, &trees);
            ok(chi < 257.2 && trees == 192, "%s is uniform over %d mazes: chi-square %.1f",
               (*e)->name, trees, chi);
            /* The uniform spanning tree of the plane has a leaf with probability
             * 8/pi^2 (1 - 2/pi) = 0.29454; of 490000 cells, were they independent,
             * 0.003 would be 4.6 deviations, and the border adds less than that. */
            chi = dead_ends(*e);
            ok(fabs(chi - 0.29454) < 0.003, "%s: %.4f of the cells are dead ends", (*e)->name, chi);
        }
    chi = against_uniform(named("backtracker"), &trees);
    ok(chi > 1000, "backtracker is not: chi-square %.1f over %d mazes", chi, trees);
    chi = against_uniform(named("kruskal"), &trees);
    ok(chi > 257.2, "nor is kruskal: chi-square %.1f over %d mazes", chi, trees);
    return done();
}
