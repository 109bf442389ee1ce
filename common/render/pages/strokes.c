#include "strokes.h"

#include "common/render/kit/gap.h"
#include "common/render/kit/marked_path.h"

/* The maximum number of bits in the width and height, so that products with paper lengths fit. */
enum { STROKES_BITS = 40 };

/* The scratch bits of a cell: its walls that are drawn and, unless the path is a line, the sides
 * where the path leads to another cell. */
enum {
    STROKES_SHIFT = 4,
    STROKES_WEST = MAZE_WEST << STROKES_SHIFT,
    STROKES_NORTH = MAZE_NORTH << STROKES_SHIFT,
    STROKES_BOTH = STROKES_WEST | STROKES_NORTH,
    STROKES_TO_EAST = 0x40,
    STROKES_TO_SOUTH = 0x80
};

/* A drawing, and the pen that draws one of its layers. */
struct strokes_target {
    const struct strokes *s;
    const struct pen *pen;
    void *to;
};

/* Sets STROKES_WEST and STROKES_NORTH in the cells of a maze of walls, which has no obstacles. */
static void strokes_mark_walls(const struct render_ctx *c)
{
    const struct maze *m = c->maze;
    const struct gaps gaps = gaps_find(c);
    unsigned char *cell = m->cell;
    for (size_t y = 0; y <= m->height; y++, cell += m->stride) {
        const struct render_row row = render_row_of(m, y);
        for (size_t x = 0; x <= m->width; x++) {
            const unsigned walls = gaps_walls(&gaps, c, &row, x) << STROKES_SHIFT;
            cell[x] = (unsigned char)((cell[x] & ~(unsigned)STROKES_BOTH) | walls);
        }
    }
}

/* Sets STROKES_TO_EAST and STROKES_TO_SOUTH in the cells of a maze. */
static void strokes_mark_path(const struct maze *m)
{
    for (size_t y = 0; y < m->height; y++) {
        const struct render_row row = render_row_of(m, y);
        unsigned char *cell = m->cell + y * m->stride;
        for (size_t x = 0; x < m->width; x++, cell++) {
            const unsigned dirs = *cell & MAZE_PATH ? render_path_dirs(&row, x) : 0;
            maze_set_back(cell, (dirs >> MAZE_E & 1) | (dirs >> MAZE_S & 1) << 1);
        }
    }
}

/* The move function of a pen that adds to strokes. */
static void strokes_record(void *joined, enum pen_move how, uint64_t x, uint64_t y)
{
    const struct shape_point p = {(int64_t)x * SHAPE_UNIT, (int64_t)y * SHAPE_UNIT};
    joined_add(joined, how == PEN_FROM ? SHAPE_FROM : SHAPE_LINE, &p);
}

/* Marks all cells that are not solid as path, in a copy of the maze whose cells are in *mem.
 * Returns 0, or -1 if memory runs out. */
static int strokes_mark_all(struct strokes *s, struct mem *mem)
{
    struct maze *m = &s->maze;
    const size_t bytes = (m->height + 2) * m->stride;
    if (mem_need(mem, bytes))
        return -1;
    memcpy(mem->at, m->cell - m->stride, bytes);
    m->cell = mem->at + m->stride;
    for (size_t i = 0; i < m->height * m->stride; i++) {
        const bool is_cell = i % m->stride < m->width;
        if (s->shape.is_shape ? !(m->cell[i] & MAZE_OBSTACLE) : is_cell && !maze_solid(m, i))
            m->cell[i] |= MAZE_PATH;
    }
    strokes_mark_path(m);
    s->path_is_line = false;
    s->has_path = true;
    return 0;
}

/* Sets s->joined. Returns 0, or -1 with *err set. */
static int strokes_join(struct strokes *s, uint64_t lines, struct err *err)
{
    static const struct pen pen = {.move = strokes_record, .shape = {.move = joined_add}};
    const enum drawing_layer layer = lines == LINES_PASSAGES ? LAYER_PATH : LAYER_WALLS;
    struct strokes drawn = *s;
    struct mem copy = {0};
    if (lines == LINES_STROKES && s->maze.kind == MAZE_BLOCK)
        return err_set(err, "a board of blocks has no walls that lines=strokes could join");
    if (lines == LINES_PASSAGES && strokes_mark_all(&drawn, &copy))
        return err_memory(err);
    strokes_draw(&drawn, layer, &pen, &s->joined);
    s->is_joined = true;
    mem_free(&copy);
    return joined_finish(&s->joined, err);
}

