/* doors: where the entrance and the exit of a maze go.
 *
 * In a maze of walls a door is a cell, named in the header, and the border wall
 * of that cell that is open; an inner cell has none. On a board of blocks it is
 * a free block of the border, or a block inside, which opens nothing. Both are
 * one thing here: a board is looked at without its border, and what is then a
 * cell with an open side is the border block on that side. */
#ifndef GEN_RUN_DOORS_H
#define GEN_RUN_DOORS_H

#include "common/base/rng.h"
#include "common/maze/maze.h"

#include <stdint.h>

/* Where doors can be. */
struct door_field {
    size_t width, height; /* in cells; of a board, in blocks inside its border */
    bool endless;         /* no south border; height is not looked at */
    bool board;
    const unsigned char *in; /* the mask: in[y * stride + x] is 0 where no door can be; or NULL */
    size_t stride;
};

enum door_how { DOOR_DEFAULT, DOOR_CELL, DOOR_SIDE, DOOR_PLACE, DOOR_RANDOM, DOOR_FAR, DOOR_NONE };

/* What -e or -x asks for; {0} is the default_value. */
struct door_spec {
    enum door_how how;
    unsigned side;  /* DOOR_SIDE, DOOR_PLACE: MAZE_N .. MAZE_W */
    size_t x, y;    /* DOOR_CELL */
    bool shut;      /* DOOR_CELL: it opens nothing */
    uint64_t place; /* DOOR_PLACE: along the side, from 0 at the north or west end */
};

struct door {
    bool there;
    size_t x, y;
    bool open;     /* the border is open, */
    unsigned side; /* in this direction */
};

/* Reads SPEC: x,y | north[:N] | east[:N] | south[:N] | west[:N] | random |
 * far | none. 0, or -1 and err, which begins with what. */
int door_read(struct door_spec *spec, const char *what, const char *s, struct err *err);

/* The same as text, in blocks with the border counted for a board, if it is not the
 * default_value; NULL if it is. */
enum { DOOR_SPEC = 64 };
const char *door_spec_text(const struct door_spec *spec, bool board, char text[DOOR_SPEC]);

/* Can there be that door? -1 and err if not. What is asked for in blocks of a
 * board, its border counted, is turned to what it is without the border. */
int door_check(struct door_spec *spec, const char *what, const struct door_field *field,
               struct err *err);

/* Chooses the entrance and the exit. At random: any place of the side, or of
 * the whole border, equally likely, but for the cell of the other door and, on a
 * board, the places beside it, unless there is no other. */
void doors_choose(const struct door_spec *entrance, const struct door_spec *exit,
                  const struct door_field *field, struct rng *rng, struct door *in,
                  struct door *out);

/* What asks for just this door. */
struct door_spec door_spec_of(const struct door *door);

/* Turns what is DOOR_FAR to the cell it means in *m, a maze that is done, whose
 * scratch bits but MAZE_OBSTACLE may hold anything and are clear afterwards: the
 * cell farthest from the other door; of two that are far, or one without
 * another, the two cells farthest apart. rng: that which doors_choose will get.
 * work is used. -1 and err: no memory. */
int doors_far(struct door_spec *entrance, struct door_spec *exit, const struct door_field *field,
              struct maze *m, const struct rng *rng, struct mem *work, struct err *err);

/* Are they two places of the border side by side? */
bool doors_touch(const struct door *a, const struct door *b);

/* The cell of a door in *m, or, on a board, the block, that of the border if it
 * is open. */
size_t door_place(const struct door *door, const struct maze *m);

/* Takes the border wall, or the block of the border, away. */
void door_carve(const struct door *door, struct maze *m);

/* The same in row y of a maze of walls, width + 1 digits; border: it is the row
 * of the south border. */
void door_carve_row(const struct door *door, unsigned char *row, size_t width, size_t y,
                    bool border);

#endif
