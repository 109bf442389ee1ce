/* rng: random numbers, the same on every machine.
 *
 * The generator is xoshiro256** (David Blackman and Sebastiano Vigna, "Scrambled linear
 * pseudorandom number generators", 2018); its state is filled by SplitMix64, as the authors
 * recommend. Bounded draws follow Daniel Lemire, "Fast random integer generation in an interval",
 * 2019: unbiased, and nearly always without a division. */
#ifndef BASE_RNG_H
#define BASE_RNG_H

#include "bits.h"

#include <stdbool.h>
#include <stdint.h>

struct rng {
    uint64_t s[4]; /* not all zero */
};

/* Returns a number in which every bit depends on every bit of z: the last steps of SplitMix64. */
static inline uint64_t rng_mix(uint64_t z)
{
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
}

/* Returns the next number of SplitMix64, whose state *x may be any value. */
static inline uint64_t rng_splitmix(uint64_t *x)
{
    return rng_mix(*x += 0x9e3779b97f4a7c15);
}

/* Starts the stream of random numbers for maze number `index` of `seed`. Different pairs always
 * give different states. */
void rng_seed(struct rng *r, uint64_t seed, uint64_t index);

/* Jumps 2^128 draws ahead, to a second stream that never overlaps the first. */
void rng_jump(struct rng *r);

/* Returns 64 random bits. */
static inline uint64_t rng_next(struct rng *r)
{
    uint64_t *s = r->s, x = s[1] * 5, t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = s[3] << 45 | s[3] >> 19;
    return (x << 7 | x >> 57) * 9;
}

/* The general case of rng_coins, which is its only caller. */
uint64_t rng_biased_coins(struct rng *r, unsigned hundredths);

/* Returns 64 random bits, each set with a probability of `hundredths` / 100 (0 to 100), to within
 * 2^-32. Fair coins take a single draw. The copy lets the compiler keep *r in registers. */
static inline uint64_t rng_coins(struct rng *r, unsigned hundredths)
{
    if (hundredths == 50)
        return rng_next(r);
    struct rng copy = *r;
    const uint64_t coins = rng_biased_coins(&copy, hundredths);
    *r = copy;
    return coins;
}

/* Returns a number from 0 to n - 1, each equally likely; n >= 1. */
static inline uint64_t rng_below(struct rng *r, uint64_t n)
{
    uint64_t low, high = bits_multiply(rng_next(r), n, &low);
    if (low < n) {
        uint64_t least = (0 - n) % n;
        while (low < least)
            high = bits_multiply(rng_next(r), n, &low);
    }
    return high;
}

/* A probability is an integer in millionths; this one is 1. */
#define RNG_CERTAIN UINT64_C(1000000)

/* Returns true with the given `probability`. With the same random numbers, a larger probability
 * gives true whenever a smaller one does. */
static inline bool rng_chance(struct rng *r, uint64_t probability)
{
    return rng_below(r, RNG_CERTAIN) < probability;
}

#endif
