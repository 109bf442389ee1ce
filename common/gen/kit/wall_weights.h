/* wall_weights: walls as numbers, for algorithms that keep lists of walls, and their random
 * weights. */
#ifndef GEN_KIT_WALL_WEIGHTS_H
#define GEN_KIT_WALL_WEIGHTS_H

#include "common/gen/gen.h"
#include "common/maze/wall.h"

/* Returns whether both cells of the inner wall `wall` are in the mask. */
static inline bool wall_is_in_mask(const struct gen_job *job, uint64_t wall)
{
    const unsigned char *mask = job->mask;
    return !mask || (mask[wall / 2] & mask[wall_neighbour(wall, job->maze->stride)]);
}

/* Opens `wall`. */
static inline void wall_open(const struct gen_job *job, uint64_t wall)
{
    job->maze->cell[wall / 2] &= (unsigned char)~wall_bit(wall);
}

/* Opens `wall` and records that as a step, for an algorithm that shows nothing else: in the frame,
 * the two cells of the wall are active, and other cells that have a passage are finished. `sets` is
 * the number of sets of cells, 0 if the algorithm has none. */
void wall_carve(const struct gen_job *job, uint64_t wall, uint64_t sets);

/* Returns a if `which` is true, otherwise b. Uses no branch, because the outcome is as random as
 * the walls. */
static inline uint64_t select_u64(bool which, uint64_t a, uint64_t b)
{
    return b ^ ((a ^ b) & (0 - (uint64_t)which));
}

/* Returns the weight of `wall`: 64 random bits, different for different walls. Weights are not
 * stored: the weight of wall k is number k of the SplitMix64 stream that starts at `key`. */
static inline uint64_t wall_weight(uint64_t key, uint64_t wall)
{
    uint64_t x = key + wall * 0x9e3779b97f4a7c15;
    return rng_splitmix(&x);
}

/* Returns the wall whose weight is `weight`. Undoes the steps of SplitMix64, the last one first;
 * the factors are the inverses of the original ones modulo 2^64. */
static inline uint64_t wall_of_weight(uint64_t key, uint64_t weight)
{
    uint64_t z = weight;
    z = (z ^ z >> 31 ^ z >> 62) * 0x319642b2d24d8ec3;
    z = (z ^ z >> 27 ^ z >> 54) * 0x96de1b173f119089;
    z = z ^ z >> 30 ^ z >> 60;
    return (z - key) * 0xf1de83e19937733d - 1;
}

/* A wall in a list: its weight, which determines its number, and the two cells or two sets that it
 * separates. */
struct weighted_wall {
    uint64_t weight;
    uint32_t a, b;
};

/* Shuffles the n walls of `list`; all orders are equally likely (Fisher-Yates). */
void walls_shuffle(struct rng *rng, uint32_t *list, size_t n);

#define WALLS_SORT_MORE 2

/* Copies the n walls of `list` to `to`, sorted by weight. `count` is scratch memory for n +
 * WALLS_SORT_MORE numbers. Takes linear time if the weights are random. */
void walls_sort(const struct weighted_wall *list, struct weighted_wall *to, size_t n,
                size_t *count);

#endif
