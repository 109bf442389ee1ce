/* produce: the mazes of a run of maze-gen, made and written one by one. */
#ifndef PRODUCE_H
#define PRODUCE_H

#include "../stream/writer.h"
#include "doors.h"
#include "gen.h"

/* The number of the promise that a seed gives a maze; see maze-gen(1). */
#define PRODUCE_PROMISE 1

/* What is asked for. */
struct order {
    uint64_t width, height, seed, count, index;
    bool endless, seeded; /* endless: -n inf */
    bool inf_height;      /* -h inf; height is then 0 */
    const struct gen *gen;
    uint64_t values[OPT_KEYS];
    uint64_t shard, shards; /* slice number shard, from 1, of so many */
    uint64_t braid, open;   /* braid: a part of LOOPS_WHOLE */
    enum maze_kind format;
    struct door_spec entrance, exit;
};

/* Makes count mazes from index on and writes them; shards are not looked at.
 * 0, or -1 and err when memory runs out, before any of that maze is written.
 * Ends early when a write fails: see writer->out. */
int produce(const struct order *order, const struct writer *writer, struct err *err);

#endif
