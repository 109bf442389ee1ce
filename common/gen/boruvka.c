/* boruvka: all trees grow at once, each through its lightest wall.
 *
 * Idea: every cell starts as a tree of its own, and every wall has a random weight. In each round,
 * every tree finds the lightest wall between it and another tree; then all these walls are opened.
 *
 * Correctness: the lightest wall out of a tree belongs to the minimum spanning tree, whatever else
 * does. So this is the tree of kruskal and prim, built in a third order, and the mazes have the
 * same distribution.
 *
 * Mazes: those of kruskal.
 *
 * A round turns a graph of trees into a smaller one with less than half the trees:
 *   1. Every tree points to the tree that it joins. Where two point at each other, the first is the
 *      root of all that are attached to them; all others are redirected to the root, and the roots
 * are renumbered.
 *   2. The remaining walls take the new numbers of the trees on both sides. Those with the same
 *      number on both sides are dropped; for the others, the same pass finds the next lightest.
 * None of this branches on anything random, and all arrays are read in order or nearly so. With a
 * union-find structure instead it took twice as long.
 *
 * The first round needs no list of walls, because every cell looks at its own four. Then come
 * rounds with the lighter half of all walls alone, until none of them is between two trees; a tree
 * without a light wall is done until then. By that time, three quarters of the heavier half lie
 * within a tree, and are never listed.
 *
 * Weights are not stored but computed (walls.h). There are no ties: different walls have different
 * weights.
 *
 * Cost: at most log n rounds, each at most half as long as the one before. Memory: 4 bytes per cell
 * for its tree, and about 9 for the walls and what is known about trees; at most 2^31 cells.
 *
 * Reference: Otakar Boruvka, "O jistem problemu minimalnim", 1926. */
#include "common/gen/kit/job.h"
#include "common/gen/kit/walls.h"
#include "gen.h"

#include <string.h>

#define NONE UINT64_MAX

/* Flags in the number of a tree while trees are renumbered: it is a root; it is done for now. */
#define ROOT ((uint32_t)1 << 31)
#define DONE ((uint32_t)1 << 30)

/* A wall between two trees. Its mark consists of the upper half of its weight and of its number, so
 * that the lighter of two walls has the smaller mark, except for one pair in 2^32, where the lower
 * halves of the weights must decide. */
struct boruvka_edge {
    uint64_t mark;
    uint32_t a, b; /* the trees */
};

enum { LEVELS = 32 };

/* The state of the algorithm. */
struct boruvka {
    const struct gen_job *job;
    struct maze *maze;
    uint64_t key;
    uint64_t *row;  /* the weights of the walls below a row, or the numbers of walls of a row */
    uint32_t *tree; /* of each cell */
    uint64_t *best; /* of each tree: the mark of its lightest wall, or NONE */
    uint32_t *maps; /* new numbers of the trees of each level, those of level k from map[k] on */
    size_t map[LEVELS + 1], levels;
    struct boruvka_edge *edge; /* in job->cache */
    size_t trees, edges;
};

/* The half of the weights to which a wall belongs, as a bit in its owner's byte; computed once for
 * all walls. A wall that is not an inner one has neither bit. */
enum { LIGHT_WEST = 0x10, HEAVY_WEST = 0x20, LIGHT_NORTH = 0x40, HEAVY_NORTH = 0x80 };

/* ---- the first round ---- */

/* The lightest wall of a cell. */
struct boruvka_lightest {
    uint64_t weight;
    size_t to; /* the cell behind it */
};

/* Replaces the lightest wall by one with this weight to cell `to` if that is lighter. */
static inline void boruvka_offer_cell(struct boruvka_lightest *l, uint64_t weight, size_t to)
{
    bool is = weight < l->weight;
    l->weight = wall_choose(is, weight, l->weight);
    l->to = (size_t)wall_choose(is, to, l->to);
}

/* Returns the weight of the wall between the neighbours i, its owner, and `beside`, and records its
 * half; the largest number if it is not an inner wall. */
static inline uint64_t boruvka_weigh(const struct boruvka *f, unsigned char *cell, size_t i,
                                     size_t beside, unsigned bit)
{
    const unsigned char *mask = f->job->mask;
    uint64_t weight = wall_weight(f->key, wall_number(i, bit));
    unsigned light = bit == MAZE_WEST ? LIGHT_WEST : LIGHT_NORTH;
    if (mask && !(mask[i] & mask[beside]))
        return UINT64_MAX;
    cell[i] |= (unsigned char)(light << (weight >> 63));
    return weight;
}

/* Opens the wall between the neighbours i and `beside`. */
static inline void boruvka_open(unsigned char *cell, size_t i, size_t beside,
                                struct frame_clock *clock)
{
    size_t owner = i > beside ? i : beside;
    unsigned wall = i + beside + 1 == 2 * owner ? MAZE_WEST : MAZE_NORTH;
    bool closed = clock && cell[owner] & wall;
    cell[owner] &= (unsigned char)~wall;
    if (closed)
        frame_step(clock);
}

