/* Tests of progress: the text of a line. */
#include "common/base/progress.h"
#include "tests/tap.h"

#include <string.h>

/* Checks the text for these counts. */
static void check(const struct progress_counts *c, double seconds, const char *want)
{
    char text[PROGRESS_TEXT] = "";
    const size_t n = progress_text("maze-gen", c, seconds, text);
    ok(n == strlen(want) && memcmp(text, want, n) == 0, "%s", want);
}

int main(void)
{
    check(&(struct progress_counts){.mazes = 120000, .cells = 48000000, .total = 1000000}, 10,
          "maze-gen: 120000 of 1000000 mazes, 48.0 M cells, 4.8 M cells/s, 73 s left");
    check(&(struct progress_counts){.mazes = 120000, .cells = 48000000}, 10,
          "maze-gen: 120000 mazes, 48.0 M cells, 4.8 M cells/s, after 10 s");
    check(&(struct progress_counts){.mazes = 900, .cells = 9999, .total = 1000}, 130,
          "maze-gen: 900 of 1000 mazes, 9999 cells, 76 cells/s, 14 s left");
    check(&(struct progress_counts){.mazes = 800, .total = 1000}, 119.9,
          "maze-gen: 800 of 1000 mazes, 0 cells, 29 s left");
    check(&(struct progress_counts){.total = 1}, 7199,
          "maze-gen: 0 of 1 maze, 0 cells, after 119 min");
    check(&(struct progress_counts){.mazes = 1, .cells = 1}, 7200,
          "maze-gen: 1 maze, 1 cell, 0 cells/s, after 2 h");
    check(&(struct progress_counts){.mazes = 2, .cells = 10000, .total = 2}, 0,
          "maze-gen: 2 of 2 mazes, 10.0 k cells, after 0 s");
    check(&(struct progress_counts){.mazes = 1, .cells = 999999, .total = UINT64_MAX}, 1,
          "maze-gen: 1 of 18446744073709551615 mazes, 999.9 k cells, 999.9 k cells/s, after 1 s");
    check(&(struct progress_counts){.mazes = UINT64_MAX, .cells = UINT64_MAX}, 1,
          "maze-gen: 18446744073709551615 mazes, 18.4 E cells, after 1 s");
    return done();
}
