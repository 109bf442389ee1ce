/* data: takes the input of a fuzzer apart. */
#ifndef FUZZ_DATA_H
#define FUZZ_DATA_H

#include "common/cli/opt.h"

#include <string.h>

/* The bytes that are left. */
struct data {
    const uint8_t *at;
    size_t n;
};

/* Takes a byte; 0 if there is none. */
static inline unsigned data_byte(struct data *d)
{
    if (d->n == 0)
        return 0;
    d->n--;
    return *d->at++;
}

/* Takes the bytes up to the byte `end`, which is dropped, or all. Returns their number. */
static inline size_t data_until(struct data *d, uint8_t end, const uint8_t **from)
{
    const uint8_t *stop = d->n ? memchr(d->at, end, d->n) : NULL;
    const size_t n = stop ? (size_t)(stop - d->at) : d->n;
    *from = d->at;
    d->at += stop ? n + 1 : n;
    d->n -= stop ? n + 1 : n;
    return n;
}

/* Takes a row of a list, and one byte per key for its value: 0 is the default. */
static inline const struct row *data_entry(struct data *d, const struct row *const *list,
                                           uint64_t values[ROW_KEYS])
{
    static const char *const texts[] = {"#+1",  ".+space+0",     "S",         "E+G",
                                        "2",    "chars",         "separated", "3,skip=1",
                                        "nesw", "exits,cells=2", "\\xb2",     "-1+comma"};
    const struct row *entry;
    size_t rows = 0;
    while (list[rows])
        rows++;
    entry = list[data_byte(d) % rows];
    row_defaults(entry, values);
    for (int k = 0; entry->keys && entry->keys[k].name; k++) {
        const struct row_key *key = &entry->keys[k];
        const unsigned byte = data_byte(d);
        if (byte && key->decimals == ROW_TEXT)
            values[k] = (uintptr_t)texts[byte % (sizeof texts / sizeof *texts)];
        else if (byte && byte - 1 <= key->max - key->min)
            values[k] = key->min + byte - 1;
    }
    return entry;
}

/* Returns the most bytes that a read may return: piece + n / 16, so that n bytes take at most 16
 * reads, because each one repeats the detection of the format; 0, no limit, if piece is 0. */
static inline size_t data_piece(size_t piece, size_t n)
{
    return piece ? piece + n / 16 : 0;
}

#endif
