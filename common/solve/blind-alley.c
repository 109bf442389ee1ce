/* blind-alley: blind alley sealing.
 *
 * The idea: a passage through which one would have to come back to reach the goal
 * is the stem of a blind alley, however large the part behind it. Seal them all;
 * what then still hangs together with the start is marked.
 *
 * Why it is right: such a passage is a bridge, without which the maze falls in two,
 * with start and goal in the same part. In the tree of a depth-first search from
 * the start the bridges are known (tree.h), and those that are not on the way up
 * from the goal are sealed.
 *
 * What is marked is a path where there are no loops along the way, otherwise a set.
 * A loop that hangs on the way by a cell and not by a passage stays.
 *
 * Time: in proportion to the cells. Space: the maze.
 *
 * References: Walter D. Pullen, "Think Labyrinth: Maze algorithms" (blind alley
 * sealer); tree.h. */
#include "common/solve/kit/dfs_tree.h"
#include "common/solve/kit/fill.h"

/* The cells of the way up from the goal: their passages are no stems. */
static void keep_way(const struct search *s)
{
    struct maze *m = s->maze;
    for (size_t i = s->goal; i != s->start; i = dfs_tree_parent(m, i))
        m->cell[i] |= DFS_TREE_LOOP;
}

static unsigned fill_unless_visited(unsigned cell)
{
    unsigned rest = cell & ~(unsigned)(MAZE_SEEN | MAZE_VISITED | MAZE_PATH);
    return cell & MAZE_VISITED ? rest : rest | MAZE_SEEN;
}

/* Goes from the start down the tree, but through no stem; fills all else. */
static void fill_sealed(const struct search *s)
{
    struct maze *m = s->maze;
    size_t i = s->start;
    maze_clear(m, MAZE_VISITED);
    m->cell[i] |= MAZE_VISITED;
    do
        i = dfs_tree_next(m, i, s->start, DFS_TREE_LOOP);
    while (i != s->start);
    maze_map(m, fill_unless_visited);
}

/* What is sealed is given up. */
static void show(const struct search *s)
{
    const struct maze *m = s->maze;
    frames_activate_all(s->frames);
    for (size_t i = 0; s->frames && i < m->stride * m->height; i++)
        if (m->cell[i] & MAZE_SEEN && s->frames->maze.cell[i] & MAZE_PATH) {
            frames_abandon(s->frames, i);
            frames_step(s->frames);
        }
}

static int blind_alley_run(struct search *s, struct err *err)
{
    size_t cycles;
    int got = dfs_tree_find(s, NULL, &cycles, err);
    if (got <= 0)
        return got < 0 ? -1 : SOLVE_NONE;
    keep_way(s);
    fill_sealed(s);
    show(s);
    return fill_mark_rest(s, err);
}

const struct solve solve_blind_alley = {
    .entry = {"blind-alley", "blind alleys sealed at their stems", NULL},
    .always = true,
    .run = blind_alley_run,
};
