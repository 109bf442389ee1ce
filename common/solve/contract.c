/* contract: one pass over the rows, keeping only what paths through later rows may need.
 *
 * Idea: read the maze row by row, as a graph whose nodes are cells. As soon as a row has been read,
 * contract the graph: a dead end is dropped; a cell with two passages disappears, so that a chain
 * of cells becomes one edge, which stores its length; of two edges between the same nodes, only the
 * shorter remains. The start, the goal, and the passages that lead down from the last row are kept,
 * because the rest of the maze is not known yet. At the end, search the small remaining graph
 * (Dijkstra).
 *
 * Correctness: a shortest path never enters a dead end, takes a chain as a whole or not at all, and
 * never takes the longer of two edges. So no step changes the length of a shortest path between the
 * nodes that are kept.
 *
 * Few cells become nodes. In a row, a span is a maximal sequence of cells without a wall between
 * them. A span is read from west to east, and the edges that lead to it from above or down from it
 * are collected. If there is none, there is nothing to store. If there is one, it is a dead end and
 * is cut when the span ends. If there are two, they are joined when the span ends. Only a third
 * edge makes the cell where the first two met a node. The edges collected so far end at two loose
 * ends, and an edge that leads down ends at its column. With one node per cell, the search took 1.5
 * times as long, and twice as long in wide mazes.
 *
 * If the moves are not wanted, rows are read in bands of up to 64, whose dead ends are closed
 * first, many cells at a time (kit/prune.h). Only the other cells are examined: a quarter of the
 * time in mazes of kruskal, wilson and eller, three quarters in mazes of backtracker.
 *
 * The search stops early if later rows cannot change the result: every path that leaves the known
 * rows in one column and returns in another would be longer, or no such path exists. So it can even
 * solve an endless maze.
 *
 * Marks: a shortest path. Visited: the whole maze, as far as it was read.
 *
 * Cost: in a perfect maze, time proportional to the cells. Memory: in a perfect maze, 65 to 145
 * bytes per column; there are fewer nodes than edges that lead down. Loops add nodes until both
 * their sides are known: an open room needs 65 bytes per cell, and 75 with the final search. If the
 * moves are wanted, not just their number, each edge stores its own, at 2 bits per move: 139 bytes
 * per cell of a room.
 *
 * References: Richard J. Duffin, "Topology of series-parallel networks", 1965, for the contraction;
 * Edsger W. Dijkstra, "A note on two problems in connexion with graphs", 1959. */
#include "common/base/bits.h"
#include "common/solve/kit/contraction.h"
#include "common/solve/kit/prune.h"
#include "solve.h"

struct contract {
    struct prune band; /* the rows that were read but are not in the graph yet */
    struct contraction graph;
    size_t width;
    unsigned edges;  /* edges collected in the current span: 0, 1 or, both at one cell, 2 */
    size_t at;       /* the column of the loose ends */
    size_t junction; /* a node of the span, to be released after the span, or CONTRACTION_NONE */
    uint64_t y;      /* number of rows read so far */
    bool start_read;
    size_t goals_read;
    struct mem nodes; /* size_t: the node of the start, then the nodes of the goals */
    struct mem from_start, from_goals; /* distances */
    uint64_t unchecked, interval;      /* cells read since the last check; cells between checks */
};

static inline size_t *contract_nodes(const struct contract *c)
{
    return (size_t *)(void *)c->nodes.at;
}

/* ---- rows ---- */

/* Releases the junction of the span, if there is one, and makes node n the new one;
 * CONTRACTION_NONE means none. */
static void contract_set_junction(struct contract *c, size_t n)
{
    if (c->junction != CONTRACTION_NONE)
        contraction_release(&c->graph, c->junction);
    c->junction = n;
}

/* Ends the span: cuts a single edge, or joins two. */
static void contract_end_span(struct contract *c)
{
    struct contraction *g = &c->graph;
    const size_t loose = c->width;
    if (c->edges == 1)
        contraction_cut_edge(g, loose);
    else if (c->edges == 2)
        contraction_join_edges(g, loose, loose + 1);
    c->edges = 0;
    contract_set_junction(c, CONTRACTION_NONE);
}

/* Makes the cell in column x a node, the junction. Its edges are the edges of the loose ends, the
 * edge from above if `up` is true, a new edge down if `down` is true, and a new edge to the first
 * loose end, for the cells to the east. Returns 0, or -1 if memory runs out. */
