/* A random cell or dead end is found as follows. First one door is chosen: the one that does not
 * depend on the other, or the entrance. A search from it marks the cells that are at least `least`
 * moves away, and one of them is drawn.
 *
 * If there is none, the first door is drawn again, now from the cells that have another cell at
 * least `least` moves away. Simply repeating the first step would take long if few cells qualify.
 * On a board, the loops would make this second method approximate, so the first step is
 * repeated. */
#include "door_search.h"

#include "common/maze/bfs.h"
#include <string.h>

enum {
    TRIES = 100,             /* maximum number of draws of the first door */
    TRIES_ON_A_BOARD = 1000, /* the same on a board, whose blocks do not get ORIGIN */
    MOST_SEARCHES = 4096, /* largest maze with loops, in cells, that is searched from each cell */
    DISTANT = 0x40,       /* the cell is at least `least` moves from the first door */
    ORIGIN = 0x80,        /* another cell is at least `least` moves away from this one */
    END = MAZE_PATH,      /* ends of a longest path of each component: the first */
    OTHER_END = MAZE_VISITED, /* and the second */
};

/* ---- sets of cells ---- */

/* The set of cells that satisfy a request. */
struct door_search_set {
    enum door_kind kind; /* DOOR_DEADEND: dead ends only; other kinds: any cell */
    unsigned bits;       /* the cells must have all of these bits, */
    bool open;           /* a passage (on a board, to a free block), */
    size_t except;       /* and must not be this cell */
};

/* Returns whether cell i belongs to the set. */
static inline bool door_search_has(const struct door_search *d, const struct door_search_set *set,
                                   size_t i)
{
    const struct maze *m = d->maze;
    const struct shape_graph *g = d->field->graph;
    if ((m->cell[i] & (set->bits | MAZE_OBSTACLE)) != set->bits || i == set->except ||
        (d->field->mask && !d->field->mask[i]))
        return false;
    if (set->open &&
        (m->kind == MAZE_BLOCK ? !maze_open_dirs(m->cell + i, m->stride, 0, 0) : maze_solid(m, i)))
        return false;
    if (g) /* the first part represents the cell */
        return g->at[g->pieces.of[i]] == i &&
               (set->kind != DOOR_DEADEND || shape_graph_degree(g, g->pieces.of[i]) == 1);
    if (set->kind != DOOR_DEADEND)
        return true;
    return maze_degree(maze_open_dirs(m->cell + i, m->stride, 0, 0)) == 1;
}

/* Stores cell number k of the set, counted from 0, in *cell. Returns the number of cells in the set
 * up to the end of the row with that cell; if there is no such cell, the number of all cells in the
 * set, which is at most k. (Checking k after each cell takes 1.15 times as long.) */
static uint64_t door_search_count(const struct door_search *d, const struct door_search_set *set,
                                  uint64_t k, size_t *cell)
{
    const size_t width = d->maze->width;
    uint64_t n = 0;
    size_t i = 0;
    for (size_t y = 0; y < d->maze->height && n <= k; y++) {
        i = y * d->maze->stride;
        for (const size_t end = i + width; i < end; i++)
            n += door_search_has(d, set, i);
    }
    for (uint64_t after = n; after > k; after -= door_search_has(d, set, i))
        i--;
    *cell = i;
    return n;
}

/* ---- searches ---- */

void door_search_set_walls(struct maze *m)
{
    unsigned char *row = m->cell;
    if (m->kind != MAZE_BLOCK)
        return;
    maze_block_walls(m);
    for (size_t y = 0; y <= m->height; y++, row += m->stride) {
        row[0] |= MAZE_WEST;
        row[m->width] |= MAZE_WEST;
        for (size_t x = 0; x < m->width && (y == 0 || y == m->height); x++)
            row[x] |= MAZE_NORTH;
    }
}

/* Does the same as door_search_from for the cells of a shape, but does not set MAZE_BACK. All parts
 * of a cell get its bits. */
static int door_search_shape(struct door_search *d, size_t from, uint64_t least, unsigned mark,
                             size_t *last, struct err *err)
{
    const struct shape_graph *g = d->field->graph;
    const size_t n = g->pieces.count;
    uint32_t *distance, *order;
    size_t reached;
    if (mem_need_array(d->scratch, 2 * n, sizeof *distance, 0))
        return err_memory(err);
    distance = memset(d->scratch->at, 0xff, n * sizeof *distance);
    order = distance + n;
    reached = shape_graph_search(g, g->pieces.of[from], distance, order);
    d->reached = 0;
    for (size_t k = 0; k < reached; k++) {
        unsigned char *part = d->maze->cell + g->at[order[k]];
        for (size_t parts = shape_graph_parts(g, order[k]); parts > 0; parts--, d->reached++)
            *part++ |= (unsigned char)(MAZE_SEEN | (distance[order[k]] < least ? 0 : mark));
    }
    *last = g->at[order[reached - 1]];
    return 0;
}

