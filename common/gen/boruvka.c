/* boruvka: all trees grow at once, each through its lightest wall.
 *
 * The idea: every cell is a tree by itself, every wall has a random weight. In
 * each round every tree finds the lightest wall between it and another tree;
 * then all these walls come down.
 *
 * Why it is right: the lightest wall out of a tree is in the minimum spanning
 * tree, whatever else is. So this is the tree of kruskal and prim, made in a
 * third order, and its mazes come as theirs do.
 *
 * Its mazes: those of kruskal.
 *
 * A round turns a graph of trees into a smaller one, of less than half the trees:
 *   1. Every tree points to the one that it joins. Of two that point at each other
 *      the first is the top of all that hang on to them; all others come to point
 *      at the top, and the tops are numbered anew.
 *   2. The walls that are left take the new numbers of the trees on their sides;
 *      those that have the same on both are dropped, and for the others the next
 *      lightest are sought in the same reading.
 * None of this has a branch on anything random, and all arrays are read in their
 * order or nearly so. With a union-find structure instead it took twice as long.
 *
 * The first round does without a list of walls, for every cell looks at its own
 * four. Then come rounds with the lighter half of all walls alone, until none of
 * them parts two trees; a tree that has no light wall is done until then. Of the
 * heavier half three quarters lie within a tree by then and are never listed.
 *
 * Weights are not stored but computed (wall.h). Ties cannot be: different walls
 * have different weights.
 *
 * Time: at most log n rounds, each at most half of the one before. Space: 4 bytes a
 * cell for its tree, about 9 for the walls and what is known of the trees; at most
 * 2^31 cells.
 *
 * Reference: Otakar Boruvka, "O jistem problemu minimalnim", 1926. */
#include "common/gen/kit/job.h"
#include "common/gen/kit/walls.h"
#include "gen.h"

#include <string.h>

#define NONE UINT64_MAX

/* In a number of a tree, while they are given out: it is a top; it is done for now. */
#define TOP  ((uint32_t)1 << 31)
#define DONE ((uint32_t)1 << 30)

/* A wall between two trees. Its mark is the upper half of its weight and its number, so
 * that the lighter wall has the lesser one, but for a pair in 2^32 that the lower half of
 * the weights has to part. */
struct boruvka_edge {
    uint64_t mark;
    uint32_t a, b;
};

enum { LEVELS = 32 };

struct boruvka {
    const struct gen_job *job;
    struct maze *maze;
    uint64_t key;
    uint64_t *row;  /* the weights of the walls below a row, or the numbers of its walls */
    uint32_t *tree; /* of each cell */
    uint64_t *best; /* of each tree: the mark of its lightest wall, or NONE */
    uint32_t *maps; /* what became of the trees of each level: of level k from map[k] on */
    size_t map[LEVELS + 1], levels;
    struct boruvka_edge *edge; /* in job->cache */
    size_t trees, edges;
};

/* Which half of the weights a wall is in, a bit in its owner's byte: they are computed
 * once for all walls. A wall that is no inner one has neither. */
enum { LIGHT_WEST = 0x10, HEAVY_WEST = 0x20, LIGHT_NORTH = 0x40, HEAVY_NORTH = 0x80 };

/* ---- the first round ---- */

/* What a cell knows of its lightest wall. */
struct boruvka_lightest {
    uint64_t weight;
    size_t to; /* the cell behind it */
};

static inline void boruvka_offer_cell(struct boruvka_lightest *l, uint64_t weight, size_t to)
{
    bool is = weight < l->weight;
    l->weight = wall_choose(is, weight, l->weight);
    l->to = wall_choose(is, to, l->to);
}

/* The weight of the wall between two cells side by side, i the owner, more than any if it is no
 * inner one; notes its half. */
static inline uint64_t boruvka_weigh(const struct boruvka *f, unsigned char *cell, size_t i,
                                     size_t beside, unsigned bit)
{
    const unsigned char *in = f->job->mask;
    uint64_t weight = wall_weight(f->key, wall_number(i, bit));
    unsigned light = bit == MAZE_WEST ? LIGHT_WEST : LIGHT_NORTH;
    if (in && !(in[i] & in[beside]))
        return UINT64_MAX;
    cell[i] |= (unsigned char)(light << (weight >> 63));
    return weight;
}

