/* houston: every maze of the size equally likely, by one random walk first and
 * many afterwards.
 *
 * The idea, Robin Houston's: the walk of aldous-broder is quick while most cells
 * are new and slow at the end; the walks of wilson are slow at first, while the
 * tree is small, and quick at the end. So begin with the one and end with the
 * other.
 *
 * As it is usually told, with a change from one to the other when so many cells
 * have been met, the mazes are not equally likely: the rest of the tree of
 * aldous-broder depends on where the walk stands, and that is lost (of 192,000
 * mazes of 3x3 cells, changed at 3 of them, the chi-square over the 192 is 1026;
 * 257 would be the limit). Here it is made right. A cell is set out beforehand, the
 * post. The walk goes on until it has met it, and of the passages it made only the way
 * from the post to its start is kept.
 *
 * Why it is right: had the walk gone on until all cells were met, all trees would
 * be equally likely, and the way from the post would be the same, for a cell is
 * joined when it is met first and the cells of that way are all met before the
 * post. So the way that is kept comes as it does in a tree taken at random; and
 * the walks of wilson, begun with a tree, make each tree that holds it equally
 * likely. The same holds for more posts than one, but with two it takes a quarter
 * longer, with three or four twice as long.
 *
 * Its mazes: those of wilson.
 *
 * Time: as wilson, whose first long walk this one is, from the other end. It goes
 * up and down with the seed, for such a walk meets a cell soon or late. Its steps
 * unrolled, or taken two at a time, are no faster. Space: the maze.
 *
 * References: Robin Houston, in Jamis Buck, "Mazes for Programmers", 2015, ch. 4;
 * aldous-broder; wilson. */
#include "common/gen/kit/job.h"
#include "common/gen/kit/loop_erased.h"

#define FRESH  LOOP_ERASED_IN /* not met yet */
#define TARGET MAZE_VISITED

/* Walks from a cell until the post is met; each cell that is met keeps the direction
 * that it was first entered from. */
static void houston_walk(const struct gen_job *job, size_t start)
{
    const struct maze *m = job->maze;
    const ptrdiff_t step[4] = {m->step[0], m->step[1], m->step[2], m->step[3]};
    unsigned char *cell = m->cell + start;
    bool met = *cell & TARGET;
    *cell ^= FRESH;
    while (!met) {
        uint64_t bits = rng_next(job->rng);
        for (int k = 0; k < 32 && !met; k++, bits >>= 2) {
            unsigned d = bits & 3;
            unsigned char *next = cell + step[d];
            unsigned ahead = *next;
            if (ahead & (LOOP_ERASED_OUT | FRESH)) {
                if (ahead & LOOP_ERASED_OUT)
                    continue;
                *next = (unsigned char)(ahead ^ (FRESH | MAZE_BACK_TO(d ^ 2)));
                met = ahead & TARGET;
            }
            cell = next;
        }
    }
}

static int houston_make(struct gen_job *job, struct err *err)
{
    struct maze *m = job->maze;
    size_t start = job_random_cell(job);
    size_t target = job_next_cell(job, m->height / 4 * m->stride + m->width / 4);
    (void)err;
    if (job_line(job))
        return 0;
    job_fill(job, FRESH);
    job_seal(job);
    m->cell[target] |= TARGET;
    houston_walk(job, start);
    maze_clear(m, FRESH | TARGET);
    loop_erased_walks(job, start, target);
    return 0;
}

const struct gen gen_houston = {
    .entry = {"houston", "one random walk, then many: every maze equally likely", NULL},
    .perfect = true,
    .uniform = true,
    .mask = MASK_CONNECTED,
    .make = houston_make,
};
