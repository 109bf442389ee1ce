/* Tests of the probabilities of --given: wilson chooses each completion of a drawing with the same
 * probability, by an enumeration of all of them; and where nothing is given, each algorithm has the
 * distribution that it has without --given. */
#include "tests/chance/chance.h"
#include "tests/drawing.h"

static uint64_t seed;

/* A drawing as text: a character per cell and border cell, the digits of maze(5). */
struct shape {
    const char *name;
    size_t w, h;
    const char *digits;
    int completions; /* counted by hand, or by Kirchhoff's theorem; 0: only enumerated */
};

static const struct shape shapes[] = {
    {"nothing given", 3, 3, "3331333133312220", 192},
    {"a room of four cells", 3, 3,
     "3331"
     "3231"
     "3101"
     "2220",
     0},
    {"two rooms side by side, with two walls in common", 4, 2,
     "32321"
     "10101"
     "22220",
     2},
    {"a ring around the middle", 3, 3,
     "3221"
     "1311"
     "1201"
     "2220",
     4},
    {"a path across, a marked cell", 4, 3,
     "33331"
     "b2221"
     "33331"
     "22220",
     0},
    {"the middle is solid", 3, 3,
     "3331"
     "3b31"
     "3331"
     "2220",
     8},
    {"a room with a loop, and a fixed wall", 4, 3,
     "3b331"
     "32331"
     "10331"
     "22220",
     0},
};

static struct drawing drawing_of(const struct shape *s)
{
    struct drawing d = {.w = s->w, .h = s->h};
    for (size_t y = 0; y <= s->h; y++)
        for (size_t x = 0; x <= s->w; x++) {
            const int digit = digit_value(s->digits[y * (s->w + 1) + x]);
            d.west[y][x] = digit & 1;
            d.north[y][x] = digit & 2;
            if (x < s->w && y < s->h)
                d.marked[y][x] = digit & 8;
        }
    drawing_derive(&d);
    return d;
}

enum { MAX_FREE = 17 };

/* The walls of a drawing that may be opened: a pointer to the state of each. */
struct walls {
    size_t n;
    enum drawing_wall *state[MAX_FREE];
    size_t cell[MAX_FREE], bit[MAX_FREE]; /* in the graph: y * w + x; 0 north, 3 west */
};

static struct walls free_walls(struct drawing *d)
{
    struct walls f = {.n = 0};
    for (size_t k = 0; k < 2 * d->w * d->h; k++) {
        const size_t i = k / 2, x = i % d->w, y = i / d->w;
        enum drawing_wall *state = k % 2 ? &d->above[y][x] : &d->beside[y][x];
        if (*state != FREE)
            continue;
        if (f.n == MAX_FREE)
            exit(2);
        f.state[f.n] = state;
        f.cell[f.n] = i;
        f.bit[f.n++] = k % 2 ? 0 : 3;
    }
    return f;
}

/* Returns chi-square of n completions of a shape by an algorithm against the uniform distribution,
 * and stores how many there are: the sets of walls that leave one component, and not one cycle more
 * than in the drawing. */
static double sample(const struct shape *s, const char *name, int *completions)
{
    static long count[1L << MAX_FREE];
    static double expected[1L << MAX_FREE];
    struct drawing d = drawing_of(s);
    struct walls f = free_walls(&d);
    const size_t sets = (size_t)1 << f.n, loops = drawing_loops(&d);
    uint64_t values[ROW_KEYS];
    size_t part[DRAWING_SIDE][DRAWING_SIDE];
    struct given g = {.kind = MAZE_WALLS};
    struct maze m = {0};
    struct rng rng;
    struct err err;
    const struct gen *gen = gen_of(row_find(gen_list, "algorithm", name, values, &err));
    *completions = 0;
    for (size_t set = 0; set < sets; set++) {
        for (size_t k = 0; k < f.n; k++)
            *f.state[k] = set >> k & 1 ? OPEN : FREE;
        expected[set] = drawing_label(&d, false, part) == 1 && drawing_loops(&d) == loops ? 100 : 0;
        *completions += expected[set] > 0;
        count[set] = 0;
    }
    d = drawing_of(s);
    rng_seed(&rng, seed, 1);
    if (drawing_take(&g, &d, &rng, &err))
        exit(2);
    for (int n = 0; n < 100 * *completions; n++) {
        size_t set = 0;
        char *text;
        struct graph got;
        drawing_complete(gen, "", &g, &rng, &m);
        text = record_text(&m, NULL, false);
        got = graph_read(text, false);
        for (size_t k = 0; k < f.n; k++)
            set |= (size_t)(got.open[f.cell[k]] >> f.bit[k] & 1) << k;
        count[set]++;
        graph_free(&got);
        free(text);
    }
    maze_free(&m);
    given_free(&g);
    return chance_chi(sets, count, expected);
}

