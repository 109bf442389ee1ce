/* Tests that kruskal, prim and boruvka find the minimum spanning tree of the weights of the walls:
 * the tree of a plain implementation of Kruskal's algorithm, which sorts all walls. The
 * frames of kruskal show the lightest walls first; tests/frames has the rules of the others. */
#include "common/gen/kit/job.h"
#include "common/gen/kit/wall_weights.h"
#include "tests/graph.h"
#include "tests/maze_spec.h"

/* The algorithms; another test includes this one with its own list. */
struct algorithm {
    const char *name;
    bool by_weight;  /* the frames show the walls in the order of their weights */
    bool draws_cell; /* before the key of the weights */
};
#ifndef ALGORITHMS
#define ALGORITHMS {"kruskal", true, false}, {"prim", false, true}, {"boruvka", false, false},
#endif
static const struct algorithm algorithms[] = {ALGORITHMS};

struct plain_wall {
    uint64_t weight;
    uint32_t wall;
};

static int compare_weights(const void *a, const void *b)
{
    const struct plain_wall *x = a, *y = b;
    return (x->weight > y->weight) - (x->weight < y->weight);
}

/* Returns the root of i in disjoint sets with path halving. */
static size_t find_root(size_t *parent, size_t i)
{
    while (parent[i] != i)
        i = parent[i] = parent[parent[i]];
    return i;
}

/* Returns whether a wall is between two cells of the maze. */
static bool is_inner(const struct maze *m, size_t wall)
{
    const size_t i = wall / 2;
    return i % m->stride < m->width && (wall & 1 ? i >= m->stride : i % m->stride > 0);
}

/* Opens the walls of the minimum spanning tree in *m, which has all its walls. mask may be NULL. */
static void plain_kruskal(struct maze *m, uint64_t key, const unsigned char *mask)
{
    size_t cells = m->stride * m->height, n = 0;
    struct plain_wall *list = test_alloc(2 * cells, sizeof *list);
    size_t *parent = test_alloc(cells, sizeof *parent);
    for (size_t i = 0; i < cells; i++)
        parent[i] = i;
    for (size_t wall = 0; wall < 2 * cells; wall++)
        if (is_inner(m, wall) &&
            (!mask || (mask[wall / 2] && mask[wall_neighbour(wall, m->stride)])))
            list[n++] = (struct plain_wall){wall_weight(key, wall), (uint32_t)wall};
    qsort(list, n, sizeof *list, compare_weights);
    for (size_t k = 0; k < n; k++) {
        size_t a = find_root(parent, list[k].wall / 2),
               b = find_root(parent, wall_neighbour(list[k].wall, m->stride));
        if (a != b)
            m->cell[list[k].wall / 2] &= (unsigned char)~wall_bit(list[k].wall);
        parent[a] = b;
    }
    free(parent);
    free(list);
}

/* Returns the key of the weights for a seed. */
static uint64_t weight_key(const struct algorithm *a, struct maze *m, uint64_t seed)
{
    struct rng rng;
    const struct gen_job job = {.maze = m, .rng = &rng};
    rng_seed(&rng, seed, 0);
    if (a->draws_cell)
        job_random_cell(&job);
    return rng_next(&rng);
}

/* Returns a mask without every seventh cell and one column: it has many connected components, some
 * of one cell. */
static unsigned char *make_mask(size_t w, size_t h)
{
    unsigned char *mask = test_alloc((w + 1) * (h + 1), 1);
    for (size_t y = 0; y < h; y++)
        for (size_t x = 0; x < w; x++)
            mask[y * (w + 1) + x] = (x * 5 + y * 3) % 7 == 0 || x == 3 ? 0 : 0xff;
    return mask;
}

/* Returns whether a maze is the minimum spanning tree. */
static bool is_minimal(const struct algorithm *a, struct maze_spec *spec)
{
    struct maze m = {0}, plain = {0};
    struct err err;
    bool same = true;
    maze_spec_make(spec, &m);
    if (maze_shape(&plain, MAZE_WALLS, spec->w, spec->h, &err))
        exit(2);
    maze_fill(&plain, 0);
    plain_kruskal(&plain, weight_key(a, &m, spec->seed), spec->mask);
    for (size_t i = 0; i < m.stride * (m.height + 1); i++)
        same = same && (m.cell[i] & MAZE_DIGIT) == plain.cell[i];
    maze_free(&m);
    maze_free(&plain);
    return same;
}

/* ---- frames ---- */

/* A maze that is traced. */
struct trace {
    const struct maze *now;
    uint64_t key, heaviest; /* heaviest: the weight of the heaviest wall that is open */
    uint64_t frames;
    bool by_weight, right;
};

/* Checks that one wall was opened since the frame before, by_weight: one heavier than all others.
 */
static void check_frame(void *context)
{
    struct trace *t = context;
    uint64_t opened = 0, heaviest = 0;
    t->frames++;
    for (size_t wall = 0; wall < 2 * t->now->stride * t->now->height; wall++) {
        const uint64_t weight = wall_weight(t->key, wall);
        if (!is_inner(t->now, wall) || t->now->cell[wall / 2] & wall_bit(wall))
            continue;
        opened++;
        heaviest = weight > heaviest ? weight : heaviest;
    }
    t->right = t->right && opened == t->frames && (!t->by_weight || heaviest > t->heaviest);
    t->heaviest = heaviest;
}

static void check_trace(const struct algorithm *a, const struct gen *gen)
{
    struct frames frames = {.every = 1, .write = check_frame};
    struct trace t = {.now = &frames.maze, .by_weight = a->by_weight, .right = true};
    struct maze_spec spec = {.gen = gen, .w = 150, .h = 9, .seed = 5, .frames = &frames};
    struct maze m = {.width = spec.w, .height = spec.h, .stride = spec.w + 1};
    frames.context = &t;
    t.key = weight_key(a, &m, spec.seed);
    ok(is_minimal(a, &spec) && t.right && t.frames == spec.w * spec.h - 1,
       "%s shows each wall that it opens, and makes the same maze", a->name);
    maze_free(&frames.maze);
}

/* ---- all tests ---- */

static void check(const struct algorithm *a)
{
    static const size_t sizes[][2] = {{1, 1},   {1, 9},     {9, 1},     {2, 2},     {3, 50},
                                      {70, 40}, {129, 257}, {500, 300}, {1, 33000}, {33000, 2}};
    struct maze_spec spec = {.gen = maze_spec_gen(a->name)};
    unsigned char *mask;
    check_trace(a, spec.gen);
    for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
        int bad = 0;
        spec.w = sizes[k][0];
        spec.h = sizes[k][1];
        for (spec.seed = 0; spec.seed < (spec.w * spec.h > 20000 ? 2 : 10); spec.seed++)
            bad += !is_minimal(a, &spec);
        ok(bad == 0, "%s: %zux%zu mazes are minimum spanning trees", a->name, spec.w, spec.h);
    }
    if (spec.gen->mask != MASK_ANY)
        return;
    spec.mask = mask = make_mask(spec.w = 61, spec.h = 47);
    ok(is_minimal(a, &spec), "%s: a maze in a mask is a minimum spanning tree of every component",
       a->name);
    free(mask);
}

int main(void)
{
    for (size_t k = 0; k < sizeof algorithms / sizeof *algorithms; k++)
        check(&algorithms[k]);
    return done();
}
