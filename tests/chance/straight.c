/* Tests of the key straight: every move is compared with the probability that the manual states. A
 * cell is left straight on, if the cell there is fresh, with probability s + (1 - s) / k, where k
 * is the number of its fresh neighbours.
 *
 * A move is the passage that is new in a frame: from a cell of the maze to a fresh one. The seeds
 * are fixed. */
#include "tests/maze_spec.h"

#include <math.h>

enum { SIDE = 40, STRIDE = SIDE + 1, MAZES = 12, ROOT = 4 };

/* One maze, as of its last frame, and the counts of all mazes. */
struct watch {
    struct maze m;
    unsigned char walls[STRIDE * SIDE];
    bool in[STRIDE * SIDE];        /* in the maze */
    unsigned entry[STRIDE * SIDE]; /* the direction in which a cell was entered, or ROOT */
    double s;
    size_t choices; /* moves with several fresh neighbours, one of them straight on */
    double straight, expected, variance;
};

static const ptrdiff_t steps[4] = {-STRIDE, 1, STRIDE, -1};

/* Returns whether cell i is one that is not in the maze yet. */
static bool is_fresh(const struct watch *w, size_t i)
{
    return i < (size_t)STRIDE * SIDE && i % STRIDE < SIDE && !w->in[i];
}

/* Counts a move from cell i. */
static void watch_move(struct watch *w, size_t i, unsigned d)
{
    const size_t to = i + (size_t)steps[d];
    const unsigned ahead = w->entry[i];
    int k = 0;
    for (unsigned side = 0; side < 4; side++)
        k += is_fresh(w, i + (size_t)steps[side]);
    if (ahead != ROOT && is_fresh(w, i + (size_t)steps[ahead]) && k > 1) {
        const double p = w->s + (1 - w->s) / k;
        w->choices++;
        w->straight += d == ahead;
        w->expected += p;
        w->variance += p * (1 - p);
    }
    w->in[to] = true;
    w->entry[to] = d;
}

/* Finds the passage that is new. */
static void watch_frame(void *context, uint64_t number)
{
    struct watch *w = context;
    (void)number;
    for (size_t i = 0; i < (size_t)STRIDE * SIDE; i++) {
        const unsigned walls = w->m.cell[i] & (MAZE_WEST | MAZE_NORTH);
        const unsigned opened = w->walls[i] & ~walls, back = opened & MAZE_WEST ? MAZE_W : MAZE_N;
        w->walls[i] = (unsigned char)walls;
        if (!opened || i % STRIDE == SIDE) /* the last column is the border */
            continue;
        if (w->in[i])
            watch_move(w, i, back);
        else
            watch_move(w, i + (size_t)steps[back], back ^ 2);
    }
}

/* Generates a maze twice: the first time to learn where its root is. */
static void watch_maze(struct watch *w, const struct gen *gen, const char *keys, uint64_t seed)
{
    static struct mem work;
    struct frames frames = {.every = 1, .write = watch_frame, .context = w};
    size_t root;
    struct maze_spec spec = {
        .gen = gen, .keys = keys, .w = SIDE, .h = SIDE, .seed = seed, .root = &root};
    struct err err;
    if (maze_spec_generate(&spec, &w->m, &work, &err))
        exit(2);
    memset(w->in, 0, sizeof w->in);
    memset(w->walls, MAZE_WEST | MAZE_NORTH, sizeof w->walls);
    w->in[root] = true;
    w->entry[root] = ROOT;
    spec.frames = &frames;
    if (maze_spec_generate(&spec, &w->m, &work, &err))
        exit(2);
    maze_free(&frames.maze);
}

static void check(const struct gen *gen, const char *keys, double s)
{
    static struct watch w;
    double far;
    memset(&w, 0, sizeof w);
    w.s = s;
    for (uint64_t seed = 0; seed < MAZES; seed++)
        watch_maze(&w, gen, keys, seed);
    far = (w.straight - w.expected) / sqrt(w.variance > 1 ? w.variance : 1);
    ok(w.choices > 1000 && fabs(far) < 4 && (s < 1 || w.straight == (double)w.choices),
       "%s%s: %.0f of %zu moves that could go straight on do, expected %.0f (%.1f deviations)",
       gen->entry.name, keys, w.straight, w.choices, w.expected, far);
    maze_free(&w.m);
}

int main(void)
{
    for (const struct row *const *e = gen_list; *e; e++)
        for (const struct row_key *key = (*e)->keys; key && key->name; key++)
            if (strcmp(key->name, "straight") == 0) {
                check(gen_of(*e), "", 0);
                check(gen_of(*e), ":straight=0.3", 0.3);
                check(gen_of(*e), ":straight=.9", 0.9);
                check(gen_of(*e), ":straight=1", 1);
            }
    return done();
}
