#include "shape_drawing.h"

/* The maximum number of bits in the width and height of a drawing, and of a round drawing: sines
 * have 28 bits. */
enum { DRAWING_BITS = 40, DRAWING_ROUND_BITS = 22 };

/* The border column of a shape that wraps is a copy of the first column, including its marks. */
int shape_drawing_set(struct shape_drawing *d, struct render_ctx *c, uint64_t pitch)
{
    const struct shape_graph *g = &c->graph;
    struct maze *m = c->maze;
    struct shape_point size;
    *d = (struct shape_drawing){
        .shape.kind = &shape_squares, .at = c->at, .pitch = (int64_t)pitch * SHAPE_UNIT};
    if (shape_is_square(&g->shape))
        return 0;
    if (shape_graph_set(&c->graph, m, NULL, c->err))
        return -1;
    memset(m->mem.at, MAZE_OBSTACLE, m->stride);
    for (size_t i = 0; i < (m->height + 1) * m->stride; i++) {
        const uint32_t k = shape_graph_cell(g, i);
        const bool solid = k == SHAPE_NOWHERE || shape_graph_is_solid(g, k);
        m->cell[i] |= solid ? MAZE_OBSTACLE : m->cell[g->at[k]] & (MAZE_PATH | MAZE_VISITED);
    }
    d->gaps = gaps_find(c);
    d->is_shape = true;
    d->shape = g->shape;
    if ((d->shape.width | d->shape.height) * pitch >>
        (shape_is_round(&d->shape) ? DRAWING_ROUND_BITS : DRAWING_BITS))
        return err_set(c->err, "a picture of %zux%zu cells is too large", d->shape.width,
                       d->shape.height);
    size = shape_points_size(&d->shape, d->pitch);
    d->width = (uint64_t)(size.x + SHAPE_UNIT - 1) / SHAPE_UNIT;
    d->height = (uint64_t)(size.y + SHAPE_UNIT - 1) / SHAPE_UNIT;
    return 0;
}

char *shape_points_text(char *to, const struct shape_point *p, enum shape_move how)
{
    for (int k = 0; k < (how == SHAPE_CURVE ? 2 * SHAPE_CURVE_POINTS : 2); k++) {
        const int64_t number = k % 2 ? p[k / 2].y : p[k / 2].x;
        char text[NUMBER_TEXT];
        number_decimal_text((uint64_t)(number < 0 ? -number : number), SHAPE_DECIMALS, text);
        to = number_append_text(to, k == 0 ? "" : " ");
        to = number_append_text(number_append_text(to, number < 0 ? "-" : ""), text);
    }
    return to;
}

/* ---- the hand that moves the pen, with columns and rows as in shape_points.h ---- */

struct hand {
    const struct shape_drawing *d;
    const struct maze *maze;
    const struct shades *shades;
    const struct shape_pen *pen;
    void *to;
    struct shape_point at;
};

static void hand_move(struct hand *h, enum shape_move how, int64_t x, int64_t y)
{
    const struct shape_point p = shape_point_at(&h->d->shape, h->d->pitch, x, y);
    if (how == SHAPE_FROM || p.x != h->at.x || p.y != h->at.y)
        h->pen->move(h->to, how, &p);
    h->at = p;
}

/* Draws the line along row y from column x, the position of the pen, to column `end`: through all
 * corners between them, or as arcs of at most an eighth of a turn. A raster draws an arc as lines
 * of at most a sixteenth of a cell and a 128th of a turn. */
