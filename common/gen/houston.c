/* houston: uniform spanning trees by one plain random walk, followed by loop-erased walks.
 *
 * Idea (Robin Houston): the walk of aldous-broder is fast while most cells are fresh, and slow at
 * the end; the walks of wilson are slow at first, while the tree is small, and fast at the end. So
 * begin with aldous-broder and continue with wilson.
 *
 * The usual version switches when a certain fraction of the cells has been visited. Its mazes are
 * not uniform: the rest of the tree of aldous-broder depends on where the walk is, and that
 * information is lost. (For 192,000 mazes of 3x3 cells with a switch after 3 cells, the chi-square
 * over the 192 mazes is 1026; the limit would be 257.) The version here is correct. It chooses a
 * target cell beforehand. The walk continues until it has visited the target, and only the path
 * from the target to the start of the walk is kept; all its other passages are closed again.
 *
 * Correctness: if the walk continued until all cells were visited, all trees would be equally
 * likely, and the path from the target would be the same, because a cell is joined on its first
 * visit, and all cells of that path are visited before the target. So the path that is kept has the
 * same distribution as in a uniformly random tree. The walks of wilson, started with a given tree,
 * make all trees that contain it equally likely. The same holds for more than one target, but two
 * targets take a quarter longer, and three or four take twice as long.
 *
 * Mazes: the same as those of wilson.
 *
 * Cost: that of wilson over the cells; the walk here is wilson's first long walk, taken from the
 * other end. The time varies with the seed, because such a walk may visit a given cell early or
 * late. In a long narrow maze it grows with the square of the length: 2x200000 takes minutes, and
 * wilson takes milliseconds. Unrolling the steps of the walk, or taking two at a time, is not
 * faster. The loop-erased walks could run over the corners, as in wilson, but then their walls must
 * not cross the path: that requires a test at every step, and barely reduces the number of steps
 * (200x200: 4.3 per cell instead of 4.4). Memory: only the maze.
 *
 * References: Robin Houston, in Jamis Buck, "Mazes for Programmers", 2015, ch. 4; aldous-broder;
 * wilson. */
#include "common/gen/kit/frame.h"
#include "common/gen/kit/job.h"
#include "common/gen/kit/loop_erased.h"
#include "common/gen/kit/single_line.h"

#define FRESH  LOOP_ERASED_IN /* not visited yet */
#define TARGET MAZE_VISITED

/* During the first walk, MAZE_BACK of each visited cell is the direction from which it was first
 * entered. In a trace, each move is a step. */
static int houston_make(struct gen_job *job)
{
    struct maze *m = job->maze;
    const ptrdiff_t step[4] = {m->step[0], m->step[1], m->step[2], m->step[3]};
    const bool records = job->frames;
    const size_t start = job_random_root(job);
    const size_t target = job_next_cell(job, m->height / 4 * m->stride + m->width / 4);
    unsigned char *cell = m->cell + start;
    bool arrived = start == target;
    if (single_line_make(job))
        return 0;
    job_fill(job, FRESH);
    job_seal(job);
    m->cell[target] |= TARGET;
    *cell ^= FRESH;
    while (!arrived) {
        uint64_t bits = rng_next(job->rng);
        for (int k = 0; k < 32 && !arrived; k++, bits >>= 2) {
            unsigned d = bits & 3;
            unsigned char *next = cell + step[d];
            unsigned ahead = *next;
            if (ahead & (LOOP_ERASED_OUT | FRESH)) {
                if (ahead & LOOP_ERASED_OUT)
                    continue;
                *next = (unsigned char)(ahead ^ (FRESH | MAZE_BACK_TO(d ^ 2)));
                arrived = ahead & TARGET;
            }
            cell = next;
            if (records)
                frame_of_path(job, cell, FRAMES_NOWHERE, FRESH, 0);
        }
    }
    maze_clear(m, FRESH | TARGET);
    loop_erased_walks(job, start, target);
    return 0;
}

const struct gen gen_houston = {
    .entry = {"houston", "one random walk, then many: uniformly random mazes", NULL, NULL},
    .perfect = GEN_ROOTED,
    .uniform = true,
    .mask = MASK_CONNECTED,
    .make = houston_make,
};