/* Makes every cell point to the cell behind the lightest of its four walls, and to itself if it has
 * no inner wall; opens these walls. Cells outside the mask point to the cell before them, so that
 * they need no numbers. The weights of the walls below a row are kept for the next row. */
static void boruvka_first_round(struct boruvka *f)
{
    const struct maze *m = f->maze;
    const size_t stride = m->stride, width = m->width, last = stride * (m->height - 1);
    unsigned char *const cell = m->cell;
    uint64_t *const above = f->row;
    uint32_t *const tree = f->tree;
    for (size_t x = 0; x < width; x++)
        above[x] = UINT64_MAX;
    for (size_t row = 0; row <= last; row += stride) {
        uint64_t west = UINT64_MAX;
        for (size_t i = row; i < row + width; i++) {
            const bool border = i + 1 == row + width;
            uint64_t east = border ? UINT64_MAX : boruvka_weigh(f, cell, i + 1, i, MAZE_WEST);
            uint64_t below =
                row == last ? UINT64_MAX : boruvka_weigh(f, cell, i + stride, i, MAZE_NORTH);
            struct boruvka_lightest l = {west, i - 1};
            boruvka_offer_cell(&l, above[i - row], i - stride);
            boruvka_offer_cell(&l, east, i + 1);
            boruvka_offer_cell(&l, below, i + stride);
            above[i - row] = below;
            west = east;
            if (l.weight != UINT64_MAX)
                boruvka_open(cell, i, l.to, f->job->clock);
            else if (i == 0 || job_has(f->job, i))
                l.to = i;
            tree[i] = (uint32_t)l.to;
        }
        tree[row + width] = (uint32_t)(row + width - 1);
    }
}

/* ---- trees ---- */

/* Replaces to[k], the tree to which each of n trees points, which may be itself, by the number of
 * the tree of which it is part from now on. Trees without a wall are done; they have numbers of
 * their own, from *done on. best: as in struct boruvka; NULL: all have a wall. Returns the number
 * of trees that are not done. */
static uint32_t boruvka_renumber(uint32_t *to, size_t n, const uint64_t *best, uint32_t *done)
{
    enum { STEPS = 3 }; /* more are rarely needed */
    uint32_t trees = 0, next_done = *done;
    for (size_t k = 0; k < n; k++) {
        uint32_t up = to[k];
        bool root = (up == k) | ((to[up] == k) & (k < up)), is_done = best && best[k] == NONE;
        uint32_t number = (uint32_t)wall_choose(is_done, DONE | next_done, trees);
        to[k] = (uint32_t)wall_choose(root, ROOT | number, up);
        next_done += is_done;
        trees += root & !is_done;
    }
    for (size_t k = 0; k < n; k++) {
        uint32_t up = to[k];
        for (int step = 0; step < STEPS; step++)
            up = (uint32_t)wall_choose(up & ROOT, up, to[wall_choose(up & ROOT, 0, up)]);
        while (!(up & ROOT))
            up = to[up];
        to[k] = up;
    }
    for (size_t k = 0; k < n; k++)
        to[k] &= ~ROOT;
    *done = next_done;
    return trees;
}

/* ---- walls between trees ---- */

/* Makes the wall with this mark the best of a tree if it is lighter. There is no branch on that,
 * because it is as random as the weights. */
static inline void boruvka_offer(struct boruvka *f, size_t tree, uint64_t mark)
{
    uint64_t best = f->best[tree], lighter = mark < best ? mark : best;
    if ((mark ^ best) >> 32 == 0 && best != NONE)
        lighter =
            wall_weight(f->key, (uint32_t)mark) < wall_weight(f->key, (uint32_t)best) ? mark : best;
    f->best[tree] = lighter;
}

/* Adds the wall between trees a and b, unless they are the same. */
static inline void boruvka_add_edge(struct boruvka *f, uint64_t mark, uint32_t a, uint32_t b)
{
    const bool differ = a != b;
    f->edge[f->edges] = (struct boruvka_edge){mark, a, b};
    f->edges += differ;
    boruvka_offer(f, differ ? a : f->trees, mark);
    boruvka_offer(f, differ ? b : f->trees, mark);
}

/* Empties the list of walls, and forgets the best wall of each tree. */
static void boruvka_clear_edges(struct boruvka *f)
{
    memset(f->best, 0xff, (f->trees + 1) * sizeof *f->best);
    f->edges = 0;
}

/* Lists the inner walls between two trees that have one of these bits: for each row, first their
 * numbers, then the trees. Returns 0, or -1 if memory runs out. */
