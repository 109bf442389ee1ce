/* Tests of heap.h: its entries are taken in the order of their ranks. A search that takes them in
 * another order finds the same paths, but may need more entries than there is memory for. */
#include "common/solve/kit/heap.h"

#include "common/base/rng.h"
#include "tests/tap.h"

enum { ENTRIES = 500 };

/* Adds entries with random ranks below `most` and takes a third of them in between, then the rest.
 * Returns whether each one that was taken is the smallest. */
static bool check_order(struct rng *rng, uint64_t most)
{
    struct mem mem = {0};
    bool correct = true;
    size_t n = 0;
    for (size_t k = 0; k < ENTRIES || n > 0; k++) {
        if (k < ENTRIES)
            correct =
                correct &&
                !heap_add(&mem, n++, (struct heap_entry){rng_below(rng, most), 0, k}, heap_by_rank);
        if (k >= ENTRIES || k % 3 == 2) {
            const struct heap_entry *heap = (struct heap_entry *)(void *)mem.at;
            const struct heap_entry taken = heap_take(&mem, n--, heap_by_rank);
            for (size_t i = 0; i < n; i++)
                correct = correct && taken.rank <= heap[i].rank;
        }
    }
    mem_free(&mem);
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
