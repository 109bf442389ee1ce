/* io: blocks of bytes in and out of file descriptors.
 *
 * No stdio: the readers and writers of mazes work on these buffers directly.
 * An output may be tied to an input: it is flushed before a read that may
 * have to wait, so whoever reads us has every maze that is ready. */
#ifndef BASE_IO_H
#define BASE_IO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define IO_SIZE ((size_t)1 << 16) /* as much as a pipe holds */

struct out {
    int fd;
    int error;        /* errno of the first write that failed, or 0 */
    bool dry;         /* throw away instead of writing */
    bool used;        /* something was written */
    uint64_t flushed; /* when the last flush was, in nanoseconds */
    size_t len;
    unsigned char buf[IO_SIZE];
};

struct in {
    int fd;
    bool eof;
    struct out *tie; /* not owned; may be NULL */
    uint64_t base;   /* how many bytes came before buf */
    size_t at, end;  /* buf[at..end) is unread */
    unsigned char buf[IO_SIZE];
};

/* Neither opens nor owns the descriptor. */
void in_init(struct in *in, int fd, struct out *tie);
void out_init(struct out *out, int fd);

/* To be called with at == end. 1: there is more to read; 0: end of file;
 * -1: errno tells. */
int in_fill(struct in *in);

/* Reads more behind what is unread, where there is room for it. As in_fill. */
int in_more(struct in *in);

/* Room for n <= IO_SIZE bytes; the caller writes at the address returned and
 * adds to out->len what it used. Never fails: see out->error. */
unsigned char *out_room(struct out *out, size_t n);

/* Any number of bytes; a string. */
void out_put(struct out *out, const void *bytes, size_t n);
void out_text(struct out *out, const char *s);

/* The end of a record: flushes if the last flush is a millisecond old. So a
 * fast stream goes out in full blocks and a slow one maze by maze. */
void out_pause(struct out *out);

/* Writes all that is buffered. 0, or -1 with out->error set: then and from
 * then on everything is thrown away. */
int out_flush(struct out *out);

#endif
