/* text_input: reads boards and mazes in free-form text. text_input.c calls the steps in this order,
 * one file per step:
 *
 *     before.c    removes the lines before a board: its size, start and goal
 *     words.c     removes lines of words before and after a board
 *     ascii.c     reads walls drawn with + - and |; unicode.c: with box-drawing characters
 *     grid.c      reads the walls and marks of such drawings; outside.c: the walls that they omit
 *     split.c     finds the cells of lines of characters, or of characters separated by spaces
 *     tokens.c    finds the cells of lines with numbers, quotes, brackets and separators
 *     table.c     reads a table with one row per cell
 *     sides.c     reads numbers whose bits are the sides of cells
 *     legend.c    finds the meaning of each kind of cell; marks.c: start and goal
 *     doubt.c     checks that the resulting board is the only sensible reading
 *     readings.c  writes the messages that list other readings, each with its option
 *
 * boards.c finds boards in JSON, which then take the same steps. */
#ifndef IMPORT_TEXT_INPUT_H
#define IMPORT_TEXT_INPUT_H

#include "common/import/kit/drawing.h"

#include <string.h>

/* The keys of --input text, in order. */
enum text_key {
    TEXT_WALL,
    TEXT_FREE,
    TEXT_START,
    TEXT_GOAL,
    TEXT_ENDS,
    TEXT_CELLS,
    TEXT_SKIP,
    TEXT_BITS,
    TEXT_WIDTH,
    TEXT_TRANSPOSE,
    TEXT_COLOURS,
    TEXT_KEYS
};
extern const struct row_key text_keys[];

/* The formats that are parts of text; see struct format. */
enum text_part { TEXT_WHOLE, TEXT_ART, TEXT_ASCII, TEXT_NUMBERS, TEXT_UNICODE };

/* The meaning of a kind of cell; the first four are those of the keys. */
enum text_meaning {
    MEANS_NOTHING,
    MEANS_WALL = 1 + TEXT_WALL,
    MEANS_FREE = 1 + TEXT_FREE,
    MEANS_START = 1 + TEXT_START,
    MEANS_GOAL = 1 + TEXT_GOAL,
    MEANS_PATH,
    MEANS_VISITED
};

/* How certain it is which kind of cell is the wall. */
enum text_sure {
    SURE_NOT,   /* derived only from the border */
    SURE_OWN,   /* the only kind that does not look free */
    SURE_DIGIT, /* 1 beside 0 */
    SURE_WALL   /* a usual wall, or a named one */
};

/* The order of the two numbers of a place: column and row in the order of the width and height
 * before them, counted from 0 or 1; or, counted from 0, in any order, or column first. */
enum text_order { ORDER_OF_SIZE, ORDER_NONE = ORDER_OF_SIZE, ORDER_ANY, ORDER_COLUMN };

enum { TEXT_BEFORE = 8 }; /* maximum of stored numbers before a board */

/* The numbers beside a board: those before it, such as its size, and its named start and goal. */
struct text_numbers {
    uint64_t at[TEXT_BEFORE]; /* numbers before the board */
    size_t count;
    uint64_t place[4];     /* the numbers of the start, then of the goal */
    unsigned which;        /* which of them are known: 1 for a start, 2 for a goal */
    bool odd;              /* an end is named twice, or does not have two numbers */
    enum text_order order; /* order of the numbers */
};

/* A text being read. A kind of cell is a code, as in kit/drawing.h: a character or a number. */
struct text {
    struct drawing d; /* its lines */
    struct input *in;
    enum text_part part;     /* the format */
    uint64_t key[TEXT_KEYS]; /* values of the keys */

    struct text_numbers numbers;
    uint64_t before_lines; /* the number of lines before the board that contain numbers */

    /* The cells are in in->state.samples, row by row. If they are `characters`, cell x,y is the
     * character at column left + x * pitch of line top + y. */
    size_t width, height;
    bool characters, numeric; /* `numeric`: most cells are numbers */
    size_t left, top, pitch;

