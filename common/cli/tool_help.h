/* tool_help: the output of --help, all of it or about one name. */
#ifndef CLI_TOOL_HELP_H
#define CLI_TOOL_HELP_H

#include "tool.h"

/* Writes the output of --help. */
void tool_help(const struct tool *tool, struct out *out);

/* Writes the output of --help NAME: about an option, such as -w, --width or width; a row of a list,
 * such as prim; a key, such as wilson:dual; or a list, such as algorithms. Writes all that have the
 * name. Returns 0, or -1 with *err set if there is none. */
int tool_help_name(const struct tool *tool, struct out *out, const char *name, struct err *err);

#endif
