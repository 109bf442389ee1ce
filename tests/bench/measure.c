/* measure: runs commands and says what they cost.
 *
 *     measure RUNS IN OUT COMMAND [ARG ...]
 *
 * runs the command RUNS times, its input from file IN, its output to file OUT,
 * and prints the median wall time in nanoseconds and the largest resident
 * memory in bytes, separated by a tab. Status 1 if the command fails (any
 * status from 2 on). */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
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

static void child(char **argv)
{
    int in = open(argv[2], O_RDONLY), out = open(argv[3], O_WRONLY | O_CREAT | O_TRUNC, 0666);
    if (in < 0 || out < 0 || dup2(in, 0) < 0 || dup2(out, 1) < 0) {
        perror("measure");
        _exit(2);
    }
    execvp(argv[4], argv + 4);
    perror(argv[4]);
    _exit(2);
}

/* The time of one run; its status in *status. */
static double run(char **argv, int *status)
{
    double start = now();
    pid_t pid = fork();
    if (pid == 0)
        child(argv);
    if (pid < 0 || waitpid(pid, status, 0) < 0) {
        perror("measure");
        exit(2);
    }
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
        time[i] = run(argv, &status);
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
