/* Tests of planes: distances and pieces as slower programs find them. */
#include "common/import/picture/plane.h"
#include "tests/tap.h"

#include "common/base/rng.h"

#include <math.h>

enum { WIDTH = 60, HEIGHT = 45, INNER = 3 };

static struct plane plane;

/* Flags about one pixel in `part` with PLANE_WALL, none of the rim. */
static void scatter(struct rng *rng, unsigned part)
{
    memset(plane.flags, 0, plane_count(&plane));
    for (size_t y = PLANE_RIM; y < HEIGHT - PLANE_RIM; y++)
        for (size_t x = PLANE_RIM; x < WIDTH - PLANE_RIM; x++)
            if (rng_below(rng, part) == 0)
                plane.flags[y * WIDTH + x] = PLANE_WALL;
}

/* Returns the largest error of the distances, in parts of the distance. */
static double worst_distance(void)
{
    double worst = 0;
    for (int y = INNER; y < HEIGHT - INNER; y++)
        for (int x = INNER; x < WIDTH - INNER; x++) {
            double nearest = 1e9, error;
            for (int v = 0; v < HEIGHT; v++)
                for (int u = 0; u < WIDTH; u++)
                    if (plane.flags[v * WIDTH + u] & PLANE_WALL && hypot(u - x, v - y) < nearest)
                        nearest = hypot(u - x, v - y);
            error = fabs(plane.distance[y * WIDTH + x] / (double)PLANE_PIXEL - nearest);
            worst = nearest > 0 && error / nearest > worst ? error / nearest : worst;
        }
    return worst;
}

/* Gives the piece of pixel i the number `to`. */
static void spread(unsigned *number, size_t i, unsigned to, bool corners)
{
    const ptrdiff_t steps[] = {-1, 1, -WIDTH, WIDTH, -WIDTH - 1, -WIDTH + 1, WIDTH - 1, WIDTH + 1};
    number[i] = to;
    for (unsigned k = 0; k < (corners ? 8 : 4); k++) {
        const size_t near = (size_t)((ptrdiff_t)i + steps[k]);
        if (plane.flags[near] & PLANE_WALL && number[near] == 0)
            spread(number, near, to, corners);
    }
}

/* Returns whether the pieces are those that a flood finds, and have their sizes. */
static bool pieces_agree(bool corners)
{
    static unsigned number[WIDTH * HEIGHT];
    static size_t first[WIDTH * HEIGHT + 1], size[WIDTH * HEIGHT + 1];
    unsigned count = 0;
    memset(number, 0, sizeof number);
    memset(size, 0, sizeof size);
    for (size_t i = 0; i < plane_count(&plane); i++) {
        if (!(plane.flags[i] & PLANE_WALL))
            continue;
        if (number[i] == 0) {
            first[++count] = i;
            spread(number, i, count, corners);
        }
        size[number[i]]++;
    }
    plane_join(&plane, PLANE_WALL, PLANE_WALL, corners);
    for (size_t i = 0; i < plane_count(&plane); i++) {
        const uint32_t piece = plane_piece(&plane, i);
        if (piece == PLANE_NONE ? number[i] != 0
                                : number[i] == 0 || first[number[i]] != piece ||
                                      plane_size(&plane, piece) != size[number[i]])
            return false;
    }
    return plane_number(&plane) == count;
}

int main(void)
{
    struct mem work = {0};
    struct rng rng;
    double worst = 0;
    bool agree = true;
    rng_seed(&rng, 31, 0);
    ok(plane_shape(&plane, SIZE_MAX, 2, &work) &&
           plane_shape(&plane, (size_t)1 << 16, 1 << 15, &work),
       "a plane with too many pixels is refused");
    ok(!plane_shape(&plane, WIDTH, HEIGHT, &work), "a plane");
    for (unsigned part = 2; part < 40; part++) {
        double error;
        scatter(&rng, part);
        plane_measure(&plane, PLANE_WALL, PLANE_WALL);
        error = worst_distance();
        worst = error > worst ? error : worst;
        agree &= pieces_agree(false) && pieces_agree(true);
    }
    ok(worst < 0.022, "distances are at most 2 percent wrong (%.4f)", worst);
    ok(agree, "pieces are those of a flood");
    mem_free(&work);
    mem_free(&plane.memory);
    return done();
}
