/* Tests that maze-solve reports that memory runs out, wherever it happens: the loop over mazes,
 * with each solver. */
#include "tests/fuzz/kit/program-solve.c"

#include "tests/fail.h"
#include "tests/graph.h"
#include "tests/twin_trees.h"

/* A maze in which queues grow that in other mazes of this size never would: all its walls, except
 * those between the cells of these rectangles. */
static const struct layout {
    const char *name, *ends; /* ends: the options -s and -g */
    size_t width, height;
    const char *open; /* WIDTHxHEIGHT+X+Y ... */
    int dead_ends;    /* 40, below its first row, each one cell shorter than the one before */
} shapes[] = {
    /* A frontier is a diagonal. */
    {"large_room", "-s 0,0 -g 269,269", 270, 270, "270x270+0+0", 0},
    /* The path is short, and what lies around it is large. */
    {"middle", "-s 135,135 -g 136,135", 270, 270, "270x270+0+0", 0},
    /* A lattice of walls. Passages are only along the first sides of the border, in the order
     * north, south, west, east: the lattice is joined to the others. Without any, there are two
     * short ones; that in the south comes later than that in the north. */
    {"no_side", "-s 0,0 -g 1,0", 270, 270, "2x1+0+0 2x1+0+269", 0},
    {"north", "-s 0,0 -g 269,0", 270, 270, "270x1+0+0", 0},
    {"south", "-s 0,0 -g 269,0", 270, 270, "270x1+0+0 270x1+0+269", 0},
    {"west", "-s 0,0 -g 269,0", 270, 270, "270x1+0+0 270x1+0+269 1x270+0+0", 0},
    {"east", "-s 0,0 -g 269,0", 270, 270, "270x1+0+0 270x1+0+269 1x270+0+0 1x270+269+0", 0},
    /* A ring of 100 cells at the start, at a junction of the path, and at the goal. */
    {"nooses", "-s 29,1 -g 60,1", 90, 23,
     "30x1+0+1 30x1+0+22 1x22+0+1 1x22+29+1 30x1+30+1 30x1+30+22 1x22+30+1 1x22+59+1 "
     "30x1+60+1 30x1+60+22 1x22+60+1 1x22+89+1 1x2+29+0 1x2+30+0 1x2+60+0 32x1+29+0",
     0},
    /* A room and dead ends, all of no use, which a search knows when it arrives in the last corner.
     * The goal is farther, or as far. */
    {"early", "-s 0,0 -g 299,0", 300, 121, "300x1+0+0 120x120+0+1 1x2+0+0", 40},
    {"late", "-s 0,0 -g 239,0", 240, 121, "240x1+0+0 120x120+0+1 1x2+0+0", 0},
};

static void write_maze(const char *name, const struct maze *m)
{
    const struct header head = {.kind = m->kind, .width = m->width, .height = m->height};
    char *text = record_text(m, &head, false);
    FILE *f = fopen(name, "w");
    if (!f || fputs(text, f) == EOF || fclose(f))
        exit(2);
    free(text);
}

/* Removes the walls between the cells of a rectangle. */
static void shape_open(const struct maze *m, size_t x, size_t y, size_t width, size_t height)
{
    for (size_t v = y; v < y + height; v++)
        for (size_t u = x; u < x + width; u++)
            m->cell[v * m->stride + u] &=
                (unsigned char)~((u > x ? MAZE_WEST : 0) | (v > y ? MAZE_NORTH : 0));
}

/* Writes the mazes of `shapes`, and "tree". */
static void write_shapes(void)
{
    struct maze m = {0};
    struct err err;
    for (const struct layout *s = shapes; s < shapes + sizeof shapes / sizeof *shapes; s++) {
        size_t x, y, width, height;
        int n;
        if (maze_shape(&m, MAZE_WALLS, s->width, s->height, &err))
            exit(2);
        maze_fill(&m, 0);
        for (const char *at = s->open;
             sscanf(at, "%zux%zu+%zu+%zu%n", &width, &height, &x, &y, &n) == 4; at += n)
            shape_open(&m, x, y, width, height);
        for (size_t k = 0; k < (size_t)s->dead_ends; k++)
            shape_open(&m, 121 + k, 0, 1, 119 - k);
        write_maze(s->name, &m);
    }
    twin_trees(&m);
    write_maze("tree", &m);
    maze_free(&m);
}