/* Searches the component of cell `from`. Sets MAZE_SEEN in its cells, and `mark` in the cells at
 * least `least` >= 1 moves away; if `mark` is 0, sets MAZE_BACK instead. Stores one of the farthest
 * cells in *last, and the number of cells in d->reached. Returns 0, or -1 with *err set. */
static int door_search_from(struct door_search *d, size_t from, uint64_t least, unsigned mark,
                            size_t *last, struct err *err)
{
    struct bfs f;
    if (d->field->graph)
        return door_search_shape(d, from, least, mark, last, err);
    if (bfs_init(&f, d->scratch, err))
        return -1;
    bfs_push(&f, d->maze, from, MAZE_SEEN);
    if (!mark) {
        if (bfs_continue(&f, d->maze, SIZE_MAX, err) < 0)
            return -1;
    }
    for (uint64_t moves = 1; f.head != f.tail; moves++)
        if (bfs_level(&f, d->maze, f.tail, MAZE_SEEN | (moves < least ? 0 : mark), err))
            return -1;
    *last = bfs_cell(&f, f.tail - 1);
    d->reached = f.tail;
    return 0;
}

/* ---- first doors that have a second one ---- */

/* Searches each component from its cell that has from_bit, or from its first cell if from_bit is 0.
 * Sets ORIGIN in the cells at least `least` moves away, and end_bit in one of the farthest cells.
 * Sets d->components, and d->largest to the start of the search that found the most cells. Returns
 * 0, or -1 with *err set. */
static int door_search_all(struct door_search *d, unsigned from_bit, uint64_t least,
                           unsigned end_bit, struct err *err)
{
    struct maze *m = d->maze;
    size_t last, most = 0;
    d->components = d->cells = 0;
    for (size_t i = 0, n = m->stride * m->height; i < n; i++) {
        if (i % m->stride == m->width || m->cell[i] & (MAZE_SEEN | MAZE_OBSTACLE) ||
            (m->cell[i] & from_bit) != from_bit || maze_solid(m, i))
            continue;
        if (door_search_from(d, i, least, ORIGIN, &last, err))
            return -1;
        d->largest = d->reached > most ? i : d->largest;
        most = d->reached > most ? d->reached : most;
        m->cell[last] |= (unsigned char)end_bit;
        d->components++;
        d->cells += d->reached;
    }
    maze_clear(m, MAZE_SEEN);
    return 0;
}

/* Marks with ORIGIN the cells that have a second door of the kind `second` at least `least` moves
 * away, by a search from each cell. Returns 0, or -1 with *err set. */
static int door_search_mark_each(struct door_search *d, enum door_kind second, uint64_t least,
                                 struct err *err)
{
    const struct door_search_set set = {second, DISTANT, false, SIZE_MAX};
    struct maze *m = d->maze;
    maze_clear(m, ORIGIN);
    for (size_t i = 0, n = m->stride * m->height; i < n; i++) {
        size_t last;
        if (i % m->stride == m->width || maze_solid(m, i))
            continue;
        if (door_search_from(d, i, least, DISTANT, &last, err))
            return -1;
        if (door_search_count(d, &set, 0, &last) > 0)
            m->cell[i] |= ORIGIN;
        maze_clear(m, MAZE_SEEN | DISTANT);
    }
    return 0;
}

/* Marks with ORIGIN the cells that have another cell at least `least` moves away. In a tree, the
 * cell farthest from any given cell is an end of a longest path, and any longest path will do (see
 * door_search_far). So these are the cells at least `least` moves from one of the two ends. The
 * ends are dead ends, so the same cells have a dead end that far away. In a component with loops,
 * the ends found are far apart, but perhaps not the farthest: cells may be missed if `least` is
 * more than half of the distance between the ends. So small mazes with loops are searched from each
 * cell. Returns 0, or -1 with *err set. */
static int door_search_mark(struct door_search *d, enum door_kind second, uint64_t least,
                            struct err *err)
{
    static const unsigned bits[] = {0, END, OTHER_END, 0};
    struct maze *m = d->maze;
    uint64_t passages;
    for (int k = 0; k < 3; k++)
        if (door_search_all(d, bits[k], k ? least : UINT64_MAX, bits[k + 1], err))
            return -1;
    maze_clear(m, END | OTHER_END);
    d->marked = true;
    if (m->width * m->height > MOST_SEARCHES)
        return 0;
    passages =
        2 * (uint64_t)m->width * m->height - maze_count(m, MAZE_WEST) - maze_count(m, MAZE_NORTH);
    return passages + d->components > d->cells ? door_search_mark_each(d, second, least, err) : 0;
}

