/* The distance follows F. J. Damerau, "A technique for computer detection and correction of
 * spelling errors", 1964: most misspellings have one letter too many, one too few, one wrong
 * letter, or two adjacent letters swapped. The algorithm is due to R. A. Wagner and M. J. Fischer,
 * "The string-to-string correction problem", 1974; extended by swaps, which look back two rows, it
 * is called optimal string alignment. */
#include "near.h"

#include <stdio.h>
#include <string.h>

static unsigned near_least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

unsigned near_distance(const char *a, size_t n, const char *b, size_t m)
{
    unsigned d[NEAR_NAME + 1][NEAR_NAME + 1]; /* of the first i characters of a and j of b */
    n = n < NEAR_NAME ? n : NEAR_NAME;
    m = m < NEAR_NAME ? m : NEAR_NAME;
    for (unsigned j = 0; j <= m; j++)
        d[0][j] = j;
    for (unsigned i = 1; i <= n; i++) {
        d[i][0] = i;
        for (unsigned j = 1; j <= m; j++) {
            d[i][j] = near_least(d[i - 1][j - 1] + (a[i - 1] != b[j - 1]),
                                 1 + near_least(d[i - 1][j], d[i][j - 1]));
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                d[i][j] = near_least(d[i][j], d[i - 2][j - 2] + 1);
        }
    }
    return d[n][m];
}

/* Copies up to NEAR_NAME of the n bytes at s to `folded`, in lower case, with color for colour;
 * omits - and _ if `joined` is set. Returns the number of bytes copied. */
static size_t near_fold(const char *s, size_t n, bool joined, char folded[NEAR_NAME])
{
    size_t length = 0;
    for (size_t i = 0; i < n && length < NEAR_NAME; i++) {
        if (joined && (s[i] == '-' || s[i] == '_'))
            continue;
        folded[length] = s[i];
        if (s[i] >= 'A' && s[i] <= 'Z')
            folded[length] ^= 'a' ^ 'A';
        length++;
        if (length >= 6 && memcmp(folded + length - 6, "colour", 6) == 0)
            folded[--length - 1] = 'r';
    }
    return length;
}

bool near_is(const char *a, size_t n, const char *b, size_t m)
{
    char x[NEAR_NAME], y[NEAR_NAME];
    const size_t length = near_fold(a, n, false, x);
    return length == near_fold(b, m, false, y) && memcmp(x, y, length) == 0;
}

void near_begin(struct near *near, const char *s, size_t n)
{
    near->length = near_fold(s, n, true, near->name);
    near->best = NULL;
}

void near_try(struct near *near, const char *s, size_t n)
{
    char name[NEAR_NAME] = "";
    const size_t length = near_fold(s, n, true, name);
    const size_t shorter = length < near->length ? length : near->length;
    const size_t longer = length + near->length - shorter;
    const unsigned distance = near_distance(near->name, near->length, name, length);
    const bool begins = shorter >= 3 && memcmp(near->name, name, shorter) == 0;
    const unsigned rank = 3 * (size_t)distance <= longer ? distance : NEAR_NAME + distance;
    if ((rank > NEAR_NAME && !begins) || (near->best && rank >= near->rank))
        return;
    near->best = s;
    near->best_length = n;
    near->rank = rank;
}

const char *near_text(const struct near *near, const char *before, const char *otherwise,
                      char text[NEAR_MEANT])
{
    if (near->best)
        snprintf(text, NEAR_MEANT, "; did you mean %s%.*s?", before, (int)near->best_length,
                 near->best);
    else
        snprintf(text, NEAR_MEANT, "%s", otherwise);
    return text;
}

const char *near_words(const char *before, const char *const *words, size_t count,
                       char all[NEAR_WORDS])
{
    size_t n = 0;
    all[0] = '\0';
    for (size_t i = 0; i < count && n < NEAR_WORDS; i++) /* unreached: names are few and short */
        n += (size_t)snprintf(all + n, NEAR_WORDS - n, "%s%s%s",
                              i == 0          ? ""
                              : i + 1 < count ? ", "
                                              : " or ",
                              before, words[i]);
    return all;
}
