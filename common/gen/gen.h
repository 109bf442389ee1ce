/* gen: the generators, one file and one line of list.h each. null.c is the template for a new
 * one. */
#ifndef GEN_GEN_H
#define GEN_GEN_H

#include "common/base/rng.h"
#include "common/base/row.h"
#include "common/maze/frames.h"
#include "common/maze/maze.h"

/* The cells between which a generator lays its path; on a board, blocks inside the border. */
struct gen_endpoints {
    size_t start, goal; /* in the mask */
    unsigned side;      /* the side of the goal where the border will be open, MAZE_N .. MAZE_W */
    bool goal_unspecified; /* the goal was not specified; make() may move it, and its side */
    bool reach_side; /* any cell of `side` can be the goal; make() stores the one that its path
                      * reaches first */
};

/* The job of make(): one maze. */
struct gen_job {
    struct maze *maze;         /* has its size and kind, and nothing else */
    struct rng *rng;           /* the only source of randomness */
    const uint64_t *values;    /* one per key of the entry */
    struct mem *scratch;       /* working memory; contents are not preserved between calls */
    struct mem *cache;         /* kept between mazes of one size; empty at first */
    struct err *err;           /* set if it fails */
    struct frames *frames;     /* what shows every step, see kit/frame.h; NULL: nothing does */
    const unsigned char *mask; /* laid out as the maze: 0xff for its cells, 0 for others; NULL: the
                                * maze has all cells */
    size_t cells;              /* the number of cells to reach, at least 1: all in the mask, unless
                                * GEN_CELLS asks for fewer */
    const struct maze *given;  /* the maze to complete, with PIECES_FIXED; for finish() alone, which
                                * has a mask then. NULL: none */
    const struct shape_graph *graph; /* of the shape that it has; NULL: none */
    struct gen_endpoints endpoints;  /* undefined for DOORS_AFTER */
    uint64_t index;                  /* of the maze; below total(), if the generator has it */
    size_t root; /* out: the cell where the tree starts, set before the first step; only if the
                  * generator is rooted */
};

/* The job of row(): one maze, a row per call. */
struct gen_row {
    /* Its random numbers, values, and scratch memory, whose contents are preserved between calls;
     * if there are frames, `sets` is wanted. */
    const struct gen_job *job;
    size_t width, height;     /* of the maze; height is 0 if it is endless */
    size_t y;                 /* the row to be generated */
    struct place start, goal; /* undefined for DOORS_AFTER */
    size_t column;            /* the generator's own, preserved between calls */
    uint64_t sets; /* out: the number of sets of the cells so far; 0: the algorithm has none */
};

/* Whether its mazes have exactly one path between any two cells that are not solid. */
enum gen_perfect {
    GEN_IMPERFECT,
    GEN_PERFECT,
    GEN_ROOTED, /* the tree of the passages starts at one cell, and grows from there */
};

/* How a generator works with a mask. */
enum gen_mask {
    MASK_AFTER,     /* ignores it: the maze is cut to the mask afterwards, and reconnected */
    MASK_CONNECTED, /* stays inside; the mask must be connected */
    MASK_ANY,       /* stays inside, and generates one maze per connected component of the mask */
    MASK_NONE,      /* does not allow one */
};

/* How a generator works with the entrance and the exit. */
enum gen_doors {
    DOORS_AFTER,  /* ignores them: they are opened afterwards, and do not change the maze */
    DOORS_BEFORE, /* lays a path from the start to the goal */
    DOORS_SIDE,   /* the same; if the exit may be anywhere on a side, the path decides where */
};

struct pieces;
struct shape_graph;

/* A generator has either make() or row(). These and finish() return 0, or -1 with *job->err set if
 * memory runs out or the values of the keys contradict each other. They must find that out before
 * the work begins where possible, row() in the first row at the latest. */
