/* carve: a maze of blocks on a board of any size, including even sizes.
 *
 * Idea: depth-first search as in backtracker, but every block of the board is an obstacle at first
 * and can become a passage. A block may be carved only if exactly three of the four blocks beside
 * it are still obstacles. Carve such a block beside the current one, chosen at random, and go
 * there; if there is none, step back.
 *
 * Correctness: a new block touches earlier ones on one side only, so there is never a second path.
 * The algorithm ends when no more blocks can be carved.
 *
 * If an exit is specified, depth-first search alone might leave no carvable block beside it. So a
 * corridor (see corridor.c) is carved first, which always reaches the exit, and the search
 * continues from its end. Otherwise the exit is the last block of the border, in reading order,
 * whose neighbour inside the border is free.
 *
 * Mazes: no grid is visible. Passages run at any distance from each other, walls are at least one
 * block thick, and passages may touch at their corners. 59 % of the blocks inside the border are
 * free.
 *
 * Cost: each block is carved once and left once. Memory: only the board; two scratch bits of each
 * block hold the direction back.
 *
 * Reference: the maze program that these tools grew out of. */
#include "common/base/bits.h"
#include "common/gen/kit/board.h"
#include "common/gen/kit/job.h"
#include "common/gen/kit/random_dir.h"
#include "list.h"

/* Carves a corridor from the start to the specified exit, with the direction back in each of its
 * blocks, and stores its end in *end, which must be the start on entry. */
static int carve_corridor(struct gen_job *job, size_t *end)
{
    const struct maze *m = job->maze;
    struct gen_job corridor = *job;
    uint64_t values[ROW_KEYS];
    unsigned on, back = 0; /* sets of directions */
    row_defaults(&gen_corridor.entry, values);
    corridor.values = values;
    if (gen_corridor.make(&corridor))
        return -1;
    for (size_t y = 1; y + 1 < m->height; y++)
        for (size_t x = 1; x + 1 < m->width; x++) {
            size_t i = y * m->stride + x;
            if (job_has(job, i) && m->cell[i] & MAZE_OBSTACLE)
                m->cell[i] |= BOARD_INNER;
        }
    while ((on = maze_open_dirs(m->cell + *end, m->stride, MAZE_OBSTACLE, 0) & ~back)) {
        const unsigned d = (unsigned)bits_lowest(on);
        *end = maze_neighbour(m, *end, d);
        m->cell[*end] = (unsigned char)MAZE_BACK_TO(d ^ 2);
        back = 1U << (d ^ 2);
    }
    return 0;
}

/* Finds the exit if it was not specified: the last block of the border, in reading order, that is
 * not next to the entrance and whose neighbour inside the border is free. If there is none, the
 * goal is the start. (For the default exit of all other mazes see door_request.c; for mazes without
 * a header, solve/run/endpoints.c; for the goal of micromouse mazes, import/kit/micromouse.c.) */
static void carve_find_exit(struct gen_job *job)
{
    const struct maze *m = job->maze;
    struct gen_endpoints *e = &job->endpoints;
    for (size_t k = m->stride * m->height; k-- > 0;)
        for (unsigned side = 0; k % m->stride < m->width && side < 4; side++) {
            size_t i = maze_neighbour(m, k, side ^ 2);
            if (!maze_within(m, k, side ^ 2) || !board_can_open(job, i, side) ||
                m->cell[i] & MAZE_OBSTACLE)
                continue;
            e->goal = i;
            e->side = side;
            return;
        }
    e->goal = e->start;
    e->side = MAZE_S;
}

static int carve_make(struct gen_job *job)
{
    const struct gen_endpoints *e = &job->endpoints;
    struct random_dir dirs = random_dir_init(job->rng, RANDOM_DIR_EVEN);
    size_t i = e->start;
    job->root = i;
    if (e->goal_unspecified || e->goal == e->start) {
        board_fill(job, 1, BOARD_CARVABLE);
        job->maze->cell[i] = 0;
    } else if (carve_corridor(job, &i)) {
        return -1;
    }
    board_carve(job, i, e->start, &dirs);
    if (e->goal_unspecified)
        carve_find_exit(job);
    return 0;
}

const struct gen gen_carve = {
    .entry = {"carve", "depth-first search in blocks: boards of any size", NULL, NULL},
    .perfect = GEN_ROOTED,
    .board = true,
    .mask = MASK_CONNECTED,
    .doors = DOORS_BEFORE,
    .make = carve_make,
};
