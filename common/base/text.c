#include "text.h"

#include <string.h>

int text_append(struct text_buf *t, const char *s, size_t n)
{
    if (t->len > SIZE_MAX - n || mem_need(&t->mem, t->len + n))
        return -1;
    if (n > 0)
        memcpy(t->mem.at + t->len, s, n);
    t->len += n;
    return 0;
}

size_t text_blanks(const char *s, size_t n)
{
    size_t i = 0;
    while (i < n && (s[i] == ' ' || s[i] == '\t'))
        i++;
    return i;
}
