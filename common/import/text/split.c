#include "text_input.h"

#include <string.h>

/* A box of cells. */
struct split_box {
    size_t left, top, width, height;
};

/* Returns the cell in column x and row y of a box. */
static unsigned split_at(const struct text *t, const struct split_box *box, size_t x, size_t y)
{
    return text_cells(t)[(box->top + y) * t->width + box->left + x];
}

/* Returns whether a box is closed: at least 3 cells wide and high, with a border of one kind that
 * is not a space and has at most two gaps. */
static bool split_is_closed(const struct text *t, const struct split_box *box)
{
    const size_t w = box->width, h = box->height, rim = 2 * (w + h) - 4;
    size_t count[DRAWING_CODES] = {0}, most = 0;
    if (w < 3 || h < 3)
        return false;
    for (size_t x = 0; x < w; x++) {
        count[split_at(t, box, x, 0)]++;
        count[split_at(t, box, x, h - 1)]++;
    }
    for (size_t y = 1; y + 1 < h; y++) {
        count[split_at(t, box, 0, y)]++;
        count[split_at(t, box, w - 1, y)]++;
    }
    if (t->part == TEXT_ASCII || t->part == TEXT_UNICODE)
        count['*'] = count[DRAWING_BULLET] = 0; /* a path */
    for (unsigned c = 0; c < DRAWING_CODES; c++)
        most = c != ' ' && c != '.' && count[c] > most ? count[c] : most;
    return most + 2 >= rim;
}

/* Removes the margin of spaces around a board that is closed, or that has no spaces but has
 * characters that -f ascii and -f unicode do not write. */
static void split_crop(struct text *t)
{
    unsigned char *cells = text_cells(t);
    struct split_box box = {t->width, t->height, 0, 0}; /* width and height of box plus margin */
    size_t shown = 0;
    bool foreign = false;
    for (size_t y = 0; y < t->height; y++)
        for (size_t x = 0; x < t->width; x++)
            if (cells[y * t->width + x] != ' ') {
                shown++;
                foreign = foreign || !memchr("#.*SG@[]\x90\x97\x98", cells[y * t->width + x], 11);
                box.left = x < box.left ? x : box.left;
                box.top = y < box.top ? y : box.top;
                box.width = x + 1 > box.width ? x + 1 : box.width;
                box.height = y + 1;
            }
    if (box.height == 0)
        return;
    box.width -= box.left;
    box.height -= box.top;
    if (box.width * box.height == t->width * t->height ||
        (!(foreign && shown == box.width * box.height) && !split_is_closed(t, &box)))
        return;
    for (size_t y = 0; y < box.height; y++)
        memmove(cells + y * box.width, cells + (box.top + y) * t->width + box.left, box.width);
    t->width = box.width;
    t->height = box.height;
    t->left += box.left * t->pitch;
    t->top += box.top;
}

/* Returns the distance of the columns that contain characters other than spaces, if it is uniform
 * and at least 2, and there are at least 3 such columns; otherwise 1. Stores in *full whether these
 * columns contain no space. */
static size_t split_pitch(const struct text *t, size_t left, bool *full)
{
    const struct drawing *d = &t->d;
    size_t pitch = 0, used = 0;
    for (size_t x = left + 1; x < d->end && pitch == 0; x++)
        for (size_t y = 0; y < d->lines; y++)
            if (drawing_at(d, y, x) != ' ')
                pitch = x - left;
    *full = true;
    if (pitch < 2 || d->lines < 2)
        return 1;
    for (size_t y = 0; y < d->lines; y++)
        for (size_t x = left; x < d->end; x++) {
            const bool blank = drawing_at(d, y, x) == ' ';
            if ((x - left) % pitch != 0 && !blank)
                return 1;
            *full = *full && !(blank && (x - left) % pitch == 0);
        }
    used = (d->end - left + pitch - 1) / pitch;
    return used > 2 ? pitch : 1;
}

/* Returns whether the lines consist, from column `left` on, of pairs of equal characters, or of a
 * character and a space: [] is among them, or only start and goal have a space. */
static bool split_is_pairs(const struct text *t, size_t left)
{
    enum { ENDS = 2 };
    bool found = false;
    size_t blanks = 0, dark = 0;
    for (size_t y = 0; y < t->d.lines; y++)
        for (size_t x = left; x < t->d.longest; x += 2) {
            const unsigned a = drawing_at(&t->d, y, x), b = drawing_at(&t->d, y, x + 1);
            const bool mark = unicode_is_mark(a) && (b == ' ' || b == DRAWING_FULL);
            if (a != b && !mark && !(a == '[' && b == ']') && (a == '[' || (a != ' ' && b != ' ')))
                return false;
            found =
                found || a == '[' || (a == b && a == DRAWING_FULL && t->d.longest % 2 == left % 2);
            blanks += a != b && !mark;
            dark += a == b && a != ' ';
        }
    return found || t->part == TEXT_UNICODE ||
           (!t->part && blanks <= ENDS && dark > 0 && t->d.lines > 3 && t->d.longest > 9);
}

/* Returns the number of columns of lines without a margin. Spaces at the ends of the longest lines
 * count only if at least half of the lines are that long. */
static size_t split_columns(const struct drawing *d)
{
    size_t columns = 0, longest = 0;
    for (size_t y = 0; y < d->lines; y++) {
        struct span line = drawing_line(d, y);
        longest += line.n == d->longest;
        while (line.n > columns && (line.s[line.n - 1] == ' ' || line.s[line.n - 1] == '\t'))
            line.n--;
        columns = line.n > columns ? line.n : columns;
    }
    return columns > 0 && 2 * longest < d->lines ? columns : d->longest;
}

