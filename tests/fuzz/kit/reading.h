/* reading: reads the same bytes in several ways and compares the results.
 *
 * Whole mazes and rows, the whole input at once and in pieces, a pipe and a file that is read again
 * from its first row, must give the same mazes and the same error. What was read is written as a
 * maze stream, in one of its forms, and read back. */
#ifndef FUZZ_READING_H
#define FUZZ_READING_H

#include "common/import/run/input.h"

/* Reads the n bytes at `bytes` and fails if two results differ. flags: any number, which chooses
 * the ways. choice: the input format. */
void reading_check(const struct input_choice *choice, unsigned flags, const uint8_t *bytes,
                   size_t n);

#endif
