/* json: mazes as objects of JSON, as -f json writes them, one after another:
 *
 *     {"kind": "walls", "width": 2, "height": 1, "start": [0, 0], "rows": ["322", "220"],
 *      "moves": "E"}
 *
 * Only "rows" is required: the digits of the maze stream. Without "kind", a maze is of walls if a
 * digit contains the value 2. All other members become header fields in their order, as far as
 * maze(5) allows their keys and values; the others are skipped, and so are null, arrays and
 * objects, except the places [x, y]. "moves" is left out if the marks in the rows show the same
 * path.
 *
 * White space and the order of the members are free.
 *
 * In an object of another program, without "rows", any array of equal rows at any depth is a board,
 * whose cells text/ reads; start, end and their like are its ends: {"x": 1, "y": 2}, or a pair in
 * the one order in which both are free.
 *
 * Reference: RFC 8259, "The JavaScript Object Notation (JSON) Data Interchange Format". */
#include "common/base/number.h"
#include "common/import/kit/digits.h"
#include "common/import/kit/json_text.h"
#include "common/import/text/text_input.h"
#include "common/stream/hex.h"

#include <string.h>

/* The members of an object that are not header fields, and all others. */
enum json_member { JSON_KIND, JSON_WIDTH, JSON_HEIGHT, JSON_ROWS, JSON_FIELD };

/* What they say. */
struct json_maze {
    bool has[JSON_FIELD + 1];
    enum maze_kind kind;
    size_t width, height;
    size_t columns, rows; /* of the digits, which are in in->state.body */
    struct text text;     /* the largest board of an object without "rows" */
    bool odd;             /* an end is neither a pair nor has x and y */
    unsigned ends;        /* 1 for a start, 2 for a goal: which there were */
    unsigned boards;      /* how many there were with more than 2 columns */
    size_t numbers;       /* whole numbers that were read, */
    uint64_t number[2];   /* and the two whole numbers read last, the later one first */
    uint64_t at[2];       /* the values of members called x and y, or column and row; */
    unsigned named;       /* 1 for x, 2 for y: which there were */
};

enum { JSON_DEPTH = 64, JSON_KEY = 16 };

/* What a value is: a cell, a row of cells, or anything else. */
enum json_part { JSON_CELL, JSON_ROW, JSON_OTHER };

static bool json_detect(const struct first_record *record)
{
    static const unsigned char begin[] = "[{\"";
    size_t k = 0;
    for (size_t i = 0; i < record->n; i++) {
        const unsigned char c = record->s[i];
        if (c == ' ' || c == '\t' || c == '\r' || c == '\n')
            continue;
        k += k == 0 && c == '{'; /* no array */
        if (c != begin[k])
            return false;
        if (!begin[++k])
            return true;
    }
    return false;
}

/* Reads a whole number; in->text stays as it is. Returns 0, or -1 with the error set. */
static int json_whole(struct input *in, size_t *number)
{
    struct lines *l = &in->reader.lines;
    struct text_buf *t = &in->text;
    const size_t before = t->len;
    uint64_t column, value;
    json_peek(in);
    column = lines_column(l);
    if (json_number(in, t))
        return -1;
    if (number_read((const char *)t->mem.at + before, t->len - before, SIZE_MAX / 4, &value))
        return err_at(&l->err, l->line, column, "expected a whole number");
    t->len = before;
    *number = (size_t)value;
    return 0;
}

/* Reads a row of digits and adds it to in->state.body. Returns 0, or -1 with the error set. */
static int json_row(struct input *in, struct json_maze *maze)
{
    struct text_buf *t = &in->text;
    uint64_t column;
    t->len = 0;
    json_peek(in);
    column = lines_column(&in->reader.lines);
    in->text_line = in->reader.lines.line;
    if (json_string(in, t))
        return -1;
    if (t->len == 0 || (maze->rows > 0 && t->len != maze->columns))
        return err_at(&in->reader.lines.err, in->text_line, column,
                      maze->rows > 0 ? "the row has %zu digit%s, not %zu" : "the row has no digits",
                      t->len, t->len == 1 ? "" : "s", maze->columns);
    for (size_t x = 0; x < t->len; x++) {
        unsigned char *at = &t->mem.at[x], bad = 0;
        *at = hex_value(*at, 0, &bad);
        if (bad)
            return format_wrong(in, column + x, "expected a hexadecimal digit");
    }
    maze->columns = t->len;
    maze->rows++;
    return format_append(in, &in->state.body, t->mem.at, t->len);
}

