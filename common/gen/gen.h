/* gen: the generators of mazes, a file and a line of list.h each. null.c is
 * the template for a new one. */
#ifndef GEN_H
#define GEN_H

#include "../maze.h"
#include "../opt.h"
#include "../rng.h"

struct gen {
    struct opt_entry entry;
    bool perfect; /* exactly one way between any two cells */
    bool uniform; /* all perfect mazes of the size equally likely */

    /* Makes a maze of walls, its border closed, in *m, which has its size
     * (any, from 1x1) and nothing else: usually maze_fill(m, scratch) comes
     * first. All randomness comes from *rng. values: one for each key of the
     * entry. *work: memory from the call before, kept for the next. The high
     * bits of the cells may be left as they are. 0, or -1 and err when memory
     * runs out, which is to be found out before the work begins. */
    int (*make)(struct maze *m, struct rng *rng, const uint64_t *values, struct mem *work,
                struct err *err);
};

/* All generators, ended by NULL. */
extern const struct opt_entry *const gen_list[];

/* The generator of a row of gen_list. */
static inline const struct gen *gen_of(const struct opt_entry *entry)
{
    return (const struct gen *)entry; /* its first member */
}

#endif
