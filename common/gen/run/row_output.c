#include "row_output.h"

#include "common/gen/kit/job.h"
#include "common/stream/lattice.h"
#include "generate.h"

#include <string.h>

struct row_output {
    const struct row_output_job *job;
    struct gen_rows gen;
    size_t width, height; /* of the maze of walls; height is 0 if it is endless */
    bool endless, lone;   /* lone: the maze has only one cell */
    unsigned char *ring[3], *zeros, *lattice; /* in *job->rows: three rows, a row of zeros, a row of
                                               * blocks */
};

/* Generates row y, or the border row after the last one, with its doors open. */
static inline int row_output_generate(struct row_output *r, size_t y, unsigned char *to,
                                      struct err *err)
{
    bool border = !r->endless && y == r->height;
    if (border) {
        memset(to, MAZE_NORTH, r->width);
        to[r->width] = 0;
    } else if (generate_row(r->job->request->gen, &r->gen, y, r->height, to, err)) {
        return -1;
    }
    for (int i = 0; i < DOOR_COUNT; i++)
        door_carve_row(&r->job->door[i], to, r->width, y, border);
    return 0;
}

int row_output_write(const struct row_output_job *job, struct rng *rng, struct err *err)
{
    struct header *h = job->head;
    const bool blocks = job->request->format == MAZE_BLOCK;
    const struct door *start = &job->endpoint[DOOR_ENTRANCE], *goal = &job->endpoint[DOOR_EXIT];
    struct row_output r = {.job = job,
                           .gen = {.width = h->width,
                                   .rng = rng,
                                   .values = job->request->values,
                                   .scratch = job->scratch,
                                   .start = {start->x, start->y},
                                   .goal = {goal->x, goal->y}},
                           .width = h->width,
                           .height = h->height,
                           .endless = h->endless,
                           .lone = h->width == 1 && h->height == 1};
    const unsigned char *above;
    const size_t stride = h->width + 1;
    if (job_row_memory(h->width, stride, 6, 0, job->rows, err))
        return -1;
    for (size_t i = 0; i < 3; i++)
        r.ring[i] = job->rows->at + i * stride;
    r.zeros = memset(r.ring[2] + stride, 0, stride);
    r.lattice = r.zeros + stride;
    if (row_output_generate(&r, 0, r.ring[0], err) || (blocks && lattice_header(h, err)))
        return -1;
    writer_head(job->writer, h, blocks ? NULL : r.ring[0]);
    above = r.zeros;
    for (size_t y = 0; (r.endless || y <= r.height) && !job->writer->out->error; y++) {
        unsigned char *here = r.ring[y % 3], *below = r.ring[(y + 1) % 3];
        bool border = !r.endless && y == r.height;
        if (!border && row_output_generate(&r, y + 1, below, err))
            return -1;
        if (blocks)
            lattice_write_rows(job->writer, r.lattice, above, here, border ? NULL : below, r.width,
                               r.lone);
        else
            writer_row(job->writer, here, r.width + 1);
        above = here;
    }
    writer_end(job->writer);
    return 0;
}
