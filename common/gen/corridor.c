/* corridor: one passage of blocks from the entrance to the exit, which touches
 * itself nowhere.
 *
 * The idea: dig from the entrance, as carve does: only blocks of which exactly
 * three neighbours are still obstacles, at random, stepping back out of dead
 * ends. A second tree stands at the exit, one block or, with ends=2, digging too:
 * each time one of the two at random digs. Where a block next to the one we
 * stand on touches our tree there alone, and the other one too, the two may
 * meet; that is one of the things chance can choose. Then all but the way from
 * door to door is filled up again. If a side is to be reached, there is no second
 * tree, and it ends with the first step towards that side that comes next to it.
 *
 * Stepping back with the blocks filled up at once, as one would by hand, tries
 * every way, of which there are more than can be counted; leaving them as they
 * are given up, it may miss the exit: all blocks that are left may touch what
 * was dug twice. So blocks that are given up stay dug, which ends soon, and if
 * the trees have not met by then, they are joined:
 *   1. The shortest way from the first tree through rock to the second, or to
 *      the side, is looked for. There is one, as the rock hangs together.
 *   2. Its first block may touch the first tree more than once. Of the blocks it
 *      touches on the way from the entrance, the way turns off at the first.
 *      The same at the other end.
 * As the way through rock is the shortest it touches neither itself nor, but for
 * its ends, the trees; the trees never touch each other. So there always is a
 * corridor.
 *
 * Every corridor has a chance: let one tree dig along it, never stepping aside,
 * until there is one block left between the two.
 *
 * Time: in proportion to the blocks, each dug at most once. Space: the board, and
 * 8 bytes for a block of the frontier of the search through rock.
 *
 * Reference: the maze program that these tools grew from, which could fail. */
#include "common/gen/kit/board.h"
#include "common/gen/kit/cell_list.h"
#include "common/gen/kit/random_dir.h"

#define NONE    SIZE_MAX
#define OTHER   BOARD_INNER /* of a block that is dug: of the second tree */
#define ON_PATH MAZE_PATH   /* on the way */

enum { KEY_ENDS };

static const struct opt_key keys[] = {
    {"ends", 1, 2, 1, "dig from the entrance only, or from both doors", 0, NULL},
    {NULL, 0, 0, 0, NULL, 0, NULL},
};

/* Where one tree digs. */
struct corridor_head {
    size_t root, at;
    unsigned char tree; /* 0 or OTHER */
    bool digs;
};

/* One step: digs a block, which is then where the head is: true; or steps back, or
 * finds that it can do no more. *met: the block where the trees meet, if chance
 * has it so. */
static bool corridor_step(const struct maze *m, struct corridor_head *h, struct random_dir *dirs,
                          size_t *met)
{
    unsigned set = board_choices(m, h->at, h->tree), d;
    size_t next;
    if (!set) {
        h->digs = h->at != h->root;
        if (h->digs)
            h->at = maze_step_back(m, h->at);
        return false;
    }
    d = random_dir_choose(dirs, set);
    next = maze_neighbour(m, h->at, d);
    if (board_touches(m, next, h->tree ^ OTHER) > 0) {
        *met = next;
        return false;
    }
    m->cell[next] = (unsigned char)(h->tree | MAZE_BACK_TO(d ^ 2));
    h->at = next;
    return true;
}

/* ---- when nothing can be dug any more ---- */

/* Would the way end at block i? */
static bool corridor_arrives(const struct gen_job *job, size_t i)
{
    return job->endpoints.reach_side ? board_can_open(job, i, job->endpoints.side)
                                     : board_touches(job->maze, i, OTHER) > 0;
}

/* The last block of the shortest way through rock from the first tree to where it
 * arrives, in *last; each block of it has the way back. A block that was seen is
 * no longer BOARD_INNER. -1: no memory. */
static int corridor_search(const struct gen_job *job, size_t *last, struct err *err)
{
    const struct maze *m = job->maze;
    struct cell_list queue = {job->scratch, NULL, 0, 0};
    for (size_t i = 0, n = m->stride * m->height; i < n; i++)
        if (board_is_carvable(m, i) && board_touches(m, i, 0) > 0) {
            if (cell_list_reserve(&queue, 1, err))
                return -1;
            queue.at[queue.count++] = i;
        }
    for (size_t k = 0; k < queue.count; k++)
        m->cell[queue.at[k]] = MAZE_OBSTACLE;
    for (size_t k = 0; k < queue.count; k++) {
        *last = queue.at[k];
        if (corridor_arrives(job, *last))
            return 0;
        if (cell_list_reserve(&queue, 4, err))
            return -1;
        for (unsigned d = 0; d < 4; d++) {
            size_t next = maze_neighbour(m, *last, d);
            if (!board_is_carvable(m, next))
                continue;
            m->cell[next] = (unsigned char)(MAZE_OBSTACLE | MAZE_BACK_TO(d ^ 2));
            queue.at[queue.count++] = next;
        }
    }
    return err_set(err, "corridor: the mask leaves no way between the doors");
}

/* ---- the way ---- */

