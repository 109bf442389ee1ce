/* Arrays in the forms in which programs print and write them:
 *
 *     1,0,1        [[1, 0, 1],      int board[2][3] =             {"#####",
 *     0,0,1         [0, 0, 1]]      {{1, 0, 1}, {0, 0, 1}};        "#S.E#"}
 *
 * true and false mean 1 and 0, and 1.0 means 1; wall, path, start, goal and similar words name
 * cells. */
#include "text_input.h"

#include <string.h>

enum { LARGEST = 99, LEVELS = 2 };

/* Words for cells, and the kinds that they mean. */
static const struct {
    const char *word;
    unsigned char code;
} tokens_words[] = {
    {"true", '1'},  {"false", '0'}, {"wall", '#'},   {"path", ' '},  {"empty", ' '},
    {"floor", ' '}, {"open", ' '},  {"free", ' '},   {"start", 'S'}, {"end", 'E'},
    {"goal", 'E'},  {"exit", 'E'},  {"finish", 'E'},
};

/* The position in an array being read. */
struct tokens {
    struct text *t;
    size_t line;
    struct span text; /* of the line */
    size_t at;        /* the next character of it */
    unsigned char separator;
    size_t depth, deepest; /* open brackets, and the maximum so far */
    bool separated;        /* a separator was read, but no cell after it */
};

static bool tokens_is_end(unsigned c)
{
    return memchr(" \t,;[]{}()\r", (int)c, 11);
}

/* Reads a word of tokens_words, in either case, at the start of a text, and stores its kind.
 * Returns its length; 0 if there is none. */
static size_t tokens_word(struct span text, unsigned char *code)
{
    const unsigned char *s = text.s;
    size_t length = 0;
    while (length < text.n && text_is_letter(s[length]))
        length++;
    for (size_t k = 0; k < sizeof tokens_words / sizeof *tokens_words; k++) {
        const char *word = tokens_words[k].word;
        size_t i = 0;
        while (i < length && word[i] == (s[i] | ' '))
            i++;
        if (i == length && word[i] == '\0' && (text.n == i || tokens_is_end(s[i]))) {
            *code = tokens_words[k].code;
            return i;
        }
    }
    return 0;
}

enum text_meaning tokens_meaning(struct span word)
{
    unsigned char code;
    if (word.n == 0 || tokens_word(word, &code) < word.n)
        return MEANS_NOTHING;
    return code == '#'   ? MEANS_WALL
           : code == ' ' ? MEANS_FREE
           : code == 'S' ? MEANS_START
           : code == 'E' ? MEANS_GOAL
                         : MEANS_NOTHING;
}

/* Reads an integer or a word for a cell at the start of a text that is not empty. Stores its kind;
 * if `in` is NULL, that of a word. Returns its length; 0 if there is none, or if it is not between
 * -99 and 99. */
static size_t tokens_number(struct input *in, struct span text, unsigned char *code)
{
    const unsigned char *s = text.s;
    const size_t n = text.n, sign = *s == '-' || *s == '+';
    uint64_t number;
    size_t i;
    if (text_is_letter(*s))
        return tokens_word(text, code);
    i = format_number(format_skip(text, sign), LARGEST, &number);
    if (i == 0 || (i > 1 && s[sign] == '0'))
        return 0;
    i += sign;
    if (i < n && s[i] == '.')
        for (i++; i < n && s[i] == '0';)
            i++;
    if (n - i >= 4 && memcmp(s + i, "e+00", 4) == 0)
        i += 4;
    if (i < n && !tokens_is_end(s[i]))
        return 0;
    if (number < 10 && (*s != '-' || number == 0))
        *code = (unsigned char)('0' + number);
    else if (in)
        *code = drawing_other(in, DRAWING_NUMBER | (*s == '-' ? DRAWING_ZERO - (uint32_t)number
                                                              : DRAWING_ZERO + (uint32_t)number));
    return i;
}

bool tokens_with_blanks(struct span line, size_t *n, bool *numbers)
{
    *n = 0;
    *numbers = false;
    for (line = format_skip(line, format_blanks(line)); line.n > 0; ++*n) {
        unsigned char code;
        const size_t k = tokens_number(NULL, line, &code);
        *numbers = *numbers || k > 0;
        if (k == 0 && line.n > 1 && line.s[1] != ' ' && line.s[1] != '\t')
            return false;
        line = format_skip(line, k > 0 ? k : 1);
        line = format_skip(line, format_blanks(line));
    }
    return true;
}

