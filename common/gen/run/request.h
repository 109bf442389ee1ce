/* request: the description of the mazes that a run of maze-gen generates. */
#ifndef GEN_RUN_REQUEST_H
#define GEN_RUN_REQUEST_H

#include "common/gen/doors/door_request.h"
#include "common/gen/gen.h"
#include "common/stream/header.h"
#include "given.h"
#include "loops.h"
#include "mask.h"

/* The options of maze-gen; see maze-gen(1). */
struct request {
    uint64_t width, height;             /* -w and -h in cells; 0: not specified */
    bool inf_height;                    /* -h inf; height is then 0 */
    uint64_t board_width, board_height; /* --board in blocks; 0: not specified */
    struct request_most {
        uint64_t width, height, board_width, board_height;
    } most; /* the maximum sizes of a range, whose minimum sizes are above; 0: no range */
    uint64_t seed, count, index;
    bool has_seed, has_count, has_pairs; /* -s, -n and --pairs are specified */
    bool inf_count;                      /* -n inf; count is then 1 */
    uint64_t shard, shards;              /* --shard K/N, from 1/1 */
    const struct gen *gen;
    uint64_t values[ROW_KEYS]; /* one per key of gen */
    struct loops loops;        /* -b, --open, --percolate */
    bool unicursal;
    uint64_t pairs;       /* records per maze, with different doors */
    bool root;            /* the header names the root of the tree */
    bool headers;         /* write only headers */
    uint64_t max_cells;   /* maximum number of cells of a maze; 0: no limit */
    uint64_t frame_every; /* --trace: number of steps per frame; 0: no frames */
    enum maze_kind kind;  /* -f; MAZE_ANY: not specified */
    struct shape shape;   /* --shape, or the shape of the given maze */
    struct door_request door[DOOR_COUNT];
    struct mask *mask;          /* not owned; NULL: none */
    bool completes;             /* --given */
    bool completes_many;        /* --given -: any number of mazes */
    struct given *given;        /* the maze to complete; not owned; NULL: none */
    struct given *plan;         /* the given maze that --shape creates; not owned */
    const struct header *again; /* --again: the header of the maze; NULL: a new one */
    struct err warning;         /* set by request_resolve; empty: no warning */
};

/* Checks which options of an unresolved request exclude or require others, and what they require of
 * the algorithm. Sets the default doors of a bare board. Reads nothing of mask and given except
 * whether they are NULL. See request_rules.c. Returns 0, or -1 with *err set. */
int request_check(struct request *request, struct err *err);

/* Returns whether a size is drawn for each maze. */
bool request_draws_size(const struct request *r);

/* Sets count and index to the mazes of the shard. If the generator enumerates mazes and has fewer
 * than count, uses only those that exist and sets r->warning. Returns 0, or -1 with *err set if the
 * indices are too large. */
int request_count(struct request *r, struct err *err);

/* Reduces *r to the single maze with its index, and draws the size of that maze from a stream of
 * random numbers that nothing else reads. All sizes are equally likely. */
void request_draw_size(struct request *r);

/* Checks a request that request_check has accepted against the mask, the given maze and the sizes,
 * fills in unspecified members, and applies the shard to count and index. Afterwards width and
 * height are the size of the maze that gen generates, and kind is MAZE_WALLS or MAZE_BLOCK. Returns
 * 0, or -1 with *err set if options contradict each other or a value is out of range. */
int request_resolve(struct request *request, struct err *err);

/* Adds the seed, the index and `hint` to the error message about a maze, unless memory ran out.
 * Returns -1. */
int request_name_maze(const struct request *request, uint64_t index, const char *hint,
                      struct err *err);

/* Returns whether the request keeps the border, the start and the goal of the given maze. */
bool request_keeps_doors(const struct request *request);

/* Returns the field for the doors of a resolved request. Its mask is the mask of the mazes: 0xff
 * for their cells, 0 for others. */
struct door_field request_door_field(const struct request *request);

#endif
