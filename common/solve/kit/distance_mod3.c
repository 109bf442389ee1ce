#include "distance_mod3.h"

#include "common/maze/bfs.h"

int distance_mod3_search(struct search *s, size_t from, size_t to, uint64_t *distance,
                         struct err *err)
{
    struct maze *m = s->maze;
    struct bfs q;
    *distance = 0;
    if (bfs_init(&q, &s->work[0], err))
        return -1;
    q.frames = s->frames;
    bfs_push(&q, m, from, DISTANCE_MOD3_BITS(0));
    for (; q.head != q.tail && !(m->cell[to] & MAZE_SEEN); ++*distance)
        if (bfs_level(&q, m, q.tail, DISTANCE_MOD3_BITS(*distance + 1), err))
            return -1;
    frames_abandon_all(s->frames);
    return !!(m->cell[to] & MAZE_SEEN);
}
