/* printf: lets the compiler check the arguments of functions that format like printf(3). */
#ifndef BASE_PRINTF_H
#define BASE_PRINTF_H

/* PRINTF_LIKE(m, n): parameter m is the format, parameter n its first argument, both counted from
 * 1. */
#ifdef __GNUC__
#define PRINTF_LIKE(m, n) __attribute__((format(printf, m, n)))
#else
#define PRINTF_LIKE(m, n)
#endif

#endif
