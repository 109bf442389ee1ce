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
    parse("# maze walls 5 inf v=1 start=0,0 steps=7 goal=4,2 exit=");
    value = header_get(&h, FIELD_START, &n);
    ok(value && n == 3 && memcmp(value, "0,0", 3) == 0, "a field is found by its whole key");
    value = header_get(&h, FIELD_EXIT, &n);
    ok(value && n == 0, "an empty value is one");
    ok(!header_get_key(&h, "star", &n) && !header_get_key(&h, "tart", &n), "part of a key is none");
    ok(!header_set(&h, FIELD_START, "12,13") &&
           fields_are(" v=1 start=12,13 steps=7 goal=4,2 exit="),
       "a longer value in place");
    ok(!header_set_place(&h, FIELD_GOAL, 0, 9) &&
           fields_are(" v=1 start=12,13 steps=7 goal=0,9 exit="),
       "a place in place");
    ok(!header_set(&h, FIELD_START, "1") && fields_are(" v=1 start=1 steps=7 goal=0,9 exit="),
       "a shorter value in place");
    ok(!header_set_number(&h, FIELD_LENGTH, UINT64_MAX) &&
           fields_are(" v=1 start=1 steps=7 goal=0,9 exit= length=18446744073709551615"),
       "a new field at the end");
    header_drop(&h, FIELD_STEPS);
    header_drop(&h, FIELD_EXIT);
    header_drop(&h, FIELD_OPEN);
    header_drop(&h, FIELD_LENGTH);
    header_drop(&h, FIELD_V);
    ok(fields_are(" start=1 goal=0,9"), "fields taken out of the middle and both ends");
    ok(header_get_place(&h, FIELD_GOAL, &x, &y, &err) == 1 && x == 0 && y == 9, "a place is read");
    ok(header_get_place(&h, FIELD_LENGTH, &x, &y, &err) == 0, "no field, no place");
    ok(header_get_place(&h, FIELD_START, &x, &y, &err) == -1, "1 is no place");
    header_drop(&h, FIELD_START);
    header_drop(&h, FIELD_GOAL);
    ok(h.fields.len == 0 && !header_get(&h, FIELD_V, &n), "the last field goes too");
    parse("# maze walls 5 3 v=1 odd=2 v=3 odd=4 open=6 v=5 open=7");
    ok(!header_set(&h, FIELD_V, "77") && fields_are(" v=77 odd=2 odd=4 open=6 open=7"),
       "one field of a key is left");
    header_drop(&h, FIELD_OPEN);
    ok(fields_are(" v=77 odd=2 odd=4"), "all of a key go");
    parse("# maze walls 5 3 v=1 start=5,0 goal=4,3");
    ok(header_get_place(&h, FIELD_START, &x, &y, &err) == -1 && err.column == 28,
       "start outside, at column %d", (int)err.column);
    ok(header_get_place(&h, FIELD_GOAL, &x, &y, &err) == -1 && err.column == 37,
       "goal outside, at column %d", (int)err.column);
    parse("# maze walls 5 inf goal=4,3");
    ok(header_get_place(&h, FIELD_GOAL, &x, &y, &err) == 1, "endless: any row");
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