static int contract_add_node(struct contract *c, size_t x, bool up, bool down)
{
    struct contraction *g = &c->graph;
    const size_t loose = c->width, n = contraction_add_node(g), end = contraction_end(g, n, 0);
    if (n == CONTRACTION_NONE)
        return -1;
    if (c->edges == 1)
        contraction_extend_edge(g, loose, x - c->at, MAZE_W);
    for (unsigned k = 0; k < c->edges; k++)
        contraction_move_edge(g, loose + k, end + k);
    if (up)
        contraction_move_edge(g, x, end + 1);
    if (down)
        contraction_add_edge(g, end + 2, x, 1, MAZE_S);
    contraction_add_edge(g, loose, end + 3, 0, 0);
    c->edges = 1;
    c->at = x;
    contract_set_junction(c, n);
    return 0;
}

/* Adds edges of the cell in column x to the span: the edge from above if `up` is true, and a new
 * edge down if `down` is true. At least one of the two must be true. Returns 0, or -1 if memory
 * runs out. */
static inline int contract_add_edges(struct contract *c, size_t x, bool up, bool down)
{
    struct contraction *g = &c->graph;
    const size_t loose = c->width;
    if (c->edges == 2 && contract_add_node(c, c->at, false, false))
        return -1;
    if (c->edges == 1 && up && down)
        return contract_add_node(c, x, true, true);
    if (c->edges == 1)
        contraction_extend_edge(g, loose, x - c->at, MAZE_W);
    if (up)
        contraction_move_edge(g, x, loose + c->edges++);
    if (down)
        contraction_add_edge(g, loose + c->edges++, x, 1, MAZE_S);
    c->at = x;
    return 0;
}

/* Adds the cells in columns `from` to `to` - 1 of row r of the band. Skips cells that have no edge
 * from above or down and either continue the span or are closed on all sides. Returns 0, or -1 if
 * memory runs out. */
static int contract_cells(struct contract *c, size_t r, size_t from, size_t to)
{
    const struct prune_row row = prune_row(&c->band, r), below = prune_row(&c->band, r + 1);
    for (size_t k = from / PRUNE_CELLS; k * PRUNE_CELLS < to; k++) {
        const uint64_t corridors = row.north[k] & below.north[k] & ~row.west[k];
        uint64_t cells = ~(corridors | prune_closed(&c->band, row, below, k));
        if (k == from / PRUNE_CELLS)
            cells &= ~(uint64_t)0 << from % PRUNE_CELLS;
        for (; cells; cells &= cells - 1) {
            const unsigned bit = (unsigned)bits_lowest(cells);
            const size_t x = k * PRUNE_CELLS + bit;
            bool up, down;
            if (x >= to)
                break;
            if (row.west[k] >> bit & 1 && c->edges > 0)
                contract_end_span(c); /* may cut an edge from above */
            up = contraction_has_edge(&c->graph, x);
            down = !(below.north[k] >> bit & 1);
            if ((up || down) && contract_add_edges(c, x, up, down))
                return -1;
        }
    }
    return 0;
}

/* Returns the column of the next start or goal in this row, or the width if there is none. */
static size_t contract_next_terminal(const struct contract *c, const struct row_search *s)
{
    const struct place *goal = s->goals + c->goals_read;
    size_t x = c->width;
    if (!c->start_read && s->start.y == c->y)
        x = s->start.x;
    return c->goals_read < s->goal_count && goal->y == c->y && goal->x < x ? goal->x : x;
}

/* Adds the cell in column x of row r of the band, which is the start or a goal, as a node that is
 * kept. Returns 0, or -1 if memory runs out. */
static int contract_terminal(struct contract *c, const struct row_search *s, size_t r, size_t x)
{
    const size_t k = x / PRUNE_CELLS, bit = x % PRUNE_CELLS;
    size_t n;
    if (prune_row(&c->band, r).west[k] >> bit & 1)
        contract_end_span(c);
    if ((c->edges == 2 && contract_add_node(c, c->at, false, false)) ||
        contract_add_node(c, x, contraction_has_edge(&c->graph, x),
                          !(prune_row(&c->band, r + 1).north[k] >> bit & 1)))
        return -1;
    n = c->junction;
    c->junction = CONTRACTION_NONE; /* this node is never released */
    if (s->start.y == c->y && s->start.x == x) {
        contract_nodes(c)[0] = n;
        c->start_read = true;
    }
    for (const struct place *goal = s->goals + c->goals_read;
         c->goals_read < s->goal_count && goal->y == c->y && goal->x == x; goal++)
        contract_nodes(c)[++c->goals_read] = n;
    return 0;
}

/* Adds row r of the band. Returns 0, or -1 if memory runs out. */
static int contract_row(struct contract *c, const struct row_search *s, size_t r)
{
    size_t x = 0;
    for (size_t next; (next = contract_next_terminal(c, s)) < c->width; x = next + 1)
        if (contract_cells(c, r, x, next) || contract_terminal(c, s, r, next))
            return -1;
    if (contract_cells(c, r, x, c->width))
        return -1;
    contract_end_span(c);
    c->y++;
    c->unchecked += c->width;
    return c->graph.moves.no_memory ? -1 : 0;
}

