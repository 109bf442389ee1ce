/* Tests of the frontier of prim-simple and prim-modified: while it grows and shrinks, each entry is
 * taken with the same probability, although places are drawn in advance. Entries at the end, which
 * were not there yet when a place was drawn, are counted one by one. */
#include "common/gen/kit/frontier.h"
#include "tests/tap.h"

enum { TAIL = 64, MOST = 4 * FRONTIER_LONG, TAKES = 3000000 };

/* The counts: how often an entry was taken that was this far from the end, TAIL for all
 * others, and how often that was to be expected. */
struct taken {
    double count[TAIL + 1], expected[TAIL + 1];
};

/* Adds an entry, whose cell is the number of its place. */
static void add(struct frontier *f)
{
    struct err err;
    if (frontier_reserve(f, 1, &err))
        exit(2);
    f->at[f->count] = 4 * f->count;
    f->count++;
}

/* Takes an entry and counts it. The entry that moves to its place gets its number. */
static void take(struct frontier *f, const struct maze *m, struct rng *rng, struct taken *t)
{
    const size_t n = f->count, tail = n < TAIL ? n : TAIL;
    const size_t k = frontier_take(f, m, rng) / 4, far = n - 1 - k;
    if (k < n - 1)
        f->at[k] = 4 * k;
    t->count[far < TAIL ? far : TAIL]++;
    for (size_t d = 0; d < tail; d++)
        t->expected[d] += 1 / (double)n;
    t->expected[TAIL] += (double)(n - tail) / (double)n;
}

/* Returns chi-square of takes from a frontier to which `more` entries are added for each that is
 * taken, until it is long, and then none, until it is short. */
static double chi_square(size_t more, const struct maze *m, struct rng *rng)
{
    struct taken t = {{0}, {0}};
    struct mem memory = {NULL, 0};
    struct frontier f = {.mem = &memory};
    bool grows = true;
    double chi = 0;
    for (int k = 0; k < TAKES; k++) {
        if (f.count < FRONTIER_LONG / 2)
            grows = true;
        if (f.count + more > MOST)
            grows = false;
        for (size_t i = 0; grows && i < more; i++)
            add(&f);
        take(&f, m, rng, &t);
    }
    for (int d = 0; d <= TAIL; d++)
        chi += (t.count[d] - t.expected[d]) * (t.count[d] - t.expected[d]) / t.expected[d];
    mem_free(&memory);
    return chi;
}

int main(void)
{
    struct maze m = {0};
    struct rng rng;
    struct err err;
    if (maze_shape(&m, MAZE_WALLS, MOST, 1, &err))
        return 2;
    rng_seed(&rng, 1, 0);
    for (size_t more = 2; more <= 4; more++) {
        double chi = chi_square(more, &m, &rng);
        /* The 99.9 percent point with 64 degrees of freedom is 104.7. */
        ok(chi < 104.7, "%zu entries added for each one taken: taken uniformly, chi-square %.1f",
           more, chi);
    }
    maze_free(&m);
    return done();
}