/* Makes the files that the command lines name. */
static void make_files(void)
{
    static const char *const commands[] = {
        "maze-gen -s 1 -w 150 -h 150 -a percolation:p=1 >room",
        "maze-gen -a serpentine -w 30 -h 30 >corridor",
        "maze-gen -s 1 -w 270 -h 270 -a percolation:p=1 >goals",
        "maze-gen -s 1 -w 9 -h 7 -n 2 -b 0.3 >mazes",
        "maze-gen -s 1 -w 9 -h 7 -b 0.3 >small",
        "maze-gen -s 1 -w 9 -h 7 --no-header >rows; cat rows >>mazes",
        "maze-gen -s 1 -w 9 -h 7 -a carve -e none -x none >>mazes",
        "maze-gen -s 1 -w 5 -h 4 --trace=5 >>mazes",
        "maze-solve -q -a every --visited mazes >marked",
        "maze-solve -s 0,0 -g 2,1+1,5+8,1 room >solved",
        "maze-solve -q -f maze:add=difficulty mazes >measured",
        "printf '# maze walls 3 1 start=2,0\\n7621\\n2220\\n' >claims",
        "maze-render mazes >drawing",
        "awk 'NR == 1 { for (x = 0; x < 250; x++) goals = goals x \",0+\"; sub(/goal=/, \"goals=\" "
        "goals) } "
        "{ print }' goals >many_goals",
        "echo '0 0 3 3' >queries; echo '1 1 5 0' >>queries",
        "maze-gen --shape rings -s 1 -w 5 -h 5 -b 1 -n 2 >rings",
        "cat queries queries queries >many; maze-gen -s 1 -w 9 -h 7 >perfect",
        ("printf '# maze walls 2 1 at=1,0 start=0,0 goal=1,0\n321\n220\n' | "
         "maze-render -f ppm -c 3 >picture"),
        "echo 'P1 10 7 1111111111 1000001001 1000001001 1111000001 1001000001 1001000001 "
        "1111111111' "
        ">strips",
        /* A row twice: no exact drawing. */
        ("for doors in '' '-e none -x none' '-x none'; do maze-gen -s 1 -w 4 -h 3 $doors | "
         "maze-render -f pbm:plain=1 -c 5 -t 1 --margin 1 | awk 'NR == 2 { print \"P2\", $1, $2 + "
         "1, "
         "255 } NR > 2 { gsub(/0/, \" 250\"); gsub(/1/, \" 9\"); print } NR == 12' "
         "| sed '$s/250$/240/' >\"scan$doors\"; done; mv scan-e* closed; mv scan-x* one_door"),
    };
    fail_begin(commands, sizeof commands / sizeof *commands);
    write_shapes();
}

int main(void)
{
    static const char *const lines[] = {
        "rows -s 1,1 -g 2,2 -a mouse",
        "-f moves mazes marked",
        "-f cells mazes",
        "-f events -a astar mazes",
        "-f events -a dfs mazes",
        "-f stats:add=hash+canonical_ends mazes",
        "-f maze:add=hash+hash_ends+canonical mazes",
        "-f maze:add=branches+difficulty mazes",
        "-f maze:add=hidden mazes",
        "-f stats:add=hidden -s 0,0 -g 149,149 room",
        "-f stats:add=hidden corridor",
        "--queries many -f moves perfect",
        "-f stats:add=difficulty -s 0,0 -g 149,149 room", /* a long path */
        "-k length>=2 -k dead_ends<99 mazes",
        "--check -g 0,0+1,0 claims",
        "--check marked",
        "--check measured",
        "-1 --no-header mazes",
        "-s 0,0 -g 2,1+1,5+8,1 --check solved",
        "-s 269,269 many_goals",
        "-s 0,0 -g 269,269+268,269 goals",
        "--input ascii drawing",
        "-a contract -f moves mazes",
        "-a contract -f cells -s 0,0 -g 2,1+1,5+8,1 small",
        "-a contract mazes",
    };
    make_files();
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        fail_program(program_solve, "%s", lines[i]);
    /* The last one is a wide search. */
    fail_program_calls(program_solve, "--queries queries small");
    fail_program_calls(program_solve, "picture");
    fail_program_calls(program_solve, "strips");
    fail_program_calls(program_solve, "scan");
    fail_program_calls(program_solve, "-s 3,3 -g 9,3 closed");
    fail_program_calls(program_solve, "-s 3,3 -g 9,3 one_door");
    fail_program_calls(program_solve, "-f stats:add=difficulty -s 75,75 -g 76,75 room");
    fail_program_calls(program_solve, "-f stats:add=hidden -s 75,75 -g 76,75 room");
    for (const struct row *const *e = solve_list; *e; e++) {
        if (solve_of(*e)->solve_shape)
            fail_program(program_solve, "-a %s --trace=9 --visited -l 9 rings", (*e)->name);
        fail_program(program_solve, "-q -a %s --visited mazes", (*e)->name);
        fail_program(program_solve, "-q -a %s --trace=9 mazes", (*e)->name);
        for (size_t i = 0; !solve_of(*e)->is_walker && i < sizeof shapes / sizeof *shapes; i++)
            fail_program(program_solve, "-a %s -f moves -l 1 %s %s", (*e)->name, shapes[i].ends,
                         shapes[i].name);
        if (!solve_of(*e)->is_walker)
            fail_program(program_solve, "-a %s -f moves -l 1 -s 127,127 -g 127,383 tree",
                         (*e)->name);
    }
    return done();
}
