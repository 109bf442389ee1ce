/* tap: prints the results of a test in C in the Test Anything Protocol. */
#ifndef TAP_H
#define TAP_H

#include <limits.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static int tap_count, tap_failed;
static uint64_t tap_random; /* the result of tap_seed; 0 before */

/* Prints the result of one case: ok or not ok, then its name. Returns `condition`. */
#ifdef __GNUC__
__attribute__((format(printf, 2, 3)))
#endif
static inline bool
ok(bool condition, const char *fmt, ...)
{
    va_list args;
    tap_count++;
    tap_failed += !condition;
    printf("%sok %d - ", condition ? "" : "not ", tap_count);
    va_start(args, fmt);
    vprintf(fmt, args);
    va_end(args);
    putchar('\n');
    if (!condition && tap_random)
        printf("# SEED=%llu repeats it\n", (unsigned long long)tap_random);
    return condition;
}

/* Prints the plan. Returns the exit status of the test: 0 even if cases failed, because
 * tests/run counts the lines. */
static inline int done(void)
{
    printf("1..%d\n", tap_count);
    return 0;
}

/* Returns whether to run the long tests. */
static inline bool tap_long(void)
{
    const char *l = getenv("LONG");
    return l && *l;
}

/* Returns whether to run all cases, as in make check-all. */
static inline bool tap_all(void)
{
    const char *all = getenv("ALL");
    return tap_long() || (all && *all);
}

/* Returns how many of `most` random cases to run: all in make check-all, otherwise a third. */
static inline int tap_cases(int most)
{
    return tap_all() ? most : most / 3;
}

/* Returns the seed of random tests: the environment variable SEED, if it is set; otherwise a new
 * seed if the long tests run, or 1 if not, so that a short run is deterministic. */
static inline uint64_t tap_seed(void)
{
    const char *named = getenv("SEED");
    tap_random = 1;
    if (named && *named)
        tap_random = strtoull(named, NULL, 10);
    else if (tap_long())
        tap_random = (uint64_t)time(NULL) * 1000003 + (uint64_t)getpid();
    return tap_random;
}

/* Returns a descriptor from which the n bytes can be read; the caller must close it. Few bytes are
 * passed through a pipe, which is faster than a file. */
static inline int tap_input(const void *bytes, size_t n)
{
    FILE *f;
    int fd = -1, ends[2];
    if (n <= _POSIX_PIPE_BUF && pipe(ends) == 0) {
        const bool written = write(ends[1], bytes, n) == (ssize_t)n;
        close(ends[1]);
        if (written)
            return ends[0];
        close(ends[0]);
    }
    f = tmpfile();
    if (f && fwrite(bytes, 1, n, f) == n && fflush(f) == 0)
        fd = dup(fileno(f));
    if (fd < 0 || lseek(fd, 0, SEEK_SET)) {
        perror("tap_input");
        exit(2);
    }
    fclose(f);
    return fd;
}

#endif
