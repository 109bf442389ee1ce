#include "board.h"
#include "common/gen/kit/job.h"

#include <string.h>

uint64_t board_fill(const struct gen_job *job, size_t border, unsigned char inner)
{
    const struct maze *m = job->maze;
    unsigned char *row = m->cell;
    uint64_t n = 0;
    memset(m->mem.at, 0, m->stride);
    memset(m->cell, 0, m->stride * (m->height + 1));
    for (size_t y = 0; y < m->height; y++, row += m->stride) {
        memset(row, MAZE_OBSTACLE, m->width);
        for (size_t x = border; y >= border && y + border < m->height && x + border < m->width; x++)
            if (job_has(job, y * m->stride + x)) {
                row[x] = inner;
                n++;
            }
    }
    return n;
}
