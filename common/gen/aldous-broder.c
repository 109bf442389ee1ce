/* aldous-broder: every maze of the size equally likely, by one random walk.
 *
 * The idea: walk at random until all cells have been met; whenever a cell is
 * met for the first time, take down the wall it was entered through.
 *
 * Why it is right: each cell but the first is entered for the first time once,
 * so the passages are a tree. That all trees are equally likely follows from
 * the walk run backwards (Aldous, Broder): the tree of first entrances of a
 * walk that has reached its stationary state is a state of a chain on trees
 * with the same number of ways in and out of each.
 *
 * Its mazes: those of wilson.
 *
 * Time: the time in which a random walk meets all cells, 4/pi log^2 s steps a
 * cell for a square of side s, nearly all of them where all is known already:
 * 61 at 1000x1000, and growing. That is its definition; wilson gives the same
 * in a fraction of the steps. A step is quick, though: where it goes does not
 * depend on what was read, so the memory is not waited for. Space: the maze.
 *
 * References: David Aldous, "The random walk construction of uniform spanning
 * trees and uniform labelled trees", 1990; Andrei Broder, "Generating random
 * spanning trees", 1989. */
#include "common/gen/kit/job.h"
#include "gen.h"

#define FRESH   0x10 /* not met yet */
#define OUTSIDE MAZE_SEEN

static int aldous_broder_make(struct gen_job *job, struct err *err)
{
    struct maze *m = job->maze;
    size_t left = job->cells - 1;
    unsigned char *cell = m->cell + job_random_cell(job);
    (void)err;
    if (job_line(job))
        return 0;
    job_fill(job, FRESH);
    job_seal(job);
    *cell ^= FRESH;
    while (left > 0) {
        uint64_t bits = rng_next(job->rng);
        for (int k = 0; k < 32 && left > 0; k++, bits >>= 2) {
            unsigned d = bits & 3;
            unsigned char *next = cell + m->step[d];
            if (*next & OUTSIDE)
                continue;
            if (*next & FRESH) {
                *next ^= FRESH;
                job_carve(job, cell, d);
                left--;
            }
            cell = next;
        }
    }
    return 0;
}

const struct gen gen_aldous_broder = {
    .entry = {"aldous-broder", "one random walk: every maze equally likely, slowly", NULL},
    .perfect = true,
    .uniform = true,
    .mask = MASK_CONNECTED,
    .make = aldous_broder_make,
};
