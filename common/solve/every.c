/* every: all simple paths from start to goal, one after another, each once.
 *
 * Idea: enter the first neighbour that is not on the path yet. At the goal, and when there is no
 * such neighbour, step back and try the next one. So the paths are ordered by their directions:
 * north, east, south, west.
 *
 * Correctness: for any two paths, there is a first move in which they differ, and each move is
 * tried once.
 *
 * No move may cut off the goal, so there is never a long search between two paths. If a cell has
 * several free neighbours, a search starts at each of them, and the searches take turns, one cell
 * each. Two searches that touch are in the same connected component of the cells beside the path; a
 * search that ends has seen a whole component. As soon as only one component remains, or the goal
 * is found in a complete one, the possible directions are known. In a perfect maze, the searches
 * visit each blind alley once, and at most as many other cells: 1000x1000 cells take less than a
 * second, whereas a search of all cells from the goal, for each junction, took 36 seconds. In a
 * room, the searches touch after a few moves.
 *
 * Marks: each path in a maze of its own. An open room of n x n cells has 2, 12, 184, 8512, 1262816,
 * 575780564 paths from corner to corner for n = 2 to 7, so they are not stored but written as they
 * are found, and a limit ends the search. Visited: the path itself.
 *
 * Cost: per path, at most its length times the number of cells; in a perfect maze, proportional to
 * the cells. Memory: 8 bytes per cell of the frontiers, and two bytes per cell of the path: the
 * move, and the directions that remain to be tried there.
 *
 * Reference: Donald E. Knuth, "The Art of Computer Programming", vol. 4A, 7.1.4 (simple paths). */
#include "common/base/bits.h"
#include "common/maze/bfs.h"
#include "common/solve/kit/shape_search.h"
#include "common/solve/kit/solution.h"
#include "solve.h"

/* The bits of a cell beside the path that a search has reached: MAZE_VISITED, and the direction of
 * the neighbour where that search began in MAZE_BACK. */
#define EVERY_BLOCKED (MAZE_SEEN | MAZE_PATH | MAZE_VISITED)
#define EVERY_REACHED (MAZE_VISITED | MAZE_BACK)

struct every {
    struct search *s;
    struct bfs queue[4];  /* the queue of the search in each direction */
    unsigned together[4]; /* set of directions whose searches are known to be in the same part */
    struct mem memory[4]; /* owned: the queues */
    struct mem left;      /* owned: by cell of the path, the set of directions left to try */
    struct mem letters;   /* owned: the moves of the path */
};

/* Joins the parts of the searches a and b. */
static void every_join(struct every *e, unsigned a, unsigned b)
{
    const unsigned both = e->together[a] | e->together[b];
    for (unsigned d = 0; d < 4; d++)
        if (both >> d & 1)
            e->together[d] = both;
}

/* Continues the search of direction d by one cell. Returns 0, or -1 with *err set if memory runs
 * out. */
static int every_search(struct every *e, unsigned d, struct err *err)
{
    const struct maze *m = e->s->maze;
    struct bfs *q = &e->queue[d];
    const size_t i = bfs_cell(q, q->head++);
    unsigned fresh = maze_open_dirs(m->cell + i, m->stride, EVERY_BLOCKED, 0);
    unsigned reached = maze_open_dirs(m->cell + i, m->stride, EVERY_BLOCKED, MAZE_VISITED);
    if (bfs_reserve(q, err))
        return -1;
    for (; reached; reached &= reached - 1)
        every_join(e, d, maze_back(*maze_beside(m, i, (unsigned)bits_lowest(reached))));
    for (; fresh; fresh &= fresh - 1)
        bfs_push(q, m, maze_neighbour(m, i, (unsigned)bits_lowest(fresh)),
                 MAZE_VISITED | MAZE_BACK_TO(d));
    return 0;
}

/* Returns whether the searches of all directions in `dirs` have ended. */
static bool every_is_whole(const struct every *e, unsigned dirs)
{
    for (; dirs; dirs &= dirs - 1) {
        const struct bfs *q = &e->queue[bits_lowest(dirs)];
        if (q->head != q->tail)
            return false;
    }
    return true;
}

/* Returns the directions among `dirs` whose searches are in the part with the goal, or 0 with *err
 * set if memory runs out. The goal must be in one of the parts. */
static unsigned every_decide(struct every *e, unsigned dirs, struct err *err)
{
    const unsigned char *goal = &e->s->maze->cell[e->s->goal];
    for (unsigned d = 0;; d = (d + 1) % 4) {
        if (!(dirs >> d & 1))
            continue;
        if (e->together[d] == dirs)
            return dirs;
        if (e->queue[d].head != e->queue[d].tail) {
            if (every_search(e, d, err))
                return 0;
        } else if (every_is_whole(e, e->together[d])) {
            if (*goal & MAZE_VISITED && e->together[d] >> maze_back(*goal) & 1)
                return e->together[d];
            dirs &= ~e->together[d];
        }
    }
}

/* Clears the bits of the searches that began beside cell i in the directions `dirs`. Returns 0, or
 * -1 with *err set if memory runs out. */
