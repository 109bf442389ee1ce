#include "walls.h"

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
