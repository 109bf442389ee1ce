/* The legend of a board: the kinds of cells that are walls, free, start and goal.
 *
 * 1. The wall is the first usual wall that occurs; or 1 if there are zeros; or, of two kinds, the
 *    one that does not look free; or the one that forms the border.
 * 2. Kinds that look free are free; beside a usual wall, also * and +, the path. If nothing looks
 *    free, one other kind may be free.
 * 3. A kind that occurs once is a mark, start or goal. There may be several goals.
 *
 * If any kind remains, an error lists the readings. */
#include "legend.h"

#include <stdio.h>
#include <string.h>

static const unsigned char legend_walls[] = {
    '#', DRAWING_FULL, DRAWING_SQUARE, DRAWING_SHADE, DRAWING_LARGE, '[', '%', 'X', 0};
static const unsigned char legend_frees[] = {
    ' ', '\t', '.', '_', DRAWING_DOT, DRAWING_LIGHT, DRAWING_FRAME, DRAWING_WHITE, 0};
/* Free if no other kind is; the last one is DRAWING_BULLET. */
static const unsigned char legend_pales[] = "oO+-*,~:\x97";
const char legend_starts[] = "SsPpAa^@";

/* ---- kinds of cells ---- */

int legend_number(const struct text *t, unsigned code)
{
    const uint32_t c = drawing_meant(t->in, code);
    if (c & DRAWING_NUMBER)
        return (int)(c & ~(uint32_t)DRAWING_NUMBER) - DRAWING_ZERO;
    return text_is_digit(code) ? (int)code - '0' : LEGEND_NO_NUMBER;
}

struct text_kinds legend_kinds(const struct text *t, enum text_meaning meaning)
{
    struct text_kinds kinds = {.count = 0};
    for (unsigned c = 1; c < DRAWING_CODES; c++)
        if (t->count[c] && t->meaning[c] == meaning)
            kinds.code[kinds.count++] = (unsigned char)c;
    return kinds;
}

bool legend_has(const struct text *t, enum text_meaning meaning)
{
    return legend_kinds(t, meaning).count > 0;
}

/* Sets the meaning of all kinds in `codes` that have none yet. */
static void legend_mean(struct text *t, const void *codes, enum text_meaning meaning)
{
    for (const unsigned char *c = codes; *c; c++)
        if (t->meaning[*c] == MEANS_NOTHING)
            t->meaning[*c] = (unsigned char)meaning;
}

int legend_ask(struct text *t, const char *question, const struct text_kinds *left)
{
    enum { SHOWN = 6 };
    char list[SHOWN * (TEXT_NAME + 16)], name[TEXT_NAME];
    size_t n = 0;
    for (unsigned k = 0; k < left->count && k < SHOWN; k++) {
        const size_t count = t->count[left->code[k]];
        n += (size_t)snprintf(list + n, sizeof list - n, "%s'%s' (%zu time%s)", k ? ", " : "",
                              text_name(t, left->code[k], name), count, count == 1 ? "" : "s");
    }
    return text_refuse(t, left->code[0], "%s %s", question, list);
}

int legend_offer_walls(struct text *t, const char *what, const struct text_kinds *left)
{
    struct text_kinds known = {.count = 0};
    if (!t->key[TEXT_WALL])
        known = legend_kinds(t, MEANS_WALL);
    return TEXT_OFFER(t, what, {TEXT_WALL, known.code}, {TEXT_WALL, left->code});
}

int legend_ask_left(struct text *t, const char *question, const struct text_kinds *left)
{
    enum { MOST = 8 };
    unsigned once[2] = {0, 0}, singles = 0, many = 0;
    for (unsigned k = 0; k < left->count; k++)
        if (t->count[left->code[k]] > 1)
            many = left->code[k];
        else
            once[singles++ > 0] = left->code[k];
    if (left->count > MOST)
        return text_refuse(t, 0, TEXT_NONE);
    legend_ask(t, question, left);
    if (singles == 2 && left->count < 4) {
        TEXT_OFFER(t, "start and goal", {TEXT_START, TEXT_KIND(once[0])},
                   {TEXT_GOAL, TEXT_KIND(once[1])}, {TEXT_WALL, TEXT_KIND(many)});
        TEXT_OFFER(t, "goal and start", {TEXT_START, TEXT_KIND(once[1])},
                   {TEXT_GOAL, TEXT_KIND(once[0])}, {TEXT_WALL, TEXT_KIND(many)});
    }
    if (left->count == 1 && t->count[many] == 2)
        TEXT_OFFER(t, "start and goal", {TEXT_ENDS, left->code});
    if (left->count == 1 && singles == 1)
        TEXT_OFFER(t, "the start", {TEXT_START, left->code});
    if (left->count == 1)
        TEXT_OFFER(t, "the goal", {TEXT_GOAL, left->code});
    TEXT_OFFER(t, "free", {TEXT_FREE, left->code});
    return legend_offer_walls(t, "walls", left);
}

