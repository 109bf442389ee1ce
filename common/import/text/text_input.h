/* text_input: the one reader of boards and mazes as people write them. text_input.c says in which
 * order a text passes its parts, each a file:
 *
 *     before.c    removes the lines before a board: its size, its start and goal
 *     words.c     the same for lines of words, and those after it
 *     ascii.c     walls drawn with + - and |, unicode.c: with box-drawing characters
 *     split.c     the cells of its lines: characters or blanks between them
 *     tokens.c    the same for numbers, quotes, brackets and separators
 *     table.c     a table with a row for each cell
 *     sides.c     numbers whose bits are the sides of cells
 *     legend.c    what each kind of cell means, marks.c: start and goal
 *     doubt.c     whether the resulting board is the only sensible reading
 *     readings.c  the messages that list other readings, each with its option
 *
 * boards.c finds the boards of JSON, which then pass the same parts. */
#ifndef IMPORT_TEXT_INPUT_H
#define IMPORT_TEXT_INPUT_H

#include "common/import/kit/drawing.h"

#include <string.h>

/* The keys of --input text, in their order. */
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

/* The formats that are parts of it, see struct format. */
enum text_part { TEXT_WHOLE, TEXT_ART, TEXT_ASCII, TEXT_NUMBERS, TEXT_UNICODE };

/* What a kind of cell means; the first four are those of the keys. */
enum text_meaning {
    MEANS_NOTHING,
    MEANS_WALL = 1 + TEXT_WALL,
    MEANS_FREE = 1 + TEXT_FREE,
    MEANS_START = 1 + TEXT_START,
    MEANS_GOAL = 1 + TEXT_GOAL,
    MEANS_PATH,
    MEANS_VISITED
};

/* How sure it is which kind of cell is the wall. */
enum text_sure {
    SURE_NOT,   /* known by the border alone */
    SURE_OWN,   /* the one kind that does not look free */
    SURE_DIGIT, /* 1 beside 0 */
    SURE_WALL   /* a usual wall, or one that is named */
};

/* In which order the two numbers of a place are: column and row as the width and height before
 * them, from 0 or 1; or from 0, in any order, or column first. */
enum text_order { ORDER_OF_SIZE, ORDER_NONE = ORDER_OF_SIZE, ORDER_ANY, ORDER_COLUMN };

/* Start and goal of a board that are named beside it. */
struct text_ends {
    uint64_t place[4];     /* the numbers of the start, then of the goal */
    unsigned which;        /* 1 for a start, 2 for a goal: which there are */
    bool odd;              /* an end is named twice, or its numbers are not two */
    enum text_order order; /* of the numbers */
};

enum { TEXT_BEFORE = 8 }; /* numbers before a board that are kept */

/* A text that is being read. A kind of cell is a code, as in kit/drawing.h: a character, or a
 * number. */
struct text {
    struct drawing d; /* its lines */
    struct input *in;
    uint64_t key[TEXT_KEYS]; /* the values of the keys */

    uint64_t before[TEXT_BEFORE]; /* the numbers before the board, */
    size_t before_count;
    uint64_t before_lines; /* and in how many lines they are */
    struct text_ends ends; /* named before or after it */

    /* The cells are in in->state.samples, row by row. Cell x,y is the character at column
     * left + x * pitch of line top + y, if they are `characters`. */
    size_t width, height;
    bool characters, numeric; /* `numeric`: most are numbers */
    size_t left, top, pitch;

    size_t count[DRAWING_CODES];
    unsigned char meaning[DRAWING_CODES]; /* enum text_meaning */
    bool given;                           /* an option or the text names the meaning of a kind */
    bool exits;                           /* an option names the gaps of the border as goals */
    enum text_sure sure;
    struct place start; /* of the board, PLACE_NONE if nothing says where it is, */
    struct place goal;  /* and a goal */
};

/* Returns the cells. */
static inline unsigned char *text_cells(const struct text *t)
{
    return t->in->state.samples.mem.at;
}

/* Returns the value of a key that is a text, or NULL if it was not given. Another key or nothing
 * follows it. */
static inline const char *text_value(const struct text *t, enum text_key key)
{
    return (const char *)(uintptr_t)t->key[key];
}

/* Prepares *t for the next board of *in, in the format text, a part of it, or one with its keys. */
void text_input_begin(struct text *t, struct input *in);

/* Makes *m of the cells. Returns 1, or -1 with the error set. */
int text_make(struct text *t, struct maze *m);

/* Makes the walls of a board free and the free cells walls, except for start and goal. */
void text_exchange(struct text *t, struct maze *m);

/* ---- before.c ---- */

/* Removes what stands before the board from the lines, and keeps its numbers. No line may be left:
 * the board comes after an empty line. */
void before_remove(struct text *t);

/* Finds start and goal of *m among the numbers before it. If they lie in walls of ones, and in
 * exactly one way, the ones are free. Returns 0, or -1 with the error set if they are neither its
 * size nor places in it, or places in several ways. */
int before_places(struct text *t, struct maze *m);

/* ---- words.c ---- */

/* Returns 1 if a name in small letters is that of a start, 2 if it is that of a goal, otherwise 0.
 */
unsigned words_end(const char *name);

/* Keeps the numbers of the start, if `end` is 1, or of the goal, 2. */
void words_place(struct text_ends *e, unsigned end, const uint64_t numbers[2]);

/* Returns whether a line is a title: words, one of at least three letters, with a letter that the
 * line beside it has not; or marks a block of code. */
bool words_are_title(const struct text *t, size_t line);

