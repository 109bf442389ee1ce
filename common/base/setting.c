#include "setting.h"

#include "value.h"

#include <string.h>

int setting_read(const struct setting *s, void *state, const char *what, const char *value,
                 struct err *err)
{
    char *const base = state;
    void *const at = base + s->at, *const second = base + s->second;
    const void *row; /* all pointers to structs share one representation */
    uint64_t number;
    if (s->has)
        *(bool *)(base + s->has) = true;
    switch (s->type) {
    case SETTING_FLAG:
        *(bool *)at = true;
        return 0;
    case SETTING_NUMBER:
    case SETTING_SIZE:
        number = s->missing ? s->missing : s->min;
        if (value && value_number(what, NULL, value, s->decimals, s->min, s->max, &number, err))
            return -1;
        if (s->type == SETTING_SIZE)
            *(size_t *)at = (size_t)number;
        else
            *(uint64_t *)at = number;
        return 0;
    case SETTING_PAIR:
        return value_pair(what, value, s->separator, s->min, s->max, at, second, err);
    case SETTING_FILE:
        *(const char **)at = value;
        return 0;
    case SETTING_ROW:
        row = row_find(s->list, s->others, s->noun, value, second, err);
        if (row)
            memcpy(at, &row, sizeof row);
        return row ? 0 : -1;
    default: /* SETTING_READ; options without a setting are handled before */
        return s->read(at, what, value, err);
    }
}
