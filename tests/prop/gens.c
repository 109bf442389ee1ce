/* What every generator promises, for every row of the table by itself: its
 * mazes are what the row says, at any size from 1x1 and in any mask, with a
 * closed border, and a function of seed and index alone. */
#include "common/gen/run/doors.h"
#include "common/gen/run/row_output.h"
#include "tests/graph.h"
#include "tests/maze_spec.h"

static const size_t sizes[][2] = {{17, 1},   {1, 17},    {40, 33},  {33, 40},  {97, 2},   {2, 97},
                                  {101, 99}, {256, 256}, {1, 5000}, {5000, 1}, {1000, 70}};

/* The wish for a maze of this size; false if the generator makes none. */
static bool wish(struct maze_spec *k, const struct gen *gen, size_t w, size_t h, uint64_t seed)
{
    uint64_t total;
    struct err err;
    *k = (struct maze_spec){.gen = gen, .w = w, .h = h, .seed = seed, .index = seed};
    if (!gen->total)
        return true;
    if (gen->total(w, h, &total, &err))
        return false;
    k->index %= total;
    return true;
}

static void make(const struct maze_spec *k, struct maze *m, struct mem *work)
{
    struct err err;
    if (maze_spec_generate(k, m, work, &err)) {
        printf("# %s\n", err.what);
        exit(2);
    }
}

/* The text of a maze, which the caller frees. */
static char *text_of(const struct maze_spec *k, struct mem *work)
{
    struct maze m = {0};
    char *text;
    make(k, &m, work);
    text = record_text(&m, NULL, false);
    maze_free(&m);
    return text;
}

/* Is it as the row declares? Of walls all cells are one tree, or those that are
 * not solid; of blocks the free ones. */
static bool holds(const struct maze_spec *k, struct mem *work)
{
    char *text = text_of(k, work);
    struct graph g = graph_read(text, k->gen->board);
    size_t cells;
    bool tree = graph_is_tree(&g, &cells);
    bool right = g.border_openings == 0 && (tree || !k->gen->perfect);
    if (k->gen->perfect && !k->gen->sparse && !k->gen->board)
        right = right && cells == k->w * k->h;
    graph_free(&g);
    free(text);
    return right;
}

/* ---- masks ---- */

/* Cells that are in, with probability percent / 100, laid out as the maze; if one
 * part is asked for, only the part of one of them. A part is found by going over
 * all cells until nothing changes. */
static size_t random_mask(unsigned char *in, const struct maze_spec *k, unsigned percent, bool one,
                          struct rng *rng)
{
    size_t w = maze_spec_width(k), h = maze_spec_height(k), b = k->gen->board, stride = w + 1,
           first = 0;
    bool changes = true;
    memset(in, 0, stride * (h + 1));
    for (size_t y = b; y < h - b; y++)
        for (size_t x = b; x < w - b; x++)
            if (rng_below(rng, 100) < percent)
                in[first = y * stride + x] = 0xff;
    in[first] = 0xff; /* there is one at least: a corner, or what was put in last */
    if (b && first == 0) {
        in[0] = 0;
        in[first = stride + 1] = 0xff;
    }
    if (!one)
        return 0;
    in[first] = 1;
    while (changes) {
        changes = false;
        for (size_t i = 0; i < stride * h; i++) {
            bool beside = in[i + 1] == 1 || in[i + stride] == 1 || (i > 0 && in[i - 1] == 1) ||
                          (i >= stride && in[i - stride] == 1);
            if (in[i] == 0xff && beside) {
                in[i] = 1;
                changes = true;
            }
        }
    }
    for (size_t i = 0; i < stride * h; i++)
        in[i] = in[i] == 1 ? 0xff : 0;
    return 0;
}

/* Outside the mask all is solid; inside, of a perfect maze, each part of the mask
 * is a tree. The parts of the mask are those of a maze without walls there. */
