/* generate: runs an algorithm: row by row or on a whole maze, in a mask or without one,
 * or around a given maze. */
#ifndef GEN_RUN_GENERATE_H
#define GEN_RUN_GENERATE_H

#include "common/gen/gen.h"

/* Generates a whole maze with any generator. Returns 0, or -1 with *err set. */
int generate(const struct gen *gen, struct gen_job *job, struct err *err);

/* Generates rows g->y to g->y + g->count - 1 with a generator that has rows(): width + 1 digits
 * each, the border closed. Then moves g->y past them. Returns 0, or -1 with *err set. */
int generate_rows(const struct gen *gen, struct gen_rows *g, unsigned char *to, struct err *err);

#endif
