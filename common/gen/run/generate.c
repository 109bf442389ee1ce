#include "generate.h"

#include "common/gen/kit/frame.h"
#include "common/gen/kit/job.h"
#include "common/gen/kit/wall_weights.h"
#include "common/gen/list.h"
#include "common/maze/shape_graph.h"

#include <string.h>

/* Generates a whole maze with a generator that has row(). */
static int generate_by_rows(const struct gen *gen, const struct gen_job *job)
{
    struct maze *m = job->maze;
    struct gen_row g = {.job = job,
                        .width = m->width,
                        .height = m->height,
                        .start = maze_place(m, job->endpoints.start),
                        .goal = maze_place(m, job->endpoints.goal)};
    maze_fill(m, 0);
    while (g.y < m->height) {
        if (generate_row(gen, &g, m->cell + g.y * m->stride))
            return -1;
        if (!frame_begin(job))
            continue;
        for (size_t i = 0; i < g.y * m->stride; i++) /* the row is active, those above finished */
            if (i % m->stride < m->width)
                frames_set(job->frames, i, i / m->stride + 1 < g.y ? FRAME_FINISHED : FRAME_ACTIVE);
        frame_end(job, FRAMES_NOWHERE, g.sets);
    }
    return 0;
}

/* Closes all walls except inner ones that are open in the given maze, and copies PIECES_FIXED of
 * its walls. The mask may contain cells of the border column, see shape_graph.h. */
static void generate_copy(const struct gen_job *job)
{
    const struct maze *m = job->maze;
    maze_fill(job->maze, 0);
    for (size_t i = 0; i < m->stride * m->height; i++) {
        const unsigned west = i % m->stride ? 0 : MAZE_WEST, north = i < m->width ? MAZE_NORTH : 0;
        if (job_has(job, i))
            m->cell[i] = (unsigned char)(job->given->cell[i] | west | north);
    }
}

/* Opens walls until the pieces of the maze in a mask are joined. If the pieces and the walls
 * between them already form a tree, opens all these walls: random walks would take very long if the
 * tree is large. */
static int generate_join(const struct gen *gen, const struct gen_job *job,
                         const unsigned char *mask, const char *what)
{
    struct pieces p;
    if (pieces_find(&p, job->maze, mask, what, job->scratch, job->err))
        return -1;
    if (p.first[p.count] != 2 * (p.count - 1)) {
        if (gen->finish(job, &p))
            return -1;
    } else {
        for (size_t n = pieces_list_walls(&p), k = 0; k < n; k++)
            wall_carve(job, p.wall[k], 0);
    }
    return 0;
}

/* ---- masks that the generator ignores ---- */

/* Closes all walls of the cells outside the mask. */
static void generate_cut(const struct gen_job *job)
{
    const struct maze *m = job->maze;
    const unsigned char *mask = job->mask;
    for (size_t y = 0; y < m->height; y++)
        for (size_t i = y * m->stride, end = i + m->width; i < end; i++) {
            if (!mask[i] || (i > 0 && !mask[i - 1]))
                m->cell[i] |= MAZE_WEST;
            if (!mask[i] || (y > 0 && !mask[i - m->stride]))
                m->cell[i] |= MAZE_NORTH;
        }
}

/* Reconnects the pieces of a maze that was cut, in the manner of kruskal: opens walls between two
 * pieces, in random order, until every connected component of the mask is one piece. Prefetches in
 * two steps: first the cells and their links, then the parent links. Returns 0, or -1 with
 * *job->err set if memory runs out or the maze has more than WALL_MAX_CELLS cells. */
