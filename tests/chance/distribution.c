/* Tests of the distribution of mazes.
 *
 * Generators that claim to be uniform generate each of the 192 mazes of 3x3 cells (Kirchhoff)
 * equally often; backtracker does not.
 *
 * kruskal, prim and boruvka process the walls in a uniformly random order. Each of the 15 mazes of
 * 2x3 cells is as frequent as among all 5040 permutations of the 7 walls, which are enumerated here
 * with naive disjoint sets. A shuffle that reaches only cyclic permutations (Sattolo's), or classes
 * of walls that are not shuffled within, would fail. The mazes of backtracker show that the test
 * can fail. */
#include "common/gen/run/loops.h"
#include "tests/graph.h"
#include "tests/maze_spec.h"

#include <math.h>

enum { WALLS = 7, CELLS = 6, MASKS = 1 << WALLS };

/* The walls of 3 columns and 2 rows: the two cells on either side of each. */
static const int wall_cells[WALLS][2] = {{0, 1}, {1, 2}, {3, 4}, {4, 5}, {0, 3}, {1, 4}, {2, 5}};

/* Returns the set of walls that Kruskal's algorithm opens, as bits, if it processes the walls in
 * the order of a permutation. */
static int kruskal_tree(const int permutation[WALLS])
{
    int set[CELLS] = {0, 1, 2, 3, 4, 5}, mask = 0;
    for (int k = 0; k < WALLS; k++) {
        int a = set[wall_cells[permutation[k]][0]], b = set[wall_cells[permutation[k]][1]];
        if (a == b)
            continue;
        mask |= 1 << permutation[k];
        for (int i = 0; i < CELLS; i++)
            if (set[i] == b)
                set[i] = a;
    }
    return mask;
}

/* Adds to count the trees of all permutations that begin with permutation[0..n). */
static void count_permutations(int permutation[WALLS], int n, long count[MASKS])
{
    if (n == WALLS) {
        count[kruskal_tree(permutation)]++;
        return;
    }
    for (int w = 0; w < WALLS; w++) {
        bool used = false;
        for (int k = 0; k < n; k++)
            used = used || permutation[k] == w;
        if (used)
            continue;
        permutation[n] = w;
        count_permutations(permutation, n + 1, count);
    }
}

/* Returns the passages of a maze as a set of bits: first those between columns, then those between
 * rows. */
static int passage_set(const struct maze *m)
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

/* Counts how often a generator generates each set of passages. */
static void sample(const struct row *e, size_t w, size_t h, int mazes, long *count)
{
    struct maze m = {0};
    struct mem work = {0};
    struct err err;
    for (int i = 0; i < mazes; i++) {
        struct maze_spec spec = {.gen = gen_of(e), .w = w, .h = h, .seed = 5, .index = (uint64_t)i};
        if (maze_spec_generate(&spec, &m, &work, &err))
            exit(2);
        count[passage_set(&m)]++;
    }
    maze_free(&m);
    mem_free(&work);
}

/* Returns chi-square of 30000 mazes of 2x3 cells against their frequency among the permutations. */
static double compare_with_permutations(const struct row *e, const long expected[MASKS])
{
    long count[MASKS] = {0};
    double chi = 0;
    sample(e, 3, 2, 30000, count);
    for (int t = 0; t < MASKS; t++) {
        double mean = 30000 * (double)expected[t] / 5040, off = (double)count[t] - mean;
        chi += mean > 0 ? off * off / mean : count[t] > 0 ? INFINITY : 0;
    }
    return chi;
}

/* Returns chi-square of 19200 mazes of 3x3 cells against the uniform distribution, which has a
 * mean of 100 for each of the 192. Sets *trees to the number of different mazes. */
static double compare_with_uniform(const struct row *e, int *trees)
{
    static long count[1 << 12];
    double chi = 0;
    memset(count, 0, sizeof count);
    sample(e, 3, 3, 19200, count);
    *trees = 0;
    for (int t = 0; t < 1 << 12; t++)
        if (count[t] > 0) {
            chi += ((double)count[t] - 100) * ((double)count[t] - 100) / 100;
            ++*trees;
        }
    return chi + (192 - *trees) * 100.0;
}

/* Opens two of the seven walls of 2x3 closed cells, 21000 times. Returns chi-square of the 21 sets
 * of two walls against the uniform distribution. */