/* Returns the offset of the array in its first line: at the bracket after "name(", or after "=". */
static size_t tokens_after_name(struct span line)
{
    const unsigned char *s = line.s, *equals = memchr(s, '=', line.n);
    const size_t blanks = format_blanks(line);
    size_t at = blanks;
    unsigned char code;
    if (at == line.n || !text_is_letter(s[at]) || tokens_word(format_skip(line, at), &code))
        return blanks;
    while (at < line.n && s[at] != '[' && s[at] != '{')
        at++;
    if (at < line.n && s[at - 1] == '(')
        return at;
    return equals ? (size_t)(equals + 1 - s) : blanks;
}

bool tokens_in_brackets(const struct text *t)
{
    struct span line = drawing_line(&t->d, 0);
    const size_t at = tokens_after_name(line);
    const unsigned char *s;
    if (at > 0 && line.s[at - 1] == '=')
        return true;
    line = format_skip(line, at);
    line = format_skip(line, format_blanks(line));
    s = line.s;
    return line.n > 0 &&
           (*s == '{' || (*s == '[' && !(line.n > 1 && s[1] == ']')) ||
            ((*s == '"' || *s == '\'') && line.n > 2 && memchr(s + 1, *s, line.n - 1)));
}

/* Sets an error at the next character. Returns -1. */
static int tokens_wrong(const struct tokens *k, const char *what)
{
    return drawing_wrong(&k->t->d, k->line, k->at, what);
}

/* Ends the current row, if it has any cells. Returns 0, or -1 with the error set. */
static int tokens_end_row(struct tokens *k)
{
    struct text *t = k->t;
    const size_t count = t->in->state.samples.len - t->height * t->width;
    k->separated = false;
    if (count == 0 || t->key[TEXT_WIDTH])
        return 0;
    if (t->width > 0 && count != t->width)
        return err_at(&t->in->reader.lines.err, t->in->reader.start_line + k->line, k->at + 1,
                      "the row has %zu cell%s, not %zu; rows of another length: "
                      "--input text:cells=separated,width=N",
                      count, count == 1 ? "" : "s", t->width);
    t->width = count;
    t->height++;
    return 0;
}

/* Adds cells. Returns 0, or -1 with the error set. */
static int tokens_add(struct tokens *k, const unsigned char *codes, size_t n)
{
    k->separated = false;
    return format_append(k->t->in, &k->t->in->state.samples, codes, n);
}

/* Reads a string in quotes: a cell, or a row of cells. Returns 0, or -1 with the error set. */
static int tokens_string(struct tokens *k)
{
    struct span string = format_skip(k->text, k->at + 1);
    const unsigned char *end = memchr(string.s, string.s[-1], string.n);
    unsigned char code;
    if (!end)
        return tokens_wrong(k, "the string does not end in this line");
    string.n = (size_t)(end - string.s);
    k->at += string.n + 2;
    if (string.n > 1 && tokens_word(string, &code) == string.n)
        return tokens_add(k, &code, 1);
    if (string.n < 2)
        return tokens_add(k, string.n ? string.s : (const unsigned char *)" ", 1);
    return tokens_end_row(k) || tokens_add(k, string.s, string.n) || tokens_end_row(k) ? -1 : 0;
}

/* Skips the text after a bracket, and ends the row. Returns 1, 0 if more separate rows may follow,
 * or -1 with the error set if another board begins. */
static int tokens_end(struct tokens *k)
{
    if (k->deepest == LEVELS && words_name(k->t, format_skip(k->text, k->at)))
        return 1;
    while (k->at < k->text.n && k->text.s[k->at] != '[' && k->text.s[k->at] != '{')
        k->at++;
    return k->at < k->text.n
               ? tokens_wrong(k, "a second board on this line; begin each board on a line of "
                                 "its own")
           : tokens_end_row(k) ? -1
                               : k->deepest == LEVELS;
}

/* Reads a bracket. Returns 0, or -1 with the error set. */
static int tokens_bracket(struct tokens *k, bool opens)
{
    if (opens ? k->depth == LEVELS : k->depth == 0)
        return tokens_wrong(k, opens ? "a third level of brackets; a board has two"
                                     : "there is no bracket to close");
    if (opens && k->depth == 0 && k->deepest == LEVELS)
        return tokens_end(k);
    k->at++;
    if (tokens_end_row(k))
        return -1;
    k->depth = opens ? k->depth + 1 : k->depth - 1;
    k->deepest = k->depth > k->deepest ? k->depth : k->deepest;
    return 0;
}

