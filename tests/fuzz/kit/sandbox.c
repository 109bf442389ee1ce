/* sandbox: the system calls of the programs, see sandbox.h. Each has the name that the linker gives
 * it instead of its own. Outside of a program, the calls are those of the system. */
#include "sandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* The part of a buffer behind the bytes that were read must not be used: address sanitizer sees it
 * if it is. */
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#include <sanitizer/asan_interface.h>
#endif
#endif
#ifndef ASAN_POISON_MEMORY_REGION
#define ASAN_POISON_MEMORY_REGION(at, n)   ((void)(at), (void)(n))
#define ASAN_UNPOISON_MEMORY_REGION(at, n) ((void)(at), (void)(n))
#endif

enum { FIRST_FILE = 100, FILES = 16 }; /* the descriptors of opened files */

/* A file that is being read. */
struct sandbox_file {
    const unsigned char *bytes;
    size_t n, at;
    bool open;
    unsigned char *rest; /* the part of the buffer behind the bytes read last */
    size_t rest_n;
};

static struct sandbox {
    bool active;
    struct sandbox_file in, file[FILES];
    struct sandbox_input input;
    size_t out_n, err_n;
    uint64_t clock;
    char out[SANDBOX_OUT + 1], err[SANDBOX_ERR + 1];
} sandbox;

void (*sandbox_overflow)(void);

SANDBOX_CALL(int, open, const char *name, int flags, ...);
SANDBOX_CALL(ssize_t, read, int fd, void *to, size_t n);
SANDBOX_CALL(ssize_t, write, int fd, const void *from, size_t n);
SANDBOX_CALL(int, close, int fd);
SANDBOX_CALL(off_t, lseek, int fd, off_t offset, int whence);
SANDBOX_CALL(int, fstat, int fd, struct stat *info);
SANDBOX_CALL(int, isatty, int fd);
SANDBOX_CALL(int, poll, struct pollfd *p, nfds_t n, int timeout);
SANDBOX_CALL(int, clock_gettime, clockid_t clock, struct timespec *t);

void fuzz_fail(const char *file, int line, const char *format, ...)
{
    va_list args;
    sandbox.active = false;
    fprintf(stderr, "%s:%d: ", file, line);
    va_start(args, format);
    vfprintf(stderr, format, args);
    va_end(args);
    fprintf(stderr, "\n");
    abort();
}

/* Allows the part of the buffer behind the bytes read last again. */
static void sandbox_allow(struct sandbox_file *file)
{
    if (file->rest_n > 0)
        ASAN_UNPOISON_MEMORY_REGION(file->rest, file->rest_n);
    file->rest_n = 0;
}

static void sandbox_allow_all(void)
{
    sandbox_allow(&sandbox.in);
    for (int k = 0; k < FILES; k++)
        sandbox_allow(&sandbox.file[k]);
}

void sandbox_begin(const struct sandbox_input *input)
{
    sandbox.input = *input;
    sandbox.in = (struct sandbox_file){.bytes = input->bytes, .n = input->n, .open = true};
    for (int k = 0; k < FILES; k++)
        sandbox.file[k].open = false;
    sandbox.out_n = sandbox.err_n = 0;
    sandbox.clock = 0;
    sandbox.active = true;
    memory_begin();
}

void sandbox_end(void)
{
    size_t left;
    sandbox_allow_all();
    left = memory_end();
    sandbox.active = false;
    FUZZ_CHECK(left == 0, "%zu blocks of memory were not freed", left);
    for (int k = 0; k < FILES; k++)
        FUZZ_CHECK(!sandbox.file[k].open, "a file was not closed");
}

void sandbox_abandon(void)
{
    sandbox.active = false;
    sandbox_allow_all();
    memory_end();
}

bool memory_refuses(size_t bytes, bool suffices)
{
    return !suffices && bytes > SANDBOX_BLOCK;
}

struct sandbox_output sandbox_written(void)
{
    sandbox.out[sandbox.out_n] = sandbox.err[sandbox.err_n] = '\0';
    return (struct sandbox_output){sandbox.out, sandbox.err, sandbox.out_n, sandbox.err_n};
}

/* ---- system calls ---- */

/* Returns the file of a descriptor, or NULL with errno set. */
static struct sandbox_file *sandbox_file(int fd)
{
    struct sandbox_file *file = fd == STDIN_FILENO ? &sandbox.in : NULL;
    if (fd >= FIRST_FILE && fd < FIRST_FILE + FILES)
        file = &sandbox.file[fd - FIRST_FILE];
    if (file && file->open)
        return file;
    errno = EBADF;
    return NULL;
}