static bool keeps_in(const struct maze_spec *k, struct mem *work)
{
    char *text = text_of(k, work);
    struct graph g = graph_read(text, k->gen->board), open = graph_read(text, k->gen->board);
    size_t n = g.w * g.h, cells = 0, parts, *part = test_alloc(n, sizeof *part);
    bool right = g.border_openings == 0;
    for (size_t i = 0; i < n; i++) {
        size_t x = i % g.w, y = i / g.w;
        const unsigned char *in = k->mask + y * (g.w + 1) + x;
        right = right && (*in || (g.open[i] == 0 && (!g.block || g.solid[i])));
        cells += *in != 0;
        open.solid[i] = !*in;
        open.open[i] =
            (unsigned char)((y > 0 && in[-(ptrdiff_t)g.w - 1]) | (x + 1 < g.w && in[1]) << 1 |
                            (y + 1 < g.h && in[g.w + 1]) << 2 | (x > 0 && in[-1]) << 3);
    }
    parts = graph_components(&open, part);
    if (k->gen->perfect && !k->gen->board) { /* solid: a part of one cell */
        size_t passages = graph_passages(&g), lone = 0;
        for (size_t i = 0; i < n; i++)
            lone += k->mask[i / g.w * (g.w + 1) + i % g.w] && g.solid[i];
        right = right && passages == cells - parts && graph_components(&g, part) + lone == parts;
    } else if (k->gen->perfect) {
        right = right && graph_is_tree(&g, &cells);
    }
    graph_free(&g);
    graph_free(&open);
    free(part);
    free(text);
    return right;
}

static void check_masks(const struct gen *gen, struct mem *work)
{
    static unsigned char in[64 * 64];
    struct rng rng;
    bool right = true;
    rng_seed(&rng, 77, 0);
    if (gen->mask == MASK_NONE)
        return;
    for (uint64_t seed = 0; seed < 150; seed++) {
        struct maze_spec k;
        wish(&k, gen, 1 + (size_t)rng_below(&rng, 25), 1 + (size_t)rng_below(&rng, 25), seed);
        random_mask(in, &k, 30 + (unsigned)seed % 71, gen->mask == MASK_CONNECTED, &rng);
        k.mask = in;
        right = right && keeps_in(&k, work);
    }
    ok(right, "%s: 150 mazes keep in their masks, %s", gen->entry.name,
       gen->mask == MASK_CONNECTED ? "which are of one part" : "one in each part");
}

/* ---- doors ---- */

/* The longest way there is in a maze, by trying all. */
static long diameter(const struct graph *g, long *distance)
{
    long longest = 0;
    for (size_t i = 0; i < g->w * g->h; i++) {
        if (g->solid[i])
            continue;
        graph_distances(g, i, distance);
        for (size_t k = 0; k < g->w * g->h; k++)
            longest = distance[k] > longest ? distance[k] : longest;
    }
    return longest;
}

/* Where a cell that is named is, on a board its border counted. */
static size_t place_of(const struct door_spec *s, const struct graph *g)
{
    return (s->y + g->block) * g->w + s->x + g->block;
}

/* Are two far doors as far apart as any two cells, and is a single one as far
 * from the other as any? */
static bool far_apart(const struct gen *gen, size_t w, size_t h, uint64_t seed, struct mem *work)
{
    struct door_spec in = {.how = DOOR_FAR}, out = in, one = in, fixed = {.how = DOOR_CELL};
    struct door_field field = {.width = w, .height = h, .board = gen->board, .stride = w + 1};
    struct maze m = {0};
    struct rng rng = {{1, 2, 3, 4}};
    struct maze_spec k;
    struct err err;
    struct graph g;
    long *distance, longest, most = 0;
    char *text;
    bool right;
    if (!wish(&k, gen, w, h, seed))
        return true;
    make(&k, &m, work);
    maze_block_walls(&m);
    text = record_text(&m, NULL, false);
    g = graph_read(text, gen->board);
    distance = test_alloc(g.w * g.h, sizeof *distance);
    longest = diameter(&g, distance);
    right = doors_far(&in, &out, &field, &m, &rng, work, &err) == 0 && in.how == DOOR_CELL &&
            out.how == DOOR_CELL;
    graph_distances(&g, place_of(&in, &g), distance);
    right = right && distance[place_of(&out, &g)] == longest;
    fixed.x = w / 2;
    fixed.y = h / 2;
    while (g.solid[place_of(&fixed, &g)] && fixed.x + 1 < w)
        fixed.x++;
    right = right && doors_far(&one, &fixed, &field, &m, &rng, work, &err) == 0;
    graph_distances(&g, place_of(&fixed, &g), distance);
    for (size_t i = 0; i < g.w * g.h; i++)
        most = distance[i] > most ? distance[i] : most;
    right = right && (g.solid[place_of(&fixed, &g)] || distance[place_of(&one, &g)] == most);
    graph_free(&g);
    free(text);
    free(distance);
    maze_free(&m);
    return right;
}

/* ---- row by row ---- */