/* Reads the value of "rows". Returns 0, or -1 with the error set. */
static int json_rows(struct input *in, struct json_maze *maze)
{
    bool first = true;
    int more;
    in->state.body.len = 0;
    if (json_take(in, '[', "an array of strings, the rows"))
        return -1;
    while ((more = json_next(in, ']', &first)) > 0)
        if (json_row(in, maze))
            return -1;
    return more;
}

/* Reads a place [x, y], of which [ is next, and appends it to in->text. Returns 0, or -1 with the
 * error set. */
static int json_place(struct input *in, struct json_maze *maze)
{
    char text[NUMBER_TEXT];
    size_t x = 0, y = 0;
    in->reader.lines.in.at++; /* [ */
    if (json_whole(in, &x) || json_take(in, ',', "a comma and y") || json_whole(in, &y) ||
        json_take(in, ']', "] after x and y"))
        return -1;
    maze->number[1] = x;
    maze->number[0] = y;
    number_pair_text(x, ',', y, text);
    return format_append(in, &in->text, text, strlen(text));
}

/* Reads a string or another scalar, and appends its cells to in->state.samples; *cells is how many.
 * Returns its part, or -1 with the error set. */
static int json_cells(struct input *in, struct json_maze *maze, size_t *cells)
{
    struct text_buf *t = &in->text;
    const bool string = json_peek(in) == '"';
    const size_t before = in->state.samples.len, numbers = maze->numbers;
    uint64_t number;
    t->len = 0;
    if (json_scalar(in, t))
        return -1;
    if (!string && number_read((const char *)t->mem.at, t->len, SIZE_MAX, &number) == 0) {
        maze->number[1] = maze->number[0];
        maze->number[0] = number;
        maze->numbers++;
    }
    if (tokens_append(in, t->mem.at, t->len, string) ||
        (maze->numbers > numbers && in->state.samples.len == before &&
         text_append(&in->state.samples, "\xff", 1))) /* DRAWING_MANY: no cell has this number */
        return err_memory(&in->reader.lines.err);
    *cells = in->state.samples.len - before;
    return *cells == 0 ? JSON_OTHER : string && *cells > 1 ? JSON_ROW : JSON_CELL;
}

/* How the names of members of other programs begin. */
static const char *const json_starts[] = {"start", "begin", "entrance", "entry", "source", NULL};
static const char *const json_goals[] = {"end",    "goal",        "exit", "target",
                                         "finish", "destination", NULL};

/* Returns whether a key begins with one of some names. */
static bool json_is_one(const char *const *names, const char *key)
{
    for (; *names; names++)
        if (strncmp(key, *names, strlen(*names)) == 0)
            return true;
    return false;
}

/* Returns whether a member is called like a coordinate. */
static bool json_is_axis(const char *key)
{
    static const char *const names[] = {"x", "y", "c", "r", "col", "row", "column"};
    for (size_t k = 0; k < sizeof names / sizeof *names; k++)
        if (strcmp(key, names[k]) == 0)
            return true;
    return false;
}

/* Keeps the value of a member that was read last if it is an end of the board; `numbers` is how
 * many whole numbers it has as an array, or 1 as a number. */
static void json_end(struct json_maze *maze, const char *key, size_t numbers)
{
    struct text *t = &maze->text;
    const bool is_start = json_is_one(json_starts, key), x = strchr("xc", *key);
    const bool pair = numbers == 2;
    if (numbers == 1 && json_is_axis(key)) {
        maze->at[x ? 0 : 1] = maze->number[0];
        maze->named |= x ? 1U : 2U;
    } else if ((is_start || json_is_one(json_goals, key)) && (pair || maze->named == 3)) {
        t->before[is_start ? 2 : 4] = pair ? maze->number[1] : maze->at[0];
        t->before[is_start ? 3 : 5] = pair ? maze->number[0] : maze->at[1];
        maze->ends |= is_start ? 1U : 2U;
        t->order = pair ? ORDER_ANY : ORDER_COLUMN;
        maze->named = 0;
    } else if (is_start || json_is_one(json_goals, key)) {
        maze->odd = true;
    }
}

/* Keeps the cells after in->state.samples as the board, unless there is a larger one; a list of
 * pairs is less than a board. Returns 0, or -1 with the error set if memory runs out. */
