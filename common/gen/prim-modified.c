/* prim-modified: grows from one cell, adding a random frontier cell at each step.
 *
 * Idea: the frontier consists of all cells beside the maze. Choose a random one, join it to a
 * random neighbour in the maze, and add its other neighbours to the frontier.
 *
 * Correctness: each cell is joined once, to a cell joined before.
 *
 * Mazes: unlike in prim-simple, a cell with several walls to the maze is not chosen more often, so
 * the maze grows more evenly and has even more dead ends (35 % of the cells).
 *
 * Cost: each cell enters the list once and leaves it once. As in prim-simple, cells are drawn
 * several steps ahead. Memory: 8 bytes per cell of the frontier.
 *
 * Reference: Walter D. Pullen, "Think Labyrinth: Maze algorithms". */
#include "common/gen/kit/frontier.h"
#include "common/gen/kit/job.h"
#include "common/gen/kit/random_dir.h"

#define FRESH    0x10 /* neither in the maze nor beside it */
#define FRONTIER 0x20
#define IN       0x40

/* Adds cell i to the maze, and its fresh neighbours to the frontier. */
static int prim_modified_take_in(const struct maze *m, struct frontier *frontier, size_t i)
{
    unsigned fresh = random_dir_candidates(m->cell + i, m->stride, FRESH);
    m->cell[i] = (unsigned char)((m->cell[i] & MAZE_DIGIT) | IN);
    for (unsigned d = 0; d < 4; d++)
        *maze_beside(m, i, d) ^= (unsigned char)((fresh >> d & 1) * (FRESH | FRONTIER));
    return frontier_add(frontier, m, i, fresh);
}

static int prim_modified_make(struct gen_job *job)
{
    struct maze *m = job->maze;
    struct frontier frontier = {.job = job};
    struct random_dir dirs = random_dir_init(job->rng, RANDOM_DIR_EVEN);
    job_fill(job, FRESH);
    if (prim_modified_take_in(m, &frontier, job_random_root(job)))
        return -1;
    for (size_t left = job->cells - 1; left > 0; left--) {
        size_t i = frontier_take(&frontier, m, job->rng) / 4;
        unsigned in = random_dir_candidates(m->cell + i, m->stride, IN);
        maze_carve(m, m->cell + i, random_dir_choose(&dirs, in));
        if (frame_begin(job))
            frontier_frame(job, i);
        if (prim_modified_take_in(m, &frontier, i))
            return -1;
    }
    return 0;
}

static const struct row_key keys[ROW_KEYS + 1] = {{GEN_CELLS}};

const struct gen gen_prim_modified = {
    .entry = {"prim-modified", "adds a random cell of its frontier", keys, "modified-prim"},
    .perfect = GEN_ROOTED,
    .mask = MASK_CONNECTED,
    .growth = keys,
    .make = prim_modified_make,
};
