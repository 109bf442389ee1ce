/* measure: runs commands and says what they cost.
 *
 *     measure RUNS IN OUT COMMAND [ARG ...]
 *
 * runs the command RUNS times, its input from file IN, its output to file OUT or, if that
 * is "|", to a pipe from which it is read and thrown away. An argument "@" is the number
 * of the run, from 1. Prints the median wall time in nanoseconds and the largest resident
 * memory in bytes, separated by a tab. Status 1 if the command fails (any
 * status from 2 on). */
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

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

/* Becomes the command; pipe: where to write, or -1 for the file of argv[3]. */
static void child(char **argv, int number, int pipe)
{
    int in = open(argv[2], O_RDONLY);
    int out = pipe >= 0 ? pipe : open(argv[3], O_WRONLY | O_CREAT | O_TRUNC, 0666);
    char text[16];
    check(in >= 0 && out >= 0 && dup2(in, 0) == 0 && dup2(out, 1) == 1, "measure");
    snprintf(text, sizeof text, "%d", number);
    for (int k = 4; argv[k]; k++)
        if (strcmp(argv[k], "@") == 0)
            argv[k] = text;
    execvp(argv[4], argv + 4);
    check(false, argv[4]);
}

/* The time of one run; its status in *status. */
static double run(char **argv, int number, int *status)
{
    static char drain[1 << 16];
    bool piped = strcmp(argv[3], "|") == 0;
    int ends[2] = {-1, -1};
    double start;
    pid_t pid;
    check(!piped || pipe(ends) == 0, "measure");
    start = now();
    pid = fork();
    if (pid == 0) {
        close(ends[0]);
        child(argv, number, ends[1]);
    }
    check(pid > 0, "measure");
    if (piped) {
        close(ends[1]);
        while (read(ends[0], drain, sizeof drain) > 0)
            ;
        close(ends[0]);
    }
    check(waitpid(pid, status, 0) == pid, "measure");
    return now() - start;
}

int main(int argc, char **argv)
{
    enum { MOST = 99 };
    double time[MOST];
    struct rusage use;
    int runs = argc > 4 ? atoi(argv[1]) : 0, status;
    if (runs < 1 || runs > MOST) {
        fprintf(stderr, "usage: measure RUNS IN OUT COMMAND [ARG ...]\n");
        return 2;
    }
    for (int i = 0; i < runs; i++) {
        time[i] = run(argv, i + 1, &status);
        if (!WIFEXITED(status) || WEXITSTATUS(status) > 1)
            return 1;
    }
    qsort(time, (size_t)runs, sizeof *time, by_size);
    getrusage(RUSAGE_CHILDREN, &use);
#ifdef __APPLE__
    printf("%.0f\t%ld\n", time[runs / 2], use.ru_maxrss);
#else
    printf("%.0f\t%ld\n", time[runs / 2], use.ru_maxrss * 1024);
#endif
    return 0;
}
