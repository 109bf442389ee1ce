/* tool: what the three mains share: the options that all have, files as
 * operands, and the last look at standard output. */
#ifndef CLI_TOOL_H
#define CLI_TOOL_H

#include "common/stream/writer.h"
#include "opt.h"

/* The status of a tool; the highest of all that was done counts. */
enum { TOOL_DONE, TOOL_NO, TOOL_FAILED };

/* A tool: what is said of it, and how it takes its options. */
struct tool {
    const char *name;    /* maze-... */
    const char *usage;   /* what follows the name in the usage line */
    const char *purpose; /* one line */
    const struct opt *options;
    struct tool_names { /* what --help lists, ended by NULL; --list the first */
        const char *title;
        const struct opt_entry *const *list;
    } names[5];
    const char *examples; /* commands, a line each, as --help shows them */

    /* Takes an option that is not common to all; looks at all of them together
     * when they are known (may be NULL). 0, or -1 and err. */
    int (*option)(void *context, int id, const char *value, struct err *err);
    int (*check)(void *context, const struct opt_scan *scan, struct err *err);
};

/* A run of it: the common options, and where the output goes. */
struct tool_run {
    struct out out;
    struct writer writer; /* to out, as -1 and --no-header say */
    bool quiet;
    bool stop;                  /* set by work: the output is cut, nothing may follow */
    int (*last)(void *context); /* what tool_files calls before it closes out, NULL: nothing; a
                                 * status */
    struct opt_scan scan;       /* the operands */
};

/* Reads the options. -1: there is work to do; otherwise the status to exit
 * with: --help and the like are answered, errors reported. */
int tool_start(const struct tool *tool, struct tool_run *run, char **argv, void *context);

/* walls or block, as the value of an option. 0, or -1 and err. */
int tool_kind(const char *what, const char *value, enum maze_kind *kind, struct err *err);

/* Reports an error or a maze without a path, what was written before first. */
void tool_report(const struct tool *tool, struct out *out, const char *file, const struct err *err);

/* Flushes and closes out; the status, TOOL_FAILED and a message if that, or
 * any write before, has failed. */
int tool_close(const struct tool *tool, struct out *out, int status);

/* Calls work for each operand, opened for reading, or for standard input where
 * there is none or one is "-". A file that cannot be opened is reported and
 * the rest is done. The highest status, out closed. work returns a status, and
 * is not called again once it has set run->stop or a write has failed. */
int tool_files(const struct tool *tool, struct tool_run *run,
               int (*work)(void *context, int fd, const char *name), void *context);

#endif
