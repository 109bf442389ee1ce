#include "io.h"

#include "clock.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Returns whether descriptor fd reads the file to which standard output writes. If standard output
 * is closed, fd may have its number. */
static bool io_is_output(int fd)
{
    struct stat in = {0}, out = {0}; /* the memory sanitizer does not know fstat */
    return fd != STDOUT_FILENO && fstat(fd, &in) == 0 && fstat(STDOUT_FILENO, &out) == 0 &&
           S_ISREG(in.st_mode) && in.st_dev == out.st_dev && in.st_ino == out.st_ino;
}

int io_open(const char *name)
{
    const int fd = io_is_stdin(name) ? STDIN_FILENO : open(name, O_RDONLY);
    if (fd < 0 || !io_is_output(fd))
        return fd;
    io_close(fd, name);
    errno = 0;
    return -1;
}

const char *io_why(void)
{
    return errno ? strerror(errno) : "the file is the input and the output";
}

void io_close(int fd, const char *name)
{
    if (fd >= 0 && !io_is_stdin(name))
        close(fd);
}

void out_init(struct out *out, int fd)
{
    memset(out, 0, offsetof(struct out, buf));
    out->fd = fd;
}

/* Returns whether to retry a failed read or write, because a signal interrupted it or another
 * process has made the descriptor non-blocking. In the second case, first waits for `events`, see
 * poll(2). */
static bool io_again(int fd, short events)
{
    struct pollfd p = {.fd = fd, .events = events};
    if (errno == EAGAIN || errno == EWOULDBLOCK) /* unreached: one number; poll does not fail */
        return poll(&p, 1, -1) >= 0 || errno == EINTR;
    return errno == EINTR;
}

int io_write(int fd, const void *bytes, size_t n)
{
    for (const unsigned char *at = bytes; n > 0;) {
        const ssize_t done = write(fd, at, n);
        if (done > 0) {
            at += done;
            n -= (size_t)done;
        } else if (done == 0 || !io_again(fd, POLLOUT)) {
            return done == 0 ? EIO : errno;
        }
    }
    return 0;
}

int in_more(struct in *in)
{
    ssize_t n = -1;
    if (in->eof || in->end == IO_SIZE)
        return 0;
    if (in->tie)
        out_flush(in->tie);
    while (!in->error && (n = read(in->fd, in->buf + in->end, IO_SIZE - in->end)) < 0)
        in->error = io_again(in->fd, POLLIN) ? 0 : errno;
    if (in->error) {
        errno = in->error;
        return -1;
    }
    in->eof = n == 0;
    in->end += (size_t)n;
    return n > 0;
}

bool io_is_file(int fd)
{
    struct stat info = {0}; /* as above */
    return fstat(fd, &info) == 0 && S_ISREG(info.st_mode);
}

int out_flush(struct out *out)
{
    out->base += out->len;
    if (out->capture) {
        const int failed = text_append(out->capture, (const char *)out->buf, out->len);
        if (failed) /* unreached: make torture lets memory run out */
            out->error = ENOMEM;
        out->len = 0;
    }
    out->used = out->used || (out->len > 0 && !out->discard);
    if (!out->error && !out->discard)
        out->error = io_write(out->fd, out->buf, out->len);
    out->len = 0;
    return out->error ? -1 : 0;
}

void out_put_parts(struct out *out, const void *bytes, size_t n)
{
    const unsigned char *from = bytes;
    while (n > 0) {
        size_t part;
        if (out->len == IO_SIZE)
            out_flush(out);
        part = IO_SIZE - out->len < n ? IO_SIZE - out->len : n;
        memcpy(out->buf + out->len, from, part);
        out->len += part;
        from += part;
        n -= part;
    }
}

size_t out_print(struct out *out, const char *format, ...)
{
    char *to = (char *)out_room(out, OUT_PRINT);
    size_t n;
    va_list args;
    va_start(args, format);
    n = (size_t)vsnprintf(to, OUT_PRINT, format, args);
    va_end(args);
    out->len += n;
    return n;
}

bool out_can_replace(const struct out *out, uint64_t *offset)
{
    const off_t at = lseek(out->fd, 0, SEEK_CUR);
    *offset = (uint64_t)at + out->len;
    return at >= 0 && io_is_file(out->fd) && !(fcntl(out->fd, F_GETFL) & O_APPEND);
}

/* Moves to `offset` in the output. Returns the previous offset. */
static off_t out_seek(struct out *out, off_t offset)
{
    const off_t at = lseek(out->fd, 0, SEEK_CUR);
    if (at < 0 || lseek(out->fd, offset, SEEK_SET) < 0) /* unreached: it worked before */
        out->error = out->error ? out->error : errno;
    return at;
}

void out_replace(struct out *out, uint64_t offset, const void *bytes, size_t n)
{
    off_t end;
    out_flush(out);
    end = out_seek(out, (off_t)offset);
    out_put(out, bytes, n);
    out_flush(out);
    out_seek(out, end);
}

void out_pause(struct out *out)
{
    const uint64_t now = clock_now();
    if (now - out->flushed < 1000000)
        return;
    out_flush(out);
    out->flushed = now;
}
