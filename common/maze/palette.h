/* palette: the kinds of pixels in a picture of a maze, and their colours. The formats pgm and ppm
 * draw with them, and the input format pbm recognizes them. */
#ifndef MAZE_PALETTE_H
#define MAZE_PALETTE_H

/* The kinds of pixels. */
enum raster_kind {
    RASTER_FREE,
    RASTER_WALL,
    RASTER_VISITED,
    RASTER_PATH,
    RASTER_START,
    RASTER_GOAL,
    RASTER_MARGIN, /* around the maze, and its openings */
    RASTER_KINDS
};

/* Their greys, and their colours (red, green and blue), from 0 to 255. */
extern const unsigned char palette_grey[RASTER_KINDS][3];
extern const unsigned char palette_color[RASTER_KINDS][3];

/* The colours of cells that are shaded by their distance from the start: shade `at`, from 0 to
 * PALETTE_SHADES - 1, by linear interpolation between fixed colours, and that of unreachable cells.
 */
enum { PALETTE_SHADES = 256, PALETTE_UNREACHED = 230 };
void palette_shade(unsigned char to[3], unsigned at);

#endif
