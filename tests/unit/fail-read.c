/* Tests that a read error is reported, wherever in the input it happens: in each input format,
 * after every number of bytes. This program replaces read by one that fails then. */
#undef _FORTIFY_SOURCE /* its headers define read */
#include "common/import/run/input.h"
#include "tests/import_texts.h"
#include "tests/tap.h"

#include <errno.h>

static const char *next; /* what read returns */
static size_t left;      /* how much of it, before it fails */

ssize_t read(int fd, void *to, size_t n)
{
    const size_t len = left < n ? left : n;
    (void)fd;
    if (len == 0) {
        errno = EIO;
        return -1;
    }
    memcpy(to, next, len);
    next += len;
    left -= len;
    return (ssize_t)len;
}

/* Reads a text of which `n` bytes arrive, or its headers alone, of the kind "headers". Returns
 * whether the read error is reported. */
static bool fails_after(const char *kind, const char *text, size_t n)
{
    static struct input in;
    struct input_choice choice = {NULL, {0}};
    struct maze m = {0};
    struct err err;
    const bool headers = kind && strcmp(kind, "headers") == 0;
    int got;
    next = text;
    left = n;
    memset(&in, 0, sizeof in);
    if (kind && input_option(&choice, "--input", headers ? "walls" : kind, &err))
        exit(2);
    input_init(&in, 0, NULL, &choice);
    in.reader.headers_only = headers;
    while ((got = input_next(&in)) > 0 && (headers || (got = input_maze(&in, &m)) == 0))
        ;
    err = in.reader.lines.err;
    maze_free(&m);
    input_free(&in);
    return got < 0 && strstr(err.what, strerror(EIO));
}

static void test_text(const char *kind, const char *text, size_t n)
{
    size_t wrong = 0, first = 0;
    n = n ? n : strlen(text);
    for (size_t k = 0; k <= n; k++)
        if (!fails_after(kind, text, k)) {
            first = wrong ? first : k;
            wrong++;
        }
    if (!ok(wrong == 0, "%s: reports an error after each of 0 to %zu bytes",
            kind ? kind : "maze stream", n))
        printf("# not after %zu bytes, and %zu other numbers\n", first, wrong - 1);
}

int main(void)
{
    for (size_t i = 0; i < sizeof import_texts / sizeof *import_texts; i++)
        test_text(import_texts[i].kind, import_texts[i].text, import_texts[i].n);
    test_text(NULL, "# maze walls 3 2 start=0,0 goal=2,1\n# a comment\n1221\n3001\n2220\n\n", 0);
    test_text("headers",
              "# maze walls 1 1\n31\n20\n\n# c\n# maze walls 1 1/31/20/\n# maze walls 1 1\n", 0);
    test_text(NULL, "1221\n3001\n2220\n", 0);
    return done();
}
