#include "dfs_tree.h"

#include "common/base/bits.h"
#include "common/maze/bfs.h"

/* What stands around has no direction that leads up to a cell: 0 is north, which
 * the row below the last one must not have. */
void dfs_tree_grow(struct maze *m, size_t root)
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

/* Is the cell in direction d of cell i below it in the tree? */
static inline bool is_below(const struct maze *m, size_t i, unsigned d, size_t root)
{
    size_t next = maze_neighbour(m, i, d);
    return next != root && maze_open(m, i, d) && dfs_tree_up(m, next) == (d ^ 2) &&
           m->cell[next] & MAZE_SEEN;
}

size_t dfs_tree_next(struct maze *m, size_t i, size_t root, unsigned need)
{
    for (;;) {
        for (unsigned d = 0; d < 4; d++) {
            size_t next = maze_neighbour(m, i, d);
            if (is_below(m, i, d, root) && (m->cell[next] & (MAZE_VISITED | need)) == need) {
                m->cell[next] |= MAZE_VISITED;
                return next;
            }
        }
        if (i == root)
            return root;
        i = dfs_tree_parent(m, i);
    }
}

/* Goes through the chain from cell low up to `high` or an earlier chain. True if it
 * comes to `high`. */
static bool chain(struct maze *m, size_t low, size_t high)
{
    while (low != high && !(m->cell[low] & DFS_TREE_LOOP)) {
        m->cell[low] |= DFS_TREE_LOOP;
        low = dfs_tree_parent(m, low);
    }
    return low == high;
}

/* All chains that begin at cell i: of passages to cells that are not of the tree
 * and not gone through yet, which are all below it. */
static int chains_from(struct maze *m, size_t i, size_t root, struct mem *cycles, size_t *count,
                       struct err *err)
{
    for (unsigned d = 0; d < 4; d++) {
        size_t low = maze_neighbour(m, i, d), bytes;
        if (!maze_open(m, i, d) || is_below(m, i, d, root) || m->cell[low] & MAZE_VISITED ||
            low % m->stride == m->width || low >= m->stride * m->height)
            continue;
        if (!chain(m, low, i) || !cycles)
            continue;
        if (mem_size(2 * *count + 2, sizeof(size_t), 0, &bytes) || mem_need(cycles, bytes))
            return err_memory(err);
        ((size_t *)(void *)cycles->at)[2 * *count] = i;
        ((size_t *)(void *)cycles->at)[2 * *count + 1] = low;
        ++*count;
    }
    return 0;
}

int dfs_tree_loops(struct maze *m, size_t root, struct mem *cycles, size_t *count, struct err *err)
{
    size_t i = root;
    *count = 0;
    m->cell[root] |= MAZE_VISITED;
    do {
        if (chains_from(m, i, root, cycles, count, err))
            return -1;
        i = dfs_tree_next(m, i, root, 0);
    } while (i != root);
    return 0;
}
