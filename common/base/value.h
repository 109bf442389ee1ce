/* value: numbers that a user writes, with messages that say what is expected. */
#ifndef BASE_VALUE_H
#define BASE_VALUE_H

#include "err.h"
#include "number.h"

#include <stdint.h>

/* Messages and --help name a limit above this one only to those who exceed it. */
enum { VALUE_REACHED = 1000000000 };

/* Reads the string `s` as a number with at most `decimals` decimals, up to 9, such as 1000 or 1e3,
 * 0.25, .25 or 25e-2. min, max, its limits, and *value are the number times 10 to the power of
 * `decimals`: 0.25 with 2 decimals is 25. `what` names the option or key in the message, `word`
 * what it may be instead; NULL: nothing. Returns 0, or -1 with *err set. */
int value_number(const char *what, const char *word, const char *s, unsigned decimals, uint64_t min,
                 uint64_t max, uint64_t *value, struct err *err);

/* Reads two whole numbers with a separator between them, such as 40x30 or 1/8. Returns 0, or -1
 * with *err set. */
int value_pair(const char *what, const char *s, char separator, uint64_t min, uint64_t max,
               uint64_t *first, uint64_t *second, struct err *err);

/* If s is a size WxH, writes "-w W -h H" into `text`. Returns whether it is. */
bool value_size(const char *s, char text[NUMBER_TEXT]);

#endif
