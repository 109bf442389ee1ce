/* chain: the three steps that users combine: bytes in any format are read and solved by maze-solve,
 * drawn by maze-render, and the drawing is read again.
 *
 *     maze-solve --input FORMAT -a SOLVER [--visited] | maze-render -f FORMAT | maze-render --input
 * FORMAT
 *
 * Input: the number of the input format in format_list, of the solver in solve_list and of the
 * output format in render_list, each followed by one byte per key; a byte of flags; and what is
 * read. */
#include "kit/data.h"
#include "kit/program.h"
#include "kit/solved.h"

#include "common/cli/tool.h"
#include "common/import/run/input.h"
#include "common/render/kit/text.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

static struct chain {
    const struct solve *solver;
    char input[ROW_SPEC], solve[ROW_SPEC], draw[ROW_SPEC];
    unsigned flags;
} chain;

static void chain_take(struct data *d)
{
    uint64_t values[ROW_KEYS];
    const struct row *entry = data_entry(d, format_list, values);
    row_spec(entry, values, chain.input);
    entry = data_entry(d, solve_list, values);
    row_spec(entry, values, chain.solve);
    chain.solver = solve_of(entry);
    entry = data_entry(d, render_list, values);
    row_spec(entry, values, chain.draw);
    chain.flags = data_byte(d);
}

/* Runs maze-render --input FROM -f TO on n bytes. Returns its status. */
static int chain_render(const char *from, const char *to, const char *bytes, size_t n,
                        struct sandbox_output *output)
{
    const struct sandbox_input input = {.bytes = bytes, .n = n};
    const char *const argv[] = {"-q", "--input", from, "-f", to};
    return program_run(PROGRAM_RENDER, &input, 5, argv, output);
}

/* Returns a copy of n bytes and a NUL. */
static char *chain_copy(const char *bytes, size_t n)
{
    char *copy = malloc(n + 1);
    FUZZ_CHECK(copy, "the fuzzer has no memory");
    memcpy(copy, bytes, n);
    copy[n] = '\0';
    return copy;
}

/* ---- reading drawings again ---- */

/* What maze-render(1) says of reading its outputs again: which mazes are the same, and the value of
 * --input. */
static const struct chain_return {
    const char *name;
    const char *walls, *board; /* NULL: not read, or read as something else */
    bool openings;             /* those in the border are kept */
} chain_returns[] = {
    {"walls", "maze", NULL, true},
    {"block", NULL, "maze", true},
    {"json", "json", "json", true},
    {"npy", "npy:kind=walls", "npy:kind=block", true},
    {"edges", "edges", "edges", false},
    {"ascii", "ascii", "ascii", true},
    {"unicode", "unicode:cell=3", "unicode", true},
    {"micromouse", "ascii", NULL, true},
    {"map", NULL, "map", true},
};
_Static_assert(TEXT_CELL == 3, "unicode:cell= above");

/* Returns whether two mazes are equal except for their marks and, if `openings` is false, for
 * openings in the border. */
static bool chain_same(const struct graph *a, const struct graph *b, bool openings)
{
    const size_t n = a->w * a->h;
    bool same = a->w == b->w && a->h == b->h && memcmp(a->open, b->open, n) == 0;
    for (size_t i = 0; same && openings && i < n; i++)
        same = a->solid[i] == b->solid[i] && (a->digit[i] & 3) == (b->digit[i] & 3);
    return same && (!openings || a->border_openings == b->border_openings);
}

/* Returns whether a drawing of walls says where its first cells are. In box-drawing characters they
 * must show a wall or a mark, otherwise they are a margin; and without any wall it is a board. */
static bool chain_has_first_cells(const char *drawing)
{
    size_t margin = SIZE_MAX;
    if (strcmp(chain.draw, "unicode") != 0)
        return true;
    for (const char *line = drawing; *line; line += strcspn(line, "\n") + 1) {
        const size_t spaces = strspn(line, " ");
        margin = spaces < margin && line[spaces] != '\n' ? spaces : margin;
    }
    return margin <= TEXT_CELL && (strstr(drawing, "\xe2\x94") || strstr(drawing, "\xe2\x95"));
}

/* Reads a drawing of the record again, and compares the mazes, unless the start or the goal is an
 * obstacle, which its letter hides. */
static void chain_check_return(const struct record *r, const struct sandbox_output *drawn)
{
    const bool board = strncmp(r->head, "# maze block", 12) == 0;
    const size_t rows = sizeof chain_returns / sizeof *chain_returns;
    const struct chain_return *how = chain_returns;
    struct graph before, after;
    struct sandbox_output output;
    struct record again;
    const char *from;
    char *drawing;
    while (how < chain_returns + rows && strcmp(how->name, chain.draw) != 0)
        how++;
    if (how == chain_returns + rows || !(board ? how->board : how->walls))
        return;
    drawing = chain_copy(drawn->out, drawn->n);
    if (!board && !chain_has_first_cells(drawing)) {
        free(drawing);
        return;
    }
    before = graph_read(r->rows, board);
    from = board ? how->board : how->walls;
    FUZZ_CHECK(chain_render(from, board ? "block" : "walls", drawing, drawn->n, &output) == 0 &&
                   record_find(output.out, &again) && again.n == output.n,
               "-f %s is not read back with --input %s: %s", chain.draw, from, output.err);
    after = graph_read(again.rows, board);
    FUZZ_CHECK(strncmp(r->head, again.head, 12) == 0 &&
                   (record_has_solid_end(r, &before) || chain_same(&before, &after, how->openings)),
               "-f %s comes back as another maze: %s", chain.draw, again.head);
    free(drawing);
    graph_free(&before);
    graph_free(&after);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
    struct data d = {bytes, n};
    struct sandbox_output output;
    struct record r;
    chain_take(&d);
    const char *argv[] = {"-q", "--input", chain.input, "-a", chain.solve, "--visited"};
    const struct sandbox_input input = {.bytes = d.at,
                                        .n = d.n,
                                        .piece = data_piece(chain.flags / 4, d.n),
                                        .seekable = chain.flags & 2};
    if (program_run(PROGRAM_SOLVE, &input, chain.flags & 1 ? 6 : 5, argv, &output) ==
            PROGRAM_ENDED ||
        output.n == 0)
        return 0;
    char *solved = chain_copy(output.out, output.n);
    if (record_find(solved, &r)) {
        solved_check(&r, chain.solver);
        if (chain_render("maze", chain.draw, r.head, r.n, &output) == STATUS_DONE)
            chain_check_return(&r, &output);
    }
    free(solved);
    return 0;
}