struct gen {
    struct row entry;
    enum gen_perfect perfect;
    bool sparse;  /* its mazes are perfect, and may have solid cells; without it they have none */
    bool uniform; /* all perfect mazes of the size are equally likely */
    bool fixed;   /* the seed has no effect: there is one maze per size, or per size and index */
    bool board;   /* generates a board of blocks, its border closed unless it is bare, instead of a
                   * maze of walls */
    bool bare;    /* a board whose border doors cannot open: they are blocks inside */
    enum gen_mask mask;
    enum gen_doors doors;

    /* The keys that stop its growth: the last ones of its row, of which GEN_CELLS is the first.
     * NULL: it always reaches all cells. If it has them, it is rooted, takes a mask, and
     * ignores doors. */
    const struct row_key *growth;

    /* The key of a rooted generator that, if it is 1, makes its tree grow from the border, without
     * a root. NULL: there is none. */
    const struct row_key *from_border;

    /* Generates a maze of walls, its border closed, or a board. Usually begins with job_fill. May
     * leave any value in the scratch bits of the cells; on a board MAZE_OBSTACLE alone counts. If
     * there are frames, it shows every step, such as an opened wall, see kit/frame.h. */
    int (*make)(struct gen_job *job);

    /* Generates two mazes of one size, the same ones as make(), a step of each in turn; NULL if
     * that is not faster. Both use one `scratch` and `cache`. Only with DOORS_AFTER, for which
     * nothing else about the second maze needs to be known. It allocates no memory. */
    void (*make_two)(struct gen_job *first, struct gen_job *second);

    /* Completes a given maze: opens walls until its pieces are joined, as a tree, each of them
     * being a vertex; see maze/pieces.h. There are at least two trees to choose from. NULL: it
     * cannot. It reads only the first finish_keys of the keys; others have no meaning there. */
    int (*finish)(const struct gen_job *job, struct pieces *pieces);
    unsigned finish_keys;

    /* The key that joins the connected components of a maze if it is 1: after row(), generate()
     * does it; make() does it itself. A mask must be connected then. NULL: there is none. */
    const struct row_key *joined;

    /* Generates the next row, `width` digits. The caller closes the border. */
    int (*row)(struct gen_row *g, unsigned char *to);

    /* Stores the number of mazes of this size in *total, for a generator that enumerates them by
     * their index. Returns 0, or -1 with *err set if there are more than 2^63. */
    int (*total)(size_t width, size_t height, uint64_t *total, struct err *err);
};

/* The key that says whether the connected components are joined. */
#define GEN_JOINED "joined", 0, 1, 0, "1: join the connected components", 0, NULL

/* The key for a preference between the two axes: the weight of horizontal passages in hundredths,
 * the rest to 100 being that of vertical ones. 50 is no preference. */
#define GEN_BIAS "bias", 0, 100, 50, "preference for horizontal passages", 2, NULL

/* The key for long straight passages: the probability that a walk leaves a cell in the direction
 * in which it was entered; see random_dir_walk. */
#define GEN_STRAIGHT "straight", 0, RNG_CERTAIN, 0, "probability of going straight on", 6, NULL

/* Keys that stop the growth of a tree before it has reached all cells. job->cells is what GEN_CELLS
 * asks for; the other two are up to make(). A cell that was not reached keeps all its walls. */
#define GEN_CELLS "cells", 0, 1000000000000, 0, "number of cells to reach, 0: all", 0, NULL
#define GEN_DEPTH "depth", 0, 1000000000000, 0, "maximum distance from the root, 0: any", 0, NULL
#define GEN_FORKS "forks", 0, 1, 1, "0: a single path, until it is stuck", 0, NULL

/* All generators, ended by NULL. */
extern const struct row *const gen_list[];

/* Returns whether it generates boards with a border of blocks. */
static inline bool gen_has_border(const struct gen *gen)
{
    return gen->board && !gen->bare;
}

/* Returns whether the key gen->joined is 1. */
static inline bool gen_joins(const struct gen *gen, const uint64_t *values)
{
    return gen->joined && values[gen->joined - gen->entry.keys];
}

/* Returns the generator of a row of gen_list. */
static inline const struct gen *gen_of(const struct row *entry)
{
    return (const struct gen *)entry; /* its first member */
}

#endif
