/* marks: the way that is marked in a maze, as it was read. */
#ifndef MARKS_H
#define MARKS_H

#include "../stream/io.h"
#include "solve.h"

/* Follows the marks of *s->maze, or n moves (N, E, S, W) where they are given, from the
 * start to the goal: how many moves that takes. UINT64_MAX where it cannot go on, or could
 * go on in two ways, from cell *at. */
uint64_t marks_follow(const struct search *s, const char *moves, size_t n, size_t *at);

/* Writes the moves of the marked path, which is one, as N, E, S and W. */
void marks_write(struct out *out, const struct search *s);

#endif