/* Is a maze that is written as it is made the same as one made whole? */
static bool streams_the_same(const struct gen *gen, size_t w, size_t h, struct mem *work)
{
    static struct out out;
    static struct mem buffer;
    const struct door none = {false, 0, 0, false, MAZE_N};
    const struct door first = none, last = {false, w - 1, h - 1, false, MAZE_N};
    struct header head = {.kind = MAZE_WALLS, .width = w, .height = h};
    struct writer writer = {&out, false, true};
    uint64_t values[OPT_KEYS];
    struct row_output_job job = {
        gen, values, &writer, &head, MAZE_WALLS, {&none, &none}, {&first, &last}, work, &buffer};
    FILE *f = tmpfile();
    struct rng rng;
    struct err err;
    struct maze_spec k;
    char *text, *got;
    bool same;
    wish(&k, gen, w, h, 3);
    k.index = 0;
    text = text_of(&k, work);
    got = test_alloc(strlen(text) + 2, 1);
    if (!f || !opt_find(gen_list, "-a", gen->entry.name, values, &err))
        exit(2);
    out_init(&out, fileno(f));
    rng_seed(&rng, 3, 0);
    same = row_output_write(&job, &rng, &err) == 0 && out_flush(&out) == 0;
    rewind(f);
    same = same && fread(got, 1, strlen(text) + 1, f) == strlen(text) && strcmp(text, got) == 0;
    fclose(f);
    free(text);
    free(got);
    return same;
}

/* ---- steps ---- */

static void count_step(void *context, uint64_t frame)
{
    *(uint64_t *)context = frame;
}

/* Does it tell of its steps, each once, and change nothing by that? */
static void check_trace(const struct gen *gen, struct mem *work)
{
    uint64_t frames[2] = {0, 0};
    struct maze_spec k;
    char *plain, *traced = NULL;
    bool same = true;
    wish(&k, gen, 4, 4, 1);
    plain = text_of(&k, work);
    for (uint64_t every = 1; every <= 2; every++) {
        struct frame_clock trace = {
            .every = every, .write = count_step, .context = &frames[every - 1]};
        k.trace = &trace;
        free(traced);
        traced = text_of(&k, work);
        same = same && strcmp(plain, traced) == 0;
    }
    ok(same && frames[0] > 0 && frames[1] == frames[0] / 2, "%s: %d steps, the maze the same",
       gen->entry.name, (int)frames[0]);
    free(plain);
    free(traced);
}

/* ---- all of it ---- */

static void check_same(const struct gen *gen, struct mem *work)
{
    size_t side = gen->total ? 4 : 12, differ = 0;
    struct mem none = {NULL, 0};
    bool same = true;
    for (uint64_t seed = 0; seed < 50; seed++) {
        struct maze_spec k, other;
        char *a, *b;
        wish(&k, gen, side, side - 1, seed);
        a = text_of(&k, work);
        wish(&other, gen, gen->total ? 3 : 30, gen->total ? 2 : 40, 1);
        free(text_of(&other, &none)); /* other memory, another history */
        b = text_of(&k, &none);
        same = same && strcmp(a, b) == 0;
        free(b);
        k.seed++;
        b = text_of(&k, work);
        differ += strcmp(a, b) != 0;
        free(a);
        free(b);
    }
    mem_free(&none);
    ok(same, "%s: the same seed gives the same maze", gen->entry.name);
    ok(gen->fixed ? differ == 0 : differ >= 49, "%s: other seeds give other mazes: %d of 50",
       gen->entry.name, (int)differ);
}

static void check(const struct gen *gen)
{
    struct mem work = {NULL, 0};
    const char *name = gen->entry.name;
    bool small = true, large = true;
    struct maze_spec k;
    for (size_t w = 1; w <= 9; w++)
        for (size_t h = 1; h <= 9; h++)
            for (uint64_t seed = 0; seed < 20; seed++)
                small = small && (!wish(&k, gen, w, h, seed) || holds(&k, &work));
    ok(small, "%s: 1620 mazes from 1x1 to 9x9 are as it declares", name);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        large = large && (!wish(&k, gen, sizes[i][0], sizes[i][1], i) || holds(&k, &work));
    ok(large, "%s: long and large mazes are as it declares", name);
    check_same(gen, &work);
    check_masks(gen, &work);
    check_trace(gen, &work);
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
    mem_free(&work);
}

int main(void)
{
    for (const struct opt_entry *const *e = gen_list; *e; e++)
        check(gen_of(*e));
    return done();
}
