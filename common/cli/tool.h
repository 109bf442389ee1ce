/* tool: the common part of the three programs: the common options, the files named as operands, and
 * the check that all output was written. */
#ifndef CLI_TOOL_H
#define CLI_TOOL_H

#include "common/base/confine.h"
#include "common/stream/writer.h"
#include "completion.h"
#include "opt.h"

/* The exit status of a program, the highest that occurred: success; a negative result (no path, a
 * failed check, no maze that satisfies the filters); an error. */
enum { TOOL_DONE, TOOL_NO, TOOL_FAILED };

/* A program: its texts in --help and the functions that read its options. */
struct tool {
    const char *name;    /* maze-... */
    const char *usage;   /* the usage line after the name */
    const char *purpose; /* one line */
    const struct opt *options;
    struct tool_names {    /* the lists in --help, ended by NULL; --list prints the first */
        const char *title; /* a plural, the singular with an s: "algorithms" */
        const struct opt_entry *const *list;

        /* Returns a command for --help NAME of a row: SPEC in it stands for NAME or NAME:key=value,
         * NAME for the name alone. */
        const char *(*example)(const struct opt_entry *row);
    } names[5];
    const char *examples;      /* commands as --help shows them, one per line */
    const char *operands_need; /* the long name of the option that operands require; NULL: none */
    bool shows_progress; /* without --progress, too: on a terminal, if its output is elsewhere */

    /* Reads one of the program's own options. Returns 0, or -1 with *err set. */
    int (*option)(void *context, int id, const char *value, struct err *err);

    /* Checks the options after all have been read. Returns 0, or -1 with *err set. */
    int (*check)(void *context, const struct opt_scan *scan, struct err *err);

    /* Calls confine_read for each file that an option names: no other can be opened, except the
     * operands. */
    void (*files)(const void *context, struct confine *confine);
};

/* One run of a program: the common options, and its output. */
struct tool_run {
    struct out out;       /* standard output */
    struct writer writer; /* writes mazes to out as -1 and --no-header say */
    uint64_t max_cells;   /* of a maze that is generated or read; 0: any number */
    bool quiet, progress; /* -q, --progress */
    bool stop; /* set by the program: output is complete or cut off; nothing may follow */
    int (*finish)(void *context); /* called by tool_files after the last file; returns a status.
                                   * NULL: nothing to do */
    int status;                   /* the exit status, if tool_start returned -1; for finish, the
                                   * highest status of the inputs */
    struct opt_scan scan;         /* the operands */
};

/* Reads the options and confines the program to what it needs, see confine.h. Returns 0 if there is
 * work to do, or -1 if the program must exit with run->status: --help and the like are done, errors
 * are reported. */
int tool_start(const struct tool *tool, struct tool_run *run, char **argv, void *context);

/* Reports an error, or that a maze has no path, after writing what is buffered in *out. `file` may
 * be NULL. */
void tool_report(const struct tool *tool, struct out *out, const char *file, const struct err *err);

/* Reports a warning in the same form and clears it. Does nothing after -q or if
 * there is none: *warning is the empty string then. */
void tool_warn(const struct tool *tool, struct tool_run *run, const char *file,
               struct err *warning);

/* Writes what is buffered and closes *out. Returns status, or TOOL_FAILED after a message if this
 * or an earlier write failed. */
int tool_close(const struct tool *tool, struct out *out, int status);

/* Calls work for each operand, opened for reading; for "-", or if there is no operand, with
 * standard input. Reports a file that cannot be opened and continues with the next. work returns a
 * status and is not called again once it has set run->stop or a write has failed. Then calls
 * run->finish and closes the output. Returns the highest status. */
int tool_files(const struct tool *tool, struct tool_run *run,
               int (*work)(void *context, int fd, const char *name), void *context);

#endif
