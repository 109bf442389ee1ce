/* The widths and the encoding of Helvetica, compared with some of Adobe's font metrics. */
#include "common/render/pages/helvetica.h"
#include "tests/tap.h"

#include <string.h>

static uint64_t width(const char *text)
{
    return helvetica_width(text, strlen(text));
}

/* Returns whether a text is encoded as these bytes. */
static bool is_encoded(const char *text, const char *bytes)
{
    uint32_t code_point;
    size_t k = 0;
    for (size_t at = 0, length; text[at]; at += length, k++)
        if (helvetica_next(text + at, strlen(text + at), &length, &code_point) !=
            (unsigned char)bytes[k])
            return false;
    return !bytes[k];
}

/* Returns whether a text is refused with a message that contains `word`. */
static bool is_refused(const char *text, size_t n, const char *word)
{
    struct err err;
    return helvetica_check(text, n, &err) == -1 && strstr(err.what, word);
}

int main(void)
{
    ok(width("") == 0, "nothing has no width");
    ok(width("Hello") == 722 + 556 + 222 + 222 + 556, "Hello");
    ok(width(" ~@W") == 278 + 584 + 1015 + 944, "the first and the last character, the widest");
    ok(width("0123456789") == 5560, "digits");
    ok(width("\303\204\303\237\303\277") == 667 + 611 + 500, "letters of Latin-1");
    ok(width("\342\202\254\342\200\246\305\270") == 556 + 1000 + 667,
       "euro, ellipsis, Y diaeresis");
    ok(width("\350\277\267\377") == 2000, "a Chinese letter and a byte that is not UTF-8");
    ok(helvetica_width("\0", 1) == 1000, "a byte of 0");
    ok(is_encoded("a\303\244\302\240", "a\344\240"), "Latin-1 is encoded as itself");
    ok(is_encoded("\342\202\254\342\200\223\305\223", "\200\226\234"), "others of code page 1252");
    ok(is_refused("a\350\277\267", 4, "U+8FF7"), "a Chinese letter is refused");
    ok(is_refused("\377", 1, "U+00FF"), "and so is a byte that is not UTF-8");
    ok(is_refused("\302\201", 2, "U+0081"), "and a control character");
    ok(is_refused("\n", 1, "U+000A"), "and a newline");
    ok(is_refused("\177", 1, "U+007F"), "and DEL");
    ok(is_refused("\0", 1, "U+0000"), "and a byte of 0");
    return done();
}
