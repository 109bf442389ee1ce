/* text_input: reads boards and mazes in free-form text; calls the steps of the reader in order.
 * maze-formats(5) has the rules for users. */
#include "text_input.h"

#include "common/import/kit/digits.h"

#include <stdio.h>
#include <string.h>

#define TEXT_KEY(name, sample, help)                                                               \
    {                                                                                              \
        name, 0, ROW_TEXT_MAX, 0, help, ROW_TEXT, (const char *const[])                            \
        {                                                                                          \
            sample                                                                                 \
        }                                                                                          \
    }

const struct row_key text_keys[] = {
    TEXT_KEY("wall", "#", "symbols for walls, such as #+x"),
    TEXT_KEY("free", ".", "symbols for free cells, such as .+space"),
    TEXT_KEY("start", "S", "symbol for the start"),
    TEXT_KEY("goal", "E", "symbol for a goal; exits: the gaps in the border"),
    TEXT_KEY("ends", "2", "symbols for the start and the goal"),
    TEXT_KEY("cells", "chars", "chars, separated, or N characters per cell"),
    {"skip", 0, UINT32_MAX, 0, "initial lines to skip", 0, NULL},
    TEXT_KEY("bits", "nesw", "sides that bits 1, 2, 4 and 8 stand for, like nesw"),
    {"width", 0, 1 << 30, 0, "cells per row; 0: one row per line", 0, NULL},
    {"transpose", 0, 1, 0, "1: swap rows and columns", 0, NULL},
    {"colours", 0, 1, 0, "1: numbers above 0 are walls", 0, NULL},
    {NULL, 0, 0, 0, NULL, 0, NULL},
};

static const struct row_key unicode_keys[] = {
    {"cell", 0, CELL_MAX, 0, "characters per cell; 0: detect", 0, NULL},
    {NULL, 0, 0, 0, NULL, 0, NULL},
};

void text_input_begin(struct text *t, struct input *in)
{
    const enum text_part part = in->choice.format->part;
    *t = (struct text){.in = in, .part = part, .start = PLACE_NONE, .goal = PLACE_NONE};
    if (part == TEXT_WHOLE)
        memcpy(t->key, in->choice.values, sizeof t->key);
    if (part == TEXT_NUMBERS)
        memcpy(t->key + TEXT_WIDTH, in->choice.values, 3 * sizeof *t->key);
    if (part == TEXT_ART || part == TEXT_NUMBERS)
        t->key[TEXT_CELLS] = (uintptr_t)(part == TEXT_ART ? "chars" : "separated");
    for (int key = TEXT_WALL; key <= TEXT_ENDS; key++)
        t->given = t->given || t->key[key];
}

/* Stores the places of the marks; goals go to the header. Returns 0, or -1 with the error set. */
static int text_places(struct text *t)
{
    const unsigned char *cell = text_cells(t);
    const size_t count = t->width * t->height;
    for (unsigned c = 1; c < DRAWING_CODES; c++) {
        const unsigned meaning = t->count[c] ? t->meaning[c] : MEANS_NOTHING;
        const unsigned char *at = cell;
        if (meaning != MEANS_START && meaning != MEANS_GOAL)
            continue;
        while ((at = memchr(at, (int)c, count - (size_t)(at - cell)))) {
            const size_t i = (size_t)(at++ - cell);
            const struct place p = {i % t->width, i / t->width};
            const bool goal =
                meaning == MEANS_GOAL || (place_is_known(t->start) && text_value(t, TEXT_ENDS));
            if (!goal && place_is_known(t->start))
                return text_refuse(t, c, "a second start; a board has only one");
            if (goal && format_goal(t->in, p.x, p.y))
                return -1;
            *(goal ? &t->goal : &t->start) = p;
        }
    }
    return 0;
}

/* Converts the cells to the digits of a board. If there is a path, start and goal are on it. */
static void text_digits(struct text *t)
{
    static const unsigned char digits[] = {
        [MEANS_WALL] = 1, [MEANS_PATH] = MAZE_PATH, [MEANS_VISITED] = MAZE_VISITED};
    unsigned char *cell = text_cells(t), digit[DRAWING_CODES] = {0};
    const size_t count = t->width * t->height;
    for (unsigned c = 0; c < DRAWING_CODES; c++)
        digit[c] = digits[t->meaning[c]];
    for (size_t i = 0; i < count; i++)
        cell[i] = digit[cell[i]];
    if (!legend_has(t, MEANS_PATH))
        return;
    if (place_is_known(t->start))
        cell[t->start.y * t->width + t->start.x] = MAZE_PATH;
    if (place_is_known(t->goal) && !memchr(t->in->goals.mem.at, '+', t->in->goals.len))
        cell[t->goal.y * t->width + t->goal.x] = MAZE_PATH;
}

