/* null: the template for an input format, compiled but not listed.
 *
 * Copy this file to NAME.c, name the table row format_NAME, and add FORMAT(NAME) to list.h. The
 * Makefile, --help and the property tests find it automatically. Replace this comment by: what the
 * format is, who writes it, its specification, and which parts of it are not read.
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