/* The way from the root of a tree to block i of it. */
static void corridor_keep(const struct maze *m, const struct corridor_head *h, size_t i)
{
    for (; i != h->root; i = maze_step_back(m, i))
        m->cell[i] |= ON_PATH;
    m->cell[i] |= ON_PATH;
}

/* The way from the root of a tree to block i, which touches it, as it turns off
 * as soon as it can. */
static void corridor_keep_tree(const struct maze *m, const struct corridor_head *h, size_t i)
{
    size_t at = NONE, turn;
    for (unsigned d = 0; d < 4; d++) {
        size_t next = maze_neighbour(m, i, d);
        if ((m->cell[next] & (MAZE_OBSTACLE | BOARD_INNER)) == h->tree)
            at = next;
    }
    for (turn = at;; at = maze_step_back(m, at)) {
        size_t far = at > i ? at - i : i - at;
        if (far == 1 || far == m->stride)
            turn = at;
        if (at == h->root)
            break;
    }
    corridor_keep(m, h, turn);
}

/* The way through rock that ends at this block, and the first block of it. */
static size_t corridor_keep_rock(const struct maze *m, size_t last)
{
    while (m->cell[last] |= ON_PATH, board_touches(m, last, 0) == 0)
        last = maze_step_back(m, last);
    return last;
}

/* Fills up all but the way. */
static void corridor_fill(struct maze *m)
{
    for (size_t i = 0; i < m->stride * m->height; i++)
        m->cell[i] = m->cell[i] & ON_PATH || i % m->stride == m->width ? 0 : MAZE_OBSTACLE;
}

/* Digs until the trees meet, the side is reached or both can do no more: the block
 * where that was, NONE for the last. */
static size_t corridor_dig(const struct gen_job *job, struct corridor_head head[2])
{
    const struct maze *m = job->maze;
    struct random_dir dirs = random_dir_init(job->rng, RANDOM_DIR_EVEN);
    size_t met = NONE;
    while (met == NONE && (head[0].digs || head[1].digs)) {
        struct corridor_head *h =
            &head[!head[0].digs || (head[1].digs && random_dir_bits(&dirs) & 1)];
        if (!corridor_step(m, h, &dirs, &met))
            continue;
        frame_step(job->clock);
        if (job->endpoints.reach_side && corridor_arrives(job, h->at) &&
            (maze_back(m->cell[h->at]) ^ 2) == job->endpoints.side)
            met = h->at;
    }
    return met;
}

/* Returns the first block, dug or not, at the side that is to be reached where the corridor could
 * end; NONE if there is none. */
static size_t corridor_first_at_side(const struct gen_job *job, bool dug)
{
    const struct maze *m = job->maze;
    for (size_t i = 0; i < m->stride * m->height; i++)
        if (i % m->stride < m->width && corridor_arrives(job, i) &&
            (dug ? !(m->cell[i] & MAZE_OBSTACLE) : board_is_carvable(m, i)))
            return i;
    return NONE;
}

/* The corridor between two trees, or from one to a side. */
static int corridor_join(struct gen_job *job, struct corridor_head head[2], struct err *err)
{
    const struct maze *m = job->maze;
    struct gen_endpoints *e = &job->endpoints;
    size_t last = corridor_dig(job, head);
    if (e->reach_side && last == NONE)
        last = corridor_first_at_side(job, true); /* it came there, but along the side */
    if (last == NONE && corridor_search(job, &last, err))
        return -1;
    if (m->cell[last] & MAZE_OBSTACLE)
        corridor_keep_tree(m, &head[0], corridor_keep_rock(m, last));
    else
        corridor_keep(m, &head[0], last);
    if (e->reach_side)
        e->goal = last;
    else
        corridor_keep_tree(m, &head[1], last);
    return 0;
}

static int corridor_make(struct gen_job *job, struct err *err)
{
    struct maze *m = job->maze;
    struct gen_endpoints *e = &job->endpoints;
    struct corridor_head head[2] = {{e->start, e->start, 0, true},
                                    {e->goal, e->goal, OTHER, false}};
    board_fill(job, BOARD_INNER);
    m->cell[e->start] = 0;
    if (e->reach_side && corridor_first_at_side(job, false) == NONE) {
        e->reach_side = false;
        e->goal = e->start;
    }
    if (!e->reach_side && e->goal != e->start) {
        m->cell[e->goal] = OTHER;
        head[1].digs = job->values[KEY_ENDS] == 2;
    }
    if (!e->reach_side && (e->goal == e->start || board_touches(m, e->goal, 0) > 0)) {
        m->cell[e->start] |= ON_PATH;
        m->cell[e->goal] |= ON_PATH;
    } else if (corridor_join(job, head, err)) {
        return -1;
    }
    corridor_fill(m);
    return 0;
}

const struct gen gen_corridor = {
    .entry = {"corridor", "one passage of blocks from door to door, never touching itself", keys},
    .perfect = true,
    .board = true,
    .mask = MASK_CONNECTED,
    .doors = DOORS_SIDE,
    .make = corridor_make,
};