/* ---- draws ---- */

/* Draws a cell of the set into *cell; all cells are equally likely. If *cell would be a later part
 * of the excluded cell of a shape, draws again. Excluding such parts from the count would change
 * the mazes of existing seeds. Returns whether the set has any cell. */
static bool door_search_draw(const struct door_search *d, const struct door_search_set *set,
                             size_t *cell)
{
    const uint64_t n = door_search_count(d, set, UINT64_MAX, cell);
    const size_t except = door_field_cell(d->field, set->except);
    if (n == 0)
        return false;
    do
        door_search_count(d, set, rng_below(d->rng, n), cell);
    while (*cell == except && n > 1);
    return *cell != except;
}

/* Draws the second door, of this `kind`, at least `least` moves from cell `from`, into *cell. For
 * DOOR_NONE, draws nothing and succeeds if `from` is not solid. Returns 1, 0 if there is no such
 * door, or -1 with *err set. */
static int door_search_second(struct door_search *d, enum door_kind kind, uint64_t least,
                              size_t from, size_t *cell, struct err *err)
{
    struct door_search_set set = {kind, DISTANT, false, SIZE_MAX};
    int got;
    if (kind == DOOR_NONE)
        return !maze_solid(d->maze, from);
    if (d->connected && least == 1 && kind != DOOR_FAR) {
        set = (struct door_search_set){kind, 0, false, from};
        return door_search_draw(d, &set, cell);
    }
    if (door_search_from(d, from, least, DISTANT, cell, err))
        return -1;
    got = kind == DOOR_FAR ? !!(d->maze->cell[*cell] & DISTANT) : door_search_draw(d, &set, cell);
    maze_clear(d->maze, MAZE_SEEN | DISTANT);
    return got;
}

/* Draws the doors of a maze in which no two possible doors are connected: two different cells if
 * possible, otherwise one cell for both; no door is solid. cell[first] must be set unless that door
 * is random and inside. Returns false if the maze has no suitable cell. */
static bool door_search_draw_unconnected(const struct door_search *d, int first,
                                         size_t cell[DOOR_COUNT])
{
    const bool is_open = d->maze->kind == MAZE_WALLS; /* other blocks are not solid anyway */
    struct door_search_set set = {d->request[first].kind, 0, is_open, SIZE_MAX};
    if (door_request_is_inside(&d->request[first]) && !door_search_draw(d, &set, &cell[first]))
        return false;
    cell[!first] = cell[first];
    set.kind = d->request[!first].kind;
    set.except = cell[first];
    if (!door_request_is_inside(&d->request[!first]) || door_search_draw(d, &set, &cell[!first]))
        return true;
    set.except = SIZE_MAX;
    return door_search_draw(d, &set, &cell[!first]);
}

/* Chooses the cells of both doors, and the first door if it is at the border. Returns 1, 0 if there
 * are no such doors, or -1 with *err set. */
static int door_search_cells(struct door_search *d, int first, size_t cell[DOOR_COUNT],
                             struct door door[DOOR_COUNT], struct err *err)
{
    const struct door_request *request = d->request;
    const uint64_t min = door_request_min(request), least = min ? min : 1;
    const bool drawn = door_request_is_inside(&request[first]);
    const bool is_board = d->maze->kind == MAZE_BLOCK;
    int got = 0;
    for (int k = 0; k < (is_board ? TRIES_ON_A_BOARD : TRIES) && !got; k++) {
        const struct door_search_set set = {request[first].kind, d->marked ? ORIGIN : 0, is_board,
                                            SIZE_MAX};
        doors_choose(request, d->field, d->rng, door);
        if (!drawn)
            cell[first] = door_cell(&door[first], d->maze->stride);
        else if (!door_search_draw(d, &set, &cell[first]))
            return 0;
        if (d->marked && !(d->maze->cell[cell[first]] & ORIGIN))
            continue;
        got = door_search_second(d, request[!first].kind, least, cell[first], &cell[!first], err);
        if (!got && !door_request_is_random(&request[first]))
            return 0;
        if (!got && !d->marked && !is_board &&
            door_search_mark(d, request[!first].kind, least, err))
            return -1;
    }
    return got;
}

