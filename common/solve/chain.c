/* chain: follows a line to the goal, and goes around the walls in between.
 *
 * Idea: follow a line from the start to the goal, along the row and then along the column. At a
 * wall, send out two scouts, one with the left hand on this wall and one with the right. The first
 * scout to reach a cell of the line that is nearer to its end has found a path around the wall. Go
 * there and continue along the line.
 *
 * Correctness: the wall separates the two sides of the line only if it encloses one of them.
 * Otherwise the line passes the wall somewhere, and one of the two scouts that go around the wall
 * meets the line where it passes for the last time. If both return to where they began, there is no
 * path.
 *
 * Marks: a path, often a short one, like that of a traveller who knows where the goal is. The
 * solver must know that; a walker that sees only walls cannot. Visited: the cells entered by the
 * walker or either scout. The steps of all three are counted.
 *
 * Cost: for each wall on the line, one round in each direction. Memory: only the maze.
 *
 * Reference: Walter D. Pullen, "Think Labyrinth: Maze algorithms" (chain algorithm). */
#include "common/solve/kit/walk.h"

#define OFF UINT64_MAX /* the position of cells that are not on the line */

/* Returns the number of cells of the line that precede cell i, or OFF if the cell is not on the
 * line. */
static uint64_t chain_position(const struct search *s, size_t i)
{
    const struct place at = maze_place(s->maze, i);
    const struct place start = maze_place(s->maze, s->start), goal = maze_place(s->maze, s->goal);
    const size_t before = place_apart(start, at), after = place_apart(at, goal);
    if (at.y != start.y && at.x != goal.x)
        return OFF;
    return before + after == place_apart(start, goal) ? before : OFF;
}

/* Returns the direction of the line at cell i, which must be on the line. */
static unsigned chain_dir(const struct search *s, size_t i)
{
    size_t stride = s->maze->stride, x = i % stride, x1 = s->goal % stride;
    if (x != x1)
        return x < x1 ? MAZE_E : MAZE_W;
    return i < s->goal ? MAZE_S : MAZE_N;
}

/* The turns that the two scouts try at first, with the wall ahead, and afterwards, with a hand on
 * it. */
static const unsigned chain_at_wall[2][4] = {{1, 2, 3, 3}, {3, 2, 1, 1}};
static const unsigned *const chain_hand[2] = {walk_left, walk_right};

/* One of the two scouts that go around a wall. */
struct chain_scout {
    struct walker now, first; /* first: see walk_is_around */
    const unsigned *turns;    /* the four turns that it tries next */
    bool is_around;           /* it has gone all the way around */
};

/* Moves a scout, which then follows the wall with the turns `hand`. Makes the cell visited, but
 * does not change the directions of the walk. */
static void chain_scout_go(struct chain_scout *scout, const unsigned *hand)
{
    const unsigned d = walk_turn(&scout->now, scout->turns);
    struct search *s = scout->now.s;
    const size_t from = scout->now.at;
    scout->turns = hand;
    scout->is_around = d == 4;
    if (d == 4)
        return;
    scout->now = (struct walker){s, maze_neighbour(s->maze, from, d), d};
    s->steps++;
    s->maze->cell[scout->now.at] |= MAZE_VISITED;
    if (s->frames && !(s->frames->maze.cell[scout->now.at] & FRAME_ACTIVE))
        frames_finish(s->frames, scout->now.at);
    frames_step(s->frames, scout->now.at);
    scout->is_around = walk_is_around(&scout->now, from, &scout->first);
}

/* Moves the walker, which faces a wall, to a cell of the line past position `far`. Returns false if
 * there is no such cell. */
static bool chain_go_around(struct walker *w, uint64_t far)
{
    struct chain_scout scout[2];
    int found = -1;
    for (int k = 0; k < 2; k++)
        scout[k] = (struct chain_scout){*w, {w->s, 0, 4}, chain_at_wall[k], false};
    /* The scouts make the same moves in opposite order, so both complete the round at the same
     * time. */
    while (found < 0 && !scout[1].is_around)
        for (int k = 0; k < 2 && found < 0; k++) {
            uint64_t position;
            chain_scout_go(&scout[k], chain_hand[k]);
            position = chain_position(w->s, scout[k].now.at);
            if (position != OFF && position > far)
                found = k;
        }
    if (found < 0)
        return false;
    for (const unsigned *turns = chain_at_wall[found]; w->at != scout[found].now.at;) {
        walk_go(w, walk_turn(w, turns));
        turns = chain_hand[found];
    }
    return true;
}

static int chain_solve(struct search *s, struct err *err)
{
    struct walker w = walk_begin(s);
    while (w.at != s->goal) {
        unsigned d = chain_dir(s, w.at);
        if (walk_can(&w, d)) {
            walk_go(&w, d);
            continue;
        }
        w.heading = d;
        if (!chain_go_around(&w, chain_position(s, w.at)))
            return SOLVE_NONE;
    }
    return walk_end(s, err);
}

const struct solve solve_chain = {
    .entry = {"chain", "follows a line to the goal, around the walls", NULL, NULL},
    .complete = true,
    .is_walker = true,
    .solve = chain_solve,
};
