/* stream: writes random numbers without end, as raw 64-bit words, for programs that test
 * generators.
 *
 *     usage: stream ORDER SEED
 *
 * ORDER selects the streams of (seed, index) and the order in which their words are written:
 *
 *     one      the stream of (SEED, 0)
 *     pairs    neighbours: 32 indices of SEED, 32 of SEED + 1, and so on
 *
 * Neighbours are taken in turn: the first word of each of 1024 streams, then the second word of
 * each, up to the 16th; then come the next 1024 streams. A correlation of neighbours is then one of
 * words that are close to each other, and every 16th word is the first one after seeding. */
#include "common/base/rng.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NEIGHBOURS = 1024, WORDS = 16, PER_SEED = 32 };

int main(int argc, char **argv)
{
    static struct rng streams[NEIGHBOURS];
    static uint64_t words[WORDS][NEIGHBOURS];
    const char *order = argc == 3 ? argv[1] : "";
    const uint64_t seed = argc == 3 ? strtoull(argv[2], NULL, 10) : 0;
    const bool one = strcmp(order, "one") == 0;
    if (!one && strcmp(order, "pairs") != 0) {
        fputs("usage: stream one|pairs SEED\n", stderr);
        return 2;
    }
    rng_seed(&streams[0], seed, 0);
    for (uint64_t n = 0;; n += NEIGHBOURS) {
        for (uint64_t i = 0; i < NEIGHBOURS && !one; i++)
            rng_seed(&streams[i], seed + (n + i) / PER_SEED, (n + i) % PER_SEED);
        for (size_t k = 0; k < WORDS; k++)
            for (size_t i = 0; i < NEIGHBOURS; i++)
                words[k][i] = rng_next(&streams[one ? 0 : i]);
        if (fwrite(words, sizeof words, 1, stdout) != 1)
            return 2;
    }
}