    size_t count[DRAWING_CODES];
    unsigned char meaning[DRAWING_CODES]; /* enum text_meaning */
    bool given;                           /* an option or the text names the meaning of a kind */
    bool exits;                           /* an option names the gaps in the border as goals */
    enum text_sure sure;
    struct place start; /* start of the board; PLACE_NONE: unknown */
    struct place goal;  /* a goal of the board */
};

/* Returns the cells. */
static inline unsigned char *text_cells(const struct text *t)
{
    return t->in->state.samples.mem.at;
}

/* Returns the value of a key that is a text, or NULL if it was not given. A comma, which ends the
 * value, or a null byte follows it. */
static inline const char *text_value(const struct text *t, enum text_key key)
{
    return (const char *)(uintptr_t)t->key[key];
}

/* Prepares *t for the next board of *in, in the format text, a part of it, or a format with its
 * keys. */
void text_input_begin(struct text *t, struct input *in);

/* Makes *m from the cells. Returns 1, or -1 with the error set. */
int text_make(struct text *t, struct maze *m);

/* Exchanges the walls and the free cells of a board, except at the start and the goal. */
void text_exchange(struct text *t, struct maze *m);

/* ---- before.c ---- */

/* Removes the lines before the board and stores their numbers. If no line remains, the board
 * follows an empty line. */
void before_remove(struct text *t);

/* Finds the start and goal of *m among the numbers before it. If these are in cells of ones taken
 * for walls, and in exactly one way, the ones become free. Returns 0, or -1 with the error set if
 * the numbers are neither its size nor places in it, or are places in several ways. */
int before_places(struct text *t, struct maze *m);

/* ---- words.c ---- */

/* Returns 1 if `name`, in lower case, means a start, 2 if it means a goal, otherwise 0. */
unsigned words_end(const char *name);

/* Stores the numbers of the start if `end` is 1, or of the goal if it is 2. */
void words_place(struct text_numbers *to, unsigned end, const uint64_t numbers[2]);

/* Returns whether a line is a title: words, including one of at least three letters, with a letter
 * that the adjacent line does not contain; or a line that delimits a block of code. */
bool words_are_title(const struct text *t, size_t line);

/* Stores the size, start and goal that a line names. Returns whether it consists of names with
 * numbers. */
bool words_name(struct text *t, struct span line);

/* Stores the meaning of a kind of cell, from a line such as "S = start" or "wall: #". Returns
 * whether the line is one. */
bool words_mean(struct text *t, struct span line);

/* Removes the lines after the board and stores the information in them. */
void words_after(struct text *t);

/* ---- split.c, tokens.c ---- */

/* Finds the cells of the lines. Returns 0, or -1 with the error set. */
int text_split(struct text *t);

/* Returns whether a line consists of numbers and single characters separated by spaces or tabs.
 * Stores how many there are in *n, and whether a number is among them in *numbers. */
bool tokens_with_blanks(struct span line, size_t *n, bool *numbers);

/* Returns whether the lines are an array in brackets, or strings in quotes. */
bool tokens_in_brackets(const struct text *t);

/* Appends the cells of a text to in->state.samples: the characters of a `string`, or one number,
 * true or false; or nothing for anything else. Returns 0, or -1 if memory runs out. */
int tokens_append(struct input *in, struct span text, bool string);

/* Returns the meaning of a word such as wall or start, or MEANS_NOTHING. */
enum text_meaning tokens_meaning(struct span word);

/* Finds the cells of lines that consist of numbers, words, quoted strings and single characters,
 * separated by `separator` or in brackets. Returns 0, or -1 with the error set. */
int tokens_read(struct text *t, unsigned char separator);

/* ---- table.c ---- */

/* Makes *m from the lines if they are a table of cells. Returns 1, 0 if they are not, or -1 with
 * the error set. */
int table_read(struct text *t, struct maze *m);

