/* numbers: boards as arrays of numbers, in the forms that programs print.
 *
 * A row is a line of numbers separated by blanks, tabs, commas or semicolons, or the inside of a
 * pair of brackets, square or curly: 1,0,1 and [[1, 0], [0, 1]] and {1, 0, 1}. In brackets, a
 * semicolon ends a row, too, and so does the end of a line if there is only one pair. What stands
 * before the brackets in a program, such as "int board[9][9] =" or "a = array(", is skipped. true
 * and false are 1 and 0, and 1.0 is 1. A blank line or the last bracket ends a board, and what
 * follows that bracket on its line is ignored, unless it is another board.
 *
 * The numbers are the digits of the maze stream, 0 to 15: with 2 among them they are walls,
 * otherwise blocks. With colours=1, or if a number is negative, they are a game board: numbers up
 * to 0 are free, greater ones are obstacles.
 *
 * width=N ignores the ends of rows: every N numbers are a row. With transpose=1 the rows are
 * columns: the array was written column by column.
 *
 * Rows in brackets of their own, such as "{1, 0, 1}," are one board as long as a comma ends the
 * line, or if the first has none and brackets begin the next line.
 *
 * Without --input, a board is recognized if its numbers have commas, semicolons or brackets between
 * them, if all are 0 or 1, or if one is -1; none is less, as weights may be. Numbers over 3 are
 * then an error, since they may be colours or the marks of a maze. */
#include "common/import/kit/digits.h"
#include "common/import/kit/drawing.h"

#include <string.h>

enum { KEY_WIDTH, KEY_TRANSPOSE, KEY_COLOURS };

enum { MAX_SIDE = 1 << 30, MAX_DIGIT = 15, MAX_DEPTH = 2, LONE_ROW = 9 };

static const struct row_key keys[] = {
    {"width", 0, MAX_SIDE, 0, "numbers per row; 0: a line is a row", 0, NULL},
    {"transpose", 0, 1, 0, "1: the rows are columns", 0, NULL},
    {"colours", 0, 1, 0, "1: numbers over 0 are obstacles", 0, NULL},
    {NULL, 0, 0, 0, NULL, 0, NULL},
};

/* The parts of a line, beside , ; [ and ], which also stand for { and }. */
enum { TOKEN_END = 0, TOKEN_NUMBER = '0', TOKEN_BAD = '?' };

/* What a number is stored as: its value if that is a digit, or one of these. */
enum { VALUE_LARGE = MAX_DIGIT + 1, VALUE_NEGATIVE, VALUE_BELOW }; /* over 15; -1; less */

/* Returns the length of `word` if the line continues with it, otherwise 0. */
static size_t numbers_word_length(const unsigned char *s, const unsigned char *end,
                                  const char *word)
{
    const size_t n = strlen(word);
    return (size_t)(end - s) >= n && memcmp(s, word, n) == 0 ? n : 0;
}

/* Reads a number or a truth value at *s. Returns TOKEN_NUMBER or TOKEN_BAD. */
static char numbers_read_number(const unsigned char **s, const unsigned char *end,
                                unsigned char *value)
{
    static const char *const words[] = {"false", "False", "true", "True"};
    const unsigned char *at = *s, *digits;
    const bool negative = *at == '-';
    unsigned number = 0;
    for (unsigned k = 0; k < 4; k++)
        if (numbers_word_length(at, end, words[k])) {
            *s += numbers_word_length(at, end, words[k]);
            *value = k > 1;
            return TOKEN_NUMBER;
        }
    at += *at == '-' || *at == '+';
    digits = at;
    for (; at < end && *at >= '0' && *at <= '9'; at++)
        number = number > MAX_DIGIT ? number : number * 10 + (*at - '0');
    if (at == digits || (*digits == '0' && at - digits > 1))
        return TOKEN_BAD;
    if (at < end && *at == '.') /* what may follow a whole number: zeros, and an exponent of 0 */
        for (at++; at < end && *at == '0';)
            at++;
    at += numbers_word_length(at, end, "e+00");
    if (at < end && !memchr(" \t,;[]{}\r\n", *at, 10))
        return TOKEN_BAD;
    *value = (unsigned char)(number == 0           ? 0
                             : negative            ? number == 1 ? VALUE_NEGATIVE : VALUE_BELOW
                             : number <= MAX_DIGIT ? number
                                                   : VALUE_LARGE);
    *s = at;
    return TOKEN_NUMBER;
}

