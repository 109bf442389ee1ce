/* request_settings: the settings of a struct request that exist both as an option and as a header
 * field. */
#ifndef GEN_RUN_REQUEST_SETTINGS_H
#define GEN_RUN_REQUEST_SETTINGS_H

#include "common/base/setting.h"
#include "request.h"

#define REQUEST_SEED                                                                               \
    SET_WITH(NUMBER, struct request, seed, .has = offsetof(struct request, has_seed),              \
             .max = UINT64_MAX)
#define REQUEST_INDEX SET_WITH(NUMBER, struct request, index, .max = UINT64_MAX)
/* other: names that belong elsewhere; may be NULL */
#define REQUEST_ALGORITHM(other)                                                                   \
    SET_WITH(ROW, struct request, gen, .second = offsetof(struct request, values),                 \
             .noun = "algorithm", .list = gen_list, .others = other)
#define REQUEST_SHAPE                                                                              \
    SET_WITH(ROW, struct request, shape.kind, .second = offsetof(struct request, shape.values),    \
             .noun = "shape", .list = shape_list)
#define REQUEST_BRAID                                                                              \
    SET_WITH(NUMBER, struct request, loops.braid, .decimals = 6, .max = RNG_CERTAIN)
#define REQUEST_OPEN SET_WITH(NUMBER, struct request, loops.open, .max = UINT64_MAX)
#define REQUEST_PERCOLATE                                                                          \
    SET_WITH(NUMBER, struct request, loops.percolate, .decimals = 6, .max = RNG_CERTAIN)
#define REQUEST_ENTRANCE                                                                           \
    SET_WITH(READ, struct request, door[DOOR_ENTRANCE], .read = door_request_read,                 \
             .list = door_list)
#define REQUEST_EXIT                                                                               \
    SET_WITH(READ, struct request, door[DOOR_EXIT], .read = door_request_read, .list = door_list)

#endif
