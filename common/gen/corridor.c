/* corridor: one passage of blocks from the entrance to the exit that never touches itself.
 *
 * Idea: carve from the entrance as carve does: only blocks that have exactly three obstacles beside
 * them, in random directions, stepping back out of dead ends. A second tree starts at the exit. It
 * is a single block or, with ends=2, also carves: at each step, one of the two trees is chosen at
 * random. If a block beside the current one touches only that block of its own tree, and also
 * touches the other tree, the trees can meet there; that is one of the choices. Finally everything
 * except the path from door to door is filled again. If the exit may be anywhere on a side, there
 * is no second tree, and the passage ends with the first step towards that side that arrives next
 * to it.
 *
 * Filling a block immediately on stepping back, as one would by hand, tries every path, and there
 * are astronomically many. Leaving all abandoned blocks open can miss the exit, because every
 * remaining block may touch two carved ones. So abandoned blocks stay carved, which makes the
 * search end soon, and if the trees have not met by then, they are joined:
 *   1. Find the shortest path through obstacles from the first tree to the second, or to the side.
 *      Such a path exists, because the obstacles are connected.
 *   2. The first block of this path may touch the first tree more than once. The corridor branches
 *      off at the touched block that comes first on the path from the entrance. The same applies to
 *      the other end.
 * Because the path through obstacles is the shortest, it touches neither itself nor, except at its
 * ends, the trees; and the trees never touch each other. So a corridor always exists.
 *
 * With branches=1 the abandoned blocks stay free. Near the place where the two trees meet or are
 * joined, some of them touch the corridor or another branch a second time. So all of them are
 * filled first. Then those that have exactly three obstacles beside them are carved again, starting
 * from the corridor. The free blocks form a tree, and its path from door to door is the same
 * corridor.
 *
 * Every corridor is possible: one tree may carve along it without ever stepping aside, until only
 * one block between the two trees remains.
 *
 * Mazes: a single winding passage without any choice; with branches, one with side passages.
 *
 * Cost: time proportional to the blocks, each of which is carved at most once. Memory: the board,
 * and 8 bytes per block in the frontier of the search through obstacles.
 *
 * Reference: the maze program that these tools grew out of; its corridors could fail. */
#include "common/gen/kit/board.h"
#include "common/gen/kit/frame.h"
#include "common/gen/kit/random_dir.h"
#include "common/maze/bfs.h"

#define NONE    SIZE_MAX
#define OTHER   BOARD_INNER /* in a free block: it belongs to the second tree */
#define ON_PATH MAZE_PATH   /* the block is in the corridor */

enum { KEY_ENDS, KEY_BRANCHES };

static const struct row_key keys[ROW_KEYS + 1] = {
    {"ends", 1, 2, 1, "dig from the entrance, or from both ends", 0, NULL},
    {"branches", 0, 1, 0, "1: keep abandoned branches", 0, NULL},
};

/* One of the two trees. */
struct corridor {
    size_t root, at;    /* at: the block from which it carves next */
    unsigned char tree; /* 0 or OTHER */
    bool carves;        /* whether it is not finished */
};

/* Returns whether the corridor can end at block i: next to the other tree, or next to the side to
 * reach. */
static bool corridor_arrives(const struct gen_job *job, size_t i)
{
    return job->endpoints.reach_side ? board_can_open(job, i, job->endpoints.side)
                                     : board_touches(job->maze, i, OTHER) > 0;
}

/* Returns the first block at which the corridor can reach its side: a free block if `is_free` is
 * true, otherwise a block that may be carved. Returns NONE if there is none. */
static size_t corridor_first_at_side(const struct gen_job *job, bool is_free)
{
    const struct maze *m = job->maze;
    for (size_t i = 0; i < m->stride * m->height; i++)
        if (i % m->stride < m->width && corridor_arrives(job, i) &&
            (is_free ? !(m->cell[i] & MAZE_OBSTACLE) : board_is_carvable(m, i)))
            return i;
    return NONE;
}

