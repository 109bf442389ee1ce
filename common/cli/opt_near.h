/* opt_near: what messages say about unknown names: the nearest name, or all of them. */
#ifndef CLI_OPT_NEAR_H
#define CLI_OPT_NEAR_H

#include "opt.h"

enum {
    OPT_NAME = 64,   /* bytes of a name that count */
    OPT_SHOWN = 40,  /* bytes of an unknown name that a message shows */
    OPT_WORDS = 360, /* bytes for the names in a message */
    OPT_LISTED = 64, /* the most names that a message lists */
};

/* A search for the name that the user may have meant by another one. */
struct opt_near {
    char name[OPT_NAME]; /* the other one, without case, - and _ */
    size_t length;
    const char *best; /* the nearest name so far; NULL: none is near */
    size_t best_length;
    unsigned rank; /* of the nearest name; 0 is the same name, spelt differently */
};

/* Starts a search for a name near the n bytes at s. */
void opt_near_begin(struct opt_near *near, const char *s, size_t n);

/* Compares with the name, the n bytes at s. Names are compared without case, - and _. A name is
 * near if the distance is at most a third of the longer of the two, or else if one begins with the
 * other and that has at least three characters. The nearest counts, of equally near ones the first.
 */
void opt_near_try(struct opt_near *near, const char *s, size_t n);

/* Writes " (did you mean NAME? for help: --help)" into `text`, with `before` before the name. If no
 * name is near, writes `otherwise`. Returns `text`. */
enum { OPT_MEANT = 160 };
const char *opt_near_text(const struct opt_near *near, const char *before, const char *otherwise,
                          char text[OPT_MEANT]);

/* Returns how many characters must be inserted, removed, replaced or swapped with their neighbour
 * to make one text the other, without changing a place twice. At most OPT_NAME bytes of each count.
 */
unsigned opt_distance(const char *a, size_t n, const char *b, size_t m);

/* Compares with all names of the rows of `list`. */
void opt_near_rows(struct opt_near *near, const struct opt_entry *const *list);

/* Writes the `count` words into `all` as "x, y or z", each with `before` before it. Returns `all`;
 * "" if they do not fit. */
const char *opt_words(const char *before, const char *const *words, size_t count,
                      char all[OPT_WORDS]);

/* Returns how many of the n bytes of an unknown name a message shows. */
static inline int opt_shown(size_t n)
{
    return n < OPT_SHOWN ? (int)n : OPT_SHOWN;
}

#endif
