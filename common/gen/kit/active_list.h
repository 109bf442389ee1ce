/* active_list: the list of cells that may still grow, and the rule that chooses the next one; used
 * by growing-tree and growing-forest.
 *
 * A removed cell leaves a hole in the list, so the order is preserved. When a quarter of the list
 * consists of holes, it is compacted (waiting until half of it does is a sixth slower). If a hole
 * is chosen, the random rule draws again, and the other rules advance towards newer cells.
 *
 * Random places are drawn ahead, see ahead.h. This halves the time for mazes of 16 million
 * cells. */
#ifndef GEN_KIT_ACTIVE_LIST_H
#define GEN_KIT_ACTIVE_LIST_H

#include "ahead.h"
#include "frame.h"

/* The rules. Their weights are the first keys of both algorithms: a rule is used with probability
 * weight / (sum of all weights). */
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
        "middle", 0, 1000000, 0, "weight of the middle cell", 0, NULL                              \
    }

#define ACTIVE_LIST_MAX ((size_t)UINT32_MAX) /* maximum number of cells and border cells */

struct active_list {
    const struct gen_job *job;
    uint32_t *at;        /* the cells, with holes, in job->scratch */
    size_t count, size;  /* number of entries, holes included; capacity */
    size_t first, holes; /* all entries before `first` are holes; `holes` counts those after it. The
                          * last entry is not a hole. If first is count, the list is empty */
    uint64_t sum;        /* sum of the weights */
    struct ahead ahead;  /* places for the random rule */
};

/* Makes *a an empty list. `name` is the name of the algorithm, for the message. Returns 0, or -1
 * with *job->err set if all weights are 0 or the maze has more than ACTIVE_LIST_MAX cells. */
int active_list_init(struct active_list *a, const char *name, const struct gen_job *job);

/* Makes room for at least one more entry. Returns 0, or -1 with *job->err set if memory runs
 * out. */
int active_list_grow(struct active_list *a);

/* Appends `cell`. Returns 0, or -1 with *job->err set if memory runs out. */
static inline int active_list_add(struct active_list *a, size_t cell)
{
    if (a->count == a->size && active_list_grow(a))
        return -1;
    a->at[a->count++] = (uint32_t)cell;
    return 0;
}

/* Returns the place of the cell that grows next. The list must not be empty. */
size_t active_list_choose(struct active_list *a);

/* Completes a frame begun by frame_begin, in which the maze has grown to cell `at`. The cells in
 * the list are active; all others without the scratch bit `fresh` are finished. For `sets` see
 * frame_end. */
void active_list_frame(const struct active_list *a, size_t at, unsigned fresh, uint64_t sets);

/* Removes the cell at place k. */
void active_list_remove(struct active_list *a, size_t k);

#endif
