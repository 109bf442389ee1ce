/* maze_spec: generates a maze with any generator of gen_list, for the tests in C. */
#ifndef MAZE_SPEC_H
#define MAZE_SPEC_H

#include "common/gen/gen.h"
#include "common/gen/kit/frame.h"
#include "common/gen/run/generate.h"
#include "tests/tap.h"

/* The maze to generate. All members except gen, w and h may be 0 or NULL. The size is in cells, or
 * in blocks without the border of a board. */
struct maze_spec {
    const struct gen *gen;
    const char *keys; /* ":key=value,...", or NULL */
    size_t w, h;
    uint64_t seed, index;
    const unsigned char *mask; /* in the layout of the maze: 0xff inside, 0 outside; or NULL */
    struct frames *frames;     /* with its clock set; or NULL */
    size_t *root;              /* where the root is stored; or NULL */
};

/* Return the size of the maze in memory, with the border of a board. */
static inline size_t maze_spec_width(const struct maze_spec *spec)
{
    return spec->w + 2 * spec->gen->board;
}
static inline size_t maze_spec_height(const struct maze_spec *spec)
{
    return spec->h + 2 * spec->gen->board;
}

/* Prints *err and ends the program. */
static inline void maze_spec_fail(const struct err *err)
{
    printf("# %s\n", err->what);
    exit(2);
}

/* Generates the maze in *m. Ends the program if that fails or the generator does not support the
 * size. */
static inline void maze_spec_make(const struct maze_spec *spec, struct maze *m)
{
    static struct mem work;
    const struct gen *gen = spec->gen;
    size_t w = maze_spec_width(spec), h = maze_spec_height(spec), border = gen->board;
    struct mem cache = {NULL, 0};
    struct err err = {.what = ""};
    struct gen_job job = {.maze = m,
                          .scratch = &work,
                          .cache = &cache,
                          .err = &err,
                          .mask = spec->mask,
                          .frames = spec->frames,
                          .index = spec->index};
    struct gen_endpoints *e = &job.endpoints;
    uint64_t values[ROW_KEYS], total;
    struct rng rng;
    char algorithm[200];
    snprintf(algorithm, sizeof algorithm, "%s%s", gen->entry.name, spec->keys ? spec->keys : "");
    if (!row_find(gen_list, NULL, "algorithm", algorithm, values, &err) ||
        (gen->total && gen->total(w, h, &total, &err)) ||
        maze_shape(m, gen->board ? MAZE_BLOCK : MAZE_WALLS, w, h, &err) ||
        (spec->frames && maze_shape(&spec->frames->maze, m->kind, w, h, &err)))
        maze_spec_fail(&err);
    for (size_t i = 0; i < m->stride * m->height; i++)
        job.cells += i % m->stride < w && (!spec->mask || spec->mask[i]);
    job.cells = generate_cells(gen, values, job.cells);
    rng_seed(&rng, spec->seed, spec->index);
    job.rng = &rng;
    job.values = values;
    e->start = border * (m->stride + 1);
    e->goal = (h - 1 - border) * m->stride + w - 1 - border;
    while (spec->mask && !spec->mask[e->start])
        e->start++;
    while (spec->mask && !spec->mask[e->goal])
        e->goal--;
    e->goal_unspecified = true;
    if (generate(gen, &job))
        maze_spec_fail(&err);
    if (spec->root)
        *spec->root = job.root;
    mem_free(&cache);
}

/* Returns the generator `name`, which may be followed by ":key=value,...". */
static inline const struct gen *maze_spec_gen(const char *name)
{
    uint64_t values[ROW_KEYS];
    struct err err;
    const struct row *entry = row_find(gen_list, NULL, "algorithm", name, values, &err);
    if (!entry)
        exit(2);
    return gen_of(entry);
}

/* Makes a connected mask of the cells that a random walk visits. Returns their number. */
static inline size_t maze_spec_walk(const struct maze_spec *spec, unsigned char *mask,
                                    struct rng *rng)
{
    const size_t w = spec->w, h = spec->h, border = spec->gen->board;
    const size_t stride = maze_spec_width(spec) + 1;
    size_t x = (size_t)rng_below(rng, w), y = (size_t)rng_below(rng, h), inside = 0;
    memset(mask, 0, stride * (maze_spec_height(spec) + 1));
    for (uint64_t moves = rng_below(rng, 3 * w * h + 1);; moves--) {
        const uint64_t d = rng_below(rng, 4);
        unsigned char *cell = &mask[(y + border) * stride + x + border];
        inside += !*cell;
        *cell = 0xff;
        if (moves == 0)
            return inside;
        x = d == 0 && x > 0 ? x - 1 : d == 1 && x + 1 < w ? x + 1 : x;
        y = d == 2 && y > 0 ? y - 1 : d == 3 && y + 1 < h ? y + 1 : y;
    }
}

#endif
