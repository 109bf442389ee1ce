/* Tests of the keys cells, depth and forks, which stop the growth of mazes, for every generator
 * that has them, of any size and in any connected mask:
 *
 * - The cells that the maze has reached are a tree in the mask, and contain the root.
 * - generate_mask finds them.
 * - cells=N reaches N cells, or all if there are fewer, and without other keys the passages are
 *   passages of the whole maze.
 * - depth=N: no cell is more than N moves from the root, and no cell beside one that is nearer is
 * left out.
 * - forks=0: a single path from the root to a cell with no free neighbour.
 *
 * The seeds are fixed. */
#include "tests/graph.h"
#include "tests/maze_spec.h"

enum { SIDE = 24, MOST = (SIDE + 1) * (SIDE + 1) };

/* What was asked for (0: nothing), and what came out. Cells are those of the graph. */
struct grown {
    struct maze_spec spec;
    unsigned char mask[MOST];
    uint64_t cells, depth;
    bool path; /* forks=0 */
    size_t root, inside, count;
    struct maze m;
    struct graph g;
    bool in[MOST];
};

/* Generates the maze, with these keys. */
static void grown_generate(struct grown *w, const char *keys)
{
    size_t root;
    w->spec.keys = keys;
    w->spec.root = &root;
    maze_spec_make(&w->spec, &w->m);
    w->g = graph_of(&w->m);
    w->root = root / w->m.stride * w->spec.w + root % w->m.stride;
    w->count = 0;
    for (size_t i = 0; i < w->spec.w * w->spec.h; i++)
        w->count += w->in[i] = w->g.open[i] || i == w->root;
}

static bool grown_in_mask(const struct grown *w, size_t i)
{
    return w->mask[i / w->spec.w * (w->spec.w + 1) + i % w->spec.w];
}

/* Returns whether cell i has a neighbour in the mask that is not in the maze. */
static bool grown_has_room(const struct grown *w, size_t i)
{
    for (int d = 0; d < 4; d++) {
        const size_t to = graph_neighbour(&w->g, i, d);
        if (graph_inside(&w->g, i, d) && grown_in_mask(w, to) && !w->in[to])
            return true;
    }
    return false;
}

/* Returns whether the maze is a tree of the cells that generate_mask finds, in the mask. */
static bool grown_is_tree(const struct grown *w)
{
    unsigned char reached[MOST + SIDE];
    size_t *component = test_alloc(w->spec.w * w->spec.h, sizeof *component);
    const size_t root = w->root / w->spec.w * w->m.stride + w->root % w->spec.w;
    bool correct = generate_mask(&w->m, root, reached) == w->count;
    for (size_t i = 0; i < w->spec.w * w->spec.h; i++)
        correct = correct && (!w->in[i] || grown_in_mask(w, i)) &&
                  !reached[i / w->spec.w * w->m.stride + i % w->spec.w] == !w->in[i];
    correct = correct && graph_passages(&w->g) == w->count - 1 && w->g.border_openings == 0 &&
              graph_components(&w->g, component) == (w->count > 1 || w->spec.w * w->spec.h == 1);
    free(component);
    return correct;
}

/* Returns whether the depth of no cell is more than asked for, and no cell was left out for another
 * reason, if only the depth was limited. */
static bool grown_has_depth(const struct grown *w)
{
    static long distance[MOST];
    bool correct = true;
    graph_distances(&w->g, w->root, distance);
    for (size_t i = 0; i < w->spec.w * w->spec.h; i++) {
        if (!w->in[i])
            continue;
        correct = correct && (!w->depth || (uint64_t)distance[i] <= w->depth);
        if (!w->cells && !w->path)
            correct = correct && (!grown_has_room(w, i) || (uint64_t)distance[i] == w->depth);
    }
    return correct;
}

/* Returns whether the maze is a path from the root to a cell without room, if only that was asked.
 */
static bool grown_is_path(const struct grown *w)
{
    size_t ends = 0;
    bool correct = true;
    for (size_t i = 0; i < w->spec.w * w->spec.h; i++) {
        const int n = graph_degree(&w->g, i);
        correct = correct && n <= 2;
        if (!w->in[i] || (n == 2 && i != w->root))
            continue;
        ends++;
        correct = correct && n < 2;
        if (!w->cells && !w->depth && (i != w->root || w->count == 1))
            correct = correct && !grown_has_room(w, i);
    }
    return correct && ends == (w->count == 1 ? 1 : 2);
}

