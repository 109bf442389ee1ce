/* Tests of the heap in contraction.c: its entries are taken in the order of their moves. A search
 * that takes them in another order finds the same paths, but may need more entries than there is
 * memory for. */
#include "common/solve/kit/contraction.c"

#include "common/base/rng.h"
#include "tests/tap.h"

enum { ENTRIES = 500 };

/* Adds entries with random moves below `most` and takes a third of them in between, then the rest.
 * Returns whether each one that was taken is the smallest. */
static bool check_order(struct rng *rng, uint64_t most)
{
    static struct contraction_entry heap[ENTRIES];
    bool correct = true;
    size_t n = 0;
    for (size_t k = 0; k < ENTRIES || n > 0; k++) {
        if (k < ENTRIES)
            contraction_heap_add(heap, n++, (struct contraction_entry){rng_below(rng, most), k});
        if (k >= ENTRIES || k % 3 == 2) {
            const struct contraction_entry taken = contraction_heap_take(heap, n--);
            for (size_t i = 0; i < n; i++)
                correct = correct && taken.moves <= heap[i].moves;
        }
    }
    return correct;
}

int main(void)
{
    static const uint64_t most[] = {2, 50, 1000000};
    struct rng rng;
    rng_seed(&rng, 1, 0);
    for (size_t k = 0; k < sizeof most / sizeof *most; k++)
        ok(check_order(&rng, most[k]), "the smallest of %d entries below %ju is taken first",
           ENTRIES, (uintmax_t)most[k]);
    return done();
}
