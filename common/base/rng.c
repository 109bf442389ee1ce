#include "rng.h"

/* Mixes (seed, index) in two Feistel-like rounds. Each round is invertible, so different pairs stay
 * different. Then each half fills half of the state. Filling the state from seed + index would
 * repeat the mazes of one seed, shifted, among the mazes of another. */
void rng_seed(struct rng *r, uint64_t seed, uint64_t index)
{
    uint64_t a = seed, b = index, x;
    x = a;
    b += rng_splitmix(&x);
    x = b;
    a += rng_splitmix(&x);
    r->s[0] = rng_splitmix(&a);
    r->s[1] = rng_splitmix(&a);
    r->s[2] = rng_splitmix(&b);
    r->s[3] = rng_splitmix(&b);
}

void rng_jump(struct rng *r)
{
    static const uint64_t jump[4] = {0x180ec6d33cfd0aba, 0xd5a61266f0c9392c, 0xa9582618e03fc9aa,
                                     0x39abdc4529b1661c};
    struct rng to = {{0, 0, 0, 0}};
    for (int bit = 0; bit < 256; bit++) {
        if (jump[bit / 64] >> bit % 64 & 1)
            for (int i = 0; i < 4; i++)
                to.s[i] ^= r->s[i];
        rng_next(r);
    }
    *r = to;
}

/* Processes the first 32 binary digits of the probability, from the lowest: a 1 ORs a draw into the
 * coins, a 0 ANDs it. */
uint64_t rng_biased_coins(struct rng *r, unsigned hundredths)
{
    const uint64_t digits = ((uint64_t)hundredths << 32) / 100;
    uint64_t coins = 0;
    if (hundredths >= 100)
        return UINT64_MAX;
    for (int k = 0; k < 32; k++) {
        const uint64_t draw = rng_next(r);
        coins = digits >> k & 1 ? coins | draw : coins & draw;
    }
    return coins;
}