int strokes_set(struct strokes *s, struct render_ctx *c, const struct palette *palette)
{
    const uint64_t *values = c->options->values;
    const struct header *h = c->head;
    const uint64_t cell = 2 * render_cell(c), wall = 2 * render_wall(c), pitch = cell + wall;
    struct path path;
    *s = (struct strokes){
        .size = {pitch * h->width + wall, pitch * h->height + wall, cell, wall, pitch},
        .start = c->start,
        .goal = c->goal};
    if (shape_drawing_set(&s->shape, c, pitch))
        return -1;
    if (s->shape.is_shape) {
        s->size.width = s->shape.width + wall;
        s->size.height = s->shape.height + wall;
    }
    if (s->size.width >> STROKES_BITS || /* unreached: too large for the tests */
        s->size.height >> STROKES_BITS)  /* unreached: the same */
        return err_set(c->err, "a picture of %zux%zu cells is too large", h->width, h->height);
    s->path_is_line =
        !s->shape.is_shape && marked_path_ends(c, &path) && path_simple(&path) != UINT64_MAX;
    s->has_visited = maze_count(c->maze, MAZE_VISITED) > 0;
    s->has_path = s->path_is_line ? path.start != path.goal : maze_count(c->maze, MAZE_PATH) > 0;
    if (shades_prepare(&s->shades, &s->numbers, c, values[SHEET_COLOR], palette))
        return -1;
    if (h->kind == MAZE_WALLS && !s->shape.is_shape)
        strokes_mark_walls(c);
    if (!s->path_is_line && s->has_path && !s->shape.is_shape)
        strokes_mark_path(c->maze);
    s->maze = *c->maze;
    *c->maze = (struct maze){.cell = NULL};
    return values[SHEET_LINES] == LINES_WALLS ? 0 : strokes_join(s, values[SHEET_LINES], c->err);
}

static void strokes_line(const struct strokes_target *t, uint64_t x, uint64_t y, enum pen_move how,
                         uint64_t end_x, uint64_t end_y)
{
    t->pen->move(t->to, PEN_FROM, x, y);
    t->pen->move(t->to, how, end_x, end_y);
}

/* Draws the lines that begin in `row` and run east through cells with the bit `across`, and the
 * lines from the rows above that run down through cells with the bit `down` and end in `row`. (0,
 * 0) is at (inset, inset). A cell with the bit `point` but without a line is a point. */
static void strokes_draw_lines(const struct strokes_target *t, const struct render_row *row,
                               unsigned across, unsigned down, unsigned point, uint64_t inset)
{
    const size_t width = t->s->maze.width, stride = t->s->maze.stride;
    const uint64_t pitch = t->s->size.pitch, y = row->y * pitch + inset;
    const unsigned char *here = row->here, *above = row->above;
    for (size_t x = 0, from = 0; x <= width; x++) {
        const bool on = here[x] & across; /* never in the border column */
        const bool is_point = here[x] & point && !((here[x] | above[x]) & down);
        if (!on && (from < x || is_point))
            strokes_line(t, from * pitch + inset, y, PEN_ACROSS, x * pitch + inset, y);
        from = on ? from : x + 1;
    }
    for (size_t x = 0; x <= width; x++) {
        size_t from = row->y;
        if (!(above[x] & ~here[x] & down))
            continue;
        for (const unsigned char *cell = above + x; *cell & down; cell -= stride)
            from--;
        strokes_line(t, x * pitch + inset, from * pitch + inset, PEN_DOWN, x * pitch + inset, y);
    }
}

/* Moves the pen to the centre of a cell. */
static void strokes_to_cell(const struct strokes_target *t, enum pen_move how, size_t cell)
{
    const uint64_t pitch = t->s->size.pitch, stride = t->s->maze.stride;
    t->pen->move(t->to, how, cell % stride * pitch + pitch / 2, cell / stride * pitch + pitch / 2);
}

