#include "random_dir.h"

enum { AGAIN = RANDOM_DIR_AGAIN, N = MAZE_N, E = MAZE_E, S = MAZE_S, W = MAZE_W };

/* Lists repeated 4, 16, 7 and 21 times. */
#define X4(...)  __VA_ARGS__, __VA_ARGS__, __VA_ARGS__, __VA_ARGS__
#define X16(...) X4(X4(__VA_ARGS__))
#define X7(...)  X4(__VA_ARGS__), __VA_ARGS__, __VA_ARGS__, __VA_ARGS__
#define X21(...) X7(__VA_ARGS__), X7(__VA_ARGS__), X7(__VA_ARGS__)

/* The 64 entries for a set of one, two, three or four directions. */
/* clang-format off */
#define ONE(a)           {X16(a, a, a, a)}
#define TWO(a, b)        {X16(a, b, a, b)}
#define THREE(a, b, c)   {X21(a, b, c), AGAIN}
#define FOUR(a, b, c, d) {X16(a, b, c, d)}

const unsigned char random_dir_table[16][1 << RANDOM_DIR_BITS] = {
    ONE(AGAIN), ONE(N),         ONE(E),         TWO(N, E),
    ONE(S),     TWO(N, S),      TWO(E, S),      THREE(N, E, S),
    ONE(W),     TWO(N, W),      TWO(E, W),      THREE(N, E, W),
    TWO(S, W),  THREE(N, S, W), THREE(E, S, W), FOUR(N, E, S, W),
};
/* clang-format on */

unsigned random_dir_axis(struct random_dir *p, unsigned set)
{
    const unsigned across = set & (1U << MAZE_E | 1U << MAZE_W), along = set & ~across;
    unsigned weight = maze_degree(across) * p->bias, other = maze_degree(along) * (100 - p->bias);
    if (!across || !along)
        return set;
    return rng_below(p->rng, weight + other) < weight ? across : along;
}
