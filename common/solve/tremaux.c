/* tremaux: Tremaux's rule with marks at the passages.
 *
 * Idea: mark each passage when going through it, and never use a passage a third time. At a new
 * junction, take any new passage. At a junction that was visited before: after arriving by a new
 * passage, turn back; after arriving by a passage marked twice, take a new one, or otherwise the
 * one marked once. In a dead end, turn back. When the goal is reached, the passages marked once are
 * the path. If there is no path, the walk ends at the start with all passages marked twice.
 *
 * Correctness: this is depth-first search for a walker with nothing except chalk: the passages
 * marked once are the path from the start to the walker.
 *
 * Marks: a path; with loops, it may be much longer than a shortest one. Visited: the cells entered.
 *
 * In this implementation, every cell is a junction. The marks of a passage, at both its ends, are
 * counted where its wall would be: in two bits of the cell that owns this wall.
 *
 * Cost: each passage is used at most twice. Memory: only the maze.
 *
 * Reference: Edouard Lucas, "Recreations mathematiques", 1882, on Charles Pierre Tremaux. */
#include "common/solve/kit/choice.h"
#include "common/solve/kit/solution.h"
#include "common/solve/kit/walk.h"

/* The two bits of the owner that count the marks of its west and its north passage. */
enum { WEST_SHIFT = 2, NORTH_SHIFT = 6 };

#define WEST  (3U << WEST_SHIFT)
#define NORTH (3U << NORTH_SHIFT)

/* Returns the number of marks of the passage from cell i in direction d. */
static unsigned tremaux_marks(const struct maze *m, size_t i, unsigned d)
{
    unsigned owner = m->cell[(ptrdiff_t)i + m->owner[d]];
    return d % 2 ? owner >> WEST_SHIFT & 3 : owner >> NORTH_SHIFT;
}

/* Returns the direction of the next move by the rule, or 4 if every passage is marked twice. `back`
 * is the direction opposite to the last move, initially 4. */
static unsigned tremaux_next_dir(const struct walker *w, struct choice *choice, unsigned back)
{
    unsigned set[3] = {0, 0, 0}; /* directions by the number of marks */
    for (unsigned d = 0; d < 4; d++)
        if (walk_can(w, d))
            set[tremaux_marks(w->s->maze, w->at, d)] |= 1U << d;
    if ((set[1] >> back & 1) && (set[1] | set[2]) != 1U << back)
        return back; /* arrived by a new passage at a cell visited before */
    if (set[0])
        return choice_dir(choice, set[0]);
    return set[1] ? choice_dir(choice, set[1]) : 4;
}

/* Returns the marks of cell i: MAZE_PATH if one of its passages is marked once, and MAZE_VISITED if
 * one is marked twice. */
static unsigned tremaux_cell(const struct maze *m, size_t i)
{
    unsigned counts = 0;
    for (unsigned d = 0; d < 4; d++)
        counts |= tremaux_marks(m, i, d);
    return counts * MAZE_PATH; /* 1 becomes MAZE_PATH, 2 MAZE_VISITED */
}

/* Moves the walker in direction d and marks the passage. */
static void tremaux_go(struct walker *w, unsigned d)
{
    const struct maze *m = w->s->maze;
    const size_t from = w->at;
    unsigned char *owner = &m->cell[(ptrdiff_t)from + m->owner[d]];
    *owner = (unsigned char)(*owner + (d % 2 ? 1U << WEST_SHIFT : 1U << NORTH_SHIFT));
    w->at = maze_neighbour(m, from, d);
    w->s->steps++;
    if (w->s->frames) {
        frames_set(w->s->frames, from, tremaux_cell(m, from));
        frames_set(w->s->frames, w->at, tremaux_cell(m, w->at) | MAZE_PATH);
        frames_step(w->s->frames, w->at);
    }
}

/* Removes the counts, marks the cells that have a passage marked once, and makes the start and the
 * cells with marked passages visited. A cell needs the counts of its east and south neighbours, so
 * the cells are processed from first to last. */
static void tremaux_finish(const struct search *s)
{
    struct maze *m = s->maze;
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x++) {
            const size_t i = y * m->stride + x;
            const unsigned rest = m->cell[i] & ~(WEST | NORTH), marks = tremaux_cell(m, i);
            const bool visited = marks || i == s->start;
            m->cell[i] =
                (unsigned char)(rest | (marks & MAZE_PATH) | (visited ? MAZE_VISITED : 0U));
        }
}

static int tremaux_solve(struct search *s, struct err *err)
{
    struct walker w = {s, s->start, MAZE_N};
    struct choice choice = choice_init(s->values[0]);
    unsigned back = 4, d = 0;
    frames_activate(s->frames, s->start);
    while (w.at != s->goal && (d = tremaux_next_dir(&w, &choice, back)) < 4) {
        tremaux_go(&w, d);
        back = d ^ 2;
    }
    tremaux_finish(s);
    if (w.at != s->goal)
        return SOLVE_NONE;
    s->maze->cell[s->goal] |= MAZE_PATH; /* a goal that is the start has no marked passage */
    return solution_shorten(s, err);
}

const struct solve solve_tremaux = {
    .entry = {"tremaux", "marks each passage it takes, at most twice", choice_keys, NULL},
    .complete = true,
    .is_walker = true,
    .solve = tremaux_solve,
};
