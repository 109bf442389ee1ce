/* Tests of opening loops, for every generator: a braided maze has no dead end that could be opened;
 * exactly the requested number of walls or obstacles is removed, or with --percolate 1 all of them;
 * and nothing else changes. */
#include "common/gen/run/loops.h"
#include "tests/graph.h"
#include "tests/maze_spec.h"

enum { OPEN_COUNT = 100 };

/* Returns whether cell or block i may change: it is in the mask, not in the border of a board, and
 * no solid cell. */
static bool is_changeable(const struct graph *g, const unsigned char *mask, size_t i)
{
    size_t x = i % g->w, y = i / g->w;
    if (g->block && (x == 0 || y == 0 || x + 1 == g->w || y + 1 == g->h))
        return false;
    return (g->block || !g->solid[i]) && (!mask || mask[y * (g->w + 1) + x]);
}

/* Returns the number of dead ends that could be opened to another neighbour. */
static size_t count_dead_ends(const struct graph *g, const unsigned char *mask)
{
    size_t dead = 0;
    for (size_t i = 0; i < g->w * g->h; i++) {
        int neighbours = 0;
        for (int d = 0; d < 4; d++) {
            neighbours += graph_inside(g, i, d) && is_changeable(g, mask, graph_neighbour(g, i, d));
        }
        dead += graph_degree(g, i) == 1 && neighbours > 1;
    }
    return dead;
}

/* Returns the number of walls between cells, or obstacles, that can be removed. */
static size_t count_removable(const struct graph *g, const unsigned char *mask)
{
    size_t n = 0;
    for (size_t i = 0; i < g->w * g->h; i++) {
        if (!is_changeable(g, mask, i))
            continue;
        if (g->block)
            n += g->solid[i];
        else
            n += (size_t)(i % g->w + 1 < g->w && is_changeable(g, mask, i + 1) &&
                          !(g->open[i] >> 1 & 1)) +
                 (size_t)(i / g->w + 1 < g->h && is_changeable(g, mask, i + g->w) &&
                          !(g->open[i] >> 2 & 1));
    }
    return n;
}

/* Returns whether b is a with more passages, all between changeable cells, and with a closed
 * border. */
static bool only_adds_passages(const struct graph *a, const struct graph *b,
                               const unsigned char *mask)
{
    bool correct = b->border_openings == 0;
    for (size_t i = 0; i < a->w * a->h; i++) {
        correct =
            correct && !(a->open[i] & ~b->open[i]) && (a->digit[i] & b->digit[i]) == b->digit[i];
        correct = correct && (is_changeable(a, mask, i) || a->open[i] == b->open[i]);
    }
    return correct;
}

enum { BRAIDED, OPENED, PERCOLATED, WAYS };

/* Generates a maze, in a mask if it is not NULL, and opens loops in it. Clears correct[way] if the
 * result is wrong. */
static void check_maze(const struct gen *gen, size_t w, size_t h, uint64_t seed,
                       const unsigned char *mask, bool correct[WAYS])
{
    static const struct loops loops[WAYS] = {
        {.braid = RNG_CERTAIN}, {.open = OPEN_COUNT}, {.percolate = RNG_CERTAIN}};
    struct maze m = {0};
    struct maze_spec spec = {.gen = gen, .w = w, .h = h, .seed = seed, .index = seed, .mask = mask};
    struct rng rng;
    rng_seed(&rng, seed, 1);
    for (int way = 0; way < WAYS; way++) {
        struct graph plain, after;
        size_t before, left;
        maze_spec_make(&spec, &m);
        plain = graph_of(&m);
        before = count_removable(&plain, mask);
        loops_make(&m, &rng, &loops[way], mask, NULL);
        after = graph_of(&m);
        left = count_removable(&after, mask);
        correct[way] = correct[way] && only_adds_passages(&plain, &after, mask) &&
                       (way == BRAIDED  ? count_dead_ends(&after, mask) == 0
                        : way == OPENED ? left == (before > OPEN_COUNT ? before - OPEN_COUNT : 0)
                                        : left == 0);
        graph_free(&after);
        graph_free(&plain);
    }
    maze_free(&m);
}

int main(void)
{
    static unsigned char disc[64 * 64];
    for (const struct row *const *e = gen_list; *e; e++) {
        const struct gen *gen = gen_of(*e);
        size_t side = gen->total ? 4 : 40, stride = side + 2 * gen->board + 1;
        bool correct[WAYS] = {true, true, true};
        if (gen->bare)
            continue;
        for (uint64_t seed = 0; seed < 10; seed++) {
            check_maze(gen, side, side, seed, NULL, correct);
            check_maze(gen, 1, 9, gen->total ? 0 : seed, NULL, correct);
            check_maze(gen, 2, 2, seed % 4, NULL, correct);
        }
        memset(disc, 0, sizeof disc);
        for (size_t i = 0; i < 45 * stride; i++) {
            ptrdiff_t x = (ptrdiff_t)(i % stride) - 20, y = (ptrdiff_t)(i / stride) - 20;
            disc[i] = x * x + y * y < 300 ? 0xff : 0;
        }
        for (uint64_t seed = 0; gen->mask != MASK_NONE && seed < 10; seed++)
            check_maze(gen, side, side, seed, disc, correct);
        ok(correct[BRAIDED], "%s: a braided maze has no dead end that could be opened", (*e)->name);
        ok(correct[OPENED], "%s: %d walls or obstacles are removed, or all if there are fewer",
           (*e)->name, OPEN_COUNT);
        ok(correct[PERCOLATED], "%s: --percolate 1 removes all walls or obstacles", (*e)->name);
    }
    return done();
}
