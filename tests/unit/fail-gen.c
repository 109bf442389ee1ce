/* Tests that maze-gen reports that memory runs out, wherever it happens: each algorithm, and what
 * surrounds it. */
#include "tests/fuzz/kit/program-gen.c"

#include "tests/fail.h"

/* Makes the files that the command lines name. */
static void make_files(void)
{
    static const char *const commands[] = {
        "printf '1000\\n0000\\n0001\\n' >mask",
        "printf '01000\\n00010\\n11110\\n00010\\n' >parts",
        "printf '01000\\n00010\\n00000\\n00010\\n' >one_part",
        "printf '11111111111\\n10001110001\\n10001110001\\n10000000001\\n10001110001\\n"
        "10001110001\\n11111111111\\n' >rooms",
        "printf '# maze walls 5 4 a=b goals=1,1+4,3\\n# comment\\n323331\\n101331\\n222331\\n"
        "333331\\n222220\\n' >maze",
        "printf '#########\\nS...#.#.#\\n#.#######\\n#.#.#.###\\n#########\\n' >rooms.art",
        "printf '33331\\n33331\\n33331\\n22220\\n' >plain",
        "printf 'P2 4 3 9 1 2 8 9 8 7 1 9 9 9 9 2' >grey",
        "printf 'P1 4 3 110001110000' >bits",
        "printf '# maze walls 6 2 shape=rings:inner=3 wrap=x\\n3333331\\n3232321\\n2222220\\n' "
        ">rings",
        "printf '# maze walls 4 3 v=1 seed=1 index=0 algorithm=prim mask=3c993fb3db487f5b "
        "start=1,0 root=0,2\\n# maze block 9 7 v=1 seed=1 index=0 algorithm=eller "
        "entrance=random other=1\\n# maze walls 8 6 v=1 seed=1 index=0 algorithm=prim "
        "unicursal=1\\n' >headers",
        "printf '# maze walls 9 3 v=1 seed=1 index=0 algorithm=prim shape=hex\\n# maze walls 12 3 "
        "v=1 seed=1 "
        "index=0 algorithm=prim shape=rings:inner=3 wrap=x\\n' >shapes",
    };
    fail_begin(commands, sizeof commands / sizeof *commands);
}

/* The command lines. */
static const char *const fail_gen_lines[] = {
    "-n 2 -1 --no-header",
    "-e far -x far",
    "-e 3,4 -x east:2 -b 0.5 --open 3",
    "-e far -f block -b 1 --open 9 --percolate 0.5",
    "-a growing-tree:cells=90,depth=9 -e inside -x far",
    "-a prim:cells=9 --unicursal -f block",
    "-e inside -x deadend:min=9",
    "-a spiral -w 30 -h 30 -e inside -x inside:min=890 -f block",   /* the first entrance fails */
    "-s 12 -a percolation:p=0.6 -w 300 -h 300 -e inside -x inside", /* a wide search */
    "-s 866968 -w 5 -h 5 -a percolation:p=0.7 -e inside:min=9 -x inside", /* one with loops */
    "-e inside -x random --pairs 40",
    "--unicursal -f block --trace=99",
    "-a kruskal --trace=99",
    "-a carve --board 31x20 -b 0.2",
    "-a eller -e none -x none -1",
    "-a eller -e 1,1 -x 3,3 --board 31x21",
    "-a main-path -e west:2 -x far -f block",
    "-s 20 -a corridor -m rooms -e 1,1 -x 9,5",
    "-s 10 -a carve --board 15x15 -e 1,1 -x 13,13",
    "-a prim -w 57 -h 57", /* a little more memory than it usually needs */
    "-m grey --threshold 0.3 -a eller",
    "-m bits -w 3 -a kruskal",
    "-m mask -a prim -e west -x random",
    "-m parts -a kruskal -e random -x far",
    "--given rooms.art -n 2",
    "--given maze -a kruskal -e far --trace=9",
    "--given plain -m mask -a prim -f block -b 1",
    "--given maze -a wilson",
    "-m parts -a division -b 0.5 --trace=99",
    "--shape hex -m mask -b 0.1 -e deadend -x inside:min=3",
    "--shape rings -e far -x far --trace=40 -n 2",
    "--shape triangles -w 4 -h 3 -a wilson --pairs 2 -e random",
    "--shape rings -m grey --threshold 0.1 -w 3 -h 2",
    "--given rings -a kruskal --open 3",
    "-a percolation:joined=1,p=0.3 -w 30 -h 20",
    "-a cave:joined=1,p=0.48 -w 40 -h 30",
    "-w 3-5 -h 2-4 -n 3 -e root",
    "--shape hex -w 2-3 -h 2 -n 2",
    "-a obstacles --board 20x20 -e far -x far",
    "-a obstacles:p=0 --board 300x300 -e far -x far", /* a wide search */
};

int main(void)
{
    make_files();
    fail_program(program_gen, "--again --headers -m mask headers");
    fail_program(program_gen, "--again shapes");
    for (size_t i = 0; i < sizeof fail_gen_lines / sizeof *fail_gen_lines; i++)
        fail_program(program_gen, "-s 1 %s", fail_gen_lines[i]);
    fail_program_calls(program_gen, "-s 1 -w 3 -h 2 -n 3");
    fail_program_calls(program_gen, "-s 1 -m grey -w 3 -a kruskal");
    fail_program_calls(program_gen, "-s 1 -w 9 -h 8 -e 6,6 -x 7,7 -a eller -f block");
    fail_program_calls(program_gen, "-m mask -s 1");
    for (const struct row *const *e = gen_list; *e; e++) {
        const bool is_small = gen_of(*e)->total; /* it can enumerate mazes of small sizes only */
        fail_program(program_gen, "-a %s %s -n 2", (*e)->name,
                     is_small ? "-w 4 -h 4" : "-s 1 -w 150 -h 120");
        fail_program(program_gen, "-a %s %s", (*e)->name,
                     is_small ? "-w 4 -h 4 -n 2 --trace" : "-s 1 -w 30 -h 20 --trace=50");
        if (gen_of(*e)->mask != MASK_NONE)
            fail_program(program_gen, "-s 1 -m one_part -a %s", (*e)->name);
    }
    return done();
}