/* ---- numbers ---- */

/* Returns whether the cells are digits or numbers: 0 or 1 occurs, with only a few letters. */
static bool legend_is_digits(const struct text *t)
{
    size_t numbers = 0, others = 0;
    for (unsigned c = 1; c < DRAWING_CODES; c++)
        if (t->count[c] && legend_number(t, c) != LEGEND_NO_NUMBER)
            numbers += t->count[c];
        else if (t->count[c] && !text_is_letter(c) && c != '^' && c != '@' && c != '*' && c != '$')
            return false;
        else
            others += t->count[c];
    return t->count['0'] + t->count['1'] > 0 && 3 * numbers >= 7 * others;
}

/* Returns whether numbers are the matrix of a graph: square and symmetric, with zeros on the
 * diagonal. */
static bool legend_is_matrix(const struct text *t)
{
    const unsigned char *cell = text_cells(t);
    const size_t w = t->width;
    if (t->characters || w != t->height || w < 3)
        return false;
    for (size_t y = 0; y < w; y++)
        for (size_t x = 0; x <= y; x++)
            if (cell[y * w + x] != (x == y ? '0' : cell[x * w + y]))
                return false;
    return true;
}

/* Returns whether the first row is 0, 1, 2 ...: column numbers. */
static bool legend_is_header(const struct text *t)
{
    size_t x = 0;
    while (x < t->width && legend_number(t, text_cells(t)[x]) == (int)x)
        x++;
    return x > 2 && x == t->width && !t->characters && !t->given;
}

/* Sets the error for numbers other than 0 and 1, which may be sides of cells. Returns -1. */
static int legend_ask_numbers(struct text *t, const struct text_kinds *numbers)
{
    const bool sides = t->d.lines > 0 && sides_are_digits(t); /* not in JSON */
    const char *question = !sides || t->numbers.count ? "numbers other than 0 and 1:"
                           : t->characters
                               ? "numbers other than 0 and 1; as sides of cells: --input walls; or "
                                 "are they marks:"
                               : "numbers other than 0 and 1; as sides of cells: --input numbers; "
                                 "or are they marks:";
    legend_ask_left(t, question, numbers);
    if (!sides || t->numbers.count == 0)
        return -1;
    return text_offer_skip(t, "sides of cells");
}

/* Finds the meaning of numbers. Returns 0, or -1 with the error set. */
static int legend_numbers(struct text *t)
{
    const bool colours = t->key[TEXT_COLOURS];
    struct text_kinds left = legend_kinds(t, MEANS_NOTHING), numbers = {.count = 0};
    unsigned negative = 0, single = 0;
    bool positive = false, many = false;
    for (const unsigned char *c = left.code; *c; c++) {
        const int value = legend_number(t, *c);
        if (value == LEGEND_NO_NUMBER)
            continue;
        positive = positive || value > 0;
        negative = value < 0 ? *c : negative;
        single += value != 0 && t->count[*c] == 1;
        many = many || (value > 1 && t->count[*c] > 1);
    }
    t->sure = SURE_DIGIT;
    if (!t->given && !t->part && left.count > 1 && legend_is_matrix(t)) {
        text_refuse(t, 0, "this is the matrix of a graph: symmetric, with zeros on the diagonal");
        return TEXT_OFFER(t, "if it is a board", {TEXT_WALL, "1"}, {TEXT_FREE, "0"});
    }
    if (legend_is_header(t))
        return text_refuse(t, 0,
                           "the first line numbers the columns; without it: --input text:skip=1");
    if (negative && positive && single && !t->given && !colours) {
        text_refuse(t, negative, "is -1 the wall, or are numbers above 0 walls?");
        if (legend_number(t, negative) == -1 && t->count['1'] == 1 && t->count['2'] == 1)
            TEXT_OFFER(t, "-1 is", {TEXT_WALL, TEXT_KIND(negative)}, {TEXT_START, "1"},
                       {TEXT_GOAL, "2"});
        return TEXT_OFFER(t, "numbers are", {TEXT_COLOURS, "1"});
    }
    for (unsigned k = 0; k < left.count; k++) {
        const unsigned char c = left.code[k];
        const int value = legend_number(t, c);
        if (value == LEGEND_NO_NUMBER)
            continue;
        if (c == '0' || (value < 0 && (positive || colours)) ||
            (c == '1' && t->meaning['0'] == MEANS_WALL))
            t->meaning[c] = MEANS_FREE;
        else if ((c == '1' && !(t->count[c] == 1 && single > 1 && many)) || value == -1 ||
                 (value > 0 && (colours || negative)))
            t->meaning[c] = MEANS_WALL;
        else
            numbers.code[numbers.count++] = c;
    }
    if (numbers.count == 2 && numbers.code[0] == '2' && t->count['2'] == 1 && t->count['3'] == 1)
        return 0; /* start and goal, one of marks_pairs */
    if (numbers.count == 1 && !t->count['1'] && t->count[numbers.code[0]] > 1 && t->numeric &&
        !legend_has(t, MEANS_WALL)) {
        t->meaning[numbers.code[0]] = MEANS_WALL;
        return 0;
    }
    return numbers.count ? legend_ask_numbers(t, &numbers) : 0;
}

