/* boruvka: all trees grow at once, each through its lightest wall.
 *
 * Idea: every cell starts as a tree of its own, and every wall has a random weight. In each round,
 * every tree finds the lightest wall between it and another tree; then all these walls are opened.
 *
 * Correctness: the lightest wall between any set of cells and the other cells belongs to the
 * minimum spanning tree, whatever else does. So this is the tree of kruskal and prim, built in a
 * third order. kruskal draws the same weights, so with the same seed it generates the same maze.
 *
 * Mazes: those of kruskal.
 *
 * A round turns a graph of trees into a smaller one with at most half the trees:
 *   1. Every wall is offered to the trees on both sides, which keep the lightest.
 *   2. Every tree points to the tree behind its lightest wall. Where two point at each other, the
 *      first is the root of all that are attached to them. All others open their walls.
 *   3. Every tree is redirected to its root, and the roots are renumbered.
 *   4. The walls take the new numbers of the trees on both sides. Those with the same number on
 *      both sides are dropped.
 * None of this branches on anything random, and all arrays are read in order or nearly so. With a
 * union-find structure instead, an earlier form took twice as long. Weights are not stored
 * with the walls of the maze but computed (walls.h). There are no ties: different walls have
 * different weights.
 *
 * In a large maze, the first rounds miss the cache, and their graph takes many times the memory of
 * the maze. So the maze is cut into tiles, and each tile first runs its rounds alone. All that is
 * outside the tile counts as one more tree:
 *   1. A tree whose lightest wall is inside the tile joins another one. One whose lightest wall
 *      leads outside waits, and so does every tree that joins it: it has no lighter wall.
 *   2. When all trees wait, about one per 80 cells, they become trees of the graph of the whole
 *      maze. Only the walls of their own minimum spanning tree can belong to the tree of the maze,
 *      because any other closes a cycle in which it is the heaviest. More rounds without the
 *      outside find them; they become walls of the graph, instead of being opened.
 *   3. The walls between tiles are walls of the graph, too.
 * At the end, rounds with this graph, one wall per 37 cells, open the remaining walls.
 *
 * Compared with rounds of the whole maze, with the lighter half of the walls first, this takes 1.05
 * of the time at 1000x1000, 0.8 at 4000x4000 and 0.7 at 16000x16000, and a twentieth of the memory.
 * Tiles of 64x64 and 256x256 take up to a tenth longer. To find the lightest walls while the list
 * is renumbered saves a pass, and took a third longer: all dropped walls were offered to one tree,
 * and waited for each other.
 *
 * With --trace, the whole maze is one tile, and its frames show the plain algorithm round by round.
 *
 * Cost: at most log n rounds, each with at most half as many trees as the one before. Memory: less
 * than 1 byte per cell for the graph, and 1 MB for a tile; with --trace 48 bytes per cell.
 *
 * Reference: Otakar Boruvka, "O jistem problemu minimalnim", 1926. */
#include "common/gen/kit/job.h"
#include "common/gen/kit/tiles.h"
#include "common/gen/kit/walls.h"
#include "gen.h"

#ifndef BORUVKA_SIDE
#define BORUVKA_SIDE 128 /* of a square tile; a test sets another one */
#endif

#define NONE UINT64_MAX          /* the weight of no wall */
#define ROOT ((uint32_t)1 << 31) /* in a number of a tree: it is a root, and has a new number */

enum { LEVELS = 40 };

/* A graph of trees and of the walls between them. Tree number `trees` is the outside: all cells
 * that are not in the graph. It joins no tree. */
struct boruvka_graph {
    struct weighted_wall *edge;
    uint64_t *best; /* of each tree: the weight of its lightest wall, or NONE */
    uint32_t *maps; /* the new numbers of all trees; round k begins at map[k] */
    size_t map[LEVELS + 1], rounds;
    size_t trees, edges;
};

/* The state of the algorithm. */
struct boruvka {
    const struct gen_job *job;
    struct maze *maze;
    uint64_t key; /* of the weights */
    struct tiles tiles;
    struct tile at;            /* the current tile, */
    struct boruvka_graph tile; /* its graph: the trees before the first round are its cells; */
    size_t certain;            /* the rounds in which walls were opened; */
    size_t first;              /* the number in `all` of its first remaining tree */
    struct boruvka_graph all;  /* what remains of all tiles */
    size_t sets;               /* how many sets of cells are left; counted for frames */
    uint32_t *above, *left;    /* the trees in `all` of the cells above the current row of tiles, by
                                * column, and of those to the left of the tile, by row */
};

