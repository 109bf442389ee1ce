/* extensions: makes the headers of a system show what lies beyond POSIX. The Makefile asks for
 * POSIX alone, and some headers then hide more than that: those of FreeBSD SA_RESTART, those of
 * macOS and the BSDs SIGWINCH, those of Linux F_SETPIPE_SZ.
 *
 * A file that needs such a name includes this one first, before any header of the system. If the
 * name is in no POSIX, #ifdef gives the systems without it a plain path. */
#ifndef BASE_EXTENSIONS_H
#define BASE_EXTENSIONS_H

#if defined(__linux__)
#define _GNU_SOURCE
#elif defined(__APPLE__)
#define _DARWIN_C_SOURCE
#elif defined(__FreeBSD__) || defined(__DragonFly__)
#undef _POSIX_C_SOURCE /* without such a macro, the headers show everything */
#elif defined(__NetBSD__)
#define _NETBSD_SOURCE
#elif defined(__OpenBSD__)
#define _BSD_SOURCE
#elif defined(__sun)
#define __EXTENSIONS__
#endif

#endif
