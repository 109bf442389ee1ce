/* filter: a condition on the statistics of a maze, the argument of -k. */
#ifndef SOLVE_RUN_FILTER_H
#define SOLVE_RUN_FILTER_H

#include "stats.h"

/* The possible results of comparing a statistic with a number, as bits of a set. */
enum { FILTER_LESS = 1, FILTER_EQUAL = 2, FILTER_MORE = 4 };

/* A condition: a statistic or its remainder, an operator, and a number. For a decimal, modulo and
 * number are scaled by 100, like its value. */
struct filter {
    enum stats_field field;
    uint64_t modulo; /* compare the remainder modulo this number; 0: compare the statistic itself */
    unsigned results; /* the condition holds if the comparison has one of these results */
    uint64_t number;
};

/* Reads a condition such as 'length >= 100' or 'hash % 10 < 8', with or without spaces. The
 * operator is < <= = != >= or >. A hash without % is compared with 16 hexadecimal digits. `what` is
 * the option, for messages. Returns 0, or -1 with *err set. */
int filter_read(struct filter *f, const char *what, const char *s, struct err *err);

/* Returns whether the condition holds; false if the statistic has no value. */
bool filter_holds(const struct filter *f, const struct stats *t);

#endif
