#include "walk.h"
#include "solution.h"

const unsigned walk_left[4] = {3, 0, 1, 2};
const unsigned walk_right[4] = {1, 0, 3, 2};

struct walker walk_begin(struct search *s)
{
    const struct maze *m = s->maze;
    struct walker w = {s, s->start, MAZE_N};
    for (unsigned d = 0; d < 4; d++)
        if (!maze_within(m, s->start, d) && maze_open(m, s->start, d))
            w.heading = d ^ 2;
    m->cell[s->start] |= MAZE_VISITED;
    frames_activate(s->frames, s->start);
    return w;
}

unsigned walk_turn(const struct walker *w, const unsigned turns[4])
{
    for (int k = 0; k < 4; k++)
        if (walk_can(w, (w->heading + turns[k]) % 4))
            return (w->heading + turns[k]) % 4;
    return 4;
}

void walk_go(struct walker *w, unsigned d)
{
    struct maze *m = w->s->maze;
    struct frames *const frames = w->s->frames;
    size_t from = w->at;
    maze_set_back(&m->cell[from], d);
    w->at = maze_neighbour(m, from, d);
    w->heading = d;
    m->cell[w->at] |= MAZE_VISITED;
    w->s->steps++;
    /* A move to a cell on the current path completes a loop, whose cells are finished: the
     * directions lead along it from the walker to the cell that it has left. */
    if (frames && frames->maze.cell[w->at] & FRAME_ACTIVE)
        for (size_t k = w->at; k != from;) {
            k = maze_step_back(m, k);
            frames_finish(frames, k);
        }
    frames_activate(frames, w->at);
    frames_step(frames, w->at);
}

/* The walker does not pass its start again if that is an obstacle, because no obstacle can be
 * entered. From any other cell, each step can be reversed by following the wall with the other
 * hand, so the walk is a ring: the first state (cell and heading) to repeat is the one after the
 * first such step. */
bool walk_is_around(const struct walker *w, size_t from, struct walker *first)
{
    if (first->heading == 4) {
        if (!(w->s->maze->cell[from] & MAZE_OBSTACLE))
            *first = *w;
        return false;
    }
    return w->at == first->at && w->heading == first->heading;
}

int walk_end(struct search *s, struct err *err)
{
    solution_mark(s->maze, s->start, s->goal);
    return solution_shorten(s, err);
}

int walk_follow(struct search *s, const unsigned turns[4], struct err *err)
{
    struct walker w = walk_begin(s), first = {s, 0, 4};
    while (w.at != s->goal) {
        unsigned d = walk_turn(&w, turns);
        size_t from = w.at;
        if (d == 4)
            return SOLVE_NONE;
        walk_go(&w, d);
        if (walk_is_around(&w, from, &first))
            return SOLVE_NONE;
    }
    return walk_end(s, err);
}
