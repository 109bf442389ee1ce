/* completion: what a shell needs to complete the command line of a program: a script, made from the
 * tables of opt.h.
 *
 * A script is a few functions that are the same for each program, and data: a line for each option,
 * name and key. It does not run the program. */
#ifndef CLI_COMPLETION_H
#define CLI_COMPLETION_H

#include "opt.h"

/* What is completed. */
struct completion {
    const char *tool;          /* maze-... */
    const struct opt *options; /* ends with id 0 */
    const char *needs; /* the long name of the option that operands require; NULL: they need none */
};

/* Writes the script for the shell called `shell`. Returns 0, or -1 with *err set if there is no
 * such shell. */
int completion_write(struct out *out, const struct completion *c, const char *shell,
                     struct err *err);

#endif
