/* png: the picture of ppm (ppm.c, kit/raster.h), compressed, for one maze. A pixel is an index into
 * the palette, of 4 bits, or of 8 bits with color=sets; with color=distance, it is red, green and
 * blue. The file contains the resolution, dpi=. Header fields are not shown.
 *
 * Rows are compressed as they arrive: repeated bytes are replaced by their length and distance.
 * Four positions are tried where the next bytes may have occurred before: the previous byte, the
 * row above, and the last positions with the same hash of the next 6 and 16 bytes. In mazes, the
 * longest repetition is nearly always among them. The codes are the fixed codes of the format. A
 * picture is therefore up to twice as large as with zlib, and compression takes 200 KB of memory.
 *
 * References: World Wide Web Consortium, "Portable Network Graphics (PNG) Specification"; Peter
 * Deutsch, RFC 1950, "ZLIB Compressed Data Format", and RFC 1951, "DEFLATE Compressed Data Format",
 * 1996. */
#include "common/render/kit/raster.h"

enum { KEY_DPI = 2 };

static const struct row_key keys[ROW_KEYS + 1] = {
    {SHADES_KEY},
    {PALETTE_KEY},
    {"dpi", 1, 9600, 96, "recorded resolution, in dots per inch", 0, NULL},
};

enum {
    WINDOW = 1 << 15, /* the largest distance */
    HASHES = 1 << 13,
    LONGEST = 258,        /* the most bytes replaced at once, */
    SHORTEST = 3,         /* and the least */
    FOLLOWED = 32,        /* in shorter repetitions, each position is stored */
    AHEAD = LONGEST + 16, /* bytes examined before one is compressed */
    CHUNK = 1 << 13,      /* bytes of the file written at once */
    SPARE = 16,           /* room for bytes appended before a check */
    COLORS = PALETTE_KINDS + PALETTE_COMPONENTS,
    ADLER = 65521,
    ADLER_RUN = 4096, /* bytes added before the sums are reduced */
};

/* The state in addition to struct raster, in more[1]. */
struct png {
    struct out *out;
    size_t width, row_bytes;
    unsigned bits_per_pixel;
    unsigned char color[COLORS][RASTER_COLOR];
    uint64_t taken, done;     /* bytes received, and bytes compressed so far */
    uint64_t last[2][HASHES]; /* by hash: its last position */
    uint32_t sums[2];         /* of Adler-32 */
    uint64_t bits;            /* bits that do not fill a byte yet, */
    unsigned n_bits;          /* and their number */
    size_t n;                 /* bytes in `to` */
    unsigned char to[CHUNK + SPARE];
    unsigned char ring[2 * WINDOW]; /* byte k is at index k modulo its size */
    unsigned char row[];            /* 0, for no filter, and the pixels of a row */
};

/* ---- chunks ---- */

/* Stores a number in four bytes, the highest first. */
static void png_number(unsigned char to[4], uint64_t number)
{
    for (unsigned k = 0; k < 4; k++)
        to[k] = (unsigned char)(number >> (24 - 8 * k));
}

/* Continues a cyclic redundancy check with n bytes. */
static uint32_t png_check(uint32_t crc, const unsigned char *bytes, size_t n)
{
    while (n-- > 0) {
        crc ^= *bytes++;
        for (unsigned k = 0; k < 8; k++)
            crc = crc >> 1 ^ (crc & 1 ? 0xedb88320 : 0);
    }
    return crc;
}

static void png_put_chunk(struct out *out, const char *type, const unsigned char *bytes, size_t n)
{
    const unsigned char *name = (const unsigned char *)type;
    unsigned char number[4];
    png_number(number, n);
    out_put(out, number, sizeof number);
    out_put(out, name, 4);
    out_put(out, bytes, n);
    png_number(number, ~png_check(png_check(UINT32_MAX, name, 4), bytes, n));
    out_put(out, number, sizeof number);
}

/* ---- compression ---- */

/* Appends the lowest n bits of `bits`, the lowest first. */
static void png_bits(struct png *s, unsigned bits, unsigned n)
{
    s->bits |= (uint64_t)bits << s->n_bits;
    for (s->n_bits += n; s->n_bits >= 8; s->n_bits -= 8, s->bits >>= 8)
        s->to[s->n++] = (unsigned char)s->bits;
    if (s->n >= CHUNK) {
        png_put_chunk(s->out, "IDAT", s->to, s->n);
        s->n = 0;
    }
}