static void hand_along(struct hand *h, int64_t x, int64_t end, int64_t y)
{
    const struct shape *s = &h->d->shape;
    const bool is_round = shape_is_round(s), has_curves = is_round && !h->pen->fill;
    const size_t row = (size_t)y / 2 < s->height ? (size_t)y / 2 : s->height - 1;
    int64_t most = is_round ? SHAPE_COLUMN / 16 * (int64_t)shape_parts(s, row) : SHAPE_COLUMN;
    while (is_round && most > (int64_t)s->width)
        most /= 2;
    most = has_curves ? SHAPE_COLUMN / 8 * (int64_t)s->width : most;
    while (x != end) {
        const int64_t rest = end - x, step = rest > most ? most : rest < -most ? -most : rest;
        struct shape_point p[SHAPE_CURVE_POINTS];
        x += step;
        if (!has_curves) {
            hand_move(h, SHAPE_LINE, x, y);
            continue;
        }
        shape_points_arc(s, h->d->pitch, h->at, x, y, step, p);
        h->at = p[SHAPE_CURVE_POINTS - 1];
        h->pen->move(h->to, SHAPE_CURVE, p);
    }
}

/* ---- the layers ---- */

/* Returns the column of the middle of the cell that contains part (x, y). */
static int64_t drawing_middle(const struct shape *s, size_t x, size_t y)
{
    return (int64_t)(SHAPE_COLUMN * shape_first(s, x, y) + SHAPE_COLUMN / 2 * shape_parts(s, y));
}

struct shape_point shape_middle(const struct shape_drawing *d, struct place at)
{
    return shape_point_at(&d->shape, d->pitch, drawing_middle(&d->shape, at.x, at.y),
                          2 * (int64_t)at.y + 1);
}

/* Fills the cell whose first part is (x, y), if it is in the layer. */
static void drawing_cell(struct hand *h, enum drawing_layer layer, size_t x, size_t y)
{
    const struct shape_drawing *d = h->d;
    const int64_t left = SHAPE_COLUMN * (int64_t)x, top = 2 * (int64_t)y;
    const int64_t right = left + SHAPE_COLUMN * (int64_t)shape_parts(&d->shape, y);
    const unsigned cell = h->maze->cell[y * h->maze->stride + x];
    const bool is_at = layer == LAYER_AT && d->at.y == y && shape_has(&d->shape, x, y) &&
                       shape_first(&d->shape, d->at.x, y) == x;
    unsigned char shade[3], *color = layer == LAYER_SHADES ? shade : NULL;
    if (!is_at &&
        (cell & MAZE_OBSTACLE || !(color ? shades_get(h->shades, x, y, shade)
                                         : layer == LAYER_VISITED && cell & MAZE_VISITED)))
        return;
    if (color || h->pen->fill)
        h->pen->shade(h->to, color);
    hand_move(h, SHAPE_FROM, left, top);
    hand_along(h, left, right, top);
    hand_move(h, SHAPE_LINE, right, top + 2);
    hand_along(h, right, left, top + 2);
    hand_move(h, SHAPE_LINE, left, top);
    if (h->pen->fill)
        h->pen->fill(h->to);
    else if (color)
        out_text(h->to, h->pen->filled);
}

/* Draws the path in the cell whose first part is (x, y), and to the cells to its west and north. In
 * rings, it follows the ring from the first place where it enters or leaves the cell to the last:
 * the west or east edge, the middle of an outer cell, or the cell's own middle for a move inwards
 * or an end of the path. A cell without path neighbours is a point. */
