/* make: a maze of any row of the table of generators, for the tests in C. */
#ifndef MAKE_H
#define MAKE_H

#include "common/gen/gen.h"
#include "common/gen/run/generate.h"
#include "tests/tap.h"

/* What is asked for: all the rest is default_value. Sizes are in cells, or in blocks
 * inside the border of a board. */
struct wish {
    const struct gen *gen;
    const char *keys; /* ":key=value", or NULL */
    size_t w, h;
    uint64_t seed, index;
    const unsigned char *in; /* the mask, laid out as the maze, or NULL */
    struct frame_clock *trace;
};

/* The size of the maze in memory, the border of a board counted. */
static inline size_t wish_width(const struct wish *k)
{
    return k->w + 2 * k->gen->board;
}
static inline size_t wish_height(const struct wish *k)
{
    return k->h + 2 * k->gen->board;
}

/* Makes it in *m. -1 and err: as generate, or a size that it does not make. */
static inline int make_maze(const struct wish *k, struct maze *m, struct mem *work, struct err *err)
{
    size_t w = wish_width(k), h = wish_height(k), border = k->gen->board, total_cells = 0, n;
    struct mem keep = {NULL, 0};
    struct gen_job job = {.maze = m, .work = work, .keep = &keep, .in = k->in, .trace = k->trace};
    int got;
    uint64_t values[OPT_KEYS], total;
    struct rng rng;
    char spec[200];
    snprintf(spec, sizeof spec, "%s%s", k->gen->entry.name, k->keys ? k->keys : "");
    if (!opt_find(gen_list, "-a", spec, values, err) ||
        (k->gen->total && k->gen->total(w, h, &total, err)) ||
        maze_shape(m, k->gen->board ? MAZE_BLOCK : MAZE_WALLS, w, h, err))
        return -1;
    n = m->stride * m->height;
    for (size_t i = 0; i < n; i++)
        total_cells += i % m->stride < w && (!k->in || k->in[i]);
    rng_seed(&rng, k->seed, k->index);
    job.rng = &rng;
    job.values = values;
    job.cells = total_cells;
    job.index = k->index;
    job.ends.start = border * (m->stride + 1);
    job.ends.goal = (h - 1 - border) * m->stride + w - 1 - border;
    while (k->in && !k->in[job.ends.start])
        job.ends.start++;
    while (k->in && !k->in[job.ends.goal])
        job.ends.goal--;
    job.ends.chosen = true;
    got = generate(k->gen, &job, err);
    mem_free(&keep);
    return got;
}

#endif
