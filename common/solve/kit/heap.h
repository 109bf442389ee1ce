/* heap: entries of which the first can be taken out. */
#ifndef SOLVE_KIT_HEAP_H
#define SOLVE_KIT_HEAP_H

#include "common/base/mem.h"

#include <stdbool.h>

struct heap_entry {
    uint64_t rank, tie;
    size_t item;
};

/* Returns whether an entry comes before another one. The compiler inlines it into the heap. */
typedef bool heap_order(const struct heap_entry *a, const struct heap_entry *b);

/* The entries with the least rank come first. */
static inline bool heap_by_rank(const struct heap_entry *a, const struct heap_entry *b)
{
    return a->rank < b->rank;
}

/* Of several, the one with the least tie. */
static inline bool heap_by_tie(const struct heap_entry *a, const struct heap_entry *b)
{
    return a->rank != b->rank ? a->rank < b->rank : a->tie < b->tie;
}

/* Adds an entry to a heap of n entries in *mem. Returns 0, or -1 if memory runs out. */
static inline int heap_add(struct mem *mem, size_t n, struct heap_entry entry,
                           heap_order *is_before)
{
    struct heap_entry *heap;
    if (mem_need_array(mem, n + 1, sizeof entry, 0))
        return -1;
    heap = (struct heap_entry *)(void *)mem->at;
    for (; n > 0 && is_before(&entry, &heap[(n - 1) / 2]); n = (n - 1) / 2)
        heap[n] = heap[(n - 1) / 2];
    heap[n] = entry;
    return 0;
}

/* Removes the first of n entries and returns it. */
static inline struct heap_entry heap_take(const struct mem *mem, size_t n, heap_order *is_before)
{
    struct heap_entry *const heap = (struct heap_entry *)(void *)mem->at;
    const struct heap_entry first = heap[0], last = heap[--n];
    size_t i = 0;
    for (size_t child; (child = 2 * i + 1) < n; i = child) {
        child += child + 1 < n && is_before(&heap[child + 1], &heap[child]);
        if (!is_before(&heap[child], &last))
            break;
        heap[i] = heap[child];
    }
    heap[i] = last;
    return first;
}

#endif
