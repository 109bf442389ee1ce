/* near: suggestions in messages about unknown names: the nearest name, or all names. */
#ifndef BASE_NEAR_H
#define BASE_NEAR_H

#include <stdbool.h>
#include <stddef.h>

enum {
    NEAR_NAME = 64,   /* bytes of a name that are compared */
    NEAR_WORDS = 160, /* bytes for the names in a message */
    NEAR_FEW = 12,    /* the maximum number of names that a message about an unknown name lists */
};

/* A search for the name that the user may have meant. */
struct near {
    char name[NEAR_NAME]; /* what the user wrote, without case, - and _ */
    size_t length;
    const char *best; /* the nearest name so far; NULL if none is near */
    size_t best_length;
    unsigned rank; /* of the nearest name; 0: the same name, spelt differently */
};

/* Starts a search for a name near the n bytes at s. */
void near_begin(struct near *near, const char *s, size_t n);

/* Returns whether the n bytes at `a` and the m bytes at `b` are the same name, ignoring case and
 * the spelling of colour. */
bool near_is(const char *a, size_t n, const char *b, size_t m);

/* Tries a candidate, the n bytes at s. Names are compared as in near_is, but - and _ are also
 * ignored. A name is near if the distance is at most a third of the longer length, or if one name
 * is a prefix of the other and has at least three characters. The nearest name wins; if several are
 * equally near, the first. */
void near_try(struct near *near, const char *s, size_t n);

/* Writes "; did you mean NAME?" into `text`, with `before` in front of NAME. If no name is near,
 * writes `otherwise`. Returns `text`. */
enum { NEAR_MEANT = 160 };
const char *near_text(const struct near *near, const char *before, const char *otherwise,
                      char text[NEAR_MEANT]);

/* Returns the edit distance of two texts: the number of characters to insert, remove, replace or
 * swap with their neighbour, changing no place twice. Only the first NEAR_NAME bytes of each text
 * are compared. */
unsigned near_distance(const char *a, size_t n, const char *b, size_t m);

/* Writes the `count` words into `all` as "x, y or z", with `before` in front of each; the list is
 * truncated if it does not fit. Returns `all`. */
const char *near_words(const char *before, const char *const *words, size_t count,
                       char all[NEAR_WORDS]);

#endif
