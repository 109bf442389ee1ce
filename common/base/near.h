/* near: what messages say about unknown names: the nearest name, or all of them. */
#ifndef BASE_NEAR_H
#define BASE_NEAR_H

#include <stdbool.h>
#include <stddef.h>

enum {
    NEAR_NAME = 64,   /* bytes of a name that count */
    NEAR_WORDS = 160, /* bytes for the names in a message */
    NEAR_FEW = 12,    /* a message that refuses a name lists at most so many */
};

/* A search for the name that the user may have meant by another one. */
struct near {
    char name[NEAR_NAME]; /* the other one, without case, - and _ */
    size_t length;
    const char *best; /* the nearest name so far; NULL: none is near */
    size_t best_length;
    unsigned rank; /* of the nearest name; 0 is the same name, spelt differently */
};

/* Starts a search for a name near the n bytes at s. */
void near_begin(struct near *near, const char *s, size_t n);

/* Returns whether the n bytes at `a` and the m bytes at `b` are the same name: in upper or lower
 * case, with either spelling of colour. */
bool near_is(const char *a, size_t n, const char *b, size_t m);

/* Compares with the name, the n bytes at s, as near_is does, but without - and _. A name is near if
 * the distance is at most a third of the longer of the two, or else if one begins with the other
 * and that has at least three characters. The nearest counts, of equally near ones the first. */
void near_try(struct near *near, const char *s, size_t n);

/* Writes "; did you mean NAME?" into `text`, with `before` before the name. If no name is near,
 * writes `otherwise`. Returns `text`. */
enum { NEAR_MEANT = 160 };
const char *near_text(const struct near *near, const char *before, const char *otherwise,
                      char text[NEAR_MEANT]);

/* Returns how many characters must be inserted, removed, replaced or swapped with their neighbour
 * to make one text the other, without changing a place twice. At most NEAR_NAME bytes of each
 * count.
 */
unsigned near_distance(const char *a, size_t n, const char *b, size_t m);

/* Writes the `count` words into `all` as "x, y or z", each with `before` before it; those that do
 * not fit are cut. Returns `all`. */
const char *near_words(const char *before, const char *const *words, size_t count,
                       char all[NEAR_WORDS]);

#endif
