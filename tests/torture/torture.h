/* torture: what the driver (torture.c) tells the preloaded library (inject.c): which calls of a
 * program fail, and how. The library tells how often they did. Both map the same file, whose name
 * is in the environment variable TORTURE. */
#ifndef TORTURE_H
#define TORTURE_H

enum torture_call {
    TORTURE_NONE,
#define CALL(name, text) TORTURE_##name,
#include "calls.h"
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
