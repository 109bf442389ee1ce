/* Tests that kruskal, prim and boruvka find the minimum spanning tree of the weights of the walls:
 * the tree of a plain implementation of Kruskal's algorithm, which sorts all walls. */
#include "common/gen/kit/job.h"
#include "common/gen/kit/wall_weights.h"
#include "tests/graph.h"
#include "tests/maze_spec.h"

/* The algorithms; another test includes this one with its own list. */
#ifndef MINIMAL_NAMES
#define MINIMAL_NAMES                                                                              \
    {                                                                                              \
        "kruskal", "prim", "boruvka"                                                               \
    }
#endif

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

/* Opens the walls of the minimum spanning tree in *m, which has all its walls. mask may be NULL. */
static void plain_kruskal(struct maze *m, uint64_t key, const unsigned char *mask)
{
    size_t cells = m->stride * m->height, n = 0;
    struct plain_wall *list = test_alloc(2 * cells, sizeof *list);
    size_t *parent = test_alloc(cells, sizeof *parent);
    for (size_t i = 0; i < cells; i++) {
        parent[i] = i;
        for (unsigned side = 0; side < 2; side++) {
            size_t neighbour = i - (side ? m->stride : 1);
            bool inner = i % m->stride < m->width && (side ? i >= m->stride : i % m->stride > 0);
            uint32_t wall = (uint32_t)(2 * i + side);
            if (inner && (!mask || (mask[i] && mask[neighbour])))
                list[n++] = (struct plain_wall){wall_weight(key, wall), wall};
        }
    }
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

/* Returns the key of the weights for a seed. prim chooses a random cell before it. */
static uint64_t weight_key(const char *name, const struct maze *m, uint64_t seed)
{
    struct rng rng;
    struct gen_job job = {.rng = &rng};
    struct maze copy = *m;
    rng_seed(&rng, seed, 0);
    job.maze = &copy;
    if (strcmp(name, "prim") == 0)
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
static bool is_minimal(struct maze_spec *spec)
{
    struct maze m = {0}, plain = {0};
    struct mem work = {NULL, 0};
    struct err err;
    bool same = true;
    if (maze_spec_generate(spec, &m, &work, &err) ||
        maze_shape(&plain, MAZE_WALLS, spec->w, spec->h, &err))
        exit(2);
    maze_fill(&plain, 0);
    plain_kruskal(&plain, weight_key(spec->gen->entry.name, &m, spec->seed), spec->mask);
    for (size_t i = 0; i < m.stride * (m.height + 1); i++)
        same = same && (m.cell[i] & MAZE_DIGIT) == plain.cell[i];
    maze_free(&m);
    maze_free(&plain);
    mem_free(&work);
    return same;
}

/* Returns whether an algorithm is tested. */
static bool is_tested(const char *name)
{
    static const char *const names[] = MINIMAL_NAMES;
    bool found = false;
    for (size_t k = 0; k < sizeof names / sizeof *names; k++)
        found = found || strcmp(name, names[k]) == 0;
    return found;
}

/* The claims that are checked in the frames of kruskal and boruvka. */
struct frame_check {
    struct maze_spec spec;
    struct maze *now, before;
    uint64_t key, last, frames; /* last: the weight of the wall that was opened last */
    size_t *tree;               /* of boruvka: the tree of each cell at the start of the round */
    unsigned rounds;
    bool right;
};

/* Numbers the trees of k->before: each is called after its last cell. */
static void number_trees(struct frame_check *k)
{
    const struct maze *m = &k->before;
    const size_t cells = m->stride * m->height;
    for (size_t i = 0; i < cells; i++)
        k->tree[i] = i;
    for (size_t wall = 0; wall < 2 * cells; wall++)
        if (!(m->cell[wall / 2] & wall_bit(wall)) && (wall / 2) % m->stride < m->width)
            k->tree[find_root(k->tree, wall_neighbour(wall, m->stride))] =
                find_root(k->tree, wall / 2);
    for (size_t i = 0; i < cells; i++)
        k->tree[i] = find_root(k->tree, i);
}

/* Returns whether a wall is the lightest one between a tree and the others. */
static bool is_lightest(const struct frame_check *k, size_t opened, size_t tree)
{
    const size_t stride = k->before.stride;
    for (size_t wall = 0; wall < 2 * stride * k->before.height; wall++) {
        size_t i = wall / 2, beside = wall_neighbour(wall, stride);
        bool inner = i % stride < k->before.width && (wall & 1 ? i >= stride : i % stride > 0);
        if (inner && (k->tree[i] == tree) != (k->tree[beside] == tree) &&
            wall_weight(k->key, wall) < wall_weight(k->key, opened))
            return false;
    }
    return true;
}

/* Returns whether a wall is the lightest one of a tree of this round of boruvka. */
static bool is_picked(const struct frame_check *k, size_t wall)
{
    size_t a = k->tree[wall / 2], b = k->tree[wall_neighbour(wall, k->before.stride)];
    return a != b && (is_lightest(k, wall, a) || is_lightest(k, wall, b));
}

/* Checks a wall that was opened: kruskal opens none that is lighter than the one before, boruvka
 * one that a tree picks, in this round or in the next one, which begins then. */
static void check_opened(struct frame_check *k, size_t wall)
{
    if (strcmp(k->spec.gen->entry.name, "kruskal") == 0)
        k->right = k->right && wall_weight(k->key, wall) >= k->last;
    else if (k->rounds == 0 || !is_picked(k, wall)) {
        number_trees(k);
        k->rounds++;
        k->right = k->right && is_picked(k, wall);
    }
    k->last = wall_weight(k->key, wall);
}

/* Checks that one wall was opened since the frame before. */
static void check_frame(void *context, uint64_t frame)
{
    struct frame_check *k = context;
    int opened = 0;
    for (size_t wall = 0; wall < 2 * k->now->stride * k->now->height; wall++) {
        unsigned bit = wall_bit(wall);
        unsigned char *before = &k->before.cell[wall / 2];
        if (!((*before ^ k->now->cell[wall / 2]) & bit))
            continue;
        check_opened(k, wall);
        *before ^= (unsigned char)bit;
        k->right = k->right && !(*before & bit);
        opened++;
    }
    k->right = k->right && opened == 1;
    k->frames = frame;
}

/* Tests the order of the steps, and that the traced maze is the same. */
static void test_steps(const struct gen *gen)
{
    struct maze m = {0}, plain = {0};
    struct mem work = {NULL, 0};
    struct err err;
    struct frames frames = {.every = 1, .write = check_frame};
    struct frame_check k = {.spec = {.gen = gen, .w = 150, .h = 9, .seed = 5}, .now = &frames.maze};
    bool same = true;
    frames.context = &k;
    k.right = true;
    if (maze_shape(&k.before, MAZE_WALLS, k.spec.w, k.spec.h, &err) ||
        maze_spec_generate(&k.spec, &plain, &work, &err))
        exit(2);
    maze_fill(&k.before, 0);
    k.tree = test_alloc(k.before.stride * k.before.height, sizeof *k.tree);
    k.key = weight_key(gen->entry.name, &k.before, k.spec.seed);
    k.spec.frames = &frames;
    if (maze_spec_generate(&k.spec, &m, &work, &err))
        exit(2);
    for (size_t i = 0; i < m.stride * (m.height + 1); i++)
        same = same && ((m.cell[i] ^ plain.cell[i]) & MAZE_DIGIT) == 0;
    ok(k.right && k.frames == k.spec.w * k.spec.h - 1 && k.rounds <= 10 && same,
       "%s opens the walls in its order, and the same maze", gen->entry.name);
    free(k.tree);
    maze_free(&m);
    maze_free(&plain);
    maze_free(&frames.maze);
    maze_free(&k.before);
    mem_free(&work);
}

int main(void)
{
    static const size_t sizes[][2] = {{1, 1},   {1, 9},     {9, 1},     {2, 2},     {3, 50},
                                      {70, 40}, {129, 257}, {500, 300}, {1, 33000}, {33000, 2}};
    for (const struct row *const *e = gen_list; *e; e++) {
        struct maze_spec spec = {.gen = gen_of(*e)};
        if (!is_tested((*e)->name))
            continue;
        if (strcmp((*e)->name, "prim") != 0)
            test_steps(spec.gen);
        for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
            int bad = 0;
            spec.w = sizes[k][0];
            spec.h = sizes[k][1];
            for (spec.seed = 0; spec.seed < (spec.w * spec.h > 50000 ? 2 : 10); spec.seed++)
                bad += !is_minimal(&spec);
            ok(bad == 0, "%s: %zux%zu mazes are minimum spanning trees", (*e)->name, spec.w,
               spec.h);
        }
        if (spec.gen->mask == MASK_ANY) {
            unsigned char *mask = make_mask(spec.w = 61, spec.h = 47);
            spec.mask = mask;
            ok(is_minimal(&spec),
               "%s: a maze in a mask is a minimum spanning tree of every component", (*e)->name);
            free(mask);
        }
    }
    return done();
}
