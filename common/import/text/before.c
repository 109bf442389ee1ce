/* The lines before a board: comments, up to two titles, names with numbers, and up to TEXT_BEFORE
 * numbers in lines of their own: its size, then its start, then its goal. */
#include "text_input.h"

#include <stdio.h>
#include <string.h>

enum { TITLES = 2, LINES = 4 };

/* Returns whether the `first` line, of numbers, is a row of an array: most lines have the same
 * number of numbers, or it is the only line and contains only zeros and ones. Up to three lines of
 * pairs may be a size, which comes first, and places. */
static bool before_is_row(const struct text *t, const struct drawing_numbers *first)
{
    const size_t lines = t->d.lines, count = first->count, length = drawing_line(&t->d, 0).n;
    const uint64_t *size = t->numbers.count > 1 ? t->numbers.at : first->at;
    const uint64_t most = size[0] > size[1] ? size[0] : size[1];
    bool binary = count > 1, places = count == 2 && size[0] > 2 && size[1] > 2 && lines < 4;
    size_t same = 0;
    bool number;
    for (size_t y = 0; y < lines; y++) {
        const struct span line = drawing_line(&t->d, y);
        struct drawing_numbers numbers = drawing_numbers(line);
        if (numbers.count == 0 && !(tokens_with_blanks(line, &numbers.count, &number) && number))
            numbers.count = 0;
        places = places && numbers.at[0] <= most && numbers.at[1] <= most;
        same += numbers.count == count && (count > 1 || line.n == length);
    }
    for (size_t k = 0; k < count; k++)
        binary = binary && first->at[k] < 2;
    return (binary && !places && (lines < 2 || count > 2)) ||
           (lines > 1 && !places && (count > 2 ? 2 * same > lines : same == lines) &&
            !(count == 2 && ((first->at[0] == 2 && first->at[1] == lines - 1) ||
                             (first->at[1] == 2 && first->at[0] == lines - 1))));
}

/* Returns whether a line that is a number is a row of digits: it is as long as the next line, and
 * it is too long for a size or shares a digit with the next line, which is not a number. */
static bool before_is_digits(const struct text *t)
{
    const struct span line = drawing_line(&t->d, 0);
    struct span next;
    if (t->d.lines < 2)
        return false;
    next = drawing_line(&t->d, 1);
    return line.n == next.n && (line.n > 3 || (line.n > 1 && drawing_numbers(next).count == 0 &&
                                               (line.n > 2 || memchr(next.s, *line.s, next.n))));
}

/* Reads a line with the number of lines after it, followed by the legend: WxH and the characters of
 * a wall, a free cell, the path, start and goal, optionally each after a space; or the number and
 * the characters of a free cell, an obstacle and the path. Returns whether the line is one, and
 * then stores the meanings. */
static bool before_is_legend(struct text *t, struct span line)
{
    static const unsigned char maze[] = {MEANS_WALL, MEANS_FREE, MEANS_PATH, MEANS_START,
                                         MEANS_GOAL};
    static const unsigned char square[] = {MEANS_FREE, MEANS_WALL, MEANS_PATH};
    const unsigned char *meaning = square;
    uint64_t number = 0;
    size_t digits = format_number(line, SIZE_MAX, &number), kinds = sizeof square, step;
    struct span rest = format_skip(line, digits);
    if (digits > 0 && rest.n > 0 && *rest.s == 'x') {
        rest = format_skip(rest, 1);
        rest = format_skip(rest, format_number(rest, SIZE_MAX, &number));
        meaning = maze;
        kinds = sizeof maze;
    }
    step = kinds > 3 && rest.n == 2 * kinds ? 2 : 1;
    if (digits == 0 || rest.n != step * kinds || number != t->d.lines - 1)
        return false;
    for (size_t k = 0; k < kinds; k++) {
        const unsigned char c = rest.s[step * k + step - 1];
        if (t->meaning[c] || (meaning == square && memchr(" \t0123456789", c, 12))) {
            memset(t->meaning, MEANS_NOTHING, sizeof t->meaning);
            return false;
        }
        t->meaning[c] = meaning[k];
    }
    t->given = true;
    return true;
}

