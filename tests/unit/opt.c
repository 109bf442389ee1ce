/* Tests of the option parser: short and long options, operands between them, and numbers and keys
 * at their limits. */
#include "common/cli/opt.h"
#include "common/base/value.h"
#include "tests/tap.h"

#include <inttypes.h>

static const struct opt table[] = {
    {'w', "width", "N", "takes a number", NULL, .set = SET_NOTHING},
    {'v', "verbose", NULL, "takes nothing", NULL, .set = SET_NOTHING},
    {OPT_OWN, "input", "KIND", "only long", NULL, .set = SET_NOTHING},
    {'f', "file", "FILE", "takes any text", NULL, .set = SET_NOTHING},
    {'1', "line", NULL, "begins like the next two", NULL, .set = SET_NOTHING},
    {OPT_LIST, "list", NULL, "begins like line", NULL, .set = SET_NOTHING},
    {OPT_OWN + 1, "lines", "N", "begins with line", NULL, .set = SET_NOTHING},
    {'q', "quiet", NULL, "takes nothing", NULL, .set = SET_NOTHING},
    {.id = 0},
};

/* Returns the options, values and operands of argv, or the error, as one text. */
static const char *parse(char **argv)
{
    static char text[512];
    struct opt_scan s;
    struct err err;
    const struct opt *o;
    const char *value;
    int got;
    text[0] = '\0';
    opt_init(&s, table, argv);
    while ((got = opt_next(&s, &o, &value, &err)) > 0) {
        char part[64];
        if (o->id < OPT_LONG)
            snprintf(part, sizeof part, "%c=%s ", o->id, value ? value : "");
        else
            snprintf(part, sizeof part, "%d=%s ", o->id - OPT_OWN, value ? value : "");
        strcat(text, part);
    }
    if (got < 0)
        return strcat(text, err.what);
    for (size_t i = 0; i < s.count; i++)
        strcat(strcat(text, "["), s.operands[i]), strcat(text, "]");
    return text;
}

static void check_arguments(void)
{
    static const struct {
        const char *argv[8];
        const char *expected;
    } cases[] = {
        {{"t", NULL}, ""},
        {{"t", "-w20", "-w", "20", "--width=20", "--width", "20", NULL}, "w=20 w=20 w=20 w=20 "},
        {{"t", "-vw20", "-v1q", NULL}, "v= w=20 v= 1= q= "},
        {{"t", "-w", "-1", NULL}, "w=-1 "},
        {{"t", "-w", "", NULL}, "w= "},
        {{"t", "--width=", NULL}, "w= "},
        {{"t", "a", "-v", "-", "b", NULL}, "v= [a][-][b]"},
        {{"t", "-v", "--", "-v", "--", NULL}, "v= [-v][--]"},
        {{"t", "--input", "walls", NULL}, "0=walls "},
        {{"t", "-w", NULL}, "-w needs a number (for help: --help)"},
        {{"t", "-vw", NULL}, "v= -w needs a number (for help: --help)"},
        {{"t", "--width", NULL}, "--width needs a number (for help: --help)"},
        {{"t", "--input", NULL}, "--input needs KIND (for help: --help)"},
        {{"t", "-z", NULL}, "unknown option -z (for help: --help)"},
        {{"t", "-1z", NULL}, "1= unknown option -z (for help: --help)"},
        {{"t", "-W", NULL}, "unknown option -W (did you mean -w? for help: --help)"},
        {{"t", "--widths", NULL},
         "unknown option --widths (did you mean --width? for help: --help)"},
        {{"t", "--wdith=3", NULL},
         "unknown option --wdith (did you mean --width? for help: --help)"},
        {{"t", "-width", "3", NULL},
         "unknown option -width (did you mean --width? for help: --help)"},
        {{"t", "-input=3", NULL}, "unknown option -input (did you mean --input? for help: --help)"},
        {{"t", "-quiets", NULL}, "q= unknown option -u (for help: --help)"},
        {{"t", "-file", "-f=x", NULL}, "f=ile f==x "},
        {{"t", "-1file", NULL}, "1= f=ile "},
        {{"t", "-filed", NULL}, "f=iled "},
        /* abbreviations */
        {{"t", "--wid=2", "--w", "3", "--i", "x", NULL}, "w=2 w=3 0=x "},
        {{"t", "--line", "--li", "--lis", NULL}, "1= --li is ambiguous: --line, --list or --lines"},
        {{"t", "--l=4", NULL}, "--l is ambiguous: --line, --list or --lines"},
        {{"t", "--lines=4", NULL}, "1=4 "},
        {{"t", "--=4", NULL}, "unknown option -- (for help: --help)"},
        {{"t", "--verbose=1", NULL}, "--verbose takes no value"},
        {{"t", "--012345678901234567890123456789012345678901", NULL},
         "unknown option --0123456789012345678901234567890123456789 (for help: --help)"},
        {{"t", "-\xc3\xa4z", NULL}, "unknown option -\xc3\xa4 (for help: --help)"},
        {{"t", "-\xffz", NULL}, "unknown option -\xff (for help: --help)"},
        {{NULL}, ""},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char copy[8][50], *argv[8] = {NULL};
        const char *got;
        for (size_t k = 0; cases[i].argv[k]; k++)
            argv[k] = strcpy(copy[k], cases[i].argv[k]);
        got = parse(argv);
        if (!ok(strcmp(got, cases[i].expected) == 0, "arguments parse as \"%s\"",
                cases[i].expected))
            printf("# got \"%s\"\n", got);
    }
}

