/* pbm: reads one or more netpbm pictures, P1 to P6: bitmaps, greyscale and colour, as text or as
 * bytes.
 *
 * A pixel is dark if its sample, or the brightness of its colour, is less than `threshold` times
 * the maximum sample of the picture. picture.c interprets dark pixels, and decides whether cells
 * are several pixels wide.
 *
 * This file recognizes the colours of -f pgm and ppm, also after an exact conversion to another
 * maximum sample. They are significant only with the default threshold. The shades of
 * color=distance are free.
 *
 * Reference: Jef Poskanzer, pbm(5), pgm(5) and ppm(5), netpbm. */
#include "common/base/number.h"
#include "common/import/picture/picture.h"
#include "common/import/picture/scan.h"
#include "common/maze/maze_lattice.h"

#include <string.h>

enum { KEY_THRESHOLD, KEY_SCALE, KEY_EXACT };

enum { MAX_SIDE = 1 << 30, MAX_SAMPLE = 65535, THOUSANDTHS = 1000, HALF = 500, CHANNELS = 3 };

enum { PBM_KNOWN = 64 };

static const struct row_key keys[] = {
    {"threshold", 0, THOUSANDTHS, HALF, "brightness below which a pixel is dark", 3, NULL},
    {"scale", 0, MAX_SIDE, 0, "pixels per block; 0: detect", 0, NULL},
    {"exact", 0, 1, 0, "1: one block per pixel unless the drawing is exact", 0, NULL},
    {NULL, 0, 0, 0, NULL, 0, NULL},
};

/* A sample that occurred before, and the resulting pixel. */
struct pbm_known {
    bool is_set;
    unsigned char pixel;
    uint32_t light; /* in thousandths of a sample */
    uint64_t sample[CHANNELS];
};

/* A picture being read. */
struct pbm {
    char type; /* '1' to '6' */
    bool is_text;
    unsigned channels; /* samples per pixel; 0: one bit */
    size_t width, height;
    uint64_t max;         /* the maximum sample */
    uint64_t threshold;   /* in thousandths of a sample */
    bool foreign, marked; /* a colour is not one of ours, or is one of ours for a mark */
    uint64_t light[2];    /* light of the last two pixels that differ */
    unsigned lights;      /* the number of such pixels */
    bool wants_samples;   /* the picture need not be an exact drawing */
    struct pbm_known known[PBM_KNOWN]; /* cache of earlier pixels, see pbm_add_pixel */
};

