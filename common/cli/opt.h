/* opt: the command line. Options, NAME:key=value, --list, --help and the tests are derived from
 * tables.
 *
 * Options follow the POSIX utility guidelines, and each has a long name: -w20, -w 20, --width=20,
 * --width 20, -q1 for -q -1. A long name may be abbreviated, as in --wid 20, unless another begins
 * in the same way. "--" ends the options, "-" is an operand, and operands may appear between
 * options. */
#ifndef CLI_OPT_H
#define CLI_OPT_H

#include "common/base/io.h"
#include "common/base/setting.h"

#include <stdbool.h>

/* One option. */
struct opt {
    int id;              /* its letter, or a constant over OPT_LONG if it has only a long name */
    const char *name;    /* its long name, without dashes */
    const char *arg;     /* what --help calls its argument; NULL if it takes none; "[=K]" if the
                          * argument may be missing, for options without a letter */
    const char *help;    /* one line, the default in parentheses */
    const char *example; /* a command with the option, for --help NAME */
    const char *detail;  /* lines that --help NAME adds; may be NULL */
    struct setting set;  /* what its argument sets in the state of the program, or, if it is one of
                          * the common options, in struct tool_state. Its list are the rows that the
                          * argument may name */
    bool of_maze;        /* it says which mazes to generate, as headers do: --again excludes it */
    bool once;           /* a second one is an error; of other options the last one counts */
};

/* The constants: of the options that are answered at once; OPT_COMMON is that of all others that
 * the programs have in common, OPT_OWN that of those of a single program. */
enum { OPT_LONG = 256, OPT_HELP, OPT_VERSION, OPT_LIST, OPT_COMPLETION, OPT_COMPLETE };
enum { OPT_COMMON = OPT_COMPLETE + 1, OPT_OWN };

/* The state of reading the arguments. */
struct opt_scan {
    const struct opt *table; /* ends with id 0 */
    char **argv;             /* the arguments not read yet, ended by NULL */
    const char *cluster;     /* the letters not read yet of an argument like -abc */
    char **operands;         /* the operands so far, at the front of argv */
    size_t count;            /* number of operands */
    bool only_operands;      /* "--" was read */
};

/* Starts reading the arguments of main. The operands are collected at the front of argv. */
void opt_init(struct opt_scan *s, const struct opt *table, char **argv);

/* Reads the next option into *option and its argument into *value, NULL if it has none. Returns 1;
 * 0 at the end, when s->operands[0..count) are the operands; or -1 with *err set, and *option NULL
 * if there is no such option. */
int opt_next(struct opt_scan *s, const struct opt **option, const char **value, struct err *err);

/* Returns whether the inputs that the operands name include standard input, as they do if there are
 * none. */
bool opt_reads_stdin(const struct opt_scan *s);

/* The names of all programs, for messages about one that this program does not have: algorithms,
 * solvers, output formats, statistics, and formats that programs of others write. */
extern const struct row_alternative opt_other_names[];

/* Writes into `text` which programs have an option, the n bytes at `name` after `dashes`, such as
 * "maze-gen or maze-solve". Returns `text`; "" if none has it. */
const char *opt_other_tools(const char *dashes, const char *name, size_t n, char text[NEAR_WORDS]);

/* Returns the option that an argument such as -w, --width or --wid names; what follows a letter or
 * an = does not matter. Returns NULL with *err set if there is none. */
const struct opt *opt_named(const struct opt *table, const char *argument, struct err *err);

#endif
