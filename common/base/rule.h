/* rule: which options, and properties of what they name, exclude or require which, as a table. */
#ifndef BASE_RULE_H
#define BASE_RULE_H

#include "err.h"

struct rule {
    bool is_broken;
    const char *message; /* may have one %s, for the name that rules_check gets */
};

/* Returns 0, or -1 with the message of the first of the `count` rules that is broken in *err. */
static inline int rules_check(const struct rule *rules, size_t count, const char *name,
                              struct err *err)
{
    for (size_t k = 0; k < count; k++)
        if (rules[k].is_broken)
            return err_set(err, rules[k].message, name);
    return 0;
}

#endif
