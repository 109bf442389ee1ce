#include "mask_reconnect.h"

#include "common/gen/kit/job.h"
#include "common/gen/kit/walls.h"
#include "common/maze/dsu.h"

/* Closes all walls of the cells outside the mask. */
static void mask_cut(const struct gen_job *job)
{
    const struct maze *m = job->maze;
    const unsigned char *mask = job->mask;
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x++) {
            size_t i = y * m->stride + x;
            if (!mask[i] || (x > 0 && !mask[i - 1]))
                m->cell[i] |= MAZE_WEST;
            if (!mask[i] || (y > 0 && !mask[i - m->stride]))
                m->cell[i] |= MAZE_NORTH;
        }
}

/* Puts the n walls of `list` into a random order, all orders being equally likely (Fisher and
 * Yates). */
static void mask_shuffle(struct rng *rng, uint32_t *list, size_t n)
{
    for (; n > 1; n--) {
        size_t k = (size_t)rng_below(rng, n);
        uint32_t wall = list[k];
        list[k] = list[n - 1];
        list[n - 1] = wall;
    }
}

/* Returns the number of sets of cells of the mask. */
static size_t mask_sets(const struct gen_job *job, const dsu_link *set)
{
    size_t sets = 0;
    for (size_t i = 0; i < job->maze->stride * job->maze->height; i++)
        sets += job_has(job, i) && set[i] < 0;
    return sets;
}

/* Opens the walls of `list`, in their order, that separate two sets of cells, and joins these.
 * Fetches ahead in two steps: first the cells and their links, then the links above these. */
static void mask_open(const struct gen_job *job, dsu_link *set, const uint32_t *list, size_t n)
{
    const struct maze *m = job->maze;
    enum { FAR = 24, NEAR = 12 };
    const size_t stride = m->stride;
    size_t sets = job->frames ? mask_sets(job, set) : 0;
    for (size_t k = 0; k < n; k++) {
        if (k + FAR < n) {
            uint32_t far = list[k + FAR], near = list[k + NEAR];
            dsu_link up = set[near / 2], up_beside = set[wall_neighbour(near, stride)];
            MEM_PREFETCH(&m->cell[far / 2]);
            MEM_PREFETCH(&set[far / 2]);
            MEM_PREFETCH(&set[wall_neighbour(far, stride)]);
            MEM_PREFETCH(&set[up < 0 ? 0 : up]);
            MEM_PREFETCH(&set[up_beside < 0 ? 0 : up_beside]);
        }
        if (!dsu_join(set, list[k] / 2, wall_neighbour(list[k], stride)))
            continue;
        wall_open(job, list[k]);
        if (job->frames)
            wall_show(job, list[k], --sets);
    }
}

int mask_reconnect(struct gen_job *job, bool join, struct err *err)
{
    const struct maze *m = job->maze;
    const size_t cells = m->stride * m->height, sets = cells * sizeof(dsu_link);
    size_t count = 0;
    dsu_link *set;
    uint32_t *list; /* all cells together have at most (w - 1)(h - 1) closed walls inside */
    mask_cut(job);
    if (!join)
        return 0;
    if (job_memory("a mask", m, WALL_MAX_CELLS, cells, sizeof *list, sets, job->scratch, err))
        return -1;
    set = (dsu_link *)(void *)job->scratch->at;
    list = (uint32_t *)(void *)(job->scratch->at + sets);
    walls_join_passages(job, set);
    for (size_t k = 0; k < 2 * cells; k++)
        if (wall_is_inside(job, k) &&
            dsu_find(set, k / 2) != dsu_find(set, wall_neighbour((uint32_t)k, m->stride)))
            list[count++] = (uint32_t)k;
    mask_shuffle(job->rng, list, count);
    mask_open(job, set, list, count);
    return 0;
}
