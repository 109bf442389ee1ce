#include "search.h"

#include "common/maze/bfs.h"
#include "common/solve/kit/cut_cells.h"
#include "common/solve/kit/shape_search.h"
#include "common/solve/kit/solution.h"
#include "common/solve/list.h"

enum { SEARCH_ALL = 15 }; /* all directions, as a set */

/* If the start is an obstacle, opens its walls to free neighbours in the set of directions `dirs`,
 * and closes its other walls: obstacles are closed on all sides. */
static void search_open_start(const struct search *s, unsigned dirs)
{
    const struct maze *m = s->maze;
    const size_t i = s->start;
    for (unsigned d = 0; d < 4 && m->cell[i] & MAZE_OBSTACLE; d++) {
        unsigned char *wall = &m->cell[(ptrdiff_t)i + m->owner[d]];
        *wall |= maze_wall[d];
        if (dirs >> d & 1 && maze_within(m, i, d) && !maze_solid(m, maze_neighbour(m, i, d)))
            *wall &= (unsigned char)~maze_wall[d];
    }
}

bool search_set_cells(const struct search *s)
{
    struct shape_search *p = s->shape;
    p->start = shape_graph_cell(&p->graph, s->start);
    p->goal = shape_graph_cell(&p->graph, s->goal);
    return p->start != SHAPE_NOWHERE && shape_graph_is_free(&p->graph, s->goal);
}

/* Clears marks and scratch bits, seals the border, and opens the start. */
static void search_prepare(const struct search *s, unsigned dirs)
{
    search_open_start(s, dirs);
    maze_clear(s->maze, (unsigned char)~(MAZE_WEST | MAZE_NORTH | MAZE_OBSTACLE));
    maze_seal_border(s->maze);
}

/* Keeps the walls, the obstacle and the marks of a cell, and makes it visited if it was seen. */
static unsigned search_keep_visited(unsigned cell)
{
    return (cell & (MAZE_DIGIT | MAZE_OBSTACLE)) | solution_seen_as_visited(cell);
}

static unsigned search_keep_path(unsigned cell)
{
    return cell & ((MAZE_DIGIT | MAZE_OBSTACLE) & ~MAZE_VISITED);
}

/* A walker that starts on an obstacle cannot re-enter it and leave it on another side, so each side
 * is tried in turn. Its path may pass beside the start again, so it is shortened once more with all
 * sides open. */
int search_solve(const struct solve *solver, struct search *s, bool visited, struct err *err)
{
    const bool each_side = solver->is_walker && s->maze->cell[s->start] & MAZE_OBSTACLE;
    int got = SOLVE_NONE;
    s->length = s->steps = 0;
    s->prunes = !visited && !s->frames && s->start != s->goal;
    if (s->frames)
        frames_copy(s->frames, s->maze);
    for (unsigned d = 0; d < (each_side ? 4 : 1) && got == SOLVE_NONE; d++) {
        search_prepare(s, each_side ? 1U << d : SEARCH_ALL);
        frames_finish_all(s->frames);
        if (s->shape)
            got = search_set_cells(s) ? solver->solve_shape(s) : SOLVE_NONE;
        else
            got = maze_solid(s->maze, s->goal) ? SOLVE_NONE : solver->solve(s, err);
        if (each_side && got == SOLVE_PATH) {
            search_open_start(s, SEARCH_ALL);
            got = solution_shorten(s, err);
        }
    }
    search_open_start(s, 0);
    if (got == SOLVE_NONE) /* a walk that ended elsewhere may have left marks */
        maze_clear(s->maze, MAZE_PATH);
    if (visited) /* two calls, so that the compiler inlines each function */
        maze_map(s->maze, search_keep_visited);
    else
        maze_map(s->maze, search_keep_path);
    return got;
}

uint64_t search_count(const struct search *s, unsigned char mask)
{
    uint64_t n = 0;
    if (!s->shape)
        return maze_count(s->maze, mask);
    for (uint32_t k = 0; k < s->shape->graph.pieces.count; k++)
        n += (shape_search_bits(s->shape, k) & mask) != 0;
    return n;
}

int search_unique(const struct search *s, struct err *err)
{
    struct search search = *s;
    bool only_path;
    int got;
    search.frames = NULL;
    if (s->shape)
        return search_solve(&solve_bfs, &search, false, err) == SOLVE_PATH &&
               shape_search_is_only(&search);
    search_prepare(s, SEARCH_ALL);
    got = cut_cells_find(&search, &only_path, err);
    search_open_start(s, 0);
    return got > 0 ? only_path : got;
}

/* Finds the nearest goal in a maze with a shape: searches from the start. */
static void search_nearest_cell(struct search *s, const struct place *goals, size_t count)
{
    const struct shape_search *p = s->shape;
    const uint32_t start = shape_graph_cell(&p->graph, s->start);
    uint32_t least = SHAPE_NOWHERE;
    s->goal = maze_cell(s->maze, goals[0]);
    if (start != SHAPE_NOWHERE)
        shape_search_from(p, start, 0, 0);
    for (size_t k = 0; k < count && start != SHAPE_NOWHERE; k++) {
        const size_t i = maze_cell(s->maze, goals[k]);
        const uint32_t goal = shape_graph_cell(&p->graph, i);
        if (goal != SHAPE_NOWHERE && p->distance[goal] < least) {
            least = p->distance[goal];
            s->goal = i;
        }
    }
}

/* Searches from all goals at once until the start is reached. The directions lead from the start to
 * the nearest goal. */
int search_nearest(struct search *s, const struct place *goals, size_t count, struct err *err)
{
    enum { GOAL = MAZE_PATH };
    struct maze *m = s->maze;
    struct bfs f;
    int got;
    if (s->shape) {
        search_nearest_cell(s, goals, count);
        return 0;
    }
    if (bfs_init(&f, &s->scratch[0], err))
        return -1;
    search_prepare(s, SEARCH_ALL);
    for (size_t k = 0; k < count; k++) {
        const size_t i = maze_cell(m, goals[k]);
        if (bfs_reserve(&f, err))
            return -1;
        if (!(m->cell[i] & MAZE_SEEN) && !maze_solid(m, i))
            bfs_push(&f, m, i, MAZE_SEEN | GOAL);
    }
    got = bfs_continue(&f, m, s->start, err);
    search_open_start(s, 0);
    s->goal = got > 0 ? s->start : maze_cell(m, goals[0]);
    while (got > 0 && !(m->cell[s->goal] & GOAL))
        s->goal = maze_step_back(m, s->goal);
    return got < 0 ? -1 : 0;
}
