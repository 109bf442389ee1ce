/* every: enumerates all perfect mazes of a size by rank, each exactly once.
 *
 * Idea: go through the cells in reading order and choose for each whether it is joined to its west
 * neighbour and to its north neighbour. How the maze can be completed depends only on which of the
 * last cells, one per column, are connected so far. So count backwards, for each cell and each such
 * state, in how many ways the maze can be completed. Then maze number r is found without generating
 * the others: at each cell, go through the choices in a fixed order; while a choice has at most r
 * completions, skip it and subtract their number from r.
 *
 * Correctness: a choice that would join two connected cells, or cut off a set of cells, has no
 * completion, so exactly the trees are counted. Their numbers agree with Kirchhoff's theorem: 4 for
 * 2x2 cells, 192 for 3x3, 100352 for 4x4.
 *
 * The columns run along the shorter side, and there are at most six, because 7x7 cells have more
 * than 2^63 mazes. Six cells have only 132 states, a Catalan number: one per balanced sequence of
 * brackets.
 *
 * Cost: up to four numbers are looked up per cell. Memory: the maze, and 32 bytes per cell and
 * state, at most a few hundred kilobytes.
 *
 * References: Gustav Kirchhoff, "Ueber die Aufloesung der Gleichungen ...", 1847; Herbert S. Wilf,
 * "Combinatorial algorithms: an update", 1989 (ranking). */
#include "common/gen/kit/frame.h"
#include "common/gen/kit/job.h"
#include "common/gen/kit/single_line.h"

enum { COLUMNS = 6, ROWS = 64, WEST = 1, NORTH = 2, CHOICES = 4 };

#define MOST  ((uint64_t)1 << 63)
#define FRESH 0x10 /* not joined yet */

/* Which of the last cells are connected: three bits per column, 0 if there is no cell yet,
 * otherwise the number of its set, counted from 1 in the west. */
typedef uint32_t every_state;

struct every_node {
    uint64_t count;         /* in how many ways the maze can be completed */
    uint32_t next[CHOICES]; /* by choice: the next node; IMPOSSIBLE has no completion */
    every_state state;
};

enum { IMPOSSIBLE, FIRST_NODE };

/* The nodes of all cells, grouped by cell. */
struct every_table {
    bool wide;               /* the columns of the table are the rows of the maze */
    size_t columns, rows;    /* columns is the shorter side */
    struct mem *mem;         /* not owned */
    struct every_node *node; /* in *mem */
    uint32_t nodes;
};

/* Returns the state after `choice` for the cell in column x, or 0 if the choice is impossible. */
static every_state every_choose(every_state state, size_t columns, size_t x, unsigned choice)
{
    enum { OWN = 7 };
    const unsigned west = x > 0 ? state >> 3 * (x - 1) & 7 : 0, north = state >> 3 * x & 7;
    unsigned number[8] = {0}, numbers = 0;
    bool left_behind = north && !(choice & NORTH);
    every_state to = 0;
    if ((choice & WEST && !west) || (choice & NORTH && !north) ||
        (choice == (WEST | NORTH) && west == north))
        return 0;
    for (size_t k = 0; k < columns; k++) {
        unsigned set = state >> 3 * k & 7;
        left_behind = left_behind && (k == x || set != north);
        if (k == x || (choice & WEST && set == west) || (choice & NORTH && set == north))
            set = OWN;
        if (set && !number[set])
            number[set] = ++numbers;
        to |= (every_state)number[set] << 3 * k;
    }
    return left_behind ? 0 : to;
}

/* Finds the node of `state` among the nodes from `first` on, adds it if it is new, and stores it in
 * *node. Returns 0, or -1 if memory runs out. */
static int every_add_node(struct every_table *t, uint32_t first, every_state state, uint32_t *node)
{
    if (mem_need(t->mem, (t->nodes + 1) * sizeof *t->node))
        return -1;
    t->node = (struct every_node *)(void *)t->mem->at;
    for (*node = first; *node < t->nodes; ++*node)
        if (t->node[*node].state == state)
            return 0;
    t->node[t->nodes++].state = state;
    return 0;
}

