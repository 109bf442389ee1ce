#include "draft.h"

#include <stdarg.h>
#include <stdio.h>

void draft_print(struct draft *d, const char *format, ...)
{
    char text[400];
    va_list args;
    int n;
    va_start(args, format);
    n = vsnprintf(text, sizeof text, format, args);
    va_end(args);
    draft_put(d, text, (size_t)n);
}
