#include "pieces.h"

#include "common/maze/dsu.h"
#include "job.h"

#include <string.h>

/* Returns whether a wall is closed and may be opened, and separates two pieces. */
static bool pieces_separates(const struct pieces *p, uint32_t wall)
{
    const struct maze *m = p->job->maze;
    const unsigned walls = m->cell[wall / 2], given = p->job->given->cell[wall / 2];
    return walls & wall_bit(wall) && !(given & PIECES_FIXED(wall_bit(wall))) &&
           wall_is_inside(p->job, wall) &&
           p->of[wall / 2] != p->of[wall_neighbour(wall, m->stride)];
}

/* Sets p->count and p->of. set: scratch memory, one link per cell. */
static void pieces_number(struct pieces *p, dsu_link *set)
{
    const struct gen_job *job = p->job;
    const struct maze *m = job->maze;
    const size_t cells = m->stride * m->height;
    walls_join(job, set, 1);
    p->count = 0;
    for (size_t i = 0; i < cells; i++)
        if (job->mask[i] && set[i] < 0)
            p->of[i] = (uint32_t)p->count++;
    for (size_t i = 0; i < cells; i++)
        if (job->mask[i] && set[i] >= 0)
            p->of[i] = p->of[dsu_find(set, i)];
}

/* Counts the arcs: sets p->first[k] to the number of arcs of pieces 0 to k, where those of piece k
 * end. */
static void pieces_count_arcs(struct pieces *p)
{
    const struct maze *m = p->job->maze;
    memset(p->first, 0, (p->count + 1) * sizeof *p->first);
    for (size_t k = 0; k < 2 * m->stride * m->height; k++)
        if (pieces_separates(p, (uint32_t)k)) {
            p->first[p->of[k / 2]]++;
            p->first[p->of[wall_neighbour(k, m->stride)]]++;
        }
    for (size_t k = 1; k <= p->count; k++)
        p->first[k] += p->first[k - 1];
}

/* Stores the arcs from the last to the first; p->first[k] is then the first arc of piece k. */
static void pieces_add_arcs(struct pieces *p)
{
    const struct maze *m = p->job->maze;
    for (size_t k = 2 * m->stride * m->height; k-- > 0;)
        if (pieces_separates(p, (uint32_t)k)) {
            p->wall[--p->first[p->of[k / 2]]] = (uint32_t)k;
            p->wall[--p->first[p->of[wall_neighbour(k, m->stride)]]] = (uint32_t)k;
        }
}

/* The links of the sets and p->first share their memory. */
int pieces_find(struct pieces *p, const struct gen_job *job, struct err *err)
{
    const struct maze *m = job->maze;
    const size_t cells = m->stride * m->height, used = (2 * cells + 1) * sizeof *p->of;
    struct mem *mem = job->scratch;
    *p = (struct pieces){.job = job};
    if (job_memory("--given", m, PIECES_MAX_CELLS, 2 * cells + 1, sizeof *p->of, 0, mem, err))
        return -1;
    p->of = (uint32_t *)(void *)mem->at;
    p->first = p->of + cells;
    pieces_number(p, (dsu_link *)(void *)p->first);
    pieces_count_arcs(p);
    if (job_memory("--given", m, PIECES_MAX_CELLS, p->first[p->count], sizeof *p->wall, used, mem,
                   err))
        return -1;
    p->of = (uint32_t *)(void *)mem->at;
    p->first = p->of + cells;
    p->wall = p->first + cells + 1;
    pieces_add_arcs(p);
    return 0;
}

size_t pieces_list_walls(struct pieces *p)
{
    size_t n = 0;
    for (size_t piece = 0; piece < p->count; piece++)
        for (uint32_t k = p->first[piece]; k < p->first[piece + 1]; k++)
            if (p->of[p->wall[k] / 2] == piece)
                p->wall[n++] = p->wall[k];
    return n;
}