/* Reads a separator. There is an empty cell between two separators. Returns 0, or -1 with the error
 * set. */
static int tokens_separator(struct tokens *k)
{
    const size_t cells = k->t->in->state.samples.len - k->t->height * k->t->width;
    const bool after_string = cells == 0 && k->t->height > 0 && k->at > 0;
    k->at++;
    if (k->text.s[k->at - 1] == ';' && k->depth > 0)
        return tokens_end_row(k);
    if (k->deepest == 0 && (k->separated || cells == 0) && !after_string &&
        tokens_add(k, (const unsigned char *)" ", 1))
        return -1;
    k->separated = true;
    return 0;
}

int tokens_append(struct input *in, struct span text, bool string)
{
    struct text_buf *cells = &in->state.samples;
    unsigned char code;
    if (string && (text.n == 0 || tokens_word(text, &code) < text.n))
        return text.n ? drawing_append(in, cells, text) : text_append(cells, " ", 1);
    return tokens_number(in, text, &code) < text.n ? 0 : text_append(cells, (const char *)&code, 1);
}

/* Reads a number or another single character. Returns 0, or -1 with the error set. */
static int tokens_cell(struct tokens *k)
{
    const struct span rest = format_skip(k->text, k->at);
    unsigned char code = *rest.s;
    const size_t n = tokens_number(k->t->in, rest, &code);
    if (n == 0 && rest.n > 1 && !tokens_is_end(rest.s[1]))
        return tokens_wrong(k, "expected a cell: an integer from -99 to 99, or one character");
    k->at += n ? n : 1;
    return tokens_add(k, &code, 1);
}

/* Reads the rest of a line. Returns 1 if the last bracket was closed, 0 if not, or -1 with the
 * error set. */
static int tokens_line(struct tokens *k)
{
    k->separated = false;
    while (k->at < k->text.n) {
        const unsigned char c = k->text.s[k->at];
        const bool opens = c == '[' || c == '{';
        int got;
        if (c == ' ' || (c == '\t' && c != k->separator))
            got = (k->at++, 0);
        else if (c == k->separator || c == ',' || (c == ';' && k->depth > 0))
            got = tokens_separator(k);
        else if (opens || c == ']' || c == '}')
            got = tokens_bracket(k, opens);
        else if (c == '"' || c == '\'')
            got = tokens_string(k);
        else if (k->depth == 0 && k->deepest > 0)
            return tokens_end(k);
        else
            got = tokens_cell(k);
        if (got)
            return -1;
    }
    return k->depth < LEVELS && tokens_end_row(k) ? -1 : 0;
}

/* Sets the size from width=N. Returns 0, or -1 with the error set. */
static int tokens_size(struct text *t)
{
    const size_t width = (size_t)t->key[TEXT_WIDTH], count = t->in->state.samples.len;
    if (count == 0)
        return text_refuse(t, 0, "expected numbers");
    if (width && count % width != 0)
        return text_refuse(t, 0, "the number of cells, %zu, is not a multiple of width=%zu", count,
                           width);
    if (width) {
        t->width = t->key[TEXT_TRANSPOSE] ? count / width : width;
        t->height = count / t->width;
    } else if (t->height == 1 && t->in->detected) {
        return text_refuse(t, 0,
                           "%zu cell%s in one row; specify the width of the board: "
                           "--input text:cells=separated,width=N",
                           count, count == 1 ? "" : "s");
    }
    return 0;
}

int tokens_read(struct text *t, unsigned char separator)
{
    struct tokens k = {.t = t, .separator = separator};
    int got = 0;
    t->in->state.samples.len = 0;
    t->characters = false;
    for (; got == 0 && k.line < t->d.lines; k.line++) {
        k.text = drawing_line(&t->d, k.line);
        k.at = k.line == 0 ? tokens_after_name(k.text) : 0;
        got = tokens_line(&k);
    }
    if (got < 0)
        return -1;
    if (k.depth > 0)
        return err_at(&t->in->reader.lines.err, t->in->reader.start_line + k.line, 1,
                      "the input ends before the last bracket is closed");
    return tokens_size(t);
}
