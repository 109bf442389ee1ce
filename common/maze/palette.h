/* palette: the parts of a picture of a maze, and their colours. The formats svg, pdf, ppm and pgm
 * draw with these colours, and the input format pbm recognizes them. */
#ifndef MAZE_PALETTE_H
#define MAZE_PALETTE_H

#include <stdbool.h>
#include <stddef.h>

/* What a pixel or an element of a picture shows. */
enum palette_kind {
    PALETTE_FREE,
    PALETTE_WALL,
    PALETTE_VISITED,
    PALETTE_PATH,
    PALETTE_START,
    PALETTE_GOAL,
    PALETTE_MARGIN,  /* around the maze, and its openings */
    PALETTE_OUTSIDE, /* solid cells of a maze of walls */
    PALETTE_AT,      /* the current cell of a frame */
    PALETTE_KINDS
};

/* A set of colours (red, green and blue), and the greys that replace them, from 0 to 255. */
struct palette {
    unsigned char color[PALETTE_KINDS][3], grey[PALETTE_KINDS];
};

/* All palettes, and their names, which end with NULL. */
enum { PALETTES = 4 };
extern const struct palette palettes[PALETTES];
extern const char *const palette_names[PALETTES + 1];

/* The key of a format that selects a palette. */
#define PALETTE_KEY "palette", 0, PALETTES - 1, 0, "colours", 0, palette_names

/* Returns whether walls are light and cells dark. */
static inline bool palette_is_dark(const struct palette *palette)
{
    return palette->grey[PALETTE_FREE] < palette->grey[PALETTE_WALL];
}

/* Sets `to` to the colour for the cells of a connected component: a light one, or a dark one in a
 * dark palette. Values of `component` that differ modulo PALETTE_COMPONENTS have different
 * colours. */
enum { PALETTE_COMPONENTS = 12 };
void palette_component(unsigned char to[3], const struct palette *palette, size_t component);

/* Sets `to` to the colour of cells that are shaded by their distance from the start: shade `at`,
 * from 0 to PALETTE_SHADES - 1, interpolates linearly between fixed colours; PALETTE_SHADES is the
 * shade of unreachable cells. */
enum { PALETTE_SHADES = 256 };
void palette_shade(unsigned char to[3], const struct palette *palette, size_t at);

/* Returns the part of a picture that has `color`, or this grey, in any palette, or PALETTE_KINDS if
 * there is none. The shades of cells are PALETTE_FREE. */
enum palette_kind palette_find_color(const unsigned char color[3]);
enum palette_kind palette_find_grey(unsigned char grey);

#endif
