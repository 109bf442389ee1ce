/* rows: mazes of the generators that go row by row, written as they are made,
 * in the memory of a few rows, whatever their height. */
#ifndef ROWS_H
#define ROWS_H

#include "../stream/writer.h"
#include "doors.h"
#include "gen.h"

struct rows_job {
    const struct gen *gen; /* one with row */
    const uint64_t *values;
    const struct writer *writer;
    struct header *head;        /* of the maze of walls; turned where blocks are asked for */
    enum maze_kind format;      /* MAZE_WALLS or MAZE_BLOCK */
    const struct door *door[2]; /* where the border is open */
    struct mem *work, *buffer;  /* kept from maze to maze */
};

/* Makes and writes one maze; of an endless one, until a write fails. 0, or -1
 * and err, before any of it is written, when memory runs out. */
int rows_write(const struct rows_job *job, struct rng *rng, struct err *err);

#endif
