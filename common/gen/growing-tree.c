/* growing-tree: grows from a list of cells; a rule chooses the next cell.
 *
 * Idea: choose a cell from the list by the rule. Join it to a random fresh neighbour and add the
 * neighbour to the list; if it has no fresh neighbour, remove it from the list. Always choosing the
 * newest cell gives backtracker, a random cell gives something close to prim-simple, and the oldest
 * cell makes long straight arms. The rule here is a mixture: the newest cell of the list, a random
 * one, the oldest or the middle one, with probabilities proportional to the weights in these keys.
 *
 * Correctness: each cell is joined once, to a cell joined before, and none is removed while it has
 * a fresh neighbour.
 *
 * With `depth`, cells at that distance from the root are not added to the list, so the list may
 * become empty before all cells are joined.
 *
 * Mazes: with the default, newest=70,random=30, fairly long winding passages with many junctions.
 *
 * Cost: time proportional to the cells; at most one in four random choices hits a hole in the list.
 * Larger mazes miss the cache more often: a cell takes up to twice as long at 16000x16000 as at
 * 1000x1000. Drawing random places 32 steps ahead instead of 16 is a twentieth slower. Memory: 4
 * bytes per cell in the list, and 4 per cell with depth; fewer than 2^32 cells.
 *
 * Reference: Jamis Buck, "Mazes for Programmers", 2015, ch. 12. */
#include "common/gen/kit/active_list.h"
#include "common/gen/kit/job.h"
#include "common/gen/kit/random_dir.h"

#define FRESH 0x10

enum { KEY_STRAIGHT = ACTIVE_LIST_RULES, KEY_CELLS, KEY_DEPTH };

static const struct row_key keys[ROW_KEYS + 1] = {
    ACTIVE_LIST_KEYS,
    {GEN_STRAIGHT},
    {GEN_CELLS},
    {GEN_DEPTH},
};

static int growing_tree_make(struct gen_job *job)
{
    struct maze *m = job->maze;
    const uint64_t straight = job->values[KEY_STRAIGHT], most = job->values[KEY_DEPTH];
    uint32_t *depth; /* of each cell, if `most` is set */
    size_t left = job->cells - 1, start = job_random_root(job);
    struct active_list list;
    struct random_dir dirs = random_dir_init(job->rng, RANDOM_DIR_EVEN);
    if (active_list_init(&list, "growing-tree", job) || active_list_add(&list, start) ||
        (most && job_memory(job, "growing-tree", ACTIVE_LIST_MAX, m->stride * m->height,
                            sizeof *depth, 0, job->cache)))
        return -1;
    depth = (uint32_t *)(void *)job->cache->at;
    if (most)
        depth[start] = 0;
    job_fill(job, FRESH);
    m->cell[start] ^= FRESH;
    random_dir_enter(&dirs, straight, m->cell + start);
    while (left > 0) {
        size_t k = active_list_choose(&list), i = list.at[k];
        unsigned char *cell = m->cell + i;
        unsigned fresh = random_dir_candidates(cell, m->stride, FRESH), d;
        bool grows;
        if (!fresh) {
            active_list_remove(&list, k);
            if (list.count == list.first)
                break;
            continue;
        }
        d = random_dir_walk(&dirs, straight, fresh, *cell);
        maze_carve(m, cell, d);
        cell += m->step[d];
        *cell ^= (unsigned char)(FRESH | MAZE_BACK_TO(d ^ 2));
        left--;
        grows = !most || (depth[cell - m->cell] = depth[i] + 1) != most;
        if (grows && active_list_add(&list, (size_t)(cell - m->cell)))
            return -1;
        if (frame_begin(job))
            active_list_frame(&list, (size_t)(cell - m->cell), FRESH, 0);
    }
    return 0;
}

const struct gen gen_growing_tree = {
    .entry = {"growing-tree", "grows from cells in a list, chosen by weight", keys, NULL},
    .perfect = GEN_ROOTED,
    .mask = MASK_CONNECTED,
    .growth = &keys[KEY_CELLS],
    .make = growing_tree_make,
};
