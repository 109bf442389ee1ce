#include "tree.h"

#include "common/maze/bfs.h"
#include "common/maze/path.h"

#include <string.h>

static inline size_t *tree_of_cell(const struct tree *t)
{
    return (size_t *)(void *)t->of_cell.at;
}

static inline struct tree_place *tree_places(const struct tree *t)
{
    return (struct tree_place *)(void *)t->places.at;
}

/* Returns the letter of the move down to a place. */
static inline char *tree_down(const struct tree *t, size_t place)
{
    return (char *)t->letters.at + place;
}

/* Returns the letter of the move up from a place; the next one is that of the place above. */
static inline char *tree_up(const struct tree *t, size_t place)
{
    return (char *)t->letters.at + 2 * t->cells - 1 - place;
}

/* Adds the chain from a cell up to the first one that has a place, perhaps the same. place: the
 * first free one. Returns the next free one. */
static size_t tree_add_chain(const struct tree *t, const struct maze *m, size_t cell, size_t place)
{
    size_t *const of_cell = tree_of_cell(t), top = place, at = cell;
    for (; of_cell[at] == SIZE_MAX; at = maze_step_back(m, at))
        place++;
    if (place > top)
        tree_places(t)[top].above = of_cell[at];
    at = cell;
    for (size_t k = place; k-- > top; at = maze_step_back(m, at)) {
        const unsigned d = maze_back(m->cell[at]);
        of_cell[at] = k;
        tree_places(t)[k].top = top;
        *tree_up(t, k) = path_letters[d];
        *tree_down(t, k) = path_letters[d ^ 2];
    }
    return place;
}

int tree_begin(struct tree *t, struct maze *m, struct err *err)
{
    const size_t cells = m->stride * m->height;
    size_t root = 0, place = 1;
    if (mem_need_array(&t->of_cell, cells, sizeof(size_t), 0) ||
        mem_need_array(&t->places, cells, sizeof(struct tree_place), 0) ||
        mem_need_array(&t->letters, cells, 3, 0))
        return err_memory(err);
    maze_clear(m, (unsigned char)~(MAZE_WEST | MAZE_NORTH | MAZE_OBSTACLE));
    maze_seal_border(m);
    while (root % m->stride == m->width || maze_solid(m, root))
        root++;
    if (bfs_search(m, root, SIZE_MAX, NULL, &t->frontier, err) < 0)
        return -1;
    t->cells = cells;
    memset(t->of_cell.at, 0xff, cells * sizeof(size_t)); /* SIZE_MAX: no place */
    tree_of_cell(t)[root] = 0;
    tree_places(t)[0] = (struct tree_place){0, 0};
    for (size_t i = 0; i < cells; i++)
        if (i % m->stride < m->width && m->cell[i] & MAZE_SEEN)
            place = tree_add_chain(t, m, i, place);
    t->is_known = true;
    return 0;
}

/* Copies the letters of the moves up from a place to `end`, a place above it in its chain. Returns
 * the end of the copy. */
static char *tree_copy_up(const struct tree *t, char *to, size_t place, size_t end)
{
    memcpy(to, tree_up(t, place), place - end);
    return to + (place - end);
}

/* Copies the letters of the moves down to a place from `end`, so that they end at `to`. Returns the
 * start of the copy. */
static char *tree_copy_down(const struct tree *t, char *to, size_t place, size_t end)
{
    return memcpy(to - (place - end), tree_down(t, end + 1), place - end);
}

/* While the chains differ, the cell whose chain was added later climbs out of it: the other one is
 * not below it. The top of a chain is one move below the place above it. */
void tree_path(const struct tree *t, struct search *s)
{
    const struct tree_place *const at = tree_places(t);
    size_t a = tree_of_cell(t)[s->start], b = tree_of_cell(t)[s->goal];
    char *const moves = (char *)t->letters.at + 2 * t->cells, *const end = moves + t->cells;
    char *up = moves, *down = end;
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
    s->length = (uint64_t)(up - moves) + (uint64_t)(end - down);
    s->moves = moves;
}

void tree_free(struct tree *t)
{
    mem_free(&t->of_cell);
    mem_free(&t->places);
    mem_free(&t->letters);
    mem_free(&t->frontier);
}
