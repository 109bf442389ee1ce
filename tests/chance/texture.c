/* Tests of the texture of mazes against the reference program of the field: dead ends and the
 * solution from corner to corner, in percent of the cells, means of 200 mazes of 100x100 cells.
 *
 * The reference figures are those that Daedalus 3.5 gave for 200 mazes, and those that Walter D.
 * Pullen, its author, has published ("Think Labyrinth: Maze algorithms"). Our mean must agree with
 * one of the two. If the two differ by more than chance, it may also lie between them: they differ
 * even for the uniform algorithms, whose distribution is known exactly, and the probabilities in
 * eller are not specified anywhere. In the uniform spanning tree of the plane, a cell is a dead end
 * with probability 8/pi^2 (1 - 2/pi) = 0.29454, which stands instead of the published 29; the
 * border costs up to 0.15 percent.
 *
 * Tolerance: both are means of 200 mazes, so the standard deviation of their difference is sqrt(2)
 * times that of our mean, which is estimated from the sample. Four of these (exceeded by chance in
 * one of 16,000 cases) and half of the last digit of the figure are tolerated. */
#include "tests/graph.h"
#include "tests/maze_spec.h"

#include <math.h>

enum { MAZES = 200, SIDE = 100 };

/* A figure and half of its last digit. */
struct figure {
    double value, half;
};

static const struct texture {
    const char *name;
    struct figure dead_ends[2], solution[2]; /* measured, published */
} textures[] = {
    {"backtracker", {{10.0, 0.05}, {10, 0.5}}, {{17.2, 0.05}, {19, 0.5}}},
    {"hunt-and-kill", {{10.2, 0.05}, {11, 0.5}}, {{7.9, 0.05}, {9.5, 0.05}}},
    {"division", {{23.2, 0.05}, {23, 0.5}}, {{6.0, 0.05}, {7.2, 0.05}}},
    {"binary-tree", {{25.0, 0.05}, {25, 0.5}}, {{2.0, 0.05}, {2.0, 0.05}}},
    {"sidewinder", {{27.7, 0.05}, {27, 0.5}}, {{2.1, 0.05}, {2.6, 0.05}}},
    {"eller", {{30.0, 0.05}, {28, 0.5}}, {{3.6, 0.05}, {4.2, 0.05}}},
    {"wilson", {{29.3, 0.05}, {29.454, 0.15}}, {{4.1, 0.05}, {4.5, 0.05}}},
    {"aldous-broder", {{29.3, 0.05}, {29.454, 0.15}}, {{4.0, 0.05}, {4.5, 0.05}}},
    {"houston", {{29.3, 0.05}, {29.454, 0.15}}, {{4.1, 0.05}, {4.5, 0.05}}},
    {"kruskal", {{30, 0.5}, {30, 0.5}}, {{4.1, 0.05}, {4.1, 0.05}}},
    {"prim", {{30, 0.5}, {30, 0.5}}, {{4.1, 0.05}, {4.1, 0.05}}},
    {"boruvka", {{30, 0.5}, {30, 0.5}}, {{4.1, 0.05}, {4.1, 0.05}}},
    {"prim-simple", {{32, 0.5}, {32, 0.5}}, {{2.3, 0.05}, {2.3, 0.05}}},
    {"prim-modified", {{35.4, 0.05}, {36, 0.5}}, {{2.0, 0.05}, {2.3, 0.05}}},
};

/* The mean of a sample and its standard error. */
struct mean {
    double sum, squares, value, error;
};

static void mean_add(struct mean *m, double x)
{
    m->sum += x;
    m->squares += x * x;
}

static void mean_finish(struct mean *m)
{
    m->value = m->sum / (double)MAZES;
    m->error = sqrt(fmax(0, m->squares / (double)MAZES - m->value * m->value) / (MAZES - 1));
}

/* Generates the mazes and measures them. */
static void measure(const struct gen *gen, struct mean *dead_ends, struct mean *solution)
{
    static long distance[SIDE * SIDE];
    struct maze m = {0};
    for (uint64_t i = 0; i < MAZES; i++) {
        struct maze_spec spec = {.gen = gen, .w = SIDE, .h = SIDE, .seed = 4, .index = i};
        struct graph g;
        size_t count = 0;
        maze_spec_make(&spec, &m);
        g = graph_of(&m);
        for (size_t c = 0; c < SIDE * SIDE; c++)
            count += graph_degree(&g, c) == 1;
        graph_distances(&g, 0, distance);
        mean_add(dead_ends, 100.0 * (double)count / (SIDE * SIDE));
        mean_add(solution, 100.0 * (double)(distance[SIDE * SIDE - 1] + 1) / (SIDE * SIDE));
        graph_free(&g);
    }
    mean_finish(dead_ends);
    mean_finish(solution);
    maze_free(&m);
}

/* Returns whether the mean agrees with the figure. */
static bool is_near(const struct mean *m, const struct figure *f)
{
    return fabs(m->value - f->value) <= 4 * sqrt(2) * m->error + f->half;
}

/* Returns whether the mean agrees with one of the figures or lies between them. */
static bool agrees(const struct mean *m, const struct figure f[2])
{
    return is_near(m, &f[0]) || is_near(m, &f[1]) ||
           (f[0].value - m->value) * (f[1].value - m->value) < 0;
}

int main(void)
{
    for (const struct row *const *e = gen_list; *e; e++)
        for (size_t i = 0; i < sizeof textures / sizeof *textures; i++) {
            const struct texture *t = &textures[i];
            struct mean dead_ends = {0}, solution = {0};
            if (strcmp((*e)->name, t->name) != 0)
                continue;
            measure(gen_of(*e), &dead_ends, &solution);
            ok(agrees(&dead_ends, t->dead_ends),
               "%s: %.2f percent dead ends +- %.2f; reference %.1f, %.1f", t->name, dead_ends.value,
               dead_ends.error, t->dead_ends[0].value, t->dead_ends[1].value);
            ok(agrees(&solution, t->solution),
               "%s: %.2f percent solution +- %.2f; reference %.1f, %.1f", t->name, solution.value,
               solution.error, t->solution[0].value, t->solution[1].value);
        }
    return done();
}
