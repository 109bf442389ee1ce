/* The header line: what is one, what is not and where; its fields. */
#include "common/stream/header.h"
#include "tests/tap.h"

static struct header h;

/* Parses a line; 0 if it is right, else the column of what is wrong. */
static size_t parse(const char *line)
{
    size_t column = 0;
    struct err err;
    header_reset(&h);
    return header_parse(&h, line, strlen(line), &column, &err) ? column : 0;
}

static void lines(void)
{
    static const struct {
        const char *line;
        size_t wrong_at;
    } cases[] = {
        {"# maze walls 5 3", 0},
        {"# maze block 1 1 a=b", 0},
        {"# maze walls 5 inf v=1 a-b_c9=x=y=z e=", 0},
        {"# maze walls 5 3 name=\xc3\xa4\xff", 0},
        {"# maze ", 8},
        {"# maze wall 5 3", 8},
        {"# maze walls", 13},
        {"# maze walls  5 3", 14},
        {"# maze walls 0 3", 14},
        {"# maze walls -5 3", 14},
        {"# maze walls inf 3", 14},
        {"# maze walls 5", 15},
        {"# maze walls 5 0", 16},
        {"# maze walls 5 3x", 16},
        {"# maze walls 5 18446744073709551616", 16},
        {"# maze walls 5 18446744073709551615", 16},
        {"# maze walls 5 99999999999999999999999999999", 16},
        {"# maze walls 5 3 ", 18},
        {"# maze walls 5 3  a=b", 18},
        {"# maze walls 5 3 a=b  c=d", 22},
        {"# maze walls 5 3 a", 19},
        {"# maze walls 5 3 =b", 18},
        {"# maze walls 5 3 A=b", 18},
        {"# maze walls 5 3 9=b", 18},
        {"# maze walls 5 3 aB=b", 19},
        {"# maze walls 5 3 a=b\x01", 21},
        {"# maze walls 5 3 a=b\x7f", 21},
        {"# maze walls 5 3 a=\tb", 20},
        {"# maze walls 5 3 a=x/y", 21},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        size_t at = parse(cases[i].line);
        ok(at == cases[i].wrong_at, "header line %zu: wrong at %zu (%zu)", i, cases[i].wrong_at,
           at);
    }
}

static bool fields_are(const char *want)
{
    return h.fields.len == strlen(want) && memcmp(h.fields.mem.at, want, h.fields.len) == 0;
}

static void fields(void)
{
    size_t n, x, y;
    const char *value;
    struct err err;
    parse("# maze walls 5 inf v=1 start=0,0 startle=7 goal=4,2 odd=");
    value = header_get(&h, "start", &n);
    ok(value && n == 3 && memcmp(value, "0,0", 3) == 0, "a field is found by its whole key");
    value = header_get(&h, "odd", &n);
    ok(value && n == 0, "an empty value is one");
    ok(!header_get(&h, "star", &n) && !header_get(&h, "tart", &n), "part of a key is none");
    ok(!header_set(&h, "start", "12,13") && fields_are(" v=1 start=12,13 startle=7 goal=4,2 odd="),
       "a longer value in place");
    ok(!header_set_place(&h, "goal", 0, 9) &&
           fields_are(" v=1 start=12,13 startle=7 goal=0,9 odd="),
       "a place in place");
    ok(!header_set(&h, "start", "1") && fields_are(" v=1 start=1 startle=7 goal=0,9 odd="),
       "a shorter value in place");
    ok(!header_set_number(&h, "length", UINT64_MAX) &&
           fields_are(" v=1 start=1 startle=7 goal=0,9 odd= length=18446744073709551615"),
       "a new field at the end");
    header_drop(&h, "startle");
    header_drop(&h, "odd");
    header_drop(&h, "none");
    header_drop(&h, "length");
    header_drop(&h, "v");
    ok(fields_are(" start=1 goal=0,9"), "fields taken out of the middle and both ends");
    ok(header_get_place(&h, "goal", &x, &y, &err) == 1 && x == 0 && y == 9, "a place is read");
    ok(header_get_place(&h, "length", &x, &y, &err) == 0, "no field, no place");
    ok(header_get_place(&h, "start", &x, &y, &err) == -1, "1 is no place");
    header_drop(&h, "start");
    header_drop(&h, "goal");
    ok(h.fields.len == 0 && !header_get(&h, "v", &n), "the last field goes too");
    parse("# maze walls 5 3 a=1 b=2 a=3 b=4 a=5");
    ok(!header_set(&h, "a", "77") && fields_are(" a=77 b=2 b=4"), "one field of a key is left");
    header_drop(&h, "b");
    ok(fields_are(" a=77"), "all of a key go");
    parse("# maze walls 5 3 v=1 start=5,0 goal=4,3");
    ok(header_get_place(&h, "start", &x, &y, &err) == -1 && err.column == 28,
       "start outside, at column %d", (int)err.column);
    ok(header_get_place(&h, "goal", &x, &y, &err) == -1 && err.column == 37,
       "goal outside, at column %d", (int)err.column);
    parse("# maze walls 5 inf goal=4,3");
    ok(header_get_place(&h, "goal", &x, &y, &err) == 1, "endless: any row");
}

static void places(void)
{
    static const char *const bad[] = {"",     ",",    "1",    "1,",   ",1",
                                      "1,2,", "-1,2", "1 ,2", "1,+2", "99999999999999999999,1"};
    size_t x, y;
    bool all = true;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        all = all && header_place(bad[i], strlen(bad[i]), &x, &y) == -1;
    ok(all, "what is no place is refused");
    ok(header_place("10,200x", 6, &x, &y) == 0 && x == 10 && y == 200, "10,200");
}

int main(void)
{
    lines();
    fields();
    places();
    header_free(&h);
    return done();
}
