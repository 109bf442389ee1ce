/* active_list: the list of cells that may grow, and the rule that chooses the next one; for
 * growing-tree and growing-forest.
 *
 * A removed cell leaves a hole in the list, so that the order stays. When a quarter of the list are
 * holes, it is compacted (at a half: a sixth slower). If a hole is chosen, a random choice is
 * repeated, and other rules move on towards the newer cells.
 *
 * Random places are drawn ahead, see ahead.h. In mazes of 16 million cells this halves the time. */
#ifndef GEN_KIT_ACTIVE_LIST_H
#define GEN_KIT_ACTIVE_LIST_H

#include "ahead.h"
#include "frame.h"

/* The rules. Their weights are the first keys of both algorithms: a rule is used with the
 * probability that is its weight over the sum of all weights. */
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

#define ACTIVE_LIST_MAX ((size_t)UINT32_MAX) /* the most cells and border cells */

struct active_list {
    const struct gen_job *job;
    uint32_t *at;        /* the cells, with holes, in job->scratch */
    size_t count, size;  /* the number of entries, holes included, and the most */
    size_t first, holes; /* all entries before `first` are holes; holes after it; the last entry is
                          * not a hole. If first is count, the list has no cell */
    uint64_t sum;        /* of the weights */
    struct ahead ahead;  /* places of the random rule */
};

/* Makes *a an empty list. name: of the algorithm, for the message. Returns 0, or -1 with
 * *job->err set if all weights are 0 or the maze has more than ACTIVE_LIST_MAX cells. */
int active_list_init(struct active_list *a, const char *name, const struct gen_job *job);

/* Makes room for at least one more entry. Returns 0, or -1 with *job->err set if memory runs out.
 */
int active_list_grow(struct active_list *a);

/* Adds a cell at the end. Returns 0, or -1 with *job->err set if memory runs out. */
static inline int active_list_add(struct active_list *a, size_t cell)
{
    if (a->count == a->size && active_list_grow(a))
        return -1;
    a->at[a->count++] = (uint32_t)cell;
    return 0;
}

/* Returns the place of the cell that grows next. The list must not be empty. */
size_t active_list_choose(struct active_list *a);

/* Shows in a frame, which frame_begin has begun, that the maze has grown to cell `at`. The cells of
 * the list are active, and all others without the scratch bit `fresh` are finished. sets: see
 * frame_end. */
void active_list_frame(const struct active_list *a, size_t at, unsigned fresh, uint64_t sets);

/* Removes the cell at place k. */
void active_list_remove(struct active_list *a, size_t k);

#endif
