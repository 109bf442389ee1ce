#include "active.h"

#define HOLE UINT32_MAX

int active_init(struct active *a, const char *name, const struct gen_job *job, struct err *err)
{
    *a = (struct active){.job = job};
    for (int rule = 0; rule < ACTIVE_RULES; rule++)
        a->sum += job->values[rule];
    if (a->sum == 0)
        return err_set(err, "%s: all weights of the list are 0", name);
    for (unsigned k = 0; k < ACTIVE_AHEAD; k++)
        a->draw[k] = rng_next(job->rng);
    return gen_memory(name, job->maze, ACTIVE_CELLS, 0, 0, 0, job->work, err);
}

int active_longer(struct active *a, struct err *err)
{
    size_t bytes;
    if (mem_size(a->count + 1, sizeof *a->at, 0, &bytes) || mem_need(a->job->work, bytes))
        return err_memory(err);
    a->at = (uint32_t *)(void *)a->job->work->at;
    a->size = a->job->work->size / sizeof *a->at;
    return 0;
}

void active_strike(struct active *a, size_t k)
{
    size_t to = 0;
    a->at[k] = HOLE;
    a->holes++;
    for (; a->count > a->first && a->at[a->count - 1] == HOLE; a->count--)
        a->holes--;
    for (; a->first < a->count && a->at[a->first] == HOLE; a->first++)
        a->holes--;
    if (2 * (a->first + a->holes) <= a->count || a->count < 64)
        return;
    for (size_t i = a->first; i < a->count; i++) {
        a->at[to] = a->at[i];
        to += a->at[i] != HOLE;
    }
    a->count = to;
    a->first = a->holes = 0;
}

/* A random place, by draws made ahead; see rng_below. */
static size_t random_place(struct active *a)
{
    const struct maze *m = a->job->maze;
    const uint64_t n = a->count - a->first;
    uint64_t low, k, soon, far;
    uint32_t cell;
    do {
        k = rng_multiply(a->draw[a->next], n, &low);
        a->draw[a->next] = rng_next(a->job->rng);
        far = rng_multiply(a->draw[a->next], n, &soon);
        MEM_PREFETCH(&a->at[a->first + far]);
        a->next = (a->next + 1) % ACTIVE_AHEAD;
        soon = rng_multiply(a->draw[(a->next + ACTIVE_AHEAD / 2) % ACTIVE_AHEAD], n, &far);
        cell = a->at[a->first + soon];
        if (cell != HOLE) {
            MEM_PREFETCH(m->cell + cell);
            MEM_PREFETCH(m->cell + cell - m->stride);
            MEM_PREFETCH(m->cell + cell + m->stride);
        }
    } while ((low < n && low < (0 - n) % n) || a->at[a->first + k] == HOLE);
    return a->first + (size_t)k;
}

size_t active_choose(struct active *a)
{
    uint64_t draw = rng_below(a->job->rng, a->sum);
    size_t last = a->count - 1, k = last;
    int rule = ACTIVE_NEWEST;
    for (; draw >= a->job->values[rule]; rule++)
        draw -= a->job->values[rule];
    if (rule == ACTIVE_RANDOM)
        return random_place(a);
    if (rule == ACTIVE_OLDEST)
        k = a->first;
    if (rule == ACTIVE_MIDDLE)
        k = a->first + (last - a->first) / 2;
    while (a->at[k] == HOLE)
        k++;
    return k;
}
