/* mem: growing blocks of memory. The only place that allocates, so that a test can replace it by
 * one that fails on demand. */
#ifndef BASE_MEM_H
#define BASE_MEM_H

#include <stddef.h>
#include <stdint.h>

/* Prefetches memory that will soon be read and written. Any address is allowed. */
#ifdef __GNUC__
#define MEM_PREFETCH(address) __builtin_prefetch(address, 1)
#else
#define MEM_PREFETCH(address) (void)(address)
#endif

/* A block of memory that only grows; {0} is an empty block. */
struct mem {
    unsigned char *at; /* owned; NULL while size is 0 */
    size_t size;       /* in bytes */
};

/* Makes *m at least `bytes` bytes large. Keeps the contents; new bytes are undefined; m->at may
 * move. An empty block grows to exactly `bytes`, later it doubles, so that a sequence of calls
 * takes time proportional to the last size. If the doubled size cannot be had, it grows by a
 * sixteenth. Returns 0, or -1 with *m unchanged if the memory cannot be had, or if it is more than
 * the physical memory of the machine: a system that overcommits would grant it and kill the program
 * later. */
int mem_need(struct mem *m, size_t bytes);

/* Returns the pages that lie within bytes from .. to - 1 to the operating system, if it allows
 * that. Their contents are lost; the size of the block stays the same. */
void mem_release(const struct mem *m, size_t from, size_t to);

/* Frees the memory; *m is empty afterwards. */
void mem_free(struct mem *m);

/* Computes a * b + c into *sum. Returns 0, or -1 if the result does not fit in a size_t. */
static inline int mem_size(size_t a, size_t b, size_t c, size_t *sum)
{
    if (a && b > (SIZE_MAX - c) / a)
        return -1;
    *sum = a * b + c;
    return 0;
}

/* Makes *m at least count * size + more bytes large. Returns as mem_need, and -1 if that does not
 * fit in a size_t. */
static inline int mem_need_array(struct mem *m, size_t count, size_t size, size_t more)
{
    size_t bytes;
    return mem_size(count, size, more, &bytes) ? -1 : mem_need(m, bytes);
}

#endif
