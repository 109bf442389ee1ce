/* Entrances and exits: which cell and which side is chosen, and what is refused.
 * tests/chance/choices.c tests random ones,
 * tests/cli/doors.sh those of boards. */
#include "common/gen/doors/door_request.h"
#include "tests/tap.h"

static struct err err;

/* A maze of walls of this size. */
#define FIELD(w, h) (&(struct door_field){.width = (w), .height = (h), .stride = (w) + 1})

/* Writes "x,y side", "x,y -" for a door that opens nothing, or "none". */
static const char *door_text(const struct door *d, char text[64])
{
    if (!d->exists)
        return "none";
    snprintf(text, 64, "%zu,%zu %c", d->at.x, d->at.y, d->open ? "nesw"[d->side] : '-');
    return text;
}

static void chosen(void)
{
    static const struct {
        size_t w, h;
        const char *entrance, *exit, *in, *out;
    } cases[] = {
        {5, 3, NULL, NULL, "0,0 n", "4,2 s"},
        {1, 1, NULL, NULL, "0,0 n", "0,0 s"},
        {1, 4, NULL, NULL, "0,0 n", "0,3 s"},
        {4, 1, NULL, NULL, "0,0 n", "3,0 s"},
        {5, 3, "0,2", "4,0", "0,2 w", "4,0 e"},
        {5, 3, "4,0", "0,2", "4,0 n", "0,2 s"},
        {5, 3, "4,2", "0,0", "4,2 s", "0,0 n"},
        {5, 3, "2,1", "3,1", "2,1 -", "3,1 -"},
        {5, 3, "0,1", "4,1", "0,1 w", "4,1 e"},
        {5, 3, "0,0", "0,0", "0,0 n", "0,0 w"}, /* not the same opening twice */
        {5, 3, "2,0", "2,0", "2,0 n", "2,0 n"}, /* there is no other */
        {1, 1, "0,0", "0,0", "0,0 n", "0,0 s"},
        {5, 3, "west:1", "east:2", "0,1 w", "4,2 e"},
        {5, 3, "north:4", "south:0", "4,0 n", "0,2 s"},
        {1, 1, "east", "east", "0,0 e", "0,0 e"},
        {4, 1, "east", "east", "3,0 e", "3,0 e"},
        {1, 2, "south", "0,1", "0,1 s", "0,1 e"},
        {1, 1, "south", NULL, "0,0 s", "0,0 e"},
        {5, 3, "0,1", "opposite:2", "0,1 w", "4,2 e"},
        {5, 3, "opposite:0", "4,1", "0,0 w", "4,1 e"},
        {5, 3, NULL, "opposite:3", "0,0 n", "3,2 s"},
        {1, 1, "north", "opposite", "0,0 n", "0,0 s"},
        {5, 1, "west", "opposite", "0,0 w", "4,0 e"},
        {5, 3, "none", "none", "none", "none"},
        {5, 3, "none", NULL, "none", "4,2 s"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct door_request spec[DOOR_COUNT] = {{.kind = DOOR_DEFAULT}};
        struct door door[DOOR_COUNT];
        struct rng rng = {{1, 2, 3, 4}};
        char a[64], b[64];
        if ((cases[i].entrance && door_request_read(&spec[0], "-e", cases[i].entrance, &err)) ||
            (cases[i].exit && door_request_read(&spec[1], "-x", cases[i].exit, &err)))
            ok(false, "%s", err.what);
        doors_choose(spec, FIELD(cases[i].w, cases[i].h), &rng, door);
        ok(strcmp(door_text(&door[0], a), cases[i].in) == 0 &&
               strcmp(door_text(&door[1], b), cases[i].out) == 0,
           "%zux%zu -e %s -x %s: %s and %s", cases[i].w, cases[i].h,
           cases[i].entrance ? cases[i].entrance : "default",
           cases[i].exit ? cases[i].exit : "default", door_text(&door[0], a),
           door_text(&door[1], b));
    }
}

static void refused(void)
{
    static const char *const bad[] = {
        "",         "1",   "1,",  "north:",  "north:x", "up",     "nort",     "norths",
        "random:1", "5,0", "0,3", "north:5", "west:3",  "east:3", "south:99", "opposite:"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct door_request s[DOOR_COUNT] = {{.kind = DOOR_DEFAULT}};
        ok(door_request_read(&s[0], "-e", bad[i], &err) || doors_settle(s, FIELD(5, 3), &err),
           "-e '%s' in 5x3 cells is refused", bad[i]);
    }
}

int main(void)
{
    chosen();
    refused();
    return done();
}
