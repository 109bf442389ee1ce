#include "row_output.h"

#include "common/stream/lattice.h"

#include <string.h>

/* A maze on its way out. */
struct row_output {
    const struct row_output_job *job;
    struct gen_rows gen;
    size_t width, height; /* of the maze of walls; height 0: endless */
    bool endless, lone;
    unsigned char *ring[3], *zeros, *lattice;
};

/* The buffer: three rows, a row of zeros, and a row of blocks. */
static int row_output_memory(struct row_output *r, struct err *err)
{
    size_t stride = r->width + 1, bytes;
    if (mem_size(stride, 6, 0, &bytes) || mem_need(r->job->buffer, bytes))
        return err_memory(err);
    for (int i = 0; i < 3; i++)
        r->ring[i] = r->job->buffer->at + (size_t)i * stride;
    r->zeros = r->ring[2] + stride;
    r->lattice = r->zeros + stride;
    memset(r->zeros, 0, stride);
    return 0;
}

/* Row y, the border row after the last one included, its doors open. */
static int row_make(struct row_output *r, size_t y, unsigned char *to, struct err *err)
{
    bool border = !r->endless && y == r->height;
    r->gen.y = y;
    r->gen.first = y == 0;
    r->gen.last = !r->endless && y + 1 == r->height;
    if (border) {
        memset(to, MAZE_NORTH, r->width);
        to[r->width] = 0;
    } else if (r->job->gen->row(&r->gen, to, err)) {
        return -1;
    }
    for (int i = 0; i < 2; i++)
        door_carve_row(r->job->door[i], to, r->width, y, border);
    return 0;
}

/* Writes a row in the form that is asked for; below: NULL for the border row. */
static void row_write(const struct row_output *r, const unsigned char *above,
                      const unsigned char *here, const unsigned char *below)
{
    if (r->job->format == MAZE_WALLS)
        writer_row(r->job->writer, here, r->width + 1);
    else
        lattice_write_rows(r->job->writer, r->lattice, above, here, below, r->width, r->lone);
}

int row_output_write(const struct row_output_job *job, struct rng *rng, struct err *err)
{
    struct header *h = job->head;
    struct row_output r = {
        .job = job, .width = h->width, .height = h->height, .endless = h->endless};
    const unsigned char *above;
    r.gen = (struct gen_rows){
        .width = h->width, .rng = rng, .values = job->values, .scratch = job->work};
    r.gen.start = (struct gen_place){job->end[0]->x, job->end[0]->y};
    r.gen.goal = (struct gen_place){job->end[1]->x, job->end[1]->y};
    r.lone = r.width == 1 && r.height == 1;
    if (row_output_memory(&r, err) || row_make(&r, 0, r.ring[0], err))
        return -1;
    if (job->format == MAZE_BLOCK && lattice_header(h, err))
        return -1;
    writer_head(job->writer, h);
    above = r.zeros;
    for (size_t y = 0; (r.endless || y <= r.height) && !job->writer->out->error; y++) {
        unsigned char *here = r.ring[y % 3], *below = r.ring[(y + 1) % 3];
        bool more = r.endless || y < r.height;
        if (more && row_make(&r, y + 1, below, err))
            return -1;
        row_write(&r, above, here, more ? below : NULL);
        above = here;
    }
    writer_end(job->writer);
    return 0;
}
