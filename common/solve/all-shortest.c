/* all-shortest: every cell on some shortest way.
 *
 * The idea: a breadth-first search from the goal tells the distance of each cell
 * nearer than the start. From the start, every cell that is one move nearer than
 * one that is marked is marked too.
 *
 * Why it is right: that is what a shortest way does, move by move.
 *
 * What is marked is a path if there is one shortest way, otherwise a set.
 *
 * Time: as bfs, and the ways once more. Space: that of the frontier, 8 bytes a cell
 * of it.
 *
 * Reference: bfs; Walter D. Pullen, "Think Labyrinth: Maze algorithms" (shortest
 * paths finder). */
#include "common/maze/bfs.h"
#include "common/solve/kit/distance_mod3.h"

/* Marks what is nearer than the start, level by level; how many cells. */
static int mark(struct search *s, uint64_t *cells, struct err *err)
{
    struct maze *m = s->maze;
    struct bfs q;
    uint64_t level = s->length;
    if (bfs_init(&q, &s->work[0], err))
        return -1;
    q.at[q.tail++] = s->start;
    m->cell[s->start] |= MAZE_PATH;
    frames_activate(s->frames, s->start);
    for (*cells = 1; level > 0; level--) {
        const unsigned nearer = DISTANCE_MOD3_BITS(level - 1);
        for (const size_t last = q.tail; q.head != last; q.head++) {
            size_t i = q.at[q.head & (q.size - 1)];
            if (bfs_reserve(&q, err))
                return -1;
            for (unsigned d = 0; d < 4; d++) {
                size_t next = maze_neighbour(m, i, d);
                if (!maze_open(m, i, d) ||
                    (m->cell[next] & (MAZE_SEEN | MAZE_BACK | MAZE_PATH)) != nearer)
                    continue;
                m->cell[next] |= MAZE_PATH;
                frames_activate(s->frames, next);
                frames_step(s->frames);
                q.at[q.tail++ & (q.size - 1)] = next;
                ++*cells;
            }
        }
    }
    return 0;
}

static int all_shortest_run(struct search *s, struct err *err)
{
    uint64_t cells;
    int got = distance_mod3_search(s, s->goal, s->start, &s->length, err);
    if (got <= 0)
        return got < 0 ? -1 : SOLVE_NONE;
    if (mark(s, &cells, err))
        return -1;
    return cells == s->length + 1 ? SOLVE_PATH : SOLVE_SET;
}

const struct solve solve_all_shortest = {
    .entry = {"all-shortest", "every cell on some shortest path", NULL},
    .always = true,
    .shortest = true,
    .run = all_shortest_run,
};
