/* fail: lets memory run out in a whole program, for tests/unit/fail-*.c. Each command line runs in
 * this process (tests/fuzz/kit/program-*.c), with the first call of the allocator failing, then
 * the second, and so on, until none fails: a process for each would take thirty times as long.
 *
 * This file replaces mem.c: a block moves whenever it grows, so that the sanitizers notice uses of
 * an old pointer. It also replaces confine.c: this process must stay able to write files. */
#ifndef FAIL_H
#define FAIL_H

#include "common/base/confine.h"
#include "common/base/mem.h"
#include "tests/tap.h"

#include <fcntl.h>
#include <limits.h>

static struct {
    long countdown;  /* calls until the one that fails; below 0 after it */
    long blocks;     /* that are allocated */
    bool counts_all; /* calls for which the memory suffices count and fail, too: whether it does
                      * often depends on what ran before */
    int out[2];      /* files for standard output and standard error */
} fail = {.countdown = LONG_MAX};

/* Blocks grow to exactly what is needed, so that the sanitizers notice uses beyond it; large ones
 * double, so that the number of allocations stays small. */
int mem_need(struct mem *m, size_t bytes)
{
    unsigned char *at;
    const bool suffices = bytes <= m->size;
    if ((!suffices || fail.counts_all) && fail.countdown-- == 0)
        return -1;
    if (suffices)
        return 0;
    if (m->size > 100 && bytes < 2 * m->size)
        bytes = 2 * m->size;
    at = malloc(bytes);
    if (!at)
        return -1;
    if (m->size)
        memcpy(at, m->at, m->size);
    fail.blocks += !m->at;
    free(m->at);
    m->at = at;
    m->size = bytes;
    return 0;
}

void mem_release(const struct mem *m, size_t from, size_t to)
{
    memset(m->at + from, 0xdd, to - from);
}

void mem_free(struct mem *m)
{
    fail.blocks -= m->at != NULL;
    free(m->at);
    m->at = NULL;
    m->size = 0;
}

void confine_begin(struct confine *c, size_t count)
{
    (void)c;
    (void)count;
}

void confine_read(struct confine *c, const char *file)
{
    (void)c;
    (void)file;
}

int confine_end(struct confine *c)
{
    (void)c;
    return 0;
}

/* Begins a test: runs n shell commands, which make the files that the command lines name. */
static void fail_begin(const char *const *commands, size_t n)
{
    static const char *const names[] = {"output", "messages"};
    for (size_t k = 0; k < n; k++)
        if (system(commands[k])) {
            fprintf(stderr, "this command failed: %s\n", commands[k]);
            exit(2);
        }
    for (int i = 0; i < 2; i++)
        if ((fail.out[i] = open(names[i], O_RDWR | O_CREAT | O_TRUNC | O_APPEND, 0600)) < 0)
            exit(2);
}

/* Runs a program with the options and operands of `line`, which are separated by blanks, and with
 * call k failing. Returns its status, or -1 if it has not freed all memory. */
static int fail_run(int (*program)(char **), const char *line, long k)
{
    enum { ARGUMENTS = 20 };
    char name[] = "program", words[1000], *argv[ARGUMENTS + 1] = {name};
    const int kept[] = {dup(STDOUT_FILENO), dup(STDERR_FILENO)}, null = open("/dev/null", O_RDONLY);
    int argc = 1, status;
    snprintf(words, sizeof words, "%s", line);
    for (char *word = strtok(words, " "); word && argc < ARGUMENTS; word = strtok(NULL, " "))
        argv[argc++] = word;
    fflush(stdout);
    dup2(null, STDIN_FILENO);
    for (int i = 0; i < 2; i++)
        if (dup2(fail.out[i], STDOUT_FILENO + i) < 0 || ftruncate(fail.out[i], 0))
            exit(2);
    fail.countdown = k;
    status = program(argv);
    for (int i = 0; i < 2; i++) {
        dup2(kept[i], STDOUT_FILENO + i);
        close(kept[i]);
    }
    close(null);
    if (fail.blocks != 0)
        status = -1;
    fail.blocks = 0;
    return status;
}

/* Returns what the last run wrote to fail.out[i], with a NUL behind its *n bytes. */
static char *fail_written(int i, size_t *n)
{
    const off_t size = lseek(fail.out[i], 0, SEEK_END);
    char *text = malloc((size_t)size + 1);
    if (!text || pread(fail.out[i], text, (size_t)size, 0) != size)
        exit(2);
    text[size] = '\0';
    *n = (size_t)size;
    return text;
}

/* Returns whether the last run said that memory ran out. */
static bool fail_is_reported(void)
{
    size_t n;
    char *text = fail_written(1, &n);
    const bool reported = strstr(text, "memory");
    free(text);
    return reported;
}

/* Runs the command line with its calls failing in turn; `sparse`: with fewer of the later ones.
 * Each run must end with status 2 and a message, until nothing fails; the last one must end with
 * status 0 or, since there may be no path, 1. Returns the number of failures, or -1 after a line
 * that says what is wrong. */
static long fail_in_turn(int (*program)(char **), const char *line, bool counts_all, bool sparse)
{
    long failures = 0;
    int status;
    fail.counts_all = counts_all;
    for (long k = 0;; k += sparse ? 1 + k / 8 : 1) {
        status = fail_run(program, line, k);
        if (fail.countdown >= 0)
            break;
        if (status != 2 || !fail_is_reported()) {
            printf("# %s %ld: status %d%s\n", counts_all ? "call" : "allocation", k, status,
                   status == 2 ? ", no message" : "");
            return -1;
        }
        failures++;
    }
    if (status == 0 || status == 1)
        return failures;
    printf("# no failure: status %d\n", status);
    return -1;
}

/* Tests the command line that the format gives: each allocation, and some of the calls for which
 * the memory suffices. */
#ifdef __GNUC__
__attribute__((format(printf, 2, 3)))
#endif
static void
fail_program(int (*program)(char **), const char *format, ...)
{
    char line[1000];
    long each, some;
    va_list args;
    va_start(args, format);
    vsnprintf(line, sizeof line, format, args);
    va_end(args);
    each = fail_in_turn(program, line, false, false);
    some = fail_in_turn(program, line, true, true);
    ok(each > 0 && some > 0, "%s: reports the failure of each of its %ld allocations", line, each);
}

/* Tests a command line with each of the calls. */
static void fail_program_calls(int (*program)(char **), const char *line)
{
    const long each = fail_in_turn(program, line, true, false);
    ok(each > 0, "%s: reports the failure of each of its %ld calls", line, each);
}

/* Tests that a command line, which reads only one file, writes nothing after memory has run out,
 * whichever allocation fails. */
static inline void fail_program_prefix(int (*program)(char **), const char *line)
{
    size_t n, part = 0;
    bool is_prefix = fail_run(program, line, LONG_MAX) >= 0;
    char *whole = fail_written(0, &n);
    fail.counts_all = false;
    for (long k = 0; is_prefix && fail_run(program, line, k) == 2 && fail.countdown < 0; k++) {
        char *text = fail_written(0, &part);
        is_prefix = part <= n && memcmp(text, whole, part) == 0;
        free(text);
    }
    ok(is_prefix && n > 0, "%s: the output ends where memory runs out", line);
    free(whole);
}

#endif
