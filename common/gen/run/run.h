/* run: one run of maze-gen, which generates and writes its mazes one by one. */
#ifndef GEN_RUN_RUN_H
#define GEN_RUN_RUN_H

#include "common/stream/writer.h"
#include "request.h"

/* The number of the promise which maze a seed gives; see maze-gen(1). */
#define SEED_VERSION 1

/* Generates and writes the mazes of *request, which is resolved. Returns 0, or -1 with *err set if
 * memory runs out, before anything of that maze except its frames is written. Stops early if a
 * write fails: see writer->out. */
int run_request(const struct request *request, const struct writer *writer, struct err *err);

#endif
