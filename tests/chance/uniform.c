/* Tests of the generators that claim to be uniform: all spanning trees of a mask are equally
 * likely. The trees are enumerated by trying all sets of passages. The masks are the square of 3x3
 * cells, and shapes with bends and holes, where an algorithm that works on the corners between
 * cells must know which of them belong together.
 *
 * main-path claims it of the mazes that have one main path in common.
 *
 * Every run uses a fresh seed (see chance.h). kruskal, which is not uniform, shows that the test
 * can fail.
 *
 * wilson also has frames of two kinds, which are checked here. */
#include "tests/chance/chance.h"
#include "tests/graph.h"
#include "tests/maze_spec.h"

enum { MAX_CELLS = 16, MAX_PASSAGES = 20, MAZES_PER_TREE = 100 };

static uint64_t seed;

/* A mask, and its possible passages. */
struct shape {
    const char *name;
    size_t w, h;
    const char *cells; /* row by row, '.' inside, '#' outside */
    int trees;         /* how many there are, by Kirchhoff's theorem; 0: only enumerated */
};

static const struct shape shapes[] = {
    {"3x3", 3, 3, ".........", 192},
    {"ring of 8 cells", 3, 3, "....#....", 8},
    {"ring of 10 cells around two", 4, 3, ".....##.....", 10},
    {"L, two cells wide", 4, 4, "..##..##........", 0},
    {"L, one cell wide", 3, 3, ".##.##...", 1},
    {"hole beside the middle of 4x3", 4, 3, ".....#......", 0},
    {"two holes that touch at a corner", 4, 4, ".....#....#.....", 0},
    {"two holes apart", 5, 3, "......#.#......", 0},
    {"hole that touches the outside at a corner", 4, 4, "#....#..........", 0},
};

/* The graph of the cells of a shape. */
struct passages {
    size_t cells, count;
    size_t from[MAX_PASSAGES], to[MAX_PASSAGES]; /* places in the shape */
    size_t dir[MAX_PASSAGES];                    /* 1 east, 2 south */
};

/* Returns whether place i of a shape is in the mask. */
static bool has(const struct shape *s, size_t i)
{
    return s->cells[i] == '.';
}

static struct passages passages_of(const struct shape *s)
{
    struct passages p = {.count = 0};
    for (size_t i = 0; i < s->w * s->h; i++) {
        const size_t next[3] = {0, i + 1, i + s->w};
        const bool within[3] = {false, i % s->w + 1 < s->w, i / s->w + 1 < s->h};
        if (!has(s, i))
            continue;
        p.cells++;
        for (size_t d = 1; d <= 2; d++)
            if (within[d] && has(s, next[d])) {
                if (p.count == MAX_PASSAGES)
                    exit(2);
                p.from[p.count] = i;
                p.to[p.count] = next[d];
                p.dir[p.count++] = d;
            }
    }
    return p;
}

/* Returns whether a set of passages is a spanning tree: each passage joins two parts, and all cells
 * become one part. */
static bool is_tree(const struct passages *p, unsigned long set)
{
    size_t part[MAX_CELLS], joined = 0;
    for (size_t i = 0; i < MAX_CELLS; i++)
        part[i] = i;
    for (size_t k = 0; k < p->count; k++) {
        size_t a = part[p->from[k]], b = part[p->to[k]];
        if (!(set >> k & 1))
            continue;
        if (a == b)
            return false;
        for (size_t i = 0; i < MAX_CELLS; i++)
            part[i] = part[i] == b ? a : part[i];
        joined++;
    }
    return joined + 1 == p->cells;
}

/* Returns the passages of a maze as a set. */
static unsigned long passage_set(const struct passages *p, const struct maze *m)
{
    char *text = record_text(m, NULL, false);
    struct graph g = graph_read(text, false);
    unsigned long set = 0;
    for (size_t k = 0; k < p->count; k++)
        set |= (unsigned long)(g.open[p->from[k]] >> p->dir[k] & 1) << k;
    graph_free(&g);
    free(text);
    return set;
}

/* Generates n mazes of a shape, and counts how often each set of passages appears. */
static void count_sets(const struct shape *s, const char *name, long n, const struct passages *p,
                       long count[1L << MAX_PASSAGES])
{
    unsigned char mask[2 * MAX_CELLS] = {0};
    struct maze_spec spec = {.w = s->w, .h = s->h, .seed = seed};
    static uint64_t next; /* no two mazes of a run have the same random numbers */
    uint64_t values[ROW_KEYS];
    struct maze m = {0};
    struct mem work = {NULL, 0};
    struct err err;
    spec.gen = gen_of(row_find(gen_list, "algorithm", name, values, &err));
    spec.keys = strchr(name, ':');
    spec.mask = strchr(s->cells, '#') ? mask : NULL;
    for (size_t i = 0; i < s->w * s->h; i++)
        mask[i / s->w * (s->w + 1) + i % s->w] = has(s, i) ? 0xff : 0;
    memset(count, 0, sizeof *count << p->count);
    for (; n > 0; n--) {
        spec.index = next++;
        if (maze_spec_generate(&spec, &m, &work, &err))
            exit(2);
        count[passage_set(p, &m)]++;
    }
    maze_free(&m);
    mem_free(&work);
}

