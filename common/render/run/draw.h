/* draw: draws the records of the input in an output format. */
#ifndef RENDER_RUN_DRAW_H
#define RENDER_RUN_DRAW_H

#include "animation.h"
#include "common/import/run/input.h"

/* {0} before first use. */
struct draw {
    struct render_ctx ctx;
    struct animation animation;
    bool quiet; /* no warnings */

    /* The rest is private, but `started` may be read. */
    bool started;     /* the output of a maze has begun but not ended */
    bool strips;      /* the maze is drawn without marks */
    bool warned;      /* a warning was printed that a maze is wider than the terminal */
    struct mem rows;  /* rows read from the input */
    struct maze maze; /* a record read as a whole */
};

/* Starts drawing in `format` to writer->out, and the animation if d->animation.fps is set. The
 * pointers must outlive *d. Returns 0, or -1 with *err set if animation is not possible. */
int draw_init(struct draw *d, const struct render *format, const struct render_options *options,
              const struct writer *writer, struct err *err);

/* Draws the record whose header input_next has read. A record without a header, or one to be
 * written without its header, is first read as a whole, so that no part of it is written if it is
 * malformed. Returns 0, or -1 with input->reader.lines.err set; d->started is then true if part of
 * the maze was written. */
int draw_record(struct draw *d, struct input *input);

/* Ends the output after the last record. Returns 0, or -1 with *err set, for example if the format
 * requires a maze and there was none. */
int draw_close(struct draw *d, struct err *err);

/* Frees all memory. */
void draw_free(struct draw *d);

#endif
