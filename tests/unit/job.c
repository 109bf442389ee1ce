/* Tests of what a generator says if a maze is too large for it, and of what it tells its caller. */
#include "common/gen/kit/job.h"
#include "common/gen/run/generate.h"
#include "tests/tap.h"

/* Sizes whose cells would not fit in any memory. */
static void check_shapes(void)
{
    static const size_t sizes[][2] = {
        {SIZE_MAX, 1},     {1, SIZE_MAX},     {1, (size_t)PTRDIFF_MAX - 1},
        {SIZE_MAX - 1, 1}, {SIZE_MAX / 4, 1}, {SIZE_MAX / 9, 6},
    };
    struct maze m = {.width = 1};
    struct err err;
    for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
        const size_t width = sizes[k][0], height = sizes[k][1];
        ok(maze_shape(&m, MAZE_WALLS, width, height, &err) == -1 && m.width == 1 && !m.mem.at &&
               strstr(err.what, "cells do not fit in memory"),
           "a maze of %zux%zu", width, height);
    }
}

/* Generates a maze without a mask, whose outputs are these. */
static int make_whole(struct gen_job *job)
{
    job_fill(job, 0);
    job->root = job->mask ? 0 : job->cells;
    job->endpoints.goal = 3;
    return 0;
}

/* In a mask that a generator ignores, the caller gets its outputs. */
static void check_outputs(void)
{
    static const struct gen whole = {.mask = MASK_AFTER, .make = make_whole};
    static const unsigned char mask[] = {0xff, 0xff, 0, 0, 0xff, 0xff, 0, 0, 0, 0, 0, 0};
    struct maze m = {0};
    struct err err;
    struct gen_job job = {.maze = &m, .err = &err, .mask = mask, .cells = 4};
    ok(maze_shape(&m, MAZE_WALLS, 3, 2, &err) == 0 && generate(&whole, &job) == 0 &&
           job.root == 6 && job.endpoints.goal == 3 && job.mask == mask && job.cells == 4,
       "root %zu and goal %zu of a maze that was cut", job.root, job.endpoints.goal);
    maze_free(&m);
}

int main(void)
{
    struct maze m = {.width = 9, .height = 5, .stride = 10};
    struct mem scratch = {NULL, 0};
    struct err err;
    const struct gen_job job = {.maze = &m, .err = &err};
    ok(job_memory(&job, "xyz", 50, 1, 2, 3, &scratch) == 0 && scratch.size >= 5,
       "a maze at the limit");
    ok(job_memory(&job, "xyz", 49, 1, 2, 3, &scratch) == -1 &&
           strcmp(err.what, "xyz is limited to 49 cells; use kruskal") == 0,
       "a maze above it: %s", err.what);
    ok(job_memory(&job, "xyz", 50, SIZE_MAX, 2, 3, &scratch) == -1 &&
           strcmp(err.what, "9x5 cells do not fit in memory") == 0,
       "a size that overflows: %s", err.what);
    ok(job_row_memory(7, SIZE_MAX, 2, 3, &scratch, &err) == -1 &&
           strcmp(err.what, "rows of 7 cells do not fit in memory") == 0,
       "rows that overflow: %s", err.what);
    mem_free(&scratch);
    check_shapes();
    check_outputs();
    return done();
}