/* ---- walls and free cells ---- */

/* Returns whether a kind of cell is a line: - | + or a box-drawing character. */
static bool legend_is_line(unsigned code)
{
    return (code > DRAWING_BOX && code < DRAWING_FULL) || legend_is_in("-|+", code);
}

/* Returns whether the border consists of one kind of cell, or of lines if `code` is 0, except for
 * the marks and, in a larger board, four other cells. */
static bool legend_is_border(const struct text *t, unsigned code)
{
    const unsigned char *cell = text_cells(t);
    const size_t w = t->width, h = t->height;
    size_t others = 0, marks = 0;
    for (size_t i = 0; i<w * h; i += w> 1 && i % w == 0 && i > 0 && i / w < h - 1 ? w - 1 : 1)
        others += !(code ? cell[i] == code : legend_is_line(cell[i]));
    for (unsigned c = 1; c < DRAWING_CODES; c++)
        marks += t->count[c] == 1;
    return w > 2 && h > 2 && others <= (w > 4 && h > 3 ? 4U : 0U) + marks;
}

/* Sets the error for a text in which any of several kinds may be the wall. Returns -1. */
static int legend_ask_wall(struct text *t, const struct text_kinds *all)
{
    enum { FEW = 6, OFFERS = 3 };
    bool second; /* the second end is the start */
    const struct text_kinds left = legend_kinds(t, MEANS_NOTHING);
    struct text_kinds dark = {.count = 0}, ends = dark;
    if (all->count < 2 || all->count > FEW || left.count > 2 * FEW)
        return text_refuse(t, 0, TEXT_NONE);
    for (const unsigned char *c = left.code; *c; c++)
        if (t->count[*c] == 1 && !legend_is_in(legend_frees, *c))
            ends.code[ends.count++] = *c;
    if (ends.count != 2)
        ends = (struct text_kinds){.count = 0};
    second = ends.count && legend_is_in(legend_starts, ends.code[1]);
    legend_ask(t, "which is the wall?", all);
    for (unsigned k = 0; k < all->count && k < OFFERS; k++) {
        struct text_kinds others = {.count = 0};
        for (unsigned j = 0; j < all->count && others.count < OFFERS - 1; j++)
            if (j != k)
                others.code[others.count++] = all->code[j];
        TEXT_OFFER(t, "it is this", {TEXT_WALL, TEXT_KIND(all->code[k])}, {TEXT_FREE, others.code},
                   {TEXT_START, TEXT_KIND(ends.code[second])},
                   {TEXT_GOAL, TEXT_KIND(ends.code[!second])});
    }
    for (const unsigned char *c = all->code; *c; c++)
        if (!legend_is_in(legend_frees, *c))
            dark.code[dark.count++] = *c;
    return dark.count < 2 || dark.count == all->count ? -1
                                                      : legend_offer_walls(t, "all are", &dark);
}

