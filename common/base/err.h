/* err: what went wrong, said once, in one form.
 *
 * Functions do not print and do not exit: they fill a struct err and return
 * -1. The mains print it with err_report or err_warn, as
 *
 *     maze-solve: file:line:column: what is wrong
 *
 * one write(2) a message, so that messages of parallel runs do not mix, with
 * every byte that is not printable ASCII as \xNN. */
#ifndef BASE_ERR_H
#define BASE_ERR_H

#include <stdint.h>

#ifdef __GNUC__
#define ERR_PRINTF(fmt, args) __attribute__((format(printf, fmt, args)))
#else
#define ERR_PRINTF(fmt, args)
#endif

struct err {
    uint64_t line, column; /* from 1; line 0: the error has no place */
    char what[256];        /* cut where it would be longer */
};

/* Both fill *err and return -1, so that a caller can return err_set(...). */
int err_set(struct err *err, const char *fmt, ...) ERR_PRINTF(2, 3);
int err_at(struct err *err, uint64_t line, uint64_t column, const char *fmt, ...) ERR_PRINTF(4, 5);

/* "out of memory" in err, for the allocation that failed; returns -1. */
int err_memory(struct err *err);

/* Prints "tool: file:line:column: what". file may be NULL. */
void err_report(const char *tool, const char *file, const struct err *err);

/* Prints "tool: message". */
void err_warn(const char *tool, const char *fmt, ...) ERR_PRINTF(2, 3);

#endif
