/* confine: drops the privileges that a program does not need, before it reads its first byte of
 * input.
 *
 * From then on the process can read the files that it listed and the descriptors that it holds,
 * write to standard output and standard error, ask for the size of its terminal, and send signals
 * to itself. It cannot open any other file, change, create or remove files, start a program or a
 * process, reach the network or another process, or make memory executable. An input that takes
 * over the program gains nothing beyond that.
 *
 * Linux enforces this with Landlock (files, since 5.13) and seccomp (system calls, since 4.17;
 * x86_64, i386 and aarch64), OpenBSD with unveil and pledge. Each mechanism works without the
 * other. If one is missing, confine does not fail; the program only keeps the rights that the
 * mechanism would have removed. The program can also open every file if no descriptor is free for
 * Landlock, and on OpenBSD if it lists 100 files or more.
 *
 * A file must exist when confine is called. On Linux, a file that is created or replaced later
 * cannot be opened, because Landlock identifies files, not names.
 *
 * A program is not confined if its compiler has added code that makes system calls of its own: a
 * profiler, which writes a file at exit, or the address, leak, memory or thread sanitizer.
 * NO_CONFINE compiles everything out, for tools that run the program, such as valgrind. */
#ifndef BASE_CONFINE_H
#define BASE_CONFINE_H

#include <stddef.h>

/* The restrictions that the kernel enforces. */
enum { CONFINE_FILES = 1, CONFINE_CALLS = 2 };

/* Confines the process for the rest of its life. From then on it can open only the `count` files in
 * `files`, by these names and for reading; "-" is standard input, not a file. Returns the set of
 * CONFINE_FILES and CONFINE_CALLS that are in force. */
int confine(char *const files[], size_t count);

#endif
