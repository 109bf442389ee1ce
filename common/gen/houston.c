/* houston: every maze of the size equally likely, by one random walk first and
 * many afterwards.
 *
 * The idea, Robin Houston's: the walk of aldous-broder is quick while most cells
 * are new and slow at the end; the walks of wilson are slow at first, while the
 * tree is small, and quick at the end. So begin with the one and end with the
 * other.
 *
 * As it is usually told, with a change from one to the other when so many cells
 * have been met, the mazes are not equally likely: the rest of the tree of
 * aldous-broder depends on where the walk stands, and that is lost (of 192,000
 * mazes of 3x3 cells, changed at 3 of them, the chi-square over the 192 is 1026;
 * 257 would be the limit). Here it is made right. Some cells are set out
 * beforehand, the posts. The walk goes on until it has met them all, and of the
 * passages it made only the ways from the posts to its start are kept.
 *
 * Why it is right: had the walk gone on until all cells were met, all trees would
 * be equally likely, and the ways from the posts would be the same, for a cell is
 * joined when it is met first and the cells of such a way are all met before its
 * post. So the ways that are kept come as they do in a tree taken at random; and
 * the walks of wilson, begun with a tree, make each tree that holds it equally
 * likely.
 *
 * Its mazes: those of wilson.
 *
 * Time: as wilson, of whose steps the first, long walks are replaced by ones that
 * need not wait for memory. Space: the maze.
 *
 * References: Robin Houston, in Jamis Buck, "Mazes for Programmers", 2015, ch. 4;
 * aldous-broder; wilson. */
#include "walks.h"

#define FRESH WALKS_IN /* not met yet */
#define POST  MAZE_VISITED

enum { POSTS = 2 }; /* with 3 or 4 it takes half as long again */

/* Number k of the posts: a quarter of the way in from the top left, and from the
 * bottom right, or the next cell in the mask. */
static size_t post(const struct gen_job *job, size_t k)
{
    const struct maze *m = job->maze;
    size_t x = m->width / 4, y = m->height / 4;
    size_t i = k ? (m->height - 1 - y) * m->stride + m->width - 1 - x : y * m->stride + x;
    while (m->cell[i] & WALKS_OUT)
        i = i + 1 < m->stride * m->height ? i + 1 : 0;
    return i;
}

/* Walks from a cell until all posts, of which there are so many, are met; each
 * cell that is met keeps the direction that it was first entered from. */
static void walk(const struct gen_job *job, size_t start, size_t posts)
{
    const struct maze *m = job->maze;
    unsigned char *cell = m->cell + start;
    *cell ^= FRESH;
    while (posts > 0) {
        uint64_t bits = rng_next(job->rng);
        for (int k = 0; k < 32 && posts > 0; k++, bits >>= 2) {
            unsigned d = bits & 3;
            unsigned char *next = cell + m->step[d];
            if (*next & WALKS_OUT)
                continue;
            cell = next;
            if (!(*cell & FRESH))
                continue;
            posts -= (*cell & POST) == POST;
            *cell ^= (unsigned char)(FRESH | (d ^ 2) << MAZE_BACK_SHIFT);
        }
    }
}

/* Takes the way from cell i back to the tree down. */
static void keep(const struct gen_job *job, size_t i)
{
    const struct maze *m = job->maze;
    while (!(m->cell[i] & WALKS_IN)) {
        unsigned d = m->cell[i] >> MAZE_BACK_SHIFT;
        m->cell[i] |= WALKS_IN;
        maze_carve(m, m->cell + i, d);
        trace_step(job->trace);
        i = maze_beside(m, i, d);
    }
}

static int houston_make(struct gen_job *job, struct err *err)
{
    struct maze *m = job->maze;
    size_t start = gen_start(job), posts = 0;
    (void)err;
    if (gen_line(job))
        return 0;
    gen_fill(job, FRESH);
    gen_frame(job);
    for (size_t k = 0; k < POSTS; k++) {
        unsigned char *cell = m->cell + post(job, k);
        posts += cell != m->cell + start && !(*cell & POST);
        *cell |= POST;
    }
    walk(job, start, posts);
    maze_clear(m, FRESH | POST);
    m->cell[start] |= WALKS_IN;
    for (size_t k = 0; k < POSTS; k++)
        keep(job, post(job, k));
    walks_join(job);
    return 0;
}

const struct gen gen_houston = {
    .entry = {"houston", "one random walk, then many: every maze equally likely", NULL},
    .perfect = true,
    .uniform = true,
    .mask = GEN_PART,
    .make = houston_make,
};
