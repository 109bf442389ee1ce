/* mask: which cells a maze may have. */
#ifndef GEN_RUN_MASK_H
#define GEN_RUN_MASK_H

#include "common/import/import.h"

struct mask {
    size_t width, height;
    uint64_t hash;  /* as maze-gen(1) says */
    struct mem mem; /* owned; width + 1 bytes a row and one row more, 0xff inside, 0 not */
    size_t cells;   /* inside, at least 1; from mask_count */
    size_t parts;   /* that do not touch by their sides; from mask_count */
};

/* Reads the one maze or board of a stream: its solid cells are outside. -1 and
 * err, with line and column where it has one: it is malformed, there is none or
 * a second one, or memory runs out. *k is {0} before. */
int mask_read(struct mask *k, int fd, struct err *err);

/* The same from a file, or, where the name is "-", from standard input. */
int mask_open(struct mask *k, const char *name, struct err *err);

/* Counts cells and parts; for a board its border is first put outside. -1 and err:
 * no cell is inside, or memory. */
int mask_count(struct mask *k, bool board, struct err *err);

void mask_free(struct mask *k);

#endif
