/* Tests of the probabilities of whole mazes, all of which are enumerated, of generated ones and of
 * completed ones (--given). The masks have bends and holes, where an algorithm that works on the
 * corners between cells must know which of them belong together.
 *
 * - Uniform algorithms: all spanning trees are equally likely.
 * - Minimum spanning trees of random weights: each wall that is opened is any that joins two parts.
 * - backtracker: each step goes to any fresh neighbour, from any first cell.
 * - main-path: such steps to the goal, then any tree that has their path. */
#include "tests/chance/chance.h"
#include "tests/drawing.h"

enum { MAX_WALLS = 18, MAZES_PER_TREE = 160 };

/* A mask ('.' inside, '#' outside), or a drawing: the digits of maze(5), border cells too. */
struct outline {
    const char *name;
    size_t w, h;
    const char *cells;
    int trees; /* counted by hand, or by Kirchhoff's theorem; 0: only enumerated */
    bool is_drawing;
};

static const struct outline shapes[] = {
    {"3x3", 3, 3, ".........", 192, false},
    {"ring of 8 cells", 3, 3, "....#....", 8, false},
    {"ring of 10 cells around two", 4, 3, ".....##.....", 10, false},
    {"L, two cells wide", 4, 4, "..##..##........", 0, false},
    {"L, one cell wide", 3, 3, ".##.##...", 1, false},
    {"hole beside the middle of 4x3", 4, 3, ".....#......", 0, false},
    {"two holes that touch at a corner", 4, 4, ".....#....#.....", 0, false},
    {"two holes apart", 5, 3, "......#.#......", 0, false},
    {"hole that touches the outside at a corner", 4, 4, "#....#..........", 0, false},
    {"room of four cells", 3, 3, "3331323131012220", 0, true},
    {"two rooms with two walls in common", 4, 2, "323211010122220", 2, true},
    {"ring around the middle", 3, 3, "3221131112012220", 4, true},
    {"path across, a marked cell", 4, 3, "33331b22213333122220", 0, true},
    {"room with a loop, and a fixed wall", 4, 3, "3b331323311033122220", 0, true},
};

static struct drawing drawing_of(const struct outline *s)
{
    struct drawing d = {.w = s->w, .h = s->h};
    for (size_t y = 0; y <= s->h; y++)
        for (size_t x = 0; x <= s->w; x++) {
            int digit = (y < s->h) + 2 * (x < s->w);
            if (s->is_drawing)
                digit = digit_value(s->cells[y * (s->w + 1) + x]);
            else if (digit == 3 && s->cells[y * s->w + x] == '#')
                digit = 3 + MAZE_VISITED;
            d.west[y][x] = digit & MAZE_WEST;
            d.north[y][x] = digit & MAZE_NORTH;
            if (x < s->w && y < s->h)
                d.marked[y][x] = digit & MAZE_VISITED;
        }
    drawing_derive(&d);
    return d;
}

/* The walls of a drawing that may be opened, as edges between its components. A set of walls has
 * bit k for wall k. */
struct walls {
    size_t n, from[MAX_WALLS], to[MAX_WALLS];
    size_t x[MAX_WALLS], y[MAX_WALLS]; /* its cell, on whose west or north side it is */
    unsigned char bit[MAX_WALLS];
};

static struct walls walls_of(const struct drawing *d)
{
    struct walls f = {.n = 0};
    size_t part[DRAWING_SIDE][DRAWING_SIDE];
    drawing_label(d, false, part);
    for (size_t k = 0; k < 2 * d->w * d->h; k++) {
        const size_t x = k / 2 % d->w, y = k / 2 / d->w;
        if ((k % 2 ? d->above[y][x] : d->beside[y][x]) != FREE)
            continue;
        if (f.n == MAX_WALLS)
            exit(2);
        f.x[f.n] = x;
        f.y[f.n] = y;
        f.bit[f.n] = k % 2 ? MAZE_NORTH : MAZE_WEST;
        f.from[f.n] = part[y][x];
        f.to[f.n++] = k % 2 ? part[y - 1][x] : part[y][x - 1];
    }
    return f;
}

/* Stores the walls that join two parts if a set is open. Returns how many these are. */
static size_t walls_joining(const struct walls *f, size_t set, bool joins[MAX_WALLS])
{
    size_t part[DRAWING_CELLS], n = 0;
    for (size_t i = 0; i < DRAWING_CELLS; i++)
        part[i] = i;
    for (size_t k = 0; k < f->n; k++)
        if (set >> k & 1) {
            const size_t a = part[f->from[k]], b = part[f->to[k]];
            for (size_t i = 0; i < DRAWING_CELLS; i++)
                part[i] = part[i] == b ? a : part[i];
        }
    for (size_t k = 0; k < f->n; k++)
        n += joins[k] = part[f->from[k]] != part[f->to[k]];
    return n;
}

