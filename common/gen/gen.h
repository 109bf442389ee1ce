/* gen: the generators of mazes, a file and a line of list.h each. null.c is
 * the template for a new one. */
#ifndef GEN_H
#define GEN_H

#include "../maze.h"
#include "../opt.h"
#include "../rng.h"

/* One maze made row by row. */
struct gen_rows {
    size_t width;
    bool first, last; /* the row at hand; an endless maze has no last one */
    struct rng *rng;
    const uint64_t *values;
    struct mem *work; /* the algorithm's own from row to row, as for make */
};

/* A generator has either make or row. All randomness comes from rng. values:
 * one for each key of the entry. work: memory from the call before, kept for
 * the next. 0, or -1 and err when memory runs out or values do not fit
 * together, which is to be found out before the work begins or at least before
 * the first row. */
struct gen {
    struct opt_entry entry;
    bool perfect; /* exactly one way between any two cells */
    bool uniform; /* all perfect mazes of the size equally likely */
    bool fixed;   /* one maze a size, whatever the seed */

    /* Makes a maze of walls, its border closed, in *m, which has its size
     * (any, from 1x1) and nothing else: usually maze_fill(m, scratch) comes
     * first. The high bits of the cells may be left as they are. */
    int (*make)(struct maze *m, struct rng *rng, const uint64_t *values, struct mem *work,
                struct err *err);

    /* Makes the next row, width + 1 digits, the border closed. */
    int (*row)(struct gen_rows *g, unsigned char *to, struct err *err);
};

/* A random cell to start from, each equally likely. */
static inline size_t gen_start(const struct maze *m, struct rng *rng)
{
    size_t x = (size_t)rng_below(rng, m->width);
    return (size_t)rng_below(rng, m->height) * m->stride + x;
}

/* Makes *work a * b + c bytes for a maze of at most most cells and border cells.
 * -1 and err where it has more, or the bytes are not to be had. */
int gen_memory(const char *name, const struct maze *m, size_t most, size_t a, size_t b, size_t c,
               struct mem *work, struct err *err);

/* Makes a whole maze, in either way. */
int gen_make(const struct gen *gen, struct maze *m, struct rng *rng, const uint64_t *values,
             struct mem *work, struct err *err);

/* All generators, ended by NULL. */
extern const struct opt_entry *const gen_list[];

/* The generator of a row of gen_list. */
static inline const struct gen *gen_of(const struct opt_entry *entry)
{
    return (const struct gen *)entry; /* its first member */
}

#endif
