/* mazes: generates and writes the mazes of a request, one by one. */
#ifndef GEN_RUN_MAZES_H
#define GEN_RUN_MAZES_H

#include "common/stream/writer.h"
#include "request.h"

/* The version number of the mazes that seeds give, v= in their headers; see maze-gen(1). */
#define SEED_VERSION 1

/* Generates and writes the mazes of *request, which must be resolved. Stops early if a write fails,
 * see writer->out. Returns 0, or -1 with *err set if a maze cannot be generated because memory runs
 * out, keys contradict each other, the maze has no such doors, or a field of --again contradicts
 * the others. All earlier records have then been written. */
int mazes_generate(const struct request *request, const struct writer *writer, struct err *err);

#endif
