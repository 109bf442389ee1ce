/* One door is chosen first: the one that does not depend on the other, or the entrance. A search
 * from it marks the cells that are at least `least` moves away, and one of them is drawn.
 *
 * If there is none, the first door is drawn again, now among the cells that have a cell at least
 * `least` moves away. Repeating the first step would find one too, but not soon if there are few.
 */
#include "door_inside.h"

#include "common/maze/bfs.h"
#include "door_choose.h"

#include <inttypes.h>

enum {
    TRIES = 100,              /* the first door is drawn at most this often */
    MOST_SEARCHES = 4096,     /* largest maze with loops, in cells, that is searched from each */
    DISTANT = 0x40,           /* a cell at least `least` moves from the first door */
    ORIGIN = 0x80,            /* a cell that has a cell at least `least` moves away */
    END = MAZE_PATH,          /* ends of a longest path: the first */
    OTHER_END = MAZE_VISITED, /* and the second of each component */
};

/* Returns the least number of moves between the doors that was specified, or 0. */
static uint64_t door_inside_min(const struct door_spec spec[DOOR_COUNT])
{
    const uint64_t a = spec[DOOR_ENTRANCE].values[DOOR_MIN], b = spec[DOOR_EXIT].values[DOOR_MIN];
    return a > b ? a : b;
}

/* ---- sets of cells ---- */

/* The cells that a spec asks for. */
struct door_inside_set {
    enum door_kind kind; /* DOOR_DEADEND: dead ends only; other kinds: any cell */
    unsigned bits;       /* they have all of these bits */
    size_t except;       /* and are not this cell */
};

/* Returns whether cell i belongs to the set. */
static inline bool door_inside_has(const struct door_inside *d, const struct door_inside_set *set,
                                   size_t i)
{
    const struct maze *m = d->maze;
    unsigned dirs;
    if ((m->cell[i] & set->bits) != set->bits || i == set->except ||
        (d->field->mask && !d->field->mask[i]))
        return false;
    if (set->kind != DOOR_DEADEND)
        return true;
    dirs = maze_open_dirs(m->cell + i, m->stride, 0, 0);
    return dirs && !(dirs & (dirs - 1)); /* exactly one */
}

/* Returns the number of cells in row y that belong to the set. */
static uint64_t door_inside_count_row(const struct door_inside *d,
                                      const struct door_inside_set *set, size_t y)
{
    const size_t first = y * d->maze->stride;
    uint64_t n = 0;
    for (size_t x = 0; x < d->maze->width; x++)
        n += door_inside_has(d, set, first + x);
    return n;
}

/* ---- searches ---- */

/* Searches the component of cell `from`. Sets MAZE_SEEN in its cells, and `mark` in those at least
 * `least` >= 1 moves away. Stores one of the farthest in *last. Returns 0, or -1 with *err set. */
static int door_inside_search(const struct door_inside *d, size_t from, uint64_t least,
                              unsigned mark, size_t *last, struct err *err)
{
    struct bfs f;
    if (bfs_init(&f, d->scratch, err))
        return -1;
    bfs_push(&f, d->maze, from, MAZE_SEEN);
    for (uint64_t moves = 1; f.head != f.tail; moves++)
        if (bfs_level(&f, d->maze, f.tail, MAZE_SEEN | (moves < least ? 0 : mark), err))
            return -1;
    *last = bfs_cell(&f, f.tail - 1);
    return 0;
}

/* ---- first doors that have a second one ---- */

/* Searches each component from its cell that has from_bit, or from its first cell if that is 0.
 * Sets ORIGIN in the cells at least `least` moves away and end_bit in one of the farthest; sets
 * d->components. Returns 0, or -1 with *err set. */
static int door_inside_search_all(struct door_inside *d, unsigned from_bit, uint64_t least,
                                  unsigned end_bit, struct err *err)
{
    struct maze *m = d->maze;
    size_t last;
    d->components = 0;
    for (size_t i = 0, n = m->stride * m->height; i < n; i++) {
        if (i % m->stride == m->width || m->cell[i] & MAZE_SEEN ||
            (m->cell[i] & from_bit) != from_bit || maze_solid(m, i))
            continue;
        if (door_inside_search(d, i, least, ORIGIN, &last, err))
            return -1;
        m->cell[last] |= (unsigned char)end_bit;
        d->components++;
    }
    maze_clear(m, MAZE_SEEN);
    return 0;
}

/* Returns whether the maze has loops: passages + components > cells. door_inside_search_all has
 * counted the components. */
