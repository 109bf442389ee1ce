/* row_output: writes a maze row by row while it is generated, in the memory of a few rows, whatever
 * its height. */
#ifndef GEN_RUN_ROW_OUTPUT_H
#define GEN_RUN_ROW_OUTPUT_H

#include "common/stream/writer.h"
#include "request.h"

/* Generates one maze by *g, which stands before its first row, and writes it; an endless maze until
 * a write fails. head: in the format of the request. door: the two doors, where the border is open.
 * rows: memory, kept between mazes. Returns 0, or -1 with *err set, before anything is written, if
 * memory runs out. */
int row_output_write(const struct request *request, const struct writer *w,
                     const struct header *head, const struct door door[DOOR_COUNT],
                     struct gen_row *g, struct mem *rows, struct err *err);

#endif