/* An abbreviation of more names than a message can list. */
static void check_many_names(void)
{
    enum { OPTIONS = 80 };
    static struct opt many[OPTIONS + 1];
    static char names[OPTIONS][16];
    struct err err;
    for (int k = 0; k < OPTIONS; k++) {
        snprintf(names[k], sizeof names[k], "same-%c%c", 'a' + k / 26, 'a' + k % 26);
        many[k] = (struct opt){.id = OPT_OWN + k, .name = names[k]};
    }
    ok(!opt_named(many, "--s", &err) &&
           strcmp(err.what, "--s is ambiguous (--help shows all)") == 0,
       "an abbreviation of %d names", OPTIONS);
    ok(opt_named(many, "--same-db=3", &err) == &many[OPTIONS - 1], "the last of %d names", OPTIONS);
}

static void check_numbers(void)
{
    static const struct {
        const char *text;
        uint64_t min, max;
        bool valid;
        uint64_t value;
    } cases[] = {
        {"0", 0, 9, true, 0},
        {"7", 7, 7, true, 7},
        {"007", 0, 9, true, 7},
        {"18446744073709551615", 0, UINT64_MAX, true, UINT64_MAX},
        {"18446744073709551616", 0, UINT64_MAX, false, 0},
        {"99999999999999999999999", 0, UINT64_MAX, false, 0},
        {"9223372036854775808", 1, INT64_MAX, false, 0},
        {"0", 1, 9, false, 0},
        {"10", 1, 9, false, 0},
        {"", 0, 9, false, 0},
        {"-1", 0, 9, false, 0},
        {"+1", 0, 9, false, 0},
        {" 1", 0, 9, false, 0},
        {"1 ", 0, 9, false, 0},
        {"1e9", 0, UINT64_MAX, true, 1000000000},
        {"1e9", 0, 999999999, false, 0},
        {"1e-3", 0, 9, false, 0},
        {"0x10", 0, 99, false, 0},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct err err;
        uint64_t value = 0;
        bool valid = !value_number("-n", cases[i].text, cases[i].min, cases[i].max, &value, &err);
        ok(valid == cases[i].valid && (!valid || value == cases[i].value),
           "'%s' as a number from %" PRIu64 " to %" PRIu64 " is %s", cases[i].text, cases[i].min,
           cases[i].max, cases[i].valid ? "valid" : "an error");
    }
}

