/* inject: a library to be preloaded. It replaces the calls that can fail and lets those fail that
 * torture.h names; all others go to the C library.
 *
 * A call that failed with EAGAIN fails again until poll was called for its descriptor
 * and direction: a program that does not wait hangs, which the driver notices.
 *
 * Each function here is defined under the name that programs link with (__asm__), whatever the
 * headers make of that name. The functions that _FORTIFY_SOURCE inserts, such as __read_chk,
 * are replaced, too. */
#define _GNU_SOURCE                 /* RTLD_NEXT */
#include "common/base/extensions.h" /* the same */

#include "tests/torture/torture.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <unistd.h>

static struct torture *inject; /* NULL: nothing fails */

static struct {
    int seed;     /* descriptor of /dev/urandom, or -1 */
    int waiting;  /* descriptor that is not ready until poll is called, or -1 */
    short events; /* for which poll must wait */
    bool ready;   /* poll was called */
} inject_fd = {-1, -1, 0, false};

/* Maps the file that says what fails. Whatever is called before that succeeds. */
__attribute__((constructor)) static void inject_begin(void)
{
    const char *name = getenv("TORTURE");
    int fd = name ? open(name, O_RDWR) : -1;
    void *at =
        fd < 0 ? MAP_FAILED : mmap(NULL, sizeof *inject, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (fd >= 0)
        close(fd);
    if (at != MAP_FAILED)
        inject = at;
}

/* Stores the C library's function of that name in *function, a pointer to a function, unless it is
 * there already. */
static void inject_find(void *function, const char *name)
{
    void *at;
    memcpy(&at, function, sizeof at);
    if (at)
        return;
    at = dlsym(RTLD_NEXT, name);
    memcpy(function, &at, sizeof at);
}

/* Counts a call. Returns whether it must fail, with errno set. */
static bool inject_fails(enum torture_call call)
{
    bool fails;
    if (!inject || inject->call != (int)call)
        return false;
    inject->calls++;
    fails = inject->mode == TORTURE_ONCE   ? inject->calls == inject->nth
            : inject->mode == TORTURE_FROM ? inject->calls >= inject->nth
                                           : inject->calls % 2 == 1;
    inject->faults += fails;
    if (fails)
        errno = inject->error;
    return fails;
}

/* Makes descriptor fd not ready until poll waits for the events. Returns true. */
static bool inject_wait(int fd, short events)
{
    inject_fd.waiting = fd;
    inject_fd.events = events;
    errno = EAGAIN;
    return true;
}

/* Counts a read or write of *n bytes. Returns whether it must fail, with errno set; if it must come
 * short, sets *n to 1. */
static bool inject_transfer(enum torture_call call, int fd, short events, size_t *n)
{
    if (inject_fd.waiting == fd && inject_fd.events == events)
        return inject_wait(fd, events);
    if (inject && inject->call == TORTURE_POLL && fd != STDERR_FILENO) {
        if (!inject_fd.ready)
            return inject_wait(fd, events);
        inject_fd.ready = false;
    }
    if (!inject_fails(call))
        return false;
    if (inject->error == 0) {
        *n = *n > 1 ? 1 : *n;
        return false;
    }
    return inject->error == EAGAIN ? inject_wait(fd, events) : true;
}

static ssize_t inject_read(int fd, void *to, size_t n)
{
    static ssize_t (*real)(int, void *, size_t);
    const enum torture_call call = fd == inject_fd.seed ? TORTURE_READ_SEED : TORTURE_READ;
    inject_find(&real, "read");
    return inject_transfer(call, fd, POLLIN, &n) ? -1 : real(fd, to, n);
}

static ssize_t inject_write(int fd, const void *from, size_t n)
{
    static ssize_t (*real)(int, const void *, size_t);
    const enum torture_call call = fd == STDERR_FILENO ? TORTURE_WRITE_ERRORS : TORTURE_WRITE;
    inject_find(&real, "write");
    return inject_transfer(call, fd, POLLOUT, &n) ? -1 : real(fd, from, n);
}

static int inject_poll(struct pollfd *p, nfds_t n, int timeout)
{
    static int (*real)(struct pollfd *, nfds_t, int);
    inject_find(&real, "poll");
    if (inject_fails(TORTURE_POLL))
        return -1;
    for (nfds_t k = 0; k < n; k++)
        if (p[k].fd == inject_fd.waiting && p[k].events & inject_fd.events) {
            inject_fd.waiting = -1;
            inject_fd.ready = true;
        }
    return real(p, n, timeout);
}

/* Opens a file with the C library's function `name`. The mode is passed on even if there is none;
 * the C library does not use it then. */
static int inject_open(const char *name, const char *path, int flags, unsigned mode)
{
    int (*real)(const char *, int, ...) = NULL;
    const bool seed = strcmp(path, "/dev/urandom") == 0;
    int fd;
    inject_find(&real, name);
    if (inject_fails(seed ? TORTURE_OPEN_SEED : TORTURE_OPEN))
        return -1;
    fd = real(path, flags, mode);
    if (seed)
        inject_fd.seed = fd;
    return fd;
}

/* A close that fails has closed the descriptor all the same, as on Linux. */
static int inject_close(int fd)
{
    static int (*real)(int);
    int got;
    inject_find(&real, "close");
    inject_fd.seed = fd == inject_fd.seed ? -1 : inject_fd.seed;
    got = real(fd);
    return inject_fails(fd == STDOUT_FILENO ? TORTURE_CLOSE_OUTPUT : TORTURE_CLOSE) ? -1 : got;
}

/* Defines a function under the name that programs link with. */
#define INJECT(result, symbol, parameters, value)                                                  \
    result inject_as_##symbol parameters __asm__(#symbol);                                         \
    result inject_as_##symbol parameters                                                           \
    {                                                                                              \
        return value;                                                                              \
    }

INJECT(ssize_t, read, (int fd, void *to, size_t n), inject_read(fd, to, n))
INJECT(ssize_t, __read_chk, (int fd, void *to, size_t n, size_t room),
       n > room ? (abort(), -1) : inject_read(fd, to, n))
INJECT(ssize_t, write, (int fd, const void *from, size_t n), inject_write(fd, from, n))
INJECT(int, poll, (struct pollfd * p, nfds_t n, int timeout), inject_poll(p, n, timeout))
INJECT(int, __poll_chk, (struct pollfd * p, nfds_t n, int timeout, size_t room),
       n > room / sizeof *p ? (abort(), -1) : inject_poll(p, n, timeout))
INJECT(int, open, (const char *path, int flags, unsigned mode),
       inject_open("open", path, flags, mode))
INJECT(int, open64, (const char *path, int flags, unsigned mode),
       inject_open("open64", path, flags, mode))
INJECT(int, __open_2, (const char *path, int flags), inject_open("open", path, flags, 0))
INJECT(int, __open64_2, (const char *path, int flags), inject_open("open64", path, flags, 0))
INJECT(int, close, (int fd), inject_close(fd))

/* Defines a function that passes everything on, or returns `failed`. */
#define INJECT_PLAIN(result, symbol, call, failed, parameters, arguments)                          \
    result inject_as_##symbol parameters __asm__(#symbol);                                         \
    result inject_as_##symbol parameters                                                           \
    {                                                                                              \
        static result(*real) parameters;                                                           \
        inject_find(&real, #symbol);                                                               \
        return inject_fails(call) ? (failed) : real arguments;                                     \
    }

INJECT_PLAIN(void *, malloc, TORTURE_MEMORY, NULL, (size_t n), (n))
INJECT_PLAIN(void *, calloc, TORTURE_MEMORY, NULL, (size_t n, size_t size), (n, size))
INJECT_PLAIN(void *, realloc, TORTURE_MEMORY, NULL, (void *at, size_t n), (at, n))
INJECT_PLAIN(int, madvise, TORTURE_ADVISE, -1, (void *at, size_t n, int advice), (at, n, advice))
INJECT_PLAIN(int, fstat, TORTURE_STAT, -1, (int fd, void *info), (fd, info))
INJECT_PLAIN(int, fstat64, TORTURE_STAT, -1, (int fd, void *info), (fd, info))
INJECT_PLAIN(int, __fxstat64, TORTURE_STAT, -1, (int version, int fd, void *info),
             (version, fd, info))
INJECT_PLAIN(off_t, lseek, TORTURE_SEEK, -1, (int fd, off_t to, int whence), (fd, to, whence))
INJECT_PLAIN(int64_t, lseek64, TORTURE_SEEK, -1, (int fd, int64_t to, int whence), (fd, to, whence))
INJECT_PLAIN(long, sysconf, TORTURE_SYSCONF, -1, (int name), (name))
INJECT_PLAIN(int, clock_gettime, TORTURE_CLOCK, -1, (int clock, void *time), (clock, time))
INJECT_PLAIN(int, nanosleep, TORTURE_SLEEP, -1, (const void *time, void *left), (time, left))
INJECT_PLAIN(int, ioctl, TORTURE_WINDOW, -1, (int fd, unsigned long request, void *value),
             (fd, request, value))
