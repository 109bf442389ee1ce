/* Tests of the option parser: short and long options, operands between them, and numbers and keys
 * at their limits. */
#include "common/cli/opt.h"
#include "common/base/value.h"
#include "tests/tap.h"

static const struct opt table[] = {
    {'w', "width", "N", "takes a number", NULL, .set = {0}},
    {'v', "verbose", NULL, "takes nothing", NULL, .set = {0}},
    {OPT_OWN, "input", "KIND", "only long", NULL, .set = {0}},
    {'f', "file", "FILE", "takes any text", NULL, .set = {0}},
    {'1', "line", NULL, "begins like the next two", NULL, .set = {0}},
    {OPT_LIST, "list", NULL, "begins like line", NULL, .set = {0}},
    {OPT_OWN + 1, "lines", "N", "begins with line", NULL, .set = {0}},
    {'q', "quiet", NULL, "takes nothing", NULL, .set = {0}},
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
        {{"t", "--width", NULL}, "--width needs a number (for help: --help)"},
        {{"t", "--input", NULL}, "--input needs KIND (for help: --help)"},
        {{"t", "-z", NULL}, "unknown option -z (for help: --help)"},
        {{"t", "-W", NULL}, "unknown option -W; did you mean -w?"},
        {{"t", "--widths", NULL}, "unknown option --widths; did you mean --width?"},
        {{"t", "-width", "3", NULL}, "unknown option -width; did you mean --width?"},
        {{"t", "-quiets", NULL}, "q= unknown option -u (for help: --help)"},
        {{"t", "-file", "-f", "=x", NULL}, "f=ile f==x "},
        {{"t", "-1file", NULL}, "1= f=ile "},
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

/* The range of numbers; tests/unit/number.c has their forms. */
static void check_values(void)
{
    static const struct {
        const char *text;
        unsigned decimals;
        uint64_t min, max;
        bool valid;
        uint64_t value;
    } cases[] = {
        {"7", 0, 7, 7, true, 7},         {"0", 0, 1, 9, false, 0},
        {"10", 0, 1, 9, false, 0},       {"1.000", 3, 0, 1000, true, 1000},
        {"1.001", 3, 0, 1000, false, 0},
    };
    static const char *const bad[] = {"", "3", "0x3", "3x10", "10x3", "3x0", "3 x3", "3x3x3"};
    uint64_t a = 0, b = 0;
    struct err err;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        uint64_t value = 0;
        bool valid = !value_number("-n", NULL, cases[i].text, cases[i].decimals, cases[i].min,
                                   cases[i].max, &value, &err);
        ok(valid == cases[i].valid && (!valid || value == cases[i].value),
           "'%s' with at most %u decimals is %s", cases[i].text, cases[i].decimals,
           cases[i].valid ? "valid" : "an error");
    }
    ok(value_pair("", "1e0x9", 'x', 1, 9, &a, &b, &err) == 0 && a == 1 && b == 9,
       "'1e0x9' is a pair of numbers from 1 to 9");
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        ok(value_pair("", bad[i], 'x', 1, 9, &a, &b, &err) == -1,
           "'%s' is not a pair of numbers from 1 to 9", bad[i]);
}

/* A table of two entries: one with keys of every type, one without. */
static const char *const words[] = {"no", "some", "all"};
static const struct row_key list[] = {
    {"size", 1, 9, 5, "a number", 0, NULL},
    {"other", 0, 1, 0, "a flag", 0, NULL},
    {"part", 0, 100, 50, "a part", 2, NULL},
    {"kind", 0, 2, 1, "a word", 0, words},
    {"many", 2, 0, 4, "a number or a word", ROW_OR_NUMBER, words},
    {"sheet", 10 * ROW_MM, 2, 1, "a size or a word", ROW_OR_SIZE, words},
    {NULL, 0, 0, 0, NULL, 0, NULL}};
static const struct row one = {"one", "has keys", list, "uno ein-s"},
                        two = {"two", "has none", NULL, NULL};
static const struct row *const entries[] = {&one, &two, NULL};