static void drawing_path(struct hand *h, size_t x, size_t y)
{
    const struct shape *s = &h->d->shape;
    const struct maze *m = h->maze;
    const bool is_round = shape_is_round(s);
    const size_t parts = shape_parts(s, y);
    const unsigned char *cell = m->cell + y * m->stride + x, *below = cell + m->stride;
    const unsigned char beside = x == 0 && s->wraps ? cell[m->width - 1] : cell[-1];
    const bool west = beside & MAZE_PATH && !(*cell & MAZE_WEST);
    const bool east = cell[parts] & MAZE_PATH && !(cell[parts] & MAZE_WEST);
    const int64_t left = SHAPE_COLUMN * (int64_t)x, row = 2 * (int64_t)y + 1;
    const int64_t middle = drawing_middle(s, x, y);
    int64_t from = west ? left : INT64_MAX;
    int64_t end = east ? left + SHAPE_COLUMN * (int64_t)parts : -1, n = west + east;
    bool south = false;
    if (!(*cell & MAZE_PATH))
        return;
    for (size_t k = x; k < x + parts; k++, cell++, below++) {
        south |= *below & MAZE_PATH && !(*below & MAZE_NORTH);
        if (*(cell - m->stride) & MAZE_PATH && !(*cell & MAZE_NORTH)) {
            const int64_t next = drawing_middle(s, k, y - 1);
            hand_move(h, SHAPE_FROM, is_round ? next : middle, row);
            hand_move(h, SHAPE_LINE, next, row - 2);
            from = next < from ? next : from;
            end = next > end ? next : end;
            n++;
        }
    }
    if (n + south == 0) {
        hand_move(h, SHAPE_FROM, middle, row);
        h->pen->move(h->to, SHAPE_LINE, &h->at);
    }
    if (is_round && (n == 1 || south)) {
        from = middle < from ? middle : from;
        end = middle > end ? middle : end;
    }
    if (is_round ? from < end : west) {
        hand_move(h, SHAPE_FROM, is_round ? from : drawing_middle(s, x - 1, y), row);
        if (is_round)
            hand_along(h, from, end, row);
        else
            hand_move(h, SHAPE_LINE, middle, row);
    }
}

/* Returns whether a wall of (x, y), MAZE_WEST or MAZE_NORTH, is drawn: whether it is closed, is not
 * a gap, and adjoins a cell that is not solid. */
static bool drawing_has_wall(const struct hand *h, size_t x, size_t y, unsigned wall)
{
    const struct maze *m = h->maze;
    const unsigned char *cell = m->cell + y * m->stride + x;
    const unsigned char *beside = cell - (wall == MAZE_WEST ? 1 : m->stride);
    return *cell & wall & ~gaps_at(&h->d->gaps, x, y) && !(*cell & *beside & MAZE_OBSTACLE);
}

/* Draws the wall to the west of (x, y), which must not be the seam within a cell. */
static void drawing_west(struct hand *h, size_t x, size_t y)
{
    const struct shape *s = &h->d->shape;
    if (!drawing_has_wall(h, x, y, MAZE_WEST) ||
        (s->wraps && (x == 0 || shape_parts(s, y) == s->width)))
        return;
    hand_move(h, SHAPE_FROM, SHAPE_COLUMN * (int64_t)x, 2 * (int64_t)y);
    hand_move(h, SHAPE_LINE, SHAPE_COLUMN * (int64_t)x, 2 * (int64_t)y + 2);
}

/* Draws the walls to the north of row y. */
static void drawing_north(struct hand *h, size_t y)
{
    const struct shape *s = &h->d->shape;
    for (size_t x = 0, from = 0; x <= s->width; x++) {
        const bool stays = x < s->width && shape_stays(s, x, y);
        if (stays ? from < x : drawing_has_wall(h, x, y, MAZE_NORTH))
            continue; /* the stroke from `from` has no end yet */
        if (from < x) {
            hand_move(h, SHAPE_FROM, SHAPE_COLUMN * (int64_t)from, 2 * (int64_t)y);
            hand_along(h, SHAPE_COLUMN * (int64_t)from, SHAPE_COLUMN * (int64_t)x, 2 * (int64_t)y);
        }
        from = x + 1;
    }
}

void shape_draw(const struct shape_drawing *d, const struct maze *m, const struct shades *shades,
                enum drawing_layer layer, const struct shape_pen *pen, void *to)
{
    const struct shape *s = &d->shape;
    struct hand h = {d, m, shades, pen, to, {0, 0}};
    for (size_t y = 0; y <= s->height; y++) {
        if (layer == LAYER_WALLS)
            drawing_north(&h, y);
        for (size_t x = 0; x <= s->width && y < s->height; x++)
            if (layer == LAYER_WALLS)
                drawing_west(&h, x, y);
            else if (x < s->width && shape_first(s, x, y) == x)
                layer == LAYER_PATH ? drawing_path(&h, x, y) : drawing_cell(&h, layer, x, y);
    }
}
