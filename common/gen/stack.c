/* stack: depth-first search in which a cell has three states.
 *
 * Idea: a cell is fresh, prepared or visited. Visiting a cell pushes all its fresh neighbours onto
 * a stack in random order, marks them as prepared, and opens the passage to each of them at once.
 * Then the cell on top of the stack is visited.
 *
 * Correctness: each cell is prepared exactly once, by one neighbour, and joined to it at that time.
 * Every cell beside a visited one is prepared or visited.
 *
 * Mazes: in backtracker, a cell gets its passage only when the walk arrives; here all neighbours of
 * a cell are attached to it at once. Every cell beside the walk becomes a dead end: at 100x100, 49
 * % of the cells are dead ends (backtracker: 10), 26 % have three passages (10) and 12 % have four
 * (0.2); only 13 % are corridors (80). The solution is also shorter, 11 % of the cells instead of
 * 18: a trunk with a twig at every step.
 *
 * The stack need not exist in memory. The cells that a visit has pushed are the prepared neighbours
 * that are open to the visited cell. Repeatedly choosing one of the remaining ones at random is
 * equivalent to a random order, and below them on the stack are the cells pushed by the cell that
 * prepared this one. So two scratch bits for the direction back are enough. (The stack itself would
 * hold up to three quarters of the cells, at 8 bytes each.)
 *
 * Cost: each cell is entered once and left once. Memory: only the maze.
 *
 * Reference: the maze program that these tools grew out of. */
#include "common/gen/kit/frame.h"
#include "common/gen/kit/job.h"
#include "common/gen/kit/random_dir.h"

#define FRESH    0x10
#define PREPARED 0x20

/* Shows in a frame that `cell` was joined to the current one. The cells on the stack, which are
 * prepared, are active; visited cells are finished. */
static void stack_frame(const struct gen_job *job, const unsigned char *cell)
{
    frame_mark_cells(job, FRESH, 0, FRAME_FINISHED);
    frame_mark_cells(job, PREPARED, PREPARED, FRAME_ACTIVE);
    frame_end(job, (size_t)(cell - job->maze->cell), 0);
}

/* Joins all fresh neighbours to a cell and marks them as prepared. */
static inline void stack_prepare(const struct gen_job *job, const struct maze *m,
                                 unsigned char *cell)
{
    const unsigned fresh = random_dir_candidates(cell, m->stride, FRESH);
    for (unsigned d = 0; d < 4; d++)
        if (fresh >> d & 1) {
            maze_carve(m, cell, d);
            cell[m->step[d]] ^= (unsigned char)(FRESH | PREPARED | MAZE_BACK_TO(d ^ 2));
            if (frame_begin(job))
                stack_frame(job, cell);
        }
}

static int stack_make(struct gen_job *job)
{
    const struct maze maze = *job->maze, *m = &maze; /* a copy, which no write to a cell changes */
    unsigned char *cell = m->cell + job_random_root(job);
    struct random_dir dirs = random_dir_init(job->rng, RANDOM_DIR_EVEN);
    job_fill(job, FRESH);
    *cell ^= FRESH;
    stack_prepare(job, m, cell);
    for (size_t left = job->cells - 1; left > 0; left--) {
        unsigned next;
        while (!(next = maze_open_dirs(cell, m->stride, PREPARED, PREPARED)))
            cell += m->step[maze_back(*cell)];
        cell += m->step[random_dir_choose(&dirs, next)];
        *cell ^= PREPARED;
        stack_prepare(job, m, cell);
    }
    return 0;
}

const struct gen gen_stack = {
    .entry = {"stack", "depth-first, joining all new neighbours at once", NULL, NULL},
    .perfect = GEN_ROOTED,
    .mask = MASK_CONNECTED,
    .make = stack_make,
};