/* ---- rounds ---- */

/* Adds the wall between trees a and b, unless they are the same: then the next wall overwrites it.
 * There is no branch on that, because it is as random as the weights. */
static inline void boruvka_add(struct boruvka_graph *g, uint64_t weight, size_t a, size_t b)
{
    g->edge[g->edges] = (struct weighted_wall){weight, (uint32_t)a, (uint32_t)b};
    g->edges += a != b;
}

/* Makes the wall with this weight, which leads to tree b, the lightest of tree a if it is. */
static inline void boruvka_offer(uint64_t *best, uint32_t *to, uint64_t weight, uint32_t a,
                                 uint32_t b)
{
    const uint64_t other = best[a];
    const bool lighter = weight < other;
    best[a] = wall_choose(lighter, weight, other);
    to[a] = (uint32_t)wall_choose(lighter, b, to[a]);
}

/* Finds the lightest wall of every tree k, and makes to[k] the tree behind it; or k, if that is the
 * outside or there is no wall. Returns whether any tree joins another one. */
static bool boruvka_pick(const struct boruvka_graph *g, uint32_t *to)
{
    const size_t outside = g->trees;
    bool joins = false;
    for (size_t k = 0; k <= outside; k++) {
        g->best[k] = NONE;
        to[k] = (uint32_t)k;
    }
    for (const struct weighted_wall *e = g->edge, *end = e + g->edges; e < end; e++) {
        boruvka_offer(g->best, to, e->weight, e->a, e->b);
        boruvka_offer(g->best, to, e->weight, e->b, e->a);
    }
    for (size_t k = 0; k < outside; k++) {
        to[k] = (uint32_t)wall_choose(to[k] == outside, k, to[k]);
        joins |= to[k] != k;
    }
    return joins;
}

/* Replaces to[k] by ROOT and the new number of the tree for each root k: a tree that joins none, or
 * the first of two that join each other. Trees without walls get no number of their own. Returns
 * the number of others. */
static size_t boruvka_number_roots(const struct boruvka_graph *g, uint32_t *to)
{
    uint32_t roots = 0;
    for (size_t k = 0; k < g->trees; k++) {
        uint32_t up = to[k];
        bool root = (up == k) | ((to[up] == k) & (k < up));
        to[k] = (uint32_t)wall_choose(root, ROOT | roots, up);
        roots += root & (g->best[k] != NONE);
    }
    return roots;
}

/* Replaces to[k] by the new number of the root that is reached from tree k. */
static void boruvka_find_roots(uint32_t *to, size_t trees)
{
    enum { STEPS = 3 }; /* more are rarely needed */
    for (size_t k = 0; k < trees; k++) {
        uint32_t up = to[k];
        for (int step = 0; step < STEPS; step++)
            up = (uint32_t)wall_choose(up & ROOT, up, to[wall_choose(up & ROOT, 0, up)]);
        while (!(up & ROOT))
            up = to[up];
        to[k] = up;
    }
    for (size_t k = 0; k < trees; k++)
        to[k] &= ~ROOT;
}

/* Opens the walls through which trees join others. */
static void boruvka_open(struct boruvka *f, const struct boruvka_graph *g, const uint32_t *to)
{
    unsigned char *const cell = f->maze->cell;
    const uint64_t *const best = g->best, key = f->key;
    const size_t trees = g->trees;
    const bool show = f->job->frames;
    for (size_t k = 0; k < trees; k++) {
        const bool joins = !(to[k] & ROOT);
        uint64_t wall = wall_choose(joins, wall_of_weight(key, best[k]), 0);
        cell[wall / 2] &= (unsigned char)~(joins ? wall_bit(wall) : 0);
        if (show && joins)
            wall_show(f->job, wall, --f->sets);
    }
}

/* Gives the walls the new numbers of their trees, and drops those with one tree on both sides. */
static void boruvka_renumber(struct boruvka_graph *g, const uint32_t *to)
{
    struct boruvka_graph kept = *g; /* a copy, which stays in registers */
    kept.edges = 0;
    for (size_t k = 0; k < g->edges; k++)
        boruvka_add(&kept, g->edge[k].weight, to[g->edge[k].a], to[g->edge[k].b]);
    g->edges = kept.edges;
}

static void boruvka_defer(struct boruvka *f, const uint32_t *to);

