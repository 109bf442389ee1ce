#include "distance_mod3.h"

#include "common/maze/bfs.h"

/* The cells up to number last of the queue, and their neighbours to its end. */
static int level(struct maze *m, struct bfs *q, size_t last, unsigned bits, struct err *err)
{
    const unsigned note[4] = {bits, bits, bits, bits};
    while (q->head != last)
        if (bfs_expand_batch(q, m, last, MAZE_SEEN, note, err))
            return -1;
    return 0;
}

int distance_mod3_search(struct search *s, size_t from, size_t to, uint64_t *distance,
                         struct err *err)
{
    struct maze *m = s->maze;
    struct bfs q;
    *distance = 0;
    if (bfs_init(&q, &s->work[0], err))
        return -1;
    q.frames = s->frames;
    q.at[q.tail++] = from;
    m->cell[from] |= DISTANCE_MOD3_BITS(0);
    frames_activate(s->frames, from);
    for (; q.head != q.tail && !(m->cell[to] & MAZE_SEEN); ++*distance)
        if (level(m, &q, q.tail, DISTANCE_MOD3_BITS(*distance + 1), err))
            return -1;
    frames_abandon_all(s->frames);
    return !!(m->cell[to] & MAZE_SEEN);
}
