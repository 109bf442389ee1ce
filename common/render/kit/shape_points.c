#include "shape_points.h"

#define ONE ((int64_t)1 << 28) /* 1 in the scale of the sines */

/* ---- rings ---- */

/* Returns the sine of n / turn of a full turn, n >= 0, times ONE: reduces the angle to a quarter
 * turn and sums the power series. */
static int64_t points_sine(int64_t n, int64_t turn)
{
    const int64_t half_pi = 421657428; /* times ONE */
    const int64_t angle = n % turn * (4 * ONE) / turn, rest = angle % ONE, quarter = angle / ONE;
    const int64_t x = (quarter % 2 ? ONE - rest : rest) * half_pi / ONE;
    int64_t sum = x, term = x;
    for (int64_t k = 2; term != 0; k += 2) {
        term = -term * x / ONE * x / ONE / (k * (k + 1));
        sum += term;
    }
    return quarter < 2 ? sum : -sum;
}

static int64_t points_cosine(int64_t n, int64_t turn)
{
    return points_sine(4 * n + turn, 4 * turn);
}

/* Returns the distance from the edge of the drawing to its middle. */
static int64_t rings_middle(const struct shape *s, int64_t pitch)
{
    return (int64_t)(s->height + 1) * pitch;
}

static struct shape_point rings_at(const struct shape *s, int64_t pitch, int64_t x, int64_t y)
{
    const int64_t middle = rings_middle(s, pitch), radius = middle - y * pitch / 2;
    const int64_t turn = SHAPE_COLUMN * (int64_t)s->width, n = (x % turn + turn) % turn;
    return (struct shape_point){middle + radius * points_sine(n, turn) / ONE,
                                middle - radius * points_cosine(n, turn) / ONE};
}

/* The control points are on the tangents, 4/3 tan(angle / 4) radii from the ends. */
void shape_points_arc(const struct shape *s, int64_t pitch, struct shape_point start, int64_t x,
                      int64_t y, int64_t length, struct shape_point p[SHAPE_CURVE_POINTS])
{
    const int64_t turn = (int64_t)4 * SHAPE_COLUMN * (int64_t)s->width,
                  middle = rings_middle(s, pitch);
    const int64_t n = length < 0 ? -length : length;
    const int64_t tangent = 4 * points_sine(n, turn) * ONE / (3 * points_cosine(n, turn));
    const int64_t k = length < 0 ? -tangent : tangent;
    const struct shape_point end = rings_at(s, pitch, x, y);
    p[0] = (struct shape_point){start.x - (start.y - middle) * k / ONE,
                                start.y + (start.x - middle) * k / ONE};
    p[1] = (struct shape_point){end.x + (end.y - middle) * k / ONE,
                                end.y - (end.x - middle) * k / ONE};
    p[2] = end;
}

/* ---- all shapes ---- */

/* Returns length / sqrt(3). */
static int64_t points_by_root3(int64_t length)
{
    const int64_t million = 1000000, root = 577350;
    return length / million * root + length % million * root / million;
}

/* The corners of hexagons form a zigzag; the middle of a triangle is nearer to its base. */
struct shape_point shape_point_at(const struct shape *s, int64_t pitch, int64_t x, int64_t y)
{
    const bool is_even = (x / SHAPE_COLUMN + y / 2) % 2 == 0, is_middle = y % 2;
    const int64_t shift = is_even ? 1 : -1;
    if (s->kind == &shape_squares)
        return (struct shape_point){x * pitch / SHAPE_COLUMN, y * pitch / 2};
    if (shape_is_round(s))
        return rings_at(s, pitch, x, y);
    if (s->kind->triangular)
        return (struct shape_point){
            points_by_root3((x / SHAPE_COLUMN + (is_even || is_middle)) * pitch),
            (3 * y + (is_middle ? shift : 0)) * pitch / 6};
    return (struct shape_point){x * pitch / ((int64_t)2 * SHAPE_COLUMN),
                                points_by_root3((3 * y + 1 + (is_middle ? 0 : shift)) * pitch) / 4};
}

struct shape_point shape_points_size(const struct shape *s, int64_t pitch)
{
    const int64_t right = SHAPE_COLUMN * (int64_t)s->width, bottom = 2 * (int64_t)s->height;
    const struct shape_point top = shape_point_at(s, pitch, 0, 0);
    const struct shape_point end[4] = {
        shape_point_at(s, pitch, right, 0), shape_point_at(s, pitch, right, 2),
        shape_point_at(s, pitch, 0, bottom), shape_point_at(s, pitch, SHAPE_COLUMN, bottom)};
    if (shape_is_round(s))
        return (struct shape_point){2 * top.x, 2 * top.x};
    return (struct shape_point){end[0].x > end[1].x ? end[0].x : end[1].x,
                                end[2].y > end[3].y ? end[2].y : end[3].y};
}
