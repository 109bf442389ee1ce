#include "number.h"

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

size_t number_scan(const char *s, size_t n, uint64_t max, uint64_t *value)
{
    size_t i = 0;
    *value = 0;
    for (; i < n && s[i] >= '0' && s[i] <= '9'; i++) {
        const uint64_t digit = (uint64_t)(s[i] - '0');
        if (digit > max || *value > (max - digit) / 10)
            return 0;
        *value = *value * 10 + digit;
    }
    return i;
}

int number_read(const char *s, size_t n, uint64_t max, uint64_t *value)
{
    return n > 0 && number_scan(s, n, max, value) == n ? 0 : -1;
}

int number_pair(const char *s, size_t n, char separator, uint64_t max, uint64_t *first,
                uint64_t *second)
{
    const char *at = n ? memchr(s, separator, n) : NULL;
    const size_t k = at ? (size_t)(at - s) : 0;
    if (!at || number_read(s, k, max, first) || number_read(at + 1, n - k - 1, max, second))
        return -1;
    return 0;
}

static uint64_t power_of_ten(unsigned exponent)
{
    uint64_t unit = 1;
    while (exponent-- > 0)
        unit *= 10;
    return unit;
}

enum number_fault number_decimal(const char *s, unsigned decimals, uint64_t *value)
{
    const size_t before = strspn(s, "0123456789");
    const bool point = decimals > 0 && s[before] == '.';
    const size_t after = point ? strspn(s + before + 1, "0123456789") : 0;
    const uint64_t unit = power_of_ten(decimals);
    uint64_t fraction = 0;
    if (before == 0 || s[before + point + after] || (point && after == 0) || after > decimals)
        return NUMBER_MALFORMED;
    if (number_read(s, before, UINT64_MAX / unit, value))
        return NUMBER_TOO_LARGE;
    if (after > 0)
        number_scan(s + before + 1, after, unit, &fraction);
    fraction *= power_of_ten(decimals - (unsigned)after);
    if (*value * unit > UINT64_MAX - fraction)
        return NUMBER_TOO_LARGE;
    *value = *value * unit + fraction;
    return NUMBER_OK;
}

const char *number_decimal_text(uint64_t value, unsigned decimals, char text[NUMBER_TEXT])
{
    const uint64_t unit = power_of_ten(decimals);
    size_t n;
    if (value % unit == 0)
        return number_text(value / unit, text);
    snprintf(text, NUMBER_TEXT, "%" PRIu64 ".%0*" PRIu64, value / unit, (int)decimals,
             value % unit);
    for (n = strlen(text); text[n - 1] == '0'; n--)
        ;
    text[n] = '\0';
    return text;
}

const char *number_text(uint64_t value, char text[NUMBER_TEXT])
{
    snprintf(text, NUMBER_TEXT, "%" PRIu64, value);
    return text;
}

const char *number_pair_text(uint64_t first, char separator, uint64_t second,
                             char text[NUMBER_TEXT])
{
    snprintf(text, NUMBER_TEXT, "%" PRIu64 "%c%" PRIu64, first, separator, second);
    return text;
}