static bool door_inside_has_loops(const struct door_inside *d)
{
    const struct maze *m = d->maze;
    size_t cells = 0, passages = 0;
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x++) {
            const size_t i = y * m->stride + x;
            cells += !maze_solid(m, i);
            passages += (size_t) !(m->cell[i] & MAZE_WEST) + !(m->cell[i] & MAZE_NORTH);
        }
    return passages + d->components > cells;
}

/* Marks with ORIGIN the cells that have a second door of this kind at least `least` moves away, by
 * a search from each. Returns 0, or -1 with *err set. */
static int door_inside_mark_each(const struct door_inside *d, enum door_kind second, uint64_t least,
                                 struct err *err)
{
    const struct door_inside_set set = {second, DISTANT, SIZE_MAX};
    struct maze *m = d->maze;
    maze_clear(m, ORIGIN);
    for (size_t i = 0, n = m->stride * m->height; i < n; i++) {
        uint64_t found = 0;
        size_t last;
        if (i % m->stride == m->width || maze_solid(m, i))
            continue;
        if (door_inside_search(d, i, least, DISTANT, &last, err)) /* unreached: the searches before
                                                                     have had the memory */
            return -1;
        for (size_t y = 0; y < m->height; y++)
            found += door_inside_count_row(d, &set, y);
        if (found > 0)
            m->cell[i] |= ORIGIN;
        maze_clear(m, MAZE_SEEN | DISTANT);
    }
    return 0;
}

/* Marks with ORIGIN the cells that have another one at least `least` moves away. In a tree the cell
 * farthest from any cell is an end of a longest path, and any longest path will do (see
 * doors_find_far): so these are the cells at least `least` moves from one of its two ends. The ends
 * are dead ends, so the same cells have a dead end that far away. In a component with loops the
 * ends that are found are far apart, but perhaps not the farthest: cells may be missed if `least`
 * is more than half of their distance. So small mazes with loops are searched from each cell.
 * Returns 0, or -1 with *err set. */
static int door_inside_mark(struct door_inside *d, enum door_kind second, uint64_t least,
                            struct err *err)
{
    static const unsigned bits[] = {0, END, OTHER_END, 0};
    for (int k = 0; k < 3; k++)
        if (door_inside_search_all(d, bits[k], k ? least : UINT64_MAX, bits[k + 1], err))
            return -1;
    maze_clear(d->maze, END | OTHER_END);
    d->marked = true;
    if (d->maze->width * d->maze->height > MOST_SEARCHES || !door_inside_has_loops(d))
        return 0;
    return door_inside_mark_each(d, second, least, err);
}

/* ---- draws ---- */

/* Draws a cell of the set into *cell, each equally likely. Returns whether the set has any. */
static bool door_inside_draw(const struct door_inside *d, const struct door_inside_set *set,
                             size_t *cell)
{
    uint64_t n = 0, k, row;
    size_t y = 0, i;
    for (size_t at = 0; at < d->maze->height; at++)
        n += door_inside_count_row(d, set, at);
    if (n == 0)
        return false;
    k = rng_below(d->rng, n);
    while (k >= (row = door_inside_count_row(d, set, y))) {
        k -= row;
        y++;
    }
    for (i = y * d->maze->stride; k > 0 || !door_inside_has(d, set, i); i++)
        k -= door_inside_has(d, set, i);
    *cell = i;
    return true;
}

/* Draws the second door, of this kind, at least `least` moves from cell `from`, into *cell. For
 * DOOR_NONE draws nothing, and succeeds if `from` is not solid. Returns 1; 0 if there is none; -1
 * with *err set. */
static int door_inside_second(const struct door_inside *d, enum door_kind kind, uint64_t least,
                              size_t from, size_t *cell, struct err *err)
{
    struct door_inside_set set = {kind, DISTANT, SIZE_MAX};
    int got;
    if (kind == DOOR_NONE)
        return !maze_solid(d->maze, from);
    if (d->connected && least == 1 && kind != DOOR_FAR) {
        set = (struct door_inside_set){kind, 0, from};
        return door_inside_draw(d, &set, cell);
    }
    if (door_inside_search(d, from, least, DISTANT, cell, err))
        return -1;
    got = kind == DOOR_FAR ? !!(d->maze->cell[*cell] & DISTANT) : door_inside_draw(d, &set, cell);
    maze_clear(d->maze, MAZE_SEEN | DISTANT);
    return got;
}

