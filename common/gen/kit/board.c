#include "board.h"
#include "common/gen/kit/job.h"

#include <string.h>

void board_fill(const struct gen_job *job, unsigned char scratch)
{
    const struct maze *m = job->maze;
    unsigned char *row = m->cell;
    memset(m->mem.at, 0, m->stride);
    memset(m->cell, 0, m->stride * (m->height + 1));
    for (size_t y = 0; y < m->height; y++, row += m->stride) {
        memset(row, MAZE_OBSTACLE, m->width);
        for (size_t x = 1; y > 0 && y + 1 < m->height && x + 1 < m->width; x++)
            if (job_has(job, y * m->stride + x))
                row[x] |= scratch;
    }
}
