/* jump: A* with jumps along rows, for boards with open areas.
 *
 * Idea: in an open area, many shortest paths lead to a cell, and they differ only in where they
 * turn. One of them is enough: the one that goes along columns first. On this path, a move along a
 * row is followed by a move along a column only where the path could not turn one cell earlier,
 * beside the end of a wall. So the search need not take the cells of a row one by one, but jumps to
 * the next such cell, and examines 16 cells at a time. Otherwise it works like astar.
 *
 * Correctness: let a path go along a row from a to b, and then along a column to c. If the other
 * cell beside both a and c is joined to both, the path through it is as short and turns earlier. So
 * some shortest path turns from a row only where this is not the case. A search has already jumped
 * both ways from a cell that was entered along its column, with at most as many moves as a later
 * jump that reaches the cell, so the later jump ends there. A jump also ends at a cell where a jump
 * in the same direction has ended.
 *
 * Each move that leads away from the goal adds two to g + h (see astar). There is one list per
 * number of such moves, and each list is a stack.
 *
 * A jump also ends at every 64th column. So in any maze, a cell is examined for a bounded number of
 * entries.
 *
 * Marks: a shortest path. The search runs from the start to the goal. Visited: the cells taken, but
 * not the cells between the ends of a jump.
 *
 * Cost: proportional to the cells. On game maps of 512x512 blocks and more, it takes 0.4 to 0.6 of
 * the time of astar; on boards where a fifth of the blocks are random obstacles, 3 times as long.
 * Memory: 24 bytes per entry and 8 per list.
 *
 * Reference: Daniel Harabor and Alban Grastien, "Online graph pruning for pathfinding on grid
 * maps", 2011 (for moves to eight neighbours). */
#include "solve.h"

#include <string.h>

enum {
    JUMP_CELLS = 16, /* cells of a row that are examined together */
    JUMP_MOST = 64,  /* number of columns after which every jump ends */
};

/* The bit of cells that were taken after a jump in direction d. */
#define JUMP_BIT(d) MAZE_BACK_TO((d) == MAZE_E ? 1 : 2)

/* An entry of the lists: a cell that is entered by a move along its column or by a jump. */
struct jump_node {
    size_t at;     /* the cell times four, plus the direction */
    size_t origin; /* the node from which the path leads along a column, then along a row */
    size_t next;   /* in the same list, or among the spare nodes; 0: none */
};

struct jump {
    struct search *s;
    struct maze *m;
    struct place goal;
    struct jump_node *node; /* in s->scratch[0]; node 0 is the start */
    size_t nodes, spare;
    size_t *list; /* in s->scratch[1]: the first node of each list; 0: none */
    size_t lists, now;
};

/* Makes room for the start and for the entries, at most four, that taking an entry adds. Returns 0,
 * or -1 with *err set if memory runs out. */
static int jump_reserve(struct jump *j, struct err *err)
{
    const size_t lists = j->now + JUMP_MOST + 1;
    struct mem *const scratch = j->s->scratch;
    if (mem_need_array(scratch, j->nodes + 5, sizeof *j->node, 0) ||
        mem_need_array(scratch + 1, lists, sizeof *j->list, 0))
        return err_memory(err);
    j->node = (struct jump_node *)(void *)scratch[0].at;
    j->list = (size_t *)(void *)scratch[1].at;
    while (j->lists < lists)
        j->list[j->lists++] = 0;
    return 0;
}

/* Adds cell i, entered in direction d, to the list for `away` further moves that lead away. */
static void jump_push(struct jump *j, size_t i, unsigned d, size_t origin, size_t away)
{
    size_t *const list = &j->list[j->now + away], k = j->spare ? j->spare : j->nodes++;
    j->spare = j->spare ? j->node[k].next : 0;
    j->node[k] = (struct jump_node){4 * i + d, origin, *list};
    *list = k;
    frames_activate(j->s->frames, i);
}

/* Returns how many of the n cells from `cell` on a jump passes. It ends at a turn, before a wall,
 * or before a cell that was entered along its column. The first loop is vectorized; << 1 moves the
 * bit of a west wall to that of a north wall. */
static inline size_t jump_pass(const unsigned char *cell, ptrdiff_t south, bool east, size_t n)
{
    const ptrdiff_t from = east ? -1 : 1, wall = !east;
    unsigned char end[JUMP_CELLS] = {0};
    uint64_t any[2];
    size_t k;
    for (k = 0; k < n; k++) {
        const unsigned char *const c = cell + k;
        const int north_ways = c[from] | c[wall - south] << 1;
        const int south_ways = c[from + south] | c[wall + south] << 1;
        const int turns = ((*c ^ MAZE_NORTH) & north_ways) | ((c[south] ^ MAZE_NORTH) & south_ways);
        end[k] = (unsigned char)((turns & MAZE_NORTH) | (c[wall] & MAZE_WEST) | (*c & MAZE_SEEN));
    }
    memcpy(any, end, sizeof any);
    for (k = any[0] | any[1] ? 0 : n; k < n && !end[east ? k : n - 1 - k];)
        k++;
    return k;
}

/* Jumps from cell i, at p, along its row. Adds the cell where the jump ends if the path may turn or
 * continue there. Returns whether the goal was reached. */
