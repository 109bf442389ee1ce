#include "walls.h"

#include <string.h>

void wall_shuffle(struct rng *rng, uint32_t *list, size_t n)
{
    for (; n > 1; n--) {
        size_t k = (size_t)rng_below(rng, n);
        uint32_t w = list[k];
        list[k] = list[n - 1];
        list[n - 1] = w;
    }
}

/* Fetches ahead in two steps: first the cells and their links, then the links above these. (To find
 * the roots without a branch, as kruskal flattens sets, is a tenth slower here.) */
size_t wall_join(const struct gen_job *job, dsu_link *set, const uint32_t *list, size_t n)
{
    const struct maze *m = job->maze;
    enum { FAR = 24, NEAR = 12 };
    const size_t stride = m->stride;
    size_t joined = 0;
    for (size_t k = 0; k < n; k++) {
        size_t i = list[k] >> 1, a, b;
        if (k + FAR < n) {
            uint32_t far = list[k + FAR], near = list[k + NEAR];
            dsu_link up = set[near >> 1], up_beside = set[wall_neighbour(near, stride)];
            MEM_PREFETCH(&m->cell[far >> 1]);
            MEM_PREFETCH(&set[far >> 1]);
            MEM_PREFETCH(&set[wall_neighbour(far, stride)]);
            MEM_PREFETCH(&set[up < 0 ? 0 : up]);
            MEM_PREFETCH(&set[up_beside < 0 ? 0 : up_beside]);
        }
        a = dsu_find(set, i);
        b = dsu_find(set, wall_neighbour(list[k], stride));
        if (a != b) {
            dsu_union(set, a, b);
            wall_carve(job, list[k]);
            joined++;
        }
    }
    return joined;
}

/* Scatters the walls over at most n + 1 buckets of equal width, but at least two, and leaves the
 * rest to an insertion sort. */
void walls_sort(const struct weighted_wall *list, struct weighted_wall *to, size_t n, size_t *count)
{
    int shift = 63;
    size_t buckets, start = 0;
    while (shift > 0 && UINT64_MAX >> (shift - 1) <= n)
        shift--;
    buckets = (size_t)(UINT64_MAX >> shift) + 1;
    memset(count, 0, buckets * sizeof *count);
    for (size_t k = 0; k < n; k++)
        count[list[k].weight >> shift]++;
    for (size_t b = 0; b < buckets; b++) {
        size_t here = count[b];
        count[b] = start;
        start += here;
    }
    for (size_t k = 0; k < n; k++)
        to[count[list[k].weight >> shift]++] = list[k];
    for (size_t k = 1; k < n; k++) {
        struct weighted_wall w = to[k];
        size_t at = k;
        for (; at > 0 && to[at - 1].weight > w.weight; at--)
            to[at] = to[at - 1];
        to[at] = w;
    }
}
