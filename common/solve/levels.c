#include "levels.h"

#include "../flood.h"

/* The cells up to number last of the queue, and their neighbours to its end. */
static int level(struct maze *m, struct flood *q, size_t last, unsigned bits, struct err *err)
{
    const unsigned note[4] = {bits, bits, bits, bits};
    while (q->head != last)
        if (flood_block(q, m, last, MAZE_SEEN, note, err))
            return -1;
    return 0;
}

int levels_flood(struct search *s, size_t from, size_t to, uint64_t *distance, struct err *err)
{
    struct maze *m = s->maze;
    struct flood q;
    *distance = 0;
    if (flood_init(&q, &s->work[0], err))
        return -1;
    q.film = s->film;
    q.at[q.tail++] = from;
    m->cell[from] |= LEVELS_BITS(0);
    film_on(s->film, from);
    for (; q.head != q.tail && !(m->cell[to] & MAZE_SEEN); ++*distance)
        if (level(m, &q, q.tail, LEVELS_BITS(*distance + 1), err))
            return -1;
    film_drop(s->film);
    return !!(m->cell[to] & MAZE_SEEN);
}
