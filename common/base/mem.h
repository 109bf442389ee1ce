/* mem: memory that grows. The one place that calls malloc and realloc, so
 * that tests can put another in its place that fails when told to. */
#ifndef BASE_MEM_H
#define BASE_MEM_H

#include <stddef.h>
#include <stdint.h>

/* Asks for memory that will soon be read and written; any address will do. */
#ifdef __GNUC__
#define MEM_PREFETCH(address) __builtin_prefetch(address, 1)
#else
#define MEM_PREFETCH(address) (void)(address)
#endif

/* A block of memory that only grows; {0} is an empty one. */
struct mem {
    unsigned char *at; /* owned; NULL while size is 0 */
    size_t size;       /* bytes at hand */
};

/* Makes m->size at least bytes. The contents stay; what is new is undefined;
 * m->at may move. Grows to exactly bytes from empty and twofold later, so that
 * a sequence of calls costs time in proportion to the last; where that cannot
 * be had, by a sixteenth, so that the last of the memory is never taken.
 * Returns 0, or -1 with m unchanged when the memory cannot be had: also when
 * it is more than the machine's physical memory, for a system that
 * overcommits would grant that and kill us later. */
int mem_need(struct mem *m, size_t bytes);

/* Gives what lies wholly in bytes from .. to - 1 back to the system, where it can be done; what
 * was there is lost, and the block as large as before. */
void mem_release(const struct mem *m, size_t from, size_t to);

/* Frees; m is empty again. */
void mem_free(struct mem *m);

/* a * b + c in *sum; -1 where that is more than a size_t holds. */
static inline int mem_size(size_t a, size_t b, size_t c, size_t *sum)
{
    if (a && b > (SIZE_MAX - c) / a)
        return -1;
    *sum = a * b + c;
    return 0;
}

#endif