/* Shows in a frame that a tree has carved its block `at`. In both trees, the path from the root to
 * the block from which the tree carves next is active; abandoned blocks are finished. */
static void corridor_frame(const struct gen_job *job, const struct corridor trees[2], size_t at)
{
    frame_mark_cells(job, MAZE_OBSTACLE, 0, FRAME_FINISHED);
    for (int k = 0; k < 2; k++)
        if (!(job->maze->cell[trees[k].root] & MAZE_OBSTACLE))
            frame_mark_path(job, trees[k].at, trees[k].root, FRAME_ACTIVE);
    frame_end(job, at, 0);
}

/* Carves until the trees meet, the side is reached, or both trees are finished. Returns the block
 * where the trees met or the side was reached, or NONE. */
static size_t corridor_grow(const struct gen_job *job, struct corridor trees[2])
{
    const struct maze *m = job->maze;
    const struct gen_endpoints *e = &job->endpoints;
    struct random_dir dirs = random_dir_init(job->rng, RANDOM_DIR_EVEN);
    while (trees[0].carves || trees[1].carves) {
        const bool second = !trees[0].carves || (trees[1].carves && random_dir_bits(&dirs) & 1);
        struct corridor *c = &trees[second];
        const unsigned set = board_choices(m, c->at, c->tree);
        unsigned d;
        if (!set) { /* step back, or the tree is finished */
            c->carves = c->at != c->root;
            if (c->carves)
                c->at = maze_step_back(m, c->at);
            continue;
        }
        d = random_dir_choose(&dirs, set);
        c->at = maze_neighbour(m, c->at, d);
        if (board_touches(m, c->at, c->tree ^ OTHER) > 0)
            return c->at;
        m->cell[c->at] = (unsigned char)(c->tree | MAZE_BACK_TO(d ^ 2));
        if (frame_begin(job))
            corridor_frame(job, trees, c->at);
        if (e->reach_side && corridor_arrives(job, c->at) && d == e->side)
            return c->at;
    }
    return NONE;
}

/* Finds the shortest path through obstacles from the first tree to a block where the corridor can
 * end, and stores the last block of the path in *last. MAZE_BACK leads from there to its first
 * block. Removes BOARD_INNER from the blocks that the search has seen. */
static int corridor_search(const struct gen_job *job, size_t *last)
{
    struct maze *m = job->maze;
    struct bfs queue;
    if (bfs_init(&queue, job->scratch, job->err))
        return -1;
    for (size_t i = 0, n = m->stride * m->height; i < n; i++)
        if (board_is_carvable(m, i) && board_touches(m, i, 0) > 0) {
            if (bfs_reserve(&queue, job->err)) /* unreached: large boards need more memory */
                return -1;
            m->cell[i] = MAZE_OBSTACLE;
            bfs_push(&queue, m, i, 0);
        }
    for (;; queue.head++) { /* this ends, because the mask is connected */
        *last = bfs_cell(&queue, queue.head);
        if (corridor_arrives(job, *last))
            return 0;
        if (bfs_reserve(&queue, job->err)) /* unreached: large boards need more memory */
            return -1;
        for (unsigned d = 0; d < 4; d++) {
            size_t next = maze_neighbour(m, *last, d);
            if (!board_is_carvable(m, next))
                continue;
            m->cell[next] = MAZE_OBSTACLE;
            bfs_push(&queue, m, next, MAZE_BACK_TO(d ^ 2));
        }
    }
}

/* ---- the path ---- */

/* Marks the path from the root of a tree to its block i. */
static void corridor_mark(const struct maze *m, const struct corridor *c, size_t i)
{
    while (m->cell[i] |= ON_PATH, i != c->root)
        i = maze_step_back(m, i);
}