static void check_decimals(void)
{
    static const struct {
        const char *text;
        bool valid;
        uint64_t value;
    } cases[] = {
        {"0", true, 0},
        {"1", true, 1000},
        {"0.5", true, 500},
        {"0.125", true, 125},
        {"1.000", true, 1000},
        {"00.50", true, 500},
        {"0.1255", false, 0},
        {"1.001", false, 0},
        {".5", true, 500},
        {"5e-1", true, 500},
        {"5e-4", false, 0},
        {"1e1", false, 0},
        {"1.", false, 0},
        {"0.5.", false, 0},
        {"0..5", false, 0},
        {"-0.5", false, 0},
        {"0,5", false, 0},
        {"", false, 0},
        {"99999999999999999999", false, 0},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct err err;
        uint64_t value = 0;
        bool valid = !value_decimal("p", cases[i].text, 3, 0, 1000, &value, &err);
        ok(valid == cases[i].valid && (!valid || value == cases[i].value),
           "'%s' as a number from 0 to 1 with at most three decimals is %s", cases[i].text,
           cases[i].valid ? "valid" : "an error");
    }
}

static void check_pairs(void)
{
    static const char *const bad[] = {"",    "3",    "x",    "3x",   "x3",   "3x3x3",
                                      "0x3", "3x10", "3 x3", "-1x3", "10x3", "1e-1x3"};
    uint64_t a = 0, b = 0;
    struct err err;
    ok(value_pair("", "3x9", 'x', 1, 9, &a, &b, &err) == 0 && a == 3 && b == 9,
       "'3x9' is a pair of numbers from 1 to 9");
    ok(value_pair("", "1e3x2e2", 'x', 1, 1000, &a, &b, &err) == 0 && a == 1000 && b == 200,
       "'1e3x2e2' is a pair of numbers from 1 to 1000");
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        ok(value_pair("", bad[i], 'x', 1, 9, &a, &b, &err) == -1,
           "'%s' is not a pair of numbers from 1 to 9", bad[i]);
}

/* A table of two entries: one with keys of every type, one without. */
static const char *const words[] = {"no", "some", "all"};
static const struct row_key list[] = {{"size", 1, 9, 5, "a number", 0, NULL},
                                      {"other", 0, 1, 0, "a flag", 0, NULL},
                                      {"part", 0, 100, 50, "a part", 2, NULL},
                                      {"kind", 0, 2, 1, "a word", 0, words},
                                      {"many", 2, 7, 3, "a number or a word", ROW_OR_WORD, words},
                                      {"sheet", 10, 2, 1, "a size or a word", ROW_OR_SIZE, words},
                                      {NULL, 0, 0, 0, NULL, 0, NULL}};
static const struct row one = {"one", "has keys", list, "uno ein-s"},
                        two = {"two", "has none", NULL, NULL};
static const struct row *const entries[] = {&one, &two, NULL};

