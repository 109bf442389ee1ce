/* map: reads a grid of the MovingAI benchmarks, "type octile". Passable terrain, . G S, becomes
 * free blocks; @ O T W become obstacles. The format has neither start nor goal.
 *
 * Reference: Nathan Sturtevant, "Benchmarks for grid-based pathfinding", 2012, and
 * movingai.com/benchmarks/formats.html. */
#include "common/base/number.h"
#include "common/import/kit/format.h"

#include <stdio.h>
#include <string.h>

static bool map_detect(struct span record)
{
    return format_begins(record, "type ");
}

/* Returns whether the last line read is `word`, which ends with a space, followed by a number.
 * Stores the number in *value. */
static bool map_is_field(const struct input *in, const char *word, uint64_t *value)
{
    const struct span line = format_last(in);
    const size_t n = strlen(word);
    return format_begins(line, word) &&
           number_read((const char *)line.s + n, line.n - n, SIZE_MAX / 4, value) == 0 &&
           *value > 0;
}

/* Reads the lines before the grid; the first one has already been read. Returns 0, or -1 with the
 * error set. */
static int map_read_head(struct input *in, uint64_t *width, uint64_t *height)
{
    bool fits = format_is(in, "type octile");
    *width = *height = 0;
    for (int k = 0; fits && k < 3; k++) {
        if (format_line(in) < 0)
            return -1;
        fits = k < 2 ? map_is_field(in, "height ", height) || map_is_field(in, "width ", width)
                     : *width > 0 && *height > 0 && format_is(in, "map");
    }
    return fits ? 0
                : format_wrong(in, 0,
                               "expected the lines \"type octile\", \"height N\", \"width N\" and "
                               "\"map\"");
}

static int map_read(struct input *in, struct maze *m)
{
    uint64_t width, height;
    int got = format_first_line(in);
    if (got <= 0)
        return got;
    if (map_read_head(in, &width, &height) ||
        reader_limit(&in->reader, MAZE_BLOCK, (size_t)width, (size_t)height))
        return -1;
    for (uint64_t y = 0; y < height; y++) {
        got = format_line(in);
        if (got == 0)
            return format_wrong(in, 0, "the map ends after %ju of its %ju rows", (uintmax_t)y,
                                (uintmax_t)height);
        if (got < 0)
            return -1;
        if (in->text.len != width)
            return format_wrong(in, in->text.len, "the row has %zu character%s, not %ju",
                                in->text.len, in->text.len == 1 ? "" : "s", (uintmax_t)width);
        for (size_t x = 0; x < width; x++) {
            unsigned char *at = &in->text.mem.at[x];
            if (!*at || !strchr(".GS@OTW", *at))
                return format_wrong(in, x, "expected one of . G S @ O T W");
            *at = *at == '@' || *at == 'O' || *at == 'T' || *at == 'W';
        }
        if (format_append(in, &in->state.body, in->text.mem.at, in->text.len))
            return -1;
    }
    return format_board(in, m, in->state.body.mem.at, (size_t)width, (size_t)height);
}

const struct format format_map = {
    .entry = {"map", "MovingAI benchmark grid", NULL, "movingai"},
    .detect = map_detect,
    .read = map_read,
};
