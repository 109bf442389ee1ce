#include "row_output.h"

#include "common/base/progress.h"
#include "common/gen/kit/job.h"
#include "common/stream/lattice.h"
#include "generate.h"

#include <string.h>

/* A row is written after the next one has been generated: rows of blocks depend on it, and bytes
 * that were just stored one by one are slow to load as a block. So the memory holds three rows,
 * `to`, the row generated last, and the two before it; and a row of blocks. */
int row_output_write(const struct request *request, const struct writer *w,
                     const struct header *head, const struct door door[DOOR_COUNT],
                     struct gen_row *g, struct mem *rows, struct err *err)
{
    const size_t width = g->width, stride = width + 1;
    const bool blocks = request->kind == MAZE_BLOCK, lone = width == 1 && g->height == 1;
    const size_t end = request->inf_height ? SIZE_MAX - 2 : g->height;
    const size_t door_rows[DOOR_COUNT] = {door_row(&door[0]), door_row(&door[1])};
    unsigned char *above, *here, *to, *lattice;
    if (job_row_memory(width, stride, 5, 0, rows, err))
        return -1;
    above = rows->at;
    here = memset(above + stride, 0, stride);
    to = here + stride;
    lattice = to + stride;
    for (size_t y = 0; y <= end + 1 && !w->out->error; y++) {
        unsigned char *const next = above;
        if (y < end) {
            if (generate_row(request->gen, g, to))
                return -1;
            progress_add(0, width);
        } else if (y == end) {
            memset(to, MAZE_NORTH, width);
            to[width] = 0;
        }
        for (int i = 0; i < DOOR_COUNT; i++)
            if (door_rows[i] == y)
                door_carve_row(&door[i], to, width);
        if (y == 0)
            writer_head(w, head, to);
        else if (blocks)
            lattice_write_rows(w, lattice, above, here, y > end ? NULL : to, width, lone);
        else
            writer_row(w, here, stride);
        above = here;
        here = to;
        to = next;
    }
    writer_end(w);
    return 0;
}
