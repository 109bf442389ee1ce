/* ahead: random places in a list, drawn several calls before they are used, so that the memory they
 * lead to can be prefetched.
 *
 * A random entry of a long list is not in the cache, and neither are the cells around the cell that
 * it refers to. So the places of the next calls are drawn in advance and kept in a ring. Callers
 * prefetch the list entry at the place drawn last, and the cells of the entry that will be used
 * half a ring later.
 *
 * The places stay uniform while the list changes. A place is drawn from the `of` entries that exist
 * at that time. If the list has grown when the place is due, a new place is drawn; if that is one
 * of the first `of`, the old place is used, otherwise the new one. If the list has shrunk and the
 * place is past its end, the next one is used. The contents of the list do not depend on the places
 * in the ring, so all entries are equally likely. */
#ifndef GEN_KIT_AHEAD_H
#define GEN_KIT_AHEAD_H

#include "common/base/rng.h"
#include "common/maze/maze.h"

enum { AHEAD = 16 };

/* {0}: nothing has been drawn. */
struct ahead {
    struct ahead_place {
        size_t at, of; /* of: 0 if no place was drawn */
    } place[AHEAD];
    unsigned next; /* place[next] is used next */
};

/* Returns a random place in a list of `count` entries, at least 1, all equally likely, and draws
 * the place that will be used AHEAD calls later. */
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

/* Returns the place that will be used AHEAD / 2 calls later. It may be past the end of the list if
 * that has shrunk since. */
static inline size_t ahead_soon(const struct ahead *a)
{
    return a->place[(a->next + AHEAD / 2) % AHEAD].at;
}

/* Prefetches `cell` and the cells around it. */
static inline void ahead_fetch(const struct maze *m, size_t cell)
{
    MEM_PREFETCH(m->cell + cell);
    MEM_PREFETCH(m->cell + cell - m->stride);
    MEM_PREFETCH(m->cell + cell + m->stride);
}

#endif
