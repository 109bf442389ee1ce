/* measure: runs commands in turn and prints what they cost.
 *
 *     measure RUNS IN OUT COMMAND [ARG ...] [-- IN OUT COMMAND [ARG ...]] ...
 *
 * Runs every command once per round, for RUNS rounds, so that a slow phase of the machine affects
 * all of them. Every second round runs them in reverse order, so that none is always first.
 * Standard input is the file IN. Standard output is the file OUT or, if OUT is "|", a pipe whose
 * data is read and discarded. An argument "@" is replaced by the number of the round, from 1.
 *
 * Prints one line per command, with tabs between:
 *
 *     the median of its wall times, in nanoseconds
 *     the largest resident memory, in bytes
 *     the median of its processor times (user and system), in nanoseconds
 *     the median over all rounds of its processor time divided by that of the first command
 *     the same of its wall time
 *     the lower and the upper quartile of the first ratio, then of the second
 *
 * Exits with status 1 if a command fails (with status 2 or more, or by a signal). */
#define _DEFAULT_SOURCE 1           /* wait4 */
#include "common/base/extensions.h" /* the same */

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

enum { MAX_RUNS = 1000, MAX_COMMANDS = 9 };

struct command {
    char **argv;           /* IN, OUT, the command and its arguments, NULL */
    double wall[MAX_RUNS]; /* time of each round, in nanoseconds */
    double cpu[MAX_RUNS];  /* processor time of each round, above 0 */
    double cpu_ratio[MAX_RUNS], wall_ratio[MAX_RUNS]; /* to the first command in the same round */
    long memory;                                      /* the largest, in the system's unit */
};

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static double nanoseconds(struct timeval t)
{
    return (double)t.tv_sec * 1e9 + (double)t.tv_usec * 1e3;
}

static int compare_doubles(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Sorts the n values and returns their k-th quartile, 1 to 3; the second is the median. */
static double quartile(double *value, int n, int k)
{
    qsort(value, (size_t)n, sizeof *value, compare_doubles);
    return (value[(n - 1) * k / 4] + value[n * k / 4]) / 2;
}

static void require(bool good, const char *what)
{
    if (!good) {
        perror(what);
        _exit(2);
    }
}

/* Executes the command in the child process. Its output goes to descriptor `pipe` or, if that is
 * -1, to the file OUT. */
static void child(char **argv, int round, int pipe)
{
    int in = open(argv[0], O_RDONLY);
    int out = pipe >= 0 ? pipe : open(argv[1], O_WRONLY | O_CREAT | O_TRUNC, 0666);
    char text[16];
    require(in >= 0 && out >= 0 && dup2(in, 0) == 0 && dup2(out, 1) == 1, "measure");
    snprintf(text, sizeof text, "%d", round);
    for (int k = 2; argv[k]; k++)
        if (strcmp(argv[k], "@") == 0)
            argv[k] = text;
    execvp(argv[2], argv + 2);
    require(false, argv[2]);
}

/* Runs c once and records its cost. Returns false if it fails. */
static bool run(struct command *c, int round)
{
    static char discarded[1 << 16];
    bool piped = strcmp(c->argv[1], "|") == 0;
    int ends[2] = {-1, -1}, status;
    struct rusage use;
    double start;
    pid_t pid;
    require(!piped || pipe(ends) == 0, "measure");
    start = now();
    pid = fork();
    if (pid == 0) {
        close(ends[0]);
        child(c->argv, round, ends[1]);
    }
    require(pid > 0, "measure");
    if (piped) {
        close(ends[1]);
        while (read(ends[0], discarded, sizeof discarded) > 0)
            ;
        close(ends[0]);
    }
    require(wait4(pid, &status, 0, &use) == pid, "measure");
    c->wall[round - 1] = now() - start;
    c->cpu[round - 1] = nanoseconds(use.ru_utime) + nanoseconds(use.ru_stime) + 1;
    c->memory = use.ru_maxrss > c->memory ? use.ru_maxrss : c->memory;
    return WIFEXITED(status) && WEXITSTATUS(status) <= 1;
}

/* Splits argv at "--" into commands. Returns their number, or 0 if the arguments are wrong. */
static int commands_split(char **argv, struct command *list)
{
    int n = 0;
    while (n < MAX_COMMANDS) {
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

static void print(struct command *list, int n, int runs)
{
#ifdef __APPLE__
    const long unit = 1;
#else
    const long unit = 1024;
#endif
    for (int k = 0; k < n; k++)
        for (int i = 0; i < runs; i++) {
            list[k].cpu_ratio[i] = list[k].cpu[i] / list[0].cpu[i];
            list[k].wall_ratio[i] = list[k].wall[i] / list[0].wall[i];
        }
    for (struct command *c = list; c < list + n; c++)
        printf("%.0f\t%ld\t%.0f\t%.4f\t%.4f\t%.4f\t%.4f\t%.4f\t%.4f\n", quartile(c->wall, runs, 2),
               c->memory * unit, quartile(c->cpu, runs, 2), quartile(c->cpu_ratio, runs, 2),
               quartile(c->wall_ratio, runs, 2), quartile(c->cpu_ratio, runs, 1),
               quartile(c->cpu_ratio, runs, 3), quartile(c->wall_ratio, runs, 1),
               quartile(c->wall_ratio, runs, 3));
}

int main(int argc, char **argv)
{
    static struct command list[MAX_COMMANDS];
    int runs = argc > 4 ? atoi(argv[1]) : 0, n = runs > 0 ? commands_split(argv + 2, list) : 0;
    if (n == 0 || runs > MAX_RUNS) {
        fprintf(stderr,
                "usage: measure RUNS IN OUT COMMAND [ARG ...] [-- IN OUT COMMAND ...] ...\n"
                "RUNS is at most %d, and there are at most %d commands\n",
                MAX_RUNS, MAX_COMMANDS);
        return 2;
    }
    for (int round = 1; round <= runs; round++)
        for (int k = 0; k < n; k++)
            if (!run(&list[round % 2 ? k : n - 1 - k], round))
                return 1;
    print(list, n, runs);
    return 0;
}
