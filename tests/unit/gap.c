/* Tests of the gaps that pictures show at the edge of a mask, in small mazes by hand: '.' is a
 * cell, '#' is solid, S the start, G the goal. Passages join all cells side by side that are not
 * solid. */
#include "common/render/kit/gap.h"
#include "tests/tap.h"

enum { WIDTH = 5, HEIGHT = 5 };

/* Returns a maze from its cells, row after row. Its border has no opening. */
static struct maze maze_of(const char *cells, struct place place[2])
{
    struct maze m = {0};
    struct err err;
    if (maze_shape(&m, MAZE_WALLS, WIDTH, HEIGHT, &err))
        exit(2);
    maze_fill(&m, 0);
    for (size_t k = 0; k < (size_t)WIDTH * HEIGHT; k++) {
        const size_t x = k % WIDTH, y = k / WIDTH;
        unsigned char *cell = m.cell + y * m.stride + x;
        if (x > 0 && cells[k] != '#' && cells[k - 1] != '#')
            maze_carve(&m, cell, MAZE_W);
        if (y > 0 && cells[k] != '#' && cells[k - WIDTH] != '#')
            maze_carve(&m, cell, MAZE_N);
        if (cells[k] == 'S' || cells[k] == 'G')
            place[cells[k] == 'G'] = (struct place){x, y};
    }
    return m;
}

/* Writes the sides on which start and goal have gaps into `to`, such as "N-": - for none, ? for
 * something else. */
static void sides(char to[3], const struct gaps *g, const struct place place[2])
{
    for (int k = 0; k < 2; k++) {
        const struct gap *gap = &g->gap[k];
        const size_t x = place[k].x, y = place[k].y;
        const struct place at = gap->at;
        to[k] = !gap->wall                                              ? '-'
                : gap->wall == MAZE_NORTH && at.x == x && at.y == y     ? 'N'
                : gap->wall == MAZE_WEST && at.x == x + 1 && at.y == y  ? 'E'
                : gap->wall == MAZE_NORTH && at.x == x && at.y == y + 1 ? 'S'
                : gap->wall == MAZE_WEST && at.x == x && at.y == y      ? 'W'
                                                                        : '?';
    }
    to[2] = '\0';
}

/* Checks the gaps of a maze whose header has these fields. `opened`, a direction, opens the border
 * beside the start; 4: no. */
static void check(const char *name, const char *cells, const char *fields, unsigned opened,
                  const char *want)
{
    struct place place[2] = {PLACE_NONE, PLACE_NONE};
    struct maze m = maze_of(cells, place);
    struct header h = {0};
    struct render_ctx c = {.head = &h, .maze = &m, .start = place[0], .goal = place[1]};
    struct gaps g;
    struct err err;
    char got[3], line[256];
    sprintf(line, "# maze walls %d %d%s", WIDTH, HEIGHT, fields);
    if (header_parse(&h, line, strlen(line), 1, 1, &err))
        exit(2);
    if (opened < 4)
        maze_carve(&m, m.cell + maze_cell(&m, place[0]), opened);
    g = gaps_find(&c);
    sides(got, &g, place);
    ok(strcmp(got, want) == 0, "%s: %s%s", name, got, strcmp(got, want) == 0 ? "" : ", wrong");
    maze_free(&m);
    header_free(&h);
}

#define ISLAND                                                                                     \
    "#####"                                                                                        \
    "##S##"                                                                                        \
    "#...#"                                                                                        \
    "##G##"                                                                                        \
    "#####"
#define TONGUE                                                                                     \
    "#####"                                                                                        \
    "#####"                                                                                        \
    "#S..."                                                                                        \
    "#####"                                                                                        \
    "##G.."

int main(void)
{
#define PLACES " start=0,0 goal=0,0"
    static const char corner[] = "S.###"
                                 "...##"
                                 "....."
                                 "##..."
                                 "###.G";
    static const char board[] = "....."
                                ".S.G."
                                "....."
                                "....."
                                ".....";
    static const char wall[] = "S#..."
                               "..G.."
                               "..#.."
                               "....."
                               ".....";
    static const char solid[] = "#####"
                                "##S##"
                                "#####"
                                "....."
                                "..G..";
    check("default sides", ISLAND, " mask=1" PLACES, 4, "NS");
    check("without a mask, made by maze-gen", ISLAND, " algorithm=prim" PLACES, 4, "--");
    check("not made by maze-gen", ISLAND, PLACES, 4, "NS");
    check("a completed maze", ISLAND, " algorithm=prim given=1" PLACES, 4, "NS");
    check("sides that were asked for", ISLAND, " mask=1 entrance=west:3 exit=east" PLACES, 4, "WE");
    check("no solid cell on that side", ISLAND, " mask=1 entrance=south exit=north" PLACES, 4,
          "NS");
    check("other values", ISLAND, " mask=1 entrance=random exit=3,3" PLACES, 4, "NS");
    check("none", ISLAND, " mask=1 entrance=none exit=none" PLACES, 4, "--");
    check("inside", ISLAND, " mask=1 entrance=inside:min=2 exit=deadend" PLACES, 4, "--");
    check("dead ends", ISLAND, " mask=1 entrance=deadend:min=2 exit=inside" PLACES, 4, "--");
    check("the first side that is solid", TONGUE, " mask=1 entrance=east exit=east" PLACES, 4,
          "NN");
    check("cells without a solid one beside them", board, " mask=1" PLACES, 4, "--");
    check("a closed border", corner, " mask=1" PLACES, 4, "--");
    check("the border is open", wall, " mask=1" PLACES, MAZE_N, "-S");
    check("the same, closed", wall, " mask=1" PLACES, 4, "ES");
    check("a solid start", solid, " mask=1" PLACES, 4, "--");
    check("no goal",
          "#S###"
          "....."
          "....."
          "....."
          ".....",
          " mask=1" PLACES, 4, "E-");
    return done();
}
