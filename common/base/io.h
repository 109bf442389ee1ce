/* io: buffered input and output on file descriptors.
 *
 * The programs do not use stdio; the readers and writers of mazes work on these buffers directly.
 * An output may be tied to an input: it is flushed before every read that may block, so that the
 * next program in a pipeline gets every maze as soon as it is ready. */
#ifndef BASE_IO_H
#define BASE_IO_H

#include "printf.h"
#include "text.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define IO_SIZE ((size_t)1 << 16) /* bytes in a buffer: the capacity of a pipe */

struct in;

struct out {
    int fd;
    int error;                /* errno of the first write that failed, or 0 */
    struct text_buf *capture; /* not owned; receives the output instead of fd; may be NULL */
    bool discard;             /* drop the output */
    bool used;                /* something was written */
    uint64_t flushed;         /* time of the last flush, in nanoseconds */
    uint64_t base;            /* bytes written or discarded before those in buf */
    size_t len;
    unsigned char buf[IO_SIZE];
};

struct in {
    int fd;
    int error; /* errno of the first read that failed, or 0 */
    bool eof;
    struct out *tie; /* not owned; may be NULL */
    uint64_t base;   /* bytes read before those in buf */
    size_t at, end;  /* buf[at] to buf[end - 1] are unread */
    unsigned char buf[IO_SIZE];
};

/* Writes all n bytes. Returns 0, or the errno of the write that failed. Safe to call from a signal
 * handler. */
int io_write(int fd, const void *bytes, size_t n);

/* Starts writing to descriptor fd, which the caller keeps open and closes. */
void out_init(struct out *out, int fd);

/* Opens `name` for reading; "-" is standard input. Every input is opened here. Returns a
 * descriptor, or -1 with errno set; errno is 0 if the file is the regular file that standard output
 * writes to, because a file that grows while it is read has no end. */
int io_open(const char *name);

/* Returns the reason why io_open has just failed. */
const char *io_why(void);

/* Closes descriptor fd, which io_open(name) returned, unless it is -1 or standard input. */
void io_close(int fd, const char *name);

/* Returns whether `name` means standard input. */
static inline bool io_is_stdin(const char *name)
{
    return strcmp(name, "-") == 0;
}

/* Returns whether fd is a regular file, which can be read again. */
bool io_is_file(int fd);

/* Returns the name of a file for messages. */
static inline const char *io_label(const char *name)
{
    return io_is_stdin(name) ? "stdin" : name;
}

/* Reads more bytes into the space after the unread ones. Returns 1, 0 at the end of the file or if
 * the buffer is full, or -1 with errno and in->error set. A failed read ends the input: every later
 * call also returns -1. */
int in_more(struct in *in);

/* Writes everything buffered, or appends it to out->capture. Returns 0, or -1 with out->error set;
 * from then on all output is discarded. */
int out_flush(struct out *out);

/* Returns the number of bytes written or discarded so far, including those of out_replace. */
static inline uint64_t out_offset(const struct out *out)
{
    return out->base + out->len;
}

/* Returns the address of n free bytes, n <= IO_SIZE. The caller writes there and adds the number of
 * bytes used to out->len. Never fails: see out->error. */
static inline unsigned char *out_room(struct out *out, size_t n)
{
    if (IO_SIZE - out->len < n)
        out_flush(out);
    return out->buf + out->len;
}

/* Writes a byte. */
static inline void out_byte(struct out *out, int byte)
{
    *out_room(out, 1) = (unsigned char)byte;
    out->len++;
}

/* Writes n bytes, which need not fit in the buffer. */
void out_put_parts(struct out *out, const void *bytes, size_t n);

/* Write n bytes, and a string. (Inline: most are short, and the compiler knows their length.) */
static inline void out_put(struct out *out, const void *bytes, size_t n)
{
    if (n == 0 || n > IO_SIZE - out->len) {
        out_put_parts(out, bytes, n);
        return;
    }
    memcpy(out->buf + out->len, bytes, n);
    out->len += n;
}
static inline void out_text(struct out *out, const char *s)
{
    out_put(out, s, strlen(s));
}

/* Writes formatted text of less than OUT_PRINT bytes. Returns its length in bytes. */
enum { OUT_PRINT = 512 };
size_t out_print(struct out *out, const char *format, ...) PRINTF_LIKE(2, 3);

/* Stores the offset of the next byte in *offset. Returns whether bytes of the output can be
 * replaced later: whether it is a file that was not opened for appending. */
bool out_can_replace(const struct out *out, uint64_t *offset);

/* Replaces n <= IO_SIZE bytes that were written at `offset`. Requires out_can_replace. */
void out_replace(struct out *out, uint64_t offset, const void *bytes, size_t n);

/* Marks the end of a record: flushes if the last flush is at least a millisecond old. A fast stream
 * is therefore written in full blocks, a slow one maze by maze. */
void out_pause(struct out *out);

#endif
