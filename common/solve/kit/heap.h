/* heap: a priority queue in the form of a binary heap. */
#ifndef SOLVE_KIT_HEAP_H
#define SOLVE_KIT_HEAP_H

#include "common/base/mem.h"

#include <stdbool.h>

struct heap_entry {
    uint64_t rank, tie;
    size_t item;
};

/* Returns whether *a comes before *b. The compiler inlines it into the heap functions. */
typedef bool heap_order(const struct heap_entry *a, const struct heap_entry *b);

/* Orders entries by rank, the lowest first. */
static inline bool heap_by_rank(const struct heap_entry *a, const struct heap_entry *b)
{
    return a->rank < b->rank;
}

/* Orders entries by rank and, for equal ranks, by tie, the lowest first. */
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
