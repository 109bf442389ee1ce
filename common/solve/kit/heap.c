#include "heap.h"

#include <stdbool.h>

static struct heap_entry *heap_entries(const struct heap *h)
{
    return (struct heap_entry *)(void *)h->mem->at;
}

static bool heap_is_less(struct heap_entry a, struct heap_entry b)
{
    return a.rank != b.rank ? a.rank < b.rank : a.tie < b.tie;
}

int heap_add(struct heap *h, struct heap_entry entry)
{
    struct heap_entry *at;
    size_t i = h->count;
    if (mem_need_array(h->mem, i + 1, sizeof entry, 0))
        return -1;
    h->count++;
    for (at = heap_entries(h); i > 0 && heap_is_less(entry, at[(i - 1) / 2]); i = (i - 1) / 2)
        at[i] = at[(i - 1) / 2];
    at[i] = entry;
    return 0;
}

struct heap_entry heap_take(struct heap *h)
{
    struct heap_entry *const at = heap_entries(h);
    const size_t n = --h->count;
    const struct heap_entry first = at[0], last = at[n];
    size_t i = 0;
    for (size_t child; (child = 2 * i + 1) < n; i = child) {
        child += child + 1 < n && heap_is_less(at[child + 1], at[child]);
        if (!heap_is_less(at[child], last))
            break;
        at[i] = at[child];
    }
    at[i] = last;
    return first;
}
