#include "moves.h"

#include <string.h>

static inline struct moves_list *moves_list(const struct moves_pool *p, moves_id id)
{
    return (struct moves_list *)(void *)p->lists.at + id / 2;
}

void moves_free(struct moves_pool *p)
{
    for (size_t k = 0; k < p->count; k++)
        moves_free_list(moves_list(p, 2 * k));
    mem_free(&p->lists);
    *p = (struct moves_pool){0};
}

void moves_free_list(struct moves_list *l)
{
    if (l->start & 1)
        mem_free(&l->u.mem);
    *l = (struct moves_list){0};
}

/* Returns the moves of a list, four per byte. */
static inline unsigned char *moves_bytes(struct moves_list *l)
{
    return l->start & 1 ? l->u.mem.at : l->u.few;
}

/* Makes room for n more moves at each end of a list. Allocates a block twice as large as needed,
 * with the moves in the middle. Returns 0, or -1 if memory runs out. */
static int moves_grow(struct moves_list *l, uint64_t n)
{
    enum { PER_BYTE = 4 };
    struct moves_list old = *l;
    struct mem mem = {0};
    const uint64_t first = l->start / 2;
    const size_t used = (size_t)((first + l->n + PER_BYTE - 1) / PER_BYTE - first / PER_BYTE);
    size_t bytes, before;
    if (n > SIZE_MAX / 8 || /* unreached: on 64 bits */
        mem_size(used + (size_t)n / PER_BYTE + MOVES_FEW, 2, 0, &bytes) || mem_need(&mem, bytes))
        return -1;
    before = (bytes - used) / 2;
    memcpy(mem.at + before, moves_bytes(l) + first / PER_BYTE, used);
    l->start = ((uint64_t)before * PER_BYTE + first % PER_BYTE) * 2 + 1;
    l->u.mem = mem;
    moves_free_list(&old);
    return 0;
}

/* Replaces the move at `place` in the bytes. */
static inline void moves_set(struct moves_list *l, uint64_t place, unsigned d)
{
    unsigned char *byte = moves_bytes(l) + place / 4;
    const unsigned shift = place % 4 * 2;
    *byte = (unsigned char)((*byte & ~(3U << shift)) | d << shift);
}

/* Prepends n moves to list `id`: the moves of *from, read from the last one on if `reversed` is
 * true; if from is NULL, moves in direction d. */
static void moves_put_all(struct moves_pool *p, moves_id id, uint64_t n, unsigned d,
                          const struct moves_list *from, bool reversed)
{
    struct moves_list *l = moves_list(p, id);
    const bool at_end = id & 1;
    const uint64_t first = l->start / 2;
    const uint64_t size = l->start & 1 ? l->u.mem.size : MOVES_FEW;
    const uint64_t room = at_end ? size * 4 - first - l->n : first;
    if (n > room && moves_grow(l, n)) {
        p->no_memory = true;
        return;
    }
    for (uint64_t k = n; k-- > 0;) {
        const unsigned move = !from      ? d
                              : reversed ? moves_at(from, n - 1 - k) ^ 2
                                         : moves_at(from, k);
        l->start -= at_end ? 0 : 2;
        moves_set(l, l->start / 2 + (at_end ? l->n : 0), at_end ? move ^ 2 : move);
        l->n++;
    }
}

moves_id moves_add(struct moves_pool *p, uint64_t n, unsigned d)
{
    size_t k = p->free;
    if (p->no_memory)
        return 0;
    if (k > 0) {
        k--;
        p->free = moves_list(p, 2 * k)->u.next_free;
    } else {
        k = p->count;
        if (k > SIZE_MAX / 4 || /* unreached: on 64 bits */
            mem_need_array(&p->lists, k + 1, sizeof(struct moves_list), 0)) {
            p->no_memory = true;
            return 0;
        }
        p->count++;
    }
    *moves_list(p, 2 * k) = (struct moves_list){.start = (uint64_t)MOVES_FEW * 4};
    moves_put_all(p, 2 * k, n, d, NULL, false);
    return 2 * k;
}

void moves_drop(struct moves_pool *p, moves_id id)
{
    struct moves_list *l = moves_list(p, id);
    if (p->no_memory)
        return;
    moves_free_list(l);
    l->u.next_free = p->free;
    p->free = (size_t)(id / 2) + 1;
}

void moves_prepend(struct moves_pool *p, moves_id id, uint64_t n, unsigned d)
{
    if (!p->no_memory)
        moves_put_all(p, id, n, d, NULL, false);
}

moves_id moves_concatenate(struct moves_pool *p, moves_id a, moves_id b)
{
    const bool a_is_longer = moves_list(p, a)->n > moves_list(p, b)->n;
    const moves_id shorter = a_is_longer ? moves_reverse(b) : a;
    const moves_id longer = a_is_longer ? moves_reverse(a) : b;
    const struct moves_list from = *moves_list(p, shorter);
    if (p->no_memory)
        return a;
    moves_put_all(p, longer, from.n, 0, &from, shorter & 1);
    moves_drop(p, shorter);
    return a_is_longer ? moves_reverse(longer) : longer;
}

void moves_take(struct moves_pool *p, moves_id id, struct moves_list *to)
{
    struct moves_list *l = moves_list(p, id);
    moves_free_list(to);
    *to = *l;
    *l = (struct moves_list){0};
    moves_drop(p, id);
    for (uint64_t k = 0; id & 1 && k < to->n - k; k++) {
        const uint64_t last = to->n - 1 - k;
        const unsigned d = moves_at(to, k) ^ 2;
        moves_set(to, to->start / 2 + k, moves_at(to, last) ^ 2);
        moves_set(to, to->start / 2 + last, d);
    }
}
