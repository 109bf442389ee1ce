/* map: a grid of the MovingAI benchmarks, "type octile": the free ground . G S becomes
 * free blocks, @ O T W obstacles. It names neither start nor goal.
 *
 * Reference: Nathan Sturtevant, "Benchmarks for grid-based pathfinding", 2012, and
 * movingai.com/benchmarks/formats.html. */
#include "common/base/number.h"
#include "import.h"

#include <stdio.h>
#include <string.h>

static bool map_is(const unsigned char *s, size_t n)
{
    return n >= 5 && memcmp(s, "type ", 5) == 0;
}

/* Is the line this word, a blank and a number? */
static bool is_field(const struct reader *r, const char *word, uint64_t *value)
{
    const size_t n = strlen(word);
    if (r->text.len <= n + 1 || memcmp(r->text.mem.at, word, n) != 0 || r->text.mem.at[n] != ' ')
        return false;
    return number_read((const char *)r->text.mem.at + n + 1, r->text.len - n - 1, SIZE_MAX / 4,
                       value) == 0 &&
           *value > 0;
}

static bool is_line(const struct reader *r, const char *text)
{
    return r->text.len == strlen(text) && memcmp(r->text.mem.at, text, r->text.len) == 0;
}

/* The lines before the grid. */
static int read_head(struct reader *r, uint64_t *width, uint64_t *height)
{
    int got = 1;
    *width = *height = 0;
    if (!is_line(r, "type octile"))
        return import_wrong(r, 0, "not \"type octile\"");
    for (int k = 0; k < 2 && got > 0; k++) {
        got = import_line(r);
        if (got > 0 && !is_field(r, "height", height) && !is_field(r, "width", width))
            return import_wrong(r, 0, "not \"height N\" or \"width N\"");
    }
    got = got > 0 ? import_line(r) : got;
    if (got > 0 && (*width == 0 || *height == 0))
        return import_wrong(r, 0, "no height or no width before the map");
    if (got > 0 && !is_line(r, "map"))
        return import_wrong(r, 0, "not \"map\"");
    return got == 0 ? import_wrong(r, 0, "the head of the map is not complete") : got;
}

static int read_row(struct reader *r, uint64_t width)
{
    if (r->text.len != width)
        return err_at(&r->lines.err, r->row_line, r->text.len + 1, "a row of %zu, not %ju",
                      r->text.len, (uintmax_t)width);
    for (size_t x = 0; x < width; x++) {
        unsigned char *at = &r->text.mem.at[x];
        if (!*at || !strchr(".GS@OTW", *at))
            return import_wrong(r, x, "not one of . G S @ O T W");
        *at = *at == '@' || *at == 'O' || *at == 'T' || *at == 'W';
    }
    return text_append(&r->cells, (char *)r->text.mem.at, r->text.len) ? err_memory(&r->lines.err)
                                                                       : 0;
}

static int map_next(struct reader *r, struct maze *m)
{
    uint64_t width, height;
    int got = import_line_after_blank(r);
    r->start_line = r->row_line;
    r->cells.len = 0;
    if (got <= 0)
        return got;
    if (read_head(r, &width, &height) < 0)
        return -1;
    for (uint64_t y = 0; y < height; y++) {
        got = import_line(r);
        if (got == 0)
            return err_at(&r->lines.err, r->row_line, 1, "the map ends after %ju of its %ju rows",
                          (uintmax_t)y, (uintmax_t)height);
        if (got < 0 || read_row(r, width))
            return -1;
    }
    return import_board(r, m, (size_t)width, (size_t)height) ? -1 : 1;
}

const struct import import_map = {
    .entry = {"map", "a grid of the MovingAI benchmarks", NULL},
    .is = map_is,
    .next = map_next,
};
