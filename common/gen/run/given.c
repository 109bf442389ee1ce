#include "given.h"

#include "common/base/fnv.h"
#include "common/maze/dsu.h"
#include "common/maze/maze_lattice.h"
#include "common/maze/pieces.h"
#include "common/stream/lattice.h"

#include <string.h>

/* ---- a board ---- */

/* Replaces the board in g->maze by the maze of walls whose lattice it is, with PIECES_FIXED for
 * each wall whose block is an obstacle marked as visited. First turns each free cell whose four
 * neighbours are obstacles into an obstacle, because lattice_back_row expects solid cells in this
 * form. Returns 0, or -1 with *err set. */
static int given_from_board(struct given *g, struct err *err)
{
    const unsigned both = MAZE_OBSTACLE | MAZE_VISITED;
    const struct maze board = g->maze;
    const struct maze *b = &g->board, *m = &g->maze;
    g->maze = g->board;
    g->board = board;
    if (!maze_lattice_fits(b->width, b->height))
        return err_set(err,
                       "a board of %zux%zu blocks is not a lattice, which --given requires: width "
                       "and height must be odd and at least 3",
                       b->width, b->height);
    if (maze_shape(&g->maze, MAZE_WALLS, b->width / 2, b->height / 2, err) ||
        lattice_header(&g->head, err))
        return -1;
    for (size_t y = 0; y <= m->height; y++) {
        const bool lone = m->width == 1 && m->height == 1; /* the cell stays free */
        unsigned char *to = m->cell + y * m->stride, *above = b->cell + 2 * y * b->stride;
        unsigned char *row = y < m->height ? above + b->stride : NULL;
        const unsigned char *below = row ? row + b->stride : NULL;
        for (size_t x = 1; row && x < b->width; x += 2)
            if (maze_lattice_encloses(above, row, below, x, lone))
                row[x] |= MAZE_OBSTACLE;
        if (lattice_back_row(to, above, row, below, m->width, y, lone, err))
            return -1;
        for (size_t x = 0; row && x < m->width; x++) {
            if (x > 0 && (row[2 * x] & both) == both)
                to[x] |= PIECES_FIXED(MAZE_WEST);
            if (y > 0 && (above[2 * x + 1] & both) == both)
                to[x] |= PIECES_FIXED(MAZE_NORTH);
        }
    }
    return 0;
}

/* ---- a shape ---- */

/* Finds which cells inside are cells of the maze's shape, if it has one, and adds the walls that
 * must stay. In a maze that wraps, makes the border column represent the first column, see
 * shape_graph.h. Returns 0, or -1 with *err set. */
static int given_fix_shape(struct given *g, struct err *err)
{
    const struct maze *m = &g->maze;
    if (!g->graph.shape.kind)
        return 0;
    if (shape_graph_set(&g->graph, m, g->inside.at, err))
        return -1;
    memcpy(g->inside.at, g->graph.inside.at, m->stride * (m->height + 1));
    for (size_t i = 0; i < m->stride * (m->height + 1); i++)
        m->cell[i] |= g->graph.plan.cell[i] & 0xf0;
    for (size_t i = 0; i < m->stride * m->height && g->graph.shape.wraps; i += m->stride) {
        unsigned char *border = &m->cell[i + m->width];
        *border |= MAZE_NORTH | (m->cell[i] & MAZE_VISITED);
        m->cell[i] |= MAZE_WEST;
    }
    g->cells = g->graph.pieces.count;
    return 0;
}

/* Returns whether *mask contains the cell with the part (x, y). */
static bool given_mask_has(const struct mask *mask, const struct shape *s, size_t x, size_t y)
{
    const size_t parts = shape_parts(s, y), first = shape_first(s, x, y);
    const unsigned char *row = mask->mem.at + y * (mask->width + 1);
    return s->kind->wraps ? !memchr(row + first, 0, parts) : row[first / parts];
}

int given_set_shape(struct given *g, const struct shape *shape, const struct mask *mask,
                    struct err *err)
{
    struct maze *m = &g->maze;
    if (maze_shape(m, MAZE_WALLS, shape->width, shape->height, err))
        return -1;
    maze_fill(m, 0);
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x++) {
            unsigned char *cell = m->cell + y * m->stride + x;
            if (!shape_has(shape, x, y) || (mask && !given_mask_has(mask, shape, x, y)))
                *cell |= MAZE_VISITED;
            else if (shape_first(shape, x, y) != x)
                *cell &= MAZE_NORTH;
        }
    g->graph.shape = *shape;
    return given_prepare(g, NULL, err);
}

