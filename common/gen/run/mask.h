/* mask: the cells that a maze may use. */
#ifndef GEN_RUN_MASK_H
#define GEN_RUN_MASK_H

#include "common/import/run/input.h"

/* A mask. */
struct mask {
    size_t width, height;
    uint64_t max_cells; /* maximum number of cells, 0: no limit; set by the program */
    bool has_threshold; /* --threshold; set by the program, like the next one */
    uint64_t threshold; /* minimum brightness of a cell inside, in thousandths of white */
    uint64_t hash;      /* see maze-gen(1) */
    struct mem mem; /* owned: width + 1 bytes per row, plus one more row; 0xff inside, 0 outside */
    size_t cells;   /* number of cells inside, at least 1; set by mask_count */
    size_t components; /* connected components of the cells inside; set by mask_count */

    /* The picture to scale; owned. The program sets wants_light if a picture may be scaled after it
     * is read, or if a threshold is specified. */
    struct input_picture picture;
};

/* The default threshold, and the brightness of white, in thousandths. */
enum { MASK_THRESHOLD = 500, MASK_WHITE = 1000 };

/* Reads the mask from the only maze, board or picture in the file `name`, or in standard input if
 * name is "-". Solid cells are outside the mask; a picture has one cell per pixel. *mask must be
 * zeroed, except for the members that the program sets. Returns 0, or -1 with *err set, with line
 * and column if known, if the input is malformed, has no maze or more than one, or memory runs
 * out. */
int mask_open(struct mask *mask, const char *name, struct err *err);

/* Counts the cells and the connected components. On a board, which must be at least 3 blocks wide
 * and high, counts only those inside its border. Returns 0, or -1 with *err set if no cell is
 * inside or memory runs out. */
int mask_count(struct mask *mask, bool board, struct err *err);

/* Scales the picture of *mask to width x height cells, unless it has that size already. If one of
 * the two is 0, it is chosen in proportion to the other. Returns 0, or -1 with *err set if the mask
 * is too large. */
int mask_fit(struct mask *mask, uint64_t width, uint64_t height, struct err *err);

/* Returns whether the mask is a picture that may be scaled. */
static inline bool mask_is_picture(const struct mask *mask)
{
    return mask->picture.wants_light && mask->picture.width > 0;
}

void mask_free(struct mask *mask);

#endif
