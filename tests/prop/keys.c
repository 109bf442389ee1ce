/* The keys of the generators, for every key of every row of the table: at both ends
 * of its range it makes mazes that hang together as they should, and what calls
 * itself a bias is one. */
#include "tests/graph.h"
#include "tests/maze_spec.h"

static struct graph make_graph(const struct gen *gen, const char *keys, size_t side, uint64_t seed)
{
    struct maze_spec k = {.gen = gen, .keys = keys, .w = side, .h = side, .seed = seed};
    struct maze m = {0};
    struct mem work = {NULL, 0};
    struct err err;
    struct graph g;
    char *text;
    if (maze_spec_generate(&k, &m, &work, &err)) {
        printf("# %s%s: %s\n", gen->entry.name, keys, err.what);
        exit(2);
    }
    text = record_text(&m, NULL, false);
    g = graph_read(text, gen->board);
    free(text);
    maze_free(&m);
    mem_free(&work);
    return g;
}

/* Closed, and, of a perfect one, whose rooms may have loops now, in one part. */
static bool holds(const struct gen *gen, const char *keys, uint64_t seed)
{
    struct graph g = make_graph(gen, keys, 12, seed);
    size_t *part = test_alloc(g.w * g.h, sizeof *part);
    bool right = g.border_openings == 0 && (!gen->perfect || graph_components(&g, part) == 1);
    free(part);
    graph_free(&g);
    return right;
}

/* How many percent of the passages of 20 mazes go east or west. */
static double across(const struct gen *gen, const char *keys)
{
    size_t east = 0, all = 0;
    for (uint64_t seed = 0; seed < 20; seed++) {
        struct graph g = make_graph(gen, keys, 40, seed);
        for (size_t i = 0; i < g.w * g.h; i++)
            east += g.open[i] >> 1 & 1;
        all += graph_passages(&g);
        graph_free(&g);
    }
    return 100.0 * (double)east / (double)all;
}

static void check_bias(const struct gen *gen)
{
    double share[5] = {across(gen, ":bias=0"), across(gen, ":bias=0.2"), across(gen, ":bias=0.5"),
                       across(gen, ":bias=0.8"), across(gen, ":bias=1")};
    bool rises = true;
    for (int i = 0; i < 4; i++)
        rises = rises && share[i] + 5 < share[i + 1];
    ok(rises && share[0] < 5 && share[4] > 95,
       "%s: of bias 0, 0.2, 0.5, 0.8, 1 come %.0f, %.0f, %.0f, %.0f, %.0f percent across",
       gen->entry.name, share[0], share[1], share[2], share[3], share[4]);
}

static void check_key(const struct gen *gen, const struct opt_key *key)
{
    bool right = true;
    for (int end = 0; end < 2; end++) {
        char keys[100], number[NUMBER_TEXT];
        number_decimal_text(end ? key->max : key->min, key->decimals, number);
        snprintf(keys, sizeof keys, ":%s=%s", key->name, number);
        for (uint64_t seed = 0; seed < 20; seed++)
            right = right && holds(gen, keys, seed);
    }
    ok(right, "%s: %s at both ends of its range", gen->entry.name, key->name);
    if (strcmp(key->name, "bias") == 0)
        check_bias(gen);
}

int main(void)
{
    for (const struct opt_entry *const *e = gen_list; *e; e++)
        for (const struct opt_key *key = (*e)->keys; key && key->name; key++)
            check_key(gen_of(*e), key);
    return done();
}