static int generate_reconnect(const struct gen_job *job)
{
    enum { FAR = 24, NEAR = 12 };
    const struct maze *m = job->maze;
    const size_t stride = m->stride, cells = stride * m->height, links = cells * sizeof(dsu_link);
    size_t count = 0, sets;
    dsu_link *set;
    uint32_t *list; /* there are at most (w - 1)(h - 1) closed inner walls */
    if (job_memory(job, "a mask", WALL_MAX_CELLS, cells, sizeof *list, links, job->scratch))
        return -1;
    set = (dsu_link *)(void *)job->scratch->at;
    list = (uint32_t *)(void *)(job->scratch->at + links);
    sets = job->cells - walls_join(m, job->mask, set, 1);
    for (size_t k = 0; k < 2 * cells; k++)
        if (wall_is_inside(job->mask, stride, k) &&
            dsu_find(set, k / 2) != dsu_find(set, wall_neighbour((uint32_t)k, stride)))
            list[count++] = (uint32_t)k;
    walls_shuffle(job->rng, list, count);
    for (size_t k = 0; k < count; k++) {
        if (k + FAR < count) {
            uint32_t far = list[k + FAR], near = list[k + NEAR];
            dsu_link up = set[near / 2], up_beside = set[wall_neighbour(near, stride)];
            MEM_PREFETCH(&m->cell[far / 2]);
            MEM_PREFETCH(&set[far / 2]);
            MEM_PREFETCH(&set[wall_neighbour(far, stride)]);
            MEM_PREFETCH(&set[up < 0 ? 0 : up]);
            MEM_PREFETCH(&set[up_beside < 0 ? 0 : up_beside]);
        }
        if (dsu_join(set, list[k] / 2, wall_neighbour(list[k], stride)))
            wall_carve(job, list[k], --sets);
    }
    return 0;
}

/* Joins the connected components of a finished maze. Returns 0, or -1 with *job->err set. */
static int generate_join_islands(const struct gen_job *job)
{
    const struct maze *m = job->maze;
    const size_t n = m->stride * m->height;
    const unsigned char *mask = job->mask;
    struct mem all = {0};
    int got;
    if (!mask) { /* use a mask of all cells */
        if (mem_need(&all, n))
            return err_memory(job->err);
        mask = memset(all.at, 0xff, n);
        for (size_t i = m->width; i < n; i += m->stride)
            all.at[i] = 0;
    }
    got = generate_join(&gen_wilson, job, mask, "joined=1");
    mem_free(&all);
    return got;
}

int generate(const struct gen *gen, struct gen_job *job)
{
    const bool cuts = job->mask && !job->given && gen->mask == MASK_AFTER;
    const unsigned char *const mask = job->mask;
    const size_t cells = job->cells;
    if (job->given) {
        generate_copy(job);
        if (generate_join(gen, job, job->mask, "--given"))
            return -1;
        if (job->graph)
            shape_graph_finish(job->graph, job->maze);
        return 0;
    }
    if (cuts) {
        job->mask = NULL;
        job->cells = job->maze->width * job->maze->height;
    }
    if (gen->make ? gen->make(job) : generate_by_rows(gen, job))
        return -1;
    job->mask = mask;
    job->cells = cells;
    if (cuts)
        generate_cut(job);
    if (cuts && gen->perfect && generate_reconnect(job))
        return -1;
    return gen->row && gen_joins(gen, job->values) ? generate_join_islands(job) : 0;
}

/* ---- mazes that stop growing ---- */

bool generate_may_stop(const struct gen *gen, const uint64_t *values)
{
    for (const struct row_key *key = gen->growth; key && key->name; key++)
        if (values[key - gen->entry.keys] != key->default_value)
            return true;
    return false;
}

size_t generate_cells(const struct gen *gen, const uint64_t *values, size_t cells)
{
    const uint64_t wanted = gen->growth ? values[gen->growth - gen->entry.keys] : 0;
    return wanted > 0 && wanted < cells ? (size_t)wanted : cells;
}

size_t generate_mask(const struct maze *m, size_t root, unsigned char *mask)
{
    const enum maze_kind kind = m->kind;
    const size_t width = m->width; /* a local variable, so that the loop can be vectorized */
    const bool lone = width == 1 && m->height == 1;
    struct maze in = *m;
    in.cell = mask;
    memset(mask, 0, m->stride * (m->height + 1));
    for (size_t y = 0; y < m->height; y++) {
        const unsigned char *row = m->cell + y * m->stride, *below = row + m->stride;
        unsigned char *to = mask + y * m->stride;
        for (size_t x = 0; x < width; x++)
            to[x] = maze_solid_in_row(kind, row, below, x, lone) ? 0 : 0xff;
    }
    if (root != SIZE_MAX)
        mask[root] = 0xff;
    return (size_t)maze_count(&in, 1);
}
