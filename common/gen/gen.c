#include "gen.h"

int gen_memory(const char *name, const struct maze *m, size_t most, size_t a, size_t b, size_t c,
               struct mem *work, struct err *err)
{
    size_t bytes;
    if (m->stride * m->height > most)
        return err_set(err, "%s makes mazes of at most %zu cells", name, most);
    if (mem_size(a, b, c, &bytes) || mem_need(work, bytes))
        return err_set(err, "%zux%zu cells do not fit in memory", m->width, m->height);
    return 0;
}

static int make_rows(const struct gen *gen, struct maze *m, struct gen_rows *g, struct err *err)
{
    for (size_t y = 0; y < m->height; y++) {
        g->first = y == 0;
        g->last = y + 1 == m->height;
        if (gen->row(g, m->cell + y * m->stride, err))
            return -1;
    }
    return 0;
}

int gen_make(const struct gen *gen, struct maze *m, struct rng *rng, const uint64_t *values,
             struct mem *work, struct err *err)
{
    struct gen_rows g = {m->width, true, false, rng, values, work};
    if (gen->make)
        return gen->make(m, rng, values, work, err);
    maze_fill(m, 0);
    return make_rows(gen, m, &g, err);
}
