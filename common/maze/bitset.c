#include "bitset.h"

#include "common/base/bits.h"

#include <string.h>

int bitset_init(struct bitset *s, struct mem *work, size_t bound)
{
    size_t total = 0, n = bound;
    s->levels = 0;
    do {
        n = n / 64 + 1;
        s->words[s->levels++] = n;
        total += n;
    } while (n > 1);
    if (mem_need(work, total * sizeof **s->level))
        return -1;
    memset(work->at, 0, total * sizeof **s->level);
    s->level[0] = (uint64_t *)(void *)work->at;
    for (int k = 1; k < s->levels; k++)
        s->level[k] = s->level[k - 1] + s->words[k - 1];
    return 0;
}

void bitset_add(struct bitset *s, size_t i)
{
    for (int k = 0; k < s->levels; k++, i /= 64) {
        uint64_t *word = &s->level[k][i / 64], bit = (uint64_t)1 << i % 64;
        if (*word & bit)
            return;
        *word |= bit;
    }
}

void bitset_remove(struct bitset *s, size_t i)
{
    for (int k = 0; k < s->levels; k++, i /= 64) {
        uint64_t *word = &s->level[k][i / 64];
        *word &= ~((uint64_t)1 << i % 64);
        if (*word)
            return;
    }
}

size_t bitset_next(const struct bitset *s, size_t i)
{
    int k = 0;
    for (; k < s->levels; k++, i = i / 64 + 1) { /* up, until there is a member to the right */
        uint64_t word = i / 64 < s->words[k] ? s->level[k][i / 64] >> i % 64 : 0;
        if (word) {
            i += (size_t)bits_lowest(word);
            break;
        }
    }
    if (k == s->levels)
        return SIZE_MAX;
    for (; k > 0; k--) /* down, always to the leftmost */
        i = 64 * i + (size_t)bits_lowest(s->level[k - 1][i]);
    return i;
}