/* ---- sides.c ---- */

/* Makes *m a maze of walls if the cells are numbers that describe which sides of a cell are walls.
 * Returns 1, 0 if they are not, or -1 with the error set. */
int sides_read(struct text *t, struct maze *m);

/* Returns whether the cells can be the digits of a maze of walls in the maze stream. */
bool sides_are_digits(const struct text *t);

/* ---- legend.c ---- */

/* Finds the meaning of each kind of cell. Returns 0, or -1 with the error set. */
int legend_find(struct text *t);

/* Kinds of cells: a string of codes. */
struct text_kinds {
    unsigned char code[DRAWING_CODES];
    unsigned count;
};

/* Returns the kinds of cells with this meaning, in the order of their codes. */
struct text_kinds legend_kinds(const struct text *t, enum text_meaning meaning);

/* Returns whether a cell has this meaning. */
bool legend_has(const struct text *t, enum text_meaning meaning);

/* Returns the number that a kind of cell is, or LEGEND_NO_NUMBER, which is larger than all of them.
 */
enum { LEGEND_NO_NUMBER = 100 };
int legend_number(const struct text *t, unsigned code);

/* ---- doubt.c ---- */

/* Checks that the board *m is the only sensible reading. Returns 0, or -1 with the error set. */
int doubt_board(struct text *t, struct maze *m);

/* ---- ascii.c, unicode.c ---- */

/* Return whether the lines draw walls between cells: with the posts + or o, or in box-drawing
 * characters. */
bool ascii_is_drawn(const struct drawing *d);
bool unicode_is_drawn(const struct drawing *d);

/* Return whether a character is a mark of -f unicode, and the number of lines of a cell that is
 * `width` characters wide. */
bool unicode_is_mark(unsigned code);
size_t unicode_lines(size_t width);
enum { CELL_MAX = 200 }; /* maximum width of a cell in box-drawing characters */

/* Make *m from such a drawing. Return 1, -1 with the error set, or 0 if the walls are not between
 * cells of equal size, so that the text may be a board. */
int ascii_read(struct drawing *d, struct maze *m);
int unicode_read(struct drawing *d, struct maze *m);

/* ---- readings.c ---- */

#define TEXT_NONE "found no maze in this text; --help inputs lists the formats"

/* Sets an error, given by a format and values, at the first cell of the kind `code`, or at the
 * start of the board if `code` is 0. DRAWING_CODES stands for the null byte. Returns -1. */
int text_refuse(struct text *t, unsigned code, const char *fmt, ...) PRINTF_LIKE(3, 4);

/* A part of an option: the key names these kinds of cells, a string of codes. */
struct text_choice {
    enum text_key key;
    const void *kinds;
};
#define TEXT_EXITS   "\1"                                     /* stands for the word exits */
#define TEXT_KIND(c) ((unsigned char[2]){(unsigned char)(c)}) /* a kind; none if c is 0 */

/* Adds to the error the interpretation `what` and the option that selects it: the given options and
 * `choices`. Returns -1. */
int text_offer(struct text *t, const char *what, const struct text_choice *choices, size_t count);
#define TEXT_OFFER(t, what, ...)                                                                   \
    text_offer(t, what, (struct text_choice[]){__VA_ARGS__},                                       \
               sizeof((struct text_choice[]){__VA_ARGS__}) / sizeof(struct text_choice))

/* Adds to the error the interpretation `what` without the lines before it, and the option that
 * skips these lines. Returns -1. */
int text_offer_skip(struct text *t, const char *what);

/* Sets the meaning of the kinds of cells in the value of a key. The word exits, for a goal, sets
 * t->exits instead. */
void text_named(struct text *t, enum text_key key, enum text_meaning meaning);

/* Writes the name of a kind of cell, as used in an option, to `to`. Returns the name. */
enum { TEXT_NAME = 16 };
const char *text_name(const struct text *t, unsigned code, char to[TEXT_NAME]);

#endif
