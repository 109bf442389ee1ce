/* sandbox: memory and descriptors for programs that run in the process of a fuzzer.
 *
 * Descriptors are arrays: standard input, one file that has every name, standard output and
 * standard error. The linker redirects the system calls of common/ to the sandbox (--wrap), so an
 * execution makes almost no system call, the programs can open no file of this machine, and reads
 * come in pieces of any size. memory.c replaces mem.c: a block moves whenever it grows, one of up
 * to 100 bytes ends at the last byte requested (a larger one doubles), and all are accounted for;
 * there is a limit, so that huge sizes are refused as on a machine without memory. */
#ifndef FUZZ_SANDBOX_H
#define FUZZ_SANDBOX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Ends the fuzzer with a message unless a condition holds. */
#define FUZZ_CHECK(condition, ...)                                                                 \
    do {                                                                                           \
        if (!(condition))                                                                          \
            fuzz_fail(__FILE__, __LINE__, __VA_ARGS__);                                            \
    } while (0)
#ifdef __GNUC__
__attribute__((format(printf, 3, 4), noreturn))
#endif
void fuzz_fail(const char *file, int line, const char *format, ...);

enum {
    SANDBOX_OUT = 1 << 17,   /* bytes of standard output, then the program is ended */
    SANDBOX_ERR = 1 << 14,   /* bytes of messages; more are dropped */
    SANDBOX_BLOCK = 1 << 20, /* bytes of a block of memory */
};

/* What a program can read. {0} is an empty input. */
struct sandbox_input {
    const void *bytes, *file; /* standard input, and the file of any other name */
    size_t n, file_n;
    size_t piece;  /* bytes that a read returns at most; 0: all there are */
    bool seekable; /* the input is a file, not a pipe */
};

/* What a program wrote. */
struct sandbox_output {
    const char *out, *err; /* valid until the next program begins; a NUL follows */
    size_t n, err_n;
};

/* Begins a program: it has these inputs, which must stay valid, and no memory yet. */
void sandbox_begin(const struct sandbox_input *input);

/* Ends the program. Checks that it has freed its memory and closed what it opened. */
void sandbox_end(void);

/* Ends a program that was interrupted: frees its memory. */
void sandbox_abandon(void);

/* Returns what the last program wrote. */
struct sandbox_output sandbox_written(void);

/* Returns how many bytes of memory the program has had at most at one time. */
size_t sandbox_peak(void);

/* Called when standard output is full; does not return. NULL: the write fails. */
extern void (*sandbox_overflow)(void);

/* Declares a function, and the one by which the linker replaces it. */
#define SANDBOX_CALL(type, name, ...)                                                              \
    type __real_##name(__VA_ARGS__);                                                               \
    type __wrap_##name(__VA_ARGS__)

/* ---- between sandbox.c and memory.c ---- */

/* Begin and end the memory of a program. memory_end returns the number of its blocks that were not
 * freed, and frees them. */
void memory_begin(void);
size_t memory_end(void);

/* Returns whether a call that needs so many bytes fails; suffices: the block has them already. */
bool memory_refuses(size_t bytes, bool suffices);

#endif
