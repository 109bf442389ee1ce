/* frontier: cells or walls at the edge of a growing maze, taken at random (prim-simple,
 * prim-modified), and their frame (also prim). */
#ifndef GEN_KIT_FRONTIER_H
#define GEN_KIT_FRONTIER_H

#include "ahead.h"
#include "frame.h"

/* An entry is a cell outside the maze, times four, plus a direction. {job} is empty. */
struct frontier {
    const struct gen_job *job;
    size_t *at; /* the entries, in job->scratch */
    size_t count, size;
    struct ahead ahead;
};

/* Shows in a frame, which frame_begin has begun, that cell i was joined to the maze. The frontier,
 * all cells outside the maze and beside it, is active, and the maze, all cells with a passage, is
 * finished. */
void frontier_frame(const struct gen_job *job, size_t i);

/* Makes room for four more entries; f->at may move. Returns 0, or -1 with *job->err set if memory
 * runs out. */
int frontier_grow(struct frontier *f);

/* m and rng below are the job's; looking them up in it costs a twentieth of the time. */

/* Adds the neighbours of cell i in these directions, a set, with the directions back. Returns as
 * frontier_grow. */
static inline int frontier_add(struct frontier *f, const struct maze *m, size_t i, unsigned dirs)
{
    if (f->count + 4 > f->size && frontier_grow(f))
        return -1;
    for (unsigned d = 0; d < 4; d++) {
        f->at[f->count] = 4 * maze_neighbour(m, i, d) + (d ^ 2);
        f->count += dirs >> d & 1;
    }
    return 0;
}

/* Removes entry k, whose place the last entry takes, and returns it. */
static inline size_t frontier_remove(struct frontier *f, size_t k)
{
    size_t entry = f->at[k];
    f->at[k] = f->at[--f->count];
    return entry;
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
    if (f->count >= FRONTIER_LONG)
        return frontier_take_ahead(f, m, rng);
    return frontier_remove(f, (size_t)rng_below(rng, f->count));
}

#endif
