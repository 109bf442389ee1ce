#include "boards.h"

#include "common/base/number.h"
#include "common/import/kit/json_text.h"

#include <string.h>

enum { DEPTH = 64, SIDES = 4 };

/* A stored board. */
struct boards_board {
    size_t at, width, height; /* offset of its cells, and its size */
    bool sides;               /* the cells describe which of their sides are walls or passages */
    struct text_numbers ends;
};

/* What the members of an object say about a cell. */
struct boards_cell {
    unsigned sides, walls; /* known sides, and those that are true or 1 */
    unsigned char kind;    /* kind of the cell; 0: unknown */
};

static struct boards_board *boards_at(const struct input *in, size_t k)
{
    return (struct boards_board *)(void *)in->state.index.at + k;
}

int boards_key(struct input *in, char name[BOARDS_KEY])
{
    struct text_buf *t = &in->text;
    size_t n = 0;
    t->len = 0;
    if (json_string(in, t) || json_take(in, ':', "a colon"))
        return -1;
    for (; n < t->len && n + 1 < BOARDS_KEY; n++)
        name[n] = (char)(t->mem.at[n] | ' ');
    name[n] = '\0';
    return 0;
}

/* ---- ends ---- */

/* Names of coordinates, of members that describe a cell, and of its sides: N, E, S, W. */
static const char *const boards_axes[] = {"x", "y", "c", "r", "col", "row", "column", NULL};
static const char *const boards_kinds[] = {"value", "wall", "walls", "iswall", "type",
                                           "kind",  "cell", "tile",  "state",  NULL};
static const char *const boards_sides[] = {"north",  "east", "south", "west",  "top",  "right",
                                           "bottom", "left", "up",    "right", "down", "left",
                                           "n",      "e",    "s",     "w",     NULL};

static const char boards_bits[] = "nesw"; /* names for the bits of a cell's number */

/* Returns the index of `key` in `names`, or -1. */
static int boards_name(const char *const *names, const char *key)
{
    for (int k = 0; names[k]; k++)
        if (strcmp(key, names[k]) == 0)
            return k;
    return -1;
}

void boards_end(struct boards *b, const char *name)
{
    const unsigned end = words_end(name);
    if (end && b->pair) {
        b->ends.odd = b->ends.odd || (b->ends.which && b->ends.order != b->pair);
        b->ends.order = b->pair;
        words_place(&b->ends, end, b->number);
    } else if (end && !b->plain) {
        b->ends.odd = true;
    }
}

/* Assigns the ends of the object around them to the boards from index `first` that have no ends. */
static void boards_close(struct boards *b, size_t first)
{
    if (first >= b->count || (!b->ends.which && !b->ends.odd))
        return;
    for (size_t k = first; k < b->count; k++)
        if (!boards_at(b->in, k)->ends.which && !boards_at(b->in, k)->ends.odd)
            boards_at(b->in, k)->ends = b->ends;
    b->ends = (struct text_numbers){.odd = false};
}

/* ---- cells and boards ---- */

int boards_scalar(struct boards *b, int c)
{
    struct input *in = b->in;
    const size_t before = in->text.len;
    uint64_t number;
    b->pair = ORDER_NONE;
    b->plain = memchr("\"tfn", c, 4);
    if (json_scalar(in, &in->text))
        return -1;
    if (c != '"' && json_integer(format_skip(format_last(in), before), SIZE_MAX, &number) == 0) {
        b->number[0] = b->number[1];
        b->number[1] = number;
        b->numbers++;
    }
    return 0;
}

/* Stores the cells after in->state.samples as a board, unless they are a list of pairs, such as
 * places. Returns the kind, or -1 with the error set if memory runs out. */
static int boards_keep(struct boards *b, size_t width, size_t height)
{
    struct input *in = b->in;
    const struct text_buf *cells = &in->state.samples;
    if (b->off || (width < 3 && !b->sides))
        return BOARDS_OTHER;
    if (mem_need_array(&in->state.index, b->count + 1, sizeof(struct boards_board), 0))
        return err_memory(&in->reader.lines.err);
    *boards_at(in, b->count++) = (struct boards_board){
        .at = in->state.body.len, .width = width, .height = height, .sides = b->sides};
    b->sides = false;
    return format_append(in, &in->state.body, cells->mem.at + cells->len, width * height)
               ? -1
               : BOARDS_BOARD;
}

/* Stores what a member whose value is a cell says about the cell that its object may be. */
static void boards_note(struct boards_cell *cell, const char *key, unsigned char code)
{
    const int side = boards_name(boards_sides, key);
    if (side >= 0 && (code == '0' || code == '1')) {
        cell->sides |= 1U << side % SIDES;
        cell->walls |= (unsigned)(code - '0') << side % SIDES;
    }
    if (boards_name(boards_kinds, key) >= 0)
        cell->kind = code;
}

/* Replaces the cells from index `begin`, which belong to an object, by the cell that the object is,
 * if its members describe one. Returns its kind, or -1 with the error set. */
static int boards_object(struct boards *b, const struct boards_cell *cell, size_t begin)
{
    char text[NUMBER_TEXT];
    const char *number = number_text(cell->walls, text);
    const struct span walls = {(const unsigned char *)number, strlen(number)};
    struct text_buf *samples = &b->in->state.samples;
    samples->len = begin;
    if (cell->sides != (1U << SIDES) - 1 && !cell->kind)
        return BOARDS_OTHER;
    b->sides = b->sides || !cell->kind;
    return format_memory(b->in, cell->kind ? text_append(samples, (const char *)&cell->kind, 1)
                                           : tokens_append(b->in, walls, false))
               ? -1
               : BOARDS_CELL;
}

