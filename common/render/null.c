/* null: the template for an output format, compiled but not listed.
 *
 * Copy this file to NAME.c, name the table row render_NAME, and add RENDER(NAME) to list.h. The
 * Makefile, --list, --help, the property tests and the benchmark find it automatically. Replace
 * this comment with a description: what the format is, which programs read it, its specification,
 * and the parts of a maze that it cannot show.
 *
 * This format writes one empty line per row of cells. */
#include "render.h"

static int null_row(struct render_ctx *c, const struct render_row *row)
{
    if (!row->is_border)
        out_text(c->writer->out, "\n");
    return 0;
}

const struct render render_null = {
    .entry = {"null", "nothing", NULL, NULL},
    .row = null_row,
};
