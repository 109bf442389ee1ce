/* row: a row of a table (an algorithm, a solver, a format), its keys, and finding it by its name.
 */
#ifndef BASE_ROW_H
#define BASE_ROW_H

#include "err.h"
#include "near.h"
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

/* In place of `decimals`: the value of the key is a text up to a comma or the end, stored as its
 * address, which must stay valid; the default is none, 0. `max` is ROW_TEXT_MAX,
 * words[0] an example. */
enum { ROW_TEXT = 104 };
#define ROW_TEXT_MAX UINT64_MAX

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

enum { ROW_KEYS = 11 }; /* the maximum number of keys of a table row */

/* The first member of every table row (an algorithm, a solver, a format). */
struct row {
    const char *name, *summary;
    const struct row_key *keys; /* at most ROW_KEYS; NULL if it has none */
    const char *aliases; /* other names of the row, separated by blanks; NULL if it has none */
};

/* A name that no row of a list has, and what serves instead. */
struct row_alternative {
    const char *name; /* NULL ends a list of them */
    const char *tool; /* the program that has the name; NULL: `use` says more */
    const char *use;  /* the option with the name, or another command */
};

/* Returns the member of `instead`, which may be NULL, that is called the n bytes at s, in lower or
 * upper case, with - or _. Returns NULL if there is none. */
const struct row_alternative *row_other(const struct row_alternative *instead, const char *s,
                                        size_t n);

/* Reads NAME[:key=value,...] as a row of `list`, which ends with NULL, and stores the values of its
 * keys in `values`, in their order; keys that are not given have their default. `noun` names the
 * kind of row in messages; that for a name of `instead`, which may be NULL, says what to use.
 * Returns the row, or NULL with *err set if there is no such row, key or value. */
const struct row *row_find(const struct row *const *list, const struct row_alternative *instead,
                           const char *noun, const char *spec, uint64_t values[ROW_KEYS],
                           struct err *err);

/* Returns the place in `list` of the row with the n bytes at s as its name or one of its aliases,
 * or NULL if there is none. */
const struct row *const *row_of_name(const struct row *const *list, const char *s, size_t n);

/* Returns the alias of a row after `last`, or the first if that is NULL, with its length in *n,
 * which must hold that of `last`. Returns NULL if there is none. */
const char *row_alias(const struct row *entry, const char *last, size_t *n);

/* Returns the key of a row that is called the n bytes at s. Returns NULL with *err set if there is
 * none. */
const struct row_key *row_key_of(const struct row *row, const char *s, size_t n, struct err *err);

/* Stores the defaults of the keys of a row in `values`, in their order. */
void row_defaults(const struct row *entry, uint64_t values[ROW_KEYS]);

/* Writes NAME:key=value,... into `text` as row_find reads it, with the keys that differ from their
 * defaults. */
enum { ROW_SPEC = 512 };
void row_spec(const struct row *entry, const uint64_t values[ROW_KEYS], char text[ROW_SPEC]);

/* Compares with all names of the rows of `list`. */
void row_near(struct near *near, const struct row *const *list);

#endif
