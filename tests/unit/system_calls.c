/* Tests of interrupted and failing system calls. This program replaces read, write, close and poll
 * by calls that follow a script: each call of read gives the next piece of a text, or fails. */
#undef _FORTIFY_SOURCE /* the headers define some of these calls then */
#include "common/cli/tool.h"
#include "common/import/run/input.h"
#include "common/solve/run/queries.h"
#include "common/stream/reader.h"
#include "tests/import_texts.h"
#include "tests/tap.h"

#include <errno.h>
#include <poll.h>

enum { PIECES = 8 };

/* What a call of read does: gives a text, or fails. NULL without an error is the end of the file.
 */
struct piece {
    const char *text;
    int error;
    size_t n; /* the length of a text that may have zero bytes */
};

static const struct piece *script; /* the next piece; the end of the file repeats */

static struct {
    int writes[PIECES]; /* errors of the next calls of write; 0: it writes one byte; -1: none */
    int at;             /* number of the next call */
    int polls;
    char text[4000]; /* what was written */
    size_t len;
    int close_error;
} calls;

ssize_t read(int fd, void *to, size_t n)
{
    const struct piece *p = script;
    size_t len = p->n || !p->text ? p->n : strlen(p->text);
    (void)fd;
    if (p->error || len > 0)
        script++;
    if (p->error) {
        errno = p->error;
        return -1;
    }
    len = len < n ? len : n;
    if (len > 0)
        memcpy(to, p->text, len);
    return (ssize_t)len;
}

ssize_t write(int fd, const void *from, size_t n)
{
    int error = calls.at < PIECES ? calls.writes[calls.at++] : 0;
    (void)fd;
    if (error < 0)
        return 0;
    if (error) {
        errno = error;
        return -1;
    }
    if (n > 0 && calls.len < sizeof calls.text)
        calls.text[calls.len++] = *(const char *)from;
    return n > 0;
}

int close(int fd)
{
    (void)fd;
    errno = calls.close_error;
    return calls.close_error ? -1 : 0;
}

int poll(struct pollfd *p, nfds_t n, int timeout)
{
    (void)p;
    (void)n;
    (void)timeout;
    calls.polls++;
    return 1;
}

/* Reads a text of which n bytes arrive before a read fails, or its headers alone, of the kind
 * "headers". Returns whether the error is reported. */
