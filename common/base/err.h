/* err: errors and the common format of their messages.
 *
 * Functions neither print nor exit: they fill a struct err and return -1. The programs print it
 * with err_report or err_warn, in the form
 *
 *     maze-solve: file:line:column: what is wrong
 *
 * with one write(2) per message, so that the messages of parallel runs do not mix. Bytes that are
 * not printable characters in UTF-8 are written as \xNN. */
#ifndef BASE_ERR_H
#define BASE_ERR_H

#include "printf.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct err {
    uint64_t line, column; /* from 1; line 0 if the error has no position */
    bool no_memory;        /* memory ran out */
    char what[512];        /* the message, truncated to fit */
};

/* Set the message of *err, without and with a position. Return -1, so that a caller can write
 * `return err_set(...)`. */
#define err_set(err, ...) err_at(err, 0, 0, __VA_ARGS__)
int err_at(struct err *err, uint64_t line, uint64_t column, const char *fmt, ...) PRINTF_LIKE(4, 5);

/* Sets the position of *err, whose message is already set. Returns -1. */
static inline int err_place(struct err *err, uint64_t line, uint64_t column)
{
    err->line = line;
    err->column = column;
    return -1;
}

/* Sets the message for a failed allocation. Returns -1. */
int err_memory(struct err *err);

enum { ERR_SHOWN = 40 }; /* bytes of a wrong name or value that a message shows */

/* Returns the number of bytes that a message shows of a wrong name or value of n bytes. */
static inline int err_length(size_t n)
{
    return n < ERR_SHOWN ? (int)n : ERR_SHOWN;
}

/* Prints "tool: file:line:column: what" on standard error. file may be NULL. */
void err_report(const char *tool, const char *file, const struct err *err);

/* Prints "tool: message" on standard error. */
void err_warn(const char *tool, const char *fmt, ...) PRINTF_LIKE(2, 3);

/* One row of a table of rules: which options, and which properties of their values, exclude or
 * require each other. */
struct rule {
    bool is_broken;
    const char *message; /* may contain one %s, for the `name` passed to rules_check */
};

/* Checks the `count` rules. Returns 0, or -1 with *err set to the message of the first broken
 * one. */
int rules_check(const struct rule *rules, size_t count, const char *name, struct err *err);

#endif
