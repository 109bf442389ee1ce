/* order: what a run of maze-gen is asked for. */
#ifndef GEN_RUN_REQUEST_H
#define GEN_RUN_REQUEST_H

#include "common/gen/gen.h"
#include "door_spec.h"
#include "mask.h"

struct request {
    uint64_t width, height;             /* in cells; 0: not given */
    bool inf_height;                    /* -h inf; height is then 0 */
    uint64_t board_width, board_height; /* in blocks; 0: not given */
    uint64_t seed, count, index;
    bool seeded, counted, endless; /* counted: -n is given; endless: as inf */
    uint64_t shard, shards;        /* slice number shard, from 1, of so many */
    const struct gen *gen;
    uint64_t values[OPT_KEYS];
    uint64_t braid, open; /* braid: a part of LOOPS_WHOLE */
    bool unicursal;
    uint64_t trace;        /* a frame every so many steps; 0: none */
    enum maze_kind format; /* MAZE_ANY: not given */
    struct door_spec door[DOOR_COUNT];
    struct mask *mask; /* not owned; NULL: none */
};

/* Looks at all of it together, puts in what is not given, and takes shard out of
 * count and index. Then width and height are those of what gen makes, and format
 * is walls or block. -1 and err where it does not go together. */
int request_resolve(struct request *order, struct err *err);

/* Where the doors can be; order is checked. */
struct door_field request_door_field(const struct request *request);

#endif
