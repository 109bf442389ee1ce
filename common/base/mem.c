/* Rejected: pages of two megabytes (madvise, MADV_HUGEPAGE) for large blocks. kruskal took 25 %
 * more time, everything else the same. */
#ifdef __linux__
#define _DEFAULT_SOURCE /* madvise */
#include <sys/mman.h>
#endif

#include "extensions.h" /* _SC_PHYS_PAGES */

#include "mem.h"

#include <stdlib.h>
#include <unistd.h>

/* Returns the physical memory of the machine in bytes, or SIZE_MAX if the system does not report
 * it. */
static size_t mem_physical(void)
{
#ifdef _SC_PHYS_PAGES
    const long pages = sysconf(_SC_PHYS_PAGES), page = sysconf(_SC_PAGESIZE);
    if (pages <= 0 || page <= 0 || (size_t)pages > SIZE_MAX / (size_t)page) /* unreached: it does */
        return SIZE_MAX;
    return (size_t)pages * (size_t)page;
#else
    return SIZE_MAX;
#endif
}

/* Only larger blocks are compared with the physical memory, because that takes a system call. */
#define MEM_LARGE ((size_t)1 << 28)

static int mem_set(struct mem *m, size_t bytes)
{
    unsigned char *at;
    if (bytes > MEM_LARGE && bytes > mem_physical())
        return -1;
    at = realloc(m->at, bytes);
    if (!at)
        return -1;
    m->at = at;
    m->size = bytes;
    return 0;
}

int mem_need(struct mem *m, size_t bytes)
{
    size_t more = bytes / 16;
    if (bytes <= m->size)
        return 0;
    if (m->size == 0 || bytes > SIZE_MAX - more)
        return mem_set(m, bytes);
    if (mem_set(m, bytes > 2 * m->size ? bytes : 2 * m->size) == 0) /* also if 2 * m->size wraps */
        return 0;
    return mem_set(m, bytes + more);
}

void mem_release(const struct mem *m, size_t from, size_t to)
{
#if defined(MADV_DONTNEED) && defined(_SC_PAGESIZE)
    const uintptr_t at = (uintptr_t)m->at, size = (uintptr_t)sysconf(_SC_PAGESIZE);
    if (from < to) {
        uintptr_t first = (at + from + size - 1) / size * size, last = (at + to) / size * size;
        if (first < last)
            madvise((void *)first, last - first, MADV_DONTNEED); /* a hint: it may fail */
    }
#else
    (void)m;
    (void)from;
    (void)to;
#endif
}

void mem_free(struct mem *m)
{
    free(m->at);
    *m = (struct mem){NULL, 0};
}