static bool jump_along(struct jump *j, size_t i, struct place p, unsigned d, size_t origin)
{
    const struct maze *m = j->m;
    const bool east = d == MAZE_E, nearer = east ? p.x < j->goal.x : p.x > j->goal.x;
    const bool inner = m->width >= JUMP_CELLS && p.y > 0 && p.y + 1 < m->height;
    const size_t n = inner ? JUMP_CELLS : 1, x = nearer ? j->goal.x : p.x;
    const size_t ahead = east ? x - p.x : p.x - x;
    const size_t most = east ? JUMP_MOST - p.x % JUMP_MOST : (p.x - 1) % JUMP_MOST + 1;
    const ptrdiff_t south = (ptrdiff_t)m->stride;
    const unsigned char *const at = m->cell + i, *end;
    size_t moves = 0, passed = n;
    bool enters;
    for (; passed == n && moves < most; moves += passed) {
        const unsigned char *to = east ? at + moves + 1 : at - moves - n;
        passed = !inner ? jump_pass(to, south, east, 1)
                 : east ? jump_pass(to, south, true, JUMP_CELLS)
                        : jump_pass(to, south, false, JUMP_CELLS);
    }
    moves = moves < most ? moves : most - 1;
    end = east ? at + moves + 1 : at - moves - 1;
    enters = !(end[!east] & MAZE_WEST) && !(*end & MAZE_SEEN);
    moves += enters;
    if (p.y == j->goal.y && nearer && ahead <= moves)
        return true;
    if (enters && !(*end & JUMP_BIT(d)))
        jump_push(j, (size_t)(end - m->cell), d, origin, moves - (ahead < moves ? ahead : moves));
    return false;
}

/* Takes entry k. Stores the node from which the path continues in *origin. Returns whether the goal
 * was reached. */
static bool jump_take(struct jump *j, size_t k, size_t *origin)
{
    const struct maze *m = j->m;
    struct jump_node *const node = &j->node[k];
    const size_t i = node->at / 4;
    const unsigned d = node->at % 4;
    const bool jumped = d == MAZE_E || d == MAZE_W;
    const size_t from = maze_neighbour(m, i, d ^ 2);
    const struct place p = maze_place(m, i);
    bool found = false;
    *origin = jumped ? k : node->origin;
    if (!jumped && k > 0) {
        node->next = j->spare;
        j->spare = k;
    }
    if (m->cell[i] & (MAZE_SEEN | (jumped ? JUMP_BIT(d) : 0)))
        return false;
    m->cell[i] |= (unsigned char)(jumped ? JUMP_BIT(d) | MAZE_VISITED : MAZE_SEEN);
    if (i == j->s->goal)
        return true;
    for (unsigned t = MAZE_E; t <= MAZE_W && !found; t += MAZE_W - MAZE_E)
        found = (!jumped || t == d) && jump_along(j, i, p, t, *origin);
    for (unsigned t = MAZE_N; t <= MAZE_S && !found; t += MAZE_S - MAZE_N) {
        const bool away = t == MAZE_N ? p.y <= j->goal.y : p.y >= j->goal.y;
        if (maze_open(m, i, t) && !(*maze_beside(m, i, t) & MAZE_SEEN) &&
            (t == d || k == 0 ||
             (jumped && (!maze_open(m, from, t) || !maze_open(m, maze_neighbour(m, from, t), d)))))
            jump_push(j, maze_neighbour(m, i, t), t, *origin, away);
    }
    frames_finish(j->s->frames, i);
    frames_step(j->s->frames, i);
    return found;
}

/* Marks the path from the goal back to the start through node k. Returns the number of moves. */
static uint64_t jump_mark(const struct jump *j, size_t k)
{
    struct place p = j->goal;
    uint64_t moves = 0;
    j->m->cell[j->s->goal] |= MAZE_PATH;
    for (;; k = j->node[k].origin) {
        const struct place to = maze_place(j->m, j->node[k].at / 4);
        for (; !place_equal(p, to); moves++) {
            size_t *const c = p.x != to.x ? &p.x : &p.y;
            *c += *c < (c == &p.x ? to.x : to.y) ? 1 : SIZE_MAX;
            j->m->cell[maze_cell(j->m, p)] |= MAZE_PATH;
        }
        if (k == 0)
            return moves;
    }
}

static int jump_solve(struct search *s, struct err *err)
{
    struct jump j = {.s = s, .m = s->maze, .goal = maze_place(s->maze, s->goal)};
    size_t k = 0, origin;
    if (jump_reserve(&j, err))
        return -1;
    jump_push(&j, s->start, MAZE_N, 0, 0); /* node 0 */
    while (!jump_take(&j, k, &origin)) {
        while (j.now < j.lists && !j.list[j.now])
            j.now++;
        if (j.now == j.lists)
            return SOLVE_NONE;
        if (jump_reserve(&j, err))
            return -1;
        k = j.list[j.now];
        j.list[j.now] = j.node[k].next;
    }
    s->length = jump_mark(&j, origin);
    return SOLVE_PATH;
}

const struct solve solve_jump = {
    .entry = {"jump", "A* that jumps along rows; finds a shortest path", NULL,
              "jps jump-point-search"},
    .complete = true,
    .shortest = true,
    .solve = jump_solve,
};
