/* completion: what a shell needs to complete the command line of a program: a script, which is the
 * same for each program, and the candidates, for which the script runs the program with --complete.
 * maze-gen(1) describes the words and the lines. */
#ifndef CLI_COMPLETION_H
#define CLI_COMPLETION_H

#include "opt.h"

/* The shells, ended by NULL. */
extern const struct row *const completion_list[];

/* Writes the script for the shell called `shell`; `tool` is the program, maze-... Returns 0, or -1
 * with *err set if there is no such shell. */
int completion_write(struct out *out, const char *tool, const char *shell, struct err *err);

/* Writes what the last word of a command line may become: lines of a whole word, a tab and a text.
 * Where a file may be named, the line is what the word has before its name, and *. argv is as that
 * of main, with at least one word after the program, and is changed. `needs` is the long name of
 * the option that operands require; NULL if they need none. */
void completion_words(struct out *out, const struct opt *options, const char *needs, char **argv);

#endif
