/* wilson: every maze of the size equally likely, by loop-erased random walks.
 *
 * The idea: one cell is the tree. From each cell that is not in it yet, walk
 * at random until the tree is met, then join the walk to it without the loops
 * that it made.
 *
 * Why it is right: think of an endless stack of random directions on each
 * cell, and look at the tops. Wherever they go round in a circle, pop that
 * circle. Wilson shows that the circles that get popped, and so the tree that
 * is left, do not depend on the order of the popping; and that the tree is
 * independent of them and uniform. A walk pops the circles that it closes: it
 * leaves in each cell the direction it left that cell by last, and following
 * those from its start gives the walk without its loops. Neither the first
 * cell nor the order of the others matters.
 *
 * Its mazes: no bias at all; about 29 percent dead ends (8/pi^2 (1 - 2/pi) =
 * 0.2945 in the limit), solutions short and winding.
 *
 * Time: the mean time of a walk to the tree, n log n steps for n cells on a
 * square grid, all of them near together but for the first walks. The first
 * cell is in the middle, which is nearest to all. Space: the maze; the last
 * directions are two scratch bits of the cells.
 *
 * Reference: David B. Wilson, "Generating random spanning trees more quickly
 * than the cover time", 1996. */
#include "common/gen/kit/job.h"
#include "common/gen/kit/loop_erased.h"

static int wilson_make(struct gen_job *job, struct err *err)
{
    const struct maze *m = job->maze;
    size_t first = job_next_cell(job, m->height / 2 * m->stride + m->width / 2);
    (void)err;
    if (job_line(job))
        return 0;
    job_fill(job, 0);
    job_seal(job);
    loop_erased_walks(job, first, first);
    return 0;
}

const struct gen gen_wilson = {
    .entry = {"wilson", "loop-erased random walks: every maze equally likely", NULL},
    .perfect = true,
    .uniform = true,
    .mask = MASK_CONNECTED,
    .make = wilson_make,
};