/* Returns the next byte of a line that is not a blank. */
static const unsigned char *numbers_after_blank(const unsigned char *s, const unsigned char *end)
{
    while (s < end && memchr(" \t\r", *s, 3))
        s++;
    return s;
}

/* Reads the next part of a line, at *s, and moves *s past it unless it is bad. */
static char numbers_next_token(const unsigned char **s, const unsigned char *end,
                               unsigned char *value)
{
    static const char marks[] = ",;[{]}", tokens[] = ",;[[]]";
    const char *mark;
    if (*s == end)
        return TOKEN_END;
    mark = memchr(marks, **s, sizeof marks - 1);
    if (!mark)
        return numbers_read_number(s, end, value);
    ++*s;
    return tokens[mark - marks];
}

/* Returns where the numbers of the first line begin: at the bracket after "name(", or after "=". */
static const unsigned char *numbers_after_name(const unsigned char *s, const unsigned char *end)
{
    const unsigned char *equals = memchr(s, '=', (size_t)(end - s)), *at = s;
    unsigned char value;
    if (s == end || !((*s >= 'a' && *s <= 'z') || (*s >= 'A' && *s <= 'Z')) ||
        numbers_read_number(&at, end, &value) == TOKEN_NUMBER)
        return s;
    while (at < end && *at != '[' && *at != '{')
        at++;
    if (at < end && at[-1] == '(')
        return at;
    return equals ? equals + 1 : s;
}

/* ---- detection ---- */

/* A record is a board if its parts can be those of one, up to the last bracket, and show that it is
 * no row of digits. */
static bool numbers_detect(const struct first_record *record)
{
    struct first_record rest = *record, line;
    const unsigned char *s, *end = record->s + record->n;
    size_t numbers = 0, depth = 0;
    bool number = false, separated = false, marked = false; /* by more than blanks */
    bool negative = false, other = false;                   /* than 0 and 1 */
    char token;
    format_next_line(&rest, &line);
    s = numbers_after_name(line.s, line.s + line.n);
    for (;;) {
        unsigned char value = 0;
        const bool adjacent = number;
        s = numbers_after_blank(s, end);
        number = false;
        if (s < end && *s == '\n') {
            s++;
            continue;
        }
        token = numbers_next_token(&s, end, &value);
        if (token == TOKEN_BAD || value == VALUE_BELOW || (token == ']' && depth == 0))
            return false;
        depth += token == '[';
        depth -= token == ']';
        if (token == TOKEN_END || (token == ']' && depth == 0))
            break;
        number = token == TOKEN_NUMBER;
        numbers += number;
        separated |= adjacent || !number;
        marked |= !number;
        negative |= value == VALUE_NEGATIVE;
        other |= value > 1;
    }
    return (numbers > 0 || depth > 0) && separated && (marked || negative || !other);
}

/* ---- reading ---- */

/* The board that is being read. Its numbers are in in->state.body. */
struct numbers {
    size_t depth;        /* open brackets */
    size_t deepest;      /* the most that were open */
    size_t width, rows;  /* of the rows that are complete; 0: none */
    uint64_t large_line; /* where the first number over 15 is; 0: there is none */
    size_t large_at;
    bool negative, positive; /* there are such numbers */
    bool listed; /* rows in brackets of their own come without commas, as Python prints them */
};

