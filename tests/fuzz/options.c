/* options: the command lines of the three programs, with everything that they may name: conditions
 * of -k, lists of goals, files of queries, masks.
 *
 * Input: which program, how many arguments, how many bytes a read returns at most (0: all; from
 * 128 on, of a file instead of a pipe); the arguments, each ended by NUL; standard input, ended by
 * the byte 0x1c; and the file of every other name. */
#include "kit/data.h"
#include "kit/program.h"

#include "common/cli/tool.h"
#include "common/stream/reader.h"

#include <stdlib.h>

enum { ARGUMENTS = 16, ARGUMENT = 256 };

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

static struct options {
    char text[ARGUMENTS][ARGUMENT];
    const char *argv[ARGUMENTS];
    int argc;
    bool asks;  /* --help or the like is among them: no whole mazes are written */
    int inputs; /* how often they may name standard input */
} options;

static void options_take(struct data *d)
{
    static const char *const asks[] = {"--help",    "--list",       "--version",
                                       "--headers", "--completion", "--complete"};
    options.argc = (int)(data_byte(d) % ARGUMENTS);
    options.asks = false;
    options.inputs = 0;
    for (int k = 0; k < options.argc; k++) {
        const uint8_t *from;
        size_t n = data_until(d, 0, &from);
        n = n < ARGUMENT - 1 ? n : ARGUMENT - 1;
        memcpy(options.text[k], from, n);
        options.text[k][n] = '\0';
        options.argv[k] = options.text[k];
        options.inputs += n > 0 && options.text[k][n - 1] == '-';
        n = strcspn(options.text[k], "=");
        for (size_t i = 0; i < sizeof asks / sizeof *asks; i++) /* they may be cut off */
            options.asks = options.asks || (n > 2 && strncmp(options.text[k], asks[i], n) == 0);
    }
}

/* Checks that maze-gen wrote whole mazes. */
static void options_check_mazes(const struct sandbox_output *output)
{
    static struct reader r;
    static struct maze m;
    char *copy = malloc(output->n + 1);
    const struct sandbox_input input = {.bytes = copy, .n = output->n};
    int got;
    memcpy(copy, output->out, output->n);
    sandbox_begin(&input);
    reader_init(&r, 0, NULL, MAZE_ANY);
    while ((got = reader_next(&r)) > 0 && !r.head.endless)
        if ((got = reader_maze(&r, &m)))
            break;
    FUZZ_CHECK(got >= 0 || output->n > PROGRAM_CELLS /* a maze too large for the kit? */,
               "maze-gen writes what is not a maze: %s", r.lines.err.what);
    maze_free(&m);
    reader_free(&r);
    sandbox_end();
    free(copy);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
    struct data d = {bytes, n};
    const enum program program = data_byte(&d) % PROGRAMS;
    struct sandbox_input input = {0};
    struct sandbox_output output;
    char *before;
    size_t out_n, err_n;
    unsigned piece;
    int status;
    options_take(&d);
    piece = data_byte(&d);
    input.seekable = piece >= 128;
    input.n = data_until(&d, 0x1c, (const uint8_t **)&input.bytes);
    input.file = d.at;
    input.file_n = d.n;
    status = program_run(program, &input, options.argc, options.argv, &output);
    if (status == PROGRAM_ENDED)
        return 0;
    if (status == STATUS_FAILED && options.inputs > 1)
        return 0; /* what the first reading leaves to the second depends on the pieces */
    out_n = output.n;
    err_n = output.err_n;
    before = malloc(out_n + err_n + 1);
    memcpy(before, output.out, out_n);
    memcpy(before + out_n, output.err, err_n);
    input.piece = data_piece(piece % 128, n);
    FUZZ_CHECK(program_run(program, &input, options.argc, options.argv, &output) == status &&
                   output.n == out_n && output.err_n == err_n &&
                   memcmp(before, output.out, out_n) == 0 &&
                   memcmp(before + out_n, output.err, err_n) == 0,
               "another result if the input comes in pieces of %zu bytes", input.piece);
    if (program == PROGRAM_GEN && status == STATUS_DONE && !options.asks)
        options_check_mazes(&output);
    free(before);
    return 0;
}
