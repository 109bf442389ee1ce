/* mazes: generates and writes the mazes of a request, one by one. */
#ifndef GEN_RUN_MAZES_H
#define GEN_RUN_MAZES_H

#include "common/stream/writer.h"
#include "request.h"

/* The number of the promise which maze a seed gives; see maze-gen(1). */
#define SEED_VERSION 1

/* Generates and writes the mazes of *request, which is resolved. Returns 0, or -1 with *err set if
 * a maze cannot be generated: memory runs out, keys contradict each other, it has no such doors, or
 * a field of --again contradicts the others. The records before have been written then. Stops early
 * if a write fails: see writer->out. */
int mazes_generate(const struct request *request, const struct writer *writer, struct err *err);

#endif
