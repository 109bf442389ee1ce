/* setting: a value that an option or a header field sets, as data: how it is read, its range, and
 * where it is stored. */
#ifndef BASE_SETTING_H
#define BASE_SETTING_H

#include "row.h"

/* Reads `value` into what is stored at `at`; NULL: there is no value. `what` names the option or
 * field in messages. Returns 0, or -1 with *err set. */
typedef int setting_reader(void *at, const char *what, const char *value, struct err *err);

/* What is stored. */
enum setting_type {
    SETTING_NONE,   /* nothing, as in {0} */
    SETTING_FLAG,   /* bool: true */
    SETTING_NUMBER, /* uint64_t: a number from min to max, see value_number; without a value,
                     * `missing`, or min if that is 0 */
    SETTING_SIZE,   /* size_t: the same */
    SETTING_PAIR,   /* uint64_t and, at `second`, another: see value_pair */
    SETTING_FILE,   /* const char *: the value, the name of a file, which the program may open */
    SETTING_ROW,    /* a pointer to a row of `list`, or to the struct that begins with it, and at
                     * `second` uint64_t[ROW_KEYS], the values of its keys, if it has any */
    SETTING_READ,   /* what `read` makes of the value */
};

struct setting {
    enum setting_type type;
    size_t at, second; /* offsets in the state */
    size_t has;        /* offset of a bool that becomes true as well; 0: none */
    uint64_t min, max, missing;
    unsigned decimals;
    char separator;
    const char *noun;                     /* of the rows, in messages */
    const struct row *const *list;        /* the rows that the value may name; NULL: none */
    const struct row_alternative *others; /* names that no row has; may be NULL */
    setting_reader *read;
};

/* The setting of a member of `state`, a struct; SET_WITH has other members of struct setting, too.
 */
#define SET(kind, state, member) SET_WITH(kind, state, member, )
#define SET_WITH(kind, state, member, ...)                                                         \
    {                                                                                              \
        .type = SETTING_##kind, .at = offsetof(state, member), __VA_ARGS__                         \
    }

/* Reads a value and stores it in the state. The other arguments are those of setting_reader.
 * Returns 0, or -1 with *err set. */
int setting_read(const struct setting *s, void *state, const char *what, const char *value,
                 struct err *err);

#endif