static double sample_loops_open(void)
{
    long count[MASKS] = {0};
    struct maze m = {0};
    struct err err;
    double chi = 0;
    int sets = 0;
    const struct loops loops = {.open = 2};
    if (maze_shape(&m, MAZE_WALLS, 3, 2, &err))
        exit(2);
    for (int i = 0; i < 21000; i++) {
        struct rng rng;
        rng_seed(&rng, 6, (uint64_t)i);
        maze_fill(&m, 0);
        loops_make(&m, &rng, &loops, NULL, NULL);
        count[passage_set(&m)]++;
    }
    for (int t = 0; t < MASKS; t++)
        if (count[t] > 0) {
            chi += ((double)count[t] - 1000) * ((double)count[t] - 1000) / 1000;
            sets++;
        }
    maze_free(&m);
    return sets == 21 ? chi : INFINITY;
}

/* Returns the fraction of dead ends among the cells of one 700x700 maze. */
static double dead_end_fraction(const struct row *e)
{
    struct maze_spec spec = {.gen = gen_of(e), .w = 700, .h = 700, .seed = 1};
    struct maze m = {0};
    struct mem work = {0};
    struct err err;
    struct graph g;
    size_t dead = 0;
    double fraction;
    char *text;
    if (maze_spec_generate(&spec, &m, &work, &err))
        exit(2);
    text = record_text(&m, NULL, false);
    g = graph_read(text, false);
    for (size_t i = 0; i < g.w * g.h; i++)
        dead += g.open[i] == 1 || g.open[i] == 2 || g.open[i] == 4 || g.open[i] == 8;
    fraction = (double)dead / (double)(g.w * g.h);
    graph_free(&g);
    free(text);
    maze_free(&m);
    mem_free(&work);
    return fraction;
}

/* Returns the generator called name. */
static const struct row *find_generator(const char *name)
{
    const struct row *const *e = gen_list;
    while (*e && strcmp((*e)->name, name) != 0)
        e++;
    if (!*e)
        exit(2);
    return *e;
}

int main(void)
{
    static const char *const minimal[] = {"kruskal", "prim", "boruvka"};
    static long expected[MASKS];
    int permutation[WALLS], trees = 0;
    double chi, fraction;
    count_permutations(permutation, 0, expected);
    for (int t = 0; t < MASKS; t++)
        trees += expected[t] > 0;
    ok(trees == 15, "2x3 cells have 15 mazes (Kirchhoff): %d", trees);
    /* The 99.9 percent point with 14 degrees of freedom is 36.1. */
    for (int i = 0; i < 3; i++) {
        chi = compare_with_permutations(find_generator(minimal[i]), expected);
        ok(chi < 36.1, "%s has the distribution of the permutations of walls: chi-square %.1f",
           minimal[i], chi);
    }
    chi = compare_with_permutations(find_generator("backtracker"), expected);
    ok(chi > 100,
       "backtracker has another distribution than the permutations of walls: chi-square %.1f", chi);
    /* The 99.9 percent point with 20 degrees of freedom is 45.3. */
    chi = sample_loops_open();
    ok(chi < 45.3, "--open opens every set of walls with the same probability: chi-square %.1f",
       chi);
    /* The 99.9 percent point with 191 degrees of freedom is 257.2. */
    for (const struct row *const *e = gen_list; *e; e++)
        if (gen_of(*e)->uniform) {
            chi = compare_with_uniform(*e, &trees);
            ok(chi < 257.2 && trees == 192, "%s is uniform over %d mazes: chi-square %.1f",
               (*e)->name, trees, chi);
            /* In the uniform spanning tree of the plane, a cell is a leaf with probability
             * 8/pi^2 (1 - 2/pi) = 0.29454. If the 490000 cells were independent, 0.003 would be
             * 4.6 standard deviations; the effect of the border is smaller. */
            fraction = dead_end_fraction(*e);
            ok(fabs(fraction - 0.29454) < 0.003, "%s: %.4f of the cells are dead ends", (*e)->name,
               fraction);
        }
    chi = compare_with_uniform(find_generator("backtracker"), &trees);
    ok(chi > 1000, "backtracker is not uniform: chi-square %.1f over %d mazes", chi, trees);
    chi = compare_with_uniform(find_generator("kruskal"), &trees);
    ok(chi > 257.2, "kruskal is not uniform: chi-square %.1f over %d mazes", chi, trees);
    return done();
}
