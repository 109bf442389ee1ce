/* err: errors and the one form of their messages.
 *
 * Functions neither print nor exit: they fill a struct err and return -1. The programs print it
 * with err_report or err_warn, as
 *
 *     maze-solve: file:line:column: what is wrong
 *
 * with one write(2) per message, so that the messages of parallel runs do not mix. Bytes that
 * are not printable characters in UTF-8 are written as \xNN. */
#ifndef BASE_ERR_H
#define BASE_ERR_H

#include "printf.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct err {
    uint64_t line, column; /* from 1; line 0 if the error has no position */
    bool no_memory;        /* memory ran out */
    char what[512];        /* the message, cut if it is longer */
};

/* Set the message of *err, without and with a position. Return -1, so that a caller can return
 * err_set(...). */
#define err_set(err, ...) err_at(err, 0, 0, __VA_ARGS__)
int err_at(struct err *err, uint64_t line, uint64_t column, const char *fmt, ...) PRINTF_LIKE(4, 5);

/* Gives *err, whose message is set, a position. Returns -1. */
static inline int err_place(struct err *err, uint64_t line, uint64_t column)
{
    err->line = line;
    err->column = column;
    return -1;
}

/* Sets the message for an allocation that failed. Returns -1. */
int err_memory(struct err *err);

enum { ERR_SHOWN = 40 }; /* bytes of a wrong name or value that a message shows */

/* Returns how many of the n bytes of a wrong name or value a message shows. */
static inline int err_length(size_t n)
{
    return n < ERR_SHOWN ? (int)n : ERR_SHOWN;
}

/* Prints "tool: file:line:column: what" on standard error. file may be NULL. */
void err_report(const char *tool, const char *file, const struct err *err);

/* Prints "tool: message" on standard error. */
void err_warn(const char *tool, const char *fmt, ...) PRINTF_LIKE(2, 3);

/* Which options, and properties of what they name, exclude or require which: a row of a table. */
struct rule {
    bool is_broken;
    const char *message; /* may have one %s, for the name that rules_check gets */
};

/* Returns 0, or -1 with the message of the first of the `count` rules that is broken in *err. */
int rules_check(const struct rule *rules, size_t count, const char *name, struct err *err);

#endif
