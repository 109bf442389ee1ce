/* Tests of the fields of a header. tests/format/list says which header lines are valid. */
#include "common/stream/header.h"
#include "tests/tap.h"

static struct header h;

static void parse(const char *line)
{
    struct err err;
    header_reset(&h);
    if (header_parse(&h, line, strlen(line), 1, 1, &err))
        exit(2);
}

static bool fields_are(const char *expected)
{
    return h.fields.len == strlen(expected) && memcmp(h.fields.mem.at, expected, h.fields.len) == 0;
}

static void check_fields(void)
{
    size_t n;
    struct place place;
    const char *value;
    struct err err;
    parse("# maze walls 5 inf v=1 start=0,0 steps=7 goal=4,2 exit=");
    value = header_get(&h, FIELD_START, &n);
    ok(value && n == 3 && memcmp(value, "0,0", 3) == 0, "a field is found by its key");
    value = header_get(&h, FIELD_EXIT, &n);
    ok(value && n == 0, "a field may have an empty value");
    ok(!header_set(&h, FIELD_START, "12,13") &&
           fields_are(" v=1 start=12,13 steps=7 goal=4,2 exit="),
       "a longer value replaces a value in place");
    ok(!header_set_place(&h, FIELD_GOAL, (struct place){0, 9}) &&
           fields_are(" v=1 start=12,13 steps=7 goal=0,9 exit="),
       "a place replaces a place");
    ok(!header_set(&h, FIELD_START, "1") && fields_are(" v=1 start=1 steps=7 goal=0,9 exit="),
       "a shorter value replaces a value in place");
    ok(!header_set_number(&h, FIELD_LENGTH, UINT64_MAX) &&
           fields_are(" v=1 start=1 steps=7 goal=0,9 exit= length=18446744073709551615"),
       "a new field is appended");
    header_drop_set(&h, FIELD_BIT(FIELD_STEPS));
    header_drop_set(&h, FIELD_BIT(FIELD_EXIT));
    header_drop_set(&h, FIELD_BIT(FIELD_OPEN));
    header_drop_set(&h, FIELD_BIT(FIELD_LENGTH));
    header_drop_set(&h, FIELD_BIT(FIELD_V));
    ok(fields_are(" start=1 goal=0,9"), "the first, middle and last field can be removed");
    ok(header_get_place(&h, FIELD_GOAL, &place, &err) == 1 && place.x == 0 && place.y == 9,
       "a place is parsed");
    ok(header_get_place(&h, FIELD_LENGTH, &place, &err) == 0, "a missing field has no place");
    ok(header_get_place(&h, FIELD_START, &place, &err) == -1, "the value 1 is not a place");
    header_drop_set(&h, FIELD_BIT(FIELD_START));
    header_drop_set(&h, FIELD_BIT(FIELD_GOAL));
    ok(h.fields.len == 0 && !header_get(&h, FIELD_V, &n),
       "the last remaining field can be removed");
    parse("# maze walls 5 3 v=1 odd=2 v=3 odd=4 open=6 v=5 open=7");
    ok(!header_set(&h, FIELD_V, "77") && fields_are(" v=77 odd=2 odd=4 open=6 open=7"),
       "setting a repeated key leaves one field");
    header_drop_set(&h, FIELD_BIT(FIELD_OPEN));
    ok(fields_are(" v=77 odd=2 odd=4"), "removing a repeated key removes all its fields");
    parse("# maze walls 5 3 v=1 start=5,0 goal=4,3");
    ok(header_get_place(&h, FIELD_START, &place, &err) == -1 && err.column == 28,
       "a start outside the maze is an error at column 28");
    ok(header_get_place(&h, FIELD_GOAL, &place, &err) == -1 && err.column == 37,
       "a goal outside the maze is an error at column 37");
    header_reset(&h);
    ok(header_parse(&h, "# maze walls 5 3 a=x/y", 22, 1, 1, &err) && err.column == 21,
       "a value with a slash is an error at its column");
    parse("# maze walls 5 3 star=1 tart=2 starts=3 start-=4 xstart=5 exit=start=6");
    ok(!header_get(&h, FIELD_START, &n), "part of a key finds no field");
    parse("# maze walls 5 inf goal=4,3");
    ok(header_get_place(&h, FIELD_GOAL, &place, &err) == 1,
       "in an endless maze, a goal in any row is valid");
}

static void check_places(void)
{
    static const char *const bad[] = {"",     ",",    "1",    "1,",   ",1",
                                      "1,2,", "-1,2", "1 ,2", "1,+2", "99999999999999999999,1"};
    struct place place;
    bool refused = true;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        refused = refused && place_read(bad[i], strlen(bad[i]), &place) == -1;
    ok(refused, "malformed places are errors");
    ok(place_read("10,200x", 6, &place) == 0 && place.x == 10 && place.y == 200,
       "10,200 is a place");
}

int main(void)
{
    check_fields();
    check_places();
    header_free(&h);
    return done();
}
