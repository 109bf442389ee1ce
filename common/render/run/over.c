/* over: the picture of options->over, in colour (P6), with the path of the maze as a line of
 * squares. The field picture of the maze specifies the position of its cells in the picture. If a
 * passage is several blocks wide, as in mazes recognized in a picture, the line is as thick as a
 * block; otherwise it is a third of a cell or block. */
#include "over.h"

#include "common/maze/maze_lattice.h"
#include "common/maze/palette.h"

enum { CHANNELS = 3, MOST = 1 << 30 };
enum { OVER_KEY_COLOR, OVER_KEY_PALETTE }; /* of ppm */

int over_open(struct input_picture *picture, const char *name, uint64_t max_cells, struct err *err)
{
    struct input in = {0};
    const int fd = io_open(name);
    int got;
    if (fd < 0)
        return err_set(err, "%s", io_why());
    input_init(&in, fd, NULL, NULL);
    picture->wants_samples = true;
    in.mask = picture;
    in.reader.head.max_cells = max_cells;
    got = input_next(&in);
    if (got == 0)
        got = err_set(err, "no picture: the input is empty");
    else if (got > 0 && !picture->width)
        got = err_set(err, "not a netpbm picture, P1 to P6");
    else if (got > 0 && (got = input_next(&in)) > 0)
        got = err_at(err, in.reader.start_line, 1,
                     "a second picture; --over needs a file with one: pamsplit FILE part%%d");
    else if (got < 0)
        got = input_take_error(&in, err);
    input_free(&in);
    io_close(fd, name);
    return got;
}

/* The picture on which the path is drawn. */
struct over {
    const struct input_picture *picture;
    unsigned char *pixel; /* red, green and blue each */
    const unsigned char *color;
    int64_t left, top, pitch, line; /* of the cells and the line, in thousandths of a pixel */
};

/* Reads the field picture. Returns 0, or -1 with *c->err set. */
static int over_read_field(struct over *o, struct render_ctx *c)
{
    size_t n = 0;
    const char *at = header_get(c->head, FIELD_PICTURE, &n), *end;
    int64_t *const to[] = {&o->left, &o->top, &o->pitch};
    if (!at)
        return err_set(c->err,
                       "--over: the maze has no field picture; run maze-solve PICTURE first");
    end = at + n;
    for (unsigned k = 0; k < 3; k++) {
        const bool minus = at < end && *at == '-';
        const char *comma = memchr(at, ',', (size_t)(end - at));
        uint64_t value;
        if (!comma)
            comma = end;
        if (number_decimal(at + minus, (size_t)(comma - at) - minus, 3, &value) ||
            value > (uint64_t)MOST * 1000 || (comma == end) != (k == 2) ||
            (k == 2 && (minus || value == 0)))
            return err_set(c->err, "picture=%.*s is not X,Y,S", err_length(n), end - n);
        *to[k] = minus ? -(int64_t)value : (int64_t)value;
        at = comma + (comma < end);
    }
    o->line = c->head->kind == MAZE_BLOCK && !maze_is_lattice(c->maze) ? o->pitch : o->pitch / 3;
    return 0;
}

/* Converts `thousandths` of a pixel to pixels. Returns the nearest integer. */
static int64_t over_pixels(int64_t thousandths)
{
    return (thousandths + (int64_t)MOST * 1000 + 500) / 1000 - MOST;
}

/* Draws the line from the middle of cell (x, y) to the middle of the cell that is `right` columns
 * and `down` rows away, clipped to the picture and at least one pixel wide and high. */
static void over_draw(struct over *o, size_t x, size_t y, unsigned right, unsigned down)
{
    const int64_t inset = (o->pitch - o->line) / 2, width = (int64_t)o->picture->width;
    const int64_t wide = over_pixels(right * o->pitch + o->line);
    const int64_t high = over_pixels(down * o->pitch + o->line);
    const int64_t left = over_pixels(o->left + (int64_t)x * o->pitch + inset);
    const int64_t top = over_pixels(o->top + (int64_t)y * o->pitch + inset);
    for (int64_t v = top < 0 ? 0 : top;
         v < top + (high ? high : 1) && v < (int64_t)o->picture->height; v++)
        for (int64_t u = left < 0 ? 0 : left; u < left + (wide ? wide : 1) && u < width; u++)
            memcpy(o->pixel + CHANNELS * (v * width + u), o->color, CHANNELS);
}

/* Returns whether the middle of the k-th cell after the one at `first` is within `pixels`, and a
 * cell is not larger than that. Does not overflow for any value of the field. */
static bool over_has(const struct over *o, int64_t first, size_t k, size_t pixels)
{
    const int64_t end = (int64_t)pixels * 1000, middle = first + o->pitch / 2;
    return o->pitch <= end && middle < end && (int64_t)k <= (end - 1 - middle) / o->pitch &&
           middle + (int64_t)k * o->pitch >= 0;
}

static int over_check(const struct render_options *options, struct err *err)
{
    return options->values[OVER_KEY_COLOR] ? err_set(err, "only the key palette applies") : 0;
}

static int over_end(struct render_ctx *c)
{
    const struct input_picture *picture = c->options->over;
    const size_t count = picture->width * picture->height;
    const unsigned char *from = picture->samples.mem.at;
    const struct maze *m = c->maze;
    struct over o = {.picture = picture, .pitch = 1}; /* the field replaces it */
    o.color = palettes[c->options->values[OVER_KEY_PALETTE]].color[PALETTE_PATH];
    o.pixel = render_state_need(c, 0, count, CHANNELS);
    if (!o.pixel || over_read_field(&o, c))
        return -1;
    for (size_t i = 0; i < count; i++)
        for (unsigned k = 0; k < CHANNELS; k++)
            o.pixel[CHANNELS * i + k] = from[picture->channels == 3 ? 3 * i + k : i];
    for (size_t y = 0; y < m->height; y++) {
        const struct render_row row = render_row_of(m, y);
        for (size_t x = 0; x < m->width; x++)
            if (row.here[x] & MAZE_PATH) {
                const unsigned dirs = render_path_dirs(&row, x);
                if (!over_has(&o, o.left, x, picture->width) ||
                    !over_has(&o, o.top, y, picture->height))
                    return err_set(
                        c->err,
                        "--over: the path leaves the picture; was the maze read from another?");
                over_draw(&o, x, y, dirs >> MAZE_E & 1, 0);
                over_draw(&o, x, y, 0, dirs >> MAZE_S & 1);
            }
    }
    render_put_pair(c->writer->out, "P6\n", picture->width, " ", picture->height, "\n255\n");
    out_put(c->writer->out, o.pixel, CHANNELS * count);
    return 0;
}

const struct render render_over = {
    .entry = {"ppm with --over", "the picture with the path", NULL, NULL},
    .redirect = "> FILE",
    .shapes = RENDER_NO_SHAPE,
    .needs_whole_maze = render_always,
    .check = over_check,
    .end = over_end,
};
