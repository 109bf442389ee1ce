/* extensions: makes the system headers declare more than POSIX. The Makefile requests POSIX only,
 * and some headers then hide names that the programs use: SA_RESTART on FreeBSD, SIGWINCH on macOS
 * and the BSDs, F_SETPIPE_SZ on Linux.
 *
 * A file that needs such a name includes this header before any system header. If the name is not
 * part of POSIX, an #ifdef provides a fallback for systems without it. */
#ifndef BASE_EXTENSIONS_H
#define BASE_EXTENSIONS_H

#if defined(__linux__)
#define _GNU_SOURCE
#elif defined(__APPLE__)
#define _DARWIN_C_SOURCE
#elif defined(__FreeBSD__) || defined(__DragonFly__)
#undef _POSIX_C_SOURCE /* without such a macro, the headers declare everything */
#elif defined(__NetBSD__)
#define _NETBSD_SOURCE
#elif defined(__OpenBSD__)
#define _BSD_SOURCE
#elif defined(__sun)
#define __EXTENSIONS__
#endif

#endif