static bool pbm_is_space(int c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

static bool pbm_detect(struct span record)
{
    const unsigned char *s = record.s;
    return record.n >= 3 && s[0] == 'P' && s[1] >= '1' && s[1] <= '6' &&
           (pbm_is_space(s[2]) || s[2] == '#');
}

/* Skips white space and comments. Returns the next byte, LINES_EOF, or LINES_ERROR with the error
 * set. */
static int pbm_after_space(struct input *in)
{
    struct lines *l = &in->reader.lines;
    int c;
    while ((c = lines_peek(l)) >= 0 && (pbm_is_space(c) || c == '#')) {
        if (c == '#')
            while ((c = lines_peek(l)) >= 0 && c != '\n')
                l->in.at++;
        if (c >= 0)
            lines_next(l);
    }
    return c;
}

/* Reads a number from `min`, 0 or 1, to `max` after white space. `what` names it in messages.
 * Returns 0, or -1 with the error set. */
static int pbm_read_number(struct input *in, uint64_t min, uint64_t max, const char *what,
                           uint64_t *value)
{
    struct lines *l = &in->reader.lines;
    char digits[NUMBER_TEXT];
    size_t n = 0;
    int c = pbm_after_space(in);
    for (; c >= '0' && c <= '9' && n < sizeof digits; c = lines_peek(l)) { /* more are too large */
        n -= n == 1 && *digits == '0';                                     /* skips leading zeros */
        digits[n++] = (char)c;
        l->in.at++;
    }
    if (c == LINES_ERROR)
        return -1;
    if (n == 0)
        return lines_wrong(l, "expected %s", what);
    if (number_read(digits, n, max, value))
        return err_at(&l->err, l->line, lines_column(l) - n, "expected %s of at most %ju, not %.*s",
                      what, (uintmax_t)max, n < 40 ? (int)n : 40, digits);
    if (*value < min)
        return err_at(&l->err, l->line, lines_column(l) - 1, "expected %s of at least 1, not 0",
                      what);
    return 0;
}

/* Reads the header of a picture. Returns 1, 0 at the end of the input, or -1 with the error set. */
static int pbm_read_head(struct input *in, struct pbm *p)
{
    struct lines *l = &in->reader.lines;
    uint64_t width, height;
    int c = pbm_after_space(in);
    in->reader.start_line = l->line;
    if (c == LINES_EOF || c == LINES_ERROR)
        return c == LINES_EOF ? 0 : -1;
    if (c != 'P')
        return lines_wrong(l, "expected P1 to P6, the start of another picture");
    l->in.at++;
    c = lines_peek(l);
    if (c < '1' || c > '6')
        return c == LINES_ERROR ? -1 : lines_wrong(l, "expected a picture of type P1 to P6");
    l->in.at++;
    *p = (struct pbm){
        .type = (char)c, .is_text = c <= '3', .max = 1, .light = {UINT64_MAX, UINT64_MAX}};
    p->channels = c == '3' || c == '6' ? CHANNELS : c == '2' || c == '5' ? 1 : 0;
    if (pbm_read_number(in, 1, MAX_SIDE, "a width", &width) ||
        pbm_read_number(in, 1, MAX_SIDE, "a height", &height) ||
        (p->channels && pbm_read_number(in, 1, MAX_SAMPLE, "a largest sample", &p->max)))
        return -1;
    p->width = (size_t)width;
    p->height = (size_t)height;
    if (height > format_max_bytes(in) / width)
        return format_refuse(
            in, "%zux%zu pixels are too many for --max-cells %ju, which allows %ju", p->width,
            p->height, (uintmax_t)in->reader.head.max_cells, (uintmax_t)format_max_bytes(in));
    p->threshold = in->choice.values[KEY_THRESHOLD] * p->max;
    p->wants_samples = in->mask ? in->mask->wants_samples
                                : !in->choice.values[KEY_SCALE] && !in->choice.values[KEY_EXACT] &&
                                      in->choice.values[KEY_THRESHOLD] == HALF;
    if (p->is_text)
        return 1;
    c = lines_peek(l);
    if (c < 0 || !pbm_is_space(c)) /* not a read error, which the last number would have found */
        return lines_wrong(l, "expected a space or newline before the pixels");
    lines_next(l);
    return 1;
}

/* ---- pixels ---- */

/* Returns the kind of a pixel with these samples, while all pixels have our colours. */
static unsigned pbm_kind(struct pbm *p, const uint64_t *sample)
{
    unsigned char color[CHANNELS] = {0};
    unsigned kind = PALETTE_KINDS;
    bool is_exact = !p->foreign;
    for (unsigned k = 0; k < p->channels && is_exact; k++) {
        is_exact = sample[k] * 255 % p->max == 0;
        color[k] = (unsigned char)(sample[k] * 255 / p->max);
    }
    if (is_exact)
        kind = p->channels == 1 ? palette_find_grey(color[0]) : palette_find_color(color);
    if (kind == PALETTE_KINDS) {
        p->foreign = true;
        return PALETTE_FREE;
    }
    for (unsigned k = 0; k < p->channels; k++) /* a shade may be dark */
        p->marked |= color[k] != (kind == PALETTE_WALL ? 0 : 255);
    return kind;
}

/* Stores the light of a pixel if the program needs it. Returns 0, or -1 with the error set if
 * memory runs out. */
static int pbm_add_light(struct input *in, uint32_t light)
{
    if (!in->mask || !in->mask->wants_light)
        return 0;
    return format_memory(in, text_append(&in->mask->light, (const char *)&light, sizeof light));
}

/* Stores the samples of a pixel for scan.c if they may be needed. Returns 0, or -1 with the error
 * set if memory runs out. */
static int pbm_add_samples(struct input *in, const struct pbm *p, const uint64_t *sample)
{
    char bytes[CHANNELS];
    if (!p->wants_samples)
        return 0;
    for (unsigned k = 0; k < p->channels; k++)
        bytes[k] = (char)(sample[k] * 255 / p->max);
    return format_memory(in, text_append(&in->state.samples, bytes, p->channels));
}

/* Adds a pixel to in->state.body. It has three samples; missing ones are 0. Returns 0, or -1 with
 * the error set if memory runs out. */
static int pbm_add_pixel(struct input *in, struct pbm *p, const uint64_t *sample)
{
    struct pbm_known *known = &p->known[(sample[0] + 5 * sample[1] + 25 * sample[2]) % PBM_KNOWN];
    if (!known->is_set || memcmp(known->sample, sample, sizeof known->sample) != 0) {
        const uint64_t light = p->channels == 1
                                   ? sample[0] * THOUSANDTHS
                                   : sample[0] * 299 + sample[1] * 587 + sample[2] * 114;
        known->pixel =
            (unsigned char)(pbm_kind(p, sample) | (light < p->threshold ? PICTURE_DARK : 0));
        known->light = (uint32_t)light;
        if (light != p->light[0] && light != p->light[1])
            p->light[p->lights++ % 2] = light;
        memcpy(known->sample, sample, sizeof known->sample);
        known->is_set = true;
    }
    if (text_append(&in->state.body, (const char *)&known->pixel, 1))
        return err_memory(&in->reader.lines.err);
    return pbm_add_samples(in, p, sample) ? -1 : pbm_add_light(in, known->light);
}

/* Sets the error for a picture that ends after `rows` of its rows. Returns -1. */
static int pbm_cut_off(struct input *in, const struct pbm *p, size_t rows)
{
    return lines_wrong(&in->reader.lines, "the picture ends after %zu of its %zu rows", rows,
                       p->height);
}

/* Reads a sample of row y. Returns 0, or -1 with the error set. */
static int pbm_read_sample(struct input *in, const struct pbm *p, size_t y, uint64_t *sample)
{
    struct lines *l = &in->reader.lines;
    const uint64_t column = lines_column(l);
    *sample = 0;
    if (p->is_text)
        return pbm_after_space(in) == LINES_EOF
                   ? pbm_cut_off(in, p, y)
                   : pbm_read_number(in, 0, p->max, "a sample", sample);
    for (unsigned k = 0; k < (p->max > 255 ? 2 : 1); k++) {
        int c = lines_peek(l);
        if (c < 0)
            return c == LINES_ERROR ? -1 : pbm_cut_off(in, p, y);
        *sample = *sample << 8 | (unsigned)c;
        l->in.at++;
    }
    if (*sample > p->max)
        return err_at(&l->err, l->line, column, "expected a sample of at most %ju, not %ju",
                      (uintmax_t)p->max, (uintmax_t)*sample);
    return 0;
}

/* Reads the pixels of P2, P3, P5 or P6. Returns 0, or -1 with the error set. */
static int pbm_read_samples(struct input *in, struct pbm *p)
{
    uint64_t sample[CHANNELS] = {0};
    for (size_t y = 0; y < p->height; y++)
        for (size_t x = 0; x < p->width; x++) {
            for (unsigned k = 0; k < p->channels; k++)
                if (pbm_read_sample(in, p, y, &sample[k]))
                    return -1;
            if (pbm_add_pixel(in, p, sample))
                return -1;
        }
    return 0;
}

enum { PBM_BLACK = PALETTE_WALL | PICTURE_DARK, PBM_WHITE = PALETTE_FREE };

/* Converts n bytes of eight bits, 1 for black, to pixels. */
static void pbm_bits_to_pixels(const unsigned char *bits, unsigned char *pixels, size_t n)
{
    for (; n > 0; n--, bits++, pixels += 8) {
        const unsigned byte = *bits;
        for (unsigned k = 0; k < 8; k++)
            pixels[k] = byte & 0x80 >> k ? PBM_BLACK : PBM_WHITE;
    }
}

/* Reads the pixels of P1, one character each, with or without white space between them. Returns 0,
 * or -1 with the error set. */
static int pbm_read_digits(struct input *in, const struct pbm *p)
{
    struct lines *l = &in->reader.lines;
    for (size_t y = 0; y < p->height; y++)
        for (size_t x = 0; x < p->width; x++) {
            int c = pbm_after_space(in);
            unsigned char pixel;
            if (c == LINES_EOF)
                return pbm_cut_off(in, p, y);
            if (c != '0' && c != '1')
                return c == LINES_ERROR ? -1 : lines_unexpected(l, c, "a pixel, 0 or 1");
            pixel = c == '1' ? PBM_BLACK : PBM_WHITE;
            if (text_append(&in->state.body, (char *)&pixel, 1))
                return err_memory(&l->err);
            l->in.at++;
        }
    return 0;
}

/* Reads the pixels of P4, eight per byte, each row padded to a whole byte. Returns 0, or -1 with
 * the error set. */
static int pbm_read_bits(struct input *in, const struct pbm *p)
{
    struct lines *l = &in->reader.lines;
    struct text_buf *body = &in->state.body;
    const size_t bytes = (p->width + 7) / 8;
    for (size_t y = 0; y < p->height; y++, body->len = y * p->width)
        for (size_t left = bytes, n; left > 0; left -= n) {
            const int c = lines_peek(l);
            if (c < 0)
                return c == LINES_ERROR ? -1 : pbm_cut_off(in, p, y);
            n = l->in.end - l->in.at < left ? l->in.end - l->in.at : left;
            if (mem_need(&body->mem, body->len + 8 * n))
                return err_memory(&l->err);
            pbm_bits_to_pixels(l->in.buf + l->in.at, body->mem.at + body->len, n);
            body->len += 8 * n;
            l->in.at += n;
        }
    return 0;
}

/* Stores the samples and the light of the pixels of a bitmap in in->state.body, if they are needed.
 * Returns 0, or -1 with the error set if memory runs out. */
static int pbm_add_bitmap(struct input *in, const struct pbm *p)
{
    const unsigned char *pixels = in->state.body.mem.at;
    const size_t n = in->state.body.len;
    struct mem *samples = &in->state.samples.mem;
    if (p->wants_samples && mem_need(samples, n))
        return err_memory(&in->reader.lines.err);
    for (size_t k = 0; k < n && p->wants_samples; k++)
        samples->at[k] = pixels[k] & PICTURE_DARK ? 0 : 255;
    for (size_t k = 0; k < n; k++)
        if (pbm_add_light(in, pixels[k] & PICTURE_DARK ? 0 : THOUSANDTHS))
            return -1;
    return 0;
}

/* Reads a picture that is not an exact drawing. Skips a picture that may be a board, pixel by
 * pixel: it is narrow, or it has two levels and is small, or it has two levels and is not
 * understood. Returns 1, 0 if it is not a scan, or -1 with the error set. */
static int pbm_scan(struct input *in, struct maze *m, const struct pbm *p,
                    enum picture_colors colors, bool may_be_open)
{
    enum { SMALL = 100 * 100, NARROW = 12 };
    const struct light_picture picture = {in->state.samples.mem.at, p->width, p->height,
                                          p->channels ? p->channels : 1};
    const bool is_board = p->width < NARROW || p->height < NARROW ||
                          (colors != PICTURE_GREYS && p->width * p->height <= SMALL);
    if (in->mask || !p->wants_samples || is_board)
        return 0;
    if (p->lights == 1)
        return format_refuse(in, "the picture has one colour");
    return scan_read(in, m, &picture, colors == PICTURE_GREYS && may_be_open);
}

/* Passes to the program the data that it needs of a mask or of a picture to draw on. */
static void pbm_give_picture(struct input *in, const struct pbm *p)
{
    struct input_picture *mask = in->mask;
    struct text_buf samples = mask->samples;
    mask->width = p->width;
    mask->height = p->height;
    mask->white = (uint32_t)(THOUSANDTHS * p->max);
    mask->channels = p->channels ? p->channels : 1;
    mask->samples = in->state.samples;
    in->state.samples = samples;
}

/* Returns whether a board may be a drawing of a maze that happens to consist of blocks: its border
 * has no gap, so it may be a frame; or, if `grey`, a corner is free, so the maze does not extend
 * from side to side. */
static bool pbm_may_be_drawing(const struct maze *m, bool grey)
{
    const size_t right = m->width - 1, bottom = (m->height - 1) * m->stride;
    return m->kind == MAZE_BLOCK &&
           (maze_border_obstacles(m) == 2 * (m->width + m->height) - 4 ||
            (grey && !(maze_solid(m, 0) && maze_solid(m, right) && maze_solid(m, bottom) &&
                       maze_solid(m, bottom + right))));
}

static int pbm_read(struct input *in, struct maze *m)
{
    struct pbm p;
    enum picture_colors colors;
    bool of_pixels;
    int got = pbm_read_head(in, &p);
    if (got <= 0)
        return got;
    in->state.body.len = in->state.samples.len = 0;
    if (in->mask)
        in->mask->light.len = 0;
    if (p.type == '1'   ? pbm_read_digits(in, &p)
        : p.type == '4' ? pbm_read_bits(in, &p)
                        : pbm_read_samples(in, &p))
        return -1;
    if (p.channels == 0 && pbm_add_bitmap(in, &p))
        return -1;
    if (in->mask)
        pbm_give_picture(in, &p);
    colors = p.channels == 0 ? PICTURE_BITMAP
             : in->choice.values[KEY_THRESHOLD] != HALF || (p.foreign && p.lights <= 2)
                 ? PICTURE_FOREIGN
             : p.foreign ? PICTURE_GREYS
             : p.marked  ? PICTURE_MARKED
                         : PICTURE_WALLS;
    got = picture_read(in, m, p.width, p.height, colors,
                       in->mask ? 1 : (size_t)in->choice.values[KEY_SCALE]);
    if (got == 0 || (got > 0 && colors <= PICTURE_GREYS && pbm_may_be_drawing(m, p.channels > 0))) {
        const int scanned = pbm_scan(in, m, &p, colors, got == 0);
        if (scanned)
            return scanned;
    }
    of_pixels = got == 0;
    if (of_pixels)
        got = picture_read(in, m, p.width, p.height, colors, 1);
    if (got > 0 && m->kind == MAZE_BLOCK)
        picture_check(in, m, colors, of_pixels);
    return got;
}

const struct format format_pbm = {
    .entry = {"pbm", "netpbm picture, P1 to P6", keys, "pgm ppm pnm"},
    .detect = pbm_detect,
    .read = pbm_read,
};
