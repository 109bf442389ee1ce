/* door_spec: what -e and -x ask for. */
#ifndef GEN_RUN_DOOR_SPEC_H
#define GEN_RUN_DOOR_SPEC_H

#include "common/cli/opt.h"
#include "door.h"

#include <stdint.h>

enum door_kind {
    DOOR_DEFAULT,        /* not specified */
    DOOR_CELL,           /* x,y */
    DOOR_SIDE,           /* north: a random place of that side */
    DOOR_SIDE_PLACE,     /* north:N */
    DOOR_OPPOSITE,       /* a random place of the side opposite the other door */
    DOOR_OPPOSITE_PLACE, /* opposite:N */
    DOOR_RANDOM,         /* a random place of the border; from here on the last rows of door_list */
    DOOR_FAR,            /* as far from the other door as possible */
    DOOR_INSIDE,         /* a random cell */
    DOOR_DEADEND,        /* a random cell with one passage */
    DOOR_NONE,           /* no door */
};

/* The key of inside and deadend: the least number of moves to the other door, or 0. */
enum { DOOR_MIN };

/* {0} is the default. Cells and places are those of struct door. */
struct door_spec {
    enum door_kind kind;
    unsigned side;             /* DOOR_SIDE, DOOR_SIDE_PLACE: MAZE_N .. MAZE_W */
    size_t x, y;               /* DOOR_CELL */
    bool closed;               /* DOOR_CELL: the border stays closed */
    uint64_t place;            /* DOOR_SIDE_PLACE, DOOR_OPPOSITE_PLACE */
    uint64_t values[OPT_KEYS]; /* of the row of door_list */
};

/* The sides and the places, ended by NULL. */
extern const struct opt_entry *const door_list[];

/* Reads the string `s` into *spec: x,y | north[:N] | east[:N] | south[:N] | west[:N] |
 * opposite[:N] | random | far | inside[:min=N] | deadend[:min=N] | none. `what` names the option in
 * the message. Returns 0, or -1 with *err set. */
int door_spec_read(struct door_spec *spec, const char *what, const char *s, struct err *err);

/* Returns whether the spec is that of a side opposite the other door. */
static inline bool door_spec_is_opposite(const struct door_spec *spec)
{
    return spec->kind == DOOR_OPPOSITE || spec->kind == DOOR_OPPOSITE_PLACE;
}

/* Returns whether the spec is that of a random cell or dead end. */
static inline bool door_spec_is_inside(const struct door_spec *spec)
{
    return spec->kind == DOOR_INSIDE || spec->kind == DOOR_DEADEND;
}

/* Returns whether random numbers are drawn for the door. */
static inline bool door_spec_is_random(const struct door_spec *spec)
{
    return spec->kind == DOOR_SIDE || spec->kind == DOOR_OPPOSITE || spec->kind == DOOR_RANDOM ||
           door_spec_is_inside(spec);
}

/* Returns the spec of the side, or the place there, that such a spec means if the other door is on
 * this side. */
struct door_spec door_spec_opposite(const struct door_spec *spec, unsigned side);

/* Replaces blocks of the lattice, in which the user counts, by cells: a block of a cell by the
 * cell, a block of the border by the place of the border, a number of moves by half of it.
 * field->lattice is set. Returns 0, or -1 with *err set for any other block or place. */
int door_spec_from_blocks(struct door_spec *spec, const char *what, const struct door_field *field,
                          struct err *err);

/* Checks whether *field has that door, except one opposite the other door: see
 * doors_check_opposite. A block in the border of a board becomes its place there; a block inside it
 * opens nothing. `what` names the option in the message. Returns 0, or -1 with *err set. */
int door_spec_check(struct door_spec *spec, const char *what, const struct door_field *field,
                    struct err *err);

enum { DOOR_SPEC_TEXT = OPT_SPEC };

/* Writes *spec into `text` as door_spec_read reads it. Returns `text`, or NULL if it is the
 * default. */
const char *door_spec_text(const struct door_spec *spec, char text[DOOR_SPEC_TEXT]);

/* Returns the spec that asks for exactly this door. */
struct door_spec door_spec_of(const struct door *door);

/* Returns whether one of the two specs is of this kind. */
bool door_spec_any(const struct door_spec spec[DOOR_COUNT], enum door_kind kind);

/* Returns the number of places from which a random door, DOOR_SIDE or DOOR_RANDOM, is chosen. */
uint64_t door_spec_places(const struct door_spec *spec, const struct door_field *f);

/* Returns the door at place number k of these, from 0. */
struct door door_spec_place(const struct door_spec *spec, const struct door_field *f, uint64_t k);

#endif
