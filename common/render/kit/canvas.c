/* canvas: draws mazes with a shape in pixels, for pgm and ppm. The picture looks like that of svg.
 *
 * It is drawn in bands of rows that take about as much memory as the maze; the whole drawing is
 * repeated for each band, so memory does not depend on the number of pixels. A pixel belongs to a
 * stroke or a cell if its middle does. Strokes have round ends and no gaps: if a line passes
 * between the middles of two adjacent pixels, one of them is within half a pixel of the line. */
#include "raster.h"

enum {
    PIXEL = 16,                    /* coordinates are in parts of a pixel, this many per pixel */
    FINE = 2 * SHAPE_UNIT / PIXEL, /* one part; a pixel is two units */
    BAND_CELL = 32,                /* bytes of a band per cell of the matrix, and more */
    BAND_BYTES = 1 << 20,
};

/* The band of the picture being drawn. */
struct canvas {
    const struct pixels *size;
    size_t depth;
    int64_t width, first, end;        /* of the picture; the rows of the band */
    unsigned char *pixels, *edges;    /* edges: where rows of pixels enter or leave an outline */
    int64_t left, right, top, bottom; /* the first and last pixels of the outline */
    int64_t radius;                   /* of a stroke; 0 for an outline */
    struct shape_point at;            /* the position of the pen */
    const unsigned char *color;       /* `depth` bytes */
};

static void canvas_put(const struct canvas *v, int64_t x, int64_t y)
{
    unsigned char *pixel = v->pixels + (size_t)((y - v->first) * v->width + x) * v->depth;
    for (size_t k = 0; k < v->depth; k++)
        pixel[k] = v->color[k];
}

/* Returns the first pixel whose middle is not before coordinate `at`, limited to `least` to
 * `most`. */
static int64_t canvas_pixel(int64_t at, int64_t least, int64_t most)
{
    const int64_t pixel = (at + PIXEL / 2 - 1) / PIXEL;
    return pixel < least ? least : pixel < most ? pixel : most;
}

/* Returns whether point (x, y) is within `radius` of the line from p to q. */
static bool canvas_is_near(struct shape_point p, struct shape_point q, int64_t x, int64_t y,
                           int64_t radius)
{
    const int64_t along = q.x - p.x, down = q.y - p.y, length = along * along + down * down;
    const int64_t part = (x - p.x) * along + (y - p.y) * down;
    const int64_t across = (x - p.x) * down - (y - p.y) * along;
    const struct shape_point end = part <= 0 ? p : q;
    if (part > 0 && part < length) /* one of two equally distant pixels */
        return across * across - (across > 0) < radius * radius * length;
    return (x - end.x) * (x - end.x) + (y - end.y) * (y - end.y) <= radius * radius;
}

static void canvas_stroke(const struct canvas *v, struct shape_point p, struct shape_point q)
{
    const int64_t left = p.x < q.x ? p.x : q.x, top = p.y < q.y ? p.y : q.y, r = v->radius;
    const int64_t right = canvas_pixel(p.x + q.x - left + r + 1, 0, v->width);
    const int64_t bottom = canvas_pixel(p.y + q.y - top + r + 1, v->first, v->end);
    for (int64_t y = canvas_pixel(top - r, v->first, v->end); y < bottom; y++)
        for (int64_t x = canvas_pixel(left - r, 0, v->width); x < right; x++)
            if (canvas_is_near(p, q, x * PIXEL + PIXEL / 2, y * PIXEL + PIXEL / 2, r))
                canvas_put(v, x, y);
}

/* Records where the rows of pixels cross a line of an outline. */
static void canvas_edge(struct canvas *v, struct shape_point p, struct shape_point q)
{
    const struct shape_point a = p.y < q.y ? p : q, b = p.y < q.y ? q : p;
    const int64_t bottom = canvas_pixel(b.y, v->first, v->end);
    for (int64_t y = canvas_pixel(a.y, v->first, v->end); y < bottom; y++) {
        const int64_t down = y * PIXEL + PIXEL / 2 - a.y;
        const int64_t x = canvas_pixel(a.x + down * (b.x - a.x) / (b.y - a.y), 0, v->width - 1);
        v->edges[(y - v->first) * v->width + x] ^= 1;
        v->left = x < v->left ? x : v->left;
        v->right = x > v->right ? x : v->right;
        v->top = y < v->top ? y : v->top;
        v->bottom = y > v->bottom ? y : v->bottom;
    }
}

