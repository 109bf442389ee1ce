/* Tests which part of an input its format is detected from: how little is enough, and when more is
 * needed. */
#include "common/import/run/input.h"
#include "tests/tap.h"

#include <string.h>
#include <unistd.h>

enum { WHAT = 12 }; /* the bytes of a message that tell it from others */

/* Stores the name of the format that is detected in an input that begins with `text`, or the
 * message. If `open`, no more bytes come, but the input does not end. */
static void detect(const char *text, bool open, char result[WHAT + 1])
{
    struct input in = {0};
    int ends[2];
    const size_t n = strlen(text);
    if (pipe(ends) || write(ends[1], text, n) != (ssize_t)n)
        exit(2);
    if (!open)
        close(ends[1]);
    input_init(&in, ends[0], NULL, NULL);
    snprintf(result, WHAT + 1, "%.*s", WHAT,
             input_detect(&in) ? in.reader.lines.err.what : in.choice.format->entry.name);
    input_free(&in);
    close(ends[0]);
    if (open)
        close(ends[1]);
}

static const struct {
    const char *result, *text;
} early[] =
    {
        {"edges", "# maze walls 3 2 seed=1\n12,"},
        {"edges", "# maze walls 3 2 seed=1\n# a comment\n0,0 1,0\n"},
        {"maze", "# maze walls 3 2 seed=1\n1321\n"},
        {"maze", "# maze walls 3 2 seed=1\n13a"},
        {"maze", "# maze walls 40 2\n123212321232123212321"},
        {"maze", "# maze walls 3 2 seed=1/13"},
        {"maze", "# maze walls 3 2\n# maze walls 3 2\n0,0 1,0\n"},
        {"maze", "\n # words\n\n# maze walls 3 2\n\n"},
        {"text", "0123\n \t\r\n"},
        {"text", "###\n\n"},
        {"this is a PN", "\x89PNG"},
        {"this is a Gr", "graph maze0 {\n"},
        {"this is a Gr", "digraph"},
        {"this is a Gr", " \n# words\ngraph {"},
        {"this is a Gr", "strict g"},
        {"this is a gr", ">>graph6<<"},
        {"this is a sp", ">>sparse6<<:"},
},
  late[] = {
      {"maze", ""},
      {"maze", "# ma"},
      {"text", "\r"},
      {"maze", "# maze walls 3 2 seed=1\n"},
      {"maze", "# maze walls 3 2 seed=1\n12"},
      {"a list of ed", "0,0 1,0 {}\n"},
      {"text", "0,0 1,0 0\n"},
      {"this is a DI", "c # maze walls 3 2\nc\np edge 6 3"},
      {"this is a DI", "p col "},
      {"text", "c0\np edge 6 3"},
      {"text", "c x"},
      {"maze", "c"},
      {"text", "gra"},
      {"text", ">>graph"},
      {"text", "Cr\n"},
      {"this is a sp", ":C\n"},
      {"text", ":\n"},
      {"text", "┌───┐\n│ S │\n└───┘\n"},
      {"text", "████\nS   \n"},
      {"text", "███\n█ █\n"},
      {"text", "████\n█  █\n# ▀\n\n"},
      {"this is a dr", "█▀▀█\n"},
      {"this is a dr", "███\n▄▄▄\n"},
      {"this is a dr", "\033[31m▀\033[m\n"},
      {"this is a dr", "█ █\n█▀█\n"},
      {"this is a dr", "  ⡇⠭\n"},
      {"text", "  a⡇⠭\n"},
      {"maze", "# ▀\n000\n"},
      {"maze", "000\n# ▀\n"},
      {"text", "████\n█  █\n"},
      {"text", "████\n██  \n"},
      {"npy", "\x93NUMPY\1"},
      {"text", "\x93NUM"},
      {"text", "{"},
      {"json", "{ \n\""},
      {"json", "[ {\""},
      {"json", "{\r\n\t\""},
      {"json", "{\"a\":\"▀\"}"},
      {"text", "{1,0},\n{0,1}\n"},
      {"text", "[[0, 1]]\n"},
      {"text", "P1"},
      {"pbm", "P1#"},
      {"pbm", "P6\t1"},
      {"text", "P1x"},
      {"text", "P4\1"},
      {"text", "P0 1"},
      {"text", "P7 1"},
      {"text", "Q1 1"},
      {"text", "  +---+\n"},
      {"text", "o o"},
      {"text", "  +"},
      {"text", "+x+\n"},
      {"text", "x+-\n"},
      {"text", "  #"},
      {"this may be ", "0 0 1 1 1 1\n1 0 1 1 1 1\n0 1 1 1 1 1\n1 1 1 1 1 1\n"},
      {"this may be ", "0 0 1 1 1 1 \t\r\n1 0 1 1 1 1\n0 1 1 1 1 1\n1 1 1 1 1 1"},
      {"text", "0 0 1 1 1 1\n1 0 1 1 1 1\n0 1 1 1 1 1\n"},
      {"text", "0 0 1 1 1 1\n1 0 1 1 1 1\n0 1 1 1 1 1\n1 1 1 1 1 1\n1 1 1 1 1 1\n"},
      {"text", "0 0 1 1 1 1\n1 0 1 1 1 1\n"},
      {"text", "0 0 1 1 1 1\n0 1 1 1 1 1\n"},
      {"text", "0 0 2 1 1 1\n"},
      {"text", "0 0 1 1 1 1 x\n"},
      {"text", "0 0 1 1 1\n"},
      {"text", "] 0 1\n"},
      {"text", "\n0 1\n1 0\n"},
      {"text", "0 1\n2 0\n"},
      {"maze", "01\n10\n"},
      {"text", "\n####\n#  #\n"},
      {"text", "\n####\n#x #\n"},
      {"text", "###x"},
      {"text", "..G\n...\n"},
      {"text", "S..\n...\n"},
      {"text", "...\n...\n"},
      {"maze", "\n"},
      {"text", "████\r\nS█  \r\n"},
      {"text", "████\nS"},
      {"text", "████\nSS\n"},
      {"the input ha", "\033x██"},
      {"the input ha", "\033[1"},
      {"the input ha", "\033[1;32m┌──┐\033[m"},
      {"the input ha", "\033[1;32x██"},
      {"map", "type octile\n"},
};

int main(void)
{
    char result[WHAT + 1];
    for (size_t k = 0; k < sizeof early / sizeof *early; k++)
        for (int open = 0; open < 2; open++) {
            detect(early[k].text, open, result);
            ok(strcmp(result, early[k].result) == 0, "early, case %zu: %s", k, result);
        }
    for (size_t k = 0; k < sizeof late / sizeof *late; k++) {
        detect(late[k].text, false, result);
        ok(strcmp(result, late[k].result) == 0, "late, case %zu: %s", k, result);
    }
    return done();
}
