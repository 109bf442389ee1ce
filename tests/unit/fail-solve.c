/* Tests that maze-solve reports that memory runs out, wherever it happens: the loop over mazes, and
 * each solver in an open room and in a tree that makes every queue grow. */
#define main fail_main
#include "maze-solve.c"
#undef main
#include "tests/fail_program.h"

enum { REACH = 64, SIDE = 4 * REACH - 1 }; /* the tree has SIDE x SIDE cells */

/* The walls of two trees, one above the other with a row between them, as digits. */
static char walls[2 * SIDE + 2][SIDE + 1];

static void open_east(int x, int y, int to)
{
    for (; x < to; x++)
        walls[y][x + 1] &= ~1;
}

static void open_south(int x, int y, int to)
{
    for (; y < to; y++)
        walls[y + 1][x] &= ~2;
}

/* Carves an H around x, y, and a smaller one around each of its four ends. All leaves are equally
 * far from the root, so a search from there meets thousands of cells at once. */
static void carve_tree(int x, int y, int reach)
{
    open_east(x - reach, y, x + reach);
    for (int side = -1; side <= 1; side += 2) {
        open_south(x + side * reach, y - reach, y + reach);
        for (int end = -1; end <= 1 && reach > 1; end += 2)
            carve_tree(x + side * reach, y + end * reach, reach / 2);
    }
}

/* Writes the file "tree", whose start and goal are the roots of two trees joined at two leaves:
 * both directions of a search meet all leaves. */
static void write_tree(void)
{
    FILE *f = fopen("tree", "w");
    for (int y = 0; y < 2 * SIDE + 2; y++)
        for (int x = 0; x <= SIDE; x++)
            walls[y][x] = (char)((y <= 2 * SIDE ? 1 : 0) + (x < SIDE ? 2 : 0));
    carve_tree(SIDE / 2, SIDE / 2, REACH);
    carve_tree(SIDE / 2, SIDE + 1 + SIDE / 2, REACH);
    open_south(0, SIDE - 1, SIDE + 1);
    if (!f)
        exit(2);
    fprintf(f, "# maze walls %d %d start=%d,%d goal=%d,%d\n", SIDE, 2 * SIDE + 1, SIDE / 2,
            SIDE / 2, SIDE / 2, SIDE + 1 + SIDE / 2);
    for (int y = 0; y < 2 * SIDE + 2; y++) {
        for (int x = 0; x <= SIDE; x++)
            fputc('0' + walls[y][x], f);
        fputc('\n', f);
    }
    fclose(f);
}

/* Fills the files that the tests read. */
static void write_inputs(void)
{
    static const char *const commands[] = {
        "maze-gen -s 1 -w 30 -h 20 -a percolation:p=1 >room",
        "maze-gen -s 1 -w 9 -h 7 -n 2 -b 0.3 >mazes",
        "maze-gen -s 1 -w 9 -h 7 --no-header >rows; cat rows >>mazes",
        "maze-gen -s 1 -w 9 -h 7 -a carve -e none -x none >>mazes",
        "maze-gen -s 1 -w 5 -h 4 --trace=5 >>mazes",
        "maze-solve -q -a every --visited mazes >marked",
        "maze-solve -s 0,0 -g 2,1+1,5+8,1 room >solved",
        "maze-render mazes >drawing",
        "echo '0 0 3 3' >queries; echo '1 1 5 0' >>queries",
    };
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
        if (system(commands[i])) {
            fprintf(stderr, "this command failed: %s\n", commands[i]);
            exit(2);
        }
    write_tree();
}

int main(void)
{
    static const char *const lines[] = {
        "mazes",
        "rows",
        "rows -s 1,1 -g 2,2 -a mouse",
        "-f moves mazes marked",
        "-f cells mazes",
        "-f stats mazes",
        "-k length>=2 -k dead_ends<99 mazes",
        "--check marked",
        "-1 --no-header mazes",
        "-s 0,0 -g 2,1+1,5+8,1 room",
        "-s 0,0 -g 2,1+1,5+8,1 --check solved",
        "--queries queries room",
        "-l 1 mazes",
        "--input ascii drawing",
        "tree -k length>2 -f stats",
    };
    char line[200];
    write_inputs();
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        fail_program(lines[i]);
    for (const struct opt_entry *const *e = solve_list; *e; e++) {
        snprintf(line, sizeof line, "-q -a %s --visited mazes", (*e)->name);
        fail_program(line);
        snprintf(line, sizeof line, "-q -a %s --trace=9 mazes", (*e)->name);
        fail_program(line);
        snprintf(line, sizeof line, "-q -a %s -f none -l 1 room", (*e)->name);
        fail_program(line);
        if (solve_of(*e)->is_walker) /* walkers have no queues */
            continue;
        snprintf(line, sizeof line, "-q -a %s -f none tree", (*e)->name);
        fail_program(line);
        /* Start and goal are neighbours: the leaves are found when the path is known. */
        snprintf(line, sizeof line, "-q -a %s -f none -s %d,%d -g %d,%d tree", (*e)->name, SIDE / 2,
                 SIDE / 2, SIDE / 2 + 1, SIDE / 2);
        fail_program(line);
    }
    return done();
}