/* Adds the free cells on the border of *m, except the start, as goals, for goal=exits. Returns 0,
 * or -1 with the error set. */
static int text_add_exits(struct text *t, const struct maze *m)
{
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x++) {
            const struct place p = {x, y};
            if ((x == 0 || y == 0 || x + 1 == m->width || y + 1 == m->height) &&
                !(m->cell[maze_cell(m, p)] & MAZE_OBSTACLE) && !place_equal(p, t->start) &&
                format_goal(t->in, x, y))
                return -1;
        }
    return 0;
}

/* Sets the note of the input: the interpretation of each kind of cell. */
static void text_note(struct text *t)
{
    static const char *const names[] = {"wall", "free", "start", "goal", "path", "visited"};
    struct err *note = &t->in->note;
    char name[TEXT_NAME];
    size_t n;
    err_at(note, t->in->reader.start_line, 1, "%zux%zu %s", t->width, t->height,
           t->characters ? "characters" : "cells");
    n = strlen(note->what);
    for (unsigned meaning = MEANS_WALL; meaning <= MEANS_VISITED; meaning++)
        for (unsigned c = 1, k = 0; c < DRAWING_CODES && n < sizeof note->what / 2; c++)
            if (t->count[c] && t->meaning[c] == meaning)
                n += (size_t)snprintf(note->what + n, sizeof note->what - n, "%s%s '%s'",
                                      k ? "" : ", ", k ? "" : names[meaning - 1],
                                      text_name(t, c, name)),
                    k++;
}

/* Stores the start, and the goal if `goal`. Returns 0, or -1 with the error set. */
static int text_ends(const struct text *t, bool goal)
{
    const struct place *s = &t->start, *g = &t->goal;
    return (place_is_known(*s) && format_start(t->in, s->x, s->y)) ||
                   (goal && place_is_known(*g) && format_goal(t->in, g->x, g->y))
               ? -1
               : 0;
}

void text_exchange(struct text *t, struct maze *m)
{
    for (unsigned c = 0; c < DRAWING_CODES; c++)
        if (t->meaning[c] == MEANS_WALL || t->meaning[c] == MEANS_FREE)
            t->meaning[c] ^= MEANS_WALL ^ MEANS_FREE;
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x++)
            if (!place_equal((struct place){x, y}, t->start) &&
                !place_equal((struct place){x, y}, t->goal))
                m->cell[y * m->stride + x] ^= MAZE_OBSTACLE;
    maze_block_walls(m);
}

/* Makes *m a board from the cells. Returns 1, or -1 with the error set. */
static int text_board(struct text *t, struct maze *m)
{
    if (legend_find(t) || text_places(t))
        return -1;
    text_digits(t);
    if (format_board(t->in, m, text_cells(t), t->width, t->height) < 0 || before_places(t, m) ||
        doubt_board(t, m))
        return -1;
    text_note(t);
    return text_ends(t, t->in->goals.len == 0) || (t->exits && text_add_exits(t, m)) ? -1 : 1;
}

/* Applies the size, start and goal given before a maze of walls, which exists if `got` is 1.
 * Returns 1, or -1 with the error set. */
static int text_sized(struct text *t, struct maze *m, int got)
{
    if (header_has(&t->in->reader.head, FIELD_START) || t->in->goals.len > 0)
        t->start = (struct place){0, 0}; /* more numbers would be other places */
    return got < 0 || before_places(t, m) || (t->numbers.count > 2 && text_ends(t, true)) ? -1 : 1;
}

/* Exchanges rows and columns. Returns 0, or -1 with the error set if memory runs out. */
static int text_transpose(struct text *t)
{
    struct text_buf *body = &t->in->state.body; /* the copy goes after the data in it */
    const size_t count = t->width * t->height;
    unsigned char *cell = text_cells(t);
    if (format_append(t->in, body, cell, count))
        return -1;
    body->len -= count;
    for (size_t i = 0; i < count; i++)
        cell[i % t->width * t->height + i / t->width] = body->mem.at[body->len + i];
    t->width = t->height;
    t->height = count / t->width;
    t->characters = false; /* the cells are no longer at these places in the lines */
    return 0;
}

