/* random_maze: random mazes of several kinds for solvers, for the tests in C. */
#ifndef RANDOM_MAZE_H
#define RANDOM_MAZE_H

#include "tests/graph.h"
#include "tests/maze_spec.h"

enum random_maze_kind { PERFECT, WITH_LOOPS, PERCOLATION, OPEN, BLOCKS, RANDOM_MAZE_KINDS };
static const char *const random_maze_names[RANDOM_MAZE_KINDS] = {
    "perfect mazes", "mazes with loops", "percolation mazes", "open rooms", "boards of blocks"};

/* Makes *m a random board of w x h blocks. Each is an obstacle with the same probability, between 0
 * and 3/4. */
static inline void random_maze_blocks(struct maze *m, size_t w, size_t h, struct rng *rng)
{
    unsigned char row[256], *above = NULL;
    uint64_t free_of_8 = 2 + rng_below(rng, 7);
    for (size_t y = 0; y < h; y++) {
        for (size_t x = 0; x < w; x++)
            row[x] = rng_below(rng, 8) >= free_of_8;
        maze_block_row(m->cell + y * m->stride, row, above, w);
        above = m->cell + y * m->stride;
    }
    maze_block_row(m->cell + h * m->stride, NULL, above, w);
}

/* Makes *m a random maze of w x h cells or blocks, with at most 256 columns. In a maze of walls,
 * each wall of the border is an opening with probability 1/20; inner walls are opened with
 * probability 1/8 (mazes with loops), 1/2 (percolation mazes) or 1 (open rooms). */
static inline void random_maze(struct maze *m, enum random_maze_kind kind, size_t w, size_t h,
                               struct rng *rng)
{
    struct err err;
    if (maze_shape(m, kind == BLOCKS ? MAZE_BLOCK : MAZE_WALLS, w, h, &err))
        exit(2);
    if (kind == BLOCKS) {
        random_maze_blocks(m, w, h, rng);
        return;
    }
    if (kind == PERFECT || kind == WITH_LOOPS) {
        struct maze_spec spec = {.gen = gen_of(gen_list[0]), .w = w, .h = h, .seed = rng_next(rng)};
        maze_spec_make(&spec, m);
        maze_clear(m, 0xf0);
    } else {
        maze_fill(m, 0);
    }
    for (size_t i = 0; i < m->stride * (h + 1); i++) {
        bool inside = i / m->stride < h && i % m->stride < w;
        uint64_t one_in = kind == WITH_LOOPS ? 8 : kind == OPEN ? 1 : 2; /* inner walls opened */
        if (inside && i % m->stride > 0 && kind != PERFECT && rng_below(rng, one_in) == 0)
            m->cell[i] &= (unsigned char)~MAZE_WEST;
        if (inside && i / m->stride > 0 && kind != PERFECT && rng_below(rng, one_in) == 0)
            m->cell[i] &= (unsigned char)~MAZE_NORTH;
        if (rng_below(rng, 20) == 0) { /* an opening, if in the border */
            if (i / m->stride == 0 || i / m->stride == h)
                m->cell[i] &= (unsigned char)~MAZE_NORTH;
            if (i % m->stride == 0 || i % m->stride == w)
                m->cell[i] &= (unsigned char)~MAZE_WEST;
        }
    }
}

/* A random maze, its graph, and two random cells of the graph. */
struct trial {
    struct maze m;
    struct graph g;
    size_t start, goal;
    int number; /* the number of this maze, from 0 */
    struct rng rng;
    struct mem work[2]; /* scratch buffers for searches */
};

/* Returns the index in the maze of cell i of the graph. */
static inline size_t trial_cell(const struct trial *t, size_t i)
{
    return i / t->g.w * t->m.stride + i % t->g.w;
}

/* Returns the distances of all cells of the graph from the start, or -1 for unreachable cells; the
 * caller must free the array. No cell is reachable from a solid start, not even the start itself;
 * an obstacle can be left. */
static inline long *trial_distances(const struct trial *t)
{
    const size_t n = t->g.w * t->g.h;
    long *distance = test_alloc(n, sizeof *distance);
    graph_distances(&t->g, t->start, distance);
    if (t->g.solid[t->start] && !t->g.block)
        distance[t->start] = -1;
    return distance;
}

/* A test of random mazes of each kind, with at most `side` rows and columns, or `large` in some
 * mazes. `check` returns whether the result for a maze is right. */
struct trials {
    const char *name;
    size_t side, large;
    int mazes;
    bool (*check)(struct trial *t, const void *context);
    const void *context;
};

/* Runs the trials, as one case per kind of maze. */
static inline void trials_run(const struct trials *r)
{
    for (int kind = 0; kind < RANDOM_MAZE_KINDS; kind++) {
        struct trial t = {.number = 0};
        const int mazes = tap_cases(r->mazes);
        int wrong = 0;
        rng_seed(&t.rng, 11, (uint64_t)kind);
        for (; t.number < mazes; t.number++) {
            const size_t w = 1 + (size_t)rng_below(&t.rng, t.number % 3 ? r->side : r->large);
            const size_t h = 1 + (size_t)rng_below(&t.rng, t.number % 5 ? r->side : r->large);
            random_maze(&t.m, (enum random_maze_kind)kind, w, h, &t.rng);
            t.g = graph_of(&t.m);
            t.start = (size_t)rng_below(&t.rng, w * h);
            t.goal = (size_t)rng_below(&t.rng, w * h);
            wrong += !r->check(&t, r->context);
            graph_free(&t.g);
        }
        ok(wrong == 0, "%s: %d %s, %d wrong", r->name, mazes, random_maze_names[kind], wrong);
        maze_free(&t.m);
        mem_free(&t.work[0]);
        mem_free(&t.work[1]);
    }
}

#endif
