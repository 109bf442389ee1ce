#include "solve.h"

#include "../flood.h"
#include "sweep.h"

/* Puts all walls of an obstacle up, as it always has them, and takes those to its free
 * neighbours in these directions, a set of bits, down. */
static void obstacle_gate(struct maze *m, size_t i, unsigned open)
{
    for (unsigned d = 0; d < 4; d++) {
        unsigned char *wall = &m->cell[(ptrdiff_t)i + m->owner[d]];
        *wall |= maze_wall[d];
        if (open >> d & 1 && maze_within(m, i, d) && !maze_solid(m, maze_beside(m, i, d)))
            *wall &= (unsigned char)~maze_wall[d];
    }
}

/* Walls, obstacles and marks stay, and what was seen is visited. */
static unsigned keep_visited(unsigned cell)
{
    return (cell & (MAZE_DIGIT | MAZE_OBSTACLE)) | solve_as_visited(cell);
}

static unsigned keep_path(unsigned cell)
{
    return cell & ((MAZE_DIGIT | MAZE_OBSTACLE) & ~MAZE_VISITED);
}

static int run_once(const struct solve *solver, struct search *s, struct err *err)
{
    maze_clear(s->maze, (unsigned char)~(MAZE_VERT | MAZE_HORIZ | MAZE_OBSTACLE));
    maze_frame(s->maze);
    film_drop(s->film);
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
        got = got == SOLVE_PATH ? solve_trim(s, err) : got;
    }
    obstacle_gate(s->maze, s->start, 0);
    return got;
}

int solve_run(const struct solve *solver, struct search *s, bool visited, struct err *err)
{
    bool gate = s->maze->cell[s->start] & MAZE_OBSTACLE;
    int got;
    s->length = s->steps = 0;
    if (s->film && film_begin(s->film, s->maze, err))
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
    maze_clear(s->maze, (unsigned char)~(MAZE_VERT | MAZE_HORIZ | MAZE_OBSTACLE));
    maze_frame(s->maze);
}

static void look_end(const struct search *s)
{
    if (s->maze->cell[s->start] & MAZE_OBSTACLE)
        obstacle_gate(s->maze, s->start, 0);
}

int solve_unique(struct search *s, struct err *err)
{
    struct search look = *s;
    bool only = false;
    int got;
    look.film = NULL;
    look_begin(s);
    got = sweep(&look, note_only, &only, err);
    look_end(s);
    return got > 0 ? only : got;
}

/* From all of them at once until the start is met; the way back from there leads to the
 * nearest, which is told by GOAL. */
int solve_nearest(struct search *s, const size_t *goals, size_t count, struct err *err)
{
    enum { GOAL = MAZE_PATH };
    struct maze *m = s->maze;
    struct flood f;
    int got = flood_init(&f, &s->work[0], err);
    look_begin(s);
    for (size_t k = 0; k < count && !got; k++) {
        got = flood_room(&f, err);
        if (!got && !(m->cell[goals[k]] & MAZE_SEEN))
            flood_put(&f, m, goals[k]);
        m->cell[goals[k]] |= GOAL;
    }
    got = got ? got : flood_run(&f, m, s->start, err);
    look_end(s);
    s->goal = got > 0 ? s->start : goals[0];
    while (got > 0 && !(m->cell[s->goal] & GOAL))
        s->goal = maze_beside(m, s->goal, m->cell[s->goal] >> MAZE_BACK_SHIFT);
    return got < 0 ? -1 : 0;
}

void solve_mark(struct search *s)
{
    struct maze *m = s->maze;
    size_t at = s->start;
    s->length = 0;
    m->cell[at] |= MAZE_PATH;
    for (; at != s->goal; s->length++) {
        at = maze_beside(m, at, m->cell[at] >> MAZE_BACK_SHIFT);
        m->cell[at] |= MAZE_PATH;
    }
}

/* Only cells on the path are not seen. */
static unsigned see_all_else(unsigned cell)
{
    unsigned rest = cell & ~(unsigned)(MAZE_SEEN | MAZE_PATH | MAZE_BACK), path = cell & MAZE_PATH;
    return rest | solve_as_visited(cell) | (path ^ MAZE_PATH) * (MAZE_SEEN / MAZE_PATH);
}

int solve_trim(struct search *s, struct err *err)
{
    struct maze *m = s->maze;
    maze_map(m, see_all_else);
    if (flood(m, s->goal, s->start, NULL, &s->work[0], err) < 0)
        return -1;
    solve_mark(s);
    maze_map(m, solve_see_nothing);
    return SOLVE_PATH;
}

size_t solve_step(const struct search *s, size_t at, size_t from, unsigned *d)
{
    const struct maze *m = s->maze;
    bool gate = at == s->start && m->cell[at] & MAZE_OBSTACLE;
    if (s->directed) {
        *d = m->cell[at] >> MAZE_BACK_SHIFT;
        return maze_beside(m, at, *d);
    }
    for (*d = 0; *d < 4; ++*d) {
        size_t next = maze_beside(m, at, *d);
        if (next != from && m->cell[next] & MAZE_PATH && (gate || maze_open(m, at, *d)))
            return next;
    }
    return at; /* not reached while the marks are a path */
}