#define NULLS "000000000000000000000000000000"
/* What row_find reads, as row_spec writes it. */
static void check_keys(void)
{
    static const char *const cases[][2] = {
        /* SPEC, and the same without the values that are the default; NULL: an error */
        {"one", "one"},
        {"two", "two"},
        {"uno", "one"},
        {"ein-s:size=9", "one:size=9"},
        {"uno ein-s", NULL},
        {"", NULL},
        {"one:", NULL},
        {"one:size", NULL},
        {"one:size=10", NULL},
        {"one:other", "one:other=1"},
        {"one:other,size=2", "one:size=2,other=1"},
        {"one:part=0.50", "one"},
        {"one:part=1.01", NULL},
        {"one:part", NULL},
        {"one:kind=some", "one"},
        {"ONE:Kind=ALL", "one:kind=all"},
        {"one:kind=al", NULL},
        {"one:kind", NULL},
        {"one:size=0000000000000000000000000000003", "one:size=3"}, /* 31 characters */
        {"one:size=" NULLS NULLS NULLS NULLS "3", NULL},            /* too long */
        {"one:sheet=100x5080mm", "one:sheet=100x5080mm"},
        {"one:sheet=12.5x20.125mm", "one:sheet=12.5x20.125mm"},
        {"one:sheet=8.5x11in", "one:sheet=215.9x279.4mm"},
        {"one:sheet=0.4375x11in", "one:sheet=11.113x279.4mm"},
        {"one:sheet=8.55555x11in", NULL},
        {"one:sheet=some", "one"},
        {"one:sheet=100x20", NULL},
        {"one:sheet=9x10mm", NULL},
        {"one:sheet=10x9mm", NULL},
        {"one:sheet=10x5081mm", NULL},
        {"one:many=3", "one"},
        {"one:many=no", "one:many=no"},
        {"one:many=8", "one:many=8"},
        {"one:many=18446744073709551614", "one:many=18446744073709551614"},
        {"one:many=18446744073709551615", NULL},
        {"one:many=1", NULL},
    };
    uint64_t values[ROW_KEYS] = {0};
    struct err err;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct row *got = row_find(entries, NULL, "-a", cases[i][0], values, &err);
        char spec[ROW_SPEC] = "";
        if (got)
            row_spec(got, values, spec);
        ok(got ? cases[i][1] && strcmp(spec, cases[i][1]) == 0 : !cases[i][1],
           "-a '%s': the normalized form is %s", cases[i][0],
           cases[i][1] ? cases[i][1] : "missing, because of an error");
    }
    ok(row_find(entries, NULL, "-a", "one:other,kind=all,many=no", values, &err) == &one &&
           values[0] == 5 && values[1] == 1 && values[2] == 50 && values[3] == 2 && values[4] == 0,
       "values are stored in the order of the keys, a word before the numbers");
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
    static const struct row *const few[] = {&plain, &keyed, NULL};
    static const struct row *const many[] = {&plain, &plain, &plain, &plain, &plain, &plain, &plain,
                                             &plain, &plain, &plain, &plain, &plain, &plain, NULL};
    static const struct {
        const struct row *const *list;
        const char *spec, *message;
    } cases[] = {
        {few, "x", "-f must be a_b or rows, not 'x'"},
        {few, "Longlines", "-f must be a_b or rows, not 'Longlines'; did you mean long-lines?"},
        {few, "lines:length=1", "rows has no key 'length'; it must be size"},
        {few, "rows,size=1", "unknown -f 'rows,size=1'; keys follow a colon: rows:size=1"},
        {few, "rows=" TEN TEN TEN TEN TEN,
         "unknown -f 'rows=" TEN TEN TEN "01234'; keys follow a colon: rows:" TEN TEN TEN TEN},
        {few, TEN TEN TEN TEN TEN, "-f must be a_b or rows, not '" TEN TEN TEN TEN "'"},
        {few, "---------------------------------------------a-b",
         "-f must be a_b or rows, not '----------------------------------------'; did you mean "
         "a_b?"},
        {many, "x", "unknown -f 'x'; --help -fs lists all"},
        {few, "rows:", "rows: a key is missing; it must be size"},
        {few, "a_b:size=1", "a_b has no keys"},
        {few, "rows:" TEN TEN TEN TEN TEN "=1",
         "rows has no key '" TEN TEN TEN TEN "'; it must be size"},
    };
    for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
        uint64_t values[ROW_KEYS];
        struct err err = {.what = ""};
        const bool found = row_find(cases[k].list, NULL, "-f", cases[k].spec, values, &err);
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
    check_values();
    check_keys();
    return done();
}
