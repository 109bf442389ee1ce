/* import: the input formats. Each has one file and one line in list.h; null.c is the template for a
 * new one.
 *
 * stream/reader reads the maze stream, row by row where possible. The other formats are read maze
 * by maze, in memory proportional to the bytes received: a size that a file claims is compared with
 * its rows only when they have arrived. */
#ifndef IMPORT_H
#define IMPORT_H

#include "common/base/row.h"
#include "common/stream/maze_io.h"
#include "common/stream/reader.h"

/* The value of --input. */
struct input_choice {
    const struct format *format; /* NULL: detect the format */
    uint64_t values[ROW_KEYS];   /* of the keys of the format, in order */
};

/* A picture used as a mask: one pixel per cell. */
struct input_picture {
    bool wants_light;        /* set by the program: requests the light of the pixels */
    bool wants_samples;      /* set by the program: requests their samples */
    size_t width, height;    /* 0: the input is not a picture */
    uint32_t white;          /* the light of a white pixel */
    struct text_buf light;   /* the light of each pixel, a uint32_t, row by row; owned */
    struct text_buf samples; /* as in struct format_state; owned */
    unsigned channels;       /* channels of the samples: 1 or 3 */
};

/* The position of a board in the picture from which it was read. */
struct input_pixels {
    int left, top; /* position of block 0,0, in pixels */
    int block;     /* width and height of a block in pixels; 0: the maze is not such a board */
};

enum { FORMAT_OTHERS = 95 };

/* State of a format, also kept between two mazes of an input. */
struct format_state {
    struct text_buf body;    /* data collected until a maze is complete: lines, cells, pixels */
    struct text_buf samples; /* of a picture: 0 to 255, row by row, a byte per channel; or cells */
    struct mem index;        /* their positions, the walls of cells, or the header of an array */
    uint64_t left;           /* unread mazes of an array */
    size_t next;             /* the next of them */
    bool array;              /* the mazes are elements of an array that has begun */
    bool pending;            /* the last line read belongs to the next maze */
    uint32_t others[FORMAT_OTHERS]; /* of a drawing: see kit/drawing.h */
    unsigned other_count;
};

/* The input of a program: a descriptor, the format, and the maze being read. {0} before first use.
 */
struct input {
    struct reader reader;       /* the bytes, and the header of the current maze, in any format */
    struct err warning;         /* empty `what`: none; input_advance prints and clears it */
    struct err note;            /* how a picture or text was interpreted; printed if --progress */
    struct input_pixels pixels; /* of the current maze */
    bool free_around; /* the current maze is a picture that needs a start and a goal: its border may
                         be free by mistake, or it does not have two doors */
    struct err why;   /* the reason for free_around */
    const struct maze_io *io;   /* the argument of input_begin; NULL: none */
    const char *name;           /* name of the input, for messages */
    struct input_picture *mask; /* set by the program after input_init if the input is a mask:
                                   receives a picture of the mask. Not owned; NULL: not a mask */

    /* The remaining members are private to import/. */
    struct input_choice choice; /* the requested format, then the detected one */
    bool detected;
    bool has_maze;         /* a maze was read */
    bool warned;           /* the input had its one warning */
    struct maze maze;      /* the current maze, in formats read maze by maze */
    uint64_t rows;         /* rows of it returned by input_row */
    struct text_buf text;  /* the last line read */
    uint64_t text_line;    /* its number */
    struct text_buf goals; /* the goals of the current maze, "x,y+x,y" */
    struct format_state state;
};

/* Consecutive bytes, or codes of a drawing (kit/drawing.h). Not owned. */
struct span {
    const unsigned char *s;
    size_t n;
};

struct format {
    struct row entry;
    enum maze_kind forced_kind; /* for the maze stream: the kind of a maze without a header */
    unsigned part;              /* for text: enum text_part, the part that this format names */
    bool raw;                   /* its first bytes can look like a byte order mark */

    /* Returns whether an input that begins with this record is in this format. The record is the
     * first one of the input, up to the end of the first block (IO_SIZE), without a byte order
     * mark, blank lines and comments with words at its front. If no format matches, the input is a
     * maze stream; several matches are an error. NULL: the format must be named, or begins with a
     * header of the maze stream. */
    bool (*detect)(struct span record);

    /* Reads the next maze into *m, as reader_maze does. Sets in->reader.start_line to the line
     * where it begins, adds fields to in->reader.head, which is empty, and adds start and goals
     * with format_start and format_goal. Returns 1, 0 at the end of the input, or -1 with
     * in->reader.lines.err set. NULL: the maze stream. */
    int (*read)(struct input *in, struct maze *m);
};

/* The input formats, ended by NULL. The first one means auto-detect, and --help lists the others.
 * format_detected contains those that are detected. */
extern const struct row *const format_list[], *const format_detected[];

/* Returns the format of a row of format_list. */
static inline const struct format *format_of(const struct row *entry)
{
    return (const struct format *)entry; /* its first member */
}

#endif
