#include "tree.h"

#include "common/maze/bfs.h"
#include "common/maze/path.h"

#include <string.h>

int tree_begin(struct tree *t, struct maze *m, struct err *err)
{
    const size_t cells = m->stride * m->height;
    size_t root = 0, place = 1;
    if (mem_need_array(&t->mem, cells, sizeof *t->of_cell + sizeof *t->places + 3, 0))
        return err_memory(err);
    t->of_cell = (size_t *)(void *)t->mem.at;
    t->places = (struct tree_place *)(void *)(t->of_cell + cells);
    t->down = (char *)(t->places + cells);
    t->path = t->down + 2 * cells;
    maze_clear(m, (unsigned char)~(MAZE_WEST | MAZE_NORTH | MAZE_OBSTACLE));
    maze_seal_border(m);
    while (root % m->stride == m->width || maze_solid(m, root))
        root++;
    if (bfs_search(m, root, SIZE_MAX, NULL, &t->frontier, err) < 0)
        return -1;
    memset(t->of_cell, 0xff, cells * sizeof(size_t)); /* SIZE_MAX: no place */
    t->of_cell[root] = 0;
    t->places[0] = (struct tree_place){0, 0};
    for (size_t i = 0; i < cells; i++) { /* adds the chain from cell i up to a cell with a place */
        const size_t top = place;
        size_t at = i;
        if (i % m->stride == m->width || !(m->cell[i] & MAZE_SEEN))
            continue;
        for (; t->of_cell[at] == SIZE_MAX; at = maze_step_back(m, at))
            place++;
        if (place > top)
            t->places[top].above = t->of_cell[at];
        at = i;
        for (size_t k = place; k-- > top; at = maze_step_back(m, at)) {
            const unsigned d = maze_back(m->cell[at]);
            t->of_cell[at] = k;
            t->places[k].top = top;
            t->path[-1 - (ptrdiff_t)k] = path_letters[d];
            t->down[k] = path_letters[d ^ 2];
        }
    }
    t->is_known = true;
    return 0;
}

/* Copies the letters of the moves up from `place` to `end`, a place above it in the same chain.
 * Returns the end of the copy. */
static char *tree_copy_up(const struct tree *t, char *to, size_t place, size_t end)
{
    memcpy(to, t->path - 1 - place, place - end);
    return to + (place - end);
}

/* Copies the letters of the moves down from `end` to `place`, so that the copy ends at `to`.
 * Returns the start of the copy. */
static char *tree_copy_down(const struct tree *t, char *to, size_t place, size_t end)
{
    return memcpy(to - (place - end), t->down + end + 1, place - end);
}

/* While the chains differ, the cell whose chain was added later leaves its chain upwards, because
 * the other cell cannot be below it. The top of a chain is one move below the place above it. */
void tree_path(const struct tree *t, struct search *s)
{
    const struct tree_place *const at = t->places;
    size_t a = t->of_cell[s->start], b = t->of_cell[s->goal];
    char *const end = t->path + s->maze->stride * s->maze->height;
    char *up = t->path, *down = end;
    while (at[a].top != at[b].top) {
        if (at[a].top > at[b].top) {
            const size_t top = at[a].top;
            up = tree_copy_up(t, up, a, top - 1);
            a = at[top].above;
        } else {
            const size_t top = at[b].top;
            down = tree_copy_down(t, down, b, top - 1);
            b = at[top].above;
        }
    }
    if (a > b)
        up = tree_copy_up(t, up, a, b);
    else
        down = tree_copy_down(t, down, b, a);
    memmove(up, down, (size_t)(end - down));
    s->length = (uint64_t)(up - t->path) + (uint64_t)(end - down);
    s->moves = t->path;
}

void tree_free(struct tree *t)
{
    mem_free(&t->mem);
    mem_free(&t->frontier);
}
