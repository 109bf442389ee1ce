#include "mend.h"

#include "sets.h"
#include "wall.h"

/* The walls between two cells that are in, in the order of their numbers, with
 * *at the next number: true if there is one, in *wall. */
static bool next_wall(const struct gen_job *job, size_t *at, uint32_t *wall)
{
    const size_t stride = job->maze->stride, end = 2 * stride * job->maze->height;
    while (*at < end) {
        uint32_t w = (uint32_t)(*at)++;
        size_t own = w / 2, first = w & WALL_HORIZ ? stride : 1;
        if (own >= first && job->in[own] && job->in[own - first]) {
            *wall = w;
            return true;
        }
    }
    return false;
}

static void cut(const struct gen_job *job)
{
    const struct maze *m = job->maze;
    const unsigned char *in = job->in;
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x++) {
            size_t i = y * m->stride + x;
            if (!in[i] || (x > 0 && !in[i - 1]))
                m->cell[i] |= MAZE_VERT;
            if (!in[i] || (y > 0 && !in[i - m->stride]))
                m->cell[i] |= MAZE_HORIZ;
        }
}

/* Joins the sets of the cells where there is no wall; how many walls are left
 * that part two sets. */
static size_t join_passages(const struct gen_job *job, setlink *set)
{
    const struct maze *m = job->maze;
    size_t at = 0, stand = 0;
    uint32_t w;
    while (next_wall(job, &at, &w)) {
        size_t a = set_top(set, w / 2), b = set_top(set, wall_beside(w, m->stride));
        bool open = !(m->cell[w / 2] & (w & WALL_HORIZ ? MAZE_HORIZ : MAZE_VERT));
        if (open && a != b)
            set_join(set, a, b);
        stand += !open;
    }
    return stand;
}

int mend(struct gen_job *job, bool join, struct err *err)
{
    const struct maze *m = job->maze;
    size_t cells = m->stride * m->height, n, at = 0, kept = 0;
    setlink *set;
    uint32_t *list, w;
    cut(job);
    if (!join)
        return 0;
    if (gen_memory("a mask", m, WALL_CELLS, cells, sizeof *set, 0, job->work, err))
        return -1;
    set = (setlink *)(void *)job->work->at;
    set_init(set, cells);
    n = join_passages(job, set);
    if (gen_memory("a mask", m, WALL_CELLS, n, sizeof *list, cells * sizeof *set, job->work, err))
        return -1;
    set = (setlink *)(void *)job->work->at;
    list = (uint32_t *)(void *)(job->work->at + cells * sizeof *set);
    while (next_wall(job, &at, &w))
        if (set_top(set, w / 2) != set_top(set, wall_beside(w, m->stride)))
            list[kept++] = w;
    wall_shuffle(job->rng, list, kept);
    for (size_t k = 0; k < kept; k++) {
        size_t a = set_top(set, list[k] / 2), b = set_top(set, wall_beside(list[k], m->stride));
        if (a == b)
            continue;
        set_join(set, a, b);
        wall_carve(m, list[k]);
        trace_step(job->trace);
    }
    return 0;
}
