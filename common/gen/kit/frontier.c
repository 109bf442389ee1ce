#include "frontier.h"

size_t frontier_take_ahead(struct frontier *f, const struct maze *m, struct rng *rng)
{
    const size_t k = ahead_take(&f->ahead, rng, f->list.count);
    const unsigned char *soon = m->cell + f->list.at[ahead_soon(&f->ahead)] / 4;
    MEM_PREFETCH(&f->list.at[ahead_last(&f->ahead)]);
    MEM_PREFETCH(soon);
    MEM_PREFETCH(soon - m->stride);
    MEM_PREFETCH(soon + m->stride);
    return cell_list_remove(&f->list, k);
}
