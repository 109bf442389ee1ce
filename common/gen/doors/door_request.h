/* door_request: what -e and -x ask for. */
#ifndef GEN_DOORS_DOOR_REQUEST_H
#define GEN_DOORS_DOOR_REQUEST_H

#include "common/base/row.h"
#include "door.h"

#include <stdint.h>

enum door_kind {
    DOOR_DEFAULT, /* not specified */
    DOOR_CELL,    /* x,y */
    DOOR_SIDE,    /* north[:N]: that place of that side, or a random one */
    DOOR_RANDOM,  /* a random place of the border; from here on the last rows of door_list */
    DOOR_FAR,     /* as far from the other door as possible */
    DOOR_INSIDE,  /* a random cell */
    DOOR_DEADEND, /* a random cell with one passage */
    DOOR_ROOT,    /* the root of the tree */
    DOOR_NONE,    /* no door */
};

/* The side opposite the other door, after MAZE_N .. MAZE_W. */
enum { DOOR_OPPOSITE = 4 };

/* The key of inside and deadend: the least number of moves to the other door, or 0. */
enum { DOOR_MIN };

/* {0} is the default. Cells and places are those of struct door. */
struct door_request {
    enum door_kind kind;
    struct place at;           /* DOOR_CELL */
    bool closed;               /* DOOR_CELL: the border stays closed */
    unsigned side;             /* DOOR_SIDE: MAZE_N .. MAZE_W or DOOR_OPPOSITE */
    bool has_place;            /* DOOR_SIDE: at this place, */
    uint64_t place;            /* a coordinate; otherwise at a random one */
    uint64_t values[ROW_KEYS]; /* of the row of door_list */
};

/* The options of the two doors, in messages. */
extern const char *const door_option[DOOR_COUNT];

/* The sides and the places, ended by NULL. */
extern const struct row *const door_list[];

/* Reads the string `s` into *request, a struct door_request: x,y | north[:N] | east[:N] | south[:N]
 * | west[:N] | opposite[:N] | random | far | inside[:min=N] | deadend[:min=N] | root | none. `what`
 * names the option in the message. Returns 0, or -1 with *err set. */
int door_request_read(void *request, const char *what, const char *s, struct err *err);

/* Returns whether the request is that of a side opposite the other door. */
static inline bool door_request_is_opposite(const struct door_request *request)
{
    return request->kind == DOOR_SIDE && request->side == DOOR_OPPOSITE;
}

/* Returns whether the request is that of a random cell or dead end. */
static inline bool door_request_is_inside(const struct door_request *request)
{
    return request->kind == DOOR_INSIDE || request->kind == DOOR_DEADEND;
}

/* Returns whether random numbers are drawn for the door. */
static inline bool door_request_is_random(const struct door_request *request)
{
    return (request->kind == DOOR_SIDE && !request->has_place) || request->kind == DOOR_RANDOM ||
           door_request_is_inside(request);
}

/* Returns the least number of moves between the two doors that was specified, or 0. */
static inline uint64_t door_request_min(const struct door_request request[DOOR_COUNT])
{
    const uint64_t e = request[0].values[DOOR_MIN], x = request[1].values[DOOR_MIN];
    return e > x ? e : x;
}

/* Checks that a cell is in the maze. Where the user counts blocks, on a board with a border and in
 * a lattice, replaces them by what the doors are: a block of the border by the place of the border;
 * a block inside a board opens nothing. In a lattice, replaces a block of a cell by the cell, a
 * number of moves by half of it. `what` names the option in messages. Returns 0, or -1 with *err
 * set. */
int door_request_convert(struct door_request *request, const char *what,
                         const struct door_field *field, struct err *err);

/* Checks whether *field has that door, or one of the places of a random door. Of a door opposite
 * the other one, checks only that the maze is not endless. Returns 0, or -1 with *err set. */
int door_request_check(const struct door_request *request, const char *what,
                       const struct door_field *field, struct err *err);

enum { DOOR_REQUEST_TEXT = ROW_SPEC };

/* Writes *request into `text` as door_request_read reads it. Returns `text`, or NULL if it is the
 * default. */
const char *door_request_text(const struct door_request *request, char text[DOOR_REQUEST_TEXT]);

/* Returns the request that asks for exactly this door. */
struct door_request door_request_of(const struct door *door);

/* Returns whether one of the two requests is of a kind from `first` to `last`. */
bool door_request_any(const struct door_request request[DOOR_COUNT], enum door_kind first,
                      enum door_kind last);

/* Stores in *door the door at place number k, from 0, of those from which a door, DOOR_SIDE or
 * DOOR_RANDOM, is chosen. Returns their number, 1 for a door that has a place; if k is not below
 * it, *door stays as it is. */
uint64_t door_request_place(const struct door_request *request, const struct door_field *f,
                            uint64_t k, struct door *door);

/* Returns whether any of these places is in the mask. */
bool door_request_is_in_mask(const struct door_request *request, const struct door_field *f);

#endif