/* Draws the doors of a maze in which no two are connected: two different cells if possible,
 * otherwise one cell for both. cell[first] is set already unless that door is random and inside.
 * Returns false if the maze has no cell of the kind. */
static bool door_inside_draw_unconnected(const struct door_inside *d, int first,
                                         size_t cell[DOOR_COUNT])
{
    struct door_inside_set set = {d->spec[first].kind, 0, SIZE_MAX};
    if (door_spec_is_inside(&d->spec[first]) && !door_inside_draw(d, &set, &cell[first]))
        return false;
    set = (struct door_inside_set){d->spec[!first].kind, 0, cell[first]};
    if (!door_spec_is_inside(&d->spec[!first])) {
        cell[!first] = cell[first];
        return true;
    }
    if (door_inside_draw(d, &set, &cell[!first]))
        return true;
    set.except = SIZE_MAX;
    return door_inside_draw(d, &set, &cell[!first]);
}

/* Returns the door that is chosen first. */
static int door_inside_first(const struct door_spec spec[DOOR_COUNT])
{
    const int inside = door_spec_is_inside(&spec[DOOR_ENTRANCE]) ? DOOR_ENTRANCE : DOOR_EXIT;
    const enum door_kind other = spec[!inside].kind;
    if (door_spec_is_inside(&spec[!inside]) || other == DOOR_NONE || other == DOOR_FAR)
        return inside;
    return !inside;
}

/* Chooses the cells of both doors, and the first door if it is at the border. Returns 1; 0 if there
 * are none; -1 with *err set. */
static int door_inside_cells(struct door_inside *d, int first, size_t cell[DOOR_COUNT],
                             struct door door[DOOR_COUNT], struct err *err)
{
    const struct door_spec *spec = d->spec;
    const uint64_t min = door_inside_min(spec), least = min ? min : 1;
    const bool drawn = door_spec_is_inside(&spec[first]);
    int got = 0;
    for (int k = 0; k < TRIES && !got; k++) {
        const struct door_inside_set set = {spec[first].kind, d->marked ? ORIGIN : 0, SIZE_MAX};
        doors_choose(spec, d->field, d->rng, door);
        if (!drawn)
            cell[first] = door[first].y * d->maze->stride + door[first].x;
        else if (!door_inside_draw(d, &set, &cell[first]))
            return 0;
        if (d->marked && !(d->maze->cell[cell[first]] & ORIGIN))
            continue;
        got = door_inside_second(d, spec[!first].kind, least, cell[first], &cell[!first], err);
        if (!got && !door_spec_is_random(&spec[first]))
            return 0;
        if (!got && !d->marked && door_inside_mark(d, spec[!first].kind, least, err))
            return -1;
    }
    return got;
}

/* Sets the message for a maze without such doors. Returns -1. */
static int door_inside_none(const struct door_inside *d, struct err *err)
{
    if (door_inside_min(d->spec))
        return err_set(err,
                       "-e and -x: the maze with seed=%" PRIu64 " index=%" PRIu64
                       " has no such entrance and exit at least %" PRIu64
                       " moves apart; use a smaller min",
                       d->seed, d->index, door_inside_min(d->spec) << d->field->lattice);
    return err_set(err,
                   "%s deadend: the maze with seed=%" PRIu64 " index=%" PRIu64 " has no dead end",
                   d->spec[DOOR_ENTRANCE].kind == DOOR_DEADEND ? "-e" : "-x", d->seed, d->index);
}

int doors_find_inside(struct door_inside *d, struct door_spec found[DOOR_COUNT], struct err *err)
{
    const struct door_spec *spec = d->spec;
    const int first = door_inside_first(spec);
    size_t cell[DOOR_COUNT];
    struct door door[DOOR_COUNT];
    const int got = door_inside_cells(d, first, cell, door, err);
    if (got < 0)
        return -1;
    if (!got && (door_inside_min(spec) || !door_inside_draw_unconnected(d, first, cell)))
        return door_inside_none(d, err);
    for (int i = 0; i < DOOR_COUNT; i++)
        if (door_spec_is_inside(&spec[i]) || spec[i].kind == DOOR_FAR)
            found[i] = (struct door_spec){.kind = DOOR_CELL,
                                          .x = cell[i] % d->maze->stride,
                                          .y = cell[i] / d->maze->stride,
                                          .closed = spec[i].kind != DOOR_FAR};
        else
            found[i] = door_spec_of(&door[i]);
    return 0;
}
