#include "row_output.h"

#include "common/cli/progress.h"
#include "common/gen/kit/job.h"
#include "common/maze/row_ring.h"
#include "common/stream/lattice.h"
#include "generate.h"

#include <string.h>

struct row_output {
    const struct row_output_job *job;
    struct gen_rows gen;               /* its size is that of the maze of walls */
    bool endless, done;                /* done: the border row has been generated */
    unsigned char *ring, *lattice;     /* in *job->rows: see row_ring.h; a row of blocks */
    const unsigned char *above, *here; /* the last two rows; zeros and NULL at first */
};

/* Generates the next rows, at most `most`, or the border row after the last one, with their doors
 * open. Returns their number, or 0 with *err set. */
static size_t row_output_generate(struct row_output *r, unsigned char *to, size_t most,
                                  struct err *err)
{
    struct gen_rows *g = &r->gen;
    const size_t y = g->y, left = g->height - y;
    r->done = !r->endless && left == 0;
    g->count = r->done ? 1 : r->endless || left > most ? most : left;
    if (r->done) {
        memset(to, MAZE_NORTH, g->width);
        to[g->width] = 0;
    } else if (generate_rows(r->job->request->gen, g, to, err)) {
        return 0;
    } else {
        progress_add(0, g->count * g->width);
    }
    for (int i = 0; i < DOOR_COUNT; i++)
        door_carve_rows(&r->job->door[i], to, g->width, y, g->count, r->done);
    return g->count;
}

/* Writes the two rows of blocks of r->here; `below` is NULL for the border row. */
static void row_output_blocks(struct row_output *r, const unsigned char *below)
{
    const size_t width = r->gen.width;
    lattice_write_rows(r->job->writer, r->lattice, r->above, r->here, below, width,
                       width == 1 && r->gen.height == 1);
}

/* Writes `count` rows; blocks are written when the row below them is known. */
static void row_output_put(struct row_output *r, const unsigned char *rows, size_t count)
{
    const size_t stride = r->gen.width + 1;
    if (r->job->request->format != MAZE_BLOCK) {
        writer_rows(r->job->writer, rows, stride, stride, count);
        return;
    }
    for (; count > 0; count--, rows += stride) {
        if (r->here) {
            row_output_blocks(r, rows);
            r->above = r->here;
        }
        r->here = rows;
    }
}

int row_output_write(const struct row_output_job *job, struct rng *rng, struct err *err)
{
    const struct request *request = job->request;
    const size_t width = (size_t)request->width, stride = width + 1, size = row_ring_size(stride);
    const struct door *start = &job->endpoint[DOOR_ENTRANCE], *goal = &job->endpoint[DOOR_EXIT];
    struct row_output r = {.job = job,
                           .gen = {.width = width,
                                   .height = (size_t)request->height,
                                   .rng = rng,
                                   .values = request->values,
                                   .scratch = job->scratch,
                                   .start = {start->x, start->y},
                                   .goal = {goal->x, goal->y}},
                           .endless = request->inf_height};
    size_t next = 0;
    if (job_row_memory(width, stride, size + 3, 0, job->rows, err))
        return -1;
    r.above = memset(job->rows->at, 0, stride);
    r.lattice = job->rows->at + stride;
    r.ring = r.lattice + 2 * stride;
    for (bool first = true; !r.done && !job->writer->out->error; first = false) {
        unsigned char *to = r.ring + next * stride;
        const size_t count = row_output_generate(&r, to, row_ring_room(size, next), err);
        if (count == 0)
            return -1;
        if (first)
            writer_head(job->writer, job->head, to);
        row_output_put(&r, to, count);
        next = next + count == size ? 0 : next + count;
    }
    if (r.done && r.here)
        row_output_blocks(&r, NULL);
    writer_end(job->writer);
    return 0;
}
