/* fail: makes memory run out in a whole program, for tests/unit/fail-*.c. Each command line runs in
 * this process (tests/fuzz/kit/program-*.c), with the first call of the allocator failing, then the
 * second, and so on, until none fails. One process per run would take thirty times as long.
 *
 * The allocator is that of the fuzzers, which moves a block whenever it grows. The process is not
 * confined, because it must be able to write files. */
#ifndef FAIL_H
#define FAIL_H

#define NO_CONFINE 1
#include "common/base/confine.c"

#include "tests/fuzz/kit/memory.c"
#include "tests/tap.h"

#include <fcntl.h>
#include <limits.h>

static struct {
    long countdown;  /* calls before the one that fails; negative after it */
    bool counts_all; /* calls that need no new memory also count and fail; which calls these are
                        often depends on earlier runs */
    int out[2];      /* files for standard output and standard error */
} fail = {.countdown = LONG_MAX};

bool memory_refuses(size_t bytes, bool suffices)
{
    (void)bytes;
    return (!suffices || fail.counts_all) && fail.countdown-- == 0;
}

/* Begins a test: runs n shell commands, which create the files used by the command lines. */
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

/* Runs a program with the options and operands in `line`, which are separated by spaces, and with
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
    memory_begin();
    status = program(argv);
    for (int i = 0; i < 2; i++) {
        dup2(kept[i], STDOUT_FILENO + i);
        close(kept[i]);
    }
    close(null);
    return memory_end() == 0 ? status : -1;
}

/* Returns whether the last run reported that memory ran out. */
static bool fail_is_reported(void)
{
    char text[1000];
    const ssize_t n = pread(fail.out[1], text, sizeof text - 1, 0);
    if (n < 0)
        exit(2);
    text[n] = '\0';
    return strstr(text, "memory");
}

/* Runs the command line with its calls failing in turn; if `sparse` is set, skips many of the later
 * calls. Each run must end with status 2 and a message, until nothing fails; the last run must end
 * with status 0 or, because there may be no path, 1. Returns the number of failures, or -1 after
 * printing what is wrong. */
static long fail_in_turn(int (*program)(char **), const char *line, bool counts_all, bool sparse)
{
    const long part = tap_all() ? 8 : 4;
    long failures = 0;
    int status;
    fail.counts_all = counts_all;
    for (long k = 0;; k += sparse ? 1 + k / part : 1) {
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

/* Tests the formatted command line: each allocation (in make check, fewer of the later ones), and
 * some of the calls that need no new memory. */
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
    each = fail_in_turn(program, line, false, !tap_all());
    some = fail_in_turn(program, line, true, true);
    ok(each > 0 && some > 0, "%s: reports each of %ld failing allocations", line, each);
}

/* Tests a command line with every call failing in turn. */
static void fail_program_calls(int (*program)(char **), const char *line)
{
    const long each = fail_in_turn(program, line, true, false);
    ok(each > 0, "%s: reports the failure of each of its %ld calls", line, each);
}

#endif
