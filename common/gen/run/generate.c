#include "generate.h"

#include "common/gen/kit/pieces.h"
#include "common/gen/kit/show.h"
#include "common/maze/row_ring.h"
#include "mask_reconnect.h"

int generate_rows(const struct gen *gen, struct gen_rows *g, unsigned char *to, struct err *err)
{
    const size_t width = g->width, count = g->count; /* copies: `to` may be a part of *g */
    if (gen->rows(g, to, err))
        return -1;
    if (g->y == 0)
        for (size_t x = 0; x < width; x++)
            to[x] |= MAZE_NORTH;
    for (size_t k = 0; k < count; k++, to += width + 1) {
        to[0] |= MAZE_WEST;
        to[width] = MAZE_WEST;
    }
    g->y += count;
    return 0;
}

/* Shows in a frame that a row was generated: it is active, and the rows above are finished. */
static void generate_show_rows(const struct gen_job *job, const struct gen_rows *g)
{
    if (!show_begin(job))
        return;
    for (size_t y = 0; y < g->y; y++)
        for (size_t x = 0; x < g->width; x++)
            show_cell(job, y * job->maze->stride + x, y + 1 < g->y ? SHOW_FINISHED : SHOW_ACTIVE);
    show_end(job, GEN_NOWHERE, g->sets);
}

/* Generates a whole maze with a generator that has rows(). */
static int generate_by_rows(const struct gen *gen, const struct gen_job *job, struct err *err)
{
    struct maze *m = job->maze;
    const size_t start = job->endpoints.start, goal = job->endpoints.goal;
    struct gen_rows g = {.width = m->width,
                         .height = m->height,
                         .rng = job->rng,
                         .values = job->values,
                         .scratch = job->scratch,
                         .shown = job->frames,
                         .start = {start % m->stride, start / m->stride},
                         .goal = {goal % m->stride, goal / m->stride}};
    const size_t most = job->frames ? 1 : row_ring_size(m->stride);
    maze_fill(m, 0);
    while (g.y < m->height) {
        g.count = m->height - g.y < most ? m->height - g.y : most;
        if (generate_rows(gen, &g, m->cell + g.y * m->stride, err))
            return -1;
        if (job->frames)
            generate_show_rows(job, &g);
    }
    return 0;
}

/* Closes the border, and all other walls as in the given maze. */
static void generate_copy(const struct gen_job *job)
{
    const struct maze *m = job->maze;
    maze_fill(job->maze, 0);
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x++) {
            const size_t i = y * m->stride + x;
            const unsigned border = (x == 0) * MAZE_WEST | (y == 0) * MAZE_NORTH;
            m->cell[i] &= (unsigned char)(job->given->cell[i] | border);
        }
}

/* Completes a given maze. If its pieces and the walls between them are a tree, all walls are
 * opened: random walks would take very long if the tree is. */
static int generate_rest(const struct gen *gen, const struct gen_job *job, struct err *err)
{
    struct pieces p;
    generate_copy(job);
    if (pieces_find(&p, job, err))
        return -1;
    if (p.first[p.count] != 2 * (p.count - 1))
        return gen->finish(&p, err);
    for (size_t n = pieces_list_walls(&p), k = 0; k < n; k++)
        wall_carve(job, p.wall[k]);
    return 0;
}

int generate(const struct gen *gen, struct gen_job *job, struct err *err)
{
    struct gen_job whole = *job;
    if (job->given)
        return generate_rest(gen, job, err);
    if (!job->mask || gen->mask != MASK_AFTER)
        return gen->make ? gen->make(job, err) : generate_by_rows(gen, job, err);
    whole.mask = NULL;
    whole.cells = job->maze->width * job->maze->height;
    return generate(gen, &whole, err) || mask_reconnect(job, gen->perfect, err) ? -1 : 0;
}
