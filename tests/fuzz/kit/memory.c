/* memory: replaces mem.c, see sandbox.h. tests/fail.h includes this file, too. */
#include "common/base/mem.h"

#include "sandbox.h"

#include <stdlib.h>
#include <string.h>

enum { MEMORY_BLOCKS = 1024 };

static struct memory {
    unsigned char *block[MEMORY_BLOCKS]; /* those in use, in any order */
    size_t count, bytes, peak;
} memory;

/* Returns the slot of a block, or the next free one for NULL. */
static unsigned char **memory_slot(const unsigned char *at)
{
    size_t k = 0;
    while (at && k < memory.count && memory.block[k] != at)
        k++;
    if (!at)
        k = memory.count++;
    if (k >= MEMORY_BLOCKS || k >= memory.count)
        abort(); /* too many blocks, or one that is not in use */
    return &memory.block[k];
}

/* Blocks of more than a hundred bytes double, so that appending takes linear time. */
int mem_need(struct mem *m, size_t bytes)
{
    const bool suffices = bytes <= m->size;
    unsigned char *at;
    if (!suffices && m->size > 100 && bytes < 2 * m->size)
        bytes = 2 * m->size;
    if (memory_refuses(bytes, suffices))
        return -1;
    if (suffices)
        return 0;
    if (!(at = malloc(bytes)))
        return -1;
    if (m->size)
        memcpy(at, m->at, m->size);
    *memory_slot(m->at) = at;
    free(m->at);
    memory.bytes += bytes - m->size;
    memory.peak = memory.peak > memory.bytes ? memory.peak : memory.bytes;
    m->at = at;
    m->size = bytes;
    return 0;
}

void mem_release(const struct mem *m, size_t from, size_t to)
{
    if (from < to)
        memset(m->at + from, 0xdd, to - from);
}

void mem_free(struct mem *m)
{
    if (m->at) {
        unsigned char **slot = memory_slot(m->at);
        *slot = memory.block[--memory.count];
    }
    memory.bytes -= m->size;
    free(m->at);
    m->at = NULL;
    m->size = 0;
}

void memory_begin(void)
{
    memory.count = memory.bytes = memory.peak = 0;
}

size_t memory_end(void)
{
    const size_t count = memory.count;
    while (memory.count > 0)
        free(memory.block[--memory.count]);
    return count;
}

size_t sandbox_peak(void)
{
    return memory.peak;
}
