/* cul-de-sac: dead-end and cul-de-sac filling.
 *
 * Idea: a cul-de-sac, or noose, is a passage that returns to the cell where it began, without a
 * junction in between: a walk that enters it leaves it where it entered. Fill dead ends and nooses
 * until none of either remains.
 *
 * Correctness: a path from start to goal never enters a cell twice, so it cannot go through a
 * noose.
 *
 * Once the dead ends are filled, every corridor leads from one junction to another or the same one
 * (start and goal count as junctions). Follow each corridor from either side: it is a noose if both
 * junctions are the same. Fill it, and any dead end that remains. This can turn the junction at its
 * end into a corridor, and two corridors into one, which must be followed again.
 *
 * If each junction that disappears from a long corridor caused a walk along the whole corridor, the
 * cost could be quadratic. So such a walk gives up after a number of cells; after all other work,
 * the corridor is tried again from one of its cells, with twice that number. By then, no shorter
 * corridor remains that could change it, and the cost is at most O(n log n).
 *
 * Marks: a path if there is only one, and sometimes even if there are loops; otherwise a set.
 * Visited: the filled cells.
 *
 * Cost: in practice proportional to the cells: 1.2 to 2 times that of bfs in perfect mazes, 3 to
 * 3.6 times in braided ones. A depth-first search tree and its chains (Jens M. Schmidt, 2013) find
 * the nooses in linear time, but took eight times as long as bfs. Memory: 8 bytes per cell of a
 * frontier, and 8 bytes per corridor to try again.
 *
 * Reference: Walter D. Pullen, "Think Labyrinth: Maze algorithms" (cul-de-sac filler). */
#include "common/base/bits.h"
#include "common/solve/kit/fill.h"
#include "common/solve/kit/solution.h"

/* The corridor through this cell is to be tried again. Among the cells that are not filled, only
 * the start can be an obstacle, and it is not a corridor. */
#define AGAIN MAZE_OBSTACLE

enum { CUL_DE_SAC_FIRST_WALK = 32 }; /* maximum number of cells to walk on the first try */

struct cul_de_sac {
    const struct search *s;
    size_t walk;  /* maximum number of cells to walk */
    size_t count; /* number of cells in s->scratch[1] whose corridor is to be tried again */
};

/* Walks from cell *i in direction *d to the end of the corridor, but at most over `most` cells, and
 * removes AGAIN from them. Stores the cell and the direction of the last move in *i and *d. Returns
 * whether it has reached the end. */
static bool cul_de_sac_walk(const struct maze *m, size_t *i, unsigned *d, size_t most)
{
    size_t at = maze_neighbour(m, *i, *d);
    unsigned dir = *d, kind = fill_kind[m->cell[at]];
    for (; kind >= FILL_CORRIDOR && most > 0; most--) {
        m->cell[at] &= (unsigned char)~AGAIN;
        dir = (kind ^ dir ^ 2) & 3;
        at = maze_neighbour(m, at, dir);
        kind = fill_kind[m->cell[at]];
    }
    *i = at;
    *d = dir;
    return kind < FILL_CORRIDOR;
}

/* Fills the noose that leaves cell i in direction d, and any dead end that remains. Returns the
 * cell where that ends. */
static size_t cul_de_sac_fill(const struct search *s, size_t i, unsigned d)
{
    const struct maze *m = s->maze;
    size_t at = maze_neighbour(m, i, d);
    m->cell[i] |= fill_closed[d];
    while (at != i) {
        d = (fill_kind[m->cell[at]] ^ d ^ 2) & 3;
        fill_cell(m, s->frames, m->cell + at);
        at = maze_neighbour(m, at, d);
    }
    m->cell[i] |= fill_closed[d ^ 2];
    return (size_t)(fill_follow(m, s->frames, m->cell + i) - m->cell);
}

/* Fills the corridor through cell i if it is a noose, then does the same with the corridor that
 * results, and so on. Notes cell i if the walk was too short. Does nothing if the cell is not in a
 * corridor. Returns 0, or -1 with *err set if memory runs out. */
