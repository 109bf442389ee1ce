/* moves: lists of moves that can be read from both ends, joined and reversed.
 *
 * The identifier of a list includes the end from which it is read: read from its other end, it has
 * the opposite moves in reverse order. A move takes two bits. */
#ifndef SOLVE_KIT_MOVES_H
#define SOLVE_KIT_MOVES_H

#include "common/base/mem.h"

#include <stdbool.h>

typedef uint64_t moves_id; /* a list, twice its number, plus 1 if read from its last move on */

enum { MOVES_FEW = 16 }; /* bytes of a list that are stored in the struct itself */

/* A list. {0} is an empty list. (It is as small as possible, because there are many lists, most of
 * them short.) */
struct moves_list {
    uint64_t n; /* stored move k, k < n, is at place start / 2 + k of the bytes, four per byte */
    uint64_t start; /* twice the place of the first move, plus 1 if the bytes are in u.mem */
    union {
        unsigned char few[MOVES_FEW]; /* the bytes */
        struct mem mem;               /* owned */
        size_t next_free;             /* private */
    } u;
};

/* All lists. Must be {0} before the first use. */
struct moves_pool {
    struct mem lists;
    size_t count, free; /* lists numbered so far; the first free list plus 1, or 0 */
    bool no_memory;     /* memory ran out; the lists are useless */
};

/* Removes all lists and frees their memory. */
void moves_free(struct moves_pool *p);

/* Returns a new list of n moves in direction d. If memory runs out, this and the other functions
 * set p->no_memory; from then on they do nothing and return an arbitrary list. */
moves_id moves_add(struct moves_pool *p, uint64_t n, unsigned d);

/* Removes a list. */
void moves_drop(struct moves_pool *p, moves_id id);

/* Adds n moves in direction d before the list. */
void moves_prepend(struct moves_pool *p, moves_id id, uint64_t n, unsigned d);

/* Returns the list of the moves of a followed by the moves of b, and removes a and b. Takes time
 * proportional to the shorter one. */
moves_id moves_concatenate(struct moves_pool *p, moves_id a, moves_id b);

/* Moves a list from the pool to *to, and frees the memory that *to had before. The first move of
 * the list becomes stored move 0. */
void moves_take(struct moves_pool *p, moves_id id, struct moves_list *to);

/* Frees the memory of a list that was taken from the pool, and makes it empty. */
void moves_free_list(struct moves_list *l);

/* Returns the number of moves of a list. */
static inline uint64_t moves_count(const struct moves_pool *p, moves_id id)
{
    return ((const struct moves_list *)(const void *)p->lists.at)[id / 2].n;
}

/* Returns the direction of stored move k, k < l->n. */
static inline unsigned moves_at(const struct moves_list *l, uint64_t k)
{
    const uint64_t place = l->start / 2 + k;
    const unsigned char *bytes = l->start & 1 ? l->u.mem.at : l->u.few;
    return bytes[place / 4] >> (place % 4 * 2) & 3;
}

/* Returns the list as read from its other end. */
static inline moves_id moves_reverse(moves_id id)
{
    return id ^ 1;
}

#endif
