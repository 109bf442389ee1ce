/* fail: memory that runs out on demand, for the tests of failing allocations. This file replaces
 * mem.c: the allocation with the number `countdown` fails. A block moves whenever it grows, so that
 * the sanitizers notice uses of an old pointer. */
#ifndef FAIL_H
#define FAIL_H

#include "common/base/mem.h"
#include "tests/tap.h"

static long countdown;   /* allocations until the one that fails; below 0 after it */
static long fail_blocks; /* that are allocated */

/* Whether calls for which the memory suffices count and fail, too: whether it does often depends on
 * what ran before. */
static bool countdown_all;

/* Returns whether the allocation that was to fail has failed. */
static inline bool fail_happened(void)
{
    return countdown < 0;
}

/* Blocks grow to exactly what is needed, so that the sanitizers notice uses beyond it; large ones
 * double, so that the number of allocations stays small. */
int mem_need(struct mem *m, size_t bytes)
{
    unsigned char *at;
    const bool suffices = bytes <= m->size;
    if ((!suffices || countdown_all) && countdown-- == 0)
        return -1;
    if (suffices)
        return 0;
    if (m->size > 100 && bytes < 2 * m->size)
        bytes = 2 * m->size;
    at = malloc(bytes);
    if (!at)
        return -1;
    if (m->size)
        memcpy(at, m->at, m->size);
    fail_blocks += !m->at;
    free(m->at);
    m->at = at;
    m->size = bytes;
    return 0;
}

void mem_release(const struct mem *m, size_t from, size_t to)
{
    memset(m->at + from, 0xdd, to - from);
}

void mem_free(struct mem *m)
{
    fail_blocks -= m->at != NULL;
    free(m->at);
    m->at = NULL;
    m->size = 0;
}

#endif
