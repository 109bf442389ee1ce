/* row: a row of a table (an algorithm, a solver, a format), its keys, and the lookup by name. */
#ifndef BASE_ROW_H
#define BASE_ROW_H

#include "err.h"
#include "near.h"
#include "number.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* In place of `decimals`: the value of the key is words[0], stored as 0, or an integer of at least
 * `min`, stored as the integer plus 1. `max`, which counts words, is 0. */
enum { ROW_OR_NUMBER = 100 };

/* In place of `decimals`: the value of the key is a set of its words, such as NAME+NAME, stored as
 * one bit per word; the default is the empty set. */
enum { ROW_SET = 101 };

/* In place of `decimals`: the value of the key is a length such as 3mm or 0.125in, stored in
 * micrometres, from `min` to `max`, with up to three decimals in mm and four in inches. */
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
 * address, which must stay valid; the default is 0, no text. `max` is ROW_TEXT_MAX, words[0] an
 * example. */
enum { ROW_TEXT = 104 };
#define ROW_TEXT_MAX UINT64_MAX

/* One key of NAME:key=value. Its value is a number, stored like that of value_number, or one of
 * `words`, stored as its index. A key from 0 to 1 without decimals is a flag: NAME:key sets it to
 * 1. */
struct row_key {
    const char *name; /* NULL: a key that does not exist */
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

/* Returns the number of words that a value may be. */
static inline size_t row_key_words(const struct row_key *key)
{
    return key->words ? (size_t)key->max + 1 : 0;
}

/* Returns `value` as text, which is written into `text` if it is a number. */
const char *row_key_text(const struct row_key *key, uint64_t value, char text[NUMBER_TEXT]);

enum { ROW_KEYS = 11 }; /* the maximum number of keys of a table row */

/* The first member of every table row (an algorithm, a solver, a format). */
struct row {
    const char *name, *summary;
    const struct row_key *keys; /* ROW_KEYS + 1, the last ones zeros; NULL if there are none */
    const char *aliases; /* other names of the row, separated by spaces; NULL if there are none */
};

/* A name that no row of a list has, and what to use instead. */
struct row_alternative {
    const char *name; /* NULL ends the list */
    const char *tool; /* the program that has the name; NULL: see `use` */
    const char *use;  /* the option with the name, or another command */
};

/* Returns the member of `instead`, which may be NULL, whose name is the n bytes at s, ignoring
 * case, - and _. Returns NULL if there is none. */
const struct row_alternative *row_other(const struct row_alternative *instead, const char *s,
                                        size_t n);

/* Reads NAME[:key=value,...] as a row of `list`, which ends with NULL, and stores the values of its
 * keys in `values`, in the order of the keys; missing keys get their default. `noun` is the kind of
 * row in messages. The message for a name in `instead`, which may be NULL, tells the user what to
 * use. Returns the row, or NULL with *err set if the row, a key or a value is invalid. */
const struct row *row_find(const struct row *const *list, const struct row_alternative *instead,
                           const char *noun, const char *spec, uint64_t values[ROW_KEYS],
                           struct err *err);

/* Returns the position in `list` of the row whose name or alias is the n bytes at s, or NULL if
 * there is none. */
const struct row *const *row_of_name(const struct row *const *list, const char *s, size_t n);

/* Returns the alias of a row that follows `last`, or the first one if `last` is NULL, and stores
 * its length in *n; on entry, *n is the length of `last`. Returns NULL after the last alias. */
const char *row_alias(const struct row *entry, const char *last, size_t *n);

/* Returns the key of `row` whose name is the n bytes at s, or NULL with *err set if there is
 * none. */
const struct row_key *row_key_of(const struct row *row, const char *s, size_t n, struct err *err);

/* Stores the default values of a row's keys in `values`, in the order of the keys. */
void row_defaults(const struct row *entry, uint64_t values[ROW_KEYS]);

/* Writes NAME:key=value,... into `text`, as row_find reads it, with the keys whose values are not
 * the default. */
enum { ROW_SPEC = 512 };
void row_spec(const struct row *entry, const uint64_t values[ROW_KEYS], char text[ROW_SPEC]);

/* Tries all names and aliases of the rows of `list`, see near_try. */
void row_near(struct near *near, const struct row *const *list);

#endif
