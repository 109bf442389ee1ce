/* mask: which cells a maze may have. */
#ifndef GEN_RUN_MASK_H
#define GEN_RUN_MASK_H

#include "common/import/run/input.h"

/* A mask. */
struct mask {
    size_t width, height;
    uint64_t max_cells; /* how many it may have, 0: any number; set by the program */
    bool has_threshold; /* --threshold; set by the program, as the next one is */
    uint64_t threshold; /* of the brightness of a cell, in thousandths of white */
    uint64_t hash;      /* see maze-gen(1) */
    struct mem mem;    /* owned: width + 1 bytes per row and one more row, 0xff inside, 0 outside */
    size_t cells;      /* inside, at least 1; set by mask_count */
    size_t components; /* connected components of the cells inside; set by mask_count */

    /* What is scaled; owned. wants_light is set by the program: a picture may be scaled after it is
     * read, or has a threshold. */
    struct input_picture picture;
};

/* The threshold without --threshold, and that of white, in thousandths. */
enum { MASK_THRESHOLD = 500, MASK_WHITE = 1000 };

/* Reads the only maze or board of a file, or of standard input if the name is "-", whose solid
 * cells are outside the mask; a picture has a cell per pixel. *mask must be zeroed except for what
 * the program sets. Returns 0, or -1 with *err set, with line and column if they are known: the
 * input is malformed, it has no maze or a second one, or memory runs out. */
int mask_open(struct mask *mask, const char *name, struct err *err);

/* Counts cells and connected components; of a board, at least 3 blocks wide and high, those inside
 * its border. Returns 0, or -1 with *err set if no cell is inside or memory runs out. */
int mask_count(struct mask *mask, bool board, struct err *err);

/* Scales the picture of a mask to width x height cells, if it does not have that size; 0: in
 * proportion to the other, which is not 0. Returns 0, or -1 with *err set if the mask is too large.
 */
int mask_fit(struct mask *mask, uint64_t width, uint64_t height, struct err *err);

/* Returns whether the mask is a picture that may be scaled. */
static inline bool mask_is_picture(const struct mask *mask)
{
    return mask->picture.wants_light && mask->picture.width > 0;
}

void mask_free(struct mask *mask);

#endif