/* ---- what is given ---- */

/* Sets the message `what` for cell i, with the coordinates of the input: "cell 2,3 WHAT". Returns
 * -1. */
static int given_refuse(const struct given *g, size_t i, const char *what, struct err *err)
{
    const bool block = g->kind == MAZE_BLOCK;
    const struct place at = maze_place(&g->maze, i);
    return err_set(err, "%s %zu,%zu %s", block ? "block" : "cell", block ? 2 * at.x + 1 : at.x,
                   block ? 2 * at.y + 1 : at.y, what);
}

/* Finds the cells inside: the cells of the mask, except solid ones that are marked. Returns 0, or
 * -1 with *err set if a cell outside is open. */
static int given_find_cells(struct given *g, const struct mask *mask, struct err *err)
{
    const struct maze *m = &g->maze;
    unsigned char *in;
    if (mem_need(&g->inside, m->stride * (m->height + 1)))
        return err_memory(err);
    in = memset(g->inside.at, 0, m->stride * (m->height + 1));
    g->cells = 0;
    for (size_t y = 0; y < m->height; y++)
        for (size_t i = y * m->stride, end = i + m->width; i < end; i++) {
            const bool solid = maze_solid(m, i);
            in[i] = (mask && !mask->mem.at[i]) || (solid && m->cell[i] & MAZE_VISITED) ? 0 : 0xff;
            g->cells += in[i] & 1;
            if (!in[i] && !solid)
                return given_refuse(g, i, "is outside the mask, but not closed", err);
        }
    return 0;
}

/* Sets PIECES_FIXED for each closed wall between two cells if at least one of them is marked or
 * outside, and removes all marks. */
static void given_fix_walls(struct given *g)
{
    const unsigned char *in = g->inside.at;
    struct maze *m = &g->maze;
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width + g->graph.shape.wraps; x++) {
            const size_t i = y * m->stride + x;
            unsigned char *cell = m->cell + i;
            unsigned fixed = *cell >> 4; /* set by given_row_from_board */
            if (x > 0 && ((*cell | cell[-1]) & MAZE_VISITED || !(in[i] & in[i - 1])))
                fixed |= MAZE_WEST;
            if (y > 0 &&
                ((*cell | *(cell - m->stride)) & MAZE_VISITED || !(in[i] & in[i - m->stride])))
                fixed |= MAZE_NORTH;
            *cell = (unsigned char)((*cell & MAZE_DIGIT) | PIECES_FIXED(*cell & fixed));
        }
    maze_clear(m, MAZE_PATH | MAZE_VISITED);
}

/* Checks that all cells can be joined. Returns 0, or -1 with *err set; the message identifies the
 * first cell that cannot be joined to most of the others. */
static int given_check(struct given *g, struct err *err)
{
    const unsigned char *in = g->inside.at;
    const size_t cells = g->maze.stride * g->maze.height;
    size_t largest = SIZE_MAX, all = 0, i = 0; /* root of the largest set; number of cells */
    dsu_link *set;                             /* for a root: minus the number of cells */
    if (cells > PIECES_MAX_CELLS)              /* unreached: it takes a billion cells */
        return err_set(err, "--given is limited to %zu cells", PIECES_MAX_CELLS);
    if (mem_need_array(&g->sets, cells, sizeof *set, 0))
        return err_memory(err);
    set = (dsu_link *)(void *)g->sets.at;
    walls_join(&g->maze, in, set, PIECES_FIXED(1));
    for (size_t k = 0; k < cells; k++) {
        all += in[k] & 1;
        if (in[k] && (largest == SIZE_MAX || set[dsu_find(set, k)] < set[largest]))
            largest = dsu_find(set, k);
    }
    if ((size_t)-set[largest] == all)
        return 0;
    while (!in[i] || dsu_find(set, i) == largest)
        i++;
    return given_refuse(
        g, i, "cannot be reached: all walls around it and its connected cells are fixed", err);
}

/* Sets g->hash as defined in maze(5): hashes one digit per cell and border cell, and a newline
 * after each row. */
static void given_compute_hash(struct given *g)
{
    const struct maze *m = &g->maze;
    g->hash = FNV_OFFSET;
    for (size_t y = 0; y <= m->height; y++) {
        for (size_t x = 0; x <= m->width; x++) {
            const unsigned walls = (y < m->height) * MAZE_WEST | (x < m->width) * MAZE_NORTH;
            const unsigned cell = m->cell[y * m->stride + x];
            g->hash = fnv_byte(
                g->hash, (unsigned char)"0123456789abcdef"[(~cell & walls) | (cell >> 4) << 2]);
        }
        g->hash = fnv_byte(g->hash, '\n');
    }
}

