#include "number.h"

#include <stdbool.h>
#include <string.h>

const char number_pairs[201] = "00010203040506070809101112131415161718192021222324"
                               "25262728293031323334353637383940414243444546474849"
                               "50515253545556575859606162636465666768697071727374"
                               "75767778798081828384858687888990919293949596979899";

/* Returns the number of digits at the start of the n bytes at `s`. */
static size_t digits_at(const char *s, size_t n)
{
    size_t i = 0;
    while (i < n && s[i] >= '0' && s[i] <= '9')
        i++;
    return i;
}

/* Appends the n digits at `s` to *value. Returns 0, or -1 if the number would exceed `max`. */
static int append_digits(uint64_t *value, const char *s, size_t n, uint64_t max)
{
    for (size_t i = 0; i < n; i++) {
        const uint64_t digit = (uint64_t)(s[i] - '0');
        if (digit > max || *value > (max - digit) / 10)
            return -1;
        *value = *value * 10 + digit;
    }
    return 0;
}

size_t number_scan(const char *s, size_t n, uint64_t max, uint64_t *value)
{
    const size_t digits = digits_at(s, n);
    *value = 0;
    return append_digits(value, s, digits, max) ? 0 : digits;
}

int number_read(const char *s, size_t n, uint64_t max, uint64_t *value)
{
    return n > 0 && number_scan(s, n, max, value) == n ? 0 : -1;
}

size_t number_scan_pair(const char *s, size_t n, char separator, uint64_t max, uint64_t *first,
                        uint64_t *second)
{
    const size_t k = number_scan(s, n, max, first);
    size_t digits;
    if (k == 0 || k >= n || s[k] != separator)
        return 0;
    digits = number_scan(s + k + 1, n - k - 1, max, second);
    return digits > 0 ? k + 1 + digits : 0;
}

int number_pair(const char *s, size_t n, char separator, uint64_t max, uint64_t *first,
                uint64_t *second)
{
    return n > 0 && number_scan_pair(s, n, separator, max, first, second) == n ? 0 : -1;
}

/* Reads the n bytes at `s`, if n > 0, as an exponent: e6, E+6 or e-3. An exponent above 9999
 * becomes 9999. Returns 0, or -1 if they are not an exponent. */
static int read_exponent(const char *s, size_t n, int *exponent)
{
    const size_t sign = n > 1 && (s[1] == '-' || s[1] == '+');
    uint64_t value = 0;
    *exponent = 0;
    if (n == 0)
        return 0;
    if ((s[0] != 'e' && s[0] != 'E') || n < 2 + sign ||
        digits_at(s + 1 + sign, n - 1 - sign) != n - 1 - sign)
        return -1;
    if (!number_scan(s + 1 + sign, n - 1 - sign, 9999, &value))
        value = 9999;
    *exponent = s[1] == '-' ? -(int)value : (int)value;
    return 0;
}

enum number_fault number_decimal(const char *s, size_t n, unsigned decimals, uint64_t *value)
{
    const size_t before = digits_at(s, n);
    const bool point = before < n && s[before] == '.';
    const char *fraction = s + before + point;
    const size_t after = point ? digits_at(fraction, n - before - 1) : 0;
    const size_t used = before + point + after;
    int exponent;
    *value = 0;
    if (before + after == 0 || (point && after == 0) || after > INT16_MAX ||
        read_exponent(s + used, n - used, &exponent) || (int)after - exponent > (int)decimals)
        return NUMBER_MALFORMED;
    if (append_digits(value, s, before, UINT64_MAX) ||
        append_digits(value, fraction, after, UINT64_MAX))
        return NUMBER_TOO_LARGE;
    for (int zeros = (int)decimals + exponent - (int)after; zeros > 0 && *value > 0; zeros--)
        if (append_digits(value, "0", 1, UINT64_MAX))
            return NUMBER_TOO_LARGE;
    return NUMBER_OK;
}

const char *number_decimal_text(uint64_t value, unsigned decimals, char text[NUMBER_TEXT])
{
    for (; decimals > 0 && value % 10 == 0; decimals--)
        value /= 10;
    return number_fixed_text(value, decimals, text);
}

const char *number_fixed_text(uint64_t value, unsigned decimals, char text[NUMBER_TEXT])
{
    uint64_t unit = 1;
    char *to;
    for (; decimals > 0; decimals--)
        unit *= 10;
    to = number_append(text, value / unit);
    if (unit > 1)
        *to++ = '.';
    for (unit /= 10; unit > 0; unit /= 10)
        *to++ = (char)('0' + value / unit % 10);
    *to = '\0';
    return text;
}

const char *number_ratio_text(uint64_t numerator, uint64_t denominator, unsigned decimals,
                              char text[NUMBER_TEXT])
{
    for (unsigned k = 0; k < decimals; k++)
        numerator *= 10;
    return number_decimal_text((numerator + denominator / 2) / denominator, decimals, text);
}

const char *number_text(uint64_t value, char text[NUMBER_TEXT])
{
    *number_append(text, value) = '\0';
    return text;
}

const char *number_pair_text(uint64_t first, char separator, uint64_t second,
                             char text[NUMBER_TEXT])
{
    char *to = number_append(text, first);
    *to++ = separator;
    *number_append(to, second) = '\0';
    return text;
}

static const char hash_digits[] = "0123456789abcdef";

int number_hash(const char *s, size_t n, uint64_t *hash)
{
    *hash = 0;
    for (size_t i = 0; i < n; i++) {
        const char *digit = memchr(hash_digits, s[i], 16);
        if (!digit)
            return -1;
        *hash = *hash << 4 | (uint64_t)(digit - hash_digits);
    }
    return n == 16 ? 0 : -1;
}

const char *number_hash_text(uint64_t hash, char text[NUMBER_TEXT])
{
    for (int i = 15; i >= 0; i--, hash >>= 4)
        text[i] = hash_digits[hash & 15];
    text[16] = '\0';
    return text;
}
