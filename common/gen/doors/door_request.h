/* door_request: the values of -e and -x, and the doors chosen from them. */
#ifndef GEN_DOORS_DOOR_REQUEST_H
#define GEN_DOORS_DOOR_REQUEST_H

#include "common/base/rng.h"
#include "common/base/row.h"
#include "door.h"

enum door_kind {
    DOOR_DEFAULT,  /* not specified */
    DOOR_CELL,     /* x,y */
    DOOR_SIDE,     /* north[:N]: place N on that side, or a random one */
    DOOR_OPPOSITE, /* the same, on the side opposite the other door; from here on, the last rows of
                      door_list */
    DOOR_RANDOM,   /* a random place on the border */
    DOOR_FAR,      /* as far from the other door as possible */
    DOOR_INSIDE,   /* a random cell */
    DOOR_DEADEND,  /* a random cell with one passage */
    DOOR_ROOT,     /* the root of the tree */
    DOOR_NONE,     /* no door */
};

/* The key of inside and deadend: the minimum number of moves to the other door, or 0. */
enum { DOOR_MIN };

/* {0} is the default. Cells and places are defined as for struct door. */
struct door_request {
    enum door_kind kind;
    struct place at;           /* DOOR_CELL */
    bool closed;               /* DOOR_CELL: the border stays closed */
    unsigned side;             /* DOOR_SIDE: MAZE_N .. MAZE_W */
    bool has_place;            /* DOOR_SIDE, DOOR_OPPOSITE: `place` was specified */
    uint64_t place;            /* a coordinate; random unless has_place */
    uint64_t values[ROW_KEYS]; /* one per key of the row of door_list */
};

/* The sides and the places, terminated by NULL. */
extern const struct row *const door_list[];

/* Reads the string `s` into *request, a struct door_request: x,y | north[:N] | east[:N] | south[:N]
 * | west[:N] | opposite[:N] | random | far | inside[:min=N] | deadend[:min=N] | root | none. `what`
 * names the option in the message. Returns 0, or -1 with *err set. */
int door_request_read(void *request, const char *what, const char *s, struct err *err);

/* Returns whether *request is for a random cell or a random dead end. */
static inline bool door_request_is_inside(const struct door_request *request)
{
    return request->kind == DOOR_INSIDE || request->kind == DOOR_DEADEND;
}

/* Returns whether choosing the door draws random numbers. */
static inline bool door_request_is_random(const struct door_request *request)
{
    return (request->kind >= DOOR_SIDE && request->kind <= DOOR_RANDOM && !request->has_place) ||
           door_request_is_inside(request);
}

/* Returns the minimum number of moves between the two doors, or 0 if none was specified. */
static inline uint64_t door_request_min(const struct door_request request[DOOR_COUNT])
{
    const uint64_t e = request[0].values[DOOR_MIN], x = request[1].values[DOOR_MIN];
    return e > x ? e : x;
}

/* Writes *request into `text`, in the syntax of door_request_read. Returns `text`, or NULL if
 * *request is the default. */
const char *door_request_text(const struct door_request *request, char text[ROW_SPEC]);

/* Returns a request for exactly this door. */
struct door_request door_request_of(const struct door *door);

/* Returns whether one of the two requests is of a kind from `first` to `last`. */
bool door_request_any(const struct door_request request[DOOR_COUNT], enum door_kind first,
                      enum door_kind last);

/* Chooses both doors. Doors of the kinds far, inside, deadend and root are not chosen and do not
 * exist. A random door is at any place on its side, or on the whole border, with equal probability.
 * It avoids the cell of the other door and, on a board, the places next to it, unless there are no
 * other places. *rng is used only for random doors and may be NULL if there are none. */
void doors_choose(const struct door_request request[DOOR_COUNT], const struct door_field *field,
                  struct rng *rng, struct door door[DOOR_COUNT]);

/* Checks that each door, or at least one place of a random door, exists in *field. A door opposite
 * the other one requires that the other door is on a side, or at random on any side that the mask
 * reaches, and that its place exists on the opposite side. Returns 0, or -1 with *err set. */
int doors_check(const struct door_request request[DOOR_COUNT], const struct door_field *field,
                struct err *err);

/* Converts both doors from the user's coordinates, and then checks them like doors_check. Must be
 * called only once. The user counts in blocks on a board with a border and in a lattice; there,
 * replaces blocks by cells and border places. A block inside a board opens nothing. In a lattice,
 * also halves numbers of moves. */
int doors_settle(struct door_request request[DOOR_COUNT], const struct door_field *field,
                 struct err *err);

/* Returns door[which], or the default door if door[which] does not exist. */
struct door door_or_default(const struct door door[DOOR_COUNT], const struct door_field *field,
                            int which);

#endif