/* Runs rounds until no tree joins another one. Opens the walls, or defers them. Afterwards, only
 * trees with walls have numbers. */
static void boruvka_rounds(struct boruvka *f, struct boruvka_graph *g, bool defer)
{
    bool joins;
    do {
        uint32_t *to = g->maps + g->map[g->rounds];
        size_t roots;
        joins = boruvka_pick(g, to);
        roots = boruvka_number_roots(g, to);
        if (defer)
            boruvka_defer(f, to);
        else
            boruvka_open(f, g, to);
        boruvka_find_roots(to, g->trees);
        to[g->trees] = (uint32_t)roots;
        boruvka_renumber(g, to);
        g->map[g->rounds + 1] = g->map[g->rounds] + g->trees + 1;
        g->rounds++;
        g->trees = roots;
    } while (joins);
}

/* ---- a tile ---- */

/* Adds the wall of cell i of the maze to a graph, unless it is not an inner wall of the mask. */
static inline void boruvka_add_wall(const struct boruvka *f, struct boruvka_graph *g, size_t i,
                                    unsigned bit, size_t a, size_t b)
{
    const uint64_t wall = wall_number(i, bit);
    if (wall_is_in_mask(f->job, wall))
        boruvka_add(g, wall_weight(f->key, wall), a, b);
}

/* Lists the walls of the cells of the tile. */
static void boruvka_list_walls(struct boruvka *f)
{
    struct boruvka_graph *const g = &f->tile;
    const struct maze *m = f->maze;
    const struct tile *t = &f->at;
    const size_t first = t->y * m->stride + t->x, outside = t->width * t->height;
    size_t k = 0;
    g->trees = outside;
    g->edges = g->rounds = 0;
    for (size_t y = 0; y < t->height; y++)
        for (size_t x = 0; x < t->width; x++, k++) {
            size_t i = first + y * m->stride + x;
            if (t->x + x > 0)
                boruvka_add_wall(f, g, i, MAZE_WEST, k, x > 0 ? k - 1 : outside);
            if (t->y + y > 0)
                boruvka_add_wall(f, g, i, MAZE_NORTH, k, y > 0 ? k - t->width : outside);
        }
    for (size_t y = 0; t->x + t->width < m->width && y < t->height; y++)
        boruvka_add_wall(f, g, first + y * m->stride + t->width, MAZE_WEST, (y + 1) * t->width - 1,
                         outside);
    for (size_t x = 0; t->y + t->height < m->height && x < t->width; x++)
        boruvka_add_wall(f, g, first + t->height * m->stride + x, MAZE_NORTH, k - t->width + x,
                         outside);
}

/* Returns the tree in `all` to which cell (x, y) of the tile belongs, if it has walls there. */
static uint32_t boruvka_tree_of(const struct boruvka *f, size_t x, size_t y)
{
    size_t tree = y * f->at.width + x;
    for (size_t round = 0; round < f->certain; round++)
        tree = f->tile.maps[f->tile.map[round] + tree];
    return (uint32_t)(f->first + tree);
}

/* Adds the walls through which trees of the tile join others to the walls of `all`. */
static void boruvka_defer(struct boruvka *f, const uint32_t *to)
{
    const size_t stride = f->maze->stride;
    for (size_t k = 0; k < f->tile.trees; k++) {
        uint64_t wall = wall_of_weight(f->key, f->tile.best[k]);
        size_t x = (size_t)(wall / 2) % stride - f->at.x, y = (size_t)(wall / 2) / stride - f->at.y;
        if (!(to[k] & ROOT))
            boruvka_add(&f->all, f->tile.best[k], boruvka_tree_of(f, x, y),
                        boruvka_tree_of(f, x - !(wall & 1), y - (wall & 1)));
    }
}

/* Drops the walls to the outside. */
static void boruvka_drop_outside(struct boruvka_graph *g)
{
    const size_t n = g->edges;
    g->edges = 0;
    for (size_t k = 0; k < n; k++)
        if (g->edge[k].b != g->trees)
            boruvka_add(g, g->edge[k].weight, g->edge[k].a, g->edge[k].b);
}

