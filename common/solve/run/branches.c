/* The difficulty of a maze as defined by Michael Scott McClendon, The Complexity and Difficulty of
 * a Maze, Bridges 2001, 213-222.
 *
 * A hallway leads from one end or junction to the next. The more turns it has, and the closer
 * together they are, the harder it is to follow. Its complexity is
 *
 *     gamma(h) = D * sum of theta / (pi * d)
 *
 * D is its length, and each turn adds its angle theta, divided by pi and by the length d of the
 * straight run at the turn. On a grid theta is pi / 2. A turn has a run on either side; 1/d is
 * taken as the mean of both values, so that the complexity does not depend on the end from which
 * the hallway is entered:
 *
 *     gamma(h) = D * sum of (1 / before + 1 / after) / 4
 *
 * The complexity does not depend on the scale, so a maze and its lattice have the same complexity.
 * The complexity of a straight hallway is 0.
 *
 * The path is one hallway P, from start to goal. Removing it splits the maze into regions, the
 * connected components of the cells that are not on it. The complexity of a region is the sum over
 * its hallways, which end at the path, at junctions and at dead ends. Each region misleads
 * independently of the others, so their factors multiply:
 *
 *     difficulty = ln((gamma(P) + 1) * product of (gamma(R) + 1))
 *
 * McClendon multiplies by gamma(P) itself, which is 0 for a straight path, and 0 has no logarithm.
 * With + 1, a straight path without regions has difficulty 0, which is the minimum.
 *
 * The paper assumes mazes without loops, but the definition applies to any graph: a component of
 * the cells beside the path is one region, even if it rejoins the path. So loops make a maze
 * easier. An open area of free blocks consists of hallways of one move, which have no turns.
 * Openings that the path does not use are closed first, as for the hash, so that a lattice has no
 * regions there.
 *
 * Each hallway is followed from both ends, so all sums are exactly twice as large. The time is
 * linear in the number of cells. */
#include "softfloat.h"
#include "stats.h"

#include "common/base/bits.h"
#include "common/maze/bfs.h"
#include "common/maze/maze_lattice.h"

#include <string.h>

/* A hallway that is being followed. */
struct hallway {
    uint64_t length, run, turns; /* moves so far, moves since the last turn, and turns */
    unsigned direction;          /* of the last move */
    struct softfloat sum;        /* of 1 / before + 1 / after, without the last run */
};

/* Makes one move in direction d. */
static void hallway_move(struct hallway *h, unsigned d)
{
    if (h->length > 0 && h->direction != d) {
        const struct softfloat inverse =
            softfloat_inverse(h->run); /* a run between two turns counts twice */
        h->sum = softfloat_add(h->sum, h->turns > 0 ? softfloat_add(inverse, inverse) : inverse);
        h->turns++;
        h->run = 0;
    }
    h->direction = d;
    h->run++;
    h->length++;
}

/* Returns 4 gamma(h) at the end of a hallway. */
static struct softfloat hallway_end(const struct hallway *h)
{
    if (h->turns == 0)
        return (struct softfloat){0, 0};
    return softfloat_mul(softfloat_of(h->length), softfloat_add(h->sum, softfloat_inverse(h->run)));
}

/* Makes *m a copy of the maze with a sealed border. Openings of a board become obstacles, except
 * those on the path; the start becomes free. Returns 0, or -1 with *err set. */
static int branches_copy(struct maze *m, const struct path *path, struct err *err)
{
    const struct maze *from = path->maze;
    const bool has_border = maze_is_closed(from); /* a maze of walls has no obstacles there */
    if (maze_shape(m, from->kind, from->width, from->height, err))
        return -1;
    memcpy(m->cell, from->cell, m->stride * (m->height + 1));
    maze_clear(m, MAZE_VISITED | MAZE_SEEN | MAZE_BACK);
    for (size_t y = 0; y < m->height && has_border; y++) {
        const size_t step = y == 0 || y + 1 == m->height ? 1 : m->width - 1;
        for (size_t x = 0; x < m->width; x += step) {
            unsigned char *block = &m->cell[y * m->stride + x];
            *block |= *block & MAZE_PATH ? 0 : MAZE_OBSTACLE;
        }
    }
    m->cell[path->start] &= (unsigned char)~MAZE_OBSTACLE;
    maze_block_walls(m);
    maze_seal_border(m);
    return 0;
}

/* Returns the set of directions from cell i in which there is no wall. */
static unsigned branches_dirs(const struct maze *m, size_t i)
{
    return maze_open_dirs(m->cell + i, m->stride, MAZE_SEEN, 0);
}

