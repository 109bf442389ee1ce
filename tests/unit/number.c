/* Numbers as text, and texts as numbers: at the ends of every range, and what is no number. */
#include "common/base/number.h"
#include "tests/tap.h"

static void check_whole(void)
{
    static const struct {
        const char *text;
        uint64_t max, value;
        bool good;
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
        bool good = !number_read(cases[i].text, strlen(cases[i].text), cases[i].max, &value);
        ok(good == cases[i].good && (!good || value == cases[i].value), "'%s' as a whole number",
           cases[i].text);
    }
}

static void check_pairs(void)
{
    uint64_t a, b;
    char text[NUMBER_TEXT];
    ok(!number_pair("3x20", 4, 'x', 20, &a, &b) && a == 3 && b == 20, "3x20");
    ok(!number_pair("1/8", 3, '/', 8, &a, &b) && a == 1 && b == 8, "1/8");
    ok(number_pair("3x21", 4, 'x', 20, &a, &b), "3x21 with at most 20");
    ok(number_pair("3,2", 3, 'x', 20, &a, &b), "another separator");
    ok(number_pair("3x", 2, 'x', 20, &a, &b) && number_pair("x3", 2, 'x', 20, &a, &b) &&
           number_pair("x", 1, 'x', 20, &a, &b) && number_pair("", 0, 'x', 20, &a, &b),
       "half a pair");
    ok(number_pair("1x2x3", 5, 'x', 20, &a, &b), "three numbers");
    ok(strcmp(number_pair_text(UINT64_MAX, ',', UINT64_MAX, text),
              "18446744073709551615,18446744073709551615") == 0,
       "the longest pair as text");
}

/* Every number with up to four decimals, as text and back. */
static void check_decimals(void)
{
    static const struct {
        const char *text;
        unsigned decimals;
        enum number_fault fault;
    } cases[] = {
        {"1.", 2, NUMBER_MALFORMED},
        {".5", 2, NUMBER_MALFORMED},
        {"0.125", 2, NUMBER_MALFORMED},
        {"0.5", 0, NUMBER_MALFORMED},
        {"1.2.3", 4, NUMBER_MALFORMED},
        {"1e3", 4, NUMBER_MALFORMED},
        {"184467440737095516.15", 2, NUMBER_OK},
        {"184467440737095516.16", 2, NUMBER_TOO_LARGE},
        {"184467440737095517", 2, NUMBER_TOO_LARGE},
        {"99999999999999999999", 0, NUMBER_TOO_LARGE},
    };
    int wrong = 0;
    for (unsigned decimals = 0; decimals <= 4; decimals++)
        for (uint64_t n = 0; n < 30000; n++) {
            char text[NUMBER_TEXT];
            uint64_t value;
            number_decimal_text(n, decimals, text);
            wrong += number_decimal(text, decimals, &value) != NUMBER_OK || value != n ||
                     (strchr(text, '.') && text[strlen(text) - 1] == '0');
        }
    ok(wrong == 0, "30000 numbers with 0 to 4 decimals as text and back: %d wrong", wrong);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        uint64_t value;
        ok(number_decimal(cases[i].text, cases[i].decimals, &value) == cases[i].fault,
           "'%s' with %u decimals", cases[i].text, cases[i].decimals);
    }
}

int main(void)
{
    check_whole();
    check_pairs();
    check_decimals();
    return done();
}
