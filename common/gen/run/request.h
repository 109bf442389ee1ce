/* request: what a run of maze-gen is asked to generate. */
#ifndef GEN_RUN_REQUEST_H
#define GEN_RUN_REQUEST_H

#include "common/gen/doors/door_request.h"
#include "common/gen/gen.h"
#include "common/stream/header.h"
#include "given.h"
#include "loops.h"
#include "mask.h"

/* The options, as maze-gen reads them; see maze-gen(1). */
struct request {
    uint64_t width, height;             /* -w and -h in cells; 0: not specified */
    bool inf_height;                    /* -h inf; height is 0 then */
    uint64_t board_width, board_height; /* --board in blocks; 0: not specified */
    struct request_most {
        uint64_t width, height, board_width, board_height;
    } most; /* the largest sizes of a range, whose smallest ones are above; 0: no range */
    uint64_t seed, count, index;
    bool has_seed, has_count, has_pairs; /* -s, -n and --pairs are specified */
    bool inf_count;                      /* -n inf; count is 1 then */
    uint64_t shard, shards;              /* --shard K/N, from 1/1 */
    const struct gen *gen;
    uint64_t values[ROW_KEYS]; /* one per key of gen */
    struct loops loops;        /* -b, --open, --percolate */
    bool unicursal;
    uint64_t pairs;       /* records per maze, with different doors */
    bool root;            /* the header names the root of the tree */
    bool headers;         /* write headers alone */
    uint64_t max_cells;   /* how many a maze may have; 0: any number */
    uint64_t frame_every; /* --trace: number of steps per frame; 0: no frames */
    enum maze_kind kind;  /* -f; MAZE_ANY: not specified */
    struct shape shape;   /* --shape, or that of the given maze */
    struct door_request door[DOOR_COUNT];
    struct mask *mask;          /* not owned; NULL: none */
    bool completes;             /* --given */
    bool completes_many;        /* --given -: any number of mazes */
    struct given *given;        /* the maze to complete; not owned; NULL: none */
    struct given *plan;         /* what --shape makes the given maze; not owned */
    const struct header *again; /* --again: the header of the maze; NULL: a new one */
    struct err warning;         /* set by request_resolve; the empty string: none */
};

/* Checks which options of a request that is not resolved exclude or require which, and what they
 * require of the algorithm; sets the default doors of a bare board. Of mask and given, it counts
 * only whether they are NULL. Returns 0, or -1 with *err set. See request_rules.c. */
int request_check(struct request *request, struct err *err);

/* Returns whether each maze draws its own size. */
bool request_draws_size(const struct request *r);

/* Sets count and index to the mazes of the shard, of those that exist if the generator enumerates
 * them; sets r->warning if there are fewer. Returns 0, or -1 with *err set if the indices are too
 * large. */
int request_count(struct request *r, struct err *err);

/* Makes *r a request for the maze with its index alone, and draws the size of that, all sizes being
 * equally likely, from a stream of random numbers that nothing else reads. */
void request_draw_size(struct request *r);

/* Checks the options of a request that request_check has accepted against the mask or the given
 * maze and the sizes, sets what was not specified, and applies the shard to count and
 * index. Afterwards width and height are those of the maze that gen generates, and kind is
 * MAZE_WALLS or MAZE_BLOCK. Returns 0, or -1 with *err set if options contradict each other or a
 * value is out of range. */
int request_resolve(struct request *request, struct err *err);

/* Adds seed and index of a maze, and a hint, to the message of an error in it, unless memory ran
 * out. Returns -1. */
int request_name_maze(const struct request *request, uint64_t index, const char *hint,
                      struct err *err);

/* Returns whether the border, the start and the goal of the given maze are kept. */
bool request_keeps_doors(const struct request *request);

/* Returns where the doors of a resolved request can be; its mask is that of the mazes: 0xff for
 * their cells, 0 for others. */
struct door_field request_door_field(const struct request *request);

#endif
