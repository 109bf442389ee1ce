/* Tests that maze-solve reports that memory runs out, wherever it happens: the loop over mazes,
 * with each solver. The mazes in tests/unit/fail.c make their queues grow. */
#define main fail_main
#include "maze-solve.c"
#undef main
#include "tests/fail_program.h"
#include "tests/twin_trees.h"

#include <limits.h>

/* Writes the file "tree", a maze whose start and goal are the roots of two trees. */
static void write_tree(void)
{
    static struct out out;
    struct maze m = {0};
    const struct writer writer = {&out, false, true};
    const int fd = open("tree", O_WRONLY | O_CREAT | O_TRUNC, 0600);
    countdown = LONG_MAX;
    twin_trees(&m);
    out_init(&out, fd);
    out_print(&out, "# maze walls %d %d start=%d,%d goal=%d,%d\n", TREE_SIDE, TREE_HEIGHT, TREE_X,
              TREE_Y, TREE_X, TREE_Y2);
    writer_maze(&writer, &(struct header){.kind = m.kind, .width = m.width, .height = m.height}, &m,
                true);
    if (fd < 0 || out_flush(&out) || close(fd)) {
        perror("tree");
        exit(2);
    }
    maze_free(&m);
}

/* Fills the files that the tests read. */
static void write_inputs(void)
{
    static const char *const commands[] = {
        "maze-gen -s 1 -w 150 -h 150 -a percolation:p=1 >room",
        "maze-gen -s 1 -w 9 -h 7 -n 2 -b 0.3 >mazes",
        "maze-gen -s 1 -w 9 -h 7 -b 0.3 >small",
        "maze-gen -s 1 -w 9 -h 7 --no-header >rows; cat rows >>mazes",
        "maze-gen -s 1 -w 9 -h 7 -a carve -e none -x none >>mazes",
        "maze-gen -s 1 -w 5 -h 4 --trace=5 >>mazes",
        "maze-solve -q -a every --visited mazes >marked",
        "maze-solve -s 0,0 -g 2,1+1,5+8,1 room >solved",
        "maze-solve small >solved_small",
        "maze-solve -q -f maze:add=difficulty mazes >measured",
        "maze-render mazes >drawing",
        "echo '0 0 3 3' >queries; echo '1 1 5 0' >>queries",
        ("printf '# maze walls 2 1 at=1,0 start=0,0 goal=1,0\n321\n220\n' | "
         "maze-render -f ppm -c 3 >picture"),
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
        "-f stats:add=hash+canonical_ends mazes",
        "-f maze:add=hash+hash_ends+canonical mazes",
        "-f maze:add=branches+difficulty mazes",
        "-f stats:add=difficulty -s 0,0 -g 149,149 room", /* a long path */
        "-k length>=2 -k dead_ends<99 mazes",
        "--check marked",
        "--check measured",
        "-1 --no-header mazes",
        "-s 0,0 -g 2,1+1,5+8,1 room",
        "-s 0,0 -g 2,1+1,5+8,1 --check solved",
        "--queries queries room",
        "-l 1 mazes",
        "--input ascii drawing",
        "tree -k length>2 -f stats",
        "-a contract -f moves mazes",
        "-a contract -f cells -s 0,0 -g 2,1+1,5+8,1 small",
        "-a contract mazes",
    };
    char line[200];
    write_inputs();
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        fail_program(lines[i]);
    fail_program_prefix("mazes");
    fail_program_prefix("-a contract -f moves mazes");
    fail_program_prefix("-a contract mazes");
    fail_program_prefix("--queries queries mazes");
    fail_program_calls("--queries queries small");
    fail_program_calls("--check solved_small");
    fail_program_calls("-a contract small");
    fail_program_calls("picture");
    fail_program_calls("-f stats:add=difficulty -s 75,75 -g 76,75 room"); /* a wide search */
    for (const struct row *const *e = solve_list; *e; e++) {
        snprintf(line, sizeof line, "-q -a %s --visited mazes", (*e)->name);
        fail_program(line);
        snprintf(line, sizeof line, "-q -a %s --trace=9 mazes", (*e)->name);
        fail_program(line);
    }
    return done();
}
