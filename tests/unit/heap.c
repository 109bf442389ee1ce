/* Tests of the heap: its entries are taken in their order. A search that takes them in another
 * order finds the same paths, but may need more entries than there is memory for. */
#include "common/solve/kit/heap.h"

#include "common/base/rng.h"
#include "tests/tap.h"

enum { ENTRIES = 500 };

/* Adds entries with random ranks and ties below `most` and takes a third of them in between, then
 * the rest. Returns whether each one that was taken is the smallest. */
static bool check_order(struct rng *rng, uint64_t most)
{
    static struct mem mem;
    struct heap heap = {&mem, 0};
    bool correct = true;
    for (size_t k = 0; k < ENTRIES || heap.count > 0; k++) {
        if (k < ENTRIES &&
            heap_add(&heap, (struct heap_entry){rng_below(rng, most), rng_below(rng, most), k}))
            exit(2);
        if (k >= ENTRIES || k % 3 == 2) {
            const struct heap_entry taken = heap_take(&heap);
            for (size_t i = 0; i < heap.count; i++) {
                const struct heap_entry left = ((struct heap_entry *)(void *)mem.at)[i];
                correct = correct && (taken.rank < left.rank ||
                                      (taken.rank == left.rank && taken.tie <= left.tie));
            }
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
