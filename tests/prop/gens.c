/* What every generator promises, for every row of the table by itself: its
 * mazes are what the row says, at any size from 1x1, with a closed border,
 * and a function of seed and index alone. */
#include "common/gen/rows.h"
#include "tests/oracle.h"

static const size_t sizes[][2] = {{17, 1},   {1, 17},    {40, 33},  {33, 40},  {97, 2},   {2, 97},
                                  {101, 99}, {256, 256}, {1, 5000}, {5000, 1}, {1000, 70}};

static void make(const struct gen *gen, struct maze *m, size_t w, size_t h, uint64_t seed,
                 struct mem *work)
{
    uint64_t values[OPT_KEYS];
    struct rng rng;
    struct err err;
    if (!opt_find(gen_list, "-a", gen->entry.name, values, &err) ||
        maze_shape(m, MAZE_WALLS, w, h, &err) ||
        (rng_seed(&rng, seed, 0), gen_make(gen, m, &rng, values, work, &err))) {
        printf("# %s\n", err.what);
        exit(2);
    }
}

static bool holds(const struct gen *gen, struct maze *m)
{
    char *text = oracle_text(m, NULL, false);
    struct graph g = graph_read(text, false);
    bool right = g.border_gaps == 0 && (!gen->perfect || graph_is_tree(&g));
    graph_free(&g);
    free(text);
    return right;
}

/* The longest way there is in a tree of w x h cells, by trying all. */
static long diameter(const struct graph *g, long *distance)
{
    long longest = 0;
    for (size_t i = 0; i < g->w * g->h; i++) {
        graph_distances(g, i, distance);
        for (size_t k = 0; k < g->w * g->h; k++)
            longest = distance[k] > longest ? distance[k] : longest;
    }
    return longest;
}

/* Are two far doors as far apart as any two cells, and is a single one as far
 * from the other as any? */
static bool far_apart(const struct gen *gen, size_t w, size_t h, uint64_t seed, struct mem *work)
{
    struct maze m = {0};
    struct door_spec in = {.how = DOOR_FAR}, out = {.how = DOOR_FAR};
    struct door_spec fixed = {.how = DOOR_CELL, .x = w / 2, .y = h / 2}, one = {.how = DOOR_FAR};
    struct rng rng = {{1, 2, 3, 4}};
    struct err err;
    char *text;
    struct graph g;
    long *distance = oracle_alloc(w * h, sizeof *distance), longest, most = 0;
    bool right;
    make(gen, &m, w, h, seed, work);
    text = oracle_text(&m, NULL, false);
    g = graph_read(text, false);
    longest = diameter(&g, distance);
    right = doors_far(&in, &out, &m, &rng, work, &err) == 0 && in.how == DOOR_CELL &&
            out.how == DOOR_CELL;
    graph_distances(&g, in.y * w + in.x, distance);
    right = right && distance[out.y * w + out.x] == longest;
    right = right && doors_far(&one, &fixed, &m, &rng, work, &err) == 0;
    graph_distances(&g, fixed.y * w + fixed.x, distance);
    for (size_t k = 0; k < w * h; k++)
        most = distance[k] > most ? distance[k] : most;
    right = right && distance[one.y * w + one.x] == most;
    graph_free(&g);
    free(text);
    free(distance);
    maze_free(&m);
    return right;
}

/* Is a maze that is written as it is made the same as one made whole? */
static bool streams_the_same(const struct gen *gen, size_t w, size_t h, struct mem *work)
{
    static struct out out;
    static struct mem buffer;
    const struct door none = {false, 0, 0, false, MAZE_N};
    struct maze m = {0};
    struct header head = {.kind = MAZE_WALLS, .width = w, .height = h};
    struct writer writer = {&out, false, true};
    uint64_t values[OPT_KEYS];
    struct rows_job job = {gen, values, &writer, &head, MAZE_WALLS, {&none, &none}, work, &buffer};
    FILE *f = tmpfile();
    struct rng rng;
    struct err err;
    char *text, *got;
    bool same;
    make(gen, &m, w, h, 3, work);
    text = oracle_text(&m, NULL, false);
    got = oracle_alloc(strlen(text) + 2, 1);
    if (!f || !opt_find(gen_list, "-a", gen->entry.name, values, &err))
        exit(2);
    out_init(&out, fileno(f));
    rng_seed(&rng, 3, 0);
    same = rows_write(&job, &rng, &err) == 0 && out_flush(&out) == 0;
    rewind(f);
    same = same && fread(got, 1, strlen(text) + 1, f) == strlen(text) && strcmp(text, got) == 0;
    fclose(f);
    free(text);
    free(got);
    maze_free(&m);
    return same;
}

static void check(const struct gen *gen)
{
    struct maze m = {0}, other = {0};
    struct mem work = {0}, none = {0};
    const char *name = gen->entry.name;
    bool small = true, large = true, same = true;
    size_t differ = 0;
    for (size_t w = 1; w <= 9; w++)
        for (size_t h = 1; h <= 9; h++)
            for (uint64_t seed = 0; seed < 20; seed++) {
                make(gen, &m, w, h, seed, &work);
                small = small && holds(gen, &m);
            }
    ok(small, "%s: 1620 mazes from 1x1 to 9x9 are as it declares", name);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        make(gen, &m, sizes[i][0], sizes[i][1], i, &work);
        large = large && holds(gen, &m);
    }
    ok(large, "%s: long and large mazes are as it declares", name);
    for (uint64_t seed = 0; seed < 50; seed++) {
        char *a, *b;
        make(gen, &m, 12, 11, seed, &work);
        a = oracle_text(&m, NULL, false);
        make(gen, &other, 30, 40, 1, &none); /* other memory, another history */
        make(gen, &other, 12, 11, seed, &none);
        b = oracle_text(&other, NULL, false);
        same = same && strcmp(a, b) == 0;
        free(b);
        make(gen, &other, 12, 11, seed + 1, &work);
        b = oracle_text(&other, NULL, false);
        differ += strcmp(a, b) != 0;
        free(a);
        free(b);
    }
    ok(same, "%s: the same seed gives the same maze", name);
    ok(gen->fixed ? differ == 0 : differ >= 49, "%s: other seeds give other mazes: %d of 50", name,
       (int)differ);
    if (gen->perfect) {
        bool far = true;
        for (uint64_t seed = 0; seed < 20; seed++)
            far = far && far_apart(gen, 1 + seed % 3, 1 + seed % 7, seed, &work) &&
                  far_apart(gen, 9, 8, seed, &work);
        ok(far, "%s: far doors are as far apart as can be", name);
    }
    if (gen->row)
        ok(streams_the_same(gen, 1, 1, &work) && streams_the_same(gen, 1, 9, &work) &&
               streams_the_same(gen, 9, 1, &work) && streams_the_same(gen, 130, 41, &work),
           "%s: written as it is made, it is the same", name);
    maze_free(&m);
    maze_free(&other);
    mem_free(&work);
    mem_free(&none);
}

int main(void)
{
    for (const struct opt_entry *const *e = gen_list; *e; e++)
        check(gen_of(*e));
    return done();
}
