/* Tests that maze-render reports that memory runs out, wherever it happens: each format, and the
 * loop over the mazes of several inputs. */
#define main fail_main
#include "maze-render.c"
#undef main
#include "tests/fail_program.h"

#include <limits.h>

static const char *const lines[] = {
    "walls goals frames rows",
    "-f block walls goals rows",
    "-f walls lattice",
    "-f walls paths",
    "-f block moves",
    "-f walls --no-header lattice",
    "-f walls:blocks=1 blocks",
    "-f svg --sheet 2x1 walls goals frames",
    "-f unicode --caption {n}{width} walls frames",
    "-f half --caption {n}{width} walls",
    "-f cast --caption {n}{width} frames",
    "-f svg:paper=fit walls blocks",
    "-f svg:color=distance,palette=dark,answers=facing --sheet 1x1 --title T walls blocks",
    "-f pdf:color=sets --sheet 2x1 --title T --caption {n} walls goals frames",
    "-f pdf:palette=dark,answers=none --sheet 2x1 walls blocks",
    "-f pdf /dev/null",
    "-f json:walls=1 walls goals blocks",
    "-f ppm:color=distance walls blocks",
    "-f pbm:plain -c 20 -t 3 --margin 5 walls blocks",
    "-f unicode -c 9 --color always walls blocks",
    "-f unicode --color always frames sets",
    "-f npy:count=2 walls goals",
    "-f npy:layer=distance walls blocks",
    "-f tokens:shuffle=1 walls blocks",
    "-f tokens:vocabulary=uniform walls blocks",
    "-f tokens:vocabulary=uniform /dev/null",
    "-f walls --input ascii drawing",
};

int main(void)
{
    static const char *const commands[] = {
        "maze-gen -s 1 -w 40 -h 30 | maze-solve --visited >walls",
        "maze-gen -s 1 -w 40 -h 30 -i 1 | maze-solve -s 0,0 -g 3,3+8,9 >goals",
        "maze-gen -s 1 -w 9 -h 7 --trace=9 >frames",
        "maze-gen -s 1 -w 40 -h 30 | sed '/^#/s/$/ sets=9/' >sets",
        "maze-gen -s 1 -w 40 -h 30 | maze-solve -a tremaux | maze-render -f block >lattice",
        "maze-gen -s 1 -w 9 -h 7 -b 0.3 | maze-solve -a every -l 2 >moves",
        "maze-render -f block moves >paths",
        "maze-gen -s 1 -a carve --board 31x20 | maze-solve >blocks",
        "maze-gen -s 1 -w 9 -h 7 --no-header >rows",
        "maze-render rows >drawing",
        "maze-gen -w 9 -h 7 | maze-solve -a tremaux --visited | sed 's/ goal=[0-9,]*//' >marked",
        "maze-gen -s 1 -w 3 -h 2 | maze-solve >few",
        "maze-gen -s 1 -w 3 -h 3 | maze-solve -a bfs -s 1,1 >goals3",
        "maze-gen -s 1 -w 4 -h 3 -b 0.5 | maze-solve -a every -l 1 | maze-render -f block >cells",
        "printf '# maze walls 1 1 length=5\\n31\\n20\\n' >five",
        "maze-gen -s 1 -w 270 -h 270 -a percolation:p=1 >room",
    };
    char line[200];
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
        if (system(commands[i]))
            exit(2);
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        fail_program(lines[i]);
    fail_program_calls("-f svg cells");
    fail_program_calls(
        "-f pdf --sheet 2x1 --title a(b) --caption {n}{width}{kind}{seed} few goals3");
    fail_program_calls("-f svg marked");
    fail_program_calls("-f svg:paper=fit few");
    fail_program_calls("-f block moves");
    fail_program_calls("-f block five");
    fail_program("-f ppm:color=distance room");
    for (const struct row *const *e = render_list; *e; e++) {
        const struct render *f = render_of(*e);
        snprintf(line, sizeof line, "-f %s %s", (*e)->name,
                 strcmp((*e)->name, "graph6") == 0 ? "frames"
                 : f->single_maze                  ? "walls"
                                                   : "walls goals");
        fail_program(line);
        snprintf(line, sizeof line, "-f %s blocks", (*e)->name);
        if (fail_run(line, LONG_MAX) == 0) /* the format takes boards */
            fail_program(line);
    }
    return done();
}
