/* The queue is a ring that starts with 4096 cells and doubles when it is full.
 * Cells are fetched some places ahead of their turn, without which it is half as
 * fast from 16 million cells on; half or twice as many places, or the rows above and
 * below them too, make no difference, and neither do a tenth fewer instructions. */
#include "bfs.h"

#include <string.h>

enum { FIRST_SIZE = 4096 };

/* Makes the ring twice as large. Every place is copied to the one behind it
 * by the old size: head and tail stay as they are, whichever half they are in
 * now. */
static int ring_grow(struct bfs *f, struct err *err)
{
    size_t old = f->size, bytes;
    if (mem_size(old ? 2 * old : FIRST_SIZE, sizeof *f->at, 0, &bytes))
        return err_memory(err);
    if (mem_need(f->work, bytes))
        return err_memory(err);
    f->at = (size_t *)(void *)f->work->at;
    f->size = bytes / sizeof *f->at;
    if (old)
        memcpy(f->at + old, f->at, old * sizeof *f->at);
    return 0;
}

int bfs_init(struct bfs *f, struct mem *work, struct err *err)
{
    *f = (struct bfs){.work = work};
    return ring_grow(f, err);
}

int bfs_reserve(struct bfs *f, struct err *err)
{
    return f->size - (f->tail - f->head) < 4 * BFS_BATCH ? ring_grow(f, err) : 0;
}

void bfs_show(const struct bfs *f, size_t head, size_t fresh, size_t tail)
{
    frames_abandon(f->frames, f->at[head & (f->size - 1)]);
    for (; fresh != tail; fresh++)
        frames_activate(f->frames, f->at[fresh & (f->size - 1)]);
    frames_step(f->frames);
}

#define BACK(d) (MAZE_SEEN | MAZE_BACK_TO(d))

void bfs_push(struct bfs *f, struct maze *m, size_t i)
{
    f->at[f->tail++ & (f->size - 1)] = i;
    m->cell[i] |= MAZE_SEEN;
    frames_activate(f->frames, i);
}

int bfs_continue(struct bfs *f, struct maze *m, size_t until, struct err *err)
{
    static const unsigned note[4] = {BACK(MAZE_S), BACK(MAZE_W), BACK(MAZE_N), BACK(MAZE_E)};
    static const unsigned char never = 0;
    const unsigned char *stop = until == SIZE_MAX ? &never : &m->cell[until];
    while (f->head != f->tail && !(*stop & MAZE_SEEN))
        if (bfs_expand_batch(f, m, SIZE_MAX, MAZE_SEEN, note, err))
            return -1;
    return !!(*stop & MAZE_SEEN);
}

static int run_from(struct bfs *f, struct maze *m, size_t from, size_t until, struct err *err)
{
    bfs_push(f, m, from);
    return bfs_continue(f, m, until, err);
}

int bfs_search(struct maze *m, size_t from, size_t until, size_t *last, struct mem *work,
               struct err *err)
{
    struct bfs f;
    int got = bfs_init(&f, work, err) ? -1 : run_from(&f, m, from, until, err);
    if (got >= 0 && last)
        *last = f.at[(f.tail - 1) & (f.size - 1)];
    return got;
}

int bfs_search_frames(struct maze *m, size_t from, size_t until, struct search_frames *frames,
                      struct mem *work, struct err *err)
{
    struct bfs f;
    if (bfs_init(&f, work, err))
        return -1;
    f.frames = frames;
    return run_from(&f, m, from, until, err);
}
