/* wall_weights: the walls of a maze as numbers, for the algorithms that keep lists of them, and
 * their random weights. */
#ifndef GEN_KIT_WALL_WEIGHTS_H
#define GEN_KIT_WALL_WEIGHTS_H

#include "common/gen/gen.h"
#include "common/maze/wall.h"

/* Returns whether both cells of an inner wall of the maze are in the mask. */
static inline bool wall_is_in_mask(const struct gen_job *job, uint64_t wall)
{
    const unsigned char *mask = job->mask;
    return !mask || (mask[wall / 2] & mask[wall_neighbour(wall, job->maze->stride)]);
}

/* Opens a wall. */
static inline void wall_open(const struct gen_job *job, uint64_t wall)
{
    job->maze->cell[wall / 2] &= (unsigned char)~wall_bit(wall);
}

/* Opens a wall, which is a step, of an algorithm that does not show more than that: in a frame, its
 * two cells are active, others that have a passage finished. sets: the number of sets of cells, 0
 * if the algorithm has none. */
void wall_carve(const struct gen_job *job, uint64_t wall, uint64_t sets);

/* Returns a if `which` is true, otherwise b; without a branch, because it is as random as the
 * walls. */
static inline uint64_t select_u64(bool which, uint64_t a, uint64_t b)
{
    return b ^ ((a ^ b) & (0 - (uint64_t)which));
}

/* Returns the weight of a wall: 64 random bits, different for different walls. Weights are not
 * stored: that of wall number k is number k of the SplitMix64 stream that starts at `key`. */
static inline uint64_t wall_weight(uint64_t key, uint64_t wall)
{
    uint64_t x = key + wall * 0x9e3779b97f4a7c15;
    return rng_splitmix(&x);
}

/* Returns the wall that has this weight: undoes the steps of SplitMix64, the last one first. The
 * factors are the inverses of its own, modulo 2^64. */
static inline uint64_t wall_of_weight(uint64_t key, uint64_t weight)
{
    uint64_t z = weight;
    z = (z ^ z >> 31 ^ z >> 62) * 0x319642b2d24d8ec3;
    z = (z ^ z >> 27 ^ z >> 54) * 0x96de1b173f119089;
    z = z ^ z >> 30 ^ z >> 60;
    return (z - key) * 0xf1de83e19937733d - 1;
}

/* A wall in a list: its weight, from which its number follows, and the two cells or the two sets
 * that it separates. */
struct weighted_wall {
    uint64_t weight;
    uint32_t a, b;
};

/* Puts the n walls of `list` into a random order, all orders being equally likely (Fisher and
 * Yates). */
void walls_shuffle(struct rng *rng, uint32_t *list, size_t n);

#define WALLS_SORT_MORE 2

/* Copies the n walls of `list` to `to` in the order of their weights. count: scratch memory for
 * n + WALLS_SORT_MORE numbers. Takes linear time if the weights are random. */
void walls_sort(const struct weighted_wall *list, struct weighted_wall *to, size_t n,
                size_t *count);

#endif
