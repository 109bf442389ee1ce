/* Union-find joins the two cells of each passage. Its roots are any cells; so each component is
 * given its first cell as root, in a pass in reading order: the first cell of a component is the
 * one that is met before its root. A second pass replaces each parent with the root. */
#include "components.h"

/* Joins the cells of each passage. Border cells have no passages. */
static void components_join(dsu_link *set, const struct maze *m)
{
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x++) {
            const size_t i = y * m->stride + x;
            if (x > 0 && !(m->cell[i] & MAZE_WEST))
                dsu_join(set, i - 1, i);
            if (y > 0 && !(m->cell[i] & MAZE_NORTH))
                dsu_join(set, i - m->stride, i);
        }
}

/* Makes the first of the n cells of each set its root. */
static void components_set_roots(dsu_link *set, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        const size_t root = dsu_find(set, i);
        if (root > i) {
            set[i] = set[root];
            set[root] = (dsu_link)i;
        }
    }
}

int components_find(struct components *c, const struct maze *m, struct err *err)
{
    const size_t n = m->stride * m->height;
    if (n >= DSU_MAX) /* unreached: the tests hold no such maze */
        return err_set(err, "components are found in mazes of at most 2 billion cells");
    if (mem_need_array(&c->mem, n, sizeof *c->first, 0))
        return err_memory(err);
    c->first = (dsu_link *)(void *)c->mem.at;
    c->stride = m->stride;
    dsu_init(c->first, n);
    components_join(c->first, m);
    components_set_roots(c->first, n);
    for (size_t i = 0; i < n; i++) {
        const size_t root = dsu_find(c->first, i);
        if (root != i)
            c->first[i] = (dsu_link)root;
    }
    for (size_t i = 0; i < n; i++)
        if (c->first[i] < -1)
            c->first[i] = (dsu_link)i;
    return 0;
}

void components_free(struct components *c)
{
    mem_free(&c->mem);
}
