/* Tests which part of an input its format is detected from: how little is enough, and when more is
 * needed. */
#include "common/import/import.h"
#include "tests/tap.h"

#include <string.h>

/* Returns the answer of a format to a sample. */
static enum match answer(const char *format, const char *text, bool complete)
{
    const struct sample sample = {(const unsigned char *)text, strlen(text), complete};
    for (const struct opt_entry *const *e = import_list; *e; e++)
        if (strcmp((*e)->name, format) == 0)
            return import_of(*e)->detect(&sample);
    return MATCH_MORE;
}

static const struct {
    const char *format, *text;
    enum match more, complete; /* the answers if there may be more, and if not */
} cases[] = {
    {"edges", "# ma", MATCH_MORE, MATCH_NO},
    {"edges", "# maze walls 3 2 seed=1\n", MATCH_MORE, MATCH_NO},
    {"edges", "# maze walls 3 2 seed=1\n12", MATCH_MORE, MATCH_NO},
    {"edges", "# maze walls 3 2 seed=1\n12,", MATCH_YES, MATCH_YES},
    {"edges", "# maze walls 3 2 seed=1\n# a comment\n0,0 1,0\n", MATCH_YES, MATCH_YES},
    {"edges", "# maze walls 3 2 seed=1\n1321\n", MATCH_NO, MATCH_NO},
    {"edges", "# maze walls 3 2 seed=1\n13a", MATCH_NO, MATCH_NO},
    {"edges", "# maze walls 40 2\n123212321232123212321", MATCH_NO, MATCH_NO},
    {"edges", "# maze walls 3 2 seed=1/13", MATCH_NO, MATCH_NO},
    {"edges", "# maze walls 3 2\n# maze walls 3 2\n0,0 1,0\n", MATCH_NO, MATCH_NO},
    {"edges", "0,0 1,0\n", MATCH_NO, MATCH_NO},
    {"dimacs", "c # maze walls 3 2 seed=1\n", MATCH_MORE, MATCH_NO},
    {"dimacs", "c # maze walls 3 2\nc\np edge 6 3", MATCH_YES, MATCH_YES},
    {"dimacs", "p col ", MATCH_YES, MATCH_YES},
    {"dimacs", "c0\np edge 6 3", MATCH_NO, MATCH_NO},
    {"graph6", ">>graph6<<", MATCH_YES, MATCH_YES},
    {"graph6", ">>graph", MATCH_MORE, MATCH_NO},
    {"graph6", "Cr\n", MATCH_NO, MATCH_NO},
    {"sparse6", ">>sparse6<<:", MATCH_YES, MATCH_YES},
    {"sparse6", ":C\n", MATCH_NO, MATCH_NO},
    {"dot", "graph maze0 {\n", MATCH_YES, MATCH_YES},
    {"dot", "gra", MATCH_MORE, MATCH_NO},
    {"unicode", "┌───┐\n│ S │\n└───┘\n", MATCH_MORE, MATCH_YES},
    {"unicode", "████\nS   \n", MATCH_MORE, MATCH_YES},
    {"unicode", "███\n█ █\n", MATCH_MORE, MATCH_NO},
    {"unicode", "█▀▀█\n", MATCH_NO, MATCH_NO},
    {"unicode", "# a comment\n", MATCH_NO, MATCH_NO},
    {"half", "█▀█\n", MATCH_YES, MATCH_YES},
    {"half", "\033[31m▀\033[m\n", MATCH_YES, MATCH_YES},
    {"half", "███\n█ █\n", MATCH_MORE, MATCH_NO},
    {"half", "0123", MATCH_NO, MATCH_NO},
    {"braille", "  ⡇⠭\n", MATCH_YES, MATCH_YES},
    {"braille", "  a⡇⠭\n", MATCH_NO, MATCH_NO},
    {"art", "███\n█ █\n", MATCH_MORE, MATCH_YES},
    {"art", "████\n█  █\n", MATCH_MORE, MATCH_YES},
    {"art", "████\n██  \n", MATCH_MORE, MATCH_NO},
    {"art", "█ █\n█▀█\n", MATCH_MORE, MATCH_NO},
    {"npy", "\x93NUM", MATCH_MORE, MATCH_NO},
    {"npy", "\x93NUMPY\1", MATCH_YES, MATCH_YES},
    {"json", "{", MATCH_MORE, MATCH_NO},
    {"json", "{ \n\"", MATCH_YES, MATCH_YES},
    {"json", "[ {\"", MATCH_YES, MATCH_YES},
    {"json", "{1,0},\n{0,1}\n", MATCH_NO, MATCH_NO},
    {"json", "[[0, 1]]\n", MATCH_NO, MATCH_NO},
    {"json", "{\r\n\t\"", MATCH_YES, MATCH_YES},
    {"pbm", "P1", MATCH_MORE, MATCH_NO},
    {"pbm", "P1#", MATCH_YES, MATCH_YES},
    {"pbm", "P6\t1", MATCH_YES, MATCH_YES},
    {"pbm", "P1x", MATCH_NO, MATCH_NO},
    {"pbm", "P4\1", MATCH_NO, MATCH_NO},
    {"pbm", "P0 1", MATCH_NO, MATCH_NO},
    {"pbm", "P7 1", MATCH_NO, MATCH_NO},
    {"pbm", "Q1 1", MATCH_NO, MATCH_NO},
    {"ascii", "  +---+\n", MATCH_YES, MATCH_YES},
    {"ascii", "o o", MATCH_YES, MATCH_YES},
    {"ascii", "  +", MATCH_MORE, MATCH_NO},
    {"ascii", "+x+\n", MATCH_MORE, MATCH_NO},
    {"ascii", "x+-\n", MATCH_MORE, MATCH_NO},
    {"ascii", "", MATCH_MORE, MATCH_NO},
    {"ascii", "# maze walls 3 2\n", MATCH_NO, MATCH_NO},
    {"ascii", "# ma", MATCH_MORE, MATCH_NO},
    {"ascii", "  #", MATCH_MORE, MATCH_NO},
    {"num", "0 0 1 1 1 1\n1 0 1 1 1 1\n0 1 1 1 1 1\n1 1 1 1 1 1\n", MATCH_MORE, MATCH_YES},
    {"num", "0 0 1 1 1 1 \t\r\n1 0 1 1 1 1\n0 1 1 1 1 1\n1 1 1 1 1 1\n", MATCH_MORE, MATCH_YES},
    {"num", "0 0 1 1 1 1\n1 0 1 1 1 1\n0 1 1 1 1 1\n1 1 1 1 1 1", MATCH_MORE, MATCH_YES},
    {"num", "0 0 1 1 1 1\n1 0 1 1 1 1\n0 1 1 1 1 1\n", MATCH_MORE, MATCH_NO},
    {"num", "0 0 1 1 1 1\n1 0 1 1 1 1\n0 1 1 1 1 1\n1 1 1 1 1 1\n1 1 1 1 1 1\n", MATCH_MORE,
     MATCH_NO},
    {"num", "0 0 1 1 1 1\n1 0 1 1 1 1\n", MATCH_MORE, MATCH_NO},
    {"num", "0 0 1 1 1 1\n0 1 1 1 1 1\n", MATCH_MORE, MATCH_NO},
    {"num", "0 0 2 1 1 1\n", MATCH_NO, MATCH_NO},
    {"num", "0 0 1 1 1 1 x\n", MATCH_NO, MATCH_NO},
    {"num", "0 0 1 1 1\n", MATCH_NO, MATCH_NO},
    {"numbers", "] 0 1\n", MATCH_NO, MATCH_NO},
    {"numbers", "\n0 1\n1 0\n", MATCH_MORE, MATCH_YES},
    {"numbers", "0 1\n2 0\n", MATCH_MORE, MATCH_NO},
    {"numbers", "01\n10\n", MATCH_NO, MATCH_NO},
    {"art", "\n####\n#  #\n", MATCH_MORE, MATCH_YES},
    {"art", "\n####\n#x #\n", MATCH_MORE, MATCH_YES},
    {"art", "..G\n...\n", MATCH_MORE, MATCH_YES},
    {"art", "S..\n...\n", MATCH_MORE, MATCH_YES},
    {"art", "...\n...\n", MATCH_MORE, MATCH_NO},
    {"art", "\n", MATCH_MORE, MATCH_NO},
    {"art", "████\n▄▄▄▄\n", MATCH_MORE, MATCH_NO},
    {"art", "###x", MATCH_MORE, MATCH_NO},
    {"half", "███\n▄▄▄\n", MATCH_YES, MATCH_YES},
    {"unicode", "████\r\nS█  \r\n", MATCH_MORE, MATCH_YES},
    {"unicode", "████\nS", MATCH_MORE, MATCH_YES},
    {"unicode", "████\nSS\n", MATCH_MORE, MATCH_NO},
    {"unicode", "\033x██", MATCH_NO, MATCH_NO},
    {"unicode", "\033[1", MATCH_MORE, MATCH_NO},
    {"unicode", "\033[1;32m██\033[m", MATCH_MORE, MATCH_NO},
    {"unicode", "\033[1;32x██", MATCH_NO, MATCH_NO},
    {"dimacs", "c x", MATCH_MORE, MATCH_NO},
    {"dimacs", "c", MATCH_MORE, MATCH_NO},
    {"map", "type octile\n", MATCH_YES, MATCH_YES},
};

int main(void)
{
    for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
        const char *text = cases[k].text;
        ok(answer(cases[k].format, text, false) == cases[k].more, "%s: case %zu, more may follow",
           cases[k].format, k);
        ok(answer(cases[k].format, text, true) == cases[k].complete, "%s: case %zu, complete",
           cases[k].format, k);
    }
    return done();
}
