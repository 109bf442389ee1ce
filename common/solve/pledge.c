/* pledge: a wall follower that gets off islands.
 *
 * The idea: walk straight on in one direction, that in which one came in. At a wall,
 * turn right, put the left hand on it and follow it, counting the turns, right ones
 * up, left ones down. When the count is 0 again, and not only the direction the
 * same, leave the wall and walk straight on.
 *
 * Why it is right: one who follows the inside of a wall that closes him in counts
 * four turns more each time round and never leaves it; so one who keeps coming
 * round is on the outside of an island, where the count falls, and gets off. From
 * anywhere one comes to the border of the maze and to a door in it. It is a way
 * out, not a way to everything: a goal in the middle may be missed.
 *
 * It gives up when it can be known that nothing new will come: when it leaves a wall
 * where it left one before, and when it has been round a wall and the count can
 * not come to 0 any more.
 *
 * Time: in proportion to the steps. Space: the maze.
 *
 * Reference: Harold Abelson and Andrea diSessa, "Turtle geometry", 1980 (John
 * Pledge's algorithm). */
#include "common/solve/kit/walk.h"

#define LEFT_HERE MAZE_PATH /* a wall was left in this cell */

/* A time along one wall: where it began, and the counts since it was last there. */
struct lap {
    struct walker first;
    long long count, low, high;
};

/* The next step along the wall, the turns counted; after the first one hits it, it
 * must be turned right. 4: there is none. */
static unsigned along(const struct walker *w, bool hit, long long *count)
{
    static const unsigned at_wall[4] = {1, 2, 3, 3};
    const unsigned *order = hit ? at_wall : walk_left;
    unsigned d = walk_turn(w, order), turn;
    if (d == 4)
        return 4;
    turn = (d + 4 - w->heading) % 4;
    *count += turn == 3 && !hit ? -1 : (long long)turn;
    return d;
}

/* Has a lap been completed after which the count can never come to 0? */
static bool is_vain(const struct walker *w, struct lap *lap, long long count)
{
    long long more;
    bool vain;
    if (lap->first.heading == 4) {
        *lap = (struct lap){*w, count, count, count};
        return false;
    }
    lap->low = count < lap->low ? count : lap->low;
    lap->high = count > lap->high ? count : lap->high;
    if (w->at != lap->first.at || w->heading != lap->first.heading)
        return false;
    more = count - lap->count;
    vain = more == 0 || (more > 0 && lap->low > 0) || (more < 0 && lap->high < 0);
    *lap = (struct lap){*w, count, count, count};
    return vain;
}

/* Follows the wall ahead until the count is 0 or the goal is met: true. */
static bool follow(struct walker *w)
{
    struct lap lap = {{NULL, 0, 4}, 0, 0, 0};
    long long count = 0;
    for (bool hit = true; w->at != w->s->goal; hit = false) {
        unsigned d = along(w, hit, &count);
        size_t from = w->at;
        if (d == 4)
            return false;
        if (count == 0) {
            w->heading = d;
            return true;
        }
        walk_go(w, d);
        if (walk_returns(w->s, from) && is_vain(w, &lap, count))
            return false;
    }
    return true;
}

static int pledge_run(struct search *s, struct err *err)
{
    struct maze *m = s->maze;
    struct walker w = walk_begin(s);
    bool goes = true;
    while (goes && w.at != s->goal) {
        if (walk_can(&w, w.heading)) {
            walk_go(&w, w.heading);
            continue;
        }
        goes = follow(&w);
        if (goes && w.at != s->goal) {
            goes = !(m->cell[w.at] & LEFT_HERE);
            m->cell[w.at] |= LEFT_HERE;
        }
    }
    maze_clear(m, LEFT_HERE);
    return goes ? walk_end(s, err) : SOLVE_NONE;
}

const struct solve solve_pledge = {
    .entry = {"pledge", "a wall follower that gets off islands", NULL},
    .walks = true,
    .run = pledge_run,
};
