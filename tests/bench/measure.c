/* measure: runs commands and says what they cost.
 *
 *     measure RUNS IN OUT COMMAND [ARG ...] [-- IN OUT COMMAND [ARG ...]] ...
 *
 * runs each command RUNS times, in turn, so that what slows the machine down for a while
 * slows all of them; its input from file IN, its output to file OUT or, if that is "|", to a
 * pipe from which it is read and thrown away. An argument "@" is the number of the run,
 * from 1. Prints, a line a command, the median wall time in nanoseconds and the largest
 * resident memory in bytes, separated by a tab. Status 1 if a command fails (any status
 * from 2 on). */
#define _DEFAULT_SOURCE /* wait4 */
#define _DARWIN_C_SOURCE
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MOST_RUNS = 99, MOST_COMMANDS = 9 };

struct command {
    char **argv; /* IN, OUT, the command and its arguments, NULL */
    double time[MOST_RUNS];
    long memory; /* as the system counts it */
};

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void check(bool good, const char *what)
{
    if (!good) {
        perror(what);
        _exit(2);
    }
}

/* Becomes the command; pipe: where to write, or -1 for the file. */
static void child(char **argv, int number, int pipe)
{
    int in = open(argv[0], O_RDONLY);
    int out = pipe >= 0 ? pipe : open(argv[1], O_WRONLY | O_CREAT | O_TRUNC, 0666);
    char text[16];
    check(in >= 0 && out >= 0 && dup2(in, 0) == 0 && dup2(out, 1) == 1, "measure");
    snprintf(text, sizeof text, "%d", number);
    for (int k = 2; argv[k]; k++)
        if (strcmp(argv[k], "@") == 0)
            argv[k] = text;
    execvp(argv[2], argv + 2);
    check(false, argv[2]);
}

/* Run number `number` of a command, from 1; false if it failed. */
static bool run(struct command *c, int number)
{
    static char drain[1 << 16];
    bool piped = strcmp(c->argv[1], "|") == 0;
    int ends[2] = {-1, -1}, status;
    struct rusage use;
    double start;
    pid_t pid;
    check(!piped || pipe(ends) == 0, "measure");
    start = now();
    pid = fork();
    if (pid == 0) {
        close(ends[0]);
        child(c->argv, number, ends[1]);
    }
    check(pid > 0, "measure");
    if (piped) {
        close(ends[1]);
        while (read(ends[0], drain, sizeof drain) > 0)
            ;
        close(ends[0]);
    }
    check(wait4(pid, &status, 0, &use) == pid, "measure");
    c->time[number - 1] = now() - start;
    c->memory = use.ru_maxrss > c->memory ? use.ru_maxrss : c->memory;
    return WIFEXITED(status) && WEXITSTATUS(status) <= 1;
}

/* The commands of the arguments, which it cuts up; 0: there is something wrong. */
static int commands_of(char **argv, struct command *list)
{
    int n = 0;
    while (n < MOST_COMMANDS) {
        int k = 0;
        list[n++].argv = argv;
        while (argv[k] && strcmp(argv[k], "--") != 0)
            k++;
        if (k < 3)
            return 0;
        if (!argv[k])
            return n;
        argv[k] = NULL;
        argv += k + 1;
    }
    return 0;
}

int main(int argc, char **argv)
{
    static struct command list[MOST_COMMANDS];
    int runs = argc > 4 ? atoi(argv[1]) : 0, n = runs > 0 ? commands_of(argv + 2, list) : 0;
#ifdef __APPLE__
    const long unit = 1;
#else
    const long unit = 1024;
#endif
    if (n == 0 || runs > MOST_RUNS) {
        fprintf(stderr, "usage: measure RUNS IN OUT COMMAND [ARG ...] [-- IN OUT COMMAND ...]\n");
        return 2;
    }
    for (int i = 1; i <= runs; i++)
        for (int k = 0; k < n; k++)
            if (!run(&list[k], i))
                return 1;
    for (int k = 0; k < n; k++) {
        qsort(list[k].time, (size_t)runs, sizeof *list[k].time, by_size);
        printf("%.0f\t%ld\n", list[k].time[runs / 2], list[k].memory * unit);
    }
    return 0;
}
