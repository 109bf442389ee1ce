/* chance: fresh seeds, and the limit of chi-square, for tests of random choices. A test that uses
 * them tries other random numbers in every run, and fails by chance once in 10^9 cases. It prints
 * its seed; SEED=N repeats a run with seed N. */
#ifndef CHANCE_H
#define CHANCE_H

#include "tests/tap.h"

#include <math.h>
#include <stdint.h>
#include <time.h>

/* Returns the seed in the environment, or else one that no other run has. */
static inline uint64_t chance_seed(void)
{
    const char *named = getenv("SEED");
    return named ? strtoull(named, NULL, 10) : (uint64_t)time(NULL) * 1000003 + (uint64_t)getpid();
}

/* Returns the point that chi-square with k degrees of freedom exceeds with probability 10^-9, by
 * the approximation of Wilson and Hilferty. Below four degrees it is up to a quarter too high. */
static inline double chance_limit(double k)
{
    double root = 1 - 2 / (9 * k) + 5.998 * sqrt(2 / (9 * k));
    return k * root * root * root;
}

/* Returns chi-square of n counts against their expected values, infinity if something was counted
 * that is not expected at all. */
static inline double chance_chi(size_t n, const long count[], const double expected[])
{
    double chi = 0;
    for (size_t i = 0; i < n; i++)
        if (expected[i] > 0)
            chi += pow((double)count[i] - expected[i], 2) / expected[i];
        else if (count[i] > 0)
            return INFINITY;
    return chi;
}

#endif