/* ---- the probabilities ---- */

enum law { UNIFORM, MINIMAL, BACKTRACKER, MAIN_PATH, LAWS };
static double weight[LAWS][1 << MAX_WALLS];
static const char *const law_names[LAWS] = {"uniform", "minimum spanning trees", "walks",
                                            "walks to the goal"};

/* Stores the probabilities of the first two laws. Returns the number of trees. */
static int weigh_trees(const struct walls *f)
{
    const size_t sets = (size_t)1 << f->n;
    int trees = 0;
    memset(weight, 0, sizeof weight);
    weight[MINIMAL][0] = 1;
    for (size_t set = 0; set < sets; set++) {
        const double p = weight[MINIMAL][set];
        bool joins[MAX_WALLS];
        const size_t n = p > 0 ? walls_joining(f, set, joins) : 0;
        for (size_t k = 0; n > 0 && k < f->n; k++)
            if (joins[k])
                weight[MINIMAL][set | (size_t)1 << k] += p / (double)n;
        if (n > 0)
            weight[MINIMAL][set] = 0;
        weight[UNIFORM][set] = p > 0 && n == 0;
        trees += p > 0 && n == 0;
    }
    return trees;
}

/* A walk that steps back where it is stuck. */
struct walk {
    const struct walls *walls;
    double west, north; /* shares of the directions that open walls of these sides */
    bool has_goal;
    size_t goal;
};

/* The path of a walk, from its end. */
struct step {
    size_t cell, wall;
    const struct step *before; /* NULL: the first cell */
};

/* Shares the probability p of a walk to the goal among all trees that have its path. */
static void walk_arrives(const struct walk *w, const struct step *at, double p)
{
    const size_t sets = (size_t)1 << w->walls->n;
    size_t path = 0;
    double trees = 0;
    for (; at->before; at = at->before)
        path |= (size_t)1 << at->wall;
    for (size_t set = 0; set < sets; set++)
        trees += (set & path) == path ? weight[UNIFORM][set] : 0;
    for (size_t set = 0; set < sets; set++)
        if ((set & path) == path)
            weight[MAIN_PATH][set] += p * weight[UNIFORM][set] / trees;
}

/* Adds the probabilities of all mazes that a walk can end with, p being that of its steps so far,
 * which have opened a set of walls. */
static void walk_on(const struct walk *w, const struct step *at, uint64_t entered, size_t set,
                    double p)
{
    const struct walls *f = w->walls;
    double share[MAX_WALLS] = {0}, all = 0;
    size_t to[MAX_WALLS];
    if (w->has_goal && at->cell == w->goal) {
        walk_arrives(w, at, p);
        return;
    }
    for (size_t k = 0; k < f->n; k++) {
        to[k] = f->from[k] == at->cell ? f->to[k] : f->from[k];
        if ((f->from[k] == at->cell || f->to[k] == at->cell) && !(entered >> to[k] & 1))
            all += share[k] = f->bit[k] == MAZE_WEST ? w->west : w->north;
    }
    if (all == 0 && at->before)
        walk_on(w, at->before, entered, set, p);
    else if (all == 0)
        weight[BACKTRACKER][set] += p;
    for (size_t k = 0; k < f->n; k++)
        if (share[k] > 0) {
            const struct step next = {to[k], k, at};
            walk_on(w, &next, entered | (uint64_t)1 << to[k], set | (size_t)1 << k,
                    p * share[k] / all);
        }
}

/* Stores the probabilities of backtracker with this bias, and of main-path, for 3x3 cells. */
static void weigh_walks(const struct walls *f, double bias)
{
    struct walk w = {.walls = f, .west = bias, .north = 1 - bias};
    memset(weight[BACKTRACKER], 0, sizeof weight[BACKTRACKER]);
    memset(weight[MAIN_PATH], 0, sizeof weight[MAIN_PATH]);
    for (size_t i = 0; i < 9; i++) {
        const struct step first = {i / 3 * DRAWING_SIDE + i % 3, 0, NULL};
        w.has_goal = false;
        walk_on(&w, &first, (uint64_t)1 << first.cell, 0, 1);
        w.has_goal = true;
        w.goal = 2 * DRAWING_SIDE + 2;
        if (i == 0)
            walk_on(&w, &first, (uint64_t)1 << first.cell, 0, 1);
    }
}

