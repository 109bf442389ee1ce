/* doors: where the entrance and the exit of a maze go.
 *
 * A door is a cell, named in the header, and the border wall of that cell
 * that is open; an inner cell has none. */
#ifndef DOORS_H
#define DOORS_H

#include "../maze.h"
#include "../rng.h"

#include <stdint.h>

enum door_how { DOOR_PRESET, DOOR_CELL, DOOR_SIDE, DOOR_PLACE, DOOR_RANDOM, DOOR_FAR, DOOR_NONE };

/* What -e or -x asks for; {0} is the preset. */
struct door_spec {
    enum door_how how;
    unsigned side;  /* DOOR_SIDE, DOOR_PLACE: MAZE_N .. MAZE_W */
    size_t x, y;    /* DOOR_CELL */
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

/* Can a maze of this size, or one without a south border whose height is then
 * not looked at, have that door? -1 and err if not. */
int door_check(const struct door_spec *spec, const char *what, size_t width, size_t height,
               bool endless, struct err *err);

/* Chooses the entrance and the exit. At random: any place of the side, or of
 * the whole border, equally likely, but for the cell of the other door, unless
 * there is no other. */
void doors_choose(const struct door_spec *entrance, const struct door_spec *exit, size_t width,
                  size_t height, struct rng *rng, struct door *in, struct door *out);

/* Turns what is DOOR_FAR to the cell it means in *m, a maze that is done, whose
 * scratch bits may hold anything and are clear afterwards: the cell farthest
 * from the other door; of two that are far, or one without another, the two
 * cells farthest apart. rng: that which doors_choose will get. work is used.
 * -1 and err: no memory. */
int doors_far(struct door_spec *entrance, struct door_spec *exit, struct maze *m,
              const struct rng *rng, struct mem *work, struct err *err);

/* Takes the border wall down. */
void door_carve(const struct door *door, struct maze *m);

/* The same in row y of a maze, width + 1 digits; border: it is the row of the
 * south border. */
void door_carve_row(const struct door *door, unsigned char *row, size_t width, size_t y,
                    bool border);

#endif
