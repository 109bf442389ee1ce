/* setting: a value that an option or a header field sets, as data: how it is read, its range, and
 * where it is stored. */
#ifndef BASE_SETTING_H
#define BASE_SETTING_H

#include "row.h"

/* Parses `value`, or NULL if there is none, and stores the result at `at`. `what` is the name of
 * the option or field in messages. Returns 0, or -1 with *err set. */
typedef int setting_reader(void *at, const char *what, const char *value, struct err *err);

/* The type of the stored value. */
enum setting_type {
    SETTING_NONE,   /* nothing, as in {0} */
    SETTING_FLAG,   /* bool: true */
    SETTING_NUMBER, /* uint64_t: a number from min to max, see value_number; without a value,
                     * `missing`, or min if that is 0 */
    SETTING_SIZE,   /* size_t: the same */
    SETTING_PAIR,   /* uint64_t, and another one at `second`: see value_pair */
    SETTING_FILE,   /* const char *: the value, the name of a file that the program may open */
    SETTING_ROW,    /* a pointer to a row of `list`, or to the struct that begins with it, and at
                       `second` uint64_t[ROW_KEYS]: the values of its keys, if any */
    SETTING_READ,   /* custom parser: `read` */
};

struct setting {
    enum setting_type type;
    size_t at, second; /* offsets in the state */
    size_t has;        /* offset of a bool that is also set to true; 0: none */
    uint64_t min, max, missing;
    unsigned decimals;
    char separator;
    const char *noun;                     /* what messages call a row */
    const struct row *const *list;        /* the rows from which the value is chosen; NULL: none */
    const struct row_alternative *others; /* names that no row has; may be NULL */
    setting_reader *read;
};

/* The setting for a member of `state`, a struct; SET_WITH also sets other members of struct
 * setting. */
#define SET(kind, state, member) SET_WITH(kind, state, member, )
#define SET_WITH(kind, state, member, ...)                                                         \
    {                                                                                              \
        .type = SETTING_##kind, .at = offsetof(state, member), __VA_ARGS__                         \
    }

/* Parses `value` and stores the result in `state`. The other parameters are those of
 * setting_reader. Returns 0, or -1 with *err set. */
int setting_read(const struct setting *s, void *state, const char *what, const char *value,
                 struct err *err);

#endif