/* Sets the message that the maze has no such doors. Returns -1. */
static int door_search_none(const struct door_search *d, struct err *err)
{
    const uint64_t min = door_request_min(d->request) << d->field->lattice;
    const bool dead = door_request_any(d->request, DOOR_DEADEND, DOOR_DEADEND);
    if (min)
        return err_set(err,
                       "-e and -x: found no entrance and exit at least %ju moves apart; use a "
                       "smaller min, or omit it and choose mazes: maze-solve -k 'length >= %ju'",
                       (uintmax_t)min, (uintmax_t)min);
    return err_set(err, "-e and -x: the maze has no %s",
                   dead                          ? "dead end"
                   : d->maze->kind == MAZE_BLOCK ? "free block"
                                                 : "passage");
}

/* Returns the request for door number `which` at a cell that was found. */
static struct door_request door_search_found(const struct door_search *d, int which, size_t cell)
{
    const struct door_request *request = &d->request[which];
    return (struct door_request){.kind = DOOR_CELL,
                                 .at = maze_place(d->maze, cell),
                                 .closed = door_request_is_inside(request) || d->field->inset ||
                                           request->closed};
}

/* Draws the doors if one of them is inside or a dead end. Returns 0, or -1 with *err set. */
static int door_search_inside(struct door_search *d, struct door_request found[DOOR_COUNT],
                              struct err *err)
{
    const struct door_request *request = d->request;
    const int inside = door_request_is_inside(&request[DOOR_ENTRANCE]) ? DOOR_ENTRANCE : DOOR_EXIT;
    const int first = request[!inside].kind >= DOOR_FAR ? inside : !inside;
    size_t cell[DOOR_COUNT];
    struct door door[DOOR_COUNT];
    const int got = door_search_cells(d, first, cell, door, err);
    if (got < 0)
        return -1;
    if (!got && (door_request_min(request) || !door_search_draw_unconnected(d, first, cell)))
        return door_search_none(d, err);
    for (int i = 0; i < DOOR_COUNT; i++)
        found[i] = door_request_is_inside(&request[i]) || request[i].kind == DOOR_FAR
                       ? door_search_found(d, i, cell[i])
                       : door_request_of(&door[i]);
    return 0;
}

/* ---- far doors ---- */

/* Stores the cell farthest from cell `from` in *cell. Returns 0, or -1 with *err set. */
static int door_search_farthest(struct door_search *d, size_t from, size_t *cell, struct err *err)
{
    const int got = door_search_from(d, from, UINT64_MAX, 0, cell, err);
    maze_clear(d->maze, MAZE_SEEN | MAZE_BACK);
    return got;
}

/* Finds far doors. In a tree, the cell farthest from any given cell is an end of a longest path
 * (Jordan, 1869, on the centre of a tree), so two searches find both ends of a longest path.
 * Returns 0, or -1 with *err set. */
static int door_search_far(struct door_search *d, struct door_request found[DOOR_COUNT],
                           struct err *err)
{
    struct maze *m = d->maze;
    const struct door_search_set open = {DOOR_INSIDE, 0, m->kind == MAZE_WALLS, SIZE_MAX};
    struct rng copy = *d->rng;
    struct door door[DOOR_COUNT], endpoint;
    size_t cell[DOOR_COUNT] = {0};
    const bool is_bare = m->kind == MAZE_BLOCK && !d->field->inset;
    int other;
    doors_choose(d->request, d->field, &copy, door);
    other = door[DOOR_ENTRANCE].exists || !door[DOOR_EXIT].exists ? DOOR_ENTRANCE : DOOR_EXIT;
    endpoint = door_or_default(door, d->field, other);
    cell[other] = door_cell(&endpoint, m->stride);
    if (!door[other].exists) {
        size_t i;
        if (door_search_count(d, &open, 0, &i) == 0) {
            if (is_bare)
                return door_search_none(d, err);
            i = cell[other];
        }
        if (is_bare && door_search_all(d, 0, UINT64_MAX, 0, err))
            return -1;
        i = is_bare ? d->largest : i;
        if (door_search_farthest(d, i, &cell[other], err))
            return -1;
    }
    if (door_search_farthest(d, cell[other], &cell[!other], err))
        return -1;
    for (int i = 0; i < DOOR_COUNT; i++)
        if (d->request[i].kind == DOOR_FAR)
            found[i] = door_search_found(d, i, cell[i]);
    return 0;
}

int doors_find(struct door_search *d, struct door_request found[DOOR_COUNT], struct err *err)
{
    memcpy(found, d->request, sizeof d->request);
    return door_request_any(d->request, DOOR_INSIDE, DOOR_DEADEND)
               ? door_search_inside(d, found, err)
           : door_request_any(d->request, DOOR_FAR, DOOR_FAR) ? door_search_far(d, found, err)
                                                              : 0;
}
