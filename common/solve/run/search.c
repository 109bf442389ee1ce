#include "search.h"

#include "common/maze/bfs.h"
#include "common/solve/kit/cut_cells.h"
#include "common/solve/kit/solution.h"

/* Puts all walls of an obstacle up, as it always has them, and takes those to its free
 * neighbours in these directions, a set of bits, down. */
static void obstacle_gate(struct maze *m, size_t i, unsigned open)
{
    for (unsigned d = 0; d < 4; d++) {
        unsigned char *wall = &m->cell[(ptrdiff_t)i + m->owner[d]];
        *wall |= maze_wall[d];
        if (open >> d & 1 && maze_within(m, i, d) && !maze_solid(m, maze_neighbour(m, i, d)))
            *wall &= (unsigned char)~maze_wall[d];
    }
}

/* Walls, obstacles and marks stay, and what was seen is visited. */
static unsigned keep_visited(unsigned cell)
{
    return (cell & (MAZE_DIGIT | MAZE_OBSTACLE)) | solution_seen_as_visited(cell);
}

static unsigned keep_path(unsigned cell)
{
    return cell & ((MAZE_DIGIT | MAZE_OBSTACLE) & ~MAZE_VISITED);
}

static int run_once(const struct solve *solver, struct search *s, struct err *err)
{
    maze_clear(s->maze, (unsigned char)~(MAZE_WEST | MAZE_NORTH | MAZE_OBSTACLE));
    maze_seal_border(s->maze);
    frames_abandon_all(s->frames);
    return solver->run(s, err);
}

/* From a start that is an obstacle. One who walks and has left it cannot go back and
 * leave it by another side, so he is let out by one side after the other; his way may
 * pass by the start again, so it is cut once more with all sides open. */
static int run_gated(const struct solve *solver, struct search *s, struct err *err)
{
    int got = SOLVE_NONE;
    for (unsigned d = 0; d < 4 && got == SOLVE_NONE; d++) {
        obstacle_gate(s->maze, s->start, solver->walks ? 1U << d : 15);
        got = run_once(solver, s, err);
        if (!solver->walks)
            break;
        obstacle_gate(s->maze, s->start, 15);
        got = got == SOLVE_PATH ? solution_shorten(s, err) : got;
    }
    obstacle_gate(s->maze, s->start, 0);
    return got;
}

int search_run(const struct solve *solver, struct search *s, bool visited, struct err *err)
{
    bool gate = s->maze->cell[s->start] & MAZE_OBSTACLE;
    int got;
    s->length = s->steps = 0;
    if (s->frames && frames_begin(s->frames, s->maze, err))
        return -1;
    got = gate ? run_gated(solver, s, err) : run_once(solver, s, err);
    if (visited)
        maze_map(s->maze, keep_visited);
    else
        maze_map(s->maze, keep_path);
    return got;
}

static void note_only(void *context, size_t i, bool cut, bool only)
{
    (void)i;
    (void)cut;
    *(bool *)context = only;
}

/* For a look at the maze before a search: no marks, framed, the start's obstacle open. */
static void look_begin(const struct search *s)
{
    if (s->maze->cell[s->start] & MAZE_OBSTACLE)
        obstacle_gate(s->maze, s->start, 15);
    maze_clear(s->maze, (unsigned char)~(MAZE_WEST | MAZE_NORTH | MAZE_OBSTACLE));
    maze_seal_border(s->maze);
}

static void look_end(const struct search *s)
{
    if (s->maze->cell[s->start] & MAZE_OBSTACLE)
        obstacle_gate(s->maze, s->start, 0);
}

int search_unique(struct search *s, struct err *err)
{
    struct search look = *s;
    bool only = false;
    int got;
    look.frames = NULL;
    look_begin(s);
    got = cut_cells_find(&look, note_only, &only, err);
    look_end(s);
    return got > 0 ? only : got;
}

/* From all of them at once until the start is met; the way back from there leads to the
 * nearest, which is told by GOAL. */
int search_nearest(struct search *s, const size_t *goals, size_t count, struct err *err)
{
    enum { GOAL = MAZE_PATH };
    struct maze *m = s->maze;
    struct bfs f;
    int got = bfs_init(&f, &s->work[0], err);
    look_begin(s);
    for (size_t k = 0; k < count && !got; k++) {
        got = bfs_reserve(&f, err);
        if (!got && !(m->cell[goals[k]] & MAZE_SEEN))
            bfs_push(&f, m, goals[k], MAZE_SEEN);
        m->cell[goals[k]] |= GOAL;
    }
    got = got ? got : bfs_continue(&f, m, s->start, err);
    look_end(s);
    s->goal = got > 0 ? s->start : goals[0];
    while (got > 0 && !(m->cell[s->goal] & GOAL))
        s->goal = maze_step_back(m, s->goal);
    return got < 0 ? -1 : 0;
}
