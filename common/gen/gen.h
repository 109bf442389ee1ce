/* gen: the generators, one file and one line of list.h each. null.c is the template for new
 * ones. */
#ifndef GEN_GEN_H
#define GEN_GEN_H

#include "common/base/rng.h"
#include "common/base/row.h"
#include "common/maze/frames.h"
#include "common/maze/maze.h"

/* The ends of the path that a generator lays: cells or, on a board, blocks inside the border. */
struct gen_endpoints {
    size_t start, goal; /* in the mask */
    unsigned side; /* the side of the goal on which the border will be open, MAZE_N .. MAZE_W */
    bool goal_unspecified; /* the goal was not specified; make() may move it and change its side */
    bool reach_side; /* any cell on `side` may be the goal; make() stores the first one that its
                      * path reaches */
};

/* The input and output of make(), which generates one maze. */
struct gen_job {
    struct maze *maze;      /* only its size and kind are set */
    struct rng *rng;        /* the only source of randomness */
    const uint64_t *values; /* one per key of the entry */
    struct mem *scratch;    /* working memory; contents are not preserved between calls */
    struct mem *cache;      /* preserved between mazes of the same size; initially empty */
    struct err *err;        /* set on failure */
    struct frames *frames;  /* records every step, see kit/frame.h; NULL: steps are not recorded */
    const unsigned char *mask; /* same layout as the maze: 0xff for its cells, 0 for others; NULL:
                                * the maze has all cells */
    size_t cells; /* number of cells to reach, at least 1: all cells in the mask, unless GEN_CELLS
                   * asks for fewer */
    const struct maze *given; /* for finish() only, together with a mask: the maze to complete, with
                               * PIECES_FIXED; otherwise NULL */
    const struct shape_graph *graph; /* the graph of the maze's shape; NULL: no shape */
    struct gen_endpoints endpoints;  /* undefined for DOORS_AFTER */
    uint64_t index;                  /* of the maze; less than total(), if that exists */
    size_t root; /* out, for rooted generators only: the cell where the tree starts, set before the
                  * first step */
};

/* The input and output of row(), which generates one maze, one row per call. */
struct gen_row {
    /* Only its random numbers, values and scratch memory are used. The scratch memory is preserved
     * between calls. If job->frames is set, row() must set `sets`. */
    const struct gen_job *job;
    size_t width, height;     /* size of the maze; height is 0 if the maze is endless */
    size_t y;                 /* the row to generate */
    struct place start, goal; /* undefined for DOORS_AFTER */
    size_t column;            /* for the generator's own use; preserved between calls */
    uint64_t sets; /* out: the number of sets that the cells form so far; 0 if the algorithm has no
                    * sets */
};

/* Whether there is exactly one path between any two non-solid cells of a maze. */
enum gen_perfect {
    GEN_IMPERFECT,
    GEN_PERFECT,
    GEN_ROOTED, /* perfect, and the tree of passages grows from a single cell */
};

/* How a generator treats a mask. */
enum gen_mask {
    MASK_AFTER, /* ignores it; the caller cuts the finished maze to the mask and reconnects it */
    MASK_CONNECTED, /* stays inside the mask, which must be connected */
    MASK_ANY,       /* stays inside the mask and generates one maze per connected component of it */
    MASK_NONE,      /* does not support masks */
};

/* How a generator treats the entrance and the exit. */
enum gen_doors {
    DOORS_AFTER,  /* ignores them; they are opened afterwards and do not change the maze */
    DOORS_BEFORE, /* lays a path from the start to the goal */
    DOORS_SIDE,   /* the same, and chooses the exit itself if that may be anywhere on a side */
};

struct pieces;
struct shape_graph;

/* A generator has either make() or row(). make(), row() and finish() return 0, or -1 with *job->err
 * set if memory runs out or the values of the keys contradict each other. They detect both before
 * the work begins where possible; row() must detect them in the first row. */
