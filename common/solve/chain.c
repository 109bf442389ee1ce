/* chain: along a line to the goal, and around the walls in between.
 *
 * The idea: think of a line from the start to the goal, along the row and then along
 * the column. Walk along it. At a wall, send two out, one with the left hand on that
 * wall and one with the right; whoever first comes to a cell of the line that is
 * nearer to its end has found the way around. Go there, and on.
 *
 * Why it is right: the wall that stands in the way parts the two sides of the line
 * only if it closes one of them in. Otherwise the line gets past it somewhere, and
 * the last time it does, one of the two who go round the wall meets it there. When
 * both have come back to where they began, there is no way.
 *
 * The way is often short, as a traveller's who knows where the goal lies. One has to
 * know that; no walker can who sees only walls.
 *
 * Time: for each wall in the way once around it, both ways at once. Space: nothing but
 * the maze. Its steps are those of all three.
 *
 * Reference: Walter D. Pullen, "Think Labyrinth: Maze algorithms" (chain
 * algorithm). */
#include "common/solve/kit/walk.h"

#define OFF UINT64_MAX

static uint64_t apart(size_t a, size_t b)
{
    return a > b ? a - b : b - a;
}

/* How many cells of the line lie before cell i; OFF if it is not on the line. */
static uint64_t on_line(const struct search *s, size_t i)
{
    size_t stride = s->maze->stride, x = i % stride, y = i / stride;
    size_t x0 = s->start % stride, y0 = s->start / stride;
    size_t x1 = s->goal % stride, y1 = s->goal / stride;
    if (y == y0 && apart(x0, x) + apart(x, x1) == apart(x0, x1))
        return apart(x0, x);
    if (x == x1 && apart(y0, y) + apart(y, y1) == apart(y0, y1))
        return apart(x0, x1) + apart(y0, y);
    return OFF;
}

/* The direction of the line at a cell of it. */
static unsigned line_ahead(const struct search *s, size_t i)
{
    size_t stride = s->maze->stride, x = i % stride, x1 = s->goal % stride;
    if (x != x1)
        return x < x1 ? MAZE_E : MAZE_W;
    return i < s->goal ? MAZE_S : MAZE_N;
}

/* One of the two who go round a wall. */
struct robot {
    struct walker now, first; /* first: what comes again when he has been all around */
    const unsigned *hand;
    bool begins, home; /* he has a wall ahead; he has been all around */
};

/* The first step from a wall ahead, then with the hand on it. */
static unsigned robot_turn(const struct robot *r)
{
    static const unsigned from_left[4] = {1, 2, 3, 3}, from_right[4] = {3, 2, 1, 1};
    if (r->begins)
        return walk_turn(&r->now, r->hand == walk_left ? from_left : from_right);
    return walk_turn(&r->now, r->hand);
}

/* One step; looked at, but nothing is noted of the way. */
static void robot_go(struct robot *r)
{
    unsigned d = r->home ? 4 : robot_turn(r);
    struct maze *m = r->now.s->maze;
    size_t from = r->now.at;
    r->begins = false;
    if (d == 4) {
        r->home = true;
        return;
    }
    r->now.at = maze_neighbour(m, r->now.at, d);
    r->now.heading = d;
    r->now.s->steps++;
    m->cell[r->now.at] |= MAZE_VISITED;
    frames_visit(r->now.s->frames, r->now.at);
    frames_step(r->now.s->frames);
    r->home = r->now.at == r->first.at && r->now.heading == r->first.heading;
    if (r->first.heading == 4 && walk_returns(r->now.s, from))
        r->first = r->now;
}

/* From a wall ahead to a cell of the line beyond `far`; false if there is none. */
static bool around(struct walker *w, uint64_t far)
{
    struct robot robot[2];
    int found = -1;
    for (int k = 0; k < 2; k++)
        robot[k] = (struct robot){*w, {w->s, 0, 4}, k ? walk_right : walk_left, true, false};
    while (found < 0 && !(robot[0].home && robot[1].home))
        for (int k = 0; k < 2 && found < 0; k++) {
            uint64_t line;
            robot_go(&robot[k]);
            line = on_line(w->s, robot[k].now.at);
            if (line != OFF && line > far)
                found = k;
        }
    if (found < 0)
        return false;
    for (bool begins = true; w->at != robot[found].now.at; begins = false) {
        struct robot self = {*w, *w, robot[found].hand, begins, false};
        walk_go(w, robot_turn(&self));
    }
    return true;
}

static int chain_run(struct search *s, struct err *err)
{
    struct walker w = walk_begin(s);
    while (w.at != s->goal) {
        unsigned d = line_ahead(s, w.at);
        if (walk_can(&w, d)) {
            walk_go(&w, d);
            continue;
        }
        w.heading = d;
        if (!around(&w, on_line(s, w.at)))
            return SOLVE_NONE;
    }
    return walk_end(s, err);
}

const struct solve solve_chain = {
    .entry = {"chain", "along a line to the goal, around the walls", NULL},
    .always = true,
    .walks = true,
    .run = chain_run,
};
