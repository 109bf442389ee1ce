/* blind-alley: blind alley sealing.
 *
 * Idea: the stem of a blind alley is a passage through which a walk to the goal would have to
 * return, however large the part behind it is. Seal all stems; what remains connected to the start
 * is marked.
 *
 * Correctness: a stem is a bridge, a passage without which the maze falls into two parts, with
 * start and goal in the same part. The depth-first search tree from the start gives the bridges
 * (kit/dfs_tree.h). Those between the goal and its ancestors separate start and goal; the others
 * are sealed.
 *
 * Marks: a path if there are no loops along it, otherwise a set. A loop that touches the path in a
 * cell stays; one that is connected to it only by a passage is sealed off. Visited: all other
 * cells that are not solid, even those that cannot be reached.
 *
 * Cost: proportional to the cells. Memory: 8 bytes per cell of a frontier.
 *
 * References: Walter D. Pullen, "Think Labyrinth: Maze algorithms" (blind alley sealer);
 * kit/dfs_tree.h. */
#include "common/solve/kit/dfs_tree.h"
#include "common/solve/kit/fill.h"

/* Fills all cells that were not visited, except solid ones, and forgets the tree. A cell of the
 * tree is never solid, so only the others need a closer look. */
static void blind_alley_fill_unvisited(const struct maze *m)
{
    unsigned char *row = m->cell;
    for (size_t y = 0; y < m->height; y++, row += m->stride)
        for (size_t x = 0; x < m->width; x++) {
            const unsigned cell = row[x];
            const bool fills =
                !(cell & MAZE_VISITED) && (cell & MAZE_SEEN || !maze_solid(m, y * m->stride + x));
            row[x] = (unsigned char)(dfs_tree_forget(cell) | fills * MAZE_SEEN);
        }
}

/* Fills all cells that cannot be reached from the start down the tree without passing a stem. The
 * passages between the goal and its ancestors are no stems: they count as if they were on a loop.
 */
static void blind_alley_fill(const struct search *s)
{
    struct maze *m = s->maze;
    size_t i = s->start;
    for (size_t k = s->goal; k != s->start; k = dfs_tree_parent(m, k))
        m->cell[k] |= DFS_TREE_LOOP;
    maze_clear(m, MAZE_VISITED);
    m->cell[i] |= MAZE_VISITED;
    do
        i = dfs_tree_next(m, i, s->start, DFS_TREE_LOOP);
    while (i != s->start);
    blind_alley_fill_unvisited(m);
}

/* Records in the frames that the filled cells are abandoned, one by one. */
static void blind_alley_record(const struct search *s)
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
    blind_alley_fill(s);
    blind_alley_record(s);
    return fill_mark_rest(s, err);
}

const struct solve solve_blind_alley = {
    .entry = {"blind-alley", "seals blind alleys at their stems", NULL},
    .complete = true,
    .run = blind_alley_run,
};