int given_prepare(struct given *g, const struct mask *mask, struct err *err)
{
    g->kind = g->maze.kind;
    if (g->kind == MAZE_BLOCK && given_from_board(g, err))
        return -1;
    if (mask && (mask->width != g->maze.width || mask->height != g->maze.height))
        return err_set(err, "-m: the mask is %zux%zu, but the maze is %zux%zu", mask->width,
                       mask->height, g->maze.width, g->maze.height);
    if (mask && g->graph.shape.kind)
        return err_set(err, "-m: a given maze with a shape cannot have a mask");
    if (given_find_cells(g, mask, err) || given_fix_shape(g, err))
        return -1;
    if (g->cells == 0)
        return err_set(err, "no cells remain: all are solid and fixed");
    given_fix_walls(g);
    if (given_check(g, err))
        return -1;
    given_compute_hash(g);
    return 0;
}

/* ---- the input ---- */

/* Checks that start, goal and goals, which are passed on, are in the maze. */
int given_next(struct given *g, const char *name, const struct maze_io *io, const struct mask *mask,
               struct err *err)
{
    struct input *in = &g->input;
    const struct header *h = &in->reader.head;
    const bool alone = !io_is_stdin(name); /* a file, which must have exactly one maze */
    struct place place;
    uint64_t line;
    int got;
    if (!g->name) {
        g->fd = io_open(name);
        if (g->fd < 0)
            return err_set(err, "%s", io_why());
        g->name = name;
        input_begin(in, g->fd, io_label(name), io, NULL);
    }
    got = input_advance(in);
    if (got == 0)
        return alone ? err_set(err, "no maze: the input is empty") : 0;
    if (got < 0 || input_maze(in, &g->maze))
        return input_take_error(in, err);
    if (header_get_place(h, FIELD_START, &place, err) < 0 ||
        header_get_place(h, FIELD_GOAL, &place, err) < 0 ||
        header_get_place(h, FIELD_GOALS, &place, err) < 0)
        return -1;
    if (header_copy(&g->head, h))
        return err_memory(err);
    for (enum field_id id = 0; id < FIELDS; id++)
        if (field_table[id].given == FIELD_GIVEN_DROP)
            header_drop_set(&g->head, FIELD_BIT(id));
    if (header_has(h, FIELD_FRAME)) /* its marks show the state of an algorithm */
        maze_clear(&g->maze, MAZE_PATH | MAZE_VISITED);
    line = in->reader.start_line;
    if (header_get_shape(h, &g->graph.shape, err) || given_prepare(g, mask, err)) {
        if (!err->no_memory && err->line == 0)
            err_place(err, line, 1);
        return -1;
    }
    if (!alone || (got = input_next(in)) == 0)
        return 1;
    return got < 0 ? input_take_error(in, err)
                   : err_at(err, in->reader.start_line, 1,
                            "a second maze; only --given - reads several, from standard input");
}

int given_fields(const struct given *g, bool keep, struct header *h)
{
    const struct text_buf *comments = &g->head.comments;
    enum field_given which = keep ? FIELD_GIVEN_WITH_DOORS : FIELD_GIVEN_KEEP;
    const char *field;
    for (size_t n; which <= FIELD_GIVEN_KEEP; which++)
        for (size_t at = 0; header_next_field(&g->head, &at, &field, &n);) {
            const char *end = memchr(field, '=', n);
            const enum field_id id = field_find(field, (size_t)(end - field));
            if (which == (id == FIELDS ? FIELD_GIVEN_KEEP : field_table[id].given) &&
                header_add_field(h, field, n))
                return -1;
        }
    return text_append(&h->comments, (const char *)comments->mem.at, comments->len);
}

/* Inner walls that are open in the given maze are open already. */
void given_open_border(const struct given *g, struct maze *m)
{
    for (size_t i = 0, n = m->stride * (m->height + 1); i < n; i++)
        m->cell[i] &= (unsigned char)(g->maze.cell[i] | ~(unsigned)(MAZE_WEST | MAZE_NORTH));
}

void given_free(struct given *g)
{
    input_free(&g->input);
    if (g->name)
        io_close(g->fd, g->name);
    maze_free(&g->maze);
    maze_free(&g->board);
    shape_graph_free(&g->graph);
    mem_free(&g->inside);
    mem_free(&g->sets);
    header_free(&g->head);
}
