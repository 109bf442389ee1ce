/* Tests of the generators. Mazes have the properties that the generator declares, at any size from
 * 1x1, in any mask, and at both ends of each key; their border is closed; and they depend only on
 * seed and index. */
#include "common/gen/run/mask.h"
#include "tests/graph.h"
#include "tests/maze_spec.h"

static const size_t sizes[][2] = {{17, 1},   {1, 17},    {40, 33},  {33, 40},  {97, 2},   {2, 97},
                                  {101, 99}, {256, 256}, {1, 5000}, {5000, 1}, {1000, 70}};

/* Sets *spec for a maze of this size. Returns false if the generator does not support the size. */
static bool set_spec(struct maze_spec *spec, const struct gen *gen, size_t w, size_t h,
                     uint64_t seed)
{
    uint64_t total;
    struct err err;
    *spec = (struct maze_spec){.gen = gen, .w = w, .h = h, .seed = seed, .index = seed};
    if (!gen->total)
        return true;
    if (gen->total(w, h, &total, &err))
        return false;
    spec->index %= total;
    return true;
}

/* Generates a maze and returns its text, which the caller frees. */
static char *generate_text(const struct maze_spec *spec)
{
    struct maze m = {0};
    char *text;
    maze_spec_make(spec, &m);
    text = record_text(&m, NULL, false);
    maze_free(&m);
    return text;
}

/* Generates a maze and returns its graph, which the caller frees. */
static struct graph generate_graph(const struct maze_spec *spec)
{
    struct maze m = {0};
    struct graph g;
    maze_spec_make(spec, &m);
    g = graph_of(&m);
    maze_free(&m);
    return g;
}

/* Returns whether a maze has the properties that the generator declares. A perfect maze is a tree
 * of all its cells, or of those that are not solid; a perfect board is a tree of free blocks. */
static bool is_as_declared(const struct maze_spec *spec)
{
    struct graph g = generate_graph(spec);
    size_t cells;
    bool tree = graph_is_tree(&g, &cells);
    bool correct = (spec->gen->bare || g.border_openings == 0) && (tree || !spec->gen->perfect);
    if (spec->gen->perfect && !spec->gen->sparse && !spec->gen->board)
        correct = correct && cells == spec->w * spec->h;
    graph_free(&g);
    return correct;
}

/* ---- masks ---- */

/* Makes a random mask, in which each cell is with probability percent / 100, and at least one. */
static void random_mask(unsigned char *mask, const struct maze_spec *spec, unsigned percent,
                        struct rng *rng)
{
    const size_t w = maze_spec_width(spec), h = maze_spec_height(spec), border = spec->gen->board;
    memset(mask, 0, (w + 1) * (h + 1));
    mask[border * (w + 2)] = 0xff;
    for (size_t y = border; y < h - border; y++)
        for (size_t x = border; x < w - border; x++)
            if (rng_below(rng, 100) < percent)
                mask[y * (w + 1) + x] = 0xff;
}

/* Returns whether mask_count finds this many cells and connected components in a mask. */
static bool mask_has(const struct graph *g, const unsigned char *in, size_t cells,
                     size_t components)
{
    struct mask mask = {.width = g->w, .height = g->h, .mem = {(unsigned char *)(uintptr_t)in, 0}};
    struct err err;
    return mask_count(&mask, false, &err) == 0 && mask.cells == cells &&
           mask.components == components;
}

/* Returns whether a maze stays within its mask: all cells outside the mask are solid, and a perfect
 * maze has one tree per connected component of the mask. `open` is the maze without walls inside
 * the mask, so that its components are those of the mask, as mask_count counts them. */
static bool stays_in_mask(const struct maze_spec *spec)
{
    struct graph g = generate_graph(spec), open = generate_graph(spec);
    size_t n = g.w * g.h, cells = 0, components, *component = test_alloc(n, sizeof *component);
    bool correct = g.border_openings == 0;
    for (size_t i = 0; i < n; i++) {
        size_t x = i % g.w, y = i / g.w;
        const unsigned char *mask = spec->mask + y * (g.w + 1) + x;
        correct = correct && (*mask || (g.open[i] == 0 && (!g.block || g.solid[i])));
        cells += *mask != 0;
        open.solid[i] = !*mask;
        open.open[i] =
            (unsigned char)((y > 0 && mask[-(ptrdiff_t)g.w - 1]) | (x + 1 < g.w && mask[1]) << 1 |
                            (y + 1 < g.h && mask[g.w + 1]) << 2 | (x > 0 && mask[-1]) << 3);
    }
    components = graph_components(&open, component);
    correct = correct && mask_has(&g, spec->mask, cells, components);
    if (spec->gen->perfect && !spec->gen->board) {
        size_t passages = graph_passages(&g), single = 0; /* single: components of one cell */
        for (size_t i = 0; i < n; i++)
            single += spec->mask[i / g.w * (g.w + 1) + i % g.w] && g.solid[i];
        correct = correct && passages == cells - components &&
                  graph_components(&g, component) + single == components;
    } else if (spec->gen->perfect) {
        correct = correct && graph_is_tree(&g, &cells);
    }
    graph_free(&g);
    graph_free(&open);
    free(component);
    return correct;
}

