/* Tests of progress: the text of a line, and that a program in the background shows none. */
#include "common/base/extensions.h"

#include "common/base/progress.h"
#include "tests/tap.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* Checks the text for these counts. */
static void check(const struct progress_counts *c, double seconds, const char *want)
{
    char text[PROGRESS_TEXT] = "";
    const size_t n = progress_text("maze-gen", c, seconds, text);
    ok(n == strlen(want) && memcmp(text, want, n) == 0, "%s", want);
}

/* In a child: a session of its own, with `terminal` as the controlling one and its group in the
 * foreground; then, in a child of that, the timer of a program in the background. */
static void in_background(const char *terminal)
{
    pid_t child;
    int status = 1, fd;
    setsid();
    fd = open(terminal, O_RDWR);
    if (fd < 0 || tcsetpgrp(fd, getpgrp()))
        exit(77);
    dup2(fd, STDERR_FILENO);
    child = fork();
    if (child == 0) {
        setpgid(0, 0);
        progress_start("maze-gen", PROGRESS_IF_SLOW);
        progress_add(1, 100);
        raise(SIGALRM);
        progress_stop();
        exit(0);
    }
    waitpid(child, &status, 0);
    exit(write(fd, ".", 1) == 1 ? status : 1);
}

/* Checks that nothing is written before the point. */
static void check_background(void)
{
    const int terminal = posix_openpt(O_RDWR | O_NOCTTY);
    char text[PROGRESS_TEXT] = "";
    int status = 1;
    pid_t child;
    fflush(stdout);
    child = terminal < 0 || grantpt(terminal) || unlockpt(terminal) ? -1 : fork();
    if (child == 0)
        in_background(ptsname(terminal));
    if (child > 0 && waitpid(child, &status, 0) == child && WEXITSTATUS(status) != 77)
        ok(status == 0 && read(terminal, text, sizeof text - 1) == 1 && *text == '.',
           "in the background: no line");
    else
        ok(true, "in the background: no line # SKIP needs a terminal");
}

int main(void)
{
    check_background();
    check(&(struct progress_counts){.mazes = 120000, .cells = 48000000, .total = 1000000}, 10,
          "maze-gen: 120000 of 1000000 mazes, 48.0 M cells, 4.8 M cells/s, 73 s left");
    check(&(struct progress_counts){.mazes = 120000, .cells = 48000000}, 10,
          "maze-gen: 120000 mazes, 48.0 M cells, 4.8 M cells/s, after 10 s");
    check(&(struct progress_counts){.mazes = 900, .cells = 9999, .total = 1000}, 130,
          "maze-gen: 900 of 1000 mazes, 9999 cells, 76 cells/s, 14 s left");
    check(&(struct progress_counts){.mazes = 800, .total = 1000}, 119.9,
          "maze-gen: 800 of 1000 mazes, 0 cells, 29 s left");
    check(&(struct progress_counts){.total = 1}, 7199,
          "maze-gen: 0 of 1 maze, 0 cells, after 119 min");
    check(&(struct progress_counts){.mazes = 1, .cells = 1}, 7200,
          "maze-gen: 1 maze, 1 cell, 0 cells/s, after 2 h");
    check(&(struct progress_counts){.mazes = 2, .cells = 10000, .total = 2}, 0,
          "maze-gen: 2 of 2 mazes, 10.0 k cells, after 0 s");
    check(&(struct progress_counts){.mazes = 1, .cells = 999999, .total = UINT64_MAX}, 1,
          "maze-gen: 1 of 18446744073709551615 mazes, 999.9 k cells, 999.9 k cells/s, after 1 s");
    check(&(struct progress_counts){.mazes = UINT64_MAX, .cells = UINT64_MAX}, 1,
          "maze-gen: 18446744073709551615 mazes, 18.4 E cells, after 1 s");
    return done();
}