/* Ends the current row, if it has any numbers. Returns 0, or -1 with the error set. */
static int numbers_end_row(struct input *in, struct numbers *n, size_t at)
{
    const size_t count = in->state.body.len - n->rows * n->width;
    if (count == 0 || in->choice.values[KEY_WIDTH])
        return 0;
    if (n->width > 0 && count != n->width)
        return format_wrong(in, at,
                            "the row has %zu number%s, not %zu; rows of another length: "
                            "--input numbers:width=N",
                            count, count == 1 ? "" : "s", n->width);
    n->width = count;
    n->rows++;
    return 0;
}

/* Opens or closes a bracket at byte `at` of the line. Returns 0, or -1 with the error set. */
static int numbers_read_bracket(struct input *in, struct numbers *n, bool opens, size_t at)
{
    if (opens && n->depth++ == MAX_DEPTH)
        return format_wrong(in, at, "a third level of brackets; a board has two");
    if (!opens && n->depth == 0)
        return format_wrong(in, at, "there is no bracket to close");
    if (numbers_end_row(in, n, at))
        return -1;
    n->depth -= !opens;
    n->deepest = n->depth > n->deepest ? n->depth : n->deepest;
    return 0;
}

/* Looks at the rest of the line, from s to `end`, after the last bracket. A comma after the
 * brackets of a row says that another row follows. Returns 1, 0 if the board continues, or -1 with
 * the error set if another board begins. */
static int numbers_end_board(struct input *in, const struct numbers *n, const unsigned char *s,
                             const unsigned char *end)
{
    s = numbers_after_blank(s, end);
    if (n->deepest == 1 && s < end && *s == ',' && numbers_after_blank(s + 1, end) == end)
        return 0;
    while (s < end && *s != '[' && *s != '{')
        s++;
    return s == end ? 1
                    : format_wrong(in, s - in->text.mem.at,
                                   "a second board on this line; begin each board on a line of "
                                   "its own");
}

/* Reads the numbers of the line in in->text from byte `at` on. Returns 1 if the last bracket was
 * closed, 0 if not, or -1 with the error set. */
static int numbers_read_line(struct input *in, struct numbers *n, size_t at)
{
    const unsigned char *line = in->text.mem.at, *s = line + at, *end = line + in->text.len;
    char before = TOKEN_NUMBER;
    for (;;) {
        unsigned char value = 0;
        size_t here;
        char token;
        s = numbers_after_blank(s, end);
        here = (size_t)(s - line);
        token = numbers_next_token(&s, end, &value);
        if (token == TOKEN_END)
            return n->depth < MAX_DEPTH ? numbers_end_row(in, n, here) : 0;
        if (token == TOKEN_BAD)
            return format_wrong(in, here, "expected a whole number");
        if (token == ',' && before == ',')
            return format_wrong(in, here, "expected a number between the commas");
        if (value == VALUE_LARGE && n->large_line == 0) {
            n->large_line = in->text_line;
            n->large_at = here;
        }
        n->negative |= value >= VALUE_NEGATIVE;
        n->positive |= value > 0 && value < VALUE_NEGATIVE;
        if (token == TOKEN_NUMBER && format_append(in, &in->state.body, &value, 1))
            return -1;
        if (token == ';' && n->depth > 0 && numbers_end_row(in, n, here))
            return -1;
        if ((token == '[' || token == ']') && numbers_read_bracket(in, n, token == '[', here))
            return -1;
        if (token == ']' && n->depth == 0)
            return numbers_end_board(in, n, s, end);
        before = token;
    }
}

/* Reads the numbers of a board. Returns 1, 0 at the end of the input, or -1 with the error set. */
static int numbers_read_board(struct input *in, struct numbers *n)
{
    int got = drawing_first_line(in), closed = 0;
    in->reader.start_line = in->text_line;
    in->state.body.len = 0;
    if (got <= 0)
        return got;
    while (got > 0 && !closed && (!format_is_blank(in) || n->depth > 0)) {
        const unsigned char *s = in->text.mem.at, *end = s + in->text.len;
        closed = numbers_read_line(
            in, n, in->state.body.len ? 0 : (size_t)(numbers_after_name(s, end) - s));
        if (closed > 0 && n->deepest == 1 && (n->rows == 1 || n->listed)) {
            const int next = lines_peek(&in->reader.lines);
            n->listed = next == '[' || next == '{';
            closed = !n->listed;
        }
        if (!closed)
            got = format_line(in);
    }
    if (got == 0 && n->depth > 0)
        return format_wrong(in, 0, "the input ends before the last bracket is closed");
    return got < 0 || closed < 0 ? -1 : 1;
}

