/* Tests of the conversions between numbers and text, at the limits of every range and with text
 * that is not a number. */
#include "common/base/number.h"
#include "tests/tap.h"

#include <inttypes.h>

static void check_whole(void)
{
    static const struct {
        const char *text;
        uint64_t max, value;
        bool valid;
    } cases[] = {
        {"0", 0, 0, true},
        {"7", 7, 7, true},
        {"8", 7, 0, false},
        {"007", 9, 7, true},
        {"18446744073709551615", UINT64_MAX, UINT64_MAX, true},
        {"18446744073709551616", UINT64_MAX, 0, false},
        {"18446744073709551614", UINT64_MAX - 1, UINT64_MAX - 1, true},
        {"18446744073709551615", UINT64_MAX - 1, 0, false},
        {"99999999999999999999999", UINT64_MAX, 0, false},
        {"", UINT64_MAX, 0, false},
        {"-1", UINT64_MAX, 0, false},
        {"+1", UINT64_MAX, 0, false},
        {" 1", UINT64_MAX, 0, false},
        {"1 ", UINT64_MAX, 0, false},
        {"1x", UINT64_MAX, 0, false},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        uint64_t value = 0;
        bool valid = !number_read(cases[i].text, strlen(cases[i].text), cases[i].max, &value);
        ok(valid == cases[i].valid && (!valid || value == cases[i].value),
           "'%s' is %s whole number from 0 to %" PRIu64, cases[i].text,
           cases[i].valid ? "a" : "not a", cases[i].max);
    }
}

static void check_pairs(void)
{
    uint64_t a, b;
    char text[NUMBER_TEXT];
    ok(!number_pair("3x20", 4, 'x', 20, &a, &b) && a == 3 && b == 20, "3x20 is a pair");
    ok(!number_pair("1/8", 3, '/', 8, &a, &b) && a == 1 && b == 8, "1/8 is a pair");
    ok(number_pair("3x21", 4, 'x', 20, &a, &b), "3x21 is not a pair of numbers from 0 to 20");
    ok(number_pair("3,2", 3, 'x', 20, &a, &b), "a pair with another separator is an error");
    ok(number_pair("3x", 2, 'x', 20, &a, &b) && number_pair("x3", 2, 'x', 20, &a, &b) &&
           number_pair("x", 1, 'x', 20, &a, &b) && number_pair("", 0, 'x', 20, &a, &b),
       "half a pair is an error");
    ok(number_pair("1x2x3", 5, 'x', 20, &a, &b), "three numbers are an error");
    ok(strcmp(number_pair_text(UINT64_MAX, ',', UINT64_MAX, text),
              "18446744073709551615,18446744073709551615") == 0,
       "the longest pair is written in full");
}

static const struct {
    const char *text;
    unsigned decimals;
    enum number_fault fault;
    uint64_t value;
} decimal_cases[] = {
    {".5", 2, NUMBER_OK, 50},
    {"1e3", 4, NUMBER_OK, 10000000},
    {"1e6", 0, NUMBER_OK, 1000000},
    {"1E+06", 0, NUMBER_OK, 1000000},
    {"1.5e3", 0, NUMBER_OK, 1500},
    {"2.50e1", 1, NUMBER_OK, 250},
    {"1e-3", 3, NUMBER_OK, 1},
    {".1e-2", 3, NUMBER_OK, 1},
    {"0e99999999999999999999", 0, NUMBER_OK, 0},
    {"18446744073709551615e0", 0, NUMBER_OK, UINT64_MAX},
    {"1844674407370955161e1", 0, NUMBER_OK, UINT64_MAX - 5},
    {"184467440737095516.15", 2, NUMBER_OK, UINT64_MAX},
    {"1.", 2, NUMBER_MALFORMED, 0},
    {".", 2, NUMBER_MALFORMED, 0},
    {"1.e3", 2, NUMBER_MALFORMED, 0},
    {"e3", 2, NUMBER_MALFORMED, 0},
    {"1e", 2, NUMBER_MALFORMED, 0},
    {"1e+", 2, NUMBER_MALFORMED, 0},
    {"1e--3", 9, NUMBER_MALFORMED, 0},
    {"1e3 ", 2, NUMBER_MALFORMED, 0},
    {"1e0.5", 2, NUMBER_MALFORMED, 0},
    {"0.125", 2, NUMBER_MALFORMED, 0},
    {"1e-3", 0, NUMBER_MALFORMED, 0},
    {"1e-3", 2, NUMBER_MALFORMED, 0},
    {"1e-99999999999999999999", 9, NUMBER_MALFORMED, 0},
    {"0.5", 0, NUMBER_MALFORMED, 0},
    {"1.2.3", 4, NUMBER_MALFORMED, 0},
    {"", 2, NUMBER_MALFORMED, 0},
    {"-1", 2, NUMBER_MALFORMED, 0},
    {" 1", 2, NUMBER_MALFORMED, 0},
    {"1e20", 0, NUMBER_TOO_LARGE, 0},
    {"1e9999999999", 0, NUMBER_TOO_LARGE, 0},
    {"1844674407370955162e1", 0, NUMBER_TOO_LARGE, 0},
    {"184467440737095516.16", 2, NUMBER_TOO_LARGE, 0},
    {"184467440737095517", 2, NUMBER_TOO_LARGE, 0},
    {"99999999999999999999", 0, NUMBER_TOO_LARGE, 0},
};

/* A fraction of more digits than an exponent can make up for. */
static void check_long_fraction(void)
{
    static char text[100000];
    uint64_t value;
    const size_t n = (size_t)snprintf(text, sizeof text, "0.%0*de%d", 40000, 1, 40000);
    ok(number_decimal(text, n, 0, &value) == NUMBER_MALFORMED, "a fraction of 40000 digits");
}

static void check_decimals(void)
{
    static const char *const fault_names[] = {"valid", "malformed", "too large"};
    int wrong = 0;
    char longest[NUMBER_TEXT], zero[NUMBER_TEXT];
    number_decimal_text(UINT64_MAX, 9, longest);
    number_decimal_text(0, 9, zero);
    ok(strcmp(longest, "18446744073.709551615") == 0 && strcmp(zero, "0") == 0,
       "the largest number and 0 with 9 decimals are %s and %s", longest, zero);
    for (unsigned decimals = 0; decimals <= 4; decimals++)
        for (uint64_t n = 0; n < 30000; n++) {
            char text[NUMBER_TEXT];
            uint64_t value;
            number_decimal_text(n, decimals, text);
            wrong += number_decimal(text, strlen(text), decimals, &value) != NUMBER_OK ||
                     value != n || (strchr(text, '.') && text[strlen(text) - 1] == '0');
        }
    ok(wrong == 0, "30000 numbers with 0 to 4 decimals, written and parsed again: %d wrong", wrong);
    for (size_t i = 0; i < sizeof decimal_cases / sizeof *decimal_cases; i++) {
        uint64_t value;
        const enum number_fault fault =
            number_decimal(decimal_cases[i].text, strlen(decimal_cases[i].text),
                           decimal_cases[i].decimals, &value);
        ok(fault == decimal_cases[i].fault &&
               (fault != NUMBER_OK || value == decimal_cases[i].value),
           "'%s' with at most %u decimals is %s", decimal_cases[i].text, decimal_cases[i].decimals,
           fault_names[decimal_cases[i].fault]);
    }
}

int main(void)
{
    check_whole();
    check_pairs();
    check_decimals();
    check_long_fraction();
    return done();
}
