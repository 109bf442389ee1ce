/* prim-simple: grows from one cell, through a random wall of its frontier at each step.
 *
 * Idea: start with one cell. Of all walls between a cell of the maze and one outside, open a random
 * one, and add the new cell.
 *
 * Correctness: each step joins one new cell by one passage.
 *
 * This is not Prim's algorithm: at each step, all walls of the frontier are equally likely,
 * regardless of what was there before, so the order does not correspond to weights drawn once.
 * Walls that now separate two cells of the maze stay in the list and are discarded when they are
 * drawn; the others remain equally likely.
 *
 * Mazes: very many short dead ends, a short solution, and passages that point away from the first
 * cell.
 *
 * Cost: each cell adds at most three walls. Memory: 8 bytes per wall of the frontier, which is much
 * smaller than the maze. In a large maze, the cells at the frontier are not in the cache, so walls
 * are drawn several steps ahead and prefetched, with the same distribution (see frontier.h). A step
 * without a branch on whether the wall leads out is a fifth slower.
 *
 * Reference: Jamis Buck, "Mazes for Programmers", 2015, ch. 11. */
#include "common/gen/kit/frontier.h"
#include "common/gen/kit/job.h"
#include "common/gen/kit/random_dir.h"

#define FRESH 0x10 /* not in the maze */

static int prim_simple_make(struct gen_job *job)
{
    struct maze *m = job->maze;
    size_t left = job->cells;
    size_t next = job_random_root(job);
    struct frontier frontier = {.job = job};
    job_fill(job, FRESH);
    for (;;) {
        size_t wall;
        unsigned fresh;
        m->cell[next] ^= FRESH;
        if (--left == 0)
            return 0;
        fresh = random_dir_candidates(m->cell + next, m->stride, FRESH);
        if (frontier_add(&frontier, m, next, fresh))
            return -1;
        do {
            wall = frontier_take(&frontier, m, job->rng);
            next = wall / 4;
        } while (!(m->cell[next] & FRESH));
        maze_carve(m, m->cell + next, wall % 4);
        if (frame_begin(job))
            frontier_frame(job, next);
    }
}

static const struct row_key keys[ROW_KEYS + 1] = {{GEN_CELLS}};

const struct gen gen_prim_simple = {
    .entry = {"prim-simple", "grows through a random wall of its frontier", keys,
              "simple-prim simplified-prim"},
    .perfect = GEN_ROOTED,
    .mask = MASK_CONNECTED,
    .growth = keys,
    .make = prim_simple_make,
};
