/* frontier: a list of cells or walls at the edge of a maze that grows, from which random ones are
 * taken; for prim-simple and prim-modified; and how a frame shows it, for prim too. */
#ifndef GEN_KIT_FRONTIER_H
#define GEN_KIT_FRONTIER_H

#include "ahead.h"
#include "cell_list.h"
#include "common/gen/gen.h"

/* An entry is a cell outside the maze, times four, plus a direction. */
struct frontier {
    struct cell_list list;
    struct ahead ahead;
};

/* Shows in a frame that cell i was joined to the maze. The frontier, all cells outside the maze and
 * beside it, is active, and the maze, all cells with a passage, is finished. */
void frontier_show(const struct gen_job *job, size_t i);

/* Returns an empty frontier in *mem. */
static inline struct frontier frontier_init(struct mem *mem)
{
    return (struct frontier){.list = {mem, NULL, 0, 0}};
}

/* A frontier of fewer entries is in the cache, and drawing ahead would cost a tenth. */
enum { FRONTIER_LONG = 1024 };

/* As frontier_take, but draws ahead and prefetches for the next calls. Mazes of 16 million cells
 * take 0.7 or 0.5 of the time, mazes of 256 million cells less than half. */
size_t frontier_take_ahead(struct frontier *f, const struct maze *m, struct rng *rng);

/* Removes a random entry of the frontier, which is not empty, and returns it; all are equally
 * likely. */
static inline size_t frontier_take(struct frontier *f, const struct maze *m, struct rng *rng)
{
    if (f->list.count >= FRONTIER_LONG)
        return frontier_take_ahead(f, m, rng);
    return cell_list_remove(&f->list, (size_t)rng_below(rng, f->list.count));
}

#endif