/* Reads the value of a member, or an element of an array, like boards_inside. */
static int boards_read(struct boards *b, unsigned depth, size_t *cells)
{
    struct input *in = b->in;
    struct text_buf *samples = &in->state.samples;
    const size_t before = samples->len, numbers = b->numbers;
    const int c = json_peek(in);
    *cells = 0;
    if (c == '[' || c == '{') {
        if (depth == DEPTH)
            return json_wrong(in, "at most 64 nested arrays and objects");
        in->reader.lines.in.at++;
        return boards_inside(b, c, depth, cells);
    }
    in->text.len = 0;
    if (boards_scalar(b, c))
        return -1;
    if (tokens_append(in, format_last(in), c == '"') ||
        (b->numbers > numbers && samples->len == before &&
         text_append(samples, "\xff", 1))) /* DRAWING_MANY: no cell has this number */
        return err_memory(&in->reader.lines.err);
    *cells = samples->len - before;
    return *cells == 0 ? BOARDS_OTHER : c == '"' && *cells > 1 ? BOARDS_ROW : BOARDS_CELL;
}

int boards_inside(struct boards *b, int c, unsigned depth, size_t *cells)
{
    struct text_buf *samples = &b->in->state.samples;
    const size_t begin = samples->len, first_board = b->count;
    const size_t numbers_before = b->numbers;
    size_t count[BOARDS_PARTS] = {0}, width = 0, all = 0;
    struct boards_cell cell = {0, 0, 0};
    const struct text_numbers ends = b->ends;
    uint64_t axis[2] = {0, 0};
    unsigned named = 0; /* 1 for x, 2 for y */
    bool equal = true;
    int more;
    while ((more = json_next(b->in, c == '[' ? ']' : '}', all == 0)) > 0) {
        char key[BOARDS_KEY] = "";
        const size_t numbers = b->numbers;
        int part;
        if (c == '{' && boards_key(b->in, key))
            return -1;
        part = boards_read(b, depth + 1, cells);
        if (part < 0)
            return -1;
        if (c == '[')
            b->ends = ends; /* the ends in an element do not apply to the next one */
        else if (part == BOARDS_CELL && boards_name(boards_axes, key) >= 0 &&
                 b->numbers > numbers) {
            axis[!strchr("xc", *key)] = b->number[1];
            named |= strchr("xc", *key) ? 1U : 2U;
        } else {
            boards_end(b, key);
        }
        if (c == '{' && part == BOARDS_CELL)
            boards_note(&cell, key, samples->mem.at[samples->len - 1]);
        all++;
        count[part]++;
        equal = equal && (all == 1 || *cells == width);
        width = *cells;
    }
    if (count[BOARDS_BOARD] > 1)
        b->crowd = true;
    *cells = samples->len - begin;
    if (more < 0)
        return -1;
    b->pair = named == 3 ? ORDER_COLUMN
              : c == '[' && count[BOARDS_CELL] == 2 && all == 2 && b->numbers == numbers_before + 2
                  ? ORDER_ANY
                  : ORDER_NONE;
    b->plain = false;
    if (named == 3)
        memcpy(b->number, axis, sizeof axis);
    if (count[BOARDS_CELL] == all && (c == '[' ? all > 0 : all == 1))
        return c == '[' ? BOARDS_ROW : BOARDS_CELL;
    *cells = 1;
    if (c == '{') {
        boards_close(b, first_board);
        return boards_object(b, &cell, begin);
    }
    samples->len = begin;
    return count[BOARDS_ROW] == all && all > 1 && equal ? boards_keep(b, width, all) : BOARDS_OTHER;
}

int boards_member(struct boards *b, const char *name)
{
    size_t cells;
    const int part = boards_read(b, 0, &cells);
    boards_end(b, name);
    b->direct += part == BOARDS_BOARD;
    return part < 0 ? -1 : 0;
}

/* ---- reading them ---- */

int boards_finish(struct boards *b)
{
    struct input *in = b->in;
    if (b->count == 0)
        return format_refuse(in,
                             "the object has neither \"rows\", as -f json writes them, nor another "
                             "array of equal rows");
    if (b->crowd || b->direct > 1)
        return format_refuse(in,
                             "the object has %zu arrays of rows side by side; take one: jq "
                             ".NAME FILE",
                             b->count);
    boards_close(b, 0);
    in->state.left = b->count;
    in->state.next = 0;
    return 0;
}

int boards_next(struct input *in, struct maze *m)
{
    const struct boards_board *board = boards_at(in, in->state.next++);
    const char *cells;
    struct text t;
    in->state.left--;
    text_input_begin(&t, in);
    cells = text_value(&t, TEXT_CELLS);
    if (t.key[TEXT_WIDTH] || (cells && !text_is(cells, strcspn(cells, ","), "chars")))
        return format_refuse(in, "width and cells are not for JSON, whose arrays have rows");
    if (board->sides)
        t.key[TEXT_BITS] = (uintptr_t)boards_bits;
    if (!t.key[TEXT_SKIP])
        t.numbers = board->ends;
    if (t.numbers.odd)
        return format_refuse(in,
                             "start and goal of the object must be pairs, or have x and y, row and "
                             "col; without them: --input json:skip=1");
    t.width = board->width;
    t.height = board->height;
    in->state.samples.len = 0;
    return format_append(in, &in->state.samples, in->state.body.mem.at + board->at,
                         board->width * board->height)
               ? -1
               : text_make(&t, m);
}
