/* single_line: the maze of a single row or column. */
#ifndef GEN_KIT_SINGLE_LINE_H
#define GEN_KIT_SINGLE_LINE_H

#include "common/gen/gen.h"

/* If the maze is one cell wide or high, generates the only maze there is and returns true: random
 * walks would take very long. Otherwise returns false. Its cells are steps, in their order. */
bool single_line_make(const struct gen_job *job);

#endif