static void check_masks(const struct gen *gen)
{
    static unsigned char mask[64 * 64];
    struct rng rng;
    bool correct = true;
    rng_seed(&rng, 77, 0);
    if (gen->mask == MASK_NONE)
        return;
    for (uint64_t seed = 0; seed < 150; seed++) {
        struct maze_spec spec;
        set_spec(&spec, gen, 1 + (size_t)rng_below(&rng, 25), 1 + (size_t)rng_below(&rng, 25),
                 seed);
        if (gen->mask == MASK_CONNECTED)
            maze_spec_walk(&spec, mask, &rng);
        else
            random_mask(mask, &spec, 30 + (unsigned)seed % 71, &rng);
        spec.mask = mask;
        correct = correct && stays_in_mask(&spec);
    }
    ok(correct, "%s: 150 mazes stay within %s", gen->entry.name,
       gen->mask == MASK_CONNECTED ? "connected masks" : "masks of any shape");
}

/* ---- keys ---- */

/* Returns the share of horizontal passages in 20 mazes, in percent. */
static double horizontal_percentage(const struct gen *gen, const char *keys)
{
    size_t horizontal = 0, all = 0;
    for (uint64_t seed = 0; seed < 20; seed++) {
        const struct maze_spec spec = {.gen = gen, .keys = keys, .w = 40, .h = 40, .seed = seed};
        struct graph g = generate_graph(&spec);
        for (size_t i = 0; i < g.w * g.h; i++)
            horizontal += g.open[i] >> 1 & 1;
        all += graph_passages(&g);
        graph_free(&g);
    }
    return 100.0 * (double)horizontal / (double)all;
}

/* Tests that the key bias changes the share of horizontal passages. */
static void check_bias(const struct gen *gen)
{
    static const char *const keys[] = {":bias=0", ":bias=0.2", ":bias=0.5", ":bias=0.8", ":bias=1"};
    double share[5];
    bool increases = true;
    for (int i = 0; i < 5; i++) {
        share[i] = horizontal_percentage(gen, keys[i]);
        increases = increases && (i == 0 || share[i - 1] + 5 < share[i]);
    }
    ok(increases && share[0] < 5 && share[4] > 95,
       "%s: bias 0, 0.2, 0.5, 0.8, 1 gives %.0f, %.0f, %.0f, %.0f, %.0f percent horizontal "
       "passages",
       gen->entry.name, share[0], share[1], share[2], share[3], share[4]);
}

/* Tests mazes with the minimum and the maximum of a key: their border is closed, and those of a
 * perfect generator are connected. They may have loops: a key can add rooms. */
static void check_key(const struct gen *gen, const struct row_key *key)
{
    const uint64_t max = gen->bare && key->max > 99 ? 99 : key->max; /* they do not fit */
    bool correct = true;
    for (uint64_t k = 0; k < 40; k++) {
        char keys[100], number[NUMBER_TEXT];
        struct graph g;
        size_t *component;
        number_decimal_text(k % 2 ? max : key->min, key->decimals, number);
        snprintf(keys, sizeof keys, ":%s=%s", key->name, number);
        g = generate_graph(
            &(struct maze_spec){.gen = gen, .keys = keys, .w = 12, .h = 12, .seed = k / 2});
        component = test_alloc(g.w * g.h, sizeof *component);
        correct = correct && (gen->bare || g.border_openings == 0) &&
                  (!gen->perfect || graph_components(&g, component) == 1);
        free(component);
        graph_free(&g);
    }
    ok(correct, "%s: mazes with the minimum and the maximum of %s are correct", gen->entry.name,
       key->name);
    if (strcmp(key->name, "bias") == 0)
        check_bias(gen);
}

/* ---- all properties ---- */

static void check_seeds(const struct gen *gen)
{
    size_t side = gen->total ? 4 : 12, differ = 0;
    bool same = true;
    for (uint64_t seed = 0; seed < 50; seed++) {
        struct maze_spec spec, other;
        char *a, *b;
        set_spec(&spec, gen, side, side - 1, seed);
        a = generate_text(&spec);
        set_spec(&other, gen, gen->total ? 3 : 30, gen->total ? 2 : 40, 1);
        free(generate_text(&other)); /* leaves other contents in the memory */
        b = generate_text(&spec);
        same = same && strcmp(a, b) == 0;
        free(b);
        spec.seed++;
        b = generate_text(&spec);
        differ += strcmp(a, b) != 0;
        free(a);
        free(b);
    }
    ok(same, "%s: the same seed gives the same maze", gen->entry.name);
    ok(gen->fixed ? differ == 0 : differ >= 49, "%s: another seed gives %s maze: %d of 50",
       gen->entry.name, gen->fixed ? "the same" : "another",
       (int)(gen->fixed ? 50 - differ : differ));
}

static void check_generator(const struct gen *gen)
{
    const char *name = gen->entry.name;
    const size_t seeds = (size_t)tap_cases(20);
    bool small = true, large = true;
    struct maze_spec spec;
    for (size_t w = 1; w <= 9; w++)
        for (size_t h = 1; h <= 9; h++)
            for (size_t seed = 0; seed < seeds; seed++)
                small = small && (!set_spec(&spec, gen, w, h, seed) || is_as_declared(&spec));
    ok(small, "%s: mazes from 1x1 to 9x9 are as declared", name);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        large =
            large && (!set_spec(&spec, gen, sizes[i][0], sizes[i][1], i) || is_as_declared(&spec));
    ok(large, "%s: long and large mazes are as declared", name);
    check_seeds(gen);
    check_masks(gen);
    for (const struct row_key *key = gen->entry.keys; key && key->name; key++)
        check_key(gen, key);
}

int main(void)
{
    for (const struct row *const *e = gen_list; *e; e++)
        check_generator(gen_of(*e));
    return done();
}