static int boruvka_list_walls(struct boruvka *f, unsigned west_half, unsigned north_half)
{
    const struct maze *m = f->maze;
    uint32_t *row = (uint32_t *)(void *)f->row;
    boruvka_clear_edges(f);
    for (size_t first = 0; first < m->stride * m->height; first += m->stride) {
        size_t n = 0;
        uint32_t west = f->tree[first];
        for (size_t i = first; i < first + m->width; i++) {
            uint32_t here = f->tree[i], north = i < m->stride ? here : f->tree[i - m->stride];
            row[n] = (uint32_t)wall_number(i, MAZE_WEST);
            n += (west != here) & ((m->cell[i] & west_half) != 0);
            row[n] = (uint32_t)wall_number(i, MAZE_NORTH);
            n += (north != here) & ((m->cell[i] & north_half) != 0);
            west = here;
        }
        if (mem_need(f->job->cache, (f->edges + n + 1) * sizeof *f->edge))
            return -1;
        f->edge = (struct boruvka_edge *)(void *)f->job->cache->at;
        for (size_t k = 0; k < n; k++) {
            uint64_t weight = wall_weight(f->key, row[k]);
            boruvka_add_edge(f, (weight & ~(uint64_t)UINT32_MAX) | row[k], f->tree[row[k] / 2],
                             f->tree[wall_neighbour(row[k], m->stride)]);
        }
    }
    return 0;
}

/* Makes every tree that has a wall point to the tree behind it, and opens the wall. */
static void boruvka_join(struct boruvka *f, uint32_t *to)
{
    for (size_t k = 0; k < f->trees; k++)
        to[k] = (uint32_t)k;
    for (size_t k = 0; k < f->edges; k++) {
        const struct boruvka_edge *e = &f->edge[k];
        uint32_t wall = (uint32_t)e->mark;
        bool of_a = f->best[e->a] == e->mark, of_b = f->best[e->b] == e->mark;
        to[of_a ? e->a : f->trees] = e->b;
        to[of_b ? e->b : f->trees] = e->a;
        f->maze->cell[wall / 2] &= (unsigned char)~((of_a | of_b) ? wall_bit(wall) : 0);
        if (f->job->clock && (of_a || of_b))
            frame_step(f->job->clock);
    }
}

/* Runs rounds until no wall of the list is left and all trees are done. */
static void boruvka_rounds(struct boruvka *f)
{
    uint32_t done = 0;
    f->map[0] = f->levels = 0;
    while (f->trees > 0) {
        uint32_t *to = f->maps + f->map[f->levels];
        size_t n = f->edges;
        f->map[f->levels + 1] = f->map[f->levels] + f->trees + 1;
        f->levels++;
        boruvka_join(f, to);
        f->trees = boruvka_renumber(to, f->trees, f->best, &done);
        boruvka_clear_edges(f);
        for (size_t k = 0; k < n; k++)
            boruvka_add_edge(f, f->edge[k].mark, to[f->edge[k].a], to[f->edge[k].b]);
    }
    f->trees = done;
}

/* Gives all cells the numbers of the trees that are done. */
static void boruvka_number_cells(struct boruvka *f)
{
    const size_t cells = f->maze->stride * f->maze->height;
    for (size_t level = f->levels; level-- > 0;) {
        uint32_t *from = f->maps + f->map[level], *to = f->maps + f->map[level + 1];
        size_t n = f->map[level + 1] - f->map[level] - 1;
        for (size_t k = 0; k < n; k++)
            from[k] = from[k] & DONE ? from[k] & ~DONE : to[from[k]];
    }
    for (size_t i = 0; i < cells; i++)
        f->tree[i] = f->maps[f->tree[i]];
}

/* Lays out the memory: a row of weights, the trees of all cells, and what is known about `trees`
 * trees, with one more into which dropped values go. */
static int boruvka_memory(struct boruvka *f, size_t trees, struct err *err)
{
    const struct maze *m = f->maze;
    const size_t row = m->width * sizeof *f->row, cells = m->stride * m->height / 2 * 2 + 2;
    struct mem *scratch = f->job->scratch;
    if (job_memory("boruvka", m, WALL_MAX_CELLS, trees + 1, sizeof *f->best + 2 * sizeof *f->maps,
                   row + (cells + LEVELS) * sizeof *f->tree, scratch, err))
        return -1;
    f->row = (uint64_t *)(void *)scratch->at;
    f->tree = (uint32_t *)(f->row + m->width);
    f->best = (uint64_t *)(void *)(f->tree + cells);
    f->maps = (uint32_t *)(f->best + trees + 1);
    return 0;
}

static int boruvka_make(struct gen_job *job, struct err *err)
{
    struct boruvka f = {.job = job, .maze = job->maze, .key = rng_next(job->rng)};
    uint32_t done = 0;
    if (boruvka_memory(&f, 0, err))
        return -1;
    job_fill(job, 0);
    boruvka_first_round(&f);
    f.trees = boruvka_renumber(f.tree, f.maze->stride * f.maze->height, NULL, &done);
    if (boruvka_memory(&f, f.trees, err))
        return -1;
    if (boruvka_list_walls(&f, LIGHT_WEST, LIGHT_NORTH))
        return err_memory(err);
    boruvka_rounds(&f);
    boruvka_number_cells(&f);
    if (boruvka_list_walls(&f, HEAVY_WEST, HEAVY_NORTH))
        return err_memory(err);
    boruvka_rounds(&f);
    return 0;
}

const struct gen gen_boruvka = {
    .entry = {"boruvka", "all components grow at once by their lightest wall", NULL},
    .perfect = true,
    .mask = MASK_ANY,
    .make = boruvka_make,
};
