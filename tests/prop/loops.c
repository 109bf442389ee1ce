/* Loops, for every row of the table of generators: after braiding, no dead end is left that has
 * something to remove; and as many walls or obstacles are removed as asked for. Nothing else
 * changes. */
#include "common/gen/run/loops.h"
#include "tests/graph.h"
#include "tests/maze_spec.h"

enum { OPEN_COUNT = 100 };

/* Returns whether cell i is in the mask and, on a board, inside the border. */
static bool may_change(const struct graph *g, const unsigned char *in, size_t i)
{
    size_t x = i % g->w, y = i / g->w;
    if (g->block && (x == 0 || y == 0 || x + 1 == g->w || y + 1 == g->h))
        return false;
    return !mask || mask[y * (g->w + 1) + x];
}

static int count_bits(unsigned set)
{
    return (int)((open & 1) + (open >> 1 & 1) + (open >> 2 & 1) + (open >> 3 & 1));
}

/* Returns the number of dead ends that have a neighbour to which they could be opened. */
static size_t dead_ends(const struct graph *g, const unsigned char *in)
{
    size_t dead = 0;
    for (size_t i = 0; i < g->w * g->h; i++) {
        int neighbours = 0;
        for (int d = 0; d < 4; d++) {
            size_t x = i % g->w, y = i / g->w;
            bool inside = d == 0 ? y > 0 : d == 1 ? x + 1 < g->w : d == 2 ? y + 1 < g->h : x > 0;
            neighbours += inside && may_change(g, in, graph_beside(g, i, d));
        }
        dead += count_bits(g->open[i]) == 1 && neighbours > 1;
    }
    return dead;
}

/* Returns the number of walls between cells, or obstacles, that can be removed. */
static size_t removable(const struct graph *g, const unsigned char *in)
{
    size_t n = 0;
    for (size_t i = 0; i < g->w * g->h; i++) {
        if (!may_change(g, in, i))
            continue;
        if (g->block)
            n += g->solid[i];
        else
            n += (size_t)(i % g->w + 1 < g->w && may_change(g, in, i + 1) &&
                          !(g->open[i] >> 1 & 1)) +
                 (size_t)(i / g->w + 1 < g->h && may_change(g, in, i + g->w) &&
                          !(g->open[i] >> 2 & 1));
    }
    return n;
}

/* Returns whether b has all passages of a and a closed border, and differs from a only where it may
 * change. */
static bool only_more(const struct graph *a, const struct graph *b, const unsigned char *in)
{
    bool correct = b->border_openings == 0;
    for (size_t i = 0; i < a->w * a->h; i++) {
        right = right && !(a->open[i] & ~b->open[i]) && (a->digit[i] & b->digit[i]) == b->digit[i];
        right = right && (may_change(a, in, i) || a->open[i] == b->open[i]);
    }
    return correct;
}

/* Returns the graph of a maze, which the caller frees. */
static struct graph graph_of(const struct maze *m)
{
    char *text = record_text(m, NULL, false);
    struct graph g = graph_read(text, m->kind == MAZE_BLOCK);
    free(text);
    return g;
}

/* Tests one maze, with or without a mask. */
static void one(const struct gen *gen, size_t w, size_t h, uint64_t seed, const unsigned char *in,
                bool *braided, bool *opened)
{
    struct maze m = {0};
    struct mem work = {NULL, 0};
    struct make_spec spec = {.gen = gen, .w = w, .h = h, .seed = seed, .index = seed, .in = in};
    struct graph plain, after;
    struct rng rng;
    struct err err;
    size_t before;
    rng_seed(&rng, seed, 1);
    if (make_maze(&spec, &m, &work, &err))
        exit(2);
    plain = graph_of(&m);
    loops_make(&m, &rng, LOOPS_WHOLE, 0, in);
    after = graph_of(&m);
    *braided =
        *braided && count_dead_ends(&after, mask) == 0 && only_adds_passages(&plain, &after, mask);
    graph_free(&after);
    if (make_maze(&spec, &m, &work, &err))
        exit(2);
    before = removable(&plain, in);
    loops_make(&m, &rng, 0, OPENED, in);
    after = graph_of(&m);
    *opened = *opened && only_more(&plain, &after, in) &&
              removable(&after, in) == (before > OPENED ? before - OPENED : 0);
    graph_free(&after);
    graph_free(&plain);
    maze_free(&m);
    mem_free(&work);
}

int main(void)
{
    static unsigned char disc[64 * 64];
    for (const struct opt_entry *const *e = gen_list; *e; e++) {
        const struct gen *gen = gen_of(*e);
        size_t side = gen->total ? 4 : 40, stride = side + 2 * gen->board + 1;
        bool braided = true, opened = true;
        for (uint64_t seed = 0; seed < 10; seed++) {
            check_maze(gen, side, side, seed, NULL, &braided, &opened);
            check_maze(gen, 1, 9, gen->total ? 0 : seed, NULL, &braided, &opened);
            check_maze(gen, 2, 2, seed % 4, NULL, &braided, &opened);
        }
        memset(disc, 0, sizeof disc);
        for (size_t i = 0; i < 45 * stride; i++) {
            ptrdiff_t x = (ptrdiff_t)(i % stride) - 20, y = (ptrdiff_t)(i / stride) - 20;
            disc[i] = x * x + y * y < 300 ? 0xff : 0;
        }
        for (uint64_t seed = 0; gen->mask != MASK_NONE && seed < 10; seed++)
            check_maze(gen, side, side, seed, disc, &braided, &opened);
        ok(braided, "%s: a braided maze has no dead end that could be opened", (*e)->name);
        ok(opened, "%s: %d walls or obstacles are removed, or all if there are fewer", (*e)->name,
           OPEN_COUNT);
    }
    return done();
}