int text_make(struct text *t, struct maze *m)
{
    int got;
    if (t->key[TEXT_TRANSPOSE] && text_transpose(t))
        return -1;
    got = sides_read(t, m);
    return got ? text_sized(t, m, got) : text_board(t, m);
}

/* Makes *m from lines that draw walls, or from a table. Returns 1, 0 if the lines are neither, or
 * -1 with the error set. */
static int text_walls(struct text *t, struct maze *m)
{
    const enum text_part part = t->part;
    const struct drawing whole = t->d;
    int got;
    if ((part == TEXT_WHOLE || part == TEXT_ASCII) && ascii_is_drawn(&t->d))
        got = ascii_read(&t->d, m);
    else if ((part == TEXT_UNICODE || part == TEXT_WHOLE) && unicode_is_drawn(&t->d))
        got = unicode_read(&t->d, m);
    else
        return table_read(t, m);
    if (got == 0 && part != TEXT_WHOLE)
        return -1;
    if (got == 0)
        t->d = whole;
    return got;
}

/* Returns whether the lines contain only zeros, which can end a list of boards. */
static bool text_is_end(const struct drawing *d)
{
    const struct span line = drawing_line(d, 0);
    size_t i = 0;
    while (i < line.n && (line.s[i] == '0' || line.s[i] == ' '))
        i++;
    return d->lines == 1 && i == line.n;
}

static int text_read(struct input *in, struct maze *m)
{
    struct text t;
    uint64_t first_line = 0;
    bool before = false;
    int got = 1;
    text_input_begin(&t, in);
    for (uint64_t k = 0; got > 0 && !in->has_maze && k < t.key[TEXT_SKIP]; k++)
        got = format_line(in);
    if (got < 0)
        return -1;
    do {
        first_line = before ? first_line : in->reader.start_line - t.d.dropped;
        before = before || t.d.dropped > 0;
        got = drawing_read(&t.d, in);
        if (got == 0 && t.numbers.which && in->has_maze)
            return err_at(&in->reader.lines.err, first_line, 1,
                          "start and goal belong before the board, or right after it");
        if (got == 0 && (before || t.key[TEXT_SKIP]) && (!in->has_maze || t.numbers.count > 0))
            return err_at(&in->reader.lines.err, first_line, 1, TEXT_NONE);
        if (got <= 0)
            return got;
        for (; t.d.after > 0; t.d.after--)
            words_name(&t, drawing_line(&t.d, --t.d.lines));
        if (t.part != TEXT_WHOLE)
            break;
        if (in->has_maze && text_is_end(&t.d))
            drawing_drop_line(&t.d);
        before_remove(&t);
        words_after(&t);
    } while (t.d.lines == 0);
    if (format_begins(drawing_line(&t.d, 0), HEADER_MARK))
        return text_refuse(&t, 0,
                           "a header of the maze stream after other text; "
                           "without the lines before it: tail -n +%ju FILE",
                           (uintmax_t)in->reader.start_line);
    got = text_walls(&t, m);
    if (got)
        return text_sized(&t, m, got);
    return text_split(&t) ? -1 : text_make(&t, m);
}

const struct format format_text = {
    .entry = {"text", "boards and mazes in common notations", text_keys, NULL},
    .read = text_read,
};

const struct format format_ascii = {
    .entry = {"ascii", "text: walls drawn with + - and |, like -f ascii", NULL, "micromouse"},
    .part = TEXT_ASCII,
    .read = text_read,
};

const struct format format_numbers = {
    .entry = {"numbers", "text: numbers, like 1,0,1 or [[1,0],[0,1]]", text_keys + TEXT_WIDTH,
              "csv"},
    .part = TEXT_NUMBERS,
    .read = text_read,
};

const struct format format_art = {
    .entry = {"art", "text: board of characters like # and space", NULL, "drawing"},
    .part = TEXT_ART,
    .read = text_read,
};

const struct format format_unicode = {
    .entry = {"unicode", "text: box-drawing characters, like -f unicode", unicode_keys, NULL},
    .part = TEXT_UNICODE,
    .read = text_read,
};
