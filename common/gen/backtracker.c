/* backtracker: randomized depth-first search.
 *
 * The idea: walk from cell to cell, always to a neighbour that is still
 * fresh, chosen at random, taking down the wall between; where there is none,
 * step back along the way come until there is one. Every cell is entered once,
 * so the passages are a tree; no cell with a fresh neighbour is left for good,
 * so the tree has them all.
 *
 * Its mazes: long winding passages, few and long dead ends (about 10 percent
 * of the cells), a long solution. Far from every tree is possible: the walk
 * never turns away from a fresh cell.
 *
 * Time: in proportion to the cells, each entered once and left once, at the
 * same cost for any size. Space: nothing but the maze. There is no stack: the
 * way back is kept as a direction in two scratch bits of each cell (a stack
 * of offsets would be up to 8 bytes a cell, and as much again to write and
 * read). The border cells are never fresh, so there is no test for the edge
 * of the maze; nor a switch on the direction: offsets, walls and their owners
 * come from tables.
 *
 * Reference: Jamis Buck, "Mazes for Programmers", 2015, ch. 5; the search is
 * Charles Pierre Tremaux's, from Edouard Lucas, "Recreations mathematiques",
 * 1882. */
#include "common/gen/kit/job.h"
#include "common/gen/kit/random_dir.h"
#include "gen.h"

#define FRESH 0x10 /* not yet entered */

static const struct opt_key keys[] = {{GEN_BIAS}, {NULL, 0, 0, 0, NULL, 0, NULL}};

static int backtracker_make(struct gen_job *job, struct err *err)
{
    struct maze *m = job->maze;
    const size_t stride = m->stride;
    size_t left = job->cells - 1;
    unsigned char *cell = m->cell + job_random_cell(job);
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
    .entry = {"backtracker", "randomized depth-first search: long winding passages", keys},
    .perfect = true,
    .mask = MASK_CONNECTED,
    .make = backtracker_make,
};