/* There are no devices, so a terminal has no keys, and the seed comes from the clock. */
int __wrap_open(const char *name, int flags, ...)
{
    int k = 0;
    if (!sandbox.active) {
        va_list args;
        va_start(args, flags);
        k = __real_open(name, flags, flags & O_CREAT ? va_arg(args, int) : 0);
        va_end(args);
        return k;
    }
    FUZZ_CHECK(flags == O_RDONLY, "open %s", name);
    if (!*name || strncmp(name, "/dev/", 5) == 0) {
        errno = ENOENT;
        return -1;
    }
    while (k < FILES && sandbox.file[k].open)
        k++;
    FUZZ_CHECK(k < FILES, "too many open files");
    sandbox.file[k] =
        (struct sandbox_file){.bytes = sandbox.input.file, .n = sandbox.input.file_n, .open = true};
    return FIRST_FILE + k;
}

ssize_t __wrap_read(int fd, void *to, size_t n)
{
    struct sandbox_file *file;
    const size_t room = n;
    size_t left;
    if (!sandbox.active)
        return __real_read(fd, to, n);
    if (!(file = sandbox_file(fd)))
        return -1;
    left = file->n - file->at;
    n = n < left ? n : left;
    n = sandbox.input.piece && n > sandbox.input.piece ? sandbox.input.piece : n;
    sandbox_allow_all(); /* another file may have used this buffer */
    if (n)
        memcpy(to, file->bytes + file->at, n);
    file->at += n;
    file->rest = (unsigned char *)to + n;
    file->rest_n = room - n;
    ASAN_POISON_MEMORY_REGION(file->rest, file->rest_n);
    return (ssize_t)n;
}

ssize_t __wrap_write(int fd, const void *from, size_t n)
{
    if (!sandbox.active)
        return __real_write(fd, from, n);
    if (fd == STDERR_FILENO) {
        const size_t room = SANDBOX_ERR - sandbox.err_n, part = n < room ? n : room;
        memcpy(sandbox.err + sandbox.err_n, from, part);
        sandbox.err_n += part;
        return (ssize_t)n;
    }
    FUZZ_CHECK(fd == STDOUT_FILENO, "write to descriptor %d", fd);
    if (n > SANDBOX_OUT - sandbox.out_n) {
        if (sandbox_overflow)
            sandbox_overflow();
        errno = EPIPE;
        return -1;
    }
    memcpy(sandbox.out + sandbox.out_n, from, n);
    sandbox.out_n += n;
    return (ssize_t)n;
}

int __wrap_close(int fd)
{
    struct sandbox_file *file;
    if (!sandbox.active)
        return __real_close(fd);
    if (fd == STDOUT_FILENO)
        return 0;
    if (!(file = sandbox_file(fd)))
        fuzz_fail(__FILE__, __LINE__, "close of descriptor %d", fd);
    sandbox_allow(file);
    file->open = false;
    return 0;
}

off_t __wrap_lseek(int fd, off_t offset, int whence)
{
    struct sandbox_file *file;
    if (!sandbox.active)
        return __real_lseek(fd, offset, whence);
    if (!(file = sandbox_file(fd)))
        return -1;
    FUZZ_CHECK(whence == SEEK_CUR && offset <= 0 && (size_t)-offset <= file->at, "lseek by %lld",
               (long long)offset);
    file->at -= (size_t)-offset;
    return (off_t)file->at;
}

int __wrap_fstat(int fd, struct stat *info)
{
    if (!sandbox.active)
        return __real_fstat(fd, info);
    memset(info, 0, sizeof *info);
    info->st_mode = sandbox.input.seekable ? S_IFREG : S_IFIFO;
    return sandbox_file(fd) ? 0 : -1;
}

int __wrap_isatty(int fd)
{
    if (!sandbox.active)
        return __real_isatty(fd);
    errno = ENOTTY;
    return 0;
}

int __wrap_poll(struct pollfd *p, nfds_t n, int timeout)
{
    return sandbox.active ? (int)n : __real_poll(p, n, timeout);
}

/* A tenth of a millisecond passes between two looks at the clock. */
int __wrap_clock_gettime(clockid_t clock, struct timespec *t)
{
    if (!sandbox.active)
        return __real_clock_gettime(clock, t);
    sandbox.clock += 100000;
    t->tv_sec = (time_t)(sandbox.clock / 1000000000);
    t->tv_nsec = (long)(sandbox.clock % 1000000000);
    return 0;
}