void before_remove(struct text *t)
{
    unsigned titles = 0;
    while (t->d.lines > 0) {
        const struct span line = drawing_line(&t->d, 0);
        const struct drawing_numbers numbers = drawing_numbers(line);
        if (numbers.count > 0 && t->before_lines < LINES && !before_is_row(t, &numbers) &&
            !(numbers.count == 1 && before_is_digits(t))) {
            for (size_t k = 0; k < numbers.count && t->numbers.count < TEXT_BEFORE; k++)
                t->numbers.at[t->numbers.count++] = numbers.at[k];
            t->before_lines++;
        } else if (t->before_lines == 0 && before_is_legend(t, line)) {
            t->before_lines = LINES;
        } else if (!words_name(t, line) && !words_mean(t, line) &&
                   !(titles++ < TITLES && words_are_title(t, 0))) {
            return;
        }
        drawing_drop_line(&t->d);
    }
}

/* ---- places ---- */

/* Returns whether two numbers are the size of a board or maze, in either order, or that size minus
 * 1, or the size of its cells or of its lines. */
static bool before_is_size(const struct text *t, const struct maze *m, uint64_t a, uint64_t b)
{
    const uint64_t w = m->width, h = m->height;
    const uint64_t sizes[][2] = {
        {w, h}, {w - 1, h - 1}, {(w - 1) / 2, (h - 1) / 2}, {t->d.longest, t->d.lines}};
    for (unsigned k = 0; k < 4; k++)
        if ((a == sizes[k][0] && b == sizes[k][1]) || (a == sizes[k][1] && b == sizes[k][0]))
            return true;
    return false;
}

/* Reads one or two places from the numbers from index k, as row and column if `rows`, counted from
 * `base`. Returns whether all are free cells of *m, and different. */
static bool before_read(const struct text *t, const struct maze *m, size_t k, bool rows,
                        uint64_t base, struct place place[2])
{
    place[1] = PLACE_NONE;
    for (size_t j = 0; k < t->numbers.count; k += 2, j++) {
        const uint64_t x = t->numbers.at[k + rows] - base, y = t->numbers.at[k + !rows] - base;
        if (x >= m->width || y >= m->height)
            return false;
        place[j] = (struct place){(size_t)x, (size_t)y};
        if (m->cell[maze_cell(m, place[j])] & MAZE_OBSTACLE)
            return false;
    }
    return !place_equal(place[0], place[1]);
}

/* Sets the error for numbers that are not understood. Returns -1. */
static int before_refuse(struct text *t, const struct maze *m, const char *what)
{
    if (t->numbers.order)
        return text_refuse(t, 0,
                           "the ends of the board do not fit in exactly one way; without them: "
                           "--input json:skip=1");
    text_refuse(t, 0, "%s, of %zux%zu", what, m->width, m->height);
    return text_offer_skip(t, "without the lines before it");
}

enum { WAYS = 4 };

/* Finds the ways in which the numbers from index k are a start and a goal, and stores these.
 * `order` is the order of the size: 0 width first, 1 height first, -1 unknown. Returns the number
 * of ways. */
static unsigned before_ways(const struct text *t, const struct maze *m, size_t k, int order,
                            struct place place[WAYS][2])
{
    const unsigned ways = t->numbers.order == ORDER_ANY      ? 2
                          : t->numbers.order == ORDER_COLUMN ? 1
                                                             : WAYS;
    unsigned count = 0, j;
    for (unsigned k2 = 0; k2 < 2 * ways && (k2 != ways || count == 0); k2++) {
        const unsigned way = k2 % ways; /* first the ways that the size allows, then all */
        if ((k2 < ways && order != (int)(way % 2)) ||
            !before_read(t, m, k, way % 2, way / 2, place[count]))
            continue;
        for (j = 0; !place_equal(place[j][0], place[count][0]) ||
                    !place_equal(place[j][1], place[count][1]);)
            j++;
        count += j == count;
    }
    return count;
}

/* Finds start and goal in the numbers from index k, with `order` as in before_ways. Returns 0, or
 * -1 with the error set. */
