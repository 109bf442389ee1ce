/* wilson: uniform spanning trees by loop-erased random walks.
 *
 * Idea: the tree starts as a single cell. From any cell outside it, walk at random until the walk
 * hits the tree, then add the walk to the tree with its loops erased. Repeat until every cell is in
 * the tree.
 *
 * Correctness: give each cell an infinite stack of random directions. The top directions form a
 * graph; wherever they form a cycle, pop the stacks along it. Wilson proves that the set of popped
 * cycles, and hence the tree that remains, does not depend on the order of popping, and that the
 * tree is independent of the cycles and uniform. A random walk pops exactly the cycles it closes:
 * each cell keeps the direction in which the walk last left it, and following these directions from
 * the start yields the loop-erased walk. The choice of the first cell and the order of the others
 * therefore do not matter.
 *
 * Mazes: no bias. About 29 % dead ends (the limit is 8/pi^2 (1 - 2/pi) = 0.2945); short, winding
 * solutions.
 *
 * Cost: expected O(n log n) steps for n cells on a square grid; the first walks take most of the
 * time, so the first cell is the centre, where walks hit it soonest. Memory: the maze alone; the
 * last directions are two scratch bits per cell.
 *
 * Reference: David B. Wilson, "Generating random spanning trees more quickly than the cover time",
 * STOC 1996. */
#include "common/gen/kit/job.h"
#include "common/gen/kit/loop_erased.h"

static int wilson_make(struct gen_job *job, struct err *err)
{
    const struct maze *m = job->maze;
    size_t first = job_next_cell(job, m->height / 2 * m->stride + m->width / 2);
    (void)err;
    job->root = first;
    if (job_line(job))
        return 0;
    job_fill(job, 0);
    job_seal(job);
    loop_erased_walks(job, first, first);
    return 0;
}

const struct gen gen_wilson = {
    .entry = {"wilson", "loop-erased random walks: uniformly random mazes", NULL},
    .perfect = true,
    .rooted = true,
    .uniform = true,
    .mask = MASK_CONNECTED,
    .make = wilson_make,
};