static int every_forget(struct every *e, size_t i, unsigned dirs, struct err *err)
{
    const struct maze *m = e->s->maze;
    struct bfs *q = &e->queue[0];
    q->head = q->tail = 0;
    for (size_t at = i;; at = bfs_cell(q, q->head++)) {
        if (bfs_reserve(q, err))
            return -1;
        for (; dirs; dirs &= dirs - 1) {
            const size_t next = maze_neighbour(m, at, (unsigned)bits_lowest(dirs));
            m->cell[next] &= (unsigned char)~EVERY_REACHED;
            bfs_push(q, m, next, 0);
        }
        if (q->head == q->tail)
            return 0;
        dirs =
            maze_open_dirs(m->cell + bfs_cell(q, q->head), m->stride, MAZE_VISITED, MAZE_VISITED);
    }
}

/* Stores in *dirs the directions in which the path can continue to the goal from cell i, its last
 * cell. There is at least one unless cell i is the goal, so a single free neighbour needs no
 * search. Returns 0, or -1 with *err set if memory runs out. */
static int every_find_dirs(struct every *e, size_t i, unsigned *dirs, struct err *err)
{
    const struct maze *m = e->s->maze;
    const unsigned all = maze_open_dirs(m->cell + i, m->stride, EVERY_BLOCKED, 0);
    *dirs = i == e->s->goal ? 0 : all;
    if (!(*dirs & (*dirs - 1)))
        return 0;
    for (unsigned d = 0; d < 4; d++) {
        e->queue[d].head = e->queue[d].tail = 0;
        e->together[d] = 1U << d;
        if (all >> d & 1)
            bfs_push(&e->queue[d], e->s->maze, maze_neighbour(m, i, d),
                     MAZE_VISITED | MAZE_BACK_TO(d));
    }
    *dirs = every_decide(e, all, err);
    return *dirs ? every_forget(e, i, all, err) : -1;
}

/* Steps back from cell *i until a direction remains to be tried, and makes that move. Returns false
 * if there is none. */
static bool every_move(const struct every *e, size_t *i)
{
    struct search *s = e->s;
    const struct maze *m = s->maze;
    unsigned char *left;
    unsigned d;
    while (left = e->left.at + s->length, !*left) {
        if (s->length == 0)
            return false;
        m->cell[*i] &= (unsigned char)~MAZE_PATH;
        frames_finish(s->frames, *i);
        s->length--;
        *i = maze_neighbour(m, *i, path_direction((char)e->letters.at[s->length]) ^ 2);
        frames_step(s->frames, *i);
    }
    d = (unsigned)bits_lowest(*left);
    *left ^= (unsigned char)(1U << d);
    e->letters.at[s->length++] = (unsigned char)path_letters[d];
    *i = maze_neighbour(m, *i, d);
    m->cell[*i] |= MAZE_PATH;
    frames_activate(s->frames, *i);
    frames_step(s->frames, *i);
    return true;
}

/* Finds the paths, one after another. Returns 0, or -1 with *err set if memory runs out. */
static int every_find_all(struct every *e, struct err *err)
{
    struct search *s = e->s;
    size_t i = s->start;
    unsigned dirs;
    for (int d = 0; d < 4; d++)
        if (bfs_init(&e->queue[d], &e->memory[d], err))
            return -1;
    s->maze->cell[i] |= MAZE_PATH;
    frames_activate(s->frames, i);
    do {
        if (every_find_dirs(e, i, &dirs, err))
            return -1;
        if (mem_need(&e->left, (size_t)s->length + 1) ||
            mem_need(&e->letters, (size_t)s->length + 1))
            return err_memory(err);
        e->left.at[s->length] = (unsigned char)dirs;
        e->letters.at[s->length] = '\0';
        if (i == s->goal && !search_emit(s, (char *)e->letters.at))
            return 0;
    } while (every_move(e, &i));
    return 0;
}

static int every_solve(struct search *s, struct err *err)
{
    struct every e = {.s = s};
    int got = solution_exists(s, err);
    if (got <= 0)
        return got < 0 ? -1 : SOLVE_NONE;
    got = every_find_all(&e, err);
    for (int d = 0; d < 4; d++)
        mem_free(&e.memory[d]);
    mem_free(&e.left);
    mem_free(&e.letters);
    return got < 0 ? -1 : SOLVE_PATH;
}

/* Returns the next neighbour of cell k, the last cell of the path in a maze with a shape, from
 * which the goal can be reached without touching the path. For shape_search_walk. */
static uint32_t every_next(const struct search *s, void *context, uint32_t k, uint32_t *wall)
{
    const struct shape_search *p = s->shape;
    uint32_t next = SHAPE_NOWHERE;
    (void)context;
    if (k == p->goal)
        return SHAPE_NOWHERE;
    shape_search_from(p, p->goal, MAZE_PATH, 0);
    do
        next = shape_graph_next(&p->graph, k, &p->arc[s->length], wall);
    while (next != SHAPE_NOWHERE && p->distance[next] >= SHAPE_NOWHERE - 1);
    return next;
}

/* Runs a search for each step. Two passages between the same cells are two paths. */
static int every_solve_shape(struct search *s)
{
    const struct shape_search *p = s->shape;
    shape_search_from(p, p->goal, 0, 0);
    if (p->distance[p->start] == SHAPE_NOWHERE)
        return SOLVE_NONE;
    shape_search_walk(s, every_next, NULL, true);
    return SOLVE_PATH;
}

const struct solve solve_every = {
    .entry = {"every", "all simple paths, one after another", NULL, "all all-paths"},
    .complete = true,
    .enumerates = true,
    .solve = every_solve,
    .solve_shape = every_solve_shape,
};
