/* spiral: one passage that spirals from the upper left corner to the centre.
 *
 * Mazes: not random at all. As in serpentine, the path leads through every cell. But its turns are
 * nested, so a breadth-first search from the centre meets every direction.
 *
 * Cost: time proportional to the cells. Memory: only the maze. */
#include "common/gen/kit/frame.h"
#include "common/gen/kit/job.h"

#define FRESH 0x10

static int spiral_make(struct gen_job *job)
{
    struct maze *m = job->maze;
    unsigned char *cell = m->cell;
    unsigned d = MAZE_E;
    job_fill(job, FRESH);
    for (size_t left = job->cells - 1; left > 0; left--) {
        *cell ^= FRESH;
        if (!(cell[m->step[d]] & FRESH))
            d = (d + 1) % 4;
        maze_carve(m, cell, d);
        cell += m->step[d];
        frame_of_path(job, cell, FRAMES_NOWHERE, FRESH, 0);
    }
    return 0;
}

const struct gen gen_spiral = {
    .entry = {"spiral", "one passage, spiralling into the centre", NULL, NULL},
    .perfect = GEN_PERFECT,
    .fixed = true,
    .make = spiral_make,
};