/* ---- the mazes ---- */

/* Where mazes come from: generated in a mask, or completed. */
struct source {
    const struct gen *gen;
    const struct walls *walls;
    struct maze_spec spec;
    struct given *given; /* NULL: generated */
    struct maze m;
};

/* Returns the set of open walls of one maze. */
static size_t draw_maze(void *context)
{
    struct source *s = context;
    const struct walls *f = s->walls;
    size_t set = 0;
    if (s->given) {
        drawing_complete(s->gen, s->spec.keys ? s->spec.keys : "", s->given, &chance_rng, &s->m);
    } else {
        s->spec.seed = rng_next(&chance_rng);
        maze_spec_make(&s->spec, &s->m);
    }
    for (size_t k = 0; k < f->n; k++)
        set |= (size_t) !(s->m.cell[f->y[k] * s->m.stride + f->x[k]] & f->bit[k]) << k;
    return set;
}

/* What is tested now. */
struct forest {
    const struct outline *shape;
    struct drawing drawing;
    struct walls walls;
    int trees;
};

/* Tests an algorithm, with its keys, against a law; `biased`: it must not agree. */
static void check_law(const struct forest *p, const char *name, enum law law, bool biased)
{
    unsigned char mask[2 * DRAWING_CELLS] = {0};
    struct err err;
    struct given given = {.kind = MAZE_WALLS};
    struct source s = {.gen = maze_spec_gen(name), .walls = &p->walls};
    const size_t w = p->shape->w, h = p->shape->h;
    s.spec = (struct maze_spec){.gen = s.gen, .keys = strchr(name, ':'), .w = w, .h = h};
    s.spec.mask = mask;
    for (size_t i = 0; i < w * h; i++)
        mask[i / w * (w + 1) + i % w] = p->drawing.out[i / w][i % w] ? 0 : 0xff;
    if (drawing_take(&given, &p->drawing, &chance_rng, &err))
        exit(2);
    for (int completes = p->shape->is_drawing; completes < 1 + (s.gen->finish != NULL);
         completes++) {
        const struct chance c = {(size_t)1 << p->walls.n,         weight[law], draw_maze, &s,
                                 (long)p->trees * MAZES_PER_TREE, biased};
        s.given = completes ? &given : NULL;
        chance_check(&c, "%s %s %s: %s%s", name, completes ? "completes" : "generates",
                     p->shape->name, biased ? "not " : "", law_names[law]);
    }
    given_free(&given);
    maze_free(&s.m);
}

/* Tests each uniform algorithm, with each of its keys at both ends. */
static void check_uniform(const struct forest *p)
{
    for (const struct row *const *e = gen_list; *e; e++) {
        const struct gen *gen = gen_of(*e);
        if (!gen->uniform || (p->shape->is_drawing && !gen->finish))
            continue;
        check_law(p, (*e)->name, UNIFORM, false);
        for (const struct row_key *key = (*e)->keys; key && key->name; key++)
            for (int end = 0; end < 2; end++) {
                const uint64_t value = end ? key->max : key->min;
                char name[100];
                snprintf(name, sizeof name, "%s:%s=%llu", (*e)->name, key->name,
                         (unsigned long long)value);
                if (value != key->default_value)
                    check_law(p, name, UNIFORM, false);
            }
    }
}

int main(void)
{
    chance_begin();
    for (size_t k = 0; k < sizeof shapes / sizeof *shapes; k++) {
        struct forest p = {.shape = &shapes[k], .drawing = drawing_of(&shapes[k])};
        p.walls = walls_of(&p.drawing);
        p.trees = weigh_trees(&p.walls);
        if (shapes[k].trees)
            ok(p.trees == shapes[k].trees, "%s has %d trees", shapes[k].name, p.trees);
        check_uniform(&p);
        if (k > 0)
            continue;
        check_law(&p, "kruskal", MINIMAL, false);
        check_law(&p, "prim", MINIMAL, false);
        check_law(&p, "boruvka", MINIMAL, false);
        check_law(&p, "kruskal", UNIFORM, true);
        weigh_walks(&p.walls, 0.5);
        check_law(&p, "backtracker", BACKTRACKER, false);
        check_law(&p, "backtracker", MINIMAL, true);
        check_law(&p, "main-path", MAIN_PATH, false);
        weigh_walks(&p.walls, 0.2);
        check_law(&p, "backtracker:bias=0.2", BACKTRACKER, false);
    }
    return done();
}
