/* completion: lets a shell complete the command line of a program. The shell loads a script, which
 * is the same for every program; the script runs the program with --complete to get the candidates.
 * maze-gen(1) describes the words and the lines. */
#ifndef CLI_COMPLETION_H
#define CLI_COMPLETION_H

#include "opt.h"

/* The shells, ending with NULL. */
extern const struct row *const completion_list[];

/* Writes the script for `shell`; `tool` is the name of the program, maze-... Returns 0, or -1 with
 * *err set if there is no such shell. */
int completion_write(struct out *out, const char *tool, const char *shell, struct err *err);

/* Writes the candidates for the last word of a command line, one per line: a complete word, a tab
 * and a text. If the word may be a file name, the line is the part of the word before the file
 * name, and *. argv has the form of the argument of main, with at least one word after the program,
 * and is modified. `needs` is the long name of the option that operands require, or NULL. */
void completion_words(struct out *out, const struct opt *options, const char *needs, char **argv);

#endif
