/* astar: best-first search with the Manhattan distance as heuristic.
 *
 * Idea: for each cell, g is the number of moves to it, and h is the number of columns plus rows
 * between it and the end of the search (the Manhattan distance), so at least h more moves are
 * needed. Always continue with a cell whose g + h is minimal.
 *
 * Correctness: h never overestimates and changes by one with each move, so g + h never decreases
 * along a path, and a cell is first taken along a shortest path (Hart, Nilsson and Raphael).
 *
 * A move that leads nearer does not change g + h; any other move adds two. Therefore two lists are
 * enough instead of a heap: the cells with the minimal g + h and those with the next value. The
 * first list is a stack, and when it is empty, the second one takes its place. g and h are not
 * stored at all. A cell may be in the lists several times; when it is first taken, its direction
 * back is stored, and its other entries are dropped.
 *
 * With a seed, the next cell is chosen from the first list at random.
 *
 * Marks: a shortest path. The search runs from the goal to the start, so that the directions lead
 * forwards. Visited: the cells taken out of the lists: in an open room, little more than the path;
 * in a perfect maze, where the distance is a poor guide, nearly all cells that bfs visits.
 *
 * Cost: proportional to the visited cells. Memory: 8 bytes per entry of the lists.
 *
 * Reference: Peter E. Hart, Nils J. Nilsson and Bertram Raphael, "A formal basis for the heuristic
 * determination of minimum cost paths", 1968. */
#include "common/solve/kit/choice.h"
#include "common/solve/kit/solution.h"
#include "solve.h"

/* A list of entries. An entry is four times a cell, plus the direction back. */
struct astar_list {
    size_t *at;
    size_t count, room;
    struct mem *scratch; /* not owned */
};

/* Makes room for four more entries. Returns 0, or -1 with *err set if memory runs out. */
static int astar_reserve(struct astar_list *l, struct err *err)
{
    if (l->count + 4 <= l->room)
        return 0;
    if (mem_need_array(l->scratch, l->count + 4, sizeof *l->at, 0))
        return err_memory(err);
    l->at = (size_t *)(void *)l->scratch->at;
    l->room = l->scratch->size / sizeof *l->at;
    return 0;
}

static int astar_solve(struct search *s, struct err *err)
{
    struct choice choice = choice_init(s->values[0]);
    struct maze *m = s->maze;
    struct frames *const frames = s->frames;
    const struct place start = maze_place(m, s->start);
    struct astar_list near = {.scratch = &s->scratch[0]}, far = {.scratch = &s->scratch[1]}, empty;
    if (astar_reserve(&near, err) || astar_reserve(&far, err))
        return -1;
    near.at[near.count++] = 4 * s->goal;
    frames_activate(frames, s->goal);
    while (near.count > 0) {
        const size_t last = --near.count;
        const size_t k = choice.is_random ? (size_t)rng_below(&choice.rng, last + 1) : last;
        const size_t entry = near.at[k], i = entry / 4;
        near.at[k] = near.at[last];
        if (!(m->cell[i] & MAZE_SEEN)) {
            m->cell[i] |= (unsigned char)(MAZE_SEEN | MAZE_BACK_TO(entry & 3));
            if (i == s->start) {
                s->length = solution_mark(m, s->start, s->goal);
                return SOLVE_PATH;
            }
            if (astar_reserve(&near, err) || astar_reserve(&far, err))
                return -1;
            const struct place at = maze_place(m, i);
            const bool nearer[4] = {at.y > start.y, at.x < start.x, at.y<start.y, at.x> start.x};
            for (unsigned d = 0; d < 4; d++) { /* no branch */
                const unsigned char beside = *maze_beside(m, i, d);
                const unsigned fresh = maze_open(m, i, d) & !(beside & MAZE_SEEN);
                near.at[near.count] = far.at[far.count] = 4 * maze_neighbour(m, i, d) + (d ^ 2);
                near.count += fresh & nearer[d];
                far.count += fresh & !nearer[d];
            }
            for (unsigned d = 0; frames && d < 4; d++)
                if (maze_open(m, i, d) && !(*maze_beside(m, i, d) & MAZE_SEEN))
                    frames_activate(frames, maze_neighbour(m, i, d));
            frames_finish(frames, i);
            frames_step(frames, i);
        }
        if (near.count == 0) {
            empty = near;
            near = far;
            far = empty;
        }
    }
    return SOLVE_NONE;
}

const struct solve solve_astar = {
    .entry = {"astar", "A* with the Manhattan distance; finds a shortest path", choice_keys,
              "a* a-star"},
    .complete = true,
    .shortest = true,
    .events = EVENTS_CHEAPEST,
    .solve = astar_solve,
};
