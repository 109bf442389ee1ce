/* generate: runs an algorithm, row by row or whole, in a mask or not. */
#ifndef GEN_RUN_GENERATE_H
#define GEN_RUN_GENERATE_H

#include "common/gen/gen.h"

/* Makes a whole maze, in either way. */
int generate(const struct gen *gen, struct gen_job *job, struct err *err);

#endif
