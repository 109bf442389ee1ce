/* chance: the test of random choices. It draws many samples, counts their outcomes, and compares
 * the counts with exact probabilities by chi-square. The limit is exceeded by luck once in 10^9
 * cases. For the seeds see tap_seed. */
#ifndef CHANCE_H
#define CHANCE_H

#include "common/base/rng.h"
#include "common/maze/maze.h"
#include "tests/tap.h"

#include <math.h>

static struct rng chance_rng; /* of all samples */

/* A case: its samples have outcomes from 0 to n - 1, with probabilities in proportion to weight[].
 * A draw may add to the weights if they depend on what came before. */
struct chance {
    size_t n;
    double *weight;
    size_t (*draw)(void *context); /* returns the outcome of one sample */
    void *context;
    long samples;
    bool biased; /* it has other probabilities; shows that the test can fail */
};

/* Weights for a case that needs no more. */
static double chance_weight[4096];

/* Returns a case with these weights, which are 0 then. */
static inline struct chance chance_case(size_t n, size_t (*draw)(void *), void *context,
                                        long samples)
{
    memset(chance_weight, 0, sizeof chance_weight);
    return (struct chance){n, chance_weight, draw, context, samples, false};
}

/* Returns the number of elements of a set. */
static inline int set_size(size_t set)
{
    int n = 0;
    for (; set; set &= set - 1)
        n++;
    return n;
}

/* Returns a maze of walls of this size. */
static inline struct maze chance_maze(size_t w, size_t h)
{
    struct maze m = {0};
    struct err err;
    if (maze_shape(&m, MAZE_WALLS, w, h, &err))
        exit(2);
    return m;
}

static inline void chance_begin(void)
{
    rng_seed(&chance_rng, tap_seed(), 0);
}

/* Returns the point that chi-square with k degrees of freedom exceeds with probability 10^-9, by
 * the approximation of Wilson and Hilferty. Below four degrees it is up to a quarter too high. */
static inline double chance_limit(double k)
{
    double root = 1 - 2 / (9 * k) + 5.998 * sqrt(2 / (9 * k));
    return k * root * root * root;
}

/* Returns chi-square of the counts of all samples against the weights, infinity if one was drawn
 * whose weight is 0. Stores the number of possible outcomes. */
static inline double chance_chi(const struct chance *c, const long count[], double *possible)
{
    double chi = 0, sum = 0;
    *possible = 0;
    for (size_t i = 0; i < c->n; i++) {
        sum += c->weight[i];
        *possible += c->weight[i] > 0;
    }
    for (size_t i = 0; i < c->n; i++) {
        const double expected = (double)c->samples * c->weight[i] / sum;
        if (expected > 0)
            chi += pow((double)count[i] - expected, 2) / expected;
        else if (count[i] > 0)
            return INFINITY;
    }
    return chi;
}

/* Tests one case, whose name is fmt with what follows. */
#ifdef __GNUC__
__attribute__((format(printf, 2, 3)))
#endif
static inline void
chance_check(const struct chance *c, const char *fmt, ...)
{
    long *count = calloc(c->n, sizeof *count);
    double chi, limit, possible;
    char name[200];
    va_list args;
    va_start(args, fmt);
    vsnprintf(name, sizeof name, fmt, args);
    va_end(args);
    for (long k = 0; count && k < c->samples; k++) {
        const size_t outcome = c->draw(c->context);
        if (outcome >= c->n)
            exit(2);
        count[outcome]++;
    }
    if (!count)
        exit(2);
    chi = chance_chi(c, count, &possible);
    limit = possible > 1 ? chance_limit(possible - 1) : 1;
    ok(c->biased == (chi > limit), "%s: chi-square %.1f over %.0f outcomes, limit %.1f", name, chi,
       possible, limit);
    free(count);
}

#endif
