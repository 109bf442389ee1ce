/* Tests of common/base where no program gets: sizes that overflow, every form of UTF-8, descriptors
 * that fail. */
#include "common/base/lines.h"
#include "common/base/mem.h"
#include "common/base/text.h"
#include "common/base/utf8.h"
#include "tests/tap.h"

/* The rows of table 3-7 of the Unicode Standard: the first and the last well-formed sequences, and
 * their neighbours, which are none. */
static void check_utf8_lengths(void)
{
    static const struct {
        const char *bytes;
        size_t length;
    } cases[] = {
        {"\x7f", 1},
        {"\x80", 0},
        {"\xc1\xbf", 0},
        {"\xc2\x7f", 0},
        {"\xc2\x80", 2},
        {"\xdf\xbf", 2},
        {"\xdf\xc0", 0},
        {"\xe0\x9f\xbf", 0},
        {"\xe0\xa0\x80", 3},
        {"\xe0\xbf\xbf", 3},
        {"\xe1\x80\x80", 3},
        {"\xe1\x80\xc0", 0},
        {"\xec\xbf\xbf", 3},
        {"\xed\x80\x80", 3},
        {"\xed\x9f\xbf", 3},
        {"\xed\xa0\x80", 0},
        {"\xee\x80\x80", 3},
        {"\xef\xbf\xbf", 3},
        {"\xf0\x8f\xbf\xbf", 0},
        {"\xf0\x90\x80\x80", 4},
        {"\xf0\xbf\xbf\xbf", 4},
        {"\xf1\x80\x80\x80", 4},
        {"\xf1\x80\x80\x7f", 0},
        {"\xf4\x80\x80\x80", 4},
        {"\xf4\x8f\xbf\xbf", 4},
        {"\xf4\x90\x80\x80", 0},
        {"\xf5\x80\x80\x80", 0},
        {"\xff", 0},
        {"\xe2\x82", 0},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const unsigned char *s = (const unsigned char *)cases[i].bytes;
        const size_t got = utf8_length(s, strlen(cases[i].bytes));
        ok(got == cases[i].length, "UTF-8 sequence %zu has %zu bytes (%zu)", i, cases[i].length,
           got);
    }
}

/* Controls, and characters that change the direction of a line, are not printable. */
static void check_utf8_printable(void)
{
    static const struct {
        const char *bytes;
        bool printable;
    } cases[] = {
        {"\x1f", false},
        {" ", true},
        {"~", true},
        {"\x7f", false},
        {"\xc2\x9f", false},
        {"\xc2\xa0", true},
        {"\xe2\x80\x8d", true},
        {"\xe2\x80\x8e", false}, /* U+200D, U+200E */
        {"\xe2\x80\x8f", false},
        {"\xe2\x80\x90", true},
        {"\xe2\x80\xa7", true},
        {"\xe2\x80\xa8", false}, /* U+2027, U+2028 */
        {"\xe2\x80\xae", false},
        {"\xe2\x80\xaf", true},
        {"\xe2\x81\xa5", true},
        {"\xe2\x81\xa6", false}, /* U+2065, U+2066 */
        {"\xe2\x81\xa9", false},
        {"\xe2\x81\xaa", true},
        {"\xf0\x9f\x98\x80", true},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        ok(utf8_is_printable((const unsigned char *)cases[i].bytes, strlen(cases[i].bytes)) ==
               cases[i].printable,
           "character %zu is%s printable", i, cases[i].printable ? "" : " not");
}

static void check_memory(void)
{
    struct mem m = {NULL, 0};
    struct text_buf t = {.len = SIZE_MAX - 2};
    unsigned char *at;
    ok(mem_need_array(&m, SIZE_MAX / 2, 3, 0) == -1 && !m.at, "count * size overflows");
    ok(mem_need_array(&m, SIZE_MAX / 3, 3, 4) == -1 && !m.at, "count * size + more overflows");
    ok(mem_need_array(&m, 0, SIZE_MAX, 5) == 0 && m.size == 5, "no elements and 5 bytes");
    ok(mem_need(&m, SIZE_MAX) == -1 && m.size == 5, "all bytes there are");
    ok(mem_need(&m, SIZE_MAX / 17 * 16 + 17) == -1 && m.size == 5, "more than a block can have");
    memcpy(m.at, "abcd", 5);
    ok(mem_need_array(&m, 1 << 10, 2, 1) == 0 && m.size >= 2049 &&
           strcmp((char *)m.at, "abcd") == 0,
       "a block that grows keeps its contents");
    ok(text_append(&t, "abc", 3) == -1 && t.len == SIZE_MAX - 2 && !t.mem.at,
       "a text that becomes too long");
    /* Only whole pages are released; here, there are none. */
    at = m.at;
    mem_release(&m, 3, 3);
    mem_release(&m, 5, 4);
    mem_release(&m, 1, 5);
    ok(m.at == at && strcmp((char *)m.at, "abcd") == 0, "less than a page is not released");
    mem_free(&m);
}

/* A descriptor that is not open can neither be read nor read again. */
static void check_rewind(void)
{
    static struct lines lines;
    const struct lines_position begin = {0};
    lines_init(&lines, -1, NULL);
    ok(!in_can_rewind(&lines.in), "a descriptor that is not open cannot be read again");
    ok(lines_rewind(&lines, &begin) == -1 && strstr(lines.err.what, "cannot read the file again: "),
       "rewinding it is an error (%s)", lines.err.what);
}

int main(void)
{
    check_utf8_lengths();
    check_utf8_printable();
    check_memory();
    check_rewind();
    return done();
}
