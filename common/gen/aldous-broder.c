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
 * Mazes: those of wilson.
 *
 * Cost: the time in which a random walk visits all cells, 4/pi log^2 s steps per cell in a square
 * of side s, nearly all of them to cells visited before: 61 steps per cell at 1000x1000, and more
 * in larger mazes. That is the definition of the algorithm; wilson has the same distribution in a
 * fraction of the steps. A step is fast, though: its direction does not depend on what was read, so
 * it never waits for memory. Memory: the maze alone.
 *
 * References: David Aldous, "The random walk construction of uniform spanning trees and uniform
 * labelled trees", 1990; Andrei Broder, "Generating random spanning trees", 1989. */
#include "common/gen/kit/job.h"
#include "common/gen/kit/random_walk.h"

static int aldous_broder_make(struct gen_job *job, struct err *err)
{
    (void)err;
    job_random_root(job);
    random_walk(job, SIZE_MAX);
    return 0;
}

const struct gen gen_aldous_broder = {
    .entry = {"aldous-broder", "one random walk: uniformly random mazes, slowly", NULL, NULL},
    .perfect = true,
    .rooted = true,
    .uniform = true,
    .mask = MASK_CONNECTED,
    .make = aldous_broder_make,
};
