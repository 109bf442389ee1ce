#include "value.h"

#include "number.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

int value_decimal(const char *what, const char *s, unsigned decimals, uint64_t min, uint64_t max,
                  uint64_t *value, struct err *err)
{
    char low[NUMBER_TEXT], high[NUMBER_TEXT], most[40] = "";
    if (number_decimal(s, strlen(s), decimals, value) == NUMBER_OK && *value >= min &&
        *value <= max)
        return 0;
    if (decimals)
        snprintf(most, sizeof most, " with at most %u decimals", decimals);
    if (!*s)
        return err_set(err, "%s needs a %snumber from %s to %s (for help: --help)", what,
                       decimals ? "" : "whole ", number_decimal_text(min, decimals, low),
                       number_decimal_text(max, decimals, high));
    return err_set(err, "%s must be a %snumber from %s to %s%s, not '%.40s'", what,
                   decimals ? "" : "whole ", number_decimal_text(min, decimals, low),
                   number_decimal_text(max, decimals, high), most, s);
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
