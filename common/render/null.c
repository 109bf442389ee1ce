/* null: the template for an output format, compiled but not listed.
 *
 * Copy this file to NAME.c, call the table row render_NAME, and add
 * RENDER(NAME) to list.h; the Makefile, --list, --help, the property tests and
 * the bench find it by themselves. Then write, in this place: what the format
 * is, who reads it, its specification, and what of a maze it cannot show.
 *
 * This one draws nothing. */
#include "render.h"

static int null_row(struct render_ctx *c, size_t y, const unsigned char *above,
                    const unsigned char *here, const unsigned char *below, struct err *err)
{
    (void)c;
    (void)y;
    (void)above;
    (void)here;
    (void)below;
    (void)err;
    return 0;
}

const struct render render_null = {
    .entry = {"null", "nothing", NULL},
    .row = null_row,
};
