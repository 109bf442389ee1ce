/* ahead: random places of a list, drawn some calls before they are used, so that the memory they
 * lead to can be prefetched.
 *
 * A random entry of a long list is not in the cache, and neither are the cells around the one it
 * names. So the places of the next calls are drawn in advance, in a ring: the list is prefetched
 * where the last one was drawn, and the cells of one that will be used half a ring later.
 *
 * The places stay uniform while the list changes. A place is drawn among the `of` entries that
 * there are. If there are more entries when it is used, it is used with the probability that a
 * place drawn now is one of the first `of`; otherwise the new one is. If there are fewer, and it is
 * beyond the last of them, the next one is used. What the list holds does not depend on the places
 * that wait, so each entry of it is equally likely. */
#ifndef GEN_KIT_AHEAD_H
#define GEN_KIT_AHEAD_H

#include "common/base/rng.h"
#include "common/maze/maze.h"

enum { AHEAD = 16 };

/* {0}: nothing has been drawn. */
struct ahead {
    struct ahead_place {
        size_t at, of; /* of is 0 if none was drawn */
    } place[AHEAD];
    unsigned next; /* place[next] is used next */
};

/* Returns a random place of a list of `count` entries, all equally likely, and draws the one that
 * will be used AHEAD calls later. count >= 1. */
static inline size_t ahead_take(struct ahead *a, struct rng *rng, size_t count)
{
    size_t k;
    do {
        struct ahead_place *p = &a->place[a->next];
        size_t now = (size_t)rng_below(rng, count);
        k = now < p->of ? p->at : now;
        p->at = (size_t)rng_below(rng, count);
        p->of = count;
        a->next = (a->next + 1) % AHEAD;
    } while (k >= count);
    return k;
}

/* Returns the place that was drawn last. */
static inline size_t ahead_last(const struct ahead *a)
{
    return a->place[(a->next + AHEAD - 1) % AHEAD].at;
}

/* Returns the place that will be used AHEAD / 2 calls later. The list may have become shorter since
 * it was drawn. */
static inline size_t ahead_soon(const struct ahead *a)
{
    return a->place[(a->next + AHEAD / 2) % AHEAD].at;
}

/* Prefetches a cell and those around it. */
static inline void ahead_fetch(const struct maze *m, size_t cell)
{
    MEM_PREFETCH(m->cell + cell);
    MEM_PREFETCH(m->cell + cell - m->stride);
    MEM_PREFETCH(m->cell + cell + m->stride);
}

#endif
