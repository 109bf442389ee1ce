#include "mask_reconnect.h"
#include "common/gen/kit/job.h"

#include "common/gen/kit/walls.h"
#include "common/maze/dsu.h"

/* The walls between two cells that are in, in the order of their numbers, with
 * *at the next number: true if there is one, in *wall. */
static bool next_wall(const struct gen_job *job, size_t *at, uint32_t *wall)
{
    const size_t stride = job->maze->stride, end = 2 * stride * job->maze->height;
    while (*at < end) {
        uint32_t w = (uint32_t)(*at)++;
        size_t own = w / 2, first = wall_is_north(w) ? stride : 1;
        if (own >= first && job->mask[own] && job->mask[own - first]) {
            *wall = w;
            return true;
        }
    }
    return false;
}

static void cut(const struct gen_job *job)
{
    const struct maze *m = job->maze;
    const unsigned char *in = job->mask;
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x++) {
            size_t i = y * m->stride + x;
            if (!in[i] || (x > 0 && !in[i - 1]))
                m->cell[i] |= MAZE_WEST;
            if (!in[i] || (y > 0 && !in[i - m->stride]))
                m->cell[i] |= MAZE_NORTH;
        }
}

/* Joins the sets of the cells where there is no wall; how many walls are left
 * that part two sets. */
static size_t join_passages(const struct gen_job *job, dsu_link *set)
{
    const struct maze *m = job->maze;
    size_t at = 0, stand = 0;
    uint32_t w;
    while (next_wall(job, &at, &w)) {
        size_t a = dsu_find(set, w / 2), b = dsu_find(set, wall_neighbour(w, m->stride));
        bool open = !(m->cell[w / 2] & wall_bit(w));
        if (open && a != b)
            dsu_union(set, a, b);
        stand += !open;
    }
    return stand;
}

int mask_reconnect(struct gen_job *job, bool join, struct err *err)
{
    const struct maze *m = job->maze;
    size_t cells = m->stride * m->height, n, at = 0, kept = 0;
    dsu_link *set;
    uint32_t *list, w;
    cut(job);
    if (!join)
        return 0;
    if (job_memory("a mask", m, WALL_MAX_CELLS, cells, sizeof *set, 0, job->scratch, err))
        return -1;
    set = (dsu_link *)(void *)job->scratch->at;
    dsu_init(set, cells);
    n = join_passages(job, set);
    if (job_memory("a mask", m, WALL_MAX_CELLS, n, sizeof *list, cells * sizeof *set, job->scratch,
                   err))
        return -1;
    set = (dsu_link *)(void *)job->scratch->at;
    list = (uint32_t *)(void *)(job->scratch->at + cells * sizeof *set);
    while (next_wall(job, &at, &w))
        if (dsu_find(set, w / 2) != dsu_find(set, wall_neighbour(w, m->stride)))
            list[kept++] = w;
    wall_shuffle(job->rng, list, kept);
    for (size_t k = 0; k < kept; k++) {
        size_t a = dsu_find(set, list[k] / 2),
               b = dsu_find(set, wall_neighbour(list[k], m->stride));
        if (a == b)
            continue;
        dsu_union(set, a, b);
        wall_carve(m, list[k]);
        frame_step(job->clock);
    }
    return 0;
}
