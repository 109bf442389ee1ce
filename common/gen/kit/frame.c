#include "frame.h"

#include "job.h"

void frame_end(const struct gen_job *job, size_t at, uint64_t sets)
{
    struct frames *f = job->frames;
    f->at = at;
    f->sets = sets;
    f->write(f->context);
}

void frame_mark_cells(const struct gen_job *job, unsigned mask, unsigned bits, unsigned mark)
{
    const struct maze *m = job->maze;
    for (size_t i = 0; i < m->stride * m->height; i++)
        if (i % m->stride < m->width && (m->cell[i] & mask) == bits && job_has(job, i))
            frames_set(job->frames, i, mark);
}

void frame_mark_path(const struct gen_job *job, size_t i, size_t end, unsigned mark)
{
    while (frames_set(job->frames, i, mark), i != end)
        i = maze_step_back(job->maze, i);
}

void frame_path(const struct gen_job *job, const unsigned char *cell, size_t end, unsigned mask,
                unsigned bits)
{
    const size_t at = (size_t)(cell - job->maze->cell);
    if (!frame_begin(job))
        return;
    frame_mark_cells(job, mask, bits, FRAME_FINISHED);
    frame_mark_path(job, at, end == FRAMES_NOWHERE ? at : end, FRAME_ACTIVE);
    frame_end(job, at, 0);
}
