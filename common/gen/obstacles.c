/* obstacles: a board of random obstacles.
 *
 * Idea: each block is an obstacle with probability p, independently; or exactly `count` blocks are,
 * and all such sets are equally likely. For the latter, each block in turn becomes an obstacle with
 * probability (remaining obstacles) / (remaining blocks): selection sampling.
 *
 * Mazes: not mazes, but boards for training and measuring path finding, possibly without a path.
 * Start and goal are blocks inside the board: by default random ones, joined by a path if any two
 * blocks are. Up to p = 0.3, nearly all free blocks are connected; from 0.41 on, there are only
 * islands.
 *
 * Cost: time proportional to the blocks. Memory: the board.
 *
 * Reference: C. T. Fan, Mervin E. Muller and Ivan Rezucha, "Development of sampling plans by using
 * sequential (item by item) selection techniques and digital computers", 1962. */
#include "common/gen/kit/board.h"
#include "common/gen/kit/frame.h"

enum { KEY_P, KEY_COUNT, KEY_BORDER };

static const struct row_key keys[ROW_KEYS + 1] = {
    {"p", 0, RNG_CERTAIN, RNG_CERTAIN / 10 * 3, "probability of an obstacle", 6, NULL},
    {"count", 0, 1000000000000, 0, "number of obstacles; 0: use p", 0, NULL},
    {"border", 0, 1, 0, "1: surround the board with obstacles", 0, NULL},
};

/* Shows in a frame that block i became an obstacle. The blocks before it are finished. */
static void obstacles_frame(const struct gen_job *job, size_t i)
{
    for (size_t k = 0; k < i; k++)
        if (k % job->maze->stride < job->maze->width)
            frames_set(job->frames, k, FRAME_FINISHED);
    frames_set(job->frames, i, FRAME_ACTIVE);
    frame_end(job, i, 0);
}

static int obstacles_make(struct gen_job *job)
{
    const struct maze *m = job->maze;
    uint64_t blocks = board_fill(job, (size_t)job->values[KEY_BORDER], 0),
             wanted = job->values[KEY_COUNT];
    const bool counts = wanted > 0;
    if (wanted > blocks)
        return err_set(job->err, "obstacles: count=%ju exceeds the %ju blocks of the board",
                       (uintmax_t)wanted, (uintmax_t)blocks);
    for (size_t i = 0; i < m->stride * m->height; i++) {
        if (m->cell[i] || i % m->stride == m->width)
            continue;
        if (counts ? rng_below(job->rng, blocks--) >= wanted
                   : !rng_chance(job->rng, job->values[KEY_P]))
            continue;
        wanted -= counts;
        m->cell[i] = MAZE_OBSTACLE;
        if (frame_begin(job))
            obstacles_frame(job, i);
    }
    return 0;
}

const struct gen gen_obstacles = {
    .entry = {"obstacles", "random obstacles on a board; may be unsolvable", keys, NULL},
    .board = true,
    .bare = true,
    .mask = MASK_ANY,
    .make = obstacles_make,
};
