#include "sixbit.h"

enum { BIAS = 63 };

void sixbit_put(struct sixbit *s, uint64_t value, unsigned n)
{
    while (n-- > 0) {
        s->bits = s->bits << 1 | (unsigned)(value >> n & 1);
        if (++s->count == 6) {
            *out_room(s->out, 1) = (unsigned char)(s->bits + BIAS);
            s->out->len++;
            s->bits = s->count = 0;
        }
    }
}

void sixbit_size(struct sixbit *s, uint64_t n)
{
    if (n <= 62) {
        sixbit_put(s, n, 6);
    } else if (n <= 258047) {
        sixbit_put(s, 63, 6);
        sixbit_put(s, n, 18);
    } else {
        sixbit_put(s, 63, 6);
        sixbit_put(s, 63, 6);
        sixbit_put(s, n, 36);
    }
}

void sixbit_end(struct sixbit *s, unsigned bit)
{
    while (s->count > 0)
        sixbit_put(s, bit, 1);
}