/* Returns whether all kinds of cells are free cells, marks, or the path: a room without walls. */
static bool legend_is_room(const struct text *t, const struct text_kinds *left)
{
    bool mark = false;
    for (const unsigned char *c = left->code; *c; c++) {
        const bool is_mark = legend_is_in(legend_starts, *c) || legend_is_in("EGBegb", *c);
        if (!is_mark && *c != '*' && *c != DRAWING_BULLET && !legend_is_in(legend_frees, *c))
            return false;
        mark = mark || is_mark;
    }
    return mark || legend_has(t, MEANS_START) || legend_has(t, MEANS_GOAL);
}

/* Finds the wall if no usual one occurs: lines, one of two kinds of cells, or the border. Returns
 * 0, or -1 with the error set. */
static int legend_guess_wall(struct text *t)
{
    const struct text_kinds left = legend_kinds(t, MEANS_NOTHING);
    struct text_kinds dark = {.count = 0}, all = {.count = 0};
    unsigned wall = 0, borders = 0, usual = 0, border = 0, lines = 0;
    for (const unsigned char *c = left.code; *c; c++) {
        const bool free = legend_is_in(legend_frees, *c) || *c == '0';
        if (t->count[*c] == 1 && !free && !(legend_is_line(*c) && *c >= DRAWING_BOX))
            continue;
        all.code[all.count++] = *c;
        if (!free)
            dark.code[dark.count++] = *c;
        lines += legend_is_line(*c);
        if (legend_is_in("xWw1", *c)) {
            usual++;
            wall = *c;
        }
        if (legend_is_border(t, *c)) {
            borders++;
            border = *c;
        }
    }
    t->sure = SURE_OWN;
    if (lines > 1 && lines == dark.count && t->count[' '] && legend_is_border(t, 0)) {
        legend_mean(t, dark.code, MEANS_WALL);
        return 0;
    }
    if (dark.count == 1 && (all.count > 1 || legend_has(t, MEANS_FREE))) {
        wall = dark.code[0];
    } else if (dark.count == 0 && all.count < 2 && (legend_is_room(t, &left) || t->part)) {
        t->sure = SURE_WALL;
        return 0;
    } else if (all.count != 2 || usual != 1 ||
               !(legend_is_in(legend_pales, all.code[all.code[0] == wall]) ||
                 (legend_is_in("Ww", wall) &&
                  legend_is_in("PpFfCc", all.code[all.code[0] == wall])))) {
        wall = borders == 1 && (dark.count > 0 || (border == '0' && t->count[' '])) ? border : 0;
        t->sure = SURE_NOT;
        if (!wall && all.count == 2 && t->part == TEXT_ART &&
            !legend_is_in("SsEeGg", all.code[0]) && !legend_is_in("SsEeGg", all.code[1]))
            wall = *text_cells(t);
    }
    if (!wall)
        return legend_ask_wall(t, &all);
    t->meaning[wall] = MEANS_WALL;
    if (all.count == 2)
        t->meaning[all.code[all.code[0] == wall]] = MEANS_FREE;
    return 0;
}

/* Finds the wall: a usual one, @, or the result of legend_guess_wall. Returns 0, or -1 with the
 * error set. */
static int legend_find_wall(struct text *t)
{
    bool others = false;
    unsigned wall = 0;
    if (t->count['|'] && t->count['_'] && !t->given)
        return text_refuse(t, '|', "walls drawn with | and _ are not read");
    t->sure = SURE_WALL;
    if (t->part == TEXT_ASCII || t->part == TEXT_UNICODE)
        t->meaning[t->part == TEXT_ASCII ? '#' : DRAWING_FULL] = MEANS_WALL;
    if (legend_has(t, MEANS_WALL) || t->part == TEXT_ASCII || t->part == TEXT_UNICODE)
        return 0;
    for (unsigned c = 1; c < DRAWING_CODES; c++)
        others = others || (t->count[c] > 1 && !legend_is_in(legend_frees, c) && c != '0');
    for (const unsigned char *c = legend_walls; *c; c++)
        if (wall == 0 && t->count[*c] > (*c == 'X' || others) && t->meaning[*c] == MEANS_NOTHING)
            wall = *c;
    if (wall == 0 && t->count['@'] > 1 && t->meaning['@'] == MEANS_NOTHING)
        wall = '@';
    if (wall == 0)
        return legend_guess_wall(t);
    for (unsigned c = 1; c < DRAWING_CODES; c++)
        if (t->count[c] > 1 && c != wall && t->meaning[c] == MEANS_NOTHING &&
            !legend_is_in(" \t._\x98", c) /* DRAWING_DOT */ && legend_is_border(t, c))
            return legend_ask_wall(
                t,
                &(struct text_kinds){.code = {(unsigned char)wall, (unsigned char)c}, .count = 2});
    t->meaning[wall] = MEANS_WALL;
    return 0;
}

