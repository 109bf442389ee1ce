/* input: reads the mazes of an input, in any format. */
#ifndef IMPORT_INPUT_H
#define IMPORT_INPUT_H

#include "common/import/import.h"

/* Parses `value`, the argument of --input, into *choice, a struct input_choice; "maze" means
 * auto-detect. A setting_reader. */
int input_option(void *choice, const char *what, const char *value, struct err *err);

/* Starts reading descriptor fd, which the caller keeps open and closes. If tie is not NULL, flushes
 * it before every read that may block. If `choice` is NULL, the format is detected. */
void input_init(struct input *in, int fd, struct out *tie, const struct input_choice *choice);
void input_free(struct input *in);

/* Starts reading an input of a program: flushes io->out before every read that may block, rejects
 * mazes of more than io->max_cells cells, and prints messages about the input `name`. */
void input_begin(struct input *in, int fd, const char *name, const struct maze_io *io,
                 const struct input_choice *choice);

/* Advances to the next maze and prints a warning about the input. Returns the result of input_next,
 * or 0 if the program writes nothing more. */
int input_advance(struct input *in);

/* Prints an error in the current maze, at its first row unless *err has a position. */
void input_report(const struct input *in, const struct err *err);

/* Stores the error of the input in *err, for a program without the option --input. Returns -1. */
int input_take_error(const struct input *in, struct err *err);

/* Work like reader_next, reader_maze and reader_row, in any format. */
int input_next(struct input *in);
int input_maze(struct input *in, struct maze *m);
int input_row(struct input *in, struct mem *to, size_t at, const unsigned char *above);

/* Converts *place, a pixel of the picture from which the board *m was read, to the nearest free
 * block within a passage. Does nothing for other mazes. Returns 0, or -1 with *err set if there is
 * none. `what` names the place in messages. */
int input_place(const struct input *in, const struct maze *m, const char *what, struct place *place,
                struct err *err);

/* Returns whether the current maze arrives row by row, so that input_row need not store it. */
bool input_has_rows(const struct input *in);

/* ---- detect.c ---- */

/* Detects the format of the input from its first bytes and stores it in in->choice. Returns 0, or
 * -1 with in->reader.lines.err set if they match several formats, or one that these tools do not
 * read. */
int input_detect(struct input *in);

#endif