/* Keeps what the n characters at s say of size, start and goal. Returns whether they consist of
 * names with numbers. */
bool words_name(struct text *t, const unsigned char *s, size_t n);

/* Keeps the meaning of a kind of cell, in a line such as "S = start" or "wall: #". Returns whether
 * it is one. */
bool words_mean(struct text *t, const unsigned char *s, size_t n);

/* Removes what stands after the board from the lines, and keeps what it says. */
void words_after(struct text *t);

/* ---- split.c, tokens.c ---- */

/* Finds the cells of the lines. Returns 0, or -1 with the error set. */
int text_split(struct text *t);

/* Returns whether a line consists of numbers and single characters with blanks between them. Counts
 * them in *n; *numbers says whether a number is among them. */
bool tokens_with_blanks(const unsigned char *s, size_t length, size_t *n, bool *numbers);

/* Returns whether the lines are an array in brackets, or strings in quotes. */
bool tokens_in_brackets(const struct text *t);

/* Appends the cells of the n bytes at s to in->state.samples: the characters of a `string`, or one
 * number, true or false, or nothing. Returns 0, or -1 if memory runs out. */
int tokens_append(struct input *in, const unsigned char *s, size_t n, bool string);

/* Returns what a word such as wall or start means, MEANS_NOTHING if it is none. */
enum text_meaning tokens_meaning(const unsigned char *s, size_t n);

/* Finds the cells of lines that consist of numbers, words, quoted strings and single characters
 * with `separator` between them, or in brackets. Returns 0, or -1 with the error set. */
int tokens_read(struct text *t, unsigned char separator);

/* ---- table.c ---- */

/* Makes *m of the lines if they are a table of cells. Returns 1, 0 if they are not, or -1 with the
 * error set. */
int table_read(struct text *t, struct maze *m);

/* ---- sides.c ---- */

/* Makes *m a maze of walls if the cells are numbers that say which sides of a cell are walls.
 * Returns 1, 0 if they are not, or -1 with the error set. */
int sides_read(struct text *t, struct maze *m);

/* Returns whether the cells can be digits of the maze stream, of a maze of walls. */
bool sides_are_digits(const struct text *t);

/* ---- legend.c ---- */

/* Finds what each kind of cell means. Returns 0, or -1 with the error set. */
int legend_find(struct text *t);

/* Returns whether there is a cell that means this. */
bool legend_has(const struct text *t, enum text_meaning meaning);

/* Returns whether a kind of cell is a number, and its value. */
bool legend_is_number(const struct text *t, unsigned code);
int legend_value(const struct text *t, unsigned code);

/* ---- doubt.c ---- */

/* Checks that the board *m is the only sensible reading. Returns 0, or -1 with the error set. */
int doubt_board(struct text *t, struct maze *m);

/* ---- ascii.c, unicode.c ---- */

/* Return whether the lines draw the walls between cells: with posts, + or o, or in box-drawing
 * characters. */
bool ascii_is_drawn(const struct drawing *d);
bool unicode_is_drawn(const struct drawing *d);

/* Returns whether a character is a mark of -f unicode; and how many lines it gives a cell that is
 * `width` characters wide. */
bool unicode_is_mark(unsigned code);
size_t unicode_lines(size_t width);
enum { CELL_MAX = 200 }; /* characters of a cell in box-drawing characters */

/* Make *m of such a drawing. Return 1, or -1 with the error set; 0 if the walls are not between
 * cells of equal size, so that the text may be a board. */
int ascii_read(struct drawing *d, struct maze *m);
int unicode_read(struct drawing *d, struct maze *m);

/* Adds the walls that a drawing leaves out between cells that are cut off. *m has the sides that
 * are drawn, and the marks. Returns 0, or -1 with the error set if a post is missing elsewhere, or
 * if memory runs out. */
int outside_close(const struct drawing *d, const struct drawing_grid *g, struct maze *m);

/* ---- readings.c ---- */

#define TEXT_NONE "found no maze in this text; --help inputs lists the formats"

/* Sets the error, with its format and values, at the first cell of a kind, or at the start of the
 * board if that is 0; of the NUL byte, it is DRAWING_CODES. Returns -1. */
int text_refuse(struct text *t, unsigned code, const char *fmt, ...) PRINTF_LIKE(3, 4);

/* What an option is to say: that a kind of cell, or none if it is 0, is named by a key. */
struct text_choice {
    enum text_key key;
    unsigned code; /* TEXT_EXITS: the word exits */
};
enum { TEXT_EXITS = 0x1000 };

/* Adds to the error what it may be, and the option that chooses it, beside what is given. Returns
 * -1. */
int text_offer(struct text *t, const char *what, const struct text_choice *choices, size_t count);
#define TEXT_OFFER(t, what, ...)                                                                   \
    text_offer(t, what, (struct text_choice[]){__VA_ARGS__},                                       \
               sizeof((struct text_choice[]){__VA_ARGS__}) / sizeof(struct text_choice))

/* Adds to the error what it is without the lines before it, and the option that skips them. */
int text_offer_skip(struct text *t, const char *what);

/* Gives the kinds of cells that the value of a key names a meaning. The word exits, of a goal, sets
 * t->exits instead. */
void text_named(struct text *t, enum text_key key, enum text_meaning meaning);

/* Writes the name of a kind of cell to `to`, as an option has it. Returns `to`. */
enum { TEXT_NAME = 16 };
const char *text_name(const struct text *t, unsigned code, char to[TEXT_NAME]);

#endif
