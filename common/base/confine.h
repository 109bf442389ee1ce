/* confine: gives up what a program does not need, before it reads its first byte of input.
 *
 * From then on the process can read the files that it named and the descriptors that it has, write
 * to standard output and standard error, ask for the size of its terminal, and send signals to
 * itself. It cannot open another file, change, create or remove one, start a program or a process,
 * reach the network or another process, or make memory executable. An input that takes over the
 * program gains no more than that.
 *
 * Linux does this with Landlock (files, since 5.13) and seccomp (system calls, since 4.17; x86_64,
 * i386 and aarch64), OpenBSD with unveil and pledge. Each works without the other. Nothing fails
 * where one is missing: the program then keeps what that one would take away. It can open every
 * file, too, if no descriptor is free for Landlock, and on OpenBSD from 100 files on.
 *
 * A file must exist when confine is called: one that is created or replaced later cannot be
 * opened on Linux, because Landlock knows files, not names.
 *
 * A program is not confined if its compiler has added a tool that makes calls of its own: one that
 * writes a profile at the end, or a sanitizer of addresses, leaks, memory or threads. NO_CONFINE
 * compiles all of it out, for tools that run the program, such as valgrind. */
#ifndef BASE_CONFINE_H
#define BASE_CONFINE_H

#include <stddef.h>

/* What the kernel enforces. */
enum { CONFINE_FILES = 1, CONFINE_CALLS = 2 };

/* Confines the process for the rest of its life: the only files that it will open are these
 * `count`, for reading and by these names; "-", standard input, is no file. Returns which of
 * CONFINE_FILES and CONFINE_CALLS are in force. */
int confine(char *const files[], size_t count);

#endif
