/* Tests of common/base where no program gets: sizes that overflow, every form of UTF-8, descriptors
 * that fail. */
#include "common/base/lines.h"
#include "common/base/mem.h"
#include "common/base/text.h"
#include "common/base/utf8.h"
#include "tests/tap.h"

/* Returns how many sequences of n bytes are well-formed, with any first and second byte, and with a
 * third and a fourth byte at the ends of their range or just outside: 2 of these 4 of 64 bytes. */
static int count_utf8(size_t n)
{
    static const unsigned char ends[] = {0x7f, 0x80, 0xbf, 0xc0};
    int count = 0;
    for (unsigned first = 0; first < 256; first++)
        for (unsigned second = 0; second < (n > 1 ? 256 : 1); second++)
            for (size_t rest = 0; rest < (n > 3 ? 16 : n > 2 ? 4 : 1); rest++) {
                const unsigned char s[] = {(unsigned char)first, (unsigned char)second,
                                           ends[rest % 4], ends[rest / 4]};
                count += utf8_length(s, n) == n;
            }
    return count;
}

/* Unicode has 128, 1920, 61440 and 1048576 characters of one to four bytes. */
static void check_utf8_lengths(void)
{
    static const unsigned char euro[] = "\xe2\x82\xac";
    ok(count_utf8(1) == 128, "characters of one byte");
    ok(count_utf8(2) == 1920, "characters of two bytes");
    ok(count_utf8(3) == 61440 / 64 * 2, "characters of three bytes");
    ok(count_utf8(4) == 1048576 / 64 / 64 * 2 * 2, "characters of four bytes");
    ok(utf8_length(euro, 3) == 3 && utf8_length(euro, 2) == 0, "a character that is cut off");
}

/* Returns how many characters of a text are printable. */
static int count_printable(const unsigned char *text)
{
    int count = 0;
    for (size_t n; *text; text += n) {
        n = utf8_length(text, strlen((const char *)text));
        count += utf8_is_printable(text, n);
    }
    return count;
}

/* Controls, and characters that change the direction of a line, are not printable: the neighbours
 * of their ranges are. */
static void check_utf8_printable(void)
{
    static const unsigned char printable[] = " ~"
                                             "\xc2\xa0\xe2\x80\x8d\xe2\x80\x90\xe2\x80\xa7\xe2\x80"
                                             "\xaf\xe2\x81\xa5\xe2\x81\xaa\xf0\x9f\x98\x80";
    static const unsigned char others[] =
        "\x1f\x7f\xc2\x9f\xe2\x80\x8e\xe2\x80\x8f\xe2\x80\xa8\xe2\x80\xae\xe2\x81\xa6\xe2\x81\xa9";
    ok(count_printable(printable) == 10, "characters that are printable");
    ok(count_printable(others) == 0, "characters that are not");
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
    ok(!io_is_file(lines.in.fd), "a descriptor that is not open cannot be read again");
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
