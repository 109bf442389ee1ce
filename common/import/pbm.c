/* pbm: one or more black-and-white pictures (netpbm), P1 or P4. A pixel is a block, a black one an
 * obstacle. Comments in the header are skipped.
 *
 * This format allows a maze drawn by hand or scanned to be solved, however thick its walls. Crop a
 * white margin around it first, or the path will lead through it.
 *
 * Reference: Jef Poskanzer, pbm(5), netpbm. */
#include "common/base/number.h"
#include "import.h"

enum { MAX_SIDE = 1 << 30 }; /* the largest width or height accepted */

static enum match pbm_detect(const struct sample *sample)
{
    const unsigned char *s = sample->s;
    if (sample->n < 3)
        return sample->complete ? MATCH_NO : MATCH_MORE;
    return s[0] == 'P' && (s[1] == '1' || s[1] == '4') &&
                   (s[2] == ' ' || s[2] == '\n' || s[2] == '\r' || s[2] == '\t' || s[2] == '#')
               ? MATCH_YES
               : MATCH_NO;
}

static bool is_space(int c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/* Sets the error `what` at the next byte. Returns -1. */
static int pbm_wrong(struct input *in, const char *what)
{
    return err_at(&in->reader.lines.err, in->reader.lines.line, lines_column(&in->reader.lines),
                  "%s", what);
}

/* Skips white space and comments. Returns the next byte as lines_peek. */
static int after_space(struct input *in)
{
    struct lines *l = &in->reader.lines;
    int c;
    while ((c = lines_peek(l)) >= 0 && (is_space(c) || c == '#')) {
        if (c == '#')
            while ((c = lines_peek(l)) >= 0 && c != '\n')
                l->in.at++;
        if (c >= 0)
            lines_next(l);
    }
    return c;
}

/* Reads a width or a height. Returns 0, or -1 with the error set. */
static int read_size(struct input *in, size_t *value)
{
    struct lines *l = &in->reader.lines;
    char digits[NUMBER_TEXT];
    uint64_t number = 0;
    size_t n = 0;
    int c = after_space(in);
    for (; c >= '0' && c <= '9' && n < sizeof digits; c = lines_peek(l)) {
        digits[n++] = (char)c;
        l->in.at++;
    }
    if (c == LINES_ERROR)
        return -1;
    if (n == 0)
        return pbm_wrong(in, "expected a width and a height");
    if (number_read(digits, n, MAX_SIDE, &number))
        return pbm_wrong(in, "the picture is too large");
    *value = (size_t)number;
    return number == 0 ? pbm_wrong(in, "width and height must be at least 1") : 0;
}

/* Sets the error for a picture that ends after `rows` of its rows. Returns -1. */
static int cut_off(struct input *in, size_t rows, size_t height)
{
    return err_at(&in->reader.lines.err, in->reader.lines.line, lines_column(&in->reader.lines),
                  "the picture ends after %zu of its %zu rows", rows, height);
}

/* Reads the pixels of P1, one character each, with or without white space between them. Returns 0,
 * or -1 with the error set. */
static int read_plain(struct input *in, size_t width, size_t height)
{
    struct lines *l = &in->reader.lines;
    for (size_t y = 0; y < height; y++)
        for (size_t x = 0; x < width; x++) {
            int c = after_space(in);
            char digit = (char)(c == '1');
            if (c == LINES_EOF)
                return cut_off(in, y, height);
            if (c != '0' && c != '1')
                return c == LINES_ERROR ? -1 : lines_unexpected(l, c, "a pixel, 0 or 1");
            if (text_append(&in->body, &digit, 1))
                return err_memory(&l->err);
            l->in.at++;
        }
    return 0;
}

/* Reads the pixels of P4, eight per byte, each row padded to a whole byte. Returns 0, or -1 with
 * the error set. */
static int read_raw(struct input *in, size_t width, size_t height)
{
    struct lines *l = &in->reader.lines;
    for (size_t y = 0; y < height; y++)
        for (size_t x = 0; x < width; x += 8) {
            int c = lines_peek(l);
            char digits[8];
            if (c < 0)
                return c == LINES_ERROR ? -1 : cut_off(in, y, height);
            for (unsigned k = 0; k < 8; k++)
                digits[k] = (char)((unsigned)c >> (7 - k) & 1);
            if (text_append(&in->body, digits, width - x < 8 ? width - x : 8))
                return err_memory(&l->err);
            l->in.at++;
        }
    return 0;
}

static int pbm_read(struct input *in, struct maze *m)
{
    struct lines *l = &in->reader.lines;
    int c = after_space(in), plain;
    size_t width, height;
    in->reader.start_line = l->line;
    in->body.len = 0;
    if (c == LINES_EOF || c == LINES_ERROR)
        return c == LINES_EOF ? 0 : -1;
    if (c != 'P')
        return pbm_wrong(in, "expected P1 or P4, the start of another picture");
    l->in.at++;
    plain = lines_peek(l);
    if (plain != '1' && plain != '4')
        return plain == LINES_ERROR ? -1 : pbm_wrong(in, "expected a picture of type P1 or P4");
    l->in.at++;
    if (read_size(in, &width) || read_size(in, &height))
        return -1;
    if (plain == '4') {
        c = lines_peek(l);
        if (c < 0 || !is_space(c))
            return c == LINES_ERROR ? -1 : pbm_wrong(in, "expected a blank before the pixels");
        lines_next(l);
    }
    if (plain == '4' ? read_raw(in, width, height) : read_plain(in, width, height))
        return -1;
    return import_board(in, m, width, height) ? -1 : 1;
}

const struct import import_pbm = {
    .entry = {"pbm", "bitmap, P1 or P4, one block per pixel", NULL},
    .detect = pbm_detect,
    .read = pbm_read,
};
