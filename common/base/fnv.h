/* fnv: the 64-bit FNV-1a hash (Glenn Fowler, Landon Curt Noll and Kiem-Phong Vo). */
#ifndef BASE_FNV_H
#define BASE_FNV_H

#include <stdint.h>

#define FNV_OFFSET 0xcbf29ce484222325 /* the hash of zero bytes */
#define FNV_PRIME  0x100000001b3

/* Returns the hash of a sequence extended by `byte`, given the `hash` of the bytes before it. */
static inline uint64_t fnv_byte(uint64_t hash, unsigned char byte)
{
    return (hash ^ byte) * FNV_PRIME;
}

#endif