/* Takes the wall between two cells side by side down. */
static inline void boruvka_open(unsigned char *cell, size_t i, size_t beside,
                                struct frame_clock *clock)
{
    size_t owner = i > beside ? i : beside;
    unsigned wall = i + beside + 1 == 2 * owner ? MAZE_WEST : MAZE_NORTH;
    bool news = clock && cell[owner] & wall;
    cell[owner] &= (unsigned char)~wall;
    if (news)
        frame_step(clock);
}

/* Every cell points to the one behind the lightest of its four walls; at itself, if it has no inner
 * wall. What is outside counts to the cell before it, so that it needs no number. The weights
 * of the walls below a row are kept for the next one. */
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

/* Each of n trees points to one, or at itself. Makes of it the number of the tree that it is in
 * from now on; those without a wall are done and numbered by themselves, from *done on. best: as
 * in struct forest; NULL: all have one. How many trees are not done. */
static uint32_t boruvka_renumber(uint32_t *to, size_t n, const uint64_t *best, uint32_t *done)
{
    enum { STEPS = 3 }; /* more are hardly ever needed */
    uint32_t trees = 0, ended = *done;
    for (size_t k = 0; k < n; k++) {
        uint32_t up = to[k];
        bool top = (up == k) | ((to[up] == k) & (k < up)), ends = best && best[k] == NONE;
        uint32_t number = (uint32_t)wall_choose(ends, DONE | ended, trees);
        to[k] = (uint32_t)wall_choose(top, TOP | number, up);
        ended += ends;
        trees += top & !ends;
    }
    for (size_t k = 0; k < n; k++) {
        uint32_t up = to[k];
        for (int step = 0; step < STEPS; step++)
            up = (uint32_t)wall_choose(up & TOP, up, to[wall_choose(up & TOP, 0, up)]);
        while (!(up & TOP))
            up = to[up];
        to[k] = up;
    }
    for (size_t k = 0; k < n; k++)
        to[k] &= ~TOP;
    *done = ended;
    return trees;
}

/* ---- walls between trees ---- */

/* A wall for a tree: is it lighter than what it has? There is no branch on that, for it is as
 * random as the weights. */
static inline void boruvka_offer(struct boruvka *f, size_t tree, uint64_t mark)
{
    uint64_t best = f->best[tree], less = mark < best ? mark : best;
    if ((mark ^ best) >> 32 == 0 && best != NONE)
        less =
            wall_weight(f->key, (uint32_t)mark) < wall_weight(f->key, (uint32_t)best) ? mark : best;
    f->best[tree] = less;
}

/* A wall between two trees, or within one, in which case it is dropped. */
static inline void boruvka_add_edge(struct boruvka *f, uint64_t mark, uint32_t a, uint32_t b)
{
    const bool parts = a != b;
    f->edge[f->edges] = (struct boruvka_edge){mark, a, b};
    f->edges += parts;
    boruvka_offer(f, parts ? a : f->trees, mark);
    boruvka_offer(f, parts ? b : f->trees, mark);
}

/* No walls are listed, and no tree knows of one. */
static void boruvka_clear_edges(struct boruvka *f)
{
    memset(f->best, 0xff, (f->trees + 1) * sizeof *f->best);
    f->edges = 0;
}

/* Lists the inner walls that have one of these marks and part two trees: first the numbers
 * of a row of them, then what they are between. -1: no memory. */
static int boruvka_list_walls(struct boruvka *f, unsigned vert, unsigned horiz)
{
    const struct maze *m = f->maze;
    uint32_t *row = (uint32_t *)(void *)f->row;
    boruvka_clear_edges(f);
    for (size_t first = 0; first < m->stride * m->height; first += m->stride) {
        size_t n = 0;
        uint32_t west = f->tree[first];
        for (size_t i = first; i < first + m->width; i++) {
            uint32_t here = f->tree[i], north = i < m->stride ? here : f->tree[i - m->stride];
            row[n] = wall_number(i, MAZE_WEST);
            n += (west != here) & ((m->cell[i] & vert) != 0);
            row[n] = wall_number(i, MAZE_NORTH);
            n += (north != here) & ((m->cell[i] & horiz) != 0);
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

/* Every tree that has a wall points to the tree behind it, and the wall comes down. */
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

/* Rounds until no wall of the list is left and all trees are done. */
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

/* All cells take the numbers of the trees that are done. */
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

/* The memory: a row of weights, the trees of cells, and what is known of so many trees,
 * with one more for what is thrown away. */
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
    .entry = {"boruvka", "all sets of cells grow at once, through their lightest walls", NULL},
    .perfect = true,
    .mask = MASK_ANY,
    .make = boruvka_make,
};