static void check_uniform(void)
{
    int n;
    for (size_t k = 0; k < sizeof shapes / sizeof *shapes; k++) {
        const struct shape *s = &shapes[k];
        const double chi = sample(s, "wilson", &n), most = chance_limit(n - 1);
        ok((!s->completions || n == s->completions) && chi < most,
           "wilson, %s: uniform over %d completions: chi-square %.1f, limit %.1f, SEED=%llu",
           s->name, n, chi, most, (unsigned long long)seed);
    }
    ok(sample(&shapes[0], "kruskal", &n) > chance_limit(191), "kruskal is not uniform, SEED=%llu",
       (unsigned long long)seed);
}

/* ---- nothing given ---- */

enum { PASSAGES = 12, SAMPLES = 12000 };

/* Returns the passages of a maze of 3x3 cells as a set. */
static size_t passage_set(const struct maze *m)
{
    size_t set = 0;
    for (size_t y = 0; y < 3; y++)
        for (size_t x = 0; x < 3; x++) {
            const unsigned cell = m->cell[y * m->stride + x];
            set = x > 0 ? 2 * set + !(cell & MAZE_WEST) : set;
            set = y > 0 ? 2 * set + !(cell & MAZE_NORTH) : set;
        }
    return set;
}

/* If nothing is given, the mazes of each algorithm have the same distribution as without --given:
 * chi-square of two samples of one size. */
static void check_same(const char *name, const char *as)
{
    static long plain[1L << PASSAGES], completed[1L << PASSAGES];
    const struct drawing d = drawing_of(&shapes[0]);
    const char *keys = strchr(name, ':') ? strchr(name, ':') : "";
    struct maze_spec spec = {.w = 3, .h = 3, .seed = seed, .keys = strchr(as, ':')};
    struct given g = {.kind = MAZE_WALLS};
    struct maze m = {0};
    struct mem work = {NULL, 0};
    struct rng rng;
    struct err err;
    uint64_t values[ROW_KEYS];
    double chi = 0, trees = 0;
    const struct gen *gen = gen_of(row_find(gen_list, "algorithm", name, values, &err));
    spec.gen = gen_of(row_find(gen_list, "algorithm", as, values, &err));
    memset(plain, 0, sizeof plain);
    memset(completed, 0, sizeof completed);
    rng_seed(&rng, seed, 2);
    if (drawing_take(&g, &d, &rng, &err))
        exit(2);
    for (; spec.index < SAMPLES; spec.index++) {
        if (maze_spec_generate(&spec, &m, &work, &err))
            exit(2);
        plain[passage_set(&m)]++;
        drawing_complete(gen, keys, &g, &rng, &m);
        completed[passage_set(&m)]++;
    }
    for (size_t set = 0; set < 1L << PASSAGES; set++)
        if (plain[set] + completed[set] > 0) {
            const double more = (double)(plain[set] - completed[set]);
            chi += more * more / (double)(plain[set] + completed[set]);
            trees++;
        }
    ok(trees > 80 && chi < chance_limit(trees - 1),
       "%s completes a maze in which nothing is given as %s generates one: chi-square %.1f over "
       "%.0f mazes, SEED=%llu",
       name, as, chi, trees, (unsigned long long)seed);
    maze_free(&m);
    mem_free(&work);
    given_free(&g);
}

int main(void)
{
    seed = chance_seed();
    check_uniform();
    check_same("backtracker", "backtracker");
    check_same("backtracker:bias=0.2", "backtracker:bias=0.2");
    check_same("kruskal", "kruskal");
    check_same("prim", "kruskal");
    return done();
}
