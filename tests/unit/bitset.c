/* Tests of the set of numbers. */
#include "common/maze/bitset.h"
#include "tests/tap.h"

/* Compares a set of numbers with an array, until it is empty. */
int main(void)
{
    enum { BOUND = 5000 };
    static bool in[BOUND];
    struct bitset s;
    struct mem work = {0};
    bool right = !bitset_init(&s, &work, BOUND) && bitset_next(&s, 0) == SIZE_MAX;
    for (size_t i = 0; i < BOUND; i += 1 + i / 7) {
        bitset_add(&s, i);
        in[i] = true;
    }
    for (size_t removed = 0; right && removed < BOUND; removed++) {
        const size_t i = removed * 1237 % BOUND; /* in an order that goes back and forth */
        size_t next = i;
        bitset_remove(&s, i);
        in[i] = false;
        while (next < BOUND && !in[next])
            next++;
        right = bitset_next(&s, i) == (next < BOUND ? next : SIZE_MAX);
    }
    ok(right, "a set of numbers finds the next one, until it is empty");
    ok(bitset_next(&s, 0) == SIZE_MAX && bitset_next(&s, 64 * BOUND) == SIZE_MAX,
       "an empty set has no number, nor is there one beyond its bound");
    mem_free(&work);
    return done();
}
