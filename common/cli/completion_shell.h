/* completion_shell: what the scripts for the shells share.
 *
 * In the text of a script, TOOL stands for the part of the program's name after "maze-". A row of
 * a list is a line "LIST NAME TEXT" of data, a key "LIST NAME:KEY TEXT"; LIST is the long name of
 * the first option with that list, or "option": the options themselves, for --help NAME. A name
 * that has keys ends with a colon. KEY is
 *
 *     name=            its value is a number
 *     name=WORD|WORD   one of these words; perhaps also a number or a size
 *     name+WORD|WORD   one or more of these words, joined by +
 *     name!            a flag: alone it is 1, or it has the value 0 or 1
 *
 * A flag that is 1 by default is name=0|1: alone it would change nothing. */
#ifndef CLI_COMPLETION_SHELL_H
#define CLI_COMPLETION_SHELL_H

#include "completion.h"

/* A shell; its entry is first. */
struct completion_shell {
    struct opt_entry entry;
    void (*write)(struct out *out, const struct completion *c);
};
extern const struct completion_shell completion_bash, completion_fish, completion_zsh;

/* Writes the lines of a script, ended by NULL. */
void completion_script(struct out *out, const struct completion *c, const char *const *lines);

/* Writes `text` as it must be between single quotes, with a backslash in front of each byte of
 * `special`. */
void completion_quoted(struct out *out, const char *text, const char *special);

/* Returns the name of the list of this option, or NULL if it has none. */
const char *completion_list_of(const struct completion *c, const struct opt *option);

/* Returns whether the argument of this option is a row of any list: --help NAME. */
static inline bool completion_takes_all(const struct opt *option)
{
    return option->id == OPT_HELP;
}

/* Writes all rows and keys, each as `before` and a line of data between single quotes. `texts` says
 * whether they have their texts. */
void completion_rows(struct out *out, const struct completion *c, const char *before, bool texts);

#endif
