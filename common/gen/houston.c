/* houston: uniform spanning trees by one random walk first and many afterwards.
 *
 * Idea (Robin Houston): the walk of aldous-broder is fast while most cells are fresh, and slow at
 * the end; the walks of wilson are slow at first, while the tree is small, and fast at the end. So
 * begin with the one and continue with the other.
 *
 * In the usual version, which changes over when a part of the cells has been visited, the mazes are
 * not uniform: the rest of the tree of aldous-broder depends on where the walk is, and that is
 * lost. (For 192,000 mazes of 3x3 cells, changed over after 3 of them, the chi-square over the 192
 * mazes is 1026; the limit would be 257.) Here it is done correctly. A target cell is chosen
 * beforehand. The walk continues until it has visited the target, and of the passages that it
 * opened, only the path from the target to its start is kept.
 *
 * Correctness: had the walk continued until all cells were visited, all trees would be equally
 * likely, and the path from the target would be the same, because a cell is joined at its first
 * visit, and the cells of that path are all visited before the target. So the path that is kept has
 * the same distribution as in a uniformly random tree; and the walks of wilson, begun with a tree,
 * make all trees that contain it equally likely. The same holds for more than one target, but two
 * targets take a quarter longer, and three or four twice as long.
 *
 * Mazes: those of wilson.
 *
 * Cost: as wilson over the cells, whose first long walk this one is, taken from the other end. It
 * varies with the seed, because such a walk visits a given cell soon or late. In a long narrow maze
 * it grows with the square of the length, and 2x200000 takes minutes; wilson takes milliseconds
 * there. Unrolling its steps, or taking two at a time, is not faster. The many walks could go over
 * the corners, as in wilson, but their walls must not cross the path: a test at every step, and the
 * steps are not halved (200x200: 4.3 per cell instead of 4.4). Memory: the maze alone.
 *
 * References: Robin Houston, in Jamis Buck, "Mazes for Programmers", 2015, ch. 4; aldous-broder;
 * wilson. */
#include "common/gen/kit/job.h"
#include "common/gen/kit/loop_erased.h"
#include "common/gen/kit/random_walk.h"

static int houston_make(struct gen_job *job, struct err *err)
{
    const struct maze *m = job->maze;
    const size_t start = job_random_root(job);
    const size_t target = job_next_cell(job, m->height / 4 * m->stride + m->width / 4);
    (void)err;
    if (!random_walk(job, target))
        return 0;
    maze_clear(job->maze, RANDOM_WALK_FRESH);
    loop_erased_walks(job, start, target);
    return 0;
}

const struct gen gen_houston = {
    .entry = {"houston", "one random walk, then many: uniformly random mazes", NULL, NULL},
    .perfect = true,
    .rooted = true,
    .uniform = true,
    .mask = MASK_CONNECTED,
    .make = houston_make,
};
