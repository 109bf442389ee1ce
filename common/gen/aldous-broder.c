/* aldous-broder: uniform spanning trees by one random walk.
 *
 * Idea: walk at random until all cells have been visited. Whenever a cell is visited for the first
 * time, open the wall through which it was entered.
 *
 * Correctness: each cell except the first is entered for the first time exactly once, so the
 * passages form a tree. That all trees are equally likely follows from the walk run backwards
 * (Aldous, Broder): the tree of first entrances of a walk in its stationary state is the state of
 * a Markov chain on trees, in which every tree has as many transitions into it as out of it.
 *
 * Mazes: the same as those of wilson.
 *
 * Cost: the time in which a random walk visits all cells, 4/pi log^2 s steps per cell in a square
 * of side s, nearly all of them to cells visited before: 61 steps per cell at 1000x1000, and more
 * in larger mazes. This is inherent in the algorithm; wilson has the same distribution in a
 * fraction of the steps. A step is fast, though: its direction does not depend on what was read, so
 * it never waits for memory. Memory: only the maze.
 *
 * References: David Aldous, "The random walk construction of uniform spanning trees and uniform
 * labelled trees", 1990; Andrei Broder, "Generating random spanning trees", 1989. */
#include "common/gen/kit/frame.h"
#include "common/gen/kit/job.h"
#include "common/gen/kit/single_line.h"

#define FRESH   0x10 /* not visited yet */
#define OUTSIDE MAZE_SEEN

/* In a trace, each move is a step. */
static int aldous_broder_make(struct gen_job *job)
{
    const struct maze *m = job->maze;
    /* a copy: some builds take 1.15 times as long without it */
    const ptrdiff_t step[4] = {m->step[0], m->step[1], m->step[2], m->step[3]};
    const bool records = job->frames;
    unsigned char *cell = m->cell + job_random_root(job);
    size_t left = job->cells - 1;
    if (single_line_make(job))
        return 0;
    job_fill(job, FRESH);
    job_seal(job);
    *cell ^= FRESH;
    while (left > 0) {
        uint64_t bits = rng_next(job->rng);
        for (int k = 0; k < 32 && left > 0; k++, bits >>= 2) {
            unsigned d = bits & 3;
            unsigned char *next = cell + step[d];
            if (*next & (OUTSIDE | FRESH)) { /* one test for most cells: 2 to 7 % faster than two */
                if (*next & OUTSIDE)
                    continue;
                *next ^= FRESH;
                maze_carve(m, cell, d);
                left--;
            }
            cell = next;
            if (records)
                frame_of_path(job, cell, FRAMES_NOWHERE, FRESH, 0);
        }
    }
    return 0;
}

const struct gen gen_aldous_broder = {
    .entry = {"aldous-broder", "one random walk: uniformly random mazes, but slow", NULL, NULL},
    .perfect = GEN_ROOTED,
    .uniform = true,
    .mask = MASK_CONNECTED,
    .make = aldous_broder_make,
};
