/* prim-simple: grows from a cell, each time through a random wall of its frontier.
 *
 * Idea: start with one cell. Of all walls between a cell of the maze and one outside, open a random
 * one, and add the new cell.
 *
 * Correctness: each step joins one new cell by one passage.
 *
 * This is not Prim's algorithm: each time, all walls of the frontier are equally likely, whatever
 * was there before, so the order is not that of weights drawn once. Walls that have come to lie
 * between two cells of the maze stay in the list and are discarded when they are drawn; the others
 * stay equally likely.
 *
 * Mazes: very many short dead ends, a short solution, and passages that point away from the cell in
 * which the maze began.
 *
 * Cost: each cell adds at most three walls. Memory: 8 bytes per wall of the frontier, which is much
 * smaller than the maze. The cells at the frontier of a large maze are in no cache, so walls are
 * drawn some steps ahead and fetched, with the same distribution (see frontier.h). A step without a
 * branch on whether the wall leads out is a fifth slower.
 *
 * Reference: Jamis Buck, "Mazes for Programmers", 2015, ch. 11. */
#include "common/gen/kit/frontier.h"
#include "common/gen/kit/job.h"
#include "common/gen/kit/random_dir.h"
#include "gen.h"

#define FRESH 0x10 /* not in the maze */

/* Adds the walls between cell i and its fresh neighbours: the neighbour and the direction back. */
static int prim_simple_add_walls(const struct maze *m, struct frontier *frontier, size_t i,
                                 struct err *err)
{
    unsigned fresh = random_dir_candidates(m->cell + i, m->stride, FRESH);
    if (frontier_reserve(frontier, 4, err))
        return -1;
    for (unsigned d = 0; d < 4; d++) {
        frontier->at[frontier->count] = 4 * maze_neighbour(m, i, d) + (d ^ 2);
        frontier->count += fresh >> d & 1;
    }
    return 0;
}

static int prim_simple_make(struct gen_job *job, struct err *err)
{
    struct maze *m = job->maze;
    size_t left = job->cells;
    size_t next = job_random_root(job);
    struct frontier frontier = {.mem = job->scratch};
    job_fill(job, FRESH);
    for (;;) {
        size_t wall;
        m->cell[next] ^= FRESH;
        if (--left == 0)
            return 0;
        if (prim_simple_add_walls(m, &frontier, next, err))
            return -1;
        do {
            wall = frontier_take(&frontier, m, job->rng);
            next = wall / 4;
        } while (!(m->cell[next] & FRESH));
        maze_carve(m, m->cell + next, wall % 4);
        if (job->frames)
            frontier_frame(job, next);
    }
}

static const struct row_key keys[] = {{GEN_CELLS}, {NULL, 0, 0, 0, NULL, 0, NULL}};

const struct gen gen_prim_simple = {
    .entry = {"prim-simple", "grows through a random wall of its frontier", keys,
              "simple-prim simplified-prim"},
    .perfect = true,
    .rooted = true,
    .mask = MASK_CONNECTED,
    .growth = keys,
    .make = prim_simple_make,
};