/* Appends a code of n bits, the highest first. */
static void png_code(struct png *s, unsigned code, unsigned n)
{
    for (; n > 0; n--)
        png_bits(s, code >> (n - 1) & 1, 1);
}

/* Appends a byte, 256 for the end, or the symbol of a length. */
static void png_symbol(struct png *s, unsigned symbol)
{
    if (symbol < 144)
        png_code(s, 0x30 + symbol, 8);
    else if (symbol < 256)
        png_code(s, 0x190 + symbol - 144, 9);
    else if (symbol < 280)
        png_code(s, symbol - 256, 7);
    else
        png_code(s, 0xc0 + symbol - 280, 8);
}

/* Appends a length and a distance. A symbol selects a range of values, and the bits after it the
 * position in the range. After the first symbols, the ranges double every four symbols for lengths
 * and every two for distances. */
static void png_repeat(struct png *s, unsigned length, unsigned distance)
{
    unsigned more = 0, rest = length - SHORTEST;
    while (rest >> more >= 8)
        more++;
    png_symbol(s, length == LONGEST ? 285 : 257 + 4 * more + (rest >> more));
    if (length < LONGEST)
        png_bits(s, rest & ((1U << more) - 1), more);
    rest = distance - 1;
    more = 0;
    while (rest >> more >= 4)
        more++;
    png_code(s, 2 * more + (rest >> more), 5);
    png_bits(s, rest & ((1U << more) - 1), more);
}

/* Returns the entry that stores the last position of the 6 or 16 bytes from `at` on. */
static uint64_t *png_last(struct png *s, uint64_t at, bool is_long)
{
    uint32_t hash = 0;
    for (unsigned k = 0; k < (is_long ? 16 : 6); k++)
        hash = (hash ^ s->ring[(at + k) % sizeof s->ring]) * 0x9e3779b1 + (hash >> 15);
    return &s->last[is_long][hash >> 16 & (HASHES - 1)];
}

/* Compresses the next bytes, at most `most`: a repetition, or else one byte. */
static void png_next(struct png *s, unsigned most)
{
    const uint64_t at = s->done;
    const uint64_t from[] = {at - 1, at - s->row_bytes, *png_last(s, at, false),
                             *png_last(s, at, true)};
    unsigned best = 0, distance = 0;
    for (unsigned k = 0; k < 4 && best < most; k++) {
        unsigned n = 0;
        if (from[k] >= at || at - from[k] > WINDOW)
            continue;
        while (n < most &&
               s->ring[(at + n) % sizeof s->ring] == s->ring[(from[k] + n) % sizeof s->ring])
            n++;
        if (n > best) {
            best = n;
            distance = (unsigned)(at - from[k]);
        }
    }
    if (best < SHORTEST)
        png_symbol(s, s->ring[at % sizeof s->ring]);
    else
        png_repeat(s, best, distance);
    s->done += best < SHORTEST ? 1 : best;
    for (uint64_t k = at; k == at || (k < s->done && best < FOLLOWED); k++)
        *png_last(s, k, false) = *png_last(s, k, true) = k;
}

/* ---- the callbacks ---- */

