/* active: the list of cells that may grow, and the rule which of them does next,
 * of growing-tree and growing-forest.
 *
 * A cell struck off leaves a hole in the list, so that the order stays; when
 * a quarter of the list are holes, it is closed up (at a half: a sixth slower). A hole
 * that is drawn is drawn again, for a random cell, or passed over towards the newer ones.
 *
 * A random cell of a long list is in no cache, and neither is its neighbourhood.
 * So places are drawn some time before they are used, to fetch first the list there
 * and, later, the cells around the one that stands there. A place drawn among n is
 * good still, when there are more by now, with the probability that a place drawn now is
 * one of the first n; else that one is taken. In mazes of 16 million cells this halves
 * the time. */
#ifndef GEN_KIT_ACTIVE_LIST_H
#define GEN_KIT_ACTIVE_LIST_H

#include "common/gen/gen.h"

/* The rules, which are the first keys of both algorithms: how often each one
 * chooses is as its weight to the sum of them. */
enum {
    ACTIVE_LIST_NEWEST,
    ACTIVE_LIST_RANDOM,
    ACTIVE_LIST_OLDEST,
    ACTIVE_LIST_MIDDLE,
    ACTIVE_LIST_RULES
};

#define ACTIVE_LIST_KEYS                                                                           \
    {"newest", 0, 1000000, 70, "weight of the newest cell", 0, NULL},                              \
        {"random", 0, 1000000, 30, "weight of a random cell", 0, NULL},                            \
        {"oldest", 0, 1000000, 0, "weight of the oldest cell", 0, NULL},                           \
    {                                                                                              \
        "middle", 0, 1000000, 0, "weight of the middle of the list", 0, NULL                       \
    }

#define ACTIVE_LIST_MAX ((size_t)UINT32_MAX) /* cells and border cells at most */

enum { ACTIVE_LIST_AHEAD = 16 };

/* A place of the list, drawn among the first of so many; of 0: none. */
struct active_list_place {
    uint32_t at, of;
};

struct active_list {
    const struct gen_job *job;
    uint32_t *at;        /* the list, with holes, in job->scratch */
    size_t count, size;  /* entries; what there is room for */
    size_t first, holes; /* all before first are holes; holes from there on; the last is none */
    uint64_t sum;        /* of the weights */
    struct active_list_place ahead[ACTIVE_LIST_AHEAD];
    unsigned next; /* ahead[next] is used next, and so on round and round */
};

/* An empty list. name: of the algorithm, for err. -1 and err: all weights are 0,
 * or there are more than ACTIVE_LIST_MAX. */
int active_list_init(struct active_list *a, const char *name, const struct gen_job *job,
                     struct err *err);

/* Makes the list longer; adds a cell at its end. -1 and err: no memory. */
int active_list_grow(struct active_list *a, struct err *err);
static inline int active_list_add(struct active_list *a, size_t cell, struct err *err)
{
    if (a->count == a->size && active_list_grow(a, err))
        return -1;
    a->at[a->count++] = (uint32_t)cell;
    return 0;
}

/* The place in the list, which is not empty, of the cell that grows next. */
size_t active_list_choose(struct active_list *a);

/* Strikes the cell at place k off. */
void active_list_remove(struct active_list *a, size_t k);

#endif
