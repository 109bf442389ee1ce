/* proof: what the drivers for Frama-C share. A driver runs code on every input at once: Eva, the
 * value analysis, follows all values that a variable can have, and raises an alarm wherever one of
 * them could be an error at run time, such as an access outside an object.
 */
#ifndef PROOF_H
#define PROOF_H

#include <__fc_builtin.h>
#include <limits.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#ifndef PROOF_BYTES
#define PROOF_BYTES 24 /* the longest text */
#endif

/* The length of the text. */
static size_t proof_n;

/* Arbitrary bytes. The texts end where the object ends, so that reading on is an alarm. */
static char proof_memory[PROOF_BYTES];

/* Returns any number. */
static uint64_t proof_number(void)
{
    return Frama_C_unsigned_long_long_interval(0, UINT64_MAX);
}

/* Replaces that of the C library: finds the byte at any place or nowhere. Eva follows each of them
 * by itself, which it does not do in a function that has a contract in its own library. */
static void *proof_memchr(const void *s, int c, size_t n)
{
    const char *at = s;
    const size_t i = Frama_C_size_t_interval(0, n);
    (void)c;
    //@ assert readable: n == 0 || \valid_read(at + (0 .. n - 1));
    //@ split i;
    return i < n ? (void *)(at + i) : NULL;
}
#define memchr proof_memchr

#endif