/* Builds the table: adds all reachable nodes, then counts backwards from the last one. The first
 * count is UINT64_MAX if there are more than 2^63 mazes. Returns 0, or -1 if memory runs out. */
static int every_make_table(struct every_table *t)
{
    uint32_t from = FIRST_NODE, end, at; /* from: the cell's first node */
    if (every_add_node(t, IMPOSSIBLE, 0, &at) || every_add_node(t, FIRST_NODE, 0, &at))
        return -1;
    for (size_t cell = 0; cell < t->columns * t->rows; cell++, from = end) {
        end = t->nodes;
        for (uint32_t k = from; k < end; k++)
            for (unsigned c = 0; c < CHOICES; c++) {
                every_state state =
                    every_choose(t->node[k].state, t->columns, cell % t->columns, c);
                at = IMPOSSIBLE;
                if (state && every_add_node(t, end, state, &at))
                    return -1;
                t->node[k].next[c] = at;
            }
    }
    t->node[IMPOSSIBLE].count = 0;
    for (uint32_t k = t->nodes; k-- > FIRST_NODE;) {
        struct every_node *n = &t->node[k];
        n->count = k >= from && (n->state & 0x36db6db6) == 0; /* one set: no number except 1 */
        for (unsigned c = 0; k < from && c < CHOICES; c++) {
            const uint64_t more = t->node[n->next[c]].count;
            n->count = more > MOST - n->count || n->count > MOST ? UINT64_MAX : n->count + more;
        }
    }
    return 0;
}

/* Returns the table for mazes of this size stored in *mem, without nodes if *mem is empty. */
static struct every_table every_table_of(size_t width, size_t height, struct mem *mem)
{
    const bool wide = width > height;
    return (struct every_table){.wide = wide,
                                .columns = wide ? height : width,
                                .rows = wide ? width : height,
                                .mem = mem,
                                .node = (struct every_node *)(void *)mem->at};
}

static int every_total(size_t width, size_t height, uint64_t *total, struct err *err)
{
    struct mem mem = {NULL, 0};
    struct every_table t = every_table_of(width, height, &mem);
    int got = 0;
    *total = t.columns == 1 ? 1 : UINT64_MAX;
    if (t.columns > 1 && t.columns <= COLUMNS && t.rows <= ROWS) {
        got = every_make_table(&t);
        *total = got ? 0 : t.node[FIRST_NODE].count;
        mem_free(&mem);
    }
    if (*total > MOST)
        return err_set(err, "every: %zux%zu cells have more than 2^63 mazes; choose a smaller size",
                       width, height);
    return got ? err_memory(err) : 0;
}

/* Finds the choices of the maze with the rank job->index. In a frame, the current cell is active,
 * and the cells before it are finished. */
static int every_make(struct gen_job *job)
{
    const struct maze *m = job->maze;
    struct every_table t = every_table_of(m->width, m->height, job->cache);
    const unsigned west = t.wide ? MAZE_N : MAZE_W, north = t.wide ? MAZE_W : MAZE_N;
    uint64_t rank = job->index;
    if (single_line_make(job))
        return 0;
    job_fill(job, FRESH);
    if (!t.node && every_make_table(&t))
        return err_memory(job->err);
    const struct every_node *n = &t.node[FIRST_NODE];
    for (size_t k = 0; k < job->cells; k++) {
        const size_t x = k % t.columns, y = k / t.columns;
        unsigned char *cell = m->cell + (t.wide ? x * m->stride + y : y * m->stride + x);
        unsigned c = 0;
        *cell ^= FRESH;
        for (; rank >= t.node[n->next[c]].count; c++)
            rank -= t.node[n->next[c]].count;
        n = &t.node[n->next[c]];
        for (unsigned bit = WEST; bit <= NORTH; bit *= 2) {
            if (!(c & bit))
                continue;
            maze_carve(m, cell, bit == WEST ? west : north);
            frame_of_path(job, cell, FRAMES_NOWHERE, FRESH, 0);
        }
    }
    return 0;
}

const struct gen gen_every = {
    .entry = {"every", "all perfect mazes of a given size, once each, by rank", NULL,
              "all enumerate"},
    .perfect = GEN_PERFECT,
    .fixed = true,
    .mask = MASK_NONE,
    .make = every_make,
    .total = every_total,
};