static int json_board(struct input *in, struct json_maze *maze, size_t width, size_t height)
{
    const struct text_buf *cells = &in->state.samples;
    struct text *t = &maze->text;
    maze->boards += width > 2;
    if (maze->has[JSON_ROWS] || (width > 2) < (t->width > 2) ||
        ((width > 2) == (t->width > 2) && width * height < t->width * t->height))
        return 0;
    t->width = width;
    t->height = height;
    in->state.body.len = 0;
    return format_append(in, &in->state.body, cells->mem.at + cells->len, width * height);
}

/* Reads a key and the colon after it to in->text; `name` is the key in lower case, cut if it is
 * long. Returns 0, or -1 with the error set. */
static int json_key(struct input *in, char name[JSON_KEY])
{
    struct text_buf *t = &in->text;
    size_t n = 0;
    t->len = 0;
    if (json_string(in, t) || json_take(in, ':', "a colon"))
        return -1;
    for (; n < t->len && n + 1 < JSON_KEY; n++)
        name[n] = (char)(t->mem.at[n] | ' ');
    name[n] = '\0';
    return 0;
}

/* Reads a value of any type, and its cells as json_cells does. The largest array of equal rows
 * becomes the board. Returns its part, or -1 with the error set. */
static int json_value(struct input *in, struct json_maze *maze, unsigned depth, size_t *cells)
{
    struct text_buf *body = &in->state.samples;
    const size_t begin = body->len;
    const int c = json_peek(in);
    size_t count[JSON_OTHER + 1] = {0}, width = 0;
    bool first = true, equal = true;
    int more;
    if (c != '[' && c != '{')
        return json_cells(in, maze, cells);
    maze->named = 0;
    if (depth == JSON_DEPTH)
        return json_wrong(in, "at most 64 nested arrays and objects");
    in->reader.lines.in.at++;
    while ((more = json_next(in, c == '[' ? ']' : '}', &first)) > 0) {
        char key[JSON_KEY] = "";
        const size_t numbers = maze->numbers;
        int part;
        if (c == '{' && json_key(in, key))
            return -1;
        *cells = 0;
        part = json_value(in, maze, depth + 1, cells);
        if (part < 0)
            return -1;
        if (c == '{')
            json_end(maze, key, part == JSON_OTHER ? 0 : maze->numbers - numbers);
        count[part]++;
        equal = equal && (count[part] == 1 || *cells == width);
        width = *cells;
    }
    *cells = body->len - begin;
    if (more < 0)
        return -1;
    if (c == '[' && count[JSON_CELL] > 0 && !count[JSON_ROW] && !count[JSON_OTHER])
        return JSON_ROW;
    body->len = begin;
    return c == '[' && count[JSON_ROW] > 1 && !count[JSON_CELL] && !count[JSON_OTHER] && equal &&
                   json_board(in, maze, width, count[JSON_ROW])
               ? -1
               : JSON_OTHER;
}

/* Reads the value of a member and makes it a header field, if it can be one; in->text is its key.
 * Returns 0, or -1 with the error set. */
static int json_field(struct input *in, struct json_maze *maze, const char *name)
{
    struct text_buf *t = &in->text;
    const size_t key = t->len;
    const enum field_id id = field_find((const char *)t->mem.at, key);
    const bool is_place = id < FIELDS && field_table[id].type == FIELD_TYPE_PLACE;
    const int c = json_peek(in);
    const char *field;
    size_t cells = 0;
    if (c == '{' || (c == '[' && !is_place)) {
        const size_t numbers = maze->numbers;
        const int part = json_value(in, maze, 0, &cells);
        json_end(maze, name, part == JSON_OTHER ? 0 : maze->numbers - numbers);
        return part < 0 ? -1 : 0;
    }
    if (text_append(t, "=", 1))
        return err_memory(&in->reader.lines.err);
    if (c == '[' ? json_place(in, maze) : json_scalar(in, t))
        return -1;
    json_end(maze, name, c == '[' ? 2 : 0);
    field = (const char *)t->mem.at;
    if (c == 'n' || memchr(field, ' ', t->len) || memchr(field, '=', t->len) != field + key ||
        !header_is_field(field, t->len))
        return 0;
    return format_memory(in, header_add_field(&in->reader.head, field, t->len));
}