/* Generates mazes of a shape, the number of which is proportional to its trees. Returns chi-square
 * against the uniform distribution, infinity if one is not a tree, and stores the number of
 * trees. */
static double sample(const struct shape *s, const char *name, int *trees)
{
    static long count[1L << MAX_PASSAGES];
    static double expected[1L << MAX_PASSAGES];
    const struct passages p = passages_of(s);
    const unsigned long sets = 1UL << p.count;
    *trees = 0;
    for (unsigned long set = 0; set < sets; set++) {
        expected[set] = is_tree(&p, set) ? MAZES_PER_TREE : 0;
        *trees += is_tree(&p, set);
    }
    count_sets(s, name, (long)*trees * MAZES_PER_TREE, &p, count);
    return chance_chi(sets, count, expected);
}

static void check_uniform(const char *name)
{
    for (size_t k = 0; k < sizeof shapes / sizeof *shapes; k++) {
        int trees;
        double chi = sample(&shapes[k], name, &trees), most = chance_limit(trees - 1);
        ok((!shapes[k].trees || trees == shapes[k].trees) && (trees == 1 ? chi == 0 : chi < most),
           "%s, %s: uniform over %d trees: chi-square %.1f, limit %.1f, SEED=%llu", name,
           shapes[k].name, trees, chi, trees == 1 ? 0 : most, (unsigned long long)seed);
    }
}

/* Returns the passages of a tree that are on the path from the first to the last cell: those that
 * are left when its leaves, except these two, are cut off one after the other. */
static unsigned long path_of(const struct passages *p, unsigned long tree)
{
    const size_t first = p->from[0], last = p->to[p->count - 1];
    for (size_t round = 0; round < p->cells; round++) {
        int degree[MAX_CELLS] = {0};
        for (size_t k = 0; k < p->count; k++)
            if (tree >> k & 1) {
                degree[p->from[k]]++;
                degree[p->to[k]]++;
            }
        for (size_t k = 0; k < p->count; k++)
            if ((degree[p->from[k]] == 1 && p->from[k] != first && p->from[k] != last) ||
                (degree[p->to[k]] == 1 && p->to[k] != first && p->to[k] != last))
                tree &= ~(1UL << k);
    }
    return tree;
}

/* Of the 192 mazes of 3x3 cells, those with the same main path are equally likely. There are 12
 * such paths. */
static void check_main_path(void)
{
    static long count[1L << MAX_PASSAGES], mazes[1L << MAX_PASSAGES], trees[1L << MAX_PASSAGES];
    static double expected[1L << MAX_PASSAGES];
    const struct passages p = passages_of(&shapes[0]);
    const unsigned long sets = 1UL << p.count;
    int paths = 0;
    double chi, most;
    count_sets(&shapes[0], "main-path", 300L * MAZES_PER_TREE, &p, count);
    for (unsigned long set = 0; set < sets; set++)
        if (is_tree(&p, set)) {
            const unsigned long path = path_of(&p, set);
            paths += trees[path]++ == 0;
            mazes[path] += count[set];
        }
    for (unsigned long set = 0; set < sets; set++)
        if (is_tree(&p, set)) {
            const unsigned long path = path_of(&p, set);
            expected[set] = (double)mazes[path] / (double)trees[path];
        }
    chi = chance_chi(sets, count, expected);
    most = chance_limit(192 - 12);
    ok(paths == 12 && chi < most,
       "main-path: uniform for each of %d main paths: chi-square %.1f, limit %.1f, SEED=%llu",
       paths, chi, most, (unsigned long long)seed);
}

/* ---- frames ---- */

enum { SIDE = 9, CORNERS = (SIDE + 1) * (SIDE + 1) };

/* The frames of wilson, and the state after the last one. */
struct frame_check {
    struct frames *now;
    long frames;
    size_t walls, passages, path, visited; /* of the last frame */
    bool correct;
};

/* Returns the number of walls inside a maze. *floating is set if a wall is not connected to the
 * border by others. */
static size_t count_walls(const struct graph *g, bool *floating)
{
    bool joined[CORNERS] = {false}, changed = true, wall_south[CORNERS] = {false},
         wall_east[CORNERS] = {false};
    size_t walls = 0;
    for (size_t y = 0; y <= SIDE; y++)
        for (size_t x = 0; x <= SIDE; x++) {
            size_t c = y * (SIDE + 1) + x, i = y * SIDE + x;
            joined[c] = x == 0 || y == 0 || x == SIDE || y == SIDE;
            if (x > 0 && x < SIDE && y < SIDE)
                walls += wall_south[c] = !(g->open[i] & 8);
            if (y > 0 && y < SIDE && x < SIDE)
                walls += wall_east[c] = !(g->open[i] & 1);
        }
    while (changed) {
        changed = false;
        for (size_t c = 0; c < CORNERS; c++)
            for (int d = 0; d < 2; d++) {
                size_t other = d ? c + 1 : c + SIDE + 1;
                if ((d ? wall_east : wall_south)[c] && joined[c] != joined[other])
                    changed = joined[c] = joined[other] = true;
            }
    }
    for (size_t c = 0; c < CORNERS; c++)
        if (!joined[c] && (wall_south[c] || wall_east[c]))
            *floating = true;
    return walls;
}

