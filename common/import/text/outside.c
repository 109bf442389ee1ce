/* outside: restores the walls that drawings of -f ascii and -f unicode omit (render/kit/outline.h).
 *
 * A cell with a blank corner is cut off, unless it can be reached, through sides that are drawn
 * open, from a cell that shows that it is not: then the blank corner is inside a room, in a drawing
 * from another program or where no walls meet in box-drawing characters. */
#include "common/maze/bfs.h"
#include "grid.h"

/* Returns whether corner (x, y) is blank. */
static bool outside_is_blank(const struct grid *g, size_t x, size_t y)
{
    return drawing_at(g->d, y * g->high, x * g->wide) == ' ';
}

/* Returns whether cell (x, y) shows that it is not cut off: it has all its corners, or a mark, or
 * an opening in the border and all its corners there. */
static bool outside_is_inside(const struct grid *g, size_t x, size_t y)
{
    const unsigned char *cell = &g->m->cell[y * g->m->stride + x];
    const bool opens = (x == 0 && !(*cell & MAZE_WEST)) || (y == 0 && !(*cell & MAZE_NORTH)) ||
                       (x + 1 == g->width && !(cell[1] & MAZE_WEST)) ||
                       (y + 1 == g->height && !(cell[g->m->stride] & MAZE_NORTH));
    const bool inside =
        drawing_at(g->d, y * g->high + g->high / 2, x * g->wide + g->wide / 2) != ' ';
    size_t blanks = 0, at_border = 0;
    for (size_t k = 0; k < 4; k++)
        if (outside_is_blank(g, x + k % 2, y + k / 2)) {
            blanks++;
            at_border += (x + k % 2) % g->width == 0 || (y + k / 2) % g->height == 0;
        }
    return inside || blanks == 0 || (opens && at_border == 0);
}

/* MAZE_SEEN marks the cells that are reachable from one that shows that it is not cut off. */
int outside_close(const struct grid *g)
{
    struct err *err = &g->d->in->reader.lines.err;
    struct mem scratch = {0};
    struct bfs queue;
    size_t blanks = 0;
    int got;
    for (size_t y = 0; y <= g->height; y++)
        for (size_t x = 0; x <= g->width; x++)
            blanks += outside_is_blank(g, x, y);
    if (blanks == 0)
        return 0;
    got = bfs_init(&queue, &scratch, err);
    for (size_t y = 0; y < g->height && !got; y++)
        for (size_t x = 0; x < g->width && !got; x++) /* unreached: torture lets memory run out */
            if (outside_is_inside(g, x, y) && !(got = bfs_reserve(&queue, err)))
                bfs_push(&queue, g->m, y * g->m->stride + x, MAZE_SEEN);
    maze_seal_border(g->m);
    got = got || bfs_continue(&queue, g->m, SIZE_MAX, err) < 0 ? -1 : 0; /* unreached: the same */
    mem_free(&scratch);
    for (size_t y = 0; y < g->height && !got; y++)
        for (size_t x = 0; x < g->width && !got; x++) {
            unsigned char *cell = &g->m->cell[y * g->m->stride + x];
            if (!(*cell & MAZE_SEEN)) {
                *cell |= MAZE_WEST | MAZE_NORTH;
                cell[1] |= MAZE_WEST;
                cell[g->m->stride] |= MAZE_NORTH;
            }
            for (size_t k = 0; g->post && *cell & MAZE_SEEN && k < 4 && !got; k++)
                if (outside_is_blank(g, x + k % 2, y + k / 2))
                    got = drawing_wrong(g->d, (y + k / 2) * g->high, (x + k % 2) * g->wide,
                                        "expected a post");
        }
    maze_clear(g->m, MAZE_SEEN | MAZE_BACK);
    return got;
}
