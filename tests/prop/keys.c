/* Tests of the keys of the generators: at the minimum and the maximum of every key, mazes are
 * closed and connected, and the key bias changes the share of horizontal passages. */
#include "tests/graph.h"
#include "tests/maze_spec.h"

/* Generates a maze and returns its graph; ends the program if that fails. */
static struct graph generate_graph(const struct gen *gen, const char *keys, size_t side,
                                   uint64_t seed)
{
    struct maze_spec spec = {.gen = gen, .keys = keys, .w = side, .h = side, .seed = seed};
    struct maze m = {0};
    struct mem work = {NULL, 0};
    struct err err;
    struct graph g;
    char *text;
    if (maze_spec_generate(&spec, &m, &work, &err)) {
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

/* Returns whether a maze has a closed border and, if the generator is perfect, is connected. It may
 * have loops: a key can add rooms. */
static bool is_connected(const struct gen *gen, const char *keys, uint64_t seed)
{
    struct graph g = generate_graph(gen, keys, 12, seed);
    size_t *component = test_alloc(g.w * g.h, sizeof *component);
    bool correct =
        g.border_openings == 0 && (!gen->perfect || graph_components(&g, component) == 1);
    free(component);
    graph_free(&g);
    return correct;
}

/* Returns the share of horizontal passages in 20 mazes, in percent. */
static double horizontal_percentage(const struct gen *gen, const char *keys)
{
    size_t horizontal = 0, all = 0;
    for (uint64_t seed = 0; seed < 20; seed++) {
        struct graph g = generate_graph(gen, keys, 40, seed);
        for (size_t i = 0; i < g.w * g.h; i++)
            horizontal += g.open[i] >> 1 & 1;
        all += graph_passages(&g);
        graph_free(&g);
    }
    return 100.0 * (double)horizontal / (double)all;
}

static void check_bias(const struct gen *gen)
{
    double share[5] = {
        horizontal_percentage(gen, ":bias=0"), horizontal_percentage(gen, ":bias=0.2"),
        horizontal_percentage(gen, ":bias=0.5"), horizontal_percentage(gen, ":bias=0.8"),
        horizontal_percentage(gen, ":bias=1")};
    bool increases = true;
    for (int i = 0; i < 4; i++)
        increases = increases && share[i] + 5 < share[i + 1];
    ok(increases && share[0] < 5 && share[4] > 95,
       "%s: bias 0, 0.2, 0.5, 0.8, 1 gives %.0f, %.0f, %.0f, %.0f, %.0f percent horizontal "
       "passages",
       gen->entry.name, share[0], share[1], share[2], share[3], share[4]);
}

static void check_key(const struct gen *gen, const struct row_key *key)
{
    bool correct = true;
    for (int max = 0; max < 2; max++) {
        char keys[100], number[NUMBER_TEXT];
        number_decimal_text(max ? key->max : key->min, key->decimals, number);
        snprintf(keys, sizeof keys, ":%s=%s", key->name, number);
        for (uint64_t seed = 0; seed < 20; seed++)
            correct = correct && is_connected(gen, keys, seed);
    }
    ok(correct, "%s: mazes with the minimum and the maximum of %s are correct", gen->entry.name,
       key->name);
    if (strcmp(key->name, "bias") == 0)
        check_bias(gen);
}

int main(void)
{
    for (const struct row *const *e = gen_list; *e; e++)
        for (const struct row_key *key = (*e)->keys; key && key->name; key++)
            check_key(gen_of(*e), key);
    return done();
}