/* Reads a member of the object. Returns 0, or -1 with the error set. */
static int json_member(struct input *in, struct json_maze *maze)
{
    static const char *const names[] = {"kind", "width", "height", "rows"};
    int id = JSON_KIND;
    char name[JSON_KEY];
    if (json_key(in, name))
        return -1;
    while (id < JSON_FIELD && !format_is(in, names[id]))
        id++;
    if (id < JSON_FIELD && maze->has[id])
        return json_wrong(in, "each of kind, width, height and rows only once");
    maze->has[id] = true;
    switch (id) {
    case JSON_KIND:
        in->text.len = 0;
        if (json_string(in, &in->text))
            return -1;
        maze->kind = format_is(in, "walls")   ? MAZE_WALLS
                     : format_is(in, "block") ? MAZE_BLOCK
                                              : MAZE_ANY;
        return maze->kind == MAZE_ANY ? json_wrong(in, "the kind walls or block before this") : 0;
    case JSON_WIDTH:
        return json_whole(in, &maze->width);
    case JSON_HEIGHT:
        return json_whole(in, &maze->height);
    case JSON_ROWS:
        return json_rows(in, maze);
    default:
        return json_field(in, maze, name);
    }
}

/* Checks the value of "moves", and removes it if the marks show the path: the number of marked
 * cells fits, and the path is not one of `every`, which may touch itself. Returns 0, or -1 with the
 * error set. */
static int json_moves(struct input *in, const struct maze *m)
{
    struct header *h = &in->reader.head;
    size_t n, k;
    const char *solver = header_get(h, FIELD_SOLVER, &k), *moves = header_get(h, FIELD_MOVES, &n);
    const bool every = solver && k >= 5 && memcmp(solver, "every", 5) == 0;
    if (!moves)
        return 0;
    for (size_t i = 0; i < n; i++)
        if (!strchr("NESW", moves[i]))
            return format_refuse(in, "moves must be the letters N, E, S and W");
    if (!every && maze_count(m, MAZE_PATH) == (uint64_t)n + 1)
        header_drop_set(h, FIELD_BIT(FIELD_MOVES));
    return 0;
}

/* Makes *m of the board of an object without "rows". Returns 1, or -1 with the error set. */
static int json_text(struct input *in, struct json_maze *maze, struct maze *m)
{
    struct text *t = &maze->text;
    const size_t count = t->width * t->height;
    if (count == 0)
        return format_refuse(in,
                             "the object has neither \"rows\", as -f json writes them, nor another "
                             "array of equal rows");
    if (maze->boards > 1)
        return format_refuse(in, "the object has %u arrays of rows; take one: jq .NAME FILE",
                             maze->boards);
    if (t->key[TEXT_SKIP])
        maze->ends = maze->odd = 0;
    if (maze->ends == 2 || maze->odd)
        return format_refuse(in,
                             "start and goal of the object must be pairs, or have x and y, row and "
                             "col; without them: --input json:skip=1");
    header_drop_set(&in->reader.head, FIELD_BIT(FIELD_START) | FIELD_BIT(FIELD_GOAL));
    t->before[0] = t->width;
    t->before[1] = t->height;
    t->before_count = maze->ends ? maze->ends == 1 ? 4 : 6 : 0;
    in->state.samples.len = 0;
    return format_append(in, &in->state.samples, in->state.body.mem.at, count) ? -1
                                                                               : text_make(t, m);
}

static int json_read(struct input *in, struct maze *m)
{
    struct lines *l = &in->reader.lines;
    struct json_maze maze = {.kind = MAZE_ANY};
    bool first = true;
    size_t border;
    int more = json_peek(in);
    in->reader.start_line = l->line;
    in->state.body.len = in->state.samples.len = 0;
    in->state.other_count = 0;
    text_input_begin(&maze.text, in);
    if (more < 0)
        return more == LINES_EOF ? 0 : -1;
    if (json_take(in, '{', "{, the start of a maze; take an array apart first: jq -c '.[]'"))
        return -1;
    while ((more = json_next(in, '}', &first)) > 0)
        if (json_member(in, &maze))
            return -1;
    if (more < 0)
        return -1;
    if (maze.rows == 0)
        return json_text(in, &maze, m);
    if (digits_maze(in, m, maze.kind, maze.columns, maze.rows, "") < 0)
        return -1;
    border = m->kind == MAZE_WALLS;
    if ((maze.has[JSON_WIDTH] && maze.width != m->width) ||
        (maze.has[JSON_HEIGHT] && maze.height != m->height))
        return format_refuse(
            in,
            "%zu rows of %zu digits are a maze of %zux%zu, not of another size as width "
            "and height say",
            maze.rows, maze.columns, maze.columns - border, maze.rows - border);
    return json_moves(in, m) ? -1 : 1;
}

const struct format format_json = {
    .entry = {"json", "objects of JSON, like -f json", text_keys, "jsonl ndjson"},
    .detect = json_detect,
    .read = json_read,
};
