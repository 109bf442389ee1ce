#include "show.h"

#include "job.h"

int show_prepare(struct gen_frames *frames, const struct maze *m, struct err *err)
{
    if (maze_shape(&frames->maze, m->kind, m->width, m->height, err))
        return -1;
    maze_fill(&frames->maze, 0);
    return 0;
}

bool show_begin(const struct gen_job *job)
{
    const struct maze *m = job->maze;
    const unsigned kept = m->kind == MAZE_BLOCK ? MAZE_OBSTACLE : MAZE_WEST | MAZE_NORTH;
    unsigned char *to = job->frames->maze.cell;
    if (!frame_is_due(&job->frames->clock))
        return false;
    for (size_t i = 0, n = m->stride * (m->height + 1); i < n; i++)
        to[i] = (unsigned char)(m->cell[i] & kept);
    return true;
}

void show_end(const struct gen_job *job, size_t at, uint64_t sets)
{
    job->frames->at = at;
    job->frames->sets = sets;
    frame_write(&job->frames->clock);
}

void show_cells(const struct gen_job *job, unsigned mask, unsigned bits, unsigned mark)
{
    const struct maze *m = job->maze;
    for (size_t y = 0; y < m->height; y++)
        for (size_t i = y * m->stride, end = i + m->width; i < end; i++)
            if ((m->cell[i] & mask) == bits && job_has(job, i))
                show_cell(job, i, mark);
}

void show_walker(const struct gen_job *job, size_t at, unsigned mask, unsigned bits)
{
    if (!show_begin(job))
        return;
    show_cells(job, mask, bits, SHOW_FINISHED);
    show_cell(job, at, SHOW_ACTIVE);
    show_end(job, at, 0);
}

void show_path(const struct gen_job *job, size_t i, size_t end, unsigned mark)
{
    while (show_cell(job, i, mark), i != end)
        i = maze_step_back(job->maze, i);
}

void show_joined(const struct gen_job *job, unsigned mark)
{
    const struct maze *m = job->maze;
    for (size_t y = 0; y < m->height; y++)
        for (size_t i = y * m->stride, end = i + m->width; i < end; i++)
            if (!maze_solid(m, i))
                show_cell(job, i, mark);
}