static void check_keys(void)
{
    static const struct {
        const char *spec;
        const struct row *expected;
        uint64_t size, other;
        const char *normalized;
    } cases[] = {
        {"one", &one, 5, 0, "one"},
        {"two", &two, 0, 0, "two"},
        {"uno", &one, 5, 0, "one"},
        {"ein-s:size=9", &one, 9, 0, "one:size=9"},
        {"uno ein-s", NULL, 0, 0, NULL},
        {"one:size=9", &one, 9, 0, "one:size=9"},
        {"one:other=1,size=1", &one, 1, 1, "one:size=1,other=1"},
        {"one:part=0.25", &one, 5, 0, "one:part=0.25"},
        {"one:part=0.3", &one, 5, 0, "one:part=0.3"},
        {"one:part=1", &one, 5, 0, "one:part=1"},
        {"one:part=0.50", &one, 5, 0, "one"},
        {"one:kind=all,other=1", &one, 5, 1, "one:other=1,kind=all"},
        {"one:kind=some", &one, 5, 0, "one"},
        {"one:kind=no", &one, 5, 0, "one:kind=no"},
        {"one:other", &one, 5, 1, "one:other=1"},
        {"one:other,size=2", &one, 2, 1, "one:size=2,other=1"},
        {"one:other=", NULL, 0, 0, NULL},
        {"one:part", NULL, 0, 0, NULL},
        {"one:kind=1", NULL, 0, 0, NULL},
        {"one:kind=", NULL, 0, 0, NULL},
        {"one:kind=al", NULL, 0, 0, NULL},
        {"one:kind", NULL, 0, 0, NULL},
        {"one:part=1.01", NULL, 0, 0, NULL},
        {"one:size=1.5", NULL, 0, 0, NULL},
        {"one:size=10", NULL, 0, 0, NULL},
        {"one:size=", NULL, 0, 0, NULL},
        {"one:size", NULL, 0, 0, NULL},
        {"one:", NULL, 0, 0, NULL},
        {"one:sizes=1", NULL, 0, 0, NULL},
        {"one:size=1,", NULL, 0, 0, NULL},
        {"two:size=1", NULL, 0, 0, NULL},
        {"", NULL, 0, 0, NULL},
        {"one:size=0000000000000000000000000000003", &one, 3, 0, "one:size=3"}, /* 31 characters */
        {"one:size=00000000000000000000000000000003", NULL, 0, 0, NULL},        /* one more */
        {"one:size=00000000000000000000000000000000000000000000000001", NULL, 0, 0, NULL},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        uint64_t values[ROW_KEYS] = {0};
        struct err err;
        const struct row *got = row_find(entries, "-a", cases[i].spec, values, &err);
        char spec[ROW_SPEC] = "";
        if (got)
            row_spec(got, values, spec);
        ok(got ? cases[i].normalized && strcmp(spec, cases[i].normalized) == 0
               : !cases[i].normalized,
           "-a '%s': the normalized form is %s", cases[i].spec,
           cases[i].normalized ? cases[i].normalized : "missing, because of an error");
        ok(got == cases[i].expected &&
               (!got || (values[0] == cases[i].size && values[1] == cases[i].other)),
           "-a '%s' gives %s", cases[i].spec,
           cases[i].expected ? cases[i].expected->name : "an error");
    }
}

/* Keys that are a size or a word. */
static void check_size_or_word(void)
{
    static const char *const cases[][2] = {
        {"one:sheet=100x5080mm", "one:sheet=100x5080mm"},
        {"one:sheet=10x10mm,size=2", "one:size=2,sheet=10x10mm"},
        {"one:sheet=all", "one:sheet=all"},
        {"one:sheet=some", "one"},
        {"one:sheet=100x20", NULL},
        {"one:sheet=9x10mm", NULL},
        {"one:sheet=10x9mm", NULL},
        {"one:sheet=10x5081mm", NULL},
        {"one:sheet=mm", NULL},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        uint64_t values[ROW_KEYS] = {0};
        struct err err;
        const struct row *got = row_find(entries, "-a", cases[i][0], values, &err);
        char spec[ROW_SPEC] = "";
        if (got)
            row_spec(got, values, spec);
        ok(got ? cases[i][1] && strcmp(spec, cases[i][1]) == 0 : !cases[i][1],
           "-a '%s' with a size or a word: %s", cases[i][0],
           cases[i][1] ? cases[i][1] : "an error");
    }
}

/* Keys that are a number or a word. */
static void check_number_or_word(void)
{
    static const struct {
        const char *spec, *normalized; /* NULL: an error */
        uint64_t value;
    } cases[] = {
        {"one", "one", 3},
        {"one:many=3", "one", 3},
        {"one:many=7", "one:many=7", 7},
        {"one:many=no", "one:many=no", 8},
        {"one:many=8", NULL, 0},
        {"one:many=1", NULL, 0},
        {"one:many=some", NULL, 0},
        {"one:many=", NULL, 0},
        {"one:many", NULL, 0},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        uint64_t values[ROW_KEYS] = {0};
        struct err err;
        const struct row *got = row_find(entries, "-a", cases[i].spec, values, &err);
        char spec[ROW_SPEC] = "";
        if (got)
            row_spec(got, values, spec);
        ok(got ? cases[i].normalized && strcmp(spec, cases[i].normalized) == 0 &&
                     values[4] == cases[i].value
               : !cases[i].normalized,
           "-a '%s' with a number or a word: %s", cases[i].spec,
           cases[i].normalized ? cases[i].normalized : "an error");
    }
}

