/* row: a row of a table (an algorithm, a solver, a format), its keys, and finding it by its name.
 */
#ifndef BASE_ROW_H
#define BASE_ROW_H

#include "near.h"
#include "row_key.h"

enum { ROW_KEYS = 10 }; /* the maximum number of keys of a table row */

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
