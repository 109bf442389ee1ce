/* shades: one colour per cell, for pictures in which cells are shaded by their distance from the
 * start, or by their connected component. Shades replace the colours of free and visited cells. */
#ifndef RENDER_KIT_SHADES_H
#define RENDER_KIT_SHADES_H

#include "common/maze/palette.h"
#include "numbering.h"

/* What the colours of a picture show: only the path and other marks, or one shade per cell. */
enum shades_kind { SHADES_PATH, SHADES_DISTANCE, SHADES_SETS };

/* The key of a format that selects the kind of shades. */
extern const char *const shades_names[];
#define SHADES_KEY "color", 0, SHADES_SETS, SHADES_PATH, "what the colours show", 0, shades_names

/* The shades of a maze; {0} before first use. */
struct shades {
    enum shades_kind kind;         /* SHADES_PATH: no shades */
    const struct palette *palette; /* of the picture */
    size_t stride;                 /* of the maze */
    const uint32_t *numbers;       /* by cell; NUMBERING_NONE: no number */
    uint32_t farthest;             /* SHADES_DISTANCE: the largest number, at least 1 */
};

/* Returns the kind of shades for the value of SHADES_KEY. If the header has the field `sets`,
 * SHADES_PATH becomes SHADES_SETS. Other kinds require the whole maze. */
enum shades_kind shades_kind_of(const struct render_ctx *c, uint64_t value);

/* Computes the shades of the maze. Unless they are SHADES_PATH, the maze must be in *c->maze.
 * Stores their numbers in *mem, which grows and remains owned by the caller. Returns 0, or -1 with
 * *c->err set. */
int shades_prepare(struct shades *s, struct mem *mem, struct render_ctx *c, uint64_t value,
                   const struct palette *palette);

/* Returns whether cell (x, y) is connected to another cell, for SHADES_SETS. If so, stores a number
 * in *color, which is the same for all cells of the component. The numbers of two components whose
 * first cells are neighbours, even diagonally, differ modulo 12. */
bool shades_component(const struct shades *s, size_t x, size_t y, size_t *color);

/* Stores the shade of cell (x, y) in `to`: red, green and blue. s->kind must not be SHADES_PATH.
 * Returns whether the cell has a shade. With SHADES_DISTANCE, all cells have one, and the path
 * should be white. With SHADES_SETS, cells without passages have none. */
bool shades_get(const struct shades *s, size_t x, size_t y, unsigned char to[3]);

#endif
