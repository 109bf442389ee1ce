#include "single_line.h"

#include "frame.h"
#include "job.h"

#define FRESH 0x10

bool single_line_make(const struct gen_job *job)
{
    const struct maze *m = job->maze;
    const bool row = m->width > 1;
    const size_t step = row ? 1 : m->stride;
    if (row && m->height > 1)
        return false;
    job_fill(job, FRESH);
    for (size_t i = 0, n = m->width * m->height * step; i < n; i += step) {
        m->cell[i] &= (unsigned char)~FRESH;
        if (i == 0 || !job_has(job, i) || !job_has(job, i - step))
            continue;
        maze_carve(m, m->cell + i, row ? MAZE_W : MAZE_N);
        frame_of_path(job, m->cell + i, FRAMES_NOWHERE, FRESH, 0);
    }
    return true;
}
