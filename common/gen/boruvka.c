/* boruvka: all trees grow at once, each through its lightest wall.
 *
 * Idea: every cell starts as a tree of its own, and every wall has a random weight. In each round,
 * every tree finds the lightest wall between it and another tree; then all these walls are opened.
 *
 * Correctness: the lightest wall between any set of cells and the remaining cells always belongs to
 * the minimum spanning tree. So this is the tree of kruskal and prim, built in a third order.
 * kruskal draws the same weights, so with the same seed it generates the same maze. There are no
 * ties, because different walls have different weights (wall_weights.h).
 *
 * Mazes: the same as those of kruskal.
 *
 * A round numbers the trees, and stores for each cell the number of its tree:
 *   1. Every wall between two trees is offered to both; each keeps the lightest wall offered.
 *   2. Every tree points to the tree on the other side of its lightest wall. If two trees point at
 *      each other, the first is the root of all trees attached to them. All others open their
 *      walls.
 *   3. The roots get new numbers, and every cell takes the number of the root that its tree leads
 *      to.
 * A tree without a wall to another tree is finished: it fills a connected component of the mask.
 *
 * Cost: at most log n rounds, each with at most half as many trees as the one before and a pass
 * over all walls. Memory: 4 bytes per cell for its tree, and 4 bytes per tree after the first
 * round: at most 6 bytes per cell, 5.2 measured. (At first, each cell is a tree, so one array
 * serves both purposes.)
 *
 * For speed, use kruskal, which generates a maze of 4000x4000 in 0.23 of the time. Faster variants
 * of boruvka, with their time relative to this one: a list of the walls between trees, which
 * shrinks with every round, took 0.45 of the time and 48 bytes per cell; rounds within tiles of
 * 128x128 cells, followed by rounds over the whole maze, took 0.36 and 1 byte per cell, but three
 * times the code. Disjoint sets (union-find) instead of numbers took twice as long as the list.
 *
 * Reference: Otakar Boruvka, "O jistem problemu minimalnim", 1926. */
#include "common/gen/kit/job.h"
#include "common/gen/kit/wall_weights.h"

#define NONE UINT32_MAX          /* no wall */
#define ROOT ((uint32_t)1 << 31) /* flag: the tree is a root; the other bits are its new number */

/* The state of the algorithm. */
struct boruvka {
    const struct gen_job *job;
    uint64_t key;       /* determines the weights */
    uint32_t *tree;     /* by cell: its tree; in the first round, that is its own number */
    uint32_t *lightest; /* by tree: its lightest wall; `tree` in the first round */
    size_t trees;
    size_t sets; /* number of remaining sets of cells; counted for frames */
};

/* Returns the tree of cell i. */
static inline size_t boruvka_tree(const struct boruvka *f, size_t i)
{
    return f->lightest == f->tree ? i : f->tree[i];
}

/* Offers `wall`, an inner wall, to the trees on both sides, unless they are the same tree. */
static inline void boruvka_offer_wall(const struct boruvka *f, uint64_t wall)
{
    const size_t trees[2] = {boruvka_tree(f, (size_t)(wall / 2)),
                             boruvka_tree(f, wall_neighbour(wall, f->job->maze->stride))};
    if (trees[0] == trees[1] || !wall_is_in_mask(f->job, wall))
        return;
    for (int k = 0; k < 2; k++) {
        uint32_t *lightest = &f->lightest[trees[k]];
        if (*lightest == NONE || wall_weight(f->key, wall) < wall_weight(f->key, *lightest))
            *lightest = (uint32_t)wall;
    }
}

/* Finds the lightest wall of every tree. */
static void boruvka_find_lightest(const struct boruvka *f)
{
    const struct maze *m = f->job->maze;
    for (size_t k = 0; k < f->trees; k++)
        f->lightest[k] = NONE;
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x++) {
            const size_t i = y * m->stride + x;
            if (x > 0)
                boruvka_offer_wall(f, wall_number(i, MAZE_WEST));
            if (y > 0)
                boruvka_offer_wall(f, wall_number(i, MAZE_NORTH));
        }
}

/* Opens the lightest walls. Replaces each wall in f->lightest by the number of the tree on its
 * other side or, for a root, by ROOT and its new number. A tree without a wall needs no number of
 * its own, because it is never compared with another tree. Returns the number of roots that have
 * walls. */
static size_t boruvka_open(struct boruvka *f)
{
    const size_t stride = f->job->maze->stride;
    uint32_t *const lightest = f->lightest, roots = 0;
    for (size_t k = 0; k < f->trees; k++) {
        const uint32_t wall = lightest[k];
        size_t a, b, up;
        if (wall == NONE) {
            lightest[k] = ROOT;
            continue;
        }
        a = boruvka_tree(f, wall / 2);
        b = boruvka_tree(f, wall_neighbour(wall, stride));
        up = k == a ? b : a;
        if (k < up && lightest[up] == wall) {
            lightest[k] = ROOT | roots++;
            continue;
        }
        lightest[k] = (uint32_t)up;
        wall_carve(f->job, wall, --f->sets);
    }
    return roots;
}

/* Gives every cell the new number of the root that its tree leads to. */
static void boruvka_renumber(struct boruvka *f)
{
    const struct maze *m = f->job->maze;
    uint32_t *const to = f->lightest;
    for (size_t k = 0; k < f->trees; k++)
        while (!(to[k] & ROOT))
            to[k] = to[to[k]];
    for (size_t i = 0; i < m->stride * m->height; i++)
        f->tree[i] = to[boruvka_tree(f, i)] & ~ROOT;
}

static int boruvka_make(struct gen_job *job)
{
    const struct maze *m = job->maze;
    const size_t cells = m->stride * m->height, later = job->cells / 2 + 1;
    struct boruvka f = {.job = job, .key = rng_next(job->rng), .trees = cells, .sets = job->cells};
    if (job_memory(job, "boruvka", WALL_MAX_CELLS, cells + later, sizeof *f.tree, 0, job->scratch))
        return -1;
    f.lightest = f.tree = (uint32_t *)(void *)job->scratch->at;
    job_fill(job, 0);
    while (f.trees > 0) {
        size_t roots;
        boruvka_find_lightest(&f);
        roots = boruvka_open(&f);
        boruvka_renumber(&f);
        f.lightest = f.tree + cells;
        f.trees = roots;
    }
    return 0;
}

const struct gen gen_boruvka = {
    .entry = {"boruvka", "in rounds, each component opens its lightest wall", NULL, "sollin"},
    .perfect = GEN_PERFECT,
    .mask = MASK_ANY,
    .make = boruvka_make,
};
