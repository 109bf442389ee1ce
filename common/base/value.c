#include "value.h"

#include <stdio.h>
#include <string.h>

enum { VALUE_RANGE = 2 * NUMBER_TEXT + 16 };

/* Describes the valid numbers in `text`. Omits a limit above VALUE_REACHED, unless `above` is set:
 * the number exceeds `max`. Returns `text`. */
static const char *value_range(bool above, unsigned decimals, uint64_t min, uint64_t max,
                               char text[VALUE_RANGE])
{
    char low[NUMBER_TEXT], high[NUMBER_TEXT];
    number_decimal_text(min, decimals, low);
    number_decimal_text(max, decimals, high);
    if (max <= VALUE_REACHED)
        snprintf(text, VALUE_RANGE, " from %s to %s", low, high);
    else if (above)
        snprintf(text, VALUE_RANGE, " of at most %s", high);
    else
        snprintf(text, VALUE_RANGE, "%s%s", min ? ", at least " : "", min ? low : "");
    return text;
}

int value_number(const char *what, const char *word, const char *s, unsigned decimals, uint64_t min,
                 uint64_t max, uint64_t *value, struct err *err)
{
    const enum number_fault fault = number_decimal(s, strlen(s), decimals, value);
    char range[VALUE_RANGE], most[40] = "";
    if (fault == NUMBER_OK && *value >= min && *value <= max)
        return 0;
    if (decimals)
        snprintf(most, sizeof most, " with at most %u decimals", decimals);
    value_range(fault == NUMBER_TOO_LARGE || (fault == NUMBER_OK && *value > max), decimals, min,
                max, range);
    return err_set(err, "%s must be %s%s%s%s%s, not '%.40s'", what,
                   decimals ? "a number" : "an integer", range, most,
                   !word           ? ""
                   : *range == ',' ? ", or "
                                   : " or ",
                   word ? word : "", s);
}

int value_pair(const char *what, const char *s, char separator, uint64_t min, uint64_t max,
               uint64_t *first, uint64_t *second, struct err *err)
{
    const char *at = strchr(s, separator);
    char range[VALUE_RANGE];
    if (!at || number_decimal(s, (size_t)(at - s), 0, first) ||
        number_decimal(at + 1, strlen(at + 1), 0, second) || *first < min || *second < min ||
        *first > max || *second > max)
        return err_set(err, "%s must be two integers%s, like 5%c9, not '%.40s'", what,
                       value_range(false, 0, min, max, range), separator, s);
    return 0;
}

bool value_size(const char *s, char text[NUMBER_TEXT])
{
    uint64_t w, h;
    if (number_pair(s, strlen(s), 'x', SIZE_MAX / 4, &w, &h))
        return false;
    snprintf(text, NUMBER_TEXT, "-w %ju -h %ju", (uintmax_t)w, (uintmax_t)h);
    return true;
}
