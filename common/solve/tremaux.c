/* tremaux: Tremaux's rule, marks at the passages.
 *
 * The idea: mark every passage as you go through it, once and, coming back, twice,
 * and never go through one a third time. At a junction where you have not been,
 * take any new passage. Where you have been, and came by a new passage, turn round;
 * if you came by one marked twice, take a new passage, or else the one that is
 * marked once. When the goal is reached, the passages marked once are the way. If
 * there is no way you end at the start, with all passages marked twice.
 *
 * Why it is right: it is depth-first search, by one who has only chalk: passages
 * marked once are the way from the start to where he stands.
 *
 * Here every cell is a junction. The marks of a passage, at both its ends, are
 * counted where its wall would stand: two bits in the cell that owns that.
 *
 * Time: each passage is gone through at most twice. Space: the maze.
 *
 * Reference: Edouard Lucas, "Recreations mathematiques", 1882, on Charles Pierre
 * Tremaux. */
#include "common/solve/kit/solution.h"
#include "common/solve/kit/walk.h"

/* The count of a west wall's passage, that of a north wall's, in the owner's byte. */
enum { WEST_SHIFT = 2, NORTH_SHIFT = 6 };

#define WEST  (3U << WEST_SHIFT)
#define NORTH (3U << NORTH_SHIFT)
#define WAY   MAZE_SEEN /* on the way, in the end */

static unsigned marks(const struct maze *m, size_t i, unsigned d)
{
    unsigned cell = m->cell[(ptrdiff_t)i + m->owner[d]];
    return d % 2 ? cell >> WEST_SHIFT & 3 : cell >> NORTH_SHIFT;
}

static void mark(struct maze *m, size_t i, unsigned d)
{
    unsigned char *cell = &m->cell[(ptrdiff_t)i + m->owner[d]];
    *cell = (unsigned char)(*cell + (d % 2 ? 1U << WEST_SHIFT : 1U << NORTH_SHIFT));
}

/* The first way, other than back, with so many marks; 4 if there is none. */
static unsigned way_with(const struct walker *w, unsigned back, unsigned count)
{
    unsigned d = 0;
    while (d < 4 && (d == back || !walk_can(w, d) || marks(w->s->maze, w->at, d) != count))
        d++;
    return d;
}

/* Has he been here before, but for the way by which he has just come? */
static bool been_here(const struct walker *w, unsigned back)
{
    for (unsigned d = 0; d < 4; d++)
        if (d != back && walk_can(w, d) && marks(w->s->maze, w->at, d) > 0)
            return true;
    return false;
}

/* Where he goes next, by the rule; 4: everything is marked twice. */
static unsigned next_way(const struct walker *w, unsigned back)
{
    bool new_way = back < 4 && marks(w->s->maze, w->at, back) == 1;
    unsigned d = 4;
    if (!new_way || !been_here(w, back))
        d = way_with(w, back, 0);
    if (d == 4 && new_way && walk_can(w, back))
        d = back;
    return d < 4 ? d : way_with(w, 4, 1);
}

/* He has gone from cell i: it is given up if no passage there is marked once. */
static void show_step(const struct walker *w, size_t i)
{
    const struct maze *m = w->s->maze;
    bool once = false;
    for (unsigned d = 0; d < 4; d++)
        once = once || marks(m, i, d) == 1;
    if (!once)
        frames_abandon(w->s->frames, i);
    frames_activate(w->s->frames, w->at);
    frames_step(w->s->frames);
}

/* Sets WAY in the cells between passages that are marked once. */
static void find_way(const struct search *s)
{
    struct maze *m = s->maze;
    size_t i = s->start;
    for (unsigned back = 4, d; i != s->goal; i = maze_neighbour(m, i, d), back = d ^ 2) {
        m->cell[i] |= WAY;
        for (d = 0; d == back || !maze_open(m, i, d) || marks(m, i, d) != 1; d++)
            ;
    }
    m->cell[i] |= WAY;
}

/* The counts are gone, WAY is MAZE_PATH, and cells with counts around are visited.
 * Every cell needs the counts of the next ones, so it goes from the first on. */
static void tidy_up(const struct search *s)
{
    struct maze *m = s->maze;
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x++) {
            size_t i = y * m->stride + x;
            unsigned char *cell = m->cell + i;
            unsigned keep, way;
            bool seen = i == s->start;
            for (unsigned d = 0; d < 4; d++)
                seen = seen || (d == MAZE_N || d == MAZE_W ? *cell & (d ? WEST : NORTH)
                                                           : marks(m, i, d) > 0);
            keep = *cell & ~(unsigned)(WEST | NORTH | WAY);
            way = *cell & WAY ? MAZE_PATH : 0U;
            *cell = (unsigned char)(keep | way | (seen ? MAZE_VISITED : 0U));
        }
}

static int tremaux_run(struct search *s, struct err *err)
{
    struct maze *m = s->maze;
    struct walker w = {s, s->start, MAZE_N};
    unsigned back = 4;
    frames_activate(s->frames, s->start);
    while (w.at != s->goal) {
        unsigned d = next_way(&w, back);
        size_t from = w.at;
        if (d == 4)
            break;
        mark(m, w.at, d);
        w.at = maze_neighbour(m, w.at, d);
        back = d ^ 2;
        s->steps++;
        if (s->frames)
            show_step(&w, from);
    }
    if (w.at == s->goal)
        find_way(s);
    tidy_up(s);
    return w.at == s->goal ? solution_shorten(s, err) : SOLVE_NONE;
}

const struct solve solve_tremaux = {
    .entry = {"tremaux", "marks at passages, once and twice", NULL},
    .always = true,
    .walks = true,
    .run = tremaux_run,
};