static bool is_reported(const char *kind, const char *text, size_t n)
{
    static struct input in;
    const struct piece fails = {NULL, EIO, 0},
                       pieces[2] = {n ? (struct piece){text, 0, n} : fails, fails};
    const bool headers = kind && strcmp(kind, "headers") == 0;
    struct input_choice choice = {NULL, {0}};
    struct maze m = {0};
    struct err err;
    int got;
    script = pieces;
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

/* Checks that a read error is reported after every number of bytes of a text. */
static void check_failing_reads(const char *kind, const char *text, size_t n)
{
    size_t k = 0;
    n = n ? n : strlen(text);
    while (k <= n && is_reported(kind, text, k))
        k++;
    ok(k > n, "%s: reports an error after each of 0 to %zu bytes (%zu)",
       kind ? kind : "maze stream", n, k);
}

static void check_reads(void)
{
    static const struct piece again[PIECES] = {{"# maze walls 2 1\n32", 0, 0},
                                               {NULL, EINTR, 0},
                                               {NULL, EAGAIN, 0},
                                               {"1\n2", 0, 0},
                                               {NULL, EINTR, 0},
                                               {"20\n", 0, 0},
                                               {NULL, 0, 0}};
    static struct reader reader;
    struct maze m = {0};
    for (size_t i = 0; i < sizeof import_texts / sizeof *import_texts; i++)
        check_failing_reads(import_texts[i].kind, import_texts[i].text, import_texts[i].n);
    check_failing_reads(
        NULL, "# maze walls 3 2 start=0,0 goal=2,1\n# a comment\n1221\n3001\n2220\n\n", 0);
    check_failing_reads(
        "headers", "# maze walls 1 1\n31\n20\n\n# c\n# maze walls 1 1/31/20/\n# maze walls 1 1\n",
        0);
    check_failing_reads(NULL, "1221\n3001\n2220\n", 0);
    calls.polls = 0;
    script = again;
    reader_init(&reader, 0, NULL, MAZE_ANY);
    ok(reader_next(&reader) == 1 && reader_maze(&reader, &m) == 0 && calls.polls == 1,
       "interrupted reads are repeated");
    maze_free(&m);
    reader_free(&reader);
}

/* A drawing whose first line ends in a piece that is much shorter than what came before. */
static void check_detection(void)
{
    static const struct piece pieces[PIECES] = {{"+---+---+---+---+---+---+---+---", 0, 0},
                                                {"+", 0, 0},
                                                {"\n", 0, 0},
                                                {"|", 0, 0},
                                                {NULL, EIO, 0}};
    static struct input in;
    script = pieces;
    input_init(&in, 0, NULL, NULL);
    ok(input_next(&in) == -1 && strstr(in.reader.lines.err.what, strerror(EIO)),
       "a read that fails while the format is unknown is reported");
    input_free(&in);
}

static void check_queries(void)
{
    static const struct piece good[PIECES] = {
        {"0 0 1", 0, 0}, {NULL, EINTR, 0}, {" 1\n2 2 3 3\n", 0, 0}, {NULL, 0, 0}};
    static const struct piece bad[PIECES] = {
        {"0 0 1", 0, 0}, {NULL, EIO, 0}, {" 1\n2 2 3 3\n", 0, 0}, {NULL, 0, 0}};
    struct queries q = {0};
    struct err err;
    script = good;
    ok(!queries_read(&q, "-", &err) && q.count == 2, "interrupted reads of queries are repeated");
    script = bad;
    ok(queries_read(&q, "-", &err) == -1, "a read that fails ends the queries");
    mem_free(&q.mem);
}

static void check_messages(void)
{
    static const char want[] = "tool: a message\n";
    memset(&calls, 0, sizeof calls);
    calls.writes[0] = EINTR;
    calls.writes[1] = EAGAIN;
    calls.writes[3] = EINTR;
    err_warn("tool", "a message");
    ok(calls.len == strlen(want) && memcmp(calls.text, want, calls.len) == 0 && calls.polls == 1,
       "a message is written although writes are interrupted");
    memset(&calls, 0, sizeof calls);
    calls.writes[1] = EIO;
    err_warn("tool", "a message");
    ok(calls.at == 2, "a write that fails ends the message");
    memset(&calls, 0, sizeof calls);
    calls.writes[1] = -1;
    err_warn("tool", "a message");
    ok(calls.at == 2, "a write of nothing ends the message");
}

static void check_writes(void)
{
    static struct out out;
    memset(&calls, 0, sizeof calls);
    calls.writes[0] = EINTR;
    calls.writes[2] = -1;
    out_init(&out, 1);
    out_text(&out, "xyz");
    ok(out_flush(&out) == -1 && out.error == EIO && calls.len == 1 && calls.at == 3,
       "a write of nothing is an error");
}

/* Writes a byte and closes the output. Returns the status of the program. */
static int close_output(int error)
{
    static struct tool_state state = {.io = {.report = {.tool = "tool"}}};
    memset(&calls, 0, sizeof calls);
    calls.close_error = error;
    out_init(&state.io.out, 1);
    out_text(&state.io.out, "x");
    return tool_close(&state, STATUS_DONE);
}

static void check_close(void)
{
    ok(close_output(0) == STATUS_DONE, "output that is closed is complete");
    ok(close_output(EINTR) == STATUS_DONE, "a close that is interrupted is no error");
    ok(close_output(EIO) == STATUS_FAILED, "a close that fails is an error");
}

int main(void)
{
    check_reads();
    check_detection();
    check_queries();
    check_messages();
    check_writes();
    check_close();
    return done();
}
