#include "dfs_tree.h"

#include "common/base/bits.h"

/* Grows the tree. MAZE_BACK of a byte outside the maze must not lead to a cell; 0 is north, which
 * the row below the last one must not have. */
static void dfs_tree_grow(struct maze *m, size_t root)
{
    size_t i = root;
    for (size_t x = 0; x < m->width; x++)
        m->cell[m->height * m->stride + x] |= MAZE_BACK_TO(MAZE_S);
    m->cell[i] |= MAZE_SEEN;
    for (;;) {
        unsigned fresh = maze_open_dirs(m->cell + i, m->stride, MAZE_SEEN, 0), d;
        if (fresh) {
            d = (unsigned)bits_lowest(fresh);
            i = maze_neighbour(m, i, d);
            m->cell[i] |= (unsigned char)(MAZE_SEEN | MAZE_BACK_TO(d ^ 2));
        } else if (i == root) {
            return;
        } else {
            i = dfs_tree_parent(m, i);
        }
    }
}

/* Returns whether the neighbour of cell i in direction d is a child of it. */
static inline bool dfs_tree_is_child(const struct maze *m, size_t i, unsigned d, size_t root)
{
    const unsigned char *next = maze_beside(m, i, d);
    return next != m->cell + root && maze_open(m, i, d) && maze_back(*next) == (d ^ 2) &&
           *next & MAZE_SEEN;
}

size_t dfs_tree_next(struct maze *m, size_t i, size_t root, unsigned need)
{
    for (;;) {
        for (unsigned d = 0; d < 4; d++) {
            size_t next = maze_neighbour(m, i, d);
            if (dfs_tree_is_child(m, i, d, root) &&
                (m->cell[next] & (MAZE_VISITED | need)) == need) {
                m->cell[next] |= MAZE_VISITED;
                return next;
            }
        }
        if (i == root)
            return root;
        i = dfs_tree_parent(m, i);
    }
}

/* Goes along the chain from cell `lower` up to cell `upper` or an earlier chain. Returns whether it
 * reaches `upper`, so that the chain is a cycle. */
static bool dfs_tree_follow_chain(struct maze *m, size_t lower, size_t upper)
{
    while (lower != upper && !(m->cell[lower] & DFS_TREE_LOOP)) {
        m->cell[lower] |= DFS_TREE_LOOP;
        lower = dfs_tree_parent(m, lower);
    }
    return lower == upper;
}

/* Goes along all chains that begin at cell i: one for each passage that is not in the tree, to a
 * cell that is not visited yet; such a cell is a descendant of i. Returns 0, or -1 with *err set if
 * memory runs out. */
static int dfs_tree_chains_from(struct maze *m, size_t i, size_t root, struct mem *cycles,
                                size_t *count, struct err *err)
{
    for (unsigned d = 0; d < 4; d++) {
        size_t lower = maze_neighbour(m, i, d), bytes;
        if (!maze_open(m, i, d) || dfs_tree_is_child(m, i, d, root) ||
            *maze_beside(m, i, d) & MAZE_VISITED || lower % m->stride == m->width ||
            lower >= m->stride * m->height)
            continue;
        if (!dfs_tree_follow_chain(m, lower, i) || !cycles)
            continue;
        if (mem_size(*count + 1, sizeof(struct dfs_tree_cycle), 0, &bytes) ||
            mem_need(cycles, bytes))
            return err_memory(err);
        ((struct dfs_tree_cycle *)(void *)cycles->at)[(*count)++] =
            (struct dfs_tree_cycle){i, lower};
    }
    return 0;
}

int dfs_tree_find(struct search *s, struct mem *cycles, size_t *count, struct err *err)
{
    struct maze *m = s->maze;
    size_t i = s->start;
    dfs_tree_grow(m, i);
    if (!(m->cell[s->goal] & MAZE_SEEN)) {
        maze_map(m, dfs_tree_forget);
        return 0;
    }
    *count = 0;
    m->cell[i] |= MAZE_VISITED;
    do {
        if (dfs_tree_chains_from(m, i, s->start, cycles, count, err))
            return -1;
        i = dfs_tree_next(m, i, s->start, 0);
    } while (i != s->start);
    return 1;
}
