#include "wall_weights.h"

#include "frame.h"

#include <string.h>

void wall_carve(const struct gen_job *job, uint64_t wall, uint64_t sets)
{
    wall_open(job, wall);
    if (!frame_begin(job))
        return;
    frames_set_joined(job->frames, FRAME_FINISHED);
    frames_set(job->frames, (size_t)(wall / 2), FRAME_ACTIVE);
    frames_set(job->frames, wall_neighbour(wall, job->maze->stride), FRAME_ACTIVE);
    frame_end(job, FRAMES_NOWHERE, sets);
}

void walls_shuffle(struct rng *rng, uint32_t *list, size_t n)
{
    for (; n > 1; n--) {
        size_t k = (size_t)rng_below(rng, n);
        uint32_t wall = list[k];
        list[k] = list[n - 1];
        list[n - 1] = wall;
    }
}

/* Distributes the walls over at least two and at most n + 1 buckets of equal width; an insertion
 * sort does the rest. */
void walls_sort(const struct weighted_wall *list, struct weighted_wall *to, size_t n, size_t *count)
{
    int shift = 63;
    size_t buckets, start = 0;
    while (UINT64_MAX >> (shift - 1) <= n)
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