/* Returns whether all passages are passages of the whole maze. */
static bool grown_is_part(struct grown *w)
{
    const struct graph part = w->g;
    bool correct = true;
    maze_free(&w->m);
    grown_generate(w, "");
    for (size_t i = 0; i < w->spec.w * w->spec.h; i++)
        correct = correct && !(part.open[i] & ~(unsigned)w->g.open[i]);
    graph_free(&w->g);
    w->g = part;
    return correct;
}

static bool has_key(const struct gen *gen, const char *name)
{
    for (const struct row_key *key = gen->entry.keys; key && key->name; key++)
        if (strcmp(key->name, name) == 0)
            return true;
    return false;
}

static void check(const struct gen *gen)
{
    static struct grown w;
    struct rng rng;
    size_t wrong[5] = {0}, kinds[8] = {0};
    const uint64_t mazes = (uint64_t)tap_cases(300);
    rng_seed(&rng, 16, 9);
    for (uint64_t seed = 0; seed < mazes; seed++) {
        char keys[100];
        w = (struct grown){.spec = {.gen = gen,
                                    .w = 1 + (size_t)rng_below(&rng, SIDE),
                                    .h = 1 + (size_t)rng_below(&rng, SIDE),
                                    .seed = seed}};
        w.inside = maze_spec_walk(&w.spec, w.mask, &rng);
        w.spec.mask = w.mask;
        w.cells = rng_below(&rng, 2) * (1 + rng_below(&rng, w.inside + 2));
        if (has_key(gen, "depth"))
            w.depth = rng_below(&rng, 2) * (1 + rng_below(&rng, 40));
        w.path = has_key(gen, "forks") && rng_below(&rng, 2);
        snprintf(keys, sizeof keys, ":cells=%d", (int)w.cells);
        if (w.depth)
            snprintf(keys + strlen(keys), 20, ",depth=%d", (int)w.depth);
        if (w.path)
            snprintf(keys + strlen(keys), 20, ",forks=0");
        grown_generate(&w, keys);
        kinds[(w.cells > 0) + 2 * (w.depth > 0) + 4 * w.path]++;
        wrong[0] += !grown_is_tree(&w);
        wrong[1] += w.cells && w.count > w.cells;
        if (!w.depth && !w.path)
            wrong[1] += w.count != (w.cells && w.cells < w.inside ? w.cells : w.inside);
        wrong[2] += !grown_has_depth(&w);
        wrong[3] += w.path && !grown_is_path(&w);
        if (!w.depth)
            wrong[4] += !grown_is_part(&w);
        graph_free(&w.g);
        maze_free(&w.m);
    }
    ok(kinds[0] && kinds[1] && wrong[0] == 0, "%s: a tree of the cells it has reached",
       gen->entry.name);
    ok(wrong[1] == 0, "%s: cells=N reaches N cells", gen->entry.name);
    ok(wrong[2] == 0 && !kinds[2] == !has_key(gen, "depth"),
       "%s: it stops at depth=N moves from the root, and nowhere else", gen->entry.name);
    ok(wrong[3] == 0 && !kinds[4] == !has_key(gen, "forks"), "%s: forks=0, if it has that: a path",
       gen->entry.name);
    ok(wrong[4] == 0, "%s: a part of the whole maze", gen->entry.name);
}

int main(void)
{
    size_t n = 0;
    for (const struct row *const *e = gen_list; *e; e++)
        if (gen_of(*e)->growth) {
            const struct gen *gen = gen_of(*e);
            check(gen);
            ok(strcmp(gen->growth->name, "cells") == 0 && gen->perfect == GEN_ROOTED &&
                   gen->mask == MASK_CONNECTED && gen->doors == DOORS_AFTER && !gen->board &&
                   !gen->sparse,
               "%s: what gen.h requires of a generator with these keys", (*e)->name);
            n++;
        }
    ok(n >= 6, "%zu generators have these keys", n);
    return done();
}