static int before_find(struct text *t, struct maze *m, size_t k, int order)
{
    struct place place[WAYS][2];
    unsigned count = before_ways(t, m, k, order, place);
    size_t n;
    char *message;
    if (count == 0 && t->sure == SURE_DIGIT && !t->given) {
        text_exchange(t, m);
        count = before_ways(t, m, k, order, place) == 1;
    }
    if (count == 0)
        return before_refuse(t, m, "the numbers before the board are not places in it");
    if (count == 1) {
        t->start = place[0][0];
        t->goal = place[0][1];
        return 0;
    }
    before_refuse(t, m, "the numbers before the board are places in several ways");
    message = t->in->reader.lines.err.what;
    n = strlen(message);
    for (unsigned way = 0; way < count && n < sizeof t->in->reader.lines.err.what; way++) {
        const struct place *p = place[way];
        n += (size_t)snprintf(message + n, sizeof t->in->reader.lines.err.what - n,
                              place_is_known(p[1]) ? "%s -s %zu,%zu -g %zu,%zu" : "%s -s %zu,%zu",
                              way ? ", or" : " with", p[0].x, p[0].y, p[1].x, p[1].y);
    }
    return -1;
}

/* Returns whether the numbers from index k are the places of the marks, or of one of them. If they
 * are in the order goal and start, exchanges the two. */
static bool before_are_marks(struct text *t, const struct maze *m, size_t k)
{
    struct place p[2];
    for (unsigned way = 0; way < WAYS; way++) {
        if (!before_read(t, m, k, way % 2, way / 2, p))
            continue;
        if (place_is_known(p[1]) ? place_equal(p[0], t->start) && place_equal(p[1], t->goal)
                                 : place_equal(p[0], t->start) || place_equal(p[0], t->goal))
            return true;
        if (place_equal(p[0], t->goal) && place_equal(p[1], t->start)) {
            t->start = p[0];
            t->goal = p[1];
            t->in->goals.len = 0;
            return true;
        }
    }
    return false;
}

int before_places(struct text *t, struct maze *m)
{
    const size_t w = m->width, h = m->height;
    const struct place start = t->start, goal = t->goal; /* the marks */
    const unsigned which = t->numbers.which ? t->numbers.which : 3;
    uint64_t *n = t->numbers.at;
    size_t count, rest, k;
    if (t->numbers.odd || (t->numbers.which && t->numbers.count > 2))
        return before_refuse(t, m,
                             "start and goal are not clear from the numbers around the board");
    if (t->numbers.which) { /* the ends follow the size */
        n[0] = t->numbers.count > 1 ? n[0] : w;
        n[1] = t->numbers.count > 1 ? n[1] : h;
        t->numbers.count = 2;
        for (unsigned end = 0; end < 2; end++)
            for (unsigned j = 0; j < 2 && t->numbers.which >> end & 1; j++)
                n[t->numbers.count++] = t->numbers.place[2 * end + j];
    }
    count = t->numbers.count;
    if (count % 2 && count > 1 && w == h && n[0] == w && !before_is_size(t, m, n[1], n[2])) {
        memmove(n + 1, n, count * sizeof *n); /* one number for both dimensions */
        t->numbers.count = ++count;
    }
    k = count > 2 && !before_is_size(t, m, n[0], n[1]); /* the number of boards comes first */
    rest = count > 2 ? count - k - 2 : count;           /* without the size */
    if (count == 0 || (count == 1 && (n[0] == w || n[0] == h || n[0] == 1)))
        return 0;
    if (count == 1 && t->sure != SURE_DIGIT) {
        t->numbers.count = 0; /* some other number, without meaning */
        return 0;
    }
    if ((rest == 2 || rest == 4) && before_are_marks(t, m, count - rest))
        return 0;
    if (count < 2 || !before_is_size(t, m, n[k], n[k + 1]))
        return before_refuse(t, m, "the numbers before the board are not its size");
    if (count == k + 2)
        return 0;
    if ((which & 1 && place_is_known(start)) || (which & 2 && place_is_known(goal)) || rest % 2 ||
        rest > 4)
        return before_refuse(t, m, "the numbers before the board are more than its size");
    if (before_find(t, m, k + 2, w == h || t->numbers.which ? -1 : n[k] != w))
        return -1;
    if (which == 2) {
        t->goal = t->start;
        t->start = start;
    } else if (which == 1) {
        t->goal = goal;
    }
    return 0;
}
