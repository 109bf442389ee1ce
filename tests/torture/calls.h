/* The calls that can fail, and their names. Some are divided by their purpose, because the programs
 * must not treat them alike. Expands CALL(NAME, TEXT) for each, as the including file defines it.
 */
CALL(MEMORY, "memory")
CALL(OPEN, "open")
CALL(OPEN_SEED, "open /dev/urandom")
CALL(READ, "read")
CALL(READ_SEED, "read /dev/urandom")
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
#undef CALL
