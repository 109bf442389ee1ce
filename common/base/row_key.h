/* row_key: one key of NAME:key=value, and its values as text and from text. */
#ifndef BASE_ROW_KEY_H
#define BASE_ROW_KEY_H

#include "err.h"
#include "number.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* In place of `decimals`: the value of the key is words[0], stored as 0, or a whole number of at
 * least `min`, stored as the number plus 1. `max`, that of the words, is 0. */
enum { ROW_OR_NUMBER = 100 };

/* In place of `decimals`: the value of the key is a set of its words, such as NAME+NAME, stored as
 * one bit per word; the default is none. */
enum { ROW_SET = 101 };

/* In place of `decimals`: the value of the key is a length such as 3mm or 0.125in, in micrometres,
 * from min to max; up to three decimals in mm, four in inches. */
enum { ROW_LENGTH = 102, ROW_MM = 1000, ROW_INCH = 25400 };

/* In place of `decimals`: the value of the key is one of words[0] to words[max], or a size such as
 * 100x150mm or 8.5x11in, with sides from `min` to ROW_SIDE_MAX. row_size_width and row_size_height
 * return the sides of such a value, which is greater than max. */
enum { ROW_OR_SIZE = 103, ROW_SIDE_BITS = 23, ROW_SIDE_MAX = 5080 * ROW_MM };
static inline uint64_t row_size_width(uint64_t value, uint64_t max)
{
    return (value - max) >> ROW_SIDE_BITS;
}
static inline uint64_t row_size_height(uint64_t value, uint64_t max)
{
    return (value - max) & (((uint64_t)1 << ROW_SIDE_BITS) - 1);
}

/* One key of NAME:key=value. Its value is a number, stored as value_number does, or one of some
 * words, stored as its position among them. A key from 0 to 1 without decimals is a flag: alone, as
 * in NAME:key, it is 1. */
struct row_key {
    const char *name; /* NULL ends a list of keys */
    uint64_t min, max, default_value;
    const char *help;
    unsigned decimals;
    const char *const *words; /* NULL for a number; otherwise the words for the values 0 to max */
};

/* Returns whether a key is a flag: 0 or 1. */
static inline bool row_key_is_flag(const struct row_key *key)
{
    return !key->words && key->decimals == 0 && key->min == 0 && key->max == 1;
}

/* Returns how many words a value may be. */
static inline size_t row_key_words(const struct row_key *key)
{
    return key->words ? (size_t)key->max + 1 : 0;
}

/* Returns a value as text, which is in `text` if it is a number. */
const char *row_key_text(const struct row_key *key, uint64_t value, char text[NUMBER_TEXT]);

/* Reads the value of a key, the n bytes at s, of which NULL stands for none. `name` names the key
 * in messages. Returns 0, or -1 with *err set. */
int row_key_read(const struct row_key *key, const char *name, const char *s, size_t n,
                 uint64_t *value, struct err *err);

#endif