static int png_begin(struct render_ctx *c, const struct pixels *size)
{
    const struct raster *r = render_state(c);
    unsigned char head[13] = {[8] = 8, [9] = 2}, dots[9] = {[8] = 1}; /* 8 bits, RGB; per metre */
    const bool is_indexed = r->shades.kind != SHADES_DISTANCE;
    struct out *out = c->writer->out;
    struct png *s;
    if ((size->width | size->height) > INT32_MAX) /* true if either of them is larger */
        return err_set(c->err, "a PNG has at most %d rows and columns of pixels", INT32_MAX);
    if (mem_need_array(&c->more[1], size->width, RASTER_COLOR, sizeof *s + 1))
        return err_memory(c->err);
    s = memset(c->more[1].at, 0, sizeof *s + 1);
    s->out = out;
    s->width = size->width;
    s->bits_per_pixel = !is_indexed ? 24 : r->shades.kind == SHADES_SETS ? 8 : 4;
    s->row_bytes = 1 + (s->width * s->bits_per_pixel + 7) / 8;
    memcpy(s->color, r->palette->color, sizeof r->palette->color);
    for (size_t k = 0; k < PALETTE_COMPONENTS; k++)
        palette_component(s->color[PALETTE_KINDS + k], r->palette, k);
    if (is_indexed) {
        head[8] = (unsigned char)s->bits_per_pixel;
        head[9] = 3;
    }
    png_number(head, size->width);
    png_number(head + 4, size->height);
    png_number(dots, (c->options->values[KEY_DPI] * 10000 + 127) / 254);
    memcpy(dots + 4, dots, 4);
    out_text(out, "\x89PNG\r\n\x1a\n");
    png_put_chunk(out, "IHDR", head, sizeof head);
    png_put_chunk(out, "pHYs", dots, sizeof dots);
    if (is_indexed)
        png_put_chunk(out, "PLTE", s->color[0],
                      s->bits_per_pixel == 4 ? sizeof r->palette->color : sizeof s->color);
    s->sums[0] = 1;
    png_bits(s, 0x0178, 16); /* zlib: a window of 32 KB */
    png_bits(s, 3, 3);       /* the last block, with the fixed codes */
    return 0;
}

/* Sets the bytes of a row of pixels that are palette indices. All colours of a picture are in the
 * palette. */
static void png_set_row(struct png *s, const unsigned char *pixel)
{
    unsigned index = 0;
    for (size_t x = 0; x < s->width; x++, pixel += RASTER_COLOR) {
        if (memcmp(pixel, s->color[index], RASTER_COLOR) != 0)
            for (index = 0; memcmp(pixel, s->color[index], RASTER_COLOR) != 0;)
                index++;
        if (s->bits_per_pixel == 8)
            s->row[1 + x] = (unsigned char)index;
        else
            s->row[1 + x / 2] = (unsigned char)(x % 2 ? s->row[1 + x / 2] | index : index << 4);
    }
}

static void png_put(struct render_ctx *c, const unsigned char *at, size_t rows)
{
    struct png *s = (struct png *)(void *)c->more[1].at;
    for (size_t y = 0; y < rows; y++, at += s->width * RASTER_COLOR) {
        if (s->bits_per_pixel == 24)
            memcpy(s->row + 1, at, s->width * RASTER_COLOR);
        else
            png_set_row(s, at);
        for (size_t k = 0; k < s->row_bytes; k++) {
            s->ring[s->taken++ % sizeof s->ring] = s->row[k];
            s->sums[0] += s->row[k];
            s->sums[1] += s->sums[0];
            for (unsigned sum = 0; sum < 2 && s->taken % ADLER_RUN == 0; sum++)
                s->sums[sum] %= ADLER;
            while (s->taken - s->done > AHEAD)
                png_next(s, LONGEST);
        }
    }
}

static int png_end(struct render_ctx *c)
{
    struct png *s = (struct png *)(void *)c->more[1].at;
    raster_margin(c);
    while (s->done < s->taken)
        png_next(s, s->taken - s->done < LONGEST ? (unsigned)(s->taken - s->done) : LONGEST);
    png_symbol(s, 256);
    png_bits(s, 0, (8 - s->n_bits) % 8);
    for (unsigned k = 0; k < 4; k++)
        png_bits(s, s->sums[k < 2] % ADLER >> (k % 2 ? 0 : 8) & 0xff, 8);
    png_put_chunk(s->out, "IDAT", s->to, s->n);
    png_put_chunk(s->out, "IEND", s->to, 0);
    return 0;
}

static const struct raster_style png_style = {RASTER_COLOR, png_begin, png_put};

const struct render render_png = {
    .entry = {"png", "colour picture, compressed", keys, NULL},
    .single_maze = true,
    .raster = &png_style,
    RASTER_SIZES,
    .shapes = RENDER_SHAPE,
    .redirect = "> FILE.png",
    .needs_whole_maze = raster_needs_whole_maze,
    .begin = raster_begin,
    .row = raster_row,
    .end = png_end,
};
