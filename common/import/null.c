/* null: the template for an input format, compiled but not listed.
 *
 * Copy this file to NAME.c, name the table row format_NAME, and add FORMAT(NAME) to list.h. The
 * Makefile, --help and the property tests find it automatically. Replace this comment with a
 * description of the format, the programs that write it, its specification, and the parts of it
 * that are not read.
 *
 * This format has no mazes. */
#include "import.h"

static int null_read(struct input *in, struct maze *m)
{
    (void)in;
    (void)m;
    return 0;
}

const struct format format_null = {
    .entry = {"null", "nothing", NULL, NULL},
    .read = null_read,
};
