#include "sixbit.h"

void sixbit_size(struct sixbit *s, uint64_t n)
{
    enum { SHORT = 62, MIDDLE = 258047 };
    if (n > SHORT)
        sixbit_put(s, 63, 6);
    if (n > MIDDLE)
        sixbit_put(s, 63, 6);
    sixbit_put(s, n, n > MIDDLE ? 36 : n > SHORT ? 18 : 6);
}

void sixbit_end(struct sixbit *s, unsigned bit)
{
    while (s->count > 0)
        sixbit_put(s, bit, 1);
}