/* Marks the path from the root of a tree to block i, which touches the tree. The path branches off
 * as early as possible. */
static void corridor_mark_to(const struct maze *m, const struct corridor *c, size_t i)
{
    size_t at = NONE, turn;
    for (unsigned d = 0; d < 4; d++) {
        size_t next = maze_neighbour(m, i, d);
        if ((m->cell[next] & (BOARD_CARVABLE)) == c->tree)
            at = next;
    }
    for (turn = at; at != c->root;) {
        size_t distance;
        at = maze_step_back(m, at);
        distance = at > i ? at - i : i - at;
        if (distance == 1 || distance == m->stride)
            turn = at;
    }
    corridor_mark(m, c, turn);
}

/* Connects the two trees, or one tree and a side, and marks the corridor. */
static int corridor_connect(struct gen_job *job, struct corridor trees[2])
{
    const struct maze *m = job->maze;
    struct gen_endpoints *e = &job->endpoints;
    size_t last = corridor_grow(job, trees), first;
    if (e->reach_side && last == NONE) /* the tree may have arrived in another direction */
        last = corridor_first_at_side(job, true);
    if (last == NONE && corridor_search(job, &last))
        return -1;
    first = last;
    if (m->cell[last] & MAZE_OBSTACLE) {
        while (m->cell[first] |= ON_PATH, board_touches(m, first, 0) == 0) /* through obstacles */
            first = maze_step_back(m, first);
        corridor_mark_to(m, &trees[0], first);
    } else {
        corridor_mark(m, &trees[0], last);
    }
    if (e->reach_side)
        e->goal = last;
    else
        corridor_mark_to(m, &trees[1], last);
    return 0;
}

/* ---- the rest of the board ---- */

/* Fills every block except the corridor. If `branches` is true, then carves again every block that
 * was carved before and can be carved; only these have BOARD_INNER. */
static void corridor_fill(const struct gen_job *job, bool branches)
{
    struct maze *m = job->maze;
    const size_t n = m->stride * m->height;
    for (size_t i = 0; i < n; i++) {
        const bool was_free = branches && !(m->cell[i] & MAZE_OBSTACLE);
        m->cell[i] = i % m->stride == m->width ? 0
                     : m->cell[i] & ON_PATH    ? ON_PATH
                     : was_free                ? BOARD_CARVABLE
                                               : MAZE_OBSTACLE;
    }
    for (size_t i = 0; branches && i < n; i++)
        if (m->cell[i] & ON_PATH)
            board_carve(job, i, i, NULL);
    maze_clear(m, ON_PATH);
}

static int corridor_make(struct gen_job *job)
{
    struct maze *m = job->maze;
    struct gen_endpoints *e = &job->endpoints;
    struct corridor trees[2] = {{e->start, e->start, 0, true}, {e->goal, e->goal, OTHER, false}};
    board_fill(job, 1, BOARD_CARVABLE);
    m->cell[e->start] = 0;
    if (e->reach_side && corridor_first_at_side(job, false) == NONE) {
        e->reach_side = false;
        e->goal = e->start;
    }
    if (!e->reach_side && e->goal != e->start) {
        m->cell[e->goal] = OTHER;
        trees[1].carves = job->values[KEY_ENDS] == 2;
    }
    if (!e->reach_side && (e->goal == e->start || board_touches(m, e->goal, 0) > 0)) {
        m->cell[e->start] |= ON_PATH;
        m->cell[e->goal] |= ON_PATH;
    } else if (corridor_connect(job, trees)) {
        return -1;
    }
    corridor_fill(job, job->values[KEY_BRANCHES]);
    return 0;
}

const struct gen gen_corridor = {
    .entry = {"corridor", "one passage of blocks that never touches itself", keys, NULL},
    .perfect = GEN_PERFECT,
    .board = true,
    .mask = MASK_CONNECTED,
    .doors = DOORS_SIDE,
    .make = corridor_make,
};
