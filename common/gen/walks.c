#include "walks.h"

/* Walks from a cell to the tree, leaving in each cell the last direction. */
static inline void walk(const struct maze *m, unsigned char *cell, struct rng *rng, uint64_t *bits,
                        int *left)
{
    while (!(*cell & WALKS_IN)) {
        unsigned d;
        if ((*left)-- == 0) {
            *bits = rng_next(rng);
            *left = 31;
        }
        d = *bits & 3;
        *bits >>= 2;
        if (cell[m->step[d]] & WALKS_OUT)
            continue; /* draw again */
        *cell = (unsigned char)((*cell & MAZE_DIGIT) | d << MAZE_BACK_SHIFT);
        cell += m->step[d];
    }
}

/* Joins what the walk left to the tree. */
static inline void join(const struct maze *m, unsigned char *cell, struct trace *trace)
{
    while (!(*cell & WALKS_IN)) {
        unsigned d = *cell >> MAZE_BACK_SHIFT;
        *cell |= WALKS_IN;
        maze_carve(m, cell, d);
        trace_step(trace);
        cell += m->step[d];
    }
}

void walks_join(const struct gen_job *job)
{
    const struct maze *m = job->maze;
    unsigned char *row = m->cell;
    uint64_t bits = 0;
    int left = 0;
    for (size_t y = 0; y < m->height; y++, row += m->stride)
        for (size_t x = 0; x < m->width; x++)
            if (!(row[x] & (WALKS_IN | WALKS_OUT))) {
                walk(m, row + x, job->rng, &bits, &left);
                join(m, row + x, job->trace);
            }
}
