/* kruskal takes the walls in a fair random order: the 15 mazes of 2x3 cells
 * come as often as all 5040 orders of the 7 walls, tried one by one with
 * sets made in the plainest way, say they must. A shuffle that reaches cyclic
 * orders only (Sattolo's), or walls in classes without a shuffle within, fails
 * this; that it can fail is tested with the mazes of backtracker. */
#include "common/gen/gen.h"
#include "tests/oracle.h"

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

static int mask_of(const struct maze *m)
{
    char *text = oracle_text(m, NULL, false);
    struct graph g = graph_read(text, false);
    int mask = 0;
    for (int w = 0; w < WALLS; w++)
        mask |= (g.open[ends[w][0]] >> (ends[w][1] - ends[w][0] == 1 ? 1 : 2) & 1) << w;
    graph_free(&g);
    free(text);
    return mask;
}

/* Chi-square of so many mazes of a generator against the orders. */
static double chi_square(const char *name, const long orders[MASKS], int mazes)
{
    uint64_t values[OPT_KEYS];
    struct maze m = {0};
    struct mem work = {0};
    struct err err;
    long seen[MASKS] = {0};
    double chi = 0;
    const struct opt_entry *e = opt_find(gen_list, "-a", name, values, &err);
    if (!e || maze_shape(&m, MAZE_WALLS, 3, 2, &err))
        exit(2);
    for (int i = 0; i < mazes; i++) {
        struct rng rng;
        rng_seed(&rng, 5, (uint64_t)i);
        if (gen_of(e)->make(&m, &rng, values, &work, &err))
            exit(2);
        seen[mask_of(&m)]++;
    }
    for (int t = 0; t < MASKS; t++) {
        double mean = (double)mazes * (double)orders[t] / 5040, off = (double)seen[t] - mean;
        chi += mean > 0 ? off * off / mean : seen[t] > 0 ? INFINITY : 0;
    }
    maze_free(&m);
    mem_free(&work);
    return chi;
}

int main(void)
{
    static long orders[MASKS];
    int order[WALLS], trees = 0;
    double chi;
    all_orders(order, 0, orders);
    for (int t = 0; t < MASKS; t++)
        trees += orders[t] > 0;
    ok(trees == 15, "2x3 cells have 15 mazes (Kirchhoff): %d", trees);
    /* 36.1 is the 99.9 percent point for 14 degrees of freedom. */
    chi = chi_square("kruskal", orders, 30000);
    ok(chi < 36.1, "kruskal comes as the orders of walls do: chi-square %.1f", chi);
    chi = chi_square("backtracker", orders, 30000);
    ok(chi > 100, "backtracker does not: chi-square %.1f", chi);
    return done();
}
