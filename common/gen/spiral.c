/* spiral: one passage, round and round, from the top left into the middle.
 *
 * Not random at all. As serpentine, it leads through every cell; but its turns
 * lie one around the other, so a bfs_search from the middle meets every direction.
 *
 * Time: in proportion to the cells. Space: the maze. */
#include "common/gen/kit/job.h"
#include "gen.h"

#define FRESH 0x10

static int spiral_make(struct gen_job *job, struct err *err)
{
    struct maze *m = job->maze;
    unsigned char *cell = m->cell;
    unsigned d = MAZE_E;
    (void)err;
    job_fill(job, FRESH);
    for (size_t left = job->cells - 1; left > 0; left--) {
        *cell ^= FRESH;
        if (!(cell[m->step[d]] & FRESH))
            d = (d + 1) % 4;
        job_carve(job, cell, d);
        cell += m->step[d];
    }
    return 0;
}

const struct gen gen_spiral = {
    .entry = {"spiral", "one passage, round and round into the middle", NULL},
    .perfect = true,
    .fixed = true,
    .make = spiral_make,
};
