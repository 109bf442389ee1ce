/* backtracker: randomized depth-first search.
 *
 * Idea: walk from cell to cell, always to a random fresh neighbour, and open the wall between. If
 * there is no fresh neighbour, step back along the path until there is one.
 *
 * Correctness: every cell is entered once, so the passages form a tree. No cell is abandoned while
 * it has a fresh neighbour, so the tree contains all cells.
 *
 * Mazes: long winding passages, few and long dead ends (about 10 % of the cells), a long solution.
 * By far not all trees are possible: the walk never turns away from a fresh cell.
 *
 * Cost: time proportional to the cells, each of which is entered once and left once, at the same
 * cost in a maze of any size. Memory: the maze alone. There is no stack: two scratch bits of each
 * cell hold the direction back (a stack of offsets would be up to 8 bytes per cell, and as many
 * more to write and read). Border cells are never fresh, so no test for the edge of the maze is
 * needed. Nor is a switch on the direction: offsets, walls and their owners come from tables.
 *
 * Reference: Jamis Buck, "Mazes for Programmers", 2015, ch. 5. The search is Charles Pierre
 * Tremaux's, from Edouard Lucas, "Recreations mathematiques", 1882. */
#include "common/gen/kit/job.h"
#include "common/gen/kit/random_dir.h"
#include "gen.h"

#define FRESH 0x10 /* not entered yet */

static const struct opt_key keys[] = {{GEN_BIAS}, {NULL, 0, 0, 0, NULL, 0, NULL}};

static int backtracker_make(struct gen_job *job, struct err *err)
{
    struct maze *m = job->maze;
    const size_t stride = m->stride;
    size_t left = job->cells - 1;
    unsigned char *cell = m->cell + job_random_root(job);
    struct random_dir dirs = random_dir_init(job->rng, (unsigned)job->values[0]);
    (void)err;
    job_fill(job, FRESH);
    *cell ^= FRESH;
    for (; left > 0; left--) {
        unsigned fresh, d;
        while (!(fresh = random_dir_candidates(cell, stride, FRESH)))
            cell += m->step[maze_back(*cell)];
        d = random_dir_choose(&dirs, fresh);
        job_carve(job, cell, d);
        cell += m->step[d];
        *cell ^= (unsigned char)(FRESH | MAZE_BACK_TO(d ^ 2));
    }
    return 0;
}

const struct gen gen_backtracker = {
    .entry = {"backtracker", "depth-first search: long winding passages", keys},
    .perfect = true,
    .rooted = true,
    .mask = MASK_CONNECTED,
    .make = backtracker_make,
};