/* Follows a hallway from cell i in direction d to its end. Returns 4 gamma(h). */
static struct softfloat branches_follow(const struct maze *m, size_t i, unsigned d)
{
    struct hallway h = {0};
    for (unsigned dirs; d < 4;) {
        i = maze_neighbour(m, i, d);
        hallway_move(&h, d);
        dirs = branches_dirs(m, i) & ~(1U << (d ^ 2));
        d = m->cell[i] & MAZE_PATH || maze_degree(dirs) != 1 ? 4 : (unsigned)bits_lowest(dirs);
    }
    return hallway_end(&h);
}

/* Multiplies *product by gamma(R) + 1, where R is the region of cell i of the copy: the sum of the
 * hallways that begin in its cells, and of those that enter it from the path. Returns 0, or -1 with
 * *t->err set. */
static int branches_multiply(const struct stats *t, size_t i, struct softfloat *product)
{
    const struct maze *const m = t->copy;
    struct softfloat gamma = {0, 0};
    struct bfs f;
    unsigned dirs;
    if (bfs_init(&f, &t->search->scratch[0], t->err))
        return -1;
    bfs_push(&f, m, i, MAZE_VISITED);
    for (; f.head != f.tail; f.head++) {
        if (bfs_reserve(&f, t->err))
            return -1;
        i = bfs_cell(&f, f.head);
        dirs = branches_dirs(m, i);
        for (unsigned d = 0; d < 4; d++) {
            const size_t next = maze_neighbour(m, i, d);
            if (!(dirs >> d & 1))
                continue;
            if (m->cell[next] & MAZE_PATH)
                gamma = softfloat_add(gamma, branches_follow(m, next, d ^ 2));
            else if (!(m->cell[next] & MAZE_VISITED))
                bfs_push(&f, m, next, MAZE_VISITED);
            if (maze_degree(dirs) != 2)
                gamma = softfloat_add(gamma, branches_follow(m, i, d));
        }
    }
    gamma.exponent -= 3; /* of 8 gamma(R) */
    *product = softfloat_mul(*product, softfloat_add(gamma, softfloat_of(1)));
    return 0;
}

int branches_count(struct stats *t)
{
    const struct path path = search_path(t->search);
    struct path_cursor c = path_begin(&path);
    uint64_t dirs = 0;
    if (branches_copy(t->copy, &path, t->err))
        return -1;
    do
        dirs += maze_degree(branches_dirs(t->copy, c.at));
    while (path_next(&path, &c));
    stats_set(t, STAT_BRANCHES, dirs - 2 * c.k); /* each move counts for both of its cells */
    return 0;
}

int branches_search(struct stats *t)
{
    const struct path path = search_path(t->search);
    struct path_cursor c = path_begin(&path);
    uint64_t moves = 0;
    struct bfs f;
    if (branches_copy(t->copy, &path, t->err) || bfs_init(&f, &t->search->scratch[0], t->err))
        return -1;
    do {
        if (bfs_reserve(&f, t->err))
            return -1;
        bfs_push(&f, t->copy, c.at, MAZE_SEEN);
    } while (path_next(&path, &c));
    for (; f.head != f.tail; moves += f.head != f.tail)
        if (bfs_level(&f, t->copy, f.tail, MAZE_SEEN, t->err))
            return -1;
    stats_set(t, STAT_HIDDEN, f.tail - c.k - 1);
    stats_set(t, STAT_FARTHEST, moves);
    return 0;
}

int branches_difficulty(struct stats *t)
{
    const struct path path = search_path(t->search);
    const struct maze *const m = t->copy;
    struct path_cursor c = path_begin(&path);
    struct softfloat gamma, product = softfloat_of(1);
    struct hallway h = {0};
    if (branches_copy(t->copy, &path, t->err))
        return -1;
    do {
        const unsigned dirs = branches_dirs(m, c.at);
        if (c.d < 4)
            hallway_move(&h, c.d);
        for (unsigned d = 0; d < 4; d++) {
            const size_t i = maze_neighbour(m, c.at, d);
            if (dirs >> d & 1 && !(m->cell[i] & (MAZE_VISITED | MAZE_PATH)) &&
                branches_multiply(t, i, &product))
                return -1;
        }
    } while (path_next(&path, &c));
    gamma = hallway_end(&h);
    gamma.exponent -= 2; /* of 4 gamma(P) */
    product = softfloat_mul(product, softfloat_add(gamma, softfloat_of(1)));
    stats_set(t, STAT_DIFFICULTY, softfloat_log(product));
    return 0;
}
