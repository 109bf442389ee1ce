/* tool: what the three mains share: --help, --version and --list, files as
 * operands, and the last look at standard output. */
#ifndef TOOL_H
#define TOOL_H

#include "maze.h"
#include "opt.h"

/* The status of a tool; the highest of all that was done counts. */
enum { TOOL_DONE, TOOL_NO, TOOL_FAILED };

struct tool {
    const char *name;    /* maze-... */
    const char *usage;   /* what follows the name in the usage line */
    const char *purpose; /* one line */
    const struct opt *options;
    struct tool_names { /* what --help lists, ended by NULL; --list the first */
        const char *title;
        const struct opt_entry *const *list;
    } names[3];
    const char *examples; /* commands, a line each, as --help shows them */
};

/* Answers OPT_HELP, OPT_VERSION, OPT_LIST; true if id is one of them. */
bool tool_answer(const struct tool *tool, int id, struct out *out);

/* walls or block, as the value of an option. 0, or -1 and err. */
int tool_kind(const char *what, const char *value, enum maze_kind *kind, struct err *err);

/* Reports an error or a maze without a path, what was written before first. */
void tool_report(const struct tool *tool, struct out *out, const char *file,
                 const struct err *err);

/* Flushes and closes out; the status, TOOL_FAILED and a message if that, or
 * any write before, has failed. */
int tool_close(const struct tool *tool, struct out *out, int status);

/* Calls work for each operand of s, opened for reading, or for standard
 * input where there is none or one is "-". A file that cannot be opened is
 * reported and the rest is done. The highest status, out closed. work returns
 * a status, and is not called again once out->error is set. */
int tool_files(const struct tool *tool, const struct opt_scan *s, struct out *out,
               int (*work)(void *context, int fd, const char *name), void *context);

#endif
