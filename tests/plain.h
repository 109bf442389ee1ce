/* plain: hides the system's extensions of POSIX.1-2008. The machine `plain` of tests/machines
 * includes this file first, so that every fallback is compiled and tested. */
#ifndef PLAIN_H
#define PLAIN_H

#include <signal.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <unistd.h>

#undef MADV_DONTNEED
#undef SIGWINCH
#undef SIGXFSZ
#undef TIOCGWINSZ
#undef _SC_PHYS_PAGES

#endif