/* ---- the result ---- */

/* Returns the distance of the column end x, or UINT64_MAX if no node is joined to it. */
static uint64_t contract_column_distance(const struct contraction *g, const struct mem *distances,
                                         size_t x)
{
    uint64_t moves;
    if (!contraction_leads_to_node(g, x))
        return UINT64_MAX;
    moves = contraction_distance(distances, contraction_node(g, g->end[x].peer));
    return moves == UINT64_MAX ? moves : moves + contraction_length(g, x);
}

/* Returns a lower bound for the length of a path from the start to a goal that goes down in one
 * column and comes up again in another, or UINT64_MAX if there can be none. Between the two
 * columns, such a path has at least as many moves as there are columns between them. */
static uint64_t contract_detour(const struct contract *c)
{
    uint64_t least = UINT64_MAX, start = UINT64_MAX, goal = UINT64_MAX;
    for (size_t x = 0; x < c->width; x++) {
        const uint64_t s = contract_column_distance(&c->graph, &c->from_start, x);
        const uint64_t g = contract_column_distance(&c->graph, &c->from_goals, x);
        /* from the nearest column to the left */
        start += start < UINT64_MAX;
        goal += goal < UINT64_MAX;
        if (g < UINT64_MAX && start < UINT64_MAX && start + g < least)
            least = start + g;
        if (s < UINT64_MAX && goal < UINT64_MAX && goal + s < least)
            least = goal + s;
        start = s < start ? s : start;
        goal = g < goal ? g : goal;
    }
    return least;
}

/* Finds the goal nearest to the start, and sets s->goal and s->length. Returns SOLVE_PATH,
 * SOLVE_NONE if there is no path, or -1 if memory runs out. */
static int contract_nearest(struct contract *c, struct row_search *s)
{
    s->length = UINT64_MAX;
    if (contraction_distances(&c->graph, contract_nodes(c), 1, &c->from_start))
        return -1;
    for (size_t k = 0; k < c->goals_read; k++) {
        const uint64_t moves = contraction_distance(&c->from_start, contract_nodes(c)[k + 1]);
        if (moves < s->length) {
            s->length = moves;
            s->goal = k;
        }
    }
    return s->length < UINT64_MAX ? SOLVE_PATH : SOLVE_NONE;
}

/* Finds out whether the result is final, because later rows cannot change it. The searches take
 * longer than reading a row, so they become rarer, down to one per 16 rows or more. Returns 1 if
 * so, 0 if not, or -1 if memory runs out. */
static int contract_is_settled(struct contract *c, struct row_search *s)
{
    enum { MOST_CELLS_PER_NODE = 16 };
    const uint64_t nodes = c->width + c->graph.live;
    if (!c->start_read || c->goals_read < s->goal_count || c->unchecked < c->interval)
        return 0;
    c->unchecked = 0;
    c->interval = 2 * c->interval + nodes;
    if (c->interval > MOST_CELLS_PER_NODE * nodes)
        c->interval = MOST_CELLS_PER_NODE * nodes;
    if (contract_nearest(c, s) < 0 ||
        contraction_distances(&c->graph, contract_nodes(c) + 1, s->goal_count, &c->from_goals))
        return -1;
    return s->length <= contract_detour(c);
}

/* Stores the moves from the start to goal s->goal in s->moves. Consumes the edges of the path. */
static void contract_take_moves(struct contract *c, struct row_search *s)
{
    struct contraction *g = &c->graph;
    moves_id moves = moves_add(&g->moves, 0, 0);
    for (size_t n = contract_nodes(c)[s->goal + 1]; n != contract_nodes(c)[0];) {
        const size_t end = contraction_arrival(g, &c->from_start, n);
        moves = moves_concatenate(&g->moves, moves_reverse(g->end[end].chain), moves);
        n = contraction_node(g, g->end[end].peer);
    }
    moves_take(&g->moves, moves, s->moves);
}

/* ---- the search ---- */

/* Fills dead ends in the band, except the start, the goals and cells with an edge from above. Edges
 * from above that were cut count as walls. */
