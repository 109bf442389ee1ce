/* mem: growing blocks of memory. Only this module allocates, so that a test can replace it with one
 * that fails on demand. */
#ifndef BASE_MEM_H
#define BASE_MEM_H

#include <stddef.h>
#include <stdint.h>

/* Prefetches memory that will soon be read and written. `address` may be invalid. */
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

/* Grows *m to at least `bytes` bytes. Keeps the contents; new bytes are undefined; m->at may move.
 * An empty block grows to exactly `bytes`; later it doubles, so that a sequence of calls takes time
 * proportional to the final size. If doubling fails, the block grows by a sixteenth. Returns 0, or
 * -1 with *m unchanged if the memory is not available or exceeds the physical memory of the
 * machine: a system that overcommits would grant it and kill the program later. */
int mem_need(struct mem *m, size_t bytes);

/* Returns the pages within bytes `from` to `to` - 1 to the operating system, if it supports that.
 * Their contents are lost; the size of the block does not change. */
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

/* Grows *m to at least count * size + more bytes, like mem_need. Returns 0, or -1 with *m unchanged
 * if mem_need fails or the size does not fit in a size_t. */
static inline int mem_need_array(struct mem *m, size_t count, size_t size, size_t more)
{
    size_t bytes;
    return mem_size(count, size, more, &bytes) ? -1 : mem_need(m, bytes);
}

#endif
