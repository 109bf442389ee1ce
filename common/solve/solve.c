#include "solve.h"

/* Takes the walls between an obstacle and its free neighbours down, or puts
 * all its walls up: an obstacle always has all four. */
static void obstacle_gate(struct maze *m, size_t i, bool open)
{
    for (unsigned d = 0; d < 4; d++) {
        unsigned char *wall = &m->cell[(ptrdiff_t)i + m->owner[d]];
        if (!open)
            *wall |= maze_wall[d];
        else if (maze_within(m, i, d) && !maze_solid(m, maze_beside(m, i, d)))
            *wall &= (unsigned char)~maze_wall[d];
    }
}

int solve_run(const struct solve *solver, struct search *s, const uint64_t *values, struct err *err)
{
    struct maze *m = s->maze;
    bool gate = m->cell[s->start] & MAZE_OBSTACLE;
    int got;
    maze_clear(m, (unsigned char)~(MAZE_VERT | MAZE_HORIZ | MAZE_OBSTACLE));
    maze_frame(m);
    if (gate)
        obstacle_gate(m, s->start, true);
    got = solver->run(s, values, err);
    if (gate)
        obstacle_gate(m, s->start, false);
    return got;
}

size_t solve_step(const struct search *s, size_t at, size_t from, unsigned *d)
{
    const struct maze *m = s->maze;
    bool gate = at == s->start && m->cell[at] & MAZE_OBSTACLE;
    for (*d = 0; *d < 4; ++*d) {
        size_t next = maze_beside(m, at, *d);
        if (next != from && m->cell[next] & MAZE_PATH && (gate || maze_open(m, at, *d)))
            return next;
    }
    return at; /* not reached while the marks are a path */
}
