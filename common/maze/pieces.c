#include "pieces.h"

#include <string.h>

size_t walls_join(const struct maze *m, const unsigned char *mask, dsu_link *set, unsigned unit)
{
    const size_t cells = m->stride * m->height;
    size_t joins = 0;
    dsu_init(set, cells);
    for (size_t i = 0; i < cells; i += m->stride)
        if (mask[i + m->width])
            dsu_join(set, i, i + m->width);
    for (uint64_t wall = 0; wall < 2 * (uint64_t)cells; wall++)
        if (!(m->cell[wall / 2] & unit * wall_bit(wall)) && wall_is_inside(mask, m->stride, wall))
            joins += dsu_join(set, (size_t)(wall / 2), wall_neighbour(wall, m->stride));
    return joins;
}

/* Visits the arcs from the last to the first. Counts the arcs of each piece in p->first or, if
 * `store` is set, decrements p->first[k] of the arc's piece k and stores the arc there. A wall is
 * an edge if it is closed, may be opened, and separates two pieces. */
static void pieces_arcs(struct pieces *p, const struct maze *m, const unsigned char *mask,
                        bool store)
{
    for (size_t k = 2 * m->stride * m->height; k-- > 0;) {
        const size_t ends[2] = {k / 2, wall_neighbour(k, p->stride)};
        const unsigned bit = wall_bit(k);
        if ((m->cell[k / 2] & (bit | PIECES_FIXED(bit))) != bit ||
            !wall_is_inside(mask, p->stride, k) || p->of[ends[0]] == p->of[ends[1]])
            continue;
        for (int end = 0; end < 2; end++) {
            uint32_t *first = &p->first[p->of[ends[end]]];
            if (store)
                p->wall[--*first] = (uint32_t)k;
            else
                ++*first;
        }
    }
}

/* Allocates memory for the pieces and for `arcs` arcs, and places the arrays in it. Returns 0, or
 * -1 with *err set if memory runs out. */
static int pieces_memory(struct pieces *p, const struct maze *m, size_t arcs, struct mem *mem,
                         struct err *err)
{
    const size_t cells = m->stride * m->height;
    if (mem_need_array(mem, 2 * cells + 1 + arcs, sizeof *p->of, 0))
        return err_set(err, "%zux%zu cells do not fit in memory", m->width, m->height);
    p->of = (uint32_t *)(void *)mem->at;
    p->first = p->of + cells;
    p->wall = p->first + cells + 1;
    return 0;
}

int pieces_find(struct pieces *p, const struct maze *m, const unsigned char *mask, const char *what,
                struct mem *mem, struct err *err)
{
    const size_t cells = m->stride * m->height;
    dsu_link *set;
    *p = (struct pieces){.stride = m->stride};
    if (cells > PIECES_MAX_CELLS) /* unreached: it takes a billion cells */
        return err_set(err, "%s is limited to %zu cells", what, PIECES_MAX_CELLS);
    if (pieces_memory(p, m, 0, mem, err))
        return -1;
    set = (dsu_link *)(void *)p->first; /* until the arcs are counted there */
    walls_join(m, mask, set, 1);
    for (size_t i = 0; i < cells; i++)
        if (mask[i] && set[i] < 0)
            p->of[i] = (uint32_t)p->count++;
    for (size_t i = 0; i < cells; i++)
        if (mask[i] && set[i] >= 0)
            p->of[i] = p->of[dsu_find(set, i)];
    memset(p->first, 0, (p->count + 1) * sizeof *p->first);
    pieces_arcs(p, m, mask, false);
    for (size_t k = 1; k <= p->count; k++) /* the end of the arcs of piece k */
        p->first[k] += p->first[k - 1];
    if (pieces_memory(p, m, p->first[p->count], mem, err))
        return -1;
    pieces_arcs(p, m, mask, true);
    return 0;
}

size_t pieces_list_walls(struct pieces *p)
{
    size_t n = 0;
    for (size_t piece = 0; piece < p->count; piece++)
        for (uint32_t k = p->first[piece]; k < p->first[piece + 1]; k++)
            if (p->of[p->wall[k] / 2] == piece)
                p->wall[n++] = p->wall[k];
    return n;
}
