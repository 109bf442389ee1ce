/* import: the input formats, one file and one line of list.h each. null.c is the template for
 * a new one.
 *
 * stream/reader reads the maze stream, row by row where that is enough. The other formats are
 * read maze by maze, in memory proportional to the bytes received: a size that a file claims
 * is compared with its rows only when they have come. */
#ifndef IMPORT_H
#define IMPORT_H

#include "common/base/row.h"
#include "common/stream/maze_io.h"
#include "common/stream/reader.h"

/* The value of --input. */
struct input_choice {
    const struct format *format; /* NULL: detect the format */
    uint64_t values[ROW_KEYS];   /* of its keys, in their order */
};

/* A picture that is a mask: a pixel is a cell. */
struct input_picture {
    bool wants_light;        /* set by the program: the light of the pixels is needed, */
    bool wants_samples;      /* or their samples */
    size_t width, height;    /* 0: the input is no picture */
    uint32_t white;          /* the light of a white pixel, */
    struct text_buf light;   /* and of each pixel, a uint32_t, row by row; owned */
    struct text_buf samples; /* as in struct format_state; owned */
    unsigned channels;       /* of the samples: 1 or 3 */
};

/* Where a board lies in the picture that it was read from. */
struct input_pixels {
    int left, top; /* of block 0,0, in pixels */
    int block;     /* how many pixels wide and high a block is; 0: the maze is not such a board */
};

enum { FORMAT_OTHERS = 95 };

/* What a format keeps for itself, also between two mazes of an input. */
struct format_state {
    struct text_buf body;    /* what it collects until a maze is complete: lines, cells, pixels */
    struct text_buf samples; /* of a picture: 0 to 255, row by row, a byte per channel; or cells */
    struct mem index;        /* where these are, or the walls of cells, or the header of an array */
    uint64_t left;           /* mazes of an array that are not read yet */
    size_t next;             /* which of them comes next */
    unsigned char array;     /* whether the mazes are objects in an array: enum json_array */
    bool pending;            /* the line read last belongs to the next maze */
    uint32_t others[FORMAT_OTHERS]; /* of a drawing: see kit/drawing.h */
    unsigned other_count;
};

/* The input of a program: a descriptor, the format, and the maze being read. {0} before first use.
 */
struct input {
    struct reader reader; /* the bytes, and the header of the current maze, in any format */
    struct err warning;   /* what is empty if there is none; input_advance prints and clears it */
    struct err note;      /* what a picture or text was taken for; printed there if --progress */
    struct input_pixels pixels; /* of the current maze */
    bool free_around; /* the current maze is a picture that needs a start and a goal: its rim may be
                         free by mistake, or it has not two doors */
    struct err why;   /* then: the reason */
    const struct maze_io *io;   /* as given to input_begin; NULL: none */
    const char *name;           /* of the input, in messages */
    struct input_picture *mask; /* set by the program after input_init: the input is a mask; a
                                    picture of it goes here. Not owned; NULL: it is none */

    /* The rest belongs to import/. */
    struct input_choice choice; /* what was asked for, later what was detected */
    bool detected;
    bool has_maze;         /* a maze was read */
    bool warned;           /* there was a warning about this input; it is the only one */
    struct maze maze;      /* the current maze, of formats read maze by maze */
    uint64_t rows;         /* rows of it that input_row has returned */
    struct text_buf text;  /* the line read last, */
    uint64_t text_line;    /* and its number */
    struct text_buf goals; /* the goals of the current maze, "x,y+x,y" */
    struct format_state state;
};

/* The first record of an input, without a byte order mark, blank lines, and comments with words at
 * the front, up to the end of the first block of the input (IO_SIZE). */
struct first_record {
    const unsigned char *s;
    size_t n;
};

struct format {
    struct row entry;
    enum maze_kind forced_kind; /* of the maze stream: the kind of a maze without a header */
    unsigned part;              /* of text/text_input.h: which part of it is named */
    bool raw;                   /* its first bytes may look like a byte order mark */

    /* Returns whether an input that begins with this record is in this format. The maze stream is
     * what no format matches; several matches are an error. NULL: the format must be named, or it
     * begins with a header of the maze stream. */
    bool (*detect)(const struct first_record *record);

    /* Reads the next maze to *m, as reader_maze does, sets in->reader.start_line to where it
     * begins, adds fields to in->reader.head, which is empty, and start and goals with format_start
     * and format_goal. Returns 1, 0 at the end of the input, or -1 with in->reader.lines.err set.
     * NULL: the maze stream. */
    int (*read)(struct input *in, struct maze *m);
};

/* The input formats, ended by NULL; the first one stands for detection, and --help lists those
 * after it. format_detected are those that are detected. */
extern const struct row *const format_list[], *const format_detected[];

/* Returns the format of a row of format_list. */
static inline const struct format *format_of(const struct row *entry)
{
    return (const struct format *)entry; /* its first member */
}

#endif