/* Checks a frame of the walks over the corners: more walls than before, all connected to the
 * border. */
static void check_walls(void *context, uint64_t frame)
{
    struct frame_check *k = context;
    char *text = record_text(&k->now->maze, NULL, false);
    struct graph g = graph_read(text, false);
    bool floating = false;
    size_t walls = count_walls(&g, &floating);
    k->correct = k->correct && !floating && (frame == 1 || walls > k->walls) && walls > 0 &&
                 g.border_openings == 0;
    k->walls = walls;
    k->frames++;
    graph_free(&g);
    free(text);
}

/* Checks a frame of the walks over the cells. Either a walk has moved: to a new cell, which is one
 * cell more on its path; or to a cell of its path, and the cells of the loop are marked as visited
 * instead; or to the tree. The first move of a walk also adds its start. Or a passage has been
 * opened, and one cell has left the path. Cells of the tree, which begins in the middle, are marked
 * as visited too, and are not counted. */
static void check_moves(void *context, uint64_t frame)
{
    struct frame_check *k = context;
    char *text = record_text(&k->now->maze, NULL, false);
    struct graph g = graph_read(text, false);
    size_t path = 0, visited = 0, passages = graph_passages(&g);
    bool right;
    (void)frame;
    for (size_t i = 0; i < g.w * g.h; i++) {
        path += (g.digit[i] & MAZE_PATH) != 0;
        visited += g.digit[i] & MAZE_VISITED && !g.open[i] && i != SIDE / 2 * SIDE + SIDE / 2;
        k->correct = k->correct && !(g.digit[i] & MAZE_PATH && g.digit[i] & MAZE_VISITED);
    }
    if (passages > k->passages)
        right = passages == k->passages + 1 && path + 1 == k->path && visited == k->visited;
    else if (k->path == 0)
        right = (path == 1 || path == 2) && visited <= k->visited;
    else if (path > k->path)
        right = path == k->path + 1 && visited <= k->visited;
    else
        right = path > 0 && path + visited == k->path + k->visited;
    k->correct = k->correct && right;
    k->path = path;
    k->visited = visited;
    k->passages = passages;
    k->frames++;
    graph_free(&g);
    free(text);
}

static void check_frames(const char *keys, void (*check)(void *, uint64_t))
{
    struct maze m = {0};
    struct mem work = {NULL, 0};
    struct frames frames = {.every = 1, .write = check};
    struct frame_check k = {.now = &frames, .correct = true};
    uint64_t values[ROW_KEYS];
    struct err err;
    struct maze_spec spec = {.gen = gen_of(row_find(gen_list, "algorithm", "wilson", values, &err)),
                             .keys = keys,
                             .w = SIDE,
                             .h = SIDE,
                             .seed = seed,
                             .frames = &frames};
    frames.context = &k;
    for (; spec.index < 50; spec.index++) {
        k.frames = 0;
        k.walls = k.passages = k.path = k.visited = 0;
        if (maze_spec_generate(&spec, &m, &work, &err))
            exit(2);
        k.correct = k.correct && k.frames > 8 && k.path == 0 && k.visited == 0;
    }
    ok(k.correct, "the frames of wilson%s, SEED=%llu", keys, (unsigned long long)seed);
    maze_free(&frames.maze);
    maze_free(&m);
    mem_free(&work);
}

/* Checks every generator that claims to be uniform, with each of its keys at both ends. */
static void check_all(void)
{
    for (const struct row *const *e = gen_list; *e; e++) {
        if (!gen_of(*e)->uniform)
            continue;
        check_uniform((*e)->name);
        for (const struct row_key *key = (*e)->keys; key && key->name; key++)
            for (int end = 0; end < 2; end++) {
                const uint64_t value = end ? key->max : key->min;
                char name[100];
                snprintf(name, sizeof name, "%s:%s=%llu", (*e)->name, key->name,
                         (unsigned long long)value);
                if (value != key->default_value)
                    check_uniform(name);
            }
    }
}

int main(void)
{
    int trees;
    double chi;
    seed = chance_seed();
    check_all();
    check_main_path();
    chi = sample(&shapes[0], "kruskal", &trees);
    ok(chi > chance_limit(191), "kruskal is not uniform: chi-square %.1f, SEED=%llu", chi,
       (unsigned long long)seed);
    check_frames(":dual=1", check_walls);
    check_frames(":dual=0", check_moves);
    return done();
}