/* ---- the functions of the pen ---- */

static void canvas_move(void *to, enum shape_move how, const struct shape_point *p)
{
    struct canvas *v = to;
    const int64_t wall = (int64_t)v->size->wall * PIXEL / 2;
    const struct shape_point next = {p->x / FINE + wall + (int64_t)v->size->margin * PIXEL,
                                     p->y / FINE + wall};
    if (how == SHAPE_LINE && v->radius)
        canvas_stroke(v, v->at, next);
    else if (how == SHAPE_LINE)
        canvas_edge(v, v->at, next);
    v->at = next;
}

static void canvas_shade(void *to, const unsigned char *color)
{
    struct canvas *v = to;
    v->left = v->top = INT64_MAX;
    v->right = v->bottom = -1;
    v->color = color ? color : v->color;
}

static void canvas_fill(void *to)
{
    const struct canvas *v = to;
    for (int64_t y = v->top; y <= v->bottom; y++) {
        unsigned char *edge = v->edges + (y - v->first) * v->width, inside = 0;
        for (int64_t x = v->left; x <= v->right; x++) {
            inside ^= edge[x];
            edge[x] = 0;
            if (inside)
                canvas_put(v, x, y);
        }
    }
}

/* ---- the picture ---- */

static const unsigned char *canvas_color(const struct canvas *v, const struct palette *palette,
                                         enum palette_kind kind)
{
    return v->depth == RASTER_GREY ? &palette->grey[kind] : palette->color[kind];
}

/* Draws a band: all layers, then goal and start. */
static void canvas_band(struct canvas *v, const struct render_ctx *c)
{
    static const struct shape_pen pen = {canvas_move, canvas_shade, canvas_fill, NULL};
    static const unsigned char white[] = {255, 255, 255};
    const struct place places[2] = {c->goal, c->start};
    const struct raster *r = render_state(c);
    const size_t cell = r->size.cell;
    const size_t wide[] = {0, 0, 0, cell < 3 ? 1 : cell / 3, r->size.wall};
    const bool is_shaded = r->shades.kind != SHADES_PATH;
    v->color = canvas_color(v, r->palette, PALETTE_MARGIN);
    for (int64_t y = v->first; y < v->end; y++)
        for (int64_t x = 0; x < v->width; x++)
            canvas_put(v, x, y);
    for (enum drawing_layer layer = LAYER_SHADES; layer <= LAYER_WALLS; layer++) {
        v->radius = (int64_t)wide[layer] * PIXEL / 2;
        v->color = layer == LAYER_PATH && r->shades.kind == SHADES_DISTANCE
                       ? white
                       : canvas_color(v, r->palette, drawing_kinds[layer]);
        if (layer != (is_shaded ? LAYER_VISITED : LAYER_SHADES))
            shape_draw(&r->shape, c->maze, &r->shades, layer, &pen, v);
    }
    v->radius = (int64_t)(cell + 2) * PIXEL / 4;
    for (int k = 0; k < 2; k++) {
        struct shape_point middle;
        if (!place_is_known(places[k]))
            continue;
        middle = shape_middle(&r->shape, places[k]);
        v->color = canvas_color(v, r->palette, k ? PALETTE_START : PALETTE_GOAL);
        canvas_move(v, SHAPE_FROM, &middle);
        canvas_stroke(v, v->at, v->at);
    }
}

int canvas_draw(struct render_ctx *c)
{
    const struct pixels *size = &((const struct raster *)render_state(c))->size;
    const size_t depth = c->format->raster->bytes, cells = c->maze->stride * c->maze->height;
    const size_t height = size->height - 2 * size->margin;
    size_t rows = (BAND_BYTES + BAND_CELL * cells) / (size->width * (depth + 1)) + 1;
    struct canvas v = {.size = size, .depth = depth, .width = (int64_t)size->width};
    rows = rows < height ? rows : height;
    if (mem_need_array(&c->more[0], rows, size->width * (depth + 1), 0))
        return err_memory(c->err);
    v.pixels = c->more[0].at;
    v.edges = memset(v.pixels + rows * size->width * depth, 0, rows * size->width);
    for (size_t y = 0; y < height; y += rows) {
        v.first = (int64_t)y;
        v.end = (int64_t)(height - y < rows ? height : y + rows);
        canvas_band(&v, c);
        c->format->raster->put(c, v.pixels, (size_t)(v.end - v.first));
    }
    return 0;
}
