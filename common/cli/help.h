/* help: writes the help of a program, all of it or the part about one name. */
#ifndef CLI_HELP_H
#define CLI_HELP_H

#include "opt.h"

/* A list of names in --help. In the examples of its rows, SPEC means NAME or NAME:key=value, and
 * NAME the name alone. Without SPEC, the rows have no keys here. */
struct help_list {
    const char *title; /* a plural that ends with s: "algorithms" */
    const struct row *const *rows;
    const char *example; /* a command for --help NAME */
    const struct help_example {
        const char *name, *command;
    } * others; /* rows with their own examples, ending with a row without a name; NULL: none */
};

/* The texts of a program. */
struct help {
    const char *tool;    /* maze-... */
    const char *usage;   /* the usage line after the name */
    const char *purpose; /* one line */
    const struct opt *options;
    struct help_list lists[5]; /* ending with NULL; --list prints the first */
    const char *examples;      /* commands, one per line, as shown by --help */
};

/* Writes the output of --help. */
void help_all(const struct help *help, struct out *out);

/* Writes the output of --help NAME. NAME may be an option, such as -w, --width or width; a row of a
 * list, such as prim; a key, such as wilson:dual or dual; a list, such as algorithms; or "keys",
 * for the keys of all lists. Writes the help of everything with that name. Returns 0, or -1 with
 * *err set if nothing has it. */
int help_name(const struct help *help, struct out *out, const char *name, struct err *err);

#endif
