/* door_request: what -e and -x ask for, and the doors chosen from it. */
#ifndef GEN_DOORS_DOOR_REQUEST_H
#define GEN_DOORS_DOOR_REQUEST_H

#include "common/base/rng.h"
#include "common/base/row.h"
#include "door.h"

enum door_kind {
    DOOR_DEFAULT,  /* not specified */
    DOOR_CELL,     /* x,y */
    DOOR_SIDE,     /* north[:N]: that place of that side, or a random one */
    DOOR_OPPOSITE, /* the same of the side opposite the other door; from here on, the last rows of
                    * door_list */
    DOOR_RANDOM,   /* a random place of the border */
    DOOR_FAR,      /* as far from the other door as possible */
    DOOR_INSIDE,   /* a random cell */
    DOOR_DEADEND,  /* a random cell with one passage */
    DOOR_ROOT,     /* the root of the tree */
    DOOR_NONE,     /* no door */
};

/* The key of inside and deadend: the least number of moves to the other door, or 0. */
enum { DOOR_MIN };

/* {0} is the default. Cells and places are those of struct door. */
struct door_request {
    enum door_kind kind;
    struct place at;           /* DOOR_CELL */
    bool closed;               /* DOOR_CELL: the border stays closed */
    unsigned side;             /* DOOR_SIDE: MAZE_N .. MAZE_W */
    bool has_place;            /* DOOR_SIDE, DOOR_OPPOSITE: at this place, */
    uint64_t place;            /* a coordinate; otherwise at a random one */
    uint64_t values[ROW_KEYS]; /* of the row of door_list */
};

/* The sides and the places, ended by NULL. */
extern const struct row *const door_list[];

/* Reads the string `s` into *request, a struct door_request: x,y | north[:N] | east[:N] | south[:N]
 * | west[:N] | opposite[:N] | random | far | inside[:min=N] | deadend[:min=N] | root | none. `what`
 * names the option in the message. Returns 0, or -1 with *err set. */
int door_request_read(void *request, const char *what, const char *s, struct err *err);

/* Returns whether the request is that of a random cell or dead end. */
static inline bool door_request_is_inside(const struct door_request *request)
{
    return request->kind == DOOR_INSIDE || request->kind == DOOR_DEADEND;
}

/* Returns whether random numbers are drawn for the door. */
static inline bool door_request_is_random(const struct door_request *request)
{
    return (request->kind >= DOOR_SIDE && request->kind <= DOOR_RANDOM && !request->has_place) ||
           door_request_is_inside(request);
}

/* Returns the least number of moves between the two doors that was specified, or 0. */
static inline uint64_t door_request_min(const struct door_request request[DOOR_COUNT])
{
    const uint64_t e = request[0].values[DOOR_MIN], x = request[1].values[DOOR_MIN];
    return e > x ? e : x;
}

/* Writes *request into `text` as door_request_read reads it. Returns `text`, or NULL if it is the
 * default. */
const char *door_request_text(const struct door_request *request, char text[ROW_SPEC]);

/* Returns the request that asks for exactly this door. */
struct door_request door_request_of(const struct door *door);

/* Returns whether one of the two requests is of a kind from `first` to `last`. */
bool door_request_any(const struct door_request request[DOOR_COUNT], enum door_kind first,
                      enum door_kind last);

/* Chooses both doors, except far, inside, dead ends and root: these do not exist. A random door is
 * at any place of its side, or of the whole border, with equal probability, except in the cell of
 * the other door and, on a board, at the places next to it, unless there are no other places. *rng
 * is used for random doors only and may be NULL if there are none. */
void doors_choose(const struct door_request request[DOOR_COUNT], const struct door_field *field,
                  struct rng *rng, struct door door[DOOR_COUNT]);

/* Checks whether *field has both doors, or one of the places of a random door. A door that is to be
 * opposite the other one has a place if the other one is on a side, or at random on any side that
 * the mask reaches, and the opposite side has the place. Returns 0, or -1 with *err set. */
int doors_check(const struct door_request request[DOOR_COUNT], const struct door_field *field,
                struct err *err);

/* Does the same for doors as the user counts them, once. First, where that is in blocks, on a board
 * with a border and in a lattice, replaces blocks by cells and places of the border: a block inside
 * a board opens nothing. In a lattice, moves are halved, too. */
int doors_settle(struct door_request request[DOOR_COUNT], const struct door_field *field,
                 struct err *err);

/* Returns door number `which`, or the default one if that does not exist. */
struct door door_or_default(const struct door door[DOOR_COUNT], const struct door_field *field,
                            int which);

#endif
