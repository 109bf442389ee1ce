/* torture: what the driver (torture.c) tells the preloaded library (inject.c): which calls of a
 * program fail, and how. The library tells how often they did. Both map the same file, whose name
 * is in the environment variable TORTURE. */
#ifndef TORTURE_H
#define TORTURE_H

/* The calls that can fail. Some are divided by their purpose, because the programs must not treat
 * them alike. */
enum torture_call {
    TORTURE_NONE,
    TORTURE_MEMORY,
    TORTURE_OPEN,
    TORTURE_OPEN_SEED, /* /dev/urandom */
    TORTURE_OPEN_KEYS, /* /dev/tty */
    TORTURE_READ,
    TORTURE_READ_SEED,
    TORTURE_READ_KEYS,
    TORTURE_WRITE,
    TORTURE_WRITE_ERRORS, /* standard error */
    TORTURE_CLOSE,
    TORTURE_CLOSE_OUTPUT, /* standard output */
    TORTURE_STAT,
    TORTURE_SEEK,
    TORTURE_POLL, /* every read and write says EAGAIN before it succeeds, so that poll is called;
                   * not on standard error, where a failure would be silent */
    TORTURE_ADVISE,
    TORTURE_SYSCONF,
    TORTURE_CLOCK,
    TORTURE_SLEEP,
    TORTURE_WINDOW,       /* ioctl */
    TORTURE_TERMINAL_GET, /* tcgetattr */
    TORTURE_TERMINAL_SET, /* tcsetattr */
    TORTURE_GROUP,        /* tcgetpgrp */
    TORTURE_CALLS
};

/* Which of the calls fail: the nth, all from the nth on, or every other one from the first on. */
enum torture_mode { TORTURE_ONCE, TORTURE_FROM, TORTURE_EACH };

struct torture {
    int call;  /* enum torture_call */
    int mode;  /* enum torture_mode */
    int error; /* errno; 0: the call succeeds, but transfers one byte only */
    long nth;  /* counted from 1 */
    long calls, faults;
};

#endif
