/* row_output: writes a maze row by row while it is generated, in the memory of a few rows, whatever
 * its height. */
#ifndef GEN_RUN_ROW_OUTPUT_H
#define GEN_RUN_ROW_OUTPUT_H

#include "common/stream/writer.h"
#include "request.h"

struct row_output_job {
    const struct request *request; /* gen, which has rows(), values, size and format count */
    const struct writer *writer;
    const struct header *head;   /* in the format of the request */
    const struct door *door;     /* the two doors: where the border is open */
    const struct door *endpoint; /* the two cells between which a path is laid */
    struct mem *scratch, *rows;  /* kept between mazes */
};

/* Generates one maze with random numbers from *rng and writes it; an endless maze until a write
 * fails. Returns 0, or -1 with *err set, before anything is written, if memory runs out. */
int row_output_write(const struct row_output_job *job, struct rng *rng, struct err *err);

#endif