static void contract_prune(const struct contract *c, const struct row_search *s)
{
    const struct prune_row first = prune_row(&c->band, 0);
    const uint64_t end = c->y + c->band.rows - 1;
    for (size_t x = 0; x < c->width; x++)
        if (contraction_has_edge(&c->graph, x))
            prune_keep(&c->band, 0, x);
        else
            first.north[x / PRUNE_CELLS] |= (uint64_t)1 << x % PRUNE_CELLS;
    if (!c->start_read && s->start.y < end)
        prune_keep(&c->band, (size_t)(s->start.y - c->y), s->start.x);
    for (size_t k = c->goals_read; k < s->goal_count && s->goals[k].y < end; k++)
        prune_keep(&c->band, (size_t)(s->goals[k].y - c->y), s->goals[k].x);
    prune_fill(&c->band);
}

/* Reads the maze in bands of `rows` rows plus the row below, and searches it. If moves are wanted,
 * searches row by row, because pruning changes which of several shortest paths is found. Bands
 * grow, so that few unnecessary rows are read. Returns SOLVE_PATH, SOLVE_NONE, or -1 with *err
 * set. */
static int contract_search(struct contract *c, struct row_search *s, struct err *err)
{
    const unsigned char *row;
    int got = s->next(s->context, &row, err), settled = 0, found;
    if (got > 0 && /* only now has a row proved that the width is real */
        (mem_need_array(&c->nodes, s->goal_count + 1, sizeof(size_t), 0) ||
         prune_begin(&c->band, s->width) || contraction_begin(&c->graph, s->width, s->moves)))
        return err_memory(err);
    if (got > 0)
        prune_add(&c->band, row);
    for (size_t rows = 1; got > 0 && !settled;) {
        while (got > 0 && c->band.rows <= rows)
            if ((got = s->next(s->context, &row, err)) >= 0)
                prune_add(&c->band, got ? row : NULL);
        if (got < 0)
            return -1;
        if (!s->moves) {
            contract_prune(c, s);
            rows = rows < PRUNE_ROWS ? 2 * rows : rows;
        }
        for (size_t r = 0; r + 1 < c->band.rows && !settled; r++)
            if (contract_row(c, s, r) ||
                ((got || r + 2 < c->band.rows) && (settled = contract_is_settled(c, s)) < 0))
                return err_memory(err);
        prune_next(&c->band);
    }
    if (got < 0)
        return -1;
    found = contract_nearest(c, s);
    if (found == SOLVE_PATH && s->moves)
        contract_take_moves(c, s);
    return found < 0 || c->graph.moves.no_memory ? err_memory(err) : found;
}

static int contract_solve_rows(struct row_search *s, struct err *err)
{
    struct contract c = {.width = s->width, .junction = CONTRACTION_NONE};
    const int found = contract_search(&c, s, err);
    contraction_free(&c.graph);
    mem_free(&c.nodes);
    mem_free(&c.band.mem);
    mem_free(&c.from_start);
    mem_free(&c.from_goals);
    return found;
}

/* ---- a maze in memory ---- */

/* The rows of a maze. */
struct contract_maze {
    struct search *search;
    size_t y;
};

/* Stores the next row of a maze in *row, and makes its cells visited. For row_search.next. */
static int contract_next_row(void *context, const unsigned char **row, struct err *err)
{
    struct contract_maze *of = context;
    const struct maze *m = of->search->maze;
    unsigned char *cell = m->cell + of->y * m->stride;
    (void)err;
    if (of->y == m->height)
        return 0;
    for (size_t x = 0; x < m->width; x++)
        if (!maze_solid(m, of->y * m->stride + x)) {
            cell[x] |= MAZE_SEEN;
            frames_activate(of->search->frames, of->y * m->stride + x);
        }
    frames_step(of->search->frames, of->y * m->stride);
    of->y++;
    *row = cell;
    return 1;
}

static int contract_solve(struct search *s, struct err *err)
{
    const struct maze *m = s->maze;
    struct contract_maze of = {s, 0};
    struct moves_list moves = {0};
    const struct place goal = maze_place(m, s->goal);
    struct row_search rows = {
        .width = m->width,
        .start = maze_place(m, s->start),
        .goals = &goal,
        .goal_count = 1,
        .next = contract_next_row,
        .context = &of,
        .moves = &moves,
    };
    const int found = contract_solve_rows(&rows, err);
    unsigned char *cell = m->cell + s->start;
    if (found == SOLVE_PATH) {
        s->length = rows.length;
        *cell |= MAZE_PATH;
        for (uint64_t k = 0; k < rows.length; k++) {
            cell += m->step[moves_at(&moves, k)];
            *cell |= MAZE_PATH;
        }
    }
    moves_free_list(&moves);
    return found;
}

const struct solve solve_contract = {
    .entry = {"contract", "finds a shortest path in one pass with little memory", NULL, NULL},
    .complete = true,
    .shortest = true,
    .solve = contract_solve,
    .solve_rows = contract_solve_rows,
};
