/* help: what a program says about itself, all of it or about one name. */
#ifndef CLI_HELP_H
#define CLI_HELP_H

#include "opt.h"

/* A list of names in --help. In the examples of its rows SPEC stands for NAME or NAME:key=value,
 * NAME for the name alone. Without SPEC, they have no keys here. */
struct help_list {
    const char *title; /* a plural, the singular with an s: "algorithms" */
    const struct row *const *rows;
    const char *example; /* a command for --help NAME */
    const struct help_example {
        const char *name, *command;
    } * others; /* rows with an example of their own, the last without a name; NULL: none */
};

/* The texts of a program. */
struct help {
    const char *tool;    /* maze-... */
    const char *usage;   /* the usage line after the name */
    const char *purpose; /* one line */
    const struct opt *options;
    struct help_list lists[5]; /* ended by NULL; --list prints the first */
    const char *examples;      /* commands as --help shows them, one per line */
};

/* Writes the output of --help. */
void help_all(const struct help *help, struct out *out);

/* Writes the output of --help NAME: about an option, such as -w, --width or width; a row of a list,
 * such as prim; a key, such as wilson:dual or dual; a list, such as algorithms; or the keys of all
 * lists. Writes all that have the name. Returns 0, or -1 with *err set if there is none. */
int help_name(const struct help *help, struct out *out, const char *name, struct err *err);

#endif