/* Adds the walls between the tile and those to its left and above it to the walls of `all`. */
static void boruvka_add_cuts(struct boruvka *f)
{
    const struct tile *t = &f->at;
    const size_t stride = f->maze->stride, first = t->y * stride + t->x;
    uint32_t *const above = f->above + t->x, *const left = f->left;
    for (size_t y = 0; y < t->height; y++) {
        if (t->x > 0)
            boruvka_add_wall(f, &f->all, first + y * stride, MAZE_WEST, boruvka_tree_of(f, 0, y),
                             left[y]);
        if (t->x + t->width < f->maze->width)
            left[y] = boruvka_tree_of(f, t->width - 1, y);
    }
    for (size_t x = 0; x < t->width; x++) {
        if (t->y > 0)
            boruvka_add_wall(f, &f->all, first + x, MAZE_NORTH, boruvka_tree_of(f, x, 0), above[x]);
        if (t->y + t->height < f->maze->height)
            above[x] = boruvka_tree_of(f, x, t->height - 1);
    }
}

/* Processes the tile, and adds what remains of it to `all`. */
static void boruvka_tile(struct boruvka *f)
{
    boruvka_list_walls(f);
    boruvka_rounds(f, &f->tile, false);
    f->certain = f->tile.rounds;
    f->first = f->all.trees;
    f->all.trees += f->tile.trees;
    boruvka_add_cuts(f);
    boruvka_drop_outside(&f->tile);
    boruvka_rounds(f, &f->tile, true);
}

/* ---- the maze ---- */

/* Takes memory for a graph of at most `trees` trees and `walls` walls, then `more` numbers. At most
 * `waiting` trees have walls to the outside: every tree after a round consists of one of those that
 * were waiting before, or of two others at least, so their numbers over all rounds add up to less
 * than 2 * trees + LEVELS * waiting. Returns the place of the numbers, or NULL with *err set. */
static uint32_t *boruvka_memory(const struct boruvka *f, struct boruvka_graph *g, size_t trees,
                                size_t walls, size_t waiting, size_t more, struct mem *mem,
                                struct err *err)
{
    const size_t maps = LEVELS * (waiting + 1) + more;
    size_t bytes;
    if (trees >= ROOT) { /* unreached: it takes 4 billion cells */
        err_set(err, "%zux%zu cells are too many for boruvka", f->maze->width, f->maze->height);
        return NULL;
    }
    if (mem_size(walls + 1, sizeof *g->edge, maps * sizeof *g->maps, /* unreached: on 64 bits */
                 &bytes) ||
        job_memory("boruvka", f->maze, SIZE_MAX, trees + 1, sizeof *g->best + 2 * sizeof *g->maps,
                   bytes, mem, err))
        return NULL;
    g->edge = (struct weighted_wall *)(void *)mem->at;
    g->best = (uint64_t *)(void *)(g->edge + walls + 1);
    g->maps = (uint32_t *)(g->best + trees + 1);
    return g->maps + 2 * trees + LEVELS * (waiting + 1);
}

/* Takes the memory. Every tree that a tile leaves to `all` has a cell of its own beside a cut. */
static int boruvka_prepare(struct boruvka *f, struct err *err)
{
    const struct maze *m = f->maze;
    const struct tiles *s = &f->tiles;
    const size_t cells = s->width * s->height, cut_cells = tiles_cut_cells(s, m);
    const size_t around = cut_cells > 0 ? 2 * (s->width + s->height) : 0;
    if (!boruvka_memory(f, &f->tile, cells, 2 * cells + around, around, 0, f->job->cache, err))
        return -1;
    f->above = boruvka_memory(f, &f->all, cut_cells, cut_cells / 2 * 3, 0, m->width + s->height,
                              f->job->scratch, err);
    if (!f->above)
        return -1;
    f->left = f->above + m->width;
    return 0;
}

static int boruvka_make(struct gen_job *job, struct err *err)
{
    struct maze *m = job->maze;
    struct boruvka f = {.job = job, .maze = m, .key = rng_next(job->rng), .sets = job->cells};
    f.tiles = job->frames ? (struct tiles){m->width, m->height} : tiles_choose(m, BORUVKA_SIDE);
    if (boruvka_prepare(&f, err))
        return -1;
    job_fill(job, 0);
    for (size_t y = 0; y < m->height; y += f.tiles.height)
        for (size_t x = 0; x < m->width; x += f.tiles.width) {
            f.at = tiles_at(&f.tiles, m, x, y);
            boruvka_tile(&f);
        }
    boruvka_rounds(&f, &f.all, false);
    return 0;
}

const struct gen gen_boruvka = {
    .entry = {"boruvka", "all components grow at once by their lightest wall", NULL, "sollin"},
    .perfect = true,
    .mask = MASK_ANY,
    .make = boruvka_make,
};
