/* json: reads mazes as JSON objects, as -f json writes them, one after another:
 *
 *     {"kind": "walls", "width": 2, "height": 1, "start": [0, 0], "rows": ["322", "220"],
 *      "moves": "E"}
 *
 * Only "rows" is required: the digits of the maze stream. Without "kind", a maze is of walls if a
 * digit contains the value 2. All other members become header fields, in order, if maze(5) allows
 * their keys and values. The others are skipped, and so are null, arrays and objects, except the
 * places [x, y]. "moves" is omitted if the marks in the rows show the same path.
 *
 * White space and the order of the members are free.
 *
 * In an object of another program, without "rows", any array of equal rows at any depth is a board,
 * whose cells text/ reads. start, end and similar names are its ends: {"x": 1, "y": 2}, or a pair
 * in the only order in which both are free.
 *
 * Reference: RFC 8259, "The JavaScript Object Notation (JSON) Data Interchange Format". */
#include "common/base/number.h"
#include "common/import/kit/digits.h"
#include "common/import/kit/json_text.h"
#include "common/import/text/boards.h"
#include "common/stream/hex.h"

#include <string.h>

/* The members of an object that are not header fields; JSON_FIELD is any other member. */
enum json_member { JSON_KIND, JSON_WIDTH, JSON_HEIGHT, JSON_ROWS, JSON_FIELD };

/* The values of these members. */
struct json_maze {
    bool has[JSON_FIELD + 1];
    enum maze_kind kind;
    size_t width, height;
    size_t columns, rows; /* of the digits in in->state.body */
    struct boards boards; /* boards of an object without "rows" */
};

static bool json_detect(struct span record)
{
    unsigned char last = 0;
    for (size_t i = 0; i < record.n; i++) {
        const unsigned char c = record.s[i];
        if (c == ' ' || c == '\t' || c == '\r' || c == '\n')
            continue;
        if (last == '{')
            return c == '"';
        if (c != '[' && c != '{')
            return false;
        last = c;
    }
    return false;
}

/* Reads an integer; in->text is preserved. Returns 0, or -1 with the error set. */
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
    if (json_integer(format_skip(format_last(in), before), SIZE_MAX / 4, &value))
        return err_at(&l->err, l->line, column, "expected an integer");
    t->len = before;
    *number = (size_t)value;
    return 0;
}

/* Reads the value of "rows", whose [ is the next byte, into in->state.body. Returns 0, or -1 with
 * the error set. */
static int json_rows(struct input *in, struct json_maze *maze)
{
    struct lines *l = &in->reader.lines;
    struct text_buf *t = &in->text;
    int more;
    in->state.body.len = 0;
    l->in.at++; /* [ */
    for (; (more = json_next(in, ']', maze->rows == 0)) > 0; maze->rows++) {
        uint64_t column;
        t->len = 0;
        json_peek(in);
        column = lines_column(l);
        in->text_line = l->line;
        if (json_string(in, t))
            return -1;
        if (t->len == 0 || (maze->rows > 0 && t->len != maze->columns))
            return err_at(&l->err, in->text_line, column,
                          maze->rows > 0 ? "the row has %zu digit%s, not %zu"
                                         : "the row has no digits",
                          t->len, t->len == 1 ? "" : "s", maze->columns);
        for (size_t x = 0; x < t->len; x++) {
            unsigned char *at = &t->mem.at[x], bad = 0;
            *at = hex_value(*at, 0, &bad);
            if (bad)
                return format_wrong(in, column + x, "expected a hexadecimal digit");
        }
        maze->columns = t->len;
        if (format_append(in, &in->state.body, t->mem.at, t->len))
            return -1;
    }
    return more;
}

/* Reads the value of a member, whose key is in->text, and makes it a header field if possible.
 * Returns 0, or -1 with the error set. */
