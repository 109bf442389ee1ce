/* maze_spec: generates a maze with any generator of gen_list, for the tests in C. */
#ifndef MAZE_SPEC_H
#define MAZE_SPEC_H

#include "common/gen/gen.h"
#include "common/gen/run/generate.h"
#include "tests/tap.h"

/* What to generate. All members except gen, w and h may be 0 or NULL. The size is in cells, or
 * in blocks without the border of a board. */
struct maze_spec {
    const struct gen *gen;
    const char *keys; /* ":key=value,...", or NULL */
    size_t w, h;
    uint64_t seed, index;
    const unsigned char *mask; /* laid out as the maze: 0xff inside, 0 outside; or NULL */
    struct frame_clock *trace;
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

/* Generates the maze in *m. Returns 0, or -1 with *err set if generate fails or the
 * generator does not support the size. */
static inline int maze_spec_generate(const struct maze_spec *spec, struct maze *m, struct mem *work,
                                     struct err *err)
{
    const unsigned char *mask = spec->mask;
    size_t w = maze_spec_width(spec), h = maze_spec_height(spec), border = spec->gen->board;
    size_t total_cells = 0, n;
    struct mem cache = {NULL, 0};
    struct gen_job job = {
        .maze = m, .work = work, .keep = &cache, .in = mask, .trace = spec->trace};
    int got;
    uint64_t values[OPT_KEYS], total;
    struct rng rng;
    char algorithm[200];
    snprintf(algorithm, sizeof algorithm, "%s%s", spec->gen->entry.name,
             spec->keys ? spec->keys : "");
    if (!opt_find(gen_list, "-a", algorithm, values, err) ||
        (spec->gen->total && spec->gen->total(w, h, &total, err)) ||
        maze_shape(m, spec->gen->board ? MAZE_BLOCK : MAZE_WALLS, w, h, err))
        return -1;
    n = m->stride * m->height;
    for (size_t i = 0; i < n; i++)
        total_cells += i % m->stride < w && (!mask || mask[i]);
    rng_seed(&rng, spec->seed, spec->index);
    job.rng = &rng;
    job.values = values;
    job.cells = total_cells;
    job.index = spec->index;
    job.ends.start = border * (m->stride + 1);
    job.ends.goal = (h - 1 - border) * m->stride + w - 1 - border;
    while (mask && !mask[job.ends.start])
        job.ends.start++;
    while (mask && !mask[job.ends.goal])
        job.ends.goal--;
    job.ends.chosen = true;
    got = generate(spec->gen, &job, err);
    mem_free(&cache);
    return got;
}

#endif
