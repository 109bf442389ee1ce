/* opt: the command line. Options, NAME:key=value, --list, --help and the tests are derived from
 * tables.
 *
 * Options follow the POSIX utility guidelines, and each has a long name: -w20, -w 20, --width=20,
 * --width 20, -q1 for -q -1. A long name may be abbreviated, as in --wid 20, if the abbreviation is
 * unique. "--" ends the options, "-" is an operand, and operands may appear between options. */
#ifndef CLI_OPT_H
#define CLI_OPT_H

#include "common/base/io.h"
#include "common/base/setting.h"

#include <stdbool.h>

/* One option. */
struct opt {
    int id;              /* its letter, or a constant above OPT_LONG if it has only a long name */
    const char *name;    /* its long name, without dashes */
    const char *arg;     /* the name of its argument in --help; NULL: no argument; "[=K]" if the
                            argument is optional, for options without a letter */
    const char *help;    /* one line, with the default in parentheses */
    const char *example; /* a command with the option, for --help NAME */
    const char *detail;  /* further lines of --help NAME; may be NULL */
    struct setting set;  /* what its argument sets in the state of the program or, if it is a common
                            option, in struct tool_state. The argument may be a name from its list */
    bool with_again;     /* of an option of maze-gen: --again does not exclude it */
    bool once;           /* a second one is an error; for other options, the last one counts */
};

/* The constants of the options that are handled at once. OPT_COMMON is the constant of all other
 * options that the programs share, OPT_OWN that of the options of a single program. */
enum { OPT_LONG = 256, OPT_HELP, OPT_VERSION, OPT_LIST, OPT_COMPLETION, OPT_COMPLETE };
enum { OPT_COMMON = OPT_COMPLETE + 1, OPT_OWN };

/* The state of reading the arguments. */
struct opt_scan {
    const struct opt *table; /* ends with id 0 */
    char **argv;             /* the arguments not read yet, ending with NULL */
    const char *cluster;     /* the letters not read yet of an argument like -abc */
    char **operands;         /* the operands so far, at the start of argv */
    size_t count;            /* number of operands */
    bool only_operands;      /* "--" was read */
};

/* Starts reading the arguments of main. The operands are collected at the start of argv. */
void opt_init(struct opt_scan *s, const struct opt *table, char **argv);

/* Reads the next option into *option and its argument into *value, NULL if it has none. Returns 1;
 * 0 at the end, when s->operands holds the s->count operands; or -1 with *err set, and *option NULL
 * if there is no such option. */
int opt_next(struct opt_scan *s, const struct opt **option, const char **value, struct err *err);

/* Returns whether the operands include standard input. They do if there are none. */
bool opt_reads_stdin(const struct opt_scan *s);

/* The names of all programs, for messages about a name that this program does not have: algorithms,
 * solvers, output formats, statistics, and formats that other authors' programs write. */
extern const struct row_alternative opt_other_names[];

/* Writes into `text` which programs have an option, the n bytes at `name` after `dashes`, such as
 * "maze-gen or maze-solve", or "" if none has it. Returns `text`. */
const char *opt_other_tools(const char *dashes, const char *name, size_t n, char text[NEAR_WORDS]);

/* Returns the option for an argument such as -w, --width or --wid, ignoring anything after a letter
 * or an =. Returns NULL with *err set if there is none. */
const struct opt *opt_named(const struct opt *table, const char *argument, struct err *err);

#endif
