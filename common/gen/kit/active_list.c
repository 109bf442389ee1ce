#include "active_list.h"
#include "common/gen/kit/job.h"

#define HOLE UINT32_MAX

int active_list_init(struct active_list *a, const char *name, const struct gen_job *job)
{
    *a = (struct active_list){.job = job};
    for (int rule = 0; rule < ACTIVE_LIST_RULES; rule++)
        a->sum += job->values[rule];
    if (a->sum == 0)
        return err_set(job->err, "%s: at least one weight must be greater than 0", name);
    return job_memory(job, name, ACTIVE_LIST_MAX, 0, 0, 0, job->scratch);
}

int active_list_grow(struct active_list *a)
{
    if (mem_need_array(a->job->scratch, a->count + 1, sizeof *a->at, 0))
        return err_memory(a->job->err);
    a->at = (uint32_t *)(void *)a->job->scratch->at;
    a->size = a->job->scratch->size / sizeof *a->at;
    return 0;
}

void active_list_frame(const struct active_list *a, size_t at, unsigned fresh, uint64_t sets)
{
    frame_mark_cells(a->job, fresh, 0, FRAME_FINISHED);
    for (size_t k = a->first; k < a->count; k++)
        if (a->at[k] != HOLE)
            frames_set(a->job->frames, a->at[k], FRAME_ACTIVE);
    frame_end(a->job, at, sets);
}

void active_list_remove(struct active_list *a, size_t k)
{
    size_t to = 0;
    a->at[k] = HOLE;
    a->holes++;
    for (; a->count > a->first && a->at[a->count - 1] == HOLE; a->count--)
        a->holes--;
    for (; a->first < a->count && a->at[a->first] == HOLE; a->first++)
        a->holes--;
    if (4 * (a->first + a->holes) <= a->count || a->count < 64)
        return;
    for (size_t i = a->first; i < a->count; i++) {
        a->at[to] = a->at[i];
        to += a->at[i] != HOLE;
    }
    a->count = to;
    a->first = a->holes = 0;
    a->ahead = (struct ahead){.next = 0};
}

size_t active_list_choose(struct active_list *a)
{
    uint64_t draw = rng_below(a->job->rng, a->sum);
    size_t last = a->count - 1, k = last;
    int rule = ACTIVE_LIST_NEWEST;
    uint32_t soon;
    for (; draw >= a->job->values[rule]; rule++)
        draw -= a->job->values[rule];
    if (rule == ACTIVE_LIST_RANDOM) { /* all cells are equally likely */
        do {
            k = ahead_take(&a->ahead, a->job->rng, a->count);
            MEM_PREFETCH(&a->at[ahead_last(&a->ahead)]);
            soon = a->at[ahead_soon(&a->ahead)];
            if (soon != HOLE)
                ahead_fetch(a->job->maze, soon);
        } while (a->at[k] == HOLE);
        return k;
    }
    if (rule == ACTIVE_LIST_OLDEST)
        k = a->first;
    if (rule == ACTIVE_LIST_MIDDLE)
        k = a->first + (last - a->first) / 2;
    while (a->at[k] == HOLE)
        k++;
    return k;
}
