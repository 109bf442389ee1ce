/* run_request: the mazes of a run of maze-gen, made and written one by one. */
#ifndef GEN_RUN_RUN_H
#define GEN_RUN_RUN_H

#include "common/stream/writer.h"
#include "request.h"

/* The number of the promise that a seed gives a maze; see maze-gen(1). */
#define SEED_VERSION 1

/* Makes count mazes from index on and writes them; the order is checked. 0, or
 * -1 and err when memory runs out, before any of that maze but its frames is
 * written. Ends early when a write fails: see writer->out. */
int run_request(const struct request *order, const struct writer *writer, struct err *err);

#endif