/* Makes the width and the number of rows those that width=N gives. Returns 0, or -1 with the error
 * set. */
static int numbers_set_width(struct input *in, struct numbers *n)
{
    const size_t count = in->state.body.len, width = (size_t)in->choice.values[KEY_WIDTH];
    if (count == 0)
        return format_refuse(in, "expected numbers");
    if (width && count % width != 0)
        return format_refuse(in, "the number of numbers, %zu, is no multiple of width=%zu", count,
                             width);
    if (width && in->choice.values[KEY_TRANSPOSE]) { /* its rows are the columns */
        n->rows = width;
        n->width = count / width;
    } else if (width) {
        n->width = width;
        n->rows = count / width;
    } else if (in->detected && n->rows == 1 && count >= LONE_ROW) {
        return format_refuse(in,
                             "%zu numbers in one row; name the width of the board: "
                             "--input numbers:width=N",
                             count);
    }
    return 0;
}

/* Returns whether a number other than 0 occurs once. */
static bool numbers_has_single(const struct input *in)
{
    size_t count[VALUE_BELOW + 1] = {0};
    bool single = false;
    for (size_t i = 0; i < in->state.body.len; i++)
        count[in->state.body.mem.at[i]]++;
    for (size_t k = 1; k <= VALUE_BELOW; k++)
        single = single || count[k] == 1;
    return single;
}

/* Converts the numbers to digits. Returns 0, or -1 with the error set. */
static int numbers_make_digits(struct input *in, struct numbers *n)
{
    const bool colours = n->negative || in->choice.values[KEY_COLOURS];
    unsigned char *at = in->state.body.mem.at;
    if (in->detected && n->negative && !n->positive)
        return format_refuse(in, "no number is above 0, so there is no obstacle; if -1 is one: "
                                 "sed 's/-1/1/g' FILE");
    if (in->detected && n->negative && numbers_has_single(in))
        return format_refuse(in, "a number occurs once, as a start or a goal does" READER_COLOURS);
    if (!colours && n->large_line)
        return err_at(&in->reader.lines.err, n->large_line, (uint64_t)n->large_at + 1,
                      n->width == 1 ? "one number per row; put blanks between digits: "
                                      "sed 's/./& /g'"
                                    : "a digit of a maze is at most 15" READER_COLOURS);
    for (size_t i = 0; i < in->state.body.len; i++)
        if (colours)
            at[i] = at[i] > 0 && at[i] < VALUE_NEGATIVE;
        else if (in->detected && at[i] & (MAZE_PATH | MAZE_VISITED))
            return format_refuse(in, READER_MARKS);
    return 0;
}

static int numbers_read(struct input *in, struct maze *m)
{
    struct numbers n = {0};
    struct text_buf body;
    const int got = numbers_read_board(in, &n);
    if (got <= 0)
        return got;
    if (numbers_set_width(in, &n) || numbers_make_digits(in, &n))
        return -1;
    if (!in->choice.values[KEY_TRANSPOSE])
        return digits_maze(in, m, MAZE_ANY, n.width, n.rows, READER_COLOURS READER_TRANSPOSED);
    body = in->state.body;
    in->state.body = in->text; /* its line has been read */
    in->text = body;
    return digits_transpose(in, n.rows, n.width, 0, 1)
               ? -1
               : digits_maze(in, m, MAZE_ANY, n.rows, n.width, READER_COLOURS);
}

const struct format format_numbers = {
    .entry = {"numbers", "array of numbers, such as 1,0,1 or [[1, 0], [0, 1]]", keys, "csv"},
    .detect = numbers_detect,
    .read = numbers_read,
};
