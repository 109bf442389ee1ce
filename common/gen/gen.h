/* gen: the generators of mazes, a file and a line of list.h each. null.c is
 * the template for a new one. */
#ifndef GEN_GEN_H
#define GEN_GEN_H

#include "common/base/rng.h"
#include "common/cli/opt.h"
#include "common/maze/frame.h"
#include "common/maze/maze.h"

/* Where the doors are, for the generators that lay a way between them. */
struct gen_endpoints {
    size_t start, goal; /* cells (of a board: blocks inside the border), in the maze */
    bool chosen;        /* nobody asked for the goal; make may put it elsewhere */
    bool reach;         /* the goal is where the way first comes to this side; make says where: */
    unsigned side;      /* the side of the goal that will be open, MAZE_N .. MAZE_W */
};

/* One maze made whole. */
struct gen_job {
    struct maze *maze;      /* has its size and kind and nothing else */
    struct rng *rng;        /* all randomness comes from it */
    const uint64_t *values; /* one for each key of the entry */
    struct mem *work;       /* memory from the call before, for what may be lost until the next */
    struct mem *keep; /* what the algorithm keeps from maze to maze of a size; empty at first */
    struct frame_clock *trace; /* to be told of every step (a passage, say), or NULL */
    const unsigned char *in;   /* the mask, laid out as the maze: 0xff in, 0 out; NULL: all in */
    size_t cells;              /* how many are in, at least 1 */
    struct gen_endpoints ends; /* only for those that ask for it */
    uint64_t index;            /* of the maze, below total() */
};

/* One maze made row by row. */
struct gen_rows {
    size_t width, y;
    bool first, last; /* the row at hand; an endless maze has no last one */
    struct rng *rng;
    const uint64_t *values;
    struct mem *work; /* the algorithm's own from row to row, as for make */
    struct gen_place {
        size_t x, y;
    } upper, lower; /* the doors, for those that ask for them */
};

/* What a generator does with the cells outside a mask. */
enum gen_mask {
    MASK_AFTER,     /* knows of none: generate makes it whole and cuts it out */
    MASK_CONNECTED, /* keeps inside, a mask of one part */
    MASK_ANY,       /* keeps inside, and makes a maze of each part */
    MASK_NONE,      /* no mask can be had */
};

/* What it has to know of the doors before. */
enum gen_doors {
    GEN_NO_DOORS, /* nothing: the same maze wherever they are */
    GEN_DOORS,    /* the ends */
    GEN_REACH,    /* the same, and a side is reached where the way comes to it */
};

/* A generator has either make or row. 0, or -1 and err when memory runs out or
 * values do not fit together, which is to be found out before the work begins
 * or at least before the first row. */
struct gen {
    struct opt_entry entry;
    bool perfect; /* exactly one way between any two cells that are not solid, */
    bool sparse;  /* of which there may be some; otherwise there are none */
    bool uniform; /* all perfect mazes of the size equally likely */
    bool fixed;   /* one maze a size, or an index, whatever the seed */
    bool board;   /* a board of blocks, its border closed, in place of walls */
    enum gen_mask mask;
    enum gen_doors doors;

    /* Makes a maze of walls, its border closed: usually job_fill(job, scratch)
     * comes first. The high bits of the cells may be left as they are; on a
     * board MAZE_OBSTACLE alone tells what stands there. */
    int (*make)(struct gen_job *job, struct err *err);

    /* Makes the next row, width + 1 digits, the border closed. */
    int (*row)(struct gen_rows *g, unsigned char *to, struct err *err);

    /* The number of mazes of this size, for one that makes each of them once, by
     * its index; -1 and err where there are more than 2^63. */
    int (*total)(size_t width, size_t height, uint64_t *total, struct err *err);
};

/* The key of those that can be made to go more often one way than the other: in
 * hundredths, 50 is no bias. */
#define GEN_BIAS                                                                                   \
    {                                                                                              \
        "bias", 0, 100, 50, "horizontal passages against vertical ones", 2, NULL                   \
    }

/* All generators, ended by NULL. */
extern const struct opt_entry *const gen_list[];

/* The generator of a row of gen_list. */
static inline const struct gen *gen_of(const struct opt_entry *entry)
{
    return (const struct gen *)entry; /* its first member */
}

#endif
