/* fail_program: runs a whole program with each of its allocations failing in turn. The including
 * file names the program's source, whose main becomes fail_main:
 *
 *     #define main fail_main
 *     #include "maze-solve.c"
 *     #undef main
 *     #include "tests/fail_program.h"
 */
#ifndef FAIL_PROGRAM_H
#define FAIL_PROGRAM_H

#include "tests/fail.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/wait.h>

enum { FAIL_ARGUMENTS = 20, FAIL_HAPPENED = 100, FAIL_MOST = 1000 };

/* Opens a file as descriptor fd. */
static void fail_redirect(const char *name, int flags, int fd)
{
    int file = open(name, flags, 0600);
    if (file < 0 || dup2(file, fd) < 0) {
        perror(name);
        _exit(1);
    }
    close(file);
}

/* Runs the program in a process of its own, with the options and operands of `line`, which are
 * separated by blanks, and with allocation k failing. It writes to the files "output" and
 * "messages". Returns its exit status, plus FAIL_HAPPENED if allocation k was reached; -1 if it
 * crashed or did not free all memory. */
static int fail_run(const char *line, long k)
{
    char words[1000], *argv[FAIL_ARGUMENTS + 1] = {"program"};
    int argc = 1, status;
    pid_t pid;
    snprintf(words, sizeof words, "%s", line);
    for (char *word = strtok(words, " "); word && argc < FAIL_ARGUMENTS; word = strtok(NULL, " "))
        argv[argc++] = word;
    fflush(stdout);
    pid = fork();
    if (pid < 0) {
        perror("fork");
        exit(2);
    }
    if (pid == 0) {
        fail_redirect("/dev/null", O_RDONLY, STDIN_FILENO);
        fail_redirect("output", O_WRONLY | O_CREAT | O_TRUNC, STDOUT_FILENO);
        fail_redirect("messages", O_WRONLY | O_CREAT | O_TRUNC, STDERR_FILENO);
        countdown = k;
        status = fail_main(argc, argv);
        if (fail_blocks != 0)
            abort();
        exit(status + (fail_happened() ? FAIL_HAPPENED : 0));
    }
    while (waitpid(pid, &status, 0) < 0)
        ;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/* Returns whether the program wrote that memory ran out. */
static bool fail_is_reported(void)
{
    char text[2000] = "";
    int fd = open("messages", O_RDONLY);
    ssize_t n = fd < 0 ? -1 : read(fd, text, sizeof text - 1);
    close(fd);
    return n > 0 && strstr(text, "memory");
}

/* Returns whether file "output" is the beginning of file "whole". */
static bool fail_is_prefix(void)
{
    FILE *part = fopen("output", "r"), *whole = fopen("whole", "r");
    int c = 0;
    bool is_prefix = part && whole;
    while (is_prefix && (c = getc(part)) != EOF)
        is_prefix = c == getc(whole);
    if (part)
        fclose(part);
    if (whole)
        fclose(whole);
    return is_prefix;
}

/* Tests that one command line, which reads only one file, writes nothing after memory has run out,
 * whichever allocation fails. */
static inline void fail_program_prefix(const char *line)
{
    bool is_prefix = fail_run(line, FAIL_MOST) >= 0 && rename("output", "whole") == 0;
    long k = 0;
    while (is_prefix && k < FAIL_MOST && fail_run(line, k) == FAIL_HAPPENED + 2) {
        is_prefix = fail_is_prefix();
        k++;
    }
    ok(is_prefix && k > 0, "%s: the output ends with the first of %ld failures", line, k);
}

/* Tests one command line. Every run must end with status 2 and a message until all allocations
 * succeed; the last must end with status 0 or, since there may be no path, 1. */
static void fail_program(const char *line)
{
    long k = 0;
    int status = FAIL_HAPPENED + 2;
    bool reported = true;
    for (; k < FAIL_MOST && reported; k++) {
        status = fail_run(line, k);
        if (status != FAIL_HAPPENED + 2)
            break;
        reported = fail_is_reported();
    }
    if (!ok((status == 0 || status == 1) && reported && k > 0,
            "%s: reports the failure of each of its %ld allocations", line, k))
        printf("# allocation %ld: %s (%d)\n", k,
               status == FAIL_HAPPENED || status == FAIL_HAPPENED + 1 ? "the failure is swallowed"
               : reported                                             ? "wrong exit status"
                                                                      : "no message",
               status);
}

/* Does the same, with calls that fail although the memory suffices, too. */
static inline void fail_program_calls(const char *line)
{
    countdown_all = true;
    fail_program(line);
    countdown_all = false;
}

#endif