/* Draws the path from start to goal, which must have a move, with a point at each turn. */
static void strokes_draw_path_line(const struct strokes_target *t)
{
    const struct strokes *s = t->s;
    const struct path path = {.maze = &s->maze,
                              .start = maze_cell(&s->maze, s->start),
                              .goal = maze_cell(&s->maze, s->goal),
                              .directed = true};
    struct path_cursor at = path_begin(&path), next = at;
    path_next(&path, &next);
    strokes_to_cell(t, PEN_FROM, path.start);
    for (bool more = true; more;) {
        at = next;
        more = path_next(&path, &next);
        if (!more || next.d != at.d)
            strokes_to_cell(t, at.d % 2 ? PEN_ACROSS : PEN_DOWN, at.at);
    }
}

/* Draws each run of cells that have `mark` in both rows as a rectangle from `top` to `bottom`. To
 * examine a single row, pass it twice. */
static void strokes_draw_rects(const struct strokes_target *t, const unsigned char *here,
                               const unsigned char *above, unsigned mark, uint64_t top,
                               uint64_t bottom)
{
    const uint64_t pitch = t->s->size.pitch, inset = t->s->size.wall / 2;
    const size_t width = t->s->maze.width;
    for (size_t x = 0, from = 0; x <= width; x++) {
        const bool on = x < width && here[x] & above[x] & mark;
        if (!on && from < x)
            t->pen->rect(t->to, from * pitch + inset, top, x * pitch - inset, bottom);
        from = on ? from : x + 1;
    }
}

/* Draws the cells with `mark`, and the space between two of them. */
static void strokes_draw_marks(const struct strokes_target *t, const struct render_row *row,
                               unsigned mark)
{
    const uint64_t pitch = t->s->size.pitch, inset = t->s->size.wall / 2, top = row->y * pitch;
    if (inset && row->y)
        strokes_draw_rects(t, row->here, row->above, mark, top - inset, top + inset);
    strokes_draw_rects(t, row->here, row->here, mark, top + inset, top + pitch - inset);
}

/* Draws each run of cells of one shade. It also covers the walls to the west and north of its cells
 * and half of the border, so that no paper shows between a shade and a wall. */
static void strokes_draw_shades(const struct strokes_target *t, const struct render_row *row)
{
    const struct maze *m = &t->s->maze;
    const uint64_t pitch = t->s->size.pitch, inset = t->s->size.wall / 2;
    const uint64_t top = row->y ? row->y * pitch - inset : 0;
    const uint64_t bottom = (row->y + 1) * pitch - (row->y + 1 < m->height ? inset : 0);
    const bool lone = m->width == 1 && m->height == 1;
    unsigned char color[2][3] = {{0}}; /* of the run, and of cell x */
    bool was_shaded = false;
    for (size_t x = 0, from = 0; x <= m->width; x++) {
        const bool is_shaded = x < m->width &&
                               !maze_solid_in_row(m->kind, row->here, row->below, x, lone) &&
                               shades_get(&t->s->shades, x, row->y, color[1]);
        if (is_shaded && was_shaded && memcmp(color[0], color[1], sizeof color[0]) == 0)
            continue;
        if (was_shaded) {
            t->pen->shade(t->to, color[0]);
            t->pen->rect(t->to, from ? from * pitch - inset : 0, top,
                         x * pitch - (x < m->width ? inset : 0), bottom);
            out_text(t->to, t->pen->filled);
        }
        memcpy(color[0], color[1], sizeof color[0]);
        was_shaded = is_shaded;
        from = x;
    }
}

/* Draws the current cell, up to the middle of its walls. */
static void strokes_draw_at(const struct strokes_target *t, const struct render_row *row)
{
    const size_t x = t->s->shape.at.x;
    const uint64_t pitch = t->s->size.pitch, inset = t->s->size.wall / 2;
    const uint64_t top = row->y * pitch, left = x * pitch;
    if (row->y == t->s->shape.at.y)
        t->pen->rect(t->to, left + (row->here[x] & MAZE_WEST ? 0 : inset),
                     top + (row->here[x] & MAZE_NORTH ? 0 : inset),
                     left + pitch - (row->here[x + 1] & MAZE_WEST ? 0 : inset),
                     top + pitch - (row->below[x] & MAZE_NORTH ? 0 : inset));
}

