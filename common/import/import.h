/* import: the input formats, one file and one line of list.h each. null.c is the template for
 * a new one.
 *
 * stream/reader reads the maze stream, row by row where that is enough. The other formats are
 * read maze by maze, in memory proportional to the bytes received: a size that a file claims
 * is compared with its rows only when they have come. */
#ifndef IMPORT_H
#define IMPORT_H

#include "common/cli/opt.h"
#include "common/stream/reader.h"

/* The value of --input. */
struct import_choice {
    const struct import *import; /* NULL: detect the format */
    uint64_t values[OPT_KEYS];   /* of its keys, in their order */
};

/* A picture that is a mask: a pixel is a cell. */
struct import_picture {
    bool wants_light;      /* set by the program: the light of the pixels is needed */
    size_t width, height;  /* 0: the input is no picture */
    uint32_t white;        /* the light of a white pixel, */
    struct text_buf light; /* and of each pixel, a uint32_t, row by row; owned */
};

/* The input of a program: a descriptor, the format, and the maze being read. {0} before first use.
 */
struct input {
    struct reader reader; /* the bytes, and the header of the current maze, in any format */
    struct err warning; /* for the program to print and to clear; what is empty if there is none */
    struct import_picture *mask; /* set by the program after input_init: the input is a mask; a
                                    picture of it goes here. Not owned; NULL: it is none */

    /* The rest belongs to import. */
    struct import_choice choice; /* what was asked for, later what was detected */
    bool detected;
    bool has_maze;         /* a maze was read */
    bool warned;           /* there was a warning about this input; it is the only one */
    struct maze maze;      /* the current maze, of formats read maze by maze */
    uint64_t rows;         /* rows of it that input_rows has returned */
    struct text_buf text;  /* the line read last, */
    uint64_t text_line;    /* and its number */
    struct text_buf body;  /* what a format collects until its maze is complete: lines, cells, */
    struct mem index;      /* where they are, */
    size_t indent, top;    /* and how many columns and lines at its left and top were cropped */
    uint64_t left;         /* mazes of an array that are not read yet */
    struct text_buf goals; /* the goals of the current maze, "x,y+x,y" */
};

/* The first bytes of an input, without a byte order mark, blank lines, and comments with words at
 * the front. They end where that record does, or the input, or a block of it (IO_SIZE), if
 * `complete` is true; otherwise there are more. */
struct sample {
    const unsigned char *s;
    size_t n;
    bool complete;
};

/* Whether a sample is in a format. A complete sample is never MATCH_MORE. */
enum match { MATCH_NO, MATCH_YES, MATCH_MORE };

struct import {
    struct opt_entry entry;
    enum maze_kind forced_kind; /* of the maze stream: the kind of a maze without a header */
    bool raw;                   /* its first bytes may look like a byte order mark */

    /* Returns whether an input that begins with this sample is in this format. The maze stream is
     * what no format matches; several matches are an error. NULL: the format must be named. */
    enum match (*detect)(const struct sample *sample);

    /* Reads the next maze to *m, as reader_maze does, sets in->reader.start_line to where it
     * begins, adds fields to in->reader.head, which is empty, and start and goals with import_start
     * and import_goal. Returns 1, 0 at the end of the input, or -1 with in->reader.lines.err set.
     * NULL: the maze stream. */
    int (*read)(struct input *in, struct maze *m);
};

/* Starts reading descriptor fd, which the caller keeps open and closes. If tie is not NULL,
 * flushes it before every read that may block. A choice of NULL detects the format, too. */
void input_init(struct input *in, int fd, struct out *tie, const struct import_choice *choice);
void input_free(struct input *in);

/* As reader_next, reader_maze and reader_rows, in any format. */
int input_next(struct input *in);
int input_maze(struct input *in, struct maze *m);
int input_rows(struct input *in, struct mem *to, size_t at, size_t most,
               const unsigned char *above);

/* Returns whether the current maze arrives row by row, so that input_rows need not hold it. */
bool input_has_rows(const struct input *in);

/* All input formats, ended by NULL; the first one stands for detection. */
extern const struct opt_entry *const import_list[];

/* Returns the format of a row of import_list. */
static inline const struct import *import_of(const struct opt_entry *entry)
{
    return (const struct import *)entry; /* its first member */
}

/* Reads the value of --input into *choice; "maze" stands for detection. Returns 0, or -1 with *err
 * set. */
int import_option(struct import_choice *choice, const char *value, struct err *err);

/* Detects the format of the input from its first bytes and stores it in in->choice. Returns 0, or
 * -1 with in->reader.lines.err set if they fit several formats, or one that these tools do not
 * read. */
int input_detect(struct input *in);

/* ---- for the formats ---- */

/* The rest of a text that is read piece by piece. */
struct import_text {
    const char *at, *end;
};

/* Moves past spaces, tabs, carriage returns and newlines. */
void import_skip_blanks(struct import_text *t);

/* Moves past these and `word`. Returns whether the word is there; if not, t->at is after the
 * blanks.
 */
bool import_take(struct import_text *t, const char *word);

/* Returns whether the sample begins with `text`. */
enum match import_begins(const struct sample *sample, const char *text);

/* Reads a line into in->text, without its end and a carriage return before it; its number goes to
 * in->text_line. Returns 1, 0 at the end of the input, or -1 with in->reader.lines.err set. */
int import_line(struct input *in);

/* Returns whether the line read last is blank: it has only spaces and tabs, or nothing. */
bool import_is_blank(const struct input *in);

/* Reads the next line that is not blank, as import_line does. */
int import_line_after_blank(struct input *in);

/* Sets the error `what` in the line read last, at byte `at` of it, from 0. Returns -1. */
int import_wrong(struct input *in, size_t at, const char *what);

/* Adds the line read last, which begins with #, to the comments of the maze. Returns 0, or -1 with
 * the error set: also if it has a control character, which a terminal may obey. */
int import_comment(struct input *in);

/* Sets the warning of the input, at the line where its current maze begins, unless there was one.
 */
void import_warn(struct input *in, const char *what);

/* Checks that a picture may have this number of pixels: --max-cells limits them. Returns 0, or -1
 * with the error set at the start of the maze. */
int import_limit_pixels(struct input *in, size_t width, size_t height);

/* Returns whether `bytes` of input may describe width > 0 times height cells, of which some need
 * not be shown, such as blanks at the end of a line or cells without a passage: at most 64 cells
 * per byte, and 64 KiB more. */
bool import_fits(size_t width, size_t height, uint64_t bytes);

/* Makes *m a board of width x height blocks, whose digits (1, 4, 8) are in in->body, row by row,
 * one byte per block. Returns 0, or -1 with the error set. */
int import_board(struct input *in, struct maze *m, size_t width, size_t height);

/* Returns the number of obstacles in the outermost rows and columns of a board. */
size_t import_border_obstacles(const struct maze *m);

/* Returns whether a board is closed: at least 3x3, with at most two gaps in its border. */
bool import_is_closed(const struct maze *m);

/* Makes *m a maze of width x height cells without any wall. Returns 0, or -1 with the error set. */
int import_open(struct input *in, struct maze *m, size_t width, size_t height);

/* Closes the wall of cell (x, y) in direction d, MAZE_N to MAZE_W. */
void import_wall(struct maze *m, size_t x, size_t y, unsigned d);

/* Add the start, and one more goal, to the maze. Return 0, or -1 with the error set if memory runs
 * out. */
int import_start(struct input *in, size_t x, size_t y);
int import_goal(struct input *in, size_t x, size_t y);

#endif
