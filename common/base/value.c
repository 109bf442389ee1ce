#include "value.h"

#include "number.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { VALUE_RANGE = 2 * NUMBER_TEXT + 16 };

/* Writes " from MIN to MAX" into `text`, but nothing that no reader of a message about `s` needs: a
 * limit that nobody reaches if s is no number. Returns text. */
static const char *value_range(const char *s, unsigned decimals, uint64_t min, uint64_t max,
                               char text[VALUE_RANGE])
{
    enum { REACHED = 1000000000 };
    char low[NUMBER_TEXT], high[NUMBER_TEXT];
    text[0] = '\0';
    if (max <= REACHED || (*s >= '0' && *s <= '9'))
        snprintf(text, VALUE_RANGE, " from %s to %s", number_decimal_text(min, decimals, low),
                 number_decimal_text(max, decimals, high));
    return text;
}

int value_decimal(const char *what, const char *s, unsigned decimals, uint64_t min, uint64_t max,
                  uint64_t *value, struct err *err)
{
    char range[VALUE_RANGE], most[40] = "";
    const char *kind = decimals ? "" : "whole ";
    if (number_decimal(s, strlen(s), decimals, value) == NUMBER_OK && *value >= min &&
        *value <= max)
        return 0;
    if (decimals)
        snprintf(most, sizeof most, " with at most %u decimals", decimals);
    value_range(s, decimals, min, max, range);
    return *s ? err_set(err, "%s must be a %snumber%s%s, not '%.40s'", what, kind, range, most, s)
              : err_set(err, "%s needs a %snumber%s (for help: --help)", what, kind, range);
}

int value_number(const char *what, const char *s, uint64_t min, uint64_t max, uint64_t *value,
                 struct err *err)
{
    return value_decimal(what, s, 0, min, max, value, err);
}

int value_pair(const char *what, const char *s, char separator, uint64_t min, uint64_t max,
               uint64_t *first, uint64_t *second, struct err *err)
{
    const char *at = strchr(s, separator);
    if (!at || number_decimal(s, (size_t)(at - s), 0, first) ||
        number_decimal(at + 1, strlen(at + 1), 0, second) || *first < min || *second < min ||
        *first > max || *second > max)
        return err_set(err,
                       "%s must be two whole numbers from %" PRIu64 " to %" PRIu64
                       ", like 5%c8, not '%.40s'",
                       what, min, max, separator, s);
    return 0;
}
