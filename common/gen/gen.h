/* gen: the generators of mazes, a file and a line of list.h each. null.c is
 * the template for a new one. */
#ifndef GEN_H
#define GEN_H

#include "../maze.h"
#include "../opt.h"
#include "../rng.h"
#include "../trace.h"

/* Where the doors are, for the generators that lay a way between them. */
struct gen_ends {
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
    struct mem *keep;    /* what the algorithm keeps from maze to maze of a size; empty at first */
    struct trace *trace; /* to be told of every step (a passage, say), or NULL */
    const unsigned char *in; /* the mask, laid out as the maze: 0xff in, 0 out; NULL: all in */
    size_t cells;            /* how many are in, at least 1 */
    struct gen_ends ends;    /* only for those that ask for it */
    uint64_t index;          /* of the maze, below total() */
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
    GEN_CUT,   /* knows of none: gen_make makes it whole and cuts it out */
    GEN_PART,  /* keeps inside, a mask of one part */
    GEN_PARTS, /* keeps inside, and makes a maze of each part */
    GEN_WHOLE, /* no mask can be had */
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

    /* Makes a maze of walls, its border closed: usually gen_fill(job, scratch)
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

/* All walls up, scratch (bits of 0xf0) set in every cell that is in and nowhere
 * else. */
void gen_fill(const struct gen_job *job, unsigned char scratch);

/* MAZE_SEEN on everything around the cells that are in. */
void gen_frame(const struct gen_job *job);

/* Makes the only maze there is if it is one cell wide or high, in which random walks
 * would take very long; false if it is neither. */
bool gen_line(const struct gen_job *job);

/* Is cell i in? */
static inline bool gen_in(const struct gen_job *job, size_t i)
{
    return !job->in || job->in[i];
}

/* A random cell to start from, each equally likely. */
static inline size_t gen_start(const struct gen_job *job)
{
    const struct maze *m = job->maze;
    size_t i;
    do {
        size_t x = (size_t)rng_below(job->rng, m->width);
        i = (size_t)rng_below(job->rng, m->height) * m->stride + x;
    } while (!gen_in(job, i));
    return i;
}

/* Makes *work a * b + c bytes for a maze of at most most cells and border cells.
 * -1 and err where it has more, or the bytes are not to be had. */
int gen_memory(const char *name, const struct maze *m, size_t most, size_t a, size_t b, size_t c,
               struct mem *work, struct err *err);

/* Makes a whole maze, in either way. */
int gen_make(const struct gen *gen, struct gen_job *job, struct err *err);

/* All generators, ended by NULL. */
extern const struct opt_entry *const gen_list[];

/* The generator of a row of gen_list. */
static inline const struct gen *gen_of(const struct opt_entry *entry)
{
    return (const struct gen *)entry; /* its first member */
}

#endif
