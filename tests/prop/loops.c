/* Loops made afterwards, for every row of the table of generators: braided, there
 * is no dead end left where there was something to take away, and walls or
 * obstacles are taken as many as were asked for; nothing else changes. */
#include "common/gen/run/loops.h"
#include "tests/graph.h"
#include "tests/maze_spec.h"

enum { OPENED = 100 };

/* Cell or block i, in the mask and, on a board, inside the border. */
static bool is_ours(const struct graph *g, const unsigned char *in, size_t i)
{
    size_t x = i % g->w, y = i / g->w;
    if (g->block && (x == 0 || y == 0 || x + 1 == g->w || y + 1 == g->h))
        return false;
    return !in || in[y * (g->w + 1) + x];
}

static int ways(unsigned set)
{
    return (int)((set & 1) + (set >> 1 & 1) + (set >> 2 & 1) + (set >> 3 & 1));
}

/* Dead ends that have a neighbour they could be opened to. */
static size_t dead_ends(const struct graph *g, const unsigned char *in)
{
    size_t dead = 0;
    for (size_t i = 0; i < g->w * g->h; i++) {
        int neighbours = 0;
        for (int d = 0; d < 4; d++) {
            size_t x = i % g->w, y = i / g->w;
            bool inside = d == 0 ? y > 0 : d == 1 ? x + 1 < g->w : d == 2 ? y + 1 < g->h : x > 0;
            neighbours += inside && is_ours(g, in, graph_neighbour(g, i, d));
        }
        dead += ways(g->open[i]) == 1 && neighbours > 1;
    }
    return dead;
}

/* What can be taken away: walls between cells, or obstacles. */
static size_t takeable(const struct graph *g, const unsigned char *in)
{
    size_t n = 0;
    for (size_t i = 0; i < g->w * g->h; i++) {
        if (!is_ours(g, in, i))
            continue;
        if (g->block)
            n += g->solid[i];
        else
            n +=
                (size_t)(i % g->w + 1 < g->w && is_ours(g, in, i + 1) && !(g->open[i] >> 1 & 1)) +
                (size_t)(i / g->w + 1 < g->h && is_ours(g, in, i + g->w) && !(g->open[i] >> 2 & 1));
    }
    return n;
}

/* Is every way of a still one of b, b's border closed, and nothing else opened
 * but what is ours? */
static bool only_more(const struct graph *a, const struct graph *b, const unsigned char *in)
{
    bool right = b->border_openings == 0;
    for (size_t i = 0; i < a->w * a->h; i++) {
        right = right && !(a->open[i] & ~b->open[i]) && (a->digit[i] & b->digit[i]) == b->digit[i];
        right = right && (is_ours(a, in, i) || a->open[i] == b->open[i]);
    }
    return right;
}

static struct graph graph_of(const struct maze *m)
{
    char *text = record_text(m, NULL, false);
    struct graph g = graph_read(text, m->kind == MAZE_BLOCK);
    free(text);
    return g;
}

/* One maze, with or without a mask. */
static void one(const struct gen *gen, size_t w, size_t h, uint64_t seed, const unsigned char *in,
                bool *braided, bool *opened)
{
    struct maze m = {0};
    struct mem work = {NULL, 0};
    struct maze_spec k = {.gen = gen, .w = w, .h = h, .seed = seed, .index = seed, .mask = in};
    struct graph plain, after;
    struct rng rng;
    struct err err;
    size_t before;
    rng_seed(&rng, seed, 1);
    if (maze_spec_generate(&k, &m, &work, &err))
        exit(2);
    plain = graph_of(&m);
    loops_braid(&m, &rng, LOOPS_WHOLE, in);
    after = graph_of(&m);
    *braided = *braided && dead_ends(&after, in) == 0 && only_more(&plain, &after, in);
    graph_free(&after);
    if (maze_spec_generate(&k, &m, &work, &err))
        exit(2);
    before = takeable(&plain, in);
    loops_open(&m, &rng, OPENED, in);
    after = graph_of(&m);
    *opened = *opened && only_more(&plain, &after, in) &&
              takeable(&after, in) == (before > OPENED ? before - OPENED : 0);
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
            one(gen, side, side, seed, NULL, &braided, &opened);
            one(gen, 1, 9, gen->total ? 0 : seed, NULL, &braided, &opened);
            one(gen, 2, 2, seed % 4, NULL, &braided, &opened);
        }
        memset(disc, 0, sizeof disc);
        for (size_t i = 0; i < 45 * stride; i++) {
            ptrdiff_t x = (ptrdiff_t)(i % stride) - 20, y = (ptrdiff_t)(i / stride) - 20;
            disc[i] = x * x + y * y < 300 ? 0xff : 0;
        }
        for (uint64_t seed = 0; gen->mask != MASK_NONE && seed < 10; seed++)
            one(gen, side, side, seed, disc, &braided, &opened);
        ok(braided, "%s: braided, there is no dead end left", (*e)->name);
        ok(opened, "%s: %d walls or obstacles are taken away", (*e)->name, OPENED);
    }
    return done();
}