/* What a message says about unknown names and keys. It shows 40 bytes of them, and lists the names
 * unless they are too many or too long. */
static void check_unknown(void)
{
#define TEN "0123456789"
    static const struct row_key keys[] = {
        {.name = "size", .help = "a number", .max = 9},
        {.name = NULL},
    };
    static const struct row plain = {"a_b", "no keys", NULL, NULL},
                            keyed = {"rows", "keys", keys, " lines  long-lines "};
    static const struct row long_name = {TEN TEN TEN TEN TEN TEN TEN TEN TEN TEN, "", NULL, NULL};
    static const struct row *const few[] = {&plain, &keyed, NULL};
    static const struct row *const wide[] = {&long_name, &long_name, &long_name,
                                             &long_name, &long_name, NULL};
    static const struct row *many[100];
    static const struct {
        const struct row *const *list;
        const char *spec, *message;
    } cases[] = {
        {few, "x", "unknown -f 'x'; it must be a_b or rows (for help: --help)"},
        {few, "", "unknown -f ''; it must be a_b or rows (for help: --help)"},
        {few, "ab", "unknown -f 'ab' (did you mean a_b? for help: --help)"},
        {few, "A-B", "unknown -f 'A-B' (did you mean a_b? for help: --help)"},
        {few, "a_", "unknown -f 'a_'; it must be a_b or rows (for help: --help)"},
        {few, "a_bc", "unknown -f 'a_bc' (did you mean a_b? for help: --help)"},
        {few, "Row1", "unknown -f 'Row1' (did you mean rows? for help: --help)"},
        {few, "Longlines", "unknown -f 'Longlines' (did you mean long-lines? for help: --help)"},
        {few, "line=1", "unknown -f 'line=1'; keys follow a colon: lines:1"},
        {few, "lines:sizes=1", "rows has no key 'sizes' (did you mean size? for help: --help)"},
        {few, "lines:length=1", "rows has no key 'length', only size (for help: --help)"},
        {few, "rows,size=1", "unknown -f 'rows,size=1'; keys follow a colon: rows:size=1"},
        {few, "rows=" TEN TEN TEN TEN TEN,
         "unknown -f 'rows=" TEN TEN TEN "01234'; keys follow a colon: rows:" TEN TEN TEN TEN},
        {few, TEN TEN TEN TEN TEN,
         "unknown -f '" TEN TEN TEN TEN "'; it must be a_b or rows (for help: --help)"},
        {few, "---------------------------------------------a-b",
         "unknown -f '----------------------------------------' (did you mean a_b? for help: "
         "--help)"},
        {wide, "x", "unknown -f 'x' (--help shows all)"},
        {many, "x", "unknown -f 'x' (--help shows all)"},
        {few, "a_b:size=1", "a_b has no key 'size'; it takes no keys"},
        {few, "rows:" TEN TEN TEN TEN TEN "=1",
         "rows has no key '" TEN TEN TEN TEN "', only size (for help: --help)"},
    };
    for (size_t k = 0; k + 1 < sizeof many / sizeof *many; k++)
        many[k] = &plain;
    for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
        uint64_t values[ROW_KEYS];
        struct err err = {.what = ""};
        const bool found = row_find(cases[k].list, "-f", cases[k].spec, values, &err);
        if (!ok(!found && strcmp(err.what, cases[k].message) == 0, "the message for '%s'",
                cases[k].spec))
            printf("# got \"%s\"\n", err.what);
    }
#undef TEN
}

int main(void)
{
    check_unknown();
    check_arguments();
    check_many_names();
    check_numbers();
    check_decimals();
    check_pairs();
    check_keys();
    check_size_or_word();
    check_number_or_word();
    return done();
}