static int cul_de_sac_try(struct cul_de_sac *c, size_t i, struct err *err)
{
    const struct maze *m = c->s->maze;
    struct mem *const noted = &c->s->scratch[1];
    unsigned kind;
    while ((kind = fill_kind[m->cell[i]]) >= FILL_CORRIDOR) {
        const unsigned d = (unsigned)bits_lowest(fill_open_dirs(m->cell[i]));
        size_t ends[2] = {i, i};
        unsigned dirs[2] = {d, (d ^ kind) & 3};
        if (!cul_de_sac_walk(m, &ends[0], &dirs[0], c->walk) ||
            !cul_de_sac_walk(m, &ends[1], &dirs[1], c->walk)) {
            if (mem_need_array(noted, c->count + 1, sizeof i, 0))
                return err_memory(err);
            ((size_t *)(void *)noted->at)[c->count++] = i;
            m->cell[i] |= AGAIN;
            return 0;
        }
        if (ends[0] != ends[1])
            return 0;
        i = cul_de_sac_fill(c->s, ends[0], dirs[0] ^ 2);
    }
    return 0;
}

/* Tries the corridors that begin at cell i, which must not be in a corridor. Tries all except one,
 * because a noose has two ends. Returns 0, or -1 with *err set if memory runs out. */
static int cul_de_sac_try_from(struct cul_de_sac *c, size_t i, struct err *err)
{
    const struct maze *m = c->s->maze;
    for (unsigned d = 0; d < 3; d++) {
        const unsigned dirs = fill_open_dirs(m->cell[i]) >> d;
        if (dirs & 1 && dirs > 1 && cul_de_sac_try(c, maze_neighbour(m, i, d), err))
            return -1;
    }
    return 0;
}

/* Tries all corridors, then retries those where the walk was too short. Returns 0, or -1 with *err
 * set if memory runs out. */
static int cul_de_sac_try_all(struct cul_de_sac *c, struct err *err)
{
    const struct maze *m = c->s->maze;
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x++) {
            const size_t i = y * m->stride + x;
            if (fill_kind[m->cell[i]] == FILL_JUNCTION && cul_de_sac_try_from(c, i, err))
                return -1;
        }
    if (cul_de_sac_try_from(c, c->s->start, err) || cul_de_sac_try_from(c, c->s->goal, err))
        return -1;
    while (c->count > 0) {
        const size_t count = c->count;
        c->count = 0;
        c->walk *= 2;
        for (size_t k = 0; k < count; k++) { /* at most k corridors have been noted again by now */
            const size_t i = ((size_t *)(void *)c->s->scratch[1].at)[k];
            const unsigned cell = m->cell[i];
            m->cell[i] &= (unsigned char)~AGAIN;
            if (cell & AGAIN && cul_de_sac_try(c, i, err))
                return -1;
        }
    }
    return 0;
}

/* Sets FILL_DONE in a cell that is not marked. For maze_map. */
static unsigned cul_de_sac_keep_marked(unsigned cell)
{
    return cell & MAZE_PATH ? cell & ~(unsigned)(MAZE_PATH | MAZE_OBSTACLE) : cell | FILL_DONE;
}

/* Marks a cell that is not filled. For maze_map. */
static unsigned cul_de_sac_mark(unsigned cell)
{
    const unsigned rest = cell & (MAZE_WEST | MAZE_NORTH | MAZE_OBSTACLE);
    return cell & FILL_DONE ? rest | (cell & MAZE_VISITED) : rest | MAZE_PATH;
}

static int cul_de_sac_solve(struct search *s, struct err *err)
{
    struct maze *m = s->maze;
    struct cul_de_sac c = {.s = s, .walk = CUL_DE_SAC_FIRST_WALK};
    const unsigned char start = m->cell[s->start] & MAZE_OBSTACLE;
    int got = s->frames ? solution_exists(s, err) : 1; /* no frames if the goal cannot be reached */
    if (got <= 0) {
        maze_clear(m, MAZE_SEEN);
        return got < 0 ? -1 : SOLVE_NONE;
    }
    if (fill_dead_ends(s, err))
        return -1;
    got = fill_mark_rest(s, err);
    if (got == SOLVE_NONE)
        maze_clear(m, MAZE_VISITED);
    if (got != SOLVE_SET)
        return got;
    maze_map(m, cul_de_sac_keep_marked); /* the nooses are among the marked cells */
    fill_begin(s);
    if (cul_de_sac_try_all(&c, err))
        return -1;
    fill_end(s);
    maze_map(m, cul_de_sac_mark);
    m->cell[s->start] |= start;
    return maze_count(m, MAZE_PATH) == s->length + 1 ? SOLVE_PATH : SOLVE_SET;
}

const struct solve solve_cul_de_sac = {
    .entry = {"cul-de-sac", "fills dead ends and nooses until none remain", NULL,
              "cul-de-sac-filler"},
    .complete = true,
    .solve = cul_de_sac_solve,
};