/* Draws a row of a layer. */
static void strokes_draw_row(const struct strokes_target *t, enum drawing_layer layer,
                             const struct render_row *row)
{
    if (layer == LAYER_WALLS && t->s->maze.kind == MAZE_WALLS)
        strokes_draw_lines(t, row, STROKES_NORTH, STROKES_WEST, 0, 0);
    else if (row->is_border)
        return;
    else if (layer == LAYER_WALLS)
        strokes_draw_marks(t, row, MAZE_OBSTACLE);
    else if (layer == LAYER_PATH)
        strokes_draw_lines(t, row, STROKES_TO_EAST, STROKES_TO_SOUTH, MAZE_PATH,
                           t->s->size.pitch / 2);
    else if (layer == LAYER_AT)
        strokes_draw_at(t, row);
    else if (layer == LAYER_VISITED)
        strokes_draw_marks(t, row, MAZE_VISITED);
    else
        strokes_draw_shades(t, row);
}

void strokes_draw(const struct strokes *s, enum drawing_layer layer, const struct pen *pen,
                  void *to)
{
    const struct strokes_target t = {s, pen, to};
    const bool is_shaded = s->shades.kind != SHADES_PATH;
    const bool is_drawn = layer == LAYER_SHADES    ? is_shaded
                          : layer == LAYER_VISITED ? s->has_visited && !is_shaded
                                                   : layer != LAYER_PATH || s->has_path;
    if (!is_drawn)
        return;
    if (s->is_joined && layer == LAYER_WALLS)
        joined_draw(&s->joined, &pen->shape, to);
    else if (s->shape.is_shape)
        shape_draw(&s->shape, &s->maze, &s->shades, layer, &pen->shape, to);
    else if (layer == LAYER_PATH && s->path_is_line)
        strokes_draw_path_line(&t);
    else
        for (size_t y = 0; y <= s->maze.height; y++) {
            const struct render_row row = render_row_of(&s->maze, y);
            strokes_draw_row(&t, layer, &row);
        }
}

/* Returns whether nothing is drawn between the part at place `at` and the outside in direction
 * d. */
static bool strokes_is_open(const struct strokes *s, struct place at, unsigned d)
{
    const struct maze *m = &s->maze;
    const size_t i = maze_cell(m, at);
    const unsigned char *wall = m->cell + (ptrdiff_t)i + m->owner[d];
    if (!maze_within(m, i, d))
        return m->kind == MAZE_BLOCK || (maze_open(m, i, d) && !(s->shape.shape.wraps && d % 2));
    return m->kind == MAZE_WALLS && !s->shape.is_shape && maze_solid(m, maze_neighbour(m, i, d)) &&
           !(*wall & maze_wall[d] << STROKES_SHIFT);
}

bool strokes_find_opening(const struct strokes *s, struct place at, unsigned first,
                          struct shape_point *side)
{
    const struct shape *shape = &s->shape.shape;
    const size_t from = shape_first(shape, at.x, at.y), end = from + shape_parts(shape, at.y);
    for (unsigned k = 0; k < 4; k++)
        for (struct place part = {from, at.y}; part.x < end; part.x++) {
            const unsigned d = (first + k) % 4;
            const int64_t x = SHAPE_COLUMN * (int64_t)(part.x + (d == MAZE_E));
            const int64_t y = 2 * (int64_t)(at.y + (d == MAZE_S)), pitch = s->shape.pitch;
            const struct shape_point p = shape_point_at(shape, pitch, x, y);
            const struct shape_point q = d % 2 ? shape_point_at(shape, pitch, x, y + 2)
                                               : shape_point_at(shape, pitch, x + SHAPE_COLUMN, y);
            *side = (struct shape_point){(p.x + q.x) / 2, (p.y + q.y) / 2};
            if (shape_is_round(shape)) /* the whole side of the cell */
                *side = shape_point_at(shape, pitch, SHAPE_COLUMN / 2 * (int64_t)(from + end), y);
            if (strokes_is_open(s, part, d))
                return true;
        }
    return false;
}

void strokes_free(struct strokes *s)
{
    maze_free(&s->maze);
    mem_free(&s->numbers);
    mem_free(&s->joined.points);
}