static int json_field(struct input *in, struct json_maze *maze, const char *name)
{
    struct boards *b = &maze->boards;
    struct text_buf *t = &in->text;
    const size_t key = t->len;
    const enum field_id id = field_find((const char *)t->mem.at, key);
    const bool is_place = id < FIELDS && field_table[id].type == FIELD_TYPE_PLACE;
    const int c = json_peek(in);
    const char *field;
    if (c == '{' || c == '[') {
        char place[NUMBER_TEXT];
        if (boards_member(b, name))
            return -1;
        number_pair_text(b->number[0], ',', b->number[1], place);
        return is_place && b->pair ? format_memory(in, header_set(&in->reader.head, id, place)) : 0;
    }
    if (format_append(in, t, "=", 1) || boards_scalar(b, c))
        return -1;
    boards_end(b, name);
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
    char name[BOARDS_KEY];
    if (boards_key(in, name))
        return -1;
    while (id < JSON_FIELD && !format_is(in, names[id]))
        id++;
    if (id < JSON_FIELD && maze->has[id])
        return json_wrong(in, "each of kind, width, height and rows only once");
    if (id == JSON_ROWS && json_peek(in) != '[')
        id = JSON_FIELD; /* the number of rows, in an object of another program */
    maze->has[id] = true;
    switch (id) {
    case JSON_KIND:
        in->text.len = 0;
        if (json_string(in, &in->text))
            return -1;
        maze->kind = format_is(in, "walls")   ? MAZE_WALLS
                     : format_is(in, "block") ? MAZE_BLOCK
                                              : MAZE_ANY;
        return 0; /* an object of another program */
    case JSON_WIDTH:
        return json_whole(in, &maze->width);
    case JSON_HEIGHT:
        return json_whole(in, &maze->height);
    case JSON_ROWS:
        maze->boards.off = true;
        return json_rows(in, maze);
    default:
        return json_field(in, maze, name);
    }
}

/* Checks the value of "moves", and removes it if the marks show the path: the number of marked
 * cells matches, and the path is not one of `every`, which may touch itself. Returns 0, or -1 with
 * the error set. */
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

/* Moves past the bracket of the next object or array, and past the separator before it if it is an
 * element of an array of objects, or past the bracket that begins one. Returns the bracket, 0 at
 * the end of the input, or -1 with the error set. */
static int json_begin(struct input *in)
{
    struct lines *l = &in->reader.lines;
    int c;
    if (in->state.array) {
        const int more = json_next(in, ']', false);
        if (more < 0)
            return -1;
        in->state.array = more;
    }
    c = json_peek(in);
    in->reader.start_line = l->line;
    if (c == LINES_EOF && !in->state.array)
        return 0;
    if (c != '[' && c != '{')
        return json_wrong(in, "{ or [, the start of a maze");
    l->in.at++;
    if (c == '{' || in->state.array || json_peek(in) != '{')
        return c;
    in->state.array = true;
    in->reader.start_line = l->line;
    l->in.at++;
    return '{';
}

static int json_read(struct input *in, struct maze *m)
{
    struct json_maze maze = {.kind = MAZE_ANY, .boards.in = in};
    size_t border, cells, members = 0;
    int more;
    if (in->state.left > 0)
        return boards_next(in, m);
    more = json_begin(in);
    if (more <= 0)
        return more;
    in->state.body.len = in->state.samples.len = 0;
    in->state.other_count = 0;
    if (more == '[')
        more = boards_inside(&maze.boards, more, 0, &cells) < 0 ? -1 : 0;
    else
        for (; (more = json_next(in, '}', members == 0)) > 0; members++)
            if (json_member(in, &maze))
                return -1;
    if (more < 0)
        return -1;
    if (maze.rows == 0) {
        header_drop_set(&in->reader.head, FIELD_BIT(FIELD_START) | FIELD_BIT(FIELD_GOAL));
        return boards_finish(&maze.boards) ? -1 : boards_next(in, m);
    }
    if (maze.boards.ends.odd)
        return format_refuse(in, "start and goal must be [x, y]");
    if (maze.has[JSON_KIND] && maze.kind == MAZE_ANY)
        return format_refuse(in, "the kind must be walls or block");
    if (digits_maze(in, m, maze.kind, maze.columns, maze.rows, "") < 0)
        return -1;
    border = m->kind == MAZE_WALLS;
    if ((maze.has[JSON_WIDTH] && maze.width != m->width) ||
        (maze.has[JSON_HEIGHT] && maze.height != m->height))
        return format_refuse(
            in, "%zu rows of %zu digits are a maze of %zux%zu, which contradicts width and height",
            maze.rows, maze.columns, maze.columns - border, maze.rows - border);
    return json_moves(in, m) ? -1 : 1;
}

const struct format format_json = {
    .entry = {"json", "JSON objects, like -f json", text_keys, "jsonl ndjson"},
    .detect = json_detect,
    .read = json_read,
};
