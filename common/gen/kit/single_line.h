/* single_line: mazes that have a single row or column. */
#ifndef GEN_KIT_SINGLE_LINE_H
#define GEN_KIT_SINGLE_LINE_H

#include "common/gen/gen.h"

/* Generates the maze if it is one cell wide or high: only one such maze exists, and random walks
 * would take very long to find it. Each cell is a step, in order. Returns whether it generated the
 * maze. */
bool single_line_make(const struct gen_job *job);

#endif