struct gen {
    struct row entry;
    enum gen_perfect perfect;
    bool sparse; /* its mazes are perfect and may have solid cells; other perfect mazes have none */
    bool uniform; /* all perfect mazes of a size are equally likely */
    bool fixed;   /* the seed has no effect: there is one maze per size, or per size and index */
    bool board;   /* generates a board of blocks instead of a maze of walls; its border is closed
                   * unless `bare` */
    bool bare;    /* a board without a border: its doors are blocks inside */
    enum gen_mask mask;
    enum gen_doors doors;

    /* The keys that limit its growth: the last keys of its row, starting with GEN_CELLS. NULL: it
     * always reaches all cells. A generator with these keys is rooted, supports masks and ignores
     * doors. */
    const struct row_key *growth;

    /* For a rooted generator: the key whose value 1 makes the tree grow from the border instead of
     * a root. NULL: no such key. */
    const struct row_key *from_border;

    /* Generates a maze of walls with a closed border, or a board. Usually begins with job_fill. May
     * leave any value in the scratch bits of the cells; on a board only MAZE_OBSTACLE matters. If
     * job->frames is set, records every step, such as the opening of a wall; see kit/frame.h. */
    int (*make)(struct gen_job *job);

    /* Generates two mazes of the same size, alternating between them at every step. The mazes are
     * the same as those of make(), and both jobs share `scratch` and `cache`. Allocates no memory.
     * Requires DOORS_AFTER, so that nothing else about the second maze must be known. NULL: two at
     * once would not be faster. */
    void (*make_two)(struct gen_job *first, struct gen_job *second);

    /* Completes a given maze: opens walls until its pieces are joined into a tree, with each piece
     * as a vertex; see maze/pieces.h. There are at least two such trees. Reads only the first
     * finish_keys keys; the others do not apply. NULL: the generator cannot complete mazes. */
    int (*finish)(const struct gen_job *job, struct pieces *pieces);
    unsigned finish_keys;

    /* The key whose value 1 joins the connected components of a maze: make() joins them itself;
     * after row(), generate() joins them. A mask must then be connected. NULL: no such key. */
    const struct row_key *joined;

    /* Generates the next row, `width` digits. The caller closes the border. */
    int (*row)(struct gen_row *g, unsigned char *to);

    /* Stores the number of mazes of this size in *total. Only generators that enumerate mazes by
     * index have this function. Returns 0, or -1 with *err set if there are more than 2^63. */
    int (*total)(size_t width, size_t height, uint64_t *total, struct err *err);
};

/* The key for joining the connected components. */
#define GEN_JOINED "joined", 0, 1, 0, "1: join the connected components", 0, NULL

/* The key for a directional bias: the weight of horizontal passages, in percent. Vertical passages
 * have the rest of 100 percent, so 50 means no bias. */
#define GEN_BIAS "bias", 0, 100, 50, "preference for horizontal passages", 2, NULL

/* The key for long straight passages: the probability that a walk leaves a cell in the direction in
 * which it entered; see random_dir_walk. */
#define GEN_STRAIGHT "straight", 0, RNG_CERTAIN, 0, "probability of going straight on", 6, NULL

/* Keys that stop the growth of a tree before it reaches all cells. job->cells holds the value of
 * GEN_CELLS; make() enforces the other two. A cell that is not reached keeps all its walls. */
#define GEN_CELLS "cells", 0, 1000000000000, 0, "number of cells to reach; 0: all", 0, NULL
#define GEN_DEPTH                                                                                  \
    "depth", 0, 1000000000000, 0, "maximum distance from the root; 0: unlimited", 0, NULL
#define GEN_FORKS "forks", 0, 1, 1, "0: a single path that ends where it gets stuck", 0, NULL

/* All generators, terminated by NULL. */
extern const struct row *const gen_list[];

/* Returns whether `gen` generates boards with a border of blocks. */
static inline bool gen_has_border(const struct gen *gen)
{
    return gen->board && !gen->bare;
}

/* Returns whether the key gen->joined is 1. */
static inline bool gen_joins(const struct gen *gen, const uint64_t *values)
{
    return gen->joined && values[gen->joined - gen->entry.keys];
}

/* Returns the generator whose row in gen_list is `entry`. */
static inline const struct gen *gen_of(const struct row *entry)
{
    return (const struct gen *)entry; /* its first member */
}

#endif
