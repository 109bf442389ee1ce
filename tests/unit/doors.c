/* Tests of the entrance and the exit: which cell and side the programs choose, and what is an
 * error. */
#include "common/gen/run/doors.h"
#include "tests/tap.h"

static struct err err;

/* A maze of w x h cells. */
#define FIELD(w, h) (&(struct door_field){.width = (w), .height = (h), .stride = (w) + 1})

/* Returns the door as text: "x,y SIDE", "x,y -" if it opens no wall, or "none". */
static const char *door_text(const struct door *d, char text[64])
{
    if (!d->there)
        return "none";
    snprintf(text, 64, "%zu,%zu %c", d->x, d->y, d->open ? "nesw"[d->side] : '-');
    return text;
}

static void check_choice(void)
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
        {5, 3, "0,0", "0,0", "0,0 n", "0,0 w"}, /* two different openings */
        {5, 3, "2,0", "2,0", "2,0 n", "2,0 n"}, /* the cell has only one border wall */
        {1, 1, "0,0", "0,0", "0,0 n", "0,0 s"},
        {5, 3, "west:1", "east:2", "0,1 w", "4,2 e"},
        {5, 3, "north:4", "south:0", "4,0 n", "0,2 s"},
        {1, 2, "south", "0,1", "0,1 s", "0,1 e"},
        {1, 1, "south", NULL, "0,0 s", "0,0 e"},
        {5, 3, "none", "none", "none", "none"},
        {5, 3, "none", NULL, "none", "4,2 s"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct door_spec e = {.how = DOOR_DEFAULT}, x = {.how = DOOR_DEFAULT};
        struct door in, out;
        struct rng rng = {{1, 2, 3, 4}};
        char a[64], b[64];
        if ((cases[i].entrance && door_read(&e, "-e", cases[i].entrance, &err)) ||
            (cases[i].exit && door_read(&x, "-x", cases[i].exit, &err)))
            ok(false, "%s", err.what);
        doors_choose(&e, &x, FIELD(cases[i].w, cases[i].h), &rng, &in, &out);
        ok(strcmp(door_text(&in, a), cases[i].in) == 0 &&
               strcmp(door_text(&out, b), cases[i].out) == 0,
           "%zux%zu -e %s -x %s: %s and %s", cases[i].w, cases[i].h,
           cases[i].entrance ? cases[i].entrance : "(default)",
           cases[i].exit ? cases[i].exit : "(default)", door_text(&in, a), door_text(&out, b));
    }
}

static void check_errors(void)
{
    static const char *const bad[] = {"",    "1",       "1,",     "north:",   "north:x",
                                      "up",  "nort",    "norths", "random:1", "5,0",
                                      "0,3", "north:5", "west:3", "east:3",   "south:99"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct door_spec s = {.how = DOOR_DEFAULT};
        ok(door_read(&s, "-e", bad[i], &err) || door_check(&s, "-e", FIELD(5, 3), &err),
           "-e '%s' is an error in 5x3 cells", bad[i]);
    }
}

/* Random doors: every border wall is chosen about equally often, and the two doors are never in the
 * same cell. With 400 draws per wall, the bound of 200 is ten standard deviations. */
static void check_random(void)
{
    struct door_spec any = {.how = DOOR_RANDOM}, side = {.how = DOOR_SIDE, .side = MAZE_E};
    struct door_spec fixed = {.how = DOOR_CELL, .x = 4, .y = 1}, unset = {.how = DOOR_DEFAULT};
    size_t walls[4][5] = {{0}}, on_side[3] = {0}, same_cell = 0;
    struct door in, out;
    struct rng rng;
    bool uniform = true, sides = true;
    rng_seed(&rng, 1, 0);
    for (int i = 0; i < 16 * 400; i++) {
        doors_choose(&any, &any, FIELD(5, 3), &rng, &in, &out);
        walls[in.side][in.side % 2 ? in.y : in.x]++;
        same_cell += in.x == out.x && in.y == out.y;
        doors_choose(&any, &side, FIELD(5, 3), &rng, &in, &out);
        on_side[out.y] += out.x == 4 && out.side == MAZE_E;
        same_cell += in.x == out.x && in.y == out.y;
        doors_choose(&side, &fixed, FIELD(5, 3), &rng, &in, &out);
        same_cell += in.x == out.x && in.y == out.y;
        doors_choose(&side, &unset, FIELD(5, 3), &rng, &in, &out);
        same_cell += in.x == out.x && in.y == out.y;
        doors_choose(&any, &side, FIELD(9, 1), &rng, &in, &out);
        same_cell += in.x == out.x && in.y == out.y;
        doors_choose(&any, &any, FIELD(1, 1), &rng, &in, &out);
        sides = sides && in.side != out.side;
        doors_choose(&side, &side, FIELD(1, 1), &rng, &in, &out); /* the only choice */
        sides = sides && in.side == MAZE_E && out.side == MAZE_E;
        doors_choose(&side, &side, FIELD(4, 1), &rng, &in, &out);
        sides = sides && in.x == 3 && out.x == 3;
    }
    for (unsigned s = 0; s < 4; s++)
        for (size_t p = 0; p < (s % 2 ? 3 : 5); p++)
            uniform = uniform && walls[s][p] > 200 && walls[s][p] < 600;
    ok(uniform, "random: all 16 border walls of 5x3 cells are chosen about equally often");
    ok(same_cell == 0, "random: entrance and exit are in different cells");
    ok(sides, "random: in a single cell, the openings differ if the sides allow it");
    ok(on_side[0] + on_side[1] + on_side[2] == 6400 && on_side[0] > 1800 && on_side[1] > 1800 &&
           on_side[2] > 1800,
       "east: all 3 cells are chosen");
}

int main(void)
{
    check_choice();
    check_errors();
    check_random();
    return done();
}
