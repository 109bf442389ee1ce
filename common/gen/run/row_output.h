/* row_output: mazes of the generators that go row by row, written as they are made,
 * in the memory of a few rows, whatever their height. */
#ifndef GEN_RUN_ROW_OUTPUT_H
#define GEN_RUN_ROW_OUTPUT_H

#include "common/gen/gen.h"
#include "common/stream/writer.h"
#include "door.h"

struct row_output_job {
    const struct gen *gen; /* one with row */
    const uint64_t *values;
    const struct writer *writer;
    struct header *head;        /* of the maze of walls; turned where blocks are asked for */
    enum maze_kind format;      /* MAZE_WALLS or MAZE_BLOCK */
    const struct door *door[2]; /* where the border is open */
    const struct door *end[2];  /* where a way between the doors begins and ends */
    struct mem *work, *buffer;  /* kept from maze to maze */
};

/* Makes and writes one maze; of an endless one, until a write fails. 0, or -1
 * and err, before any of it is written, when memory runs out. */
int row_output_write(const struct row_output_job *job, struct rng *rng, struct err *err);

#endif