/* Copies the cells of `pitch` characters from column `left` to column `end`, exclusive. Returns 0,
 * or -1 with the error set. */
static int split_copy(struct text *t, size_t left, size_t end, size_t pitch)
{
    struct mem *cells = &t->in->state.samples.mem;
    unsigned char *to;
    t->characters = true;
    t->width = (end - left + pitch - 1) / pitch;
    t->height = t->d.lines;
    t->left = left;
    t->pitch = pitch;
    if (mem_need_array(cells, t->height, t->width, 0))
        return err_memory(&t->in->reader.lines.err);
    to = cells->at;
    for (size_t y = 0; y < t->height; y++)
        for (size_t x = 0; x < t->width; x++, to++) {
            *to = ' ';
            for (size_t k = pitch; k-- > 0;) {
                const unsigned c = drawing_at(&t->d, y, left + x * pitch + k);
                *to = c != ' ' ? (unsigned char)c : *to;
            }
        }
    return 0;
}

/* Finds cells that are `wide` characters wide and as high as in -f unicode: blocks of one kind, or
 * with a mark in the middle. Returns 0, or -1 with the error set. */
static int split_blocks(struct text *t, size_t wide)
{
    const size_t high = unicode_lines(wide), count = wide * high;
    const size_t middle = (high - 1) / 2 * wide + (wide - 1) / 2;
    if (t->d.lines % high != 0)
        return drawing_wrong(&t->d, t->d.lines - 1, 0, "the drawing ends within a row of blocks");
    if (split_copy(t, 0, t->d.longest, wide))
        return -1;
    t->height /= high;
    for (size_t i = 0; i < t->width * t->height; i++) {
        unsigned char *cell = text_cells(t) + i, kind = 0;
        for (size_t k = 0; k < count; k++) {
            const size_t line = i / t->width * high + k / wide, at = i % t->width * wide + k % wide;
            const unsigned char c = (unsigned char)drawing_at(&t->d, line, at);
            const bool mark = unicode_is_mark(c);
            if (mark ? k != middle : kind && c != kind)
                return drawing_wrong(&t->d, line, at,
                                     "the characters of a block differ; specify their number: "
                                     "--input unicode:cell=N");
            kind = mark ? kind : c;
            *cell = k == 0 || mark ? c : *cell;
        }
    }
    return 0;
}

/* Finds one-character cells in the columns that are not blank. Returns 0, or -1 with the error set.
 */
static int split_characters(struct text *t)
{
    struct drawing *d = &t->d;
    const size_t columns = split_columns(d);
    size_t indent, pitch;
    bool full;
    if (split_is_pairs(t, 0))
        return split_copy(t, 0, columns, 2);
    drawing_remove_indent(d, true);
    indent = d->indent;
    d->indent = 0;
    if (indent % 2 && split_is_pairs(t, 1))
        return split_copy(t, 1, columns, 2);
    pitch = t->key[TEXT_CELLS] ? 1 : split_pitch(t, indent, &full);
    if (pitch > 1) {
        const struct split_box all = {0, 0, (d->end - indent + pitch - 1) / pitch, d->lines};
        if (split_copy(t, indent, d->end, pitch))
            return -1;
        if (full || split_is_closed(t, &all))
            return 0;
    }
    return split_copy(t, 0, columns, 1);
}

/* Returns whether all lines are at least two numbers and single characters, separated by spaces or
 * tabs, with at least one number in the text. */
static bool split_is_list(const struct text *t)
{
    bool number = false;
    for (size_t y = 0; y < t->d.lines; y++) {
        size_t n;
        bool numbers;
        if (!tokens_with_blanks(drawing_line(&t->d, y), &n, &numbers) || n < 2)
            return false;
        number = number || numbers;
    }
    return number;
}

int text_split(struct text *t)
{
    const char *cells = text_value(t, TEXT_CELLS);
    const size_t word = cells ? strcspn(cells, ",") : 0;
    uint64_t pitch;
    const char *separator = ",;\t";
    struct span last = drawing_line(&t->d, t->d.lines - 1);
    bool characters;
    int got;
    if (cells && number_read(cells, word, 99, &pitch) == 0 && pitch > 0)
        return split_copy(t, 0, t->d.longest, (size_t)pitch);
    if (cells && !text_is(cells, word, "chars") && !text_is(cells, word, "separated"))
        return text_refuse(t, 0, "cells must be chars, separated or a number of characters");
    while (!t->part && t->d.lines > 1 && last.n < t->d.longest && format_blanks(last) == last.n)
        last = drawing_line(&t->d, --t->d.lines - 1);
    while (*separator && drawing_lines_with(&t->d, *separator) < t->d.lines)
        separator++; /* none: the end of the string */
    characters = t->part == TEXT_UNICODE || (cells && text_is(cells, word, "chars"));
    if (t->part == TEXT_UNICODE && t->in->choice.values[0])
        got = split_blocks(t, (size_t)t->in->choice.values[0]);
    else if (!characters && !cells && tokens_in_brackets(t))
        got = tokens_read(t, ',');
    else if (!characters && (*separator || cells || t->key[TEXT_WIDTH] || t->key[TEXT_TRANSPOSE] ||
                             split_is_list(t)))
        got = tokens_read(t, *separator ? (unsigned char)*separator : ' ');
    else
        got = split_characters(t);
    if (!got)
        split_crop(t);
    return got;
}
