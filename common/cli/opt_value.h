/* opt_value: the values of options and keys, as text and from text. */
#ifndef CLI_OPT_VALUE_H
#define CLI_OPT_VALUE_H

#include "opt.h"

/* Returns whether the values of a key are numbers, except perhaps a single word. */
bool opt_takes_numbers(const struct opt_key *key);

/* Returns whether a key is a flag: 0 or 1. */
bool opt_is_flag(const struct opt_key *key);

/* Returns a value as text, which is in `text` if it is a number. */
const char *opt_value_text(const struct opt_key *key, uint64_t value, char text[NUMBER_TEXT]);

/* Reads the value of a key, the n bytes at s, of which NULL stands for none. `name` names the key
 * in messages. Returns 0, or -1 with *err set. */
int opt_value_read(const struct opt_key *key, const char *name, const char *s, size_t n,
                   uint64_t *value, struct err *err);

#endif