/* Finds the free cells: the kinds that look free, or otherwise one of legend_pales. Returns 0, or
 * -1 with the error set. */
static int legend_find_free(struct text *t)
{
    struct text_kinds left, pale = {.count = 0};
    unsigned many = 0, marks = 0;
    unsigned char last = 0;
    bool ends;
    if (t->sure == SURE_WALL) {
        left = legend_kinds(t, MEANS_NOTHING);
        for (const unsigned char *c = left.code; *c; c++)
            if (!legend_is_in("*@", *c) && !legend_is_in(legend_frees, *c)) {
                marks++;
                last = *c;
            }
        /* a single * and one other mark, which -f ascii does not use, are the ends */
        ends = t->count['*'] == 1 && marks == 1 && !legend_is_in("SG", last);
        legend_mean(t, ends ? "\x97" : "*\x97", MEANS_PATH); /* DRAWING_BULLET */
        if (t->count[' '] || t->count['\t'] || t->count[DRAWING_FULL] || legend_has(t, MEANS_PATH))
            legend_mean(t, ".\x98", MEANS_VISITED); /* DRAWING_DOT */
        if (t->count['+'] > 1)
            legend_mean(t, "+", MEANS_FREE);
    }
    legend_mean(t, legend_frees, MEANS_FREE);
    if (t->count['0'] > 1)
        legend_mean(t, "0", MEANS_FREE);
    if (legend_has(t, MEANS_FREE) || legend_has(t, MEANS_PATH))
        return 0;
    left = legend_kinds(t, MEANS_NOTHING);
    for (const unsigned char *c = left.code; *c; c++) {
        if (t->count[*c] < 2)
            continue;
        many += 1 + text_is_letter(*c); /* a letter does not look free */
        last = *c;
        if (legend_is_in(legend_pales, *c))
            pale.code[pale.count++] = *c;
    }
    if (pale.count == 0 && t->sure == SURE_WALL && many == 1)
        pale.code[pale.count++] = last; /* at least one kind must be free */
    if (pale.count == 1)
        t->meaning[pale.code[0]] = MEANS_FREE;
    if (pale.count < 2)
        return 0;
    legend_ask(t, "which is free?", &pale);
    TEXT_OFFER(t, "this", {TEXT_FREE, TEXT_KIND(pale.code[0])});
    return TEXT_OFFER(t, "or this", {TEXT_FREE, TEXT_KIND(pale.code[1])});
}

int legend_find(struct text *t)
{
    const unsigned char *cell = text_cells(t);
    const size_t count = t->width * t->height;
    size_t numbers = 0;
    memset(t->count, 0, sizeof t->count);
    for (size_t i = 0; i < count; i++)
        t->count[cell[i]]++;
    for (unsigned c = 0; c < DRAWING_CODES; c++) {
        if (c < ' ' && c != '\t' && t->count[c])
            return text_refuse(t, c | DRAWING_CODES, "byte 0x%02x is a control character", c);
        numbers += legend_number(t, c) == LEGEND_NO_NUMBER ? 0 : t->count[c];
    }
    t->numeric = !t->characters && 2 * numbers > count;
    for (int key = TEXT_WALL; key <= TEXT_GOAL; key++)
        text_named(t, (enum text_key)key, (enum text_meaning)(1 + key));
    text_named(t, TEXT_ENDS, MEANS_START);
    if (t->count['0'] && t->count['1'] && t->count[' '] && !t->given &&
        numbers + t->count[' '] == count) {
        text_refuse(t, ' ', "spaces are among the digits");
        return TEXT_OFFER(t, "they are free", {TEXT_WALL, "1"}, {TEXT_FREE, "0 "});
    }
    if (legend_is_digits(t)) {
        if (legend_numbers(t))
            return -1;
    } else if (legend_find_wall(t)) {
        return -1;
    }
    if ((t->key[TEXT_START] && !legend_has(t, MEANS_START)) ||
        (t->key[TEXT_GOAL] && !t->exits && !legend_has(t, MEANS_GOAL)))
        return text_refuse(t, 0, "the start or goal of the option does not occur");
    return legend_find_free(t) || marks_find(t) ? -1 : 0;
}
