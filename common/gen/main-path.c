/* main-path: first one path from the entrance to the exit, then side passages.
 *
 * Idea: walk from the entrance to random fresh neighbours, and step back if there are none, until
 * the exit is reached. If the exit may be anywhere on a side, walk until a step goes in the
 * direction of that side and arrives there. (If that is impossible, any step will do; for example,
 * in a single row no step goes north.) The path walked is the main path; the cells abandoned on the
 * way are forgotten. Then join all other cells to the main path by loop-erased random walks, as in
 * wilson.
 *
 * Correctness: the walk never enters a cell twice, so the main path is simple, and it tries every
 * reachable cell, so it reaches the exit. It can turn to any fresh cell, so every path is possible.
 * The walks extend the path to a tree of all cells. A tree has only one path between entrance and
 * exit, which is the main path.
 *
 * Mazes: the solution of backtracker, long and winding, among the many short side passages of
 * wilson. All mazes with this main path are equally likely.
 *
 * Cost: a search over half of the cells, and the walks, which are short because the path is never
 * far away: 2 steps per cell. Walks over the corners, as in wilson, would take 45 steps, because no
 * wall may cross the path, and its windings make the distance to the border long. Memory: only the
 * maze.
 *
 * References: the maze program that these tools grew out of; wilson. */
#include "common/gen/kit/frame.h"
#include "common/gen/kit/job.h"
#include "common/gen/kit/loop_erased.h"
#include "common/gen/kit/random_dir.h"

#define FRESH 0x10
#define GOAL  0x20

/* Marks the goal or, if a side is to be reached, all cells on that side except the start. */
static void main_path_mark_goal(const struct gen_job *job)
{
    const struct maze *m = job->maze;
    const struct gen_endpoints *e = &job->endpoints;
    const size_t first[4] = {0, m->width - 1, (m->height - 1) * m->stride, 0};
    const bool column = e->side % 2;
    if (!e->reach_side)
        m->cell[e->goal] |= GOAL;
    for (size_t k = 0; e->reach_side && k < (column ? m->height : m->width); k++) {
        size_t i = first[e->side] + k * (column ? m->stride : 1);
        if (job_has(job, i) && i != e->start)
            m->cell[i] |= GOAL;
    }
}

/* Walks from the start until it enters a goal, in any direction if `any` is true, otherwise only in
 * the direction of the side: a path that begins on the side must leave it and come back. Sets
 * MAZE_BACK of each cell to the direction back. Returns the goal, or the start if all cells have
 * been tried. */
static size_t main_path_walk(const struct gen_job *job, bool any)
{
    const struct maze *m = job->maze;
    const size_t stride = m->stride;
    const unsigned to = job->endpoints.side;
    unsigned char *const start = m->cell + job->endpoints.start, *cell = start;
    struct random_dir dirs = random_dir_init(job->rng, RANDOM_DIR_EVEN);
    unsigned d = to;
    *cell ^= FRESH;
    while (!(*cell & GOAL) || (!any && d != to)) {
        unsigned fresh;
        while (!(fresh = random_dir_candidates(cell, stride, FRESH))) {
            if (cell == start)
                return job->endpoints.start;
            cell += m->step[maze_back(*cell)];
        }
        d = random_dir_choose(&dirs, fresh);
        cell += m->step[d];
        *cell ^= (unsigned char)(FRESH | MAZE_BACK_TO(d ^ 2));
        /* the path from the start is active; abandoned cells are finished */
        frame_of_path(job, cell, job->endpoints.start, FRESH, 0);
    }
    return (size_t)(cell - m->cell);
}

static int main_path_make(struct gen_job *job)
{
    struct maze *m = job->maze;
    size_t i = job->endpoints.start;
    job->root = i;
    for (int any = !job->endpoints.reach_side; any < 2; any++) {
        job_fill(job, FRESH);
        main_path_mark_goal(job);
        i = main_path_walk(job, any);
        if (i != job->endpoints.start)
            break;
    }
    job->endpoints.goal = i;
    maze_clear(m, FRESH | GOAL);
    job_seal(job);
    loop_erased_walks(job, job->endpoints.start, i);
    return 0;
}

const struct gen gen_main_path = {
    .entry = {"main-path", "a winding solution path first, then side passages", NULL, NULL},
    .perfect = GEN_ROOTED,
    .mask = MASK_CONNECTED,
    .doors = DOORS_SIDE,
    .make = main_path_make,
};
