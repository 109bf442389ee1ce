/* printf: lets the compiler check the arguments of functions that format as printf(3) does. */
#ifndef BASE_PRINTF_H
#define BASE_PRINTF_H

/* PRINTF_LIKE(m, n): argument m is the format, its arguments begin with argument n, from 1. */
#ifdef __GNUC__
#define PRINTF_LIKE(m, n) __attribute__((format(printf, m, n)))
#else
#define PRINTF_LIKE(m, n)
#endif

#endif
