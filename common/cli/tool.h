/* tool: the common part of the three programs: the common options, the files given as operands, and
 * the check that all output was written. */
#ifndef CLI_TOOL_H
#define CLI_TOOL_H

#include "common/base/confine.h"
#include "common/stream/maze_io.h"
#include "completion.h"
#include "help.h"

#define TOOL_OPTION(id, name, arg, help, example, ...)                                             \
    {                                                                                              \
        id, name, arg, help, example, .set = __VA_ARGS__                                           \
    }

/* The options of all programs and the end of the table: the last rows of every table. `what`, a
 * literal, describes what --list prints; `tool` is the name of the program; `run` is a command with
 * it that writes a maze stream. */
#define TOOL_OPTIONS(what, tool, run)                                                              \
    TOOL_OPTION('1', "line", NULL, "write each maze on one line", run " -1",                       \
                SET(FLAG, struct tool_state, io.writer.line)),                                     \
        TOOL_OPTION(OPT_COMMON, "no-header", NULL, "omit header lines", run " --no-header",        \
                    SET(FLAG, struct tool_state, io.writer.no_header)),                            \
        TOOL_OPTION(                                                                               \
            OPT_COMMON, "max-cells", "N", "refuse mazes of more than N cells",                     \
            run " --max-cells 1e6",                                                                \
            SET_WITH(NUMBER, struct tool_state, io.max_cells, .min = 1, .max = UINT64_MAX)),       \
        TOOL_OPTION(OPT_COMMON, "progress", NULL, "report progress every 10 seconds",              \
                    run " --progress", SET(FLAG, struct tool_state, io.report.progress)),          \
        TOOL_OPTION('q', "quiet", NULL, "print errors only", run " -q",                            \
                    SET(FLAG, struct tool_state, io.report.quiet)),                                \
        TOOL_OPTION(OPT_LIST, "list", NULL, "list the " what ", one per line, and exit",           \
                    tool " --list", {0}),                                                          \
        TOOL_OPTION(OPT_COMPLETION, "completion", "SHELL",                                         \
                    "print a script for bash, zsh or fish, and exit", tool " --completion bash",   \
                    {.list = completion_list}),                                                    \
        TOOL_OPTION(OPT_COMPLETE, "complete", "WORD ...",                                          \
                    "print the candidates for the last WORD, and exit", tool " --complete --l",    \
                    {0}),                                                                          \
        TOOL_OPTION(OPT_HELP, "help", "[=NAME]", "print this help, or explain NAME, and exit",     \
                    tool " --help --line", {0}),                                                   \
        TOOL_OPTION(OPT_VERSION, "version", NULL, "print the version and exit", tool " --version", \
                    {0}),                                                                          \
        TOOL_OPTION(0, NULL, NULL, NULL, NULL, {0})

/* A program: its texts in --help, its options, and the functions that check them. */
struct tool {
    struct help help;
    const char *operands_need; /* the long name of the option that operands require, or NULL */

    /* Checks the options after all have been read. Returns 0, or -1 with *err set. */
    int (*check)(void *context, const struct opt_scan *scan, struct err *err);
};

/* The common options, the operands and the output. {0} before tool_start. */
struct tool_state {
    struct maze_io io;
    int status; /* the exit status if tool_start returned -1, otherwise the highest so far */
    struct opt_scan scan;      /* the operands */
    const struct opt *of_maze; /* the last option that --again excludes; NULL: none */
    uint64_t once;             /* the options with `once` read so far, one bit per row */
};

/* Reads the options and confines the program to what it needs, see confine.h. Returns 0 if there is
 * work to do, or -1 if the program must exit with state->status, after it handled an option like
 * --help or reported an error. */
int tool_start(const struct tool *tool, struct tool_state *state, char **argv, void *context);

/* Flushes and closes the output. Returns `status`, or STATUS_FAILED after a message if this or an
 * earlier write failed. */
int tool_close(struct tool_state *state, int status);

/* Reports an error in `file`, or in the options if `file` is NULL, and closes the output. Returns
 * the exit status. */
int tool_fail(struct tool_state *state, const char *file, const struct err *err);

/* Calls `work` for each operand, opened for reading, and with standard input for "-" or if there
 * are no operands. Reports a file that cannot be opened and continues with the next one. `work`
 * returns a status; it is not called again after it has set io.stop or a write has failed.
 * Otherwise calls `finish` after the last file, unless it is NULL; `finish` also returns a status.
 * Closes the output. Returns the highest status. */
int tool_files(struct tool_state *state, int (*work)(void *context, int fd, const char *name),
               int (*finish)(void *context), void *context);

#endif
