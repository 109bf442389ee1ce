/* frontier: the cells or walls at the edge of a growing maze, drawn at random, for prim-simple and
 * prim-modified; and its frames, also for prim. */
#ifndef GEN_KIT_FRONTIER_H
#define GEN_KIT_FRONTIER_H

#include "ahead.h"
#include "frame.h"

/* An entry is four times a cell outside the maze, plus a direction. {job} is an empty frontier. */
struct frontier {
    const struct gen_job *job;
    size_t *at; /* the entries, in job->scratch */
    size_t count, size;
    struct ahead ahead;
};

/* Completes a frame begun by frame_begin, in which cell i was joined to the maze. The frontier (all
 * cells outside the maze and beside it) is active; the maze (all cells with a passage) is
 * finished. */
void frontier_frame(const struct gen_job *job, size_t i);

/* Makes room for four more entries; f->at may move. Returns 0, or -1 with *job->err set if memory
 * runs out. */
int frontier_grow(struct frontier *f);

/* The arguments m and rng below are members of the job; loading them from it costs a twentieth of
 * the time. */

/* Adds the neighbours of cell i in the directions of the set `dirs`, each with the direction back.
 * Returns 0, or -1 with *job->err set if memory runs out. */
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

/* Removes entry k and returns it. The last entry takes its place. */
static inline size_t frontier_remove(struct frontier *f, size_t k)
{
    size_t entry = f->at[k];
    f->at[k] = f->at[--f->count];
    return entry;
}

/* A frontier with fewer entries fits in the cache, and drawing ahead would cost a tenth of the
 * time. */
enum { FRONTIER_LONG = 1024 };

/* Does the same as frontier_take, but draws ahead and prefetches for the next calls. This takes 0.7
 * or 0.5 of the time for mazes of 16 million cells, and less than half for 256 million cells. */
size_t frontier_take_ahead(struct frontier *f, const struct maze *m, struct rng *rng);

/* Removes a random entry of the frontier, which must not be empty, and returns it. All entries are
 * equally likely. */
static inline size_t frontier_take(struct frontier *f, const struct maze *m, struct rng *rng)
{
    if (f->count >= FRONTIER_LONG)
        return frontier_take_ahead(f, m, rng);
    return frontier_remove(f, (size_t)rng_below(rng, f->count));
}

#endif
