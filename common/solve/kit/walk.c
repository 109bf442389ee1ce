#include "walk.h"
#include "solution.h"

#include "solution.h"

const unsigned walk_left[4] = {3, 0, 1, 2};
const unsigned walk_right[4] = {1, 0, 3, 2};

struct walk walk_begin(struct search *s)
{
    const struct maze *m = s->maze;
    struct walk w = {s, s->start, MAZE_N};
    for (unsigned d = 0; d < 4; d++)
        if (!maze_within(m, s->start, d) && maze_open(m, s->start, d))
            w.heading = d ^ 2;
    m->cell[s->start] |= MAZE_VISITED;
    frames_activate(s->frames, s->start);
    return w;
}

unsigned walk_turn(const struct walk *w, const unsigned order[4])
{
    for (int k = 0; k < 4; k++)
        if (walk_can(w, (w->heading + order[k]) % 4))
            return (w->heading + order[k]) % 4;
    return 4;
}

/* A step from cell i, to where he is: if that was on the way, what he did since he was
 * there is given up, as the directions tell that lead from there to i. */
static void show_step(const struct walk *w, struct search_frames *frames, size_t i)
{
    const struct maze *m = w->s->maze;
    if (frames->maze.cell[w->at] & MAZE_PATH)
        for (size_t k = w->at; k != i;) {
            k = maze_step_back(m, k);
            frames_abandon(frames, k);
        }
    frames_activate(frames, w->at);
    frames_step(frames);
}

void walk_go(struct walk *w, unsigned d)
{
    struct maze *m = w->s->maze;
    unsigned char *cell = m->cell + w->at;
    size_t from = w->at;
    maze_set_back(cell, d);
    w->at = maze_neighbour(m, w->at, d);
    w->heading = d;
    m->cell[w->at] |= MAZE_VISITED;
    w->s->steps++;
    if (w->s->frames)
        show_step(w, w->s->frames, from);
}

int walk_end(struct search *s, struct err *err)
{
    solution_mark(s);
    return solution_shorten(s, err);
}

int walk_follow(struct search *s, const unsigned hand[4], struct err *err)
{
    struct walk w = walk_begin(s), first = {s, 0, 4};
    while (w.at != s->goal) {
        unsigned d = walk_turn(&w, hand);
        size_t from = w.at;
        if (d == 4)
            return SOLVE_NONE;
        walk_go(&w, d);
        if (w.at == first.at && w.heading == first.heading)
            return SOLVE_NONE;
        if (first.heading == 4 && walk_returns(s, from))
            first = w;
    }
    return walk_end(s, err);
}
