/* value: parses numbers that a user writes; the messages state what is expected. */
#ifndef BASE_VALUE_H
#define BASE_VALUE_H

#include "err.h"
#include "number.h"

#include <stdint.h>

/* Messages and --help mention a limit above this one only if the user exceeds it. */
enum { VALUE_REACHED = 1000000000 };

/* Reads the string `s` as a number from `min` to `max` with at most `decimals` decimals (0 to 9),
 * such as 1000 or 1e3, 0.25, .25 or 25e-2, into *value. min, max and *value are scaled by 10 to the
 * power of `decimals`: 0.25 with 2 decimals is 25. In the message, `what` is the name of the option
 * or key, and `word` a keyword that is also valid, or NULL. Returns 0, or -1 with *err set. */
int value_number(const char *what, const char *word, const char *s, unsigned decimals, uint64_t min,
                 uint64_t max, uint64_t *value, struct err *err);

/* Reads two integers from `min` to `max` with a separator between them, such as 40x30 or 1/8.
 * Returns 0, or -1 with *err set. */
int value_pair(const char *what, const char *s, char separator, uint64_t min, uint64_t max,
               uint64_t *first, uint64_t *second, struct err *err);

/* Writes "-w W -h H" into `text` if s is a size WxH. Returns whether it is. */
bool value_size(const char *s, char text[NUMBER_TEXT]);

#endif
