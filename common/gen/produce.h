/* produce: the mazes of a run of maze-gen, made and written one by one. */
#ifndef PRODUCE_H
#define PRODUCE_H

#include "../stream/writer.h"
#include "order.h"

/* The number of the promise that a seed gives a maze; see maze-gen(1). */
#define PRODUCE_PROMISE 1

/* Makes count mazes from index on and writes them; the order is checked. 0, or
 * -1 and err when memory runs out, before any of that maze but its frames is
 * written. Ends early when a write fails: see writer->out. */
int produce(const struct order *order, const struct writer *writer, struct err *err);

#endif
