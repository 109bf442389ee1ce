/* The calls that can fail, and their names. Some are divided by their purpose, because the programs
 * must not treat them alike. Expands CALL(NAME, TEXT) for each, as the including file defines it.
 */
CALL(MEMORY, "memory")
CALL(OPEN, "open")
CALL(OPEN_SEED, "open /dev/urandom")
CALL(OPEN_KEYS, "open /dev/tty")
CALL(READ, "read")
CALL(READ_SEED, "read /dev/urandom")
CALL(READ_KEYS, "read /dev/tty")
CALL(WRITE, "write")
CALL(WRITE_ERRORS, "write to standard error")
CALL(CLOSE, "close")
CALL(CLOSE_OUTPUT, "close standard output")
CALL(STAT, "fstat")
CALL(SEEK, "lseek")
/* Every read and write says EAGAIN before it succeeds, so that poll is called; not on standard
 * error, where a failure would be silent. */
CALL(POLL, "poll")
CALL(ADVISE, "madvise")
CALL(SYSCONF, "sysconf")
CALL(CLOCK, "clock_gettime")
CALL(SLEEP, "nanosleep")
CALL(WINDOW, "ioctl")
CALL(TERMINAL_GET, "tcgetattr")
CALL(TERMINAL_SET, "tcsetattr, tcdrain")
CALL(GROUP, "tcgetpgrp")
#undef CALL
