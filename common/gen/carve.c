/* carve: a maze of blocks on a board of any size, even ones too.
 *
 * The idea: depth-first, as backtracker, but the board is solid rock and every
 * block of it can be a passage. A block may be dug only if exactly three of the
 * four beside it are still obstacles. Dig such a block beside the one you stand
 * on, chosen at random, and go there; where there is none, step back.
 *
 * Why it is right: a new block touches what was dug before at one side only, so
 * there is never a second way. It ends when no block can be dug any more.
 *
 * If an exit is asked for, depth-first search may leave no block beside it, and
 * nothing may be dug there then. So the way of corridor is dug first, which does
 * come there, and the search goes on from its end. Otherwise the exit is the last
 * block of the border, in reading order, inside of which a block is free.
 *
 * Its mazes: no grid is to be seen; passages lie at any distance, walls are one
 * block thick or more, and passages may touch at their corners. Of the blocks
 * inside the border 59 percent are free.
 *
 * Time: each block is dug once and left once. Space: the board; the way back is
 * kept in two scratch bits.
 *
 * Reference: the maze program that these tools grew from. */
#include "common/gen/kit/board.h"
#include "common/gen/kit/job.h"
#include "common/gen/kit/random_dir.h"
#include "list_rows.h"

/* Digs from block i, which is dug, all that can be dug, back to the start. */
static void carve_dig(const struct gen_job *job, size_t i)
{
    const struct maze *m = job->maze;
    struct random_dir dirs = random_dir_init(job->rng, RANDOM_DIR_EVEN);
    for (;;) {
        unsigned set, d;
        while (!(set = board_choices(m, i, 0))) {
            if (i == job->endpoints.start)
                return;
            i = maze_step_back(m, i);
        }
        d = random_dir_choose(&dirs, set);
        i = maze_neighbour(m, i, d);
        m->cell[i] = (unsigned char)(MAZE_BACK_TO(d ^ 2));
        frame_step(job->clock);
    }
}

/* Follows the corridor that is dug from the start, and leaves in each block of it
 * the direction of the way back. Returns its end. */
static size_t carve_follow(const struct gen_job *job)
{
    const struct maze *m = job->maze;
    size_t i = job->endpoints.start;
    for (unsigned back = 4, d = 0; d < 4;) {
        if (d == back || m->cell[maze_neighbour(m, i, d)] & MAZE_OBSTACLE) {
            d++;
            continue;
        }
        i = maze_neighbour(m, i, d);
        back = d ^ 2;
        m->cell[i] = (unsigned char)(MAZE_BACK_TO(back));
        d = 0;
    }
    return i;
}

/* Digs from the start to the exit that is asked for; the end of that way. */
static int carve_corridor(struct gen_job *job, size_t *end, struct err *err)
{
    static const uint64_t values[] = {1}; /* corridor:ends=1 */
    const struct maze *m = job->maze;
    struct gen_job corridor = *job;
    corridor.values = values;
    if (gen_corridor.make(&corridor, err))
        return -1;
    for (size_t y = 1; y + 1 < m->height; y++)
        for (size_t x = 1; x + 1 < m->width; x++) {
            size_t i = y * m->stride + x;
            if (job_has(job, i) && m->cell[i] & MAZE_OBSTACLE)
                m->cell[i] |= BOARD_INNER;
        }
    *end = carve_follow(job);
    return 0;
}

/* Finds the exit if it was not specified: the last block of the border, in reading order, inside of
 * which a block is free; not next to the entrance. If there is none, the exit is at the start. */
static void carve_find_exit(struct gen_job *job)
{
    const struct maze *m = job->maze;
    struct gen_endpoints *e = &job->endpoints;
    for (size_t k = m->stride * m->height; k-- > 0;)
        for (unsigned side = 0; k % m->stride < m->width && side < 4; side++) {
            size_t i = maze_neighbour(m, k, side ^ 2);
            if (!board_can_open(job, i, side) || m->cell[i] & MAZE_OBSTACLE)
                continue;
            e->goal = i;
            e->side = side;
            return;
        }
    e->goal = e->start;
    e->side = MAZE_S;
}

static int carve_make(struct gen_job *job, struct err *err)
{
    size_t i = job->endpoints.start;
    if (job->endpoints.goal_unspecified || job->endpoints.goal == job->endpoints.start) {
        board_fill(job, BOARD_INNER);
        job->maze->cell[i] = 0;
    } else if (carve_corridor(job, &i, err)) {
        return -1;
    }
    carve_dig(job, i);
    if (job->endpoints.goal_unspecified)
        carve_find_exit(job);
    return 0;
}

const struct gen gen_carve = {
    .entry = {"carve", "depth-first in blocks: boards of any size", NULL},
    .perfect = true,
    .board = true,
    .mask = MASK_CONNECTED,
    .doors = DOORS_BEFORE,
    .make = carve_make,
};
