#include "job.h"

#include "show.h"

int job_memory(const char *name, const struct maze *m, size_t most, size_t a, size_t b, size_t c,
               struct mem *scratch, struct err *err)
{
    if (m->stride * m->height > most)
        return err_set(err, "%s is limited to %zu cells", name, most);
    if (mem_need_array(scratch, a, b, c))
        return err_set(err, "%zux%zu cells do not fit in memory", m->width, m->height);
    return 0;
}

int job_row_memory(size_t width, size_t a, size_t b, size_t c, struct mem *scratch, struct err *err)
{
    if (mem_need_array(scratch, a, b, c))
        return err_set(err, "rows of %zu cells do not fit in memory", width);
    return 0;
}

void job_fill(const struct gen_job *job, unsigned char scratch)
{
    const struct maze *m = job->maze;
    const unsigned char other = (unsigned char)~scratch;
    maze_fill(job->maze, scratch);
    if (job->mask)
        for (size_t i = 0, n = m->stride * m->height; i < n; i++)
            m->cell[i] &= job->mask[i] | other;
}

void job_seal(const struct gen_job *job)
{
    const struct maze *m = job->maze;
    maze_seal_border(job->maze);
    if (job->mask)
        for (size_t i = 0, n = m->stride * m->height; i < n; i++)
            m->cell[i] |= (unsigned char)~job->mask[i] & MAZE_SEEN;
}

/* Shows in a frame that cell i is the last one so far of the only maze of a row or column. */
static void job_show_line(const struct gen_job *job, size_t i)
{
    const size_t step = job->maze->width > 1 ? 1 : job->maze->stride;
    if (!show_begin(job))
        return;
    for (size_t k = 0; k < i; k += step)
        if (job_has(job, k))
            show_cell(job, k, SHOW_FINISHED);
    show_cell(job, i, SHOW_ACTIVE);
    show_end(job, i, 0);
}

bool job_line(const struct gen_job *job)
{
    const struct maze *m = job->maze;
    const bool row = m->width > 1;
    const size_t step = row ? 1 : m->stride;
    if (row && m->height > 1)
        return false;
    job_fill(job, 0);
    for (size_t i = step, n = m->width * m->height * step; i < n; i += step)
        if (job_has(job, i) && job_has(job, i - step)) {
            maze_carve(m, m->cell + i, row ? MAZE_W : MAZE_N);
            if (job->frames)
                job_show_line(job, i);
        }
    return true;
}
