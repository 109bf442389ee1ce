/* Tests that maze-render reports that memory runs out, wherever it happens: each input and output
 * format, and the loop over the mazes of several inputs. */
#include "tests/fuzz/kit/program-render.c"

#include "tests/fail.h"
#include "tests/import_texts.h"

enum { TEXTS = sizeof import_texts / sizeof *import_texts };

static const char *const lines[] = {
    "-f block walls goals rows",
    "-f walls paths",
    "-f walls --no-header lattice",
    "-f walls:blocks=1 blocks",
    "-f unicode --caption {n}{width} walls frames",
    "-f cast --caption {n}{width} frames",
    "-f svg:paper=fit walls blocks",
    "-f svg:page=2 --sheet 1x1 few goals3",
    "-f svg:color=distance,palette=dark --sheet 1x1 --answers facing --title T walls blocks",
    "-f pdf:color=sets --sheet 2x1 --title T --caption {n} walls goals frames",
    "-f pdf:palette=dark,bleed=3mm,gutter=9mm --sheet 2x1 --answers 3x2 --title {n} walls blocks",
    "-f json:walls=1 walls goals blocks",
    "-f html walls frames blocks",
    "-f png:color=sets walls",
    "-f ppm:color=distance walls blocks",
    "-f pbm:plain -c 20 -t 3 --margin 5 walls blocks",
    "-f unicode -c 9 --color always walls blocks",
    "-f unicode --color always frames sets",
    "-f npy:count=2 walls goals",
    "-f npy:layer=distance walls blocks",
    "-f tokens:shuffle=1 walls blocks",
    "-f tokens:vocabulary=uniform walls blocks",
    "-f tokens:vocabulary=uniform /dev/null",
    "-f ppm:color=distance room",
    "-f ppm:color=sets room",
    "-f ppm --over drawing drawn",
    "-f ppm:color=distance rings rings",
    "-f svg:color=sets rings",
    "-f svg:lines=strokes walls rings",
    "-f pdf:lines=passages rings walls blocks",
    "-f pdf --sheet 2x1 rings rings",
    "-f json rings five",
    "-f edges rings",
    "-f distance rings",
};

/* Writes the texts in the input formats to the files 0, 1, ... */
static void write_texts(void)
{
    for (size_t k = 0; k < TEXTS; k++) {
        const char *text = import_texts[k].text;
        const size_t n = import_texts[k].n ? import_texts[k].n : strlen(text);
        char name[20];
        FILE *f;
        snprintf(name, sizeof name, "%zu", k);
        f = fopen(name, "w");
        if (!f || fwrite(text, 1, n, f) != n || fclose(f))
            exit(2);
    }
}

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
        "printf '1221\n3001\n2220\n' >bare",
        "maze-gen -s 1 -h 6 --shape rings | maze-solve --visited >rings",
        "maze-gen -w 9 -h 7 | maze-solve -a tremaux --visited | sed 's/ goal=[0-9,]*//' >marked",
        "maze-gen -s 1 -w 3 -h 2 | maze-solve >few",
        "maze-gen -s 1 -w 3 -h 3 | maze-solve -a bfs -s 1,1 >goals3",
        "printf '# maze walls 1 1 length=5 mine=1\\n31\\n20\\n' >five",
        "maze-gen -s 1 -w 270 -h 270 -a percolation:p=1 >room",
        "maze-render -f pbm -c 3 walls >drawing; maze-solve drawing >drawn",
    };
    char line[200];
    fail_begin(commands, sizeof commands / sizeof *commands);
    write_texts();
    for (const struct row *const *e = format_list; *e; e++) {
        size_t k = 0;
        while (k < TEXTS && strcmp(import_texts[k].kind, (*e)->name) != 0)
            k++;
        ok(k < TEXTS, "tests/import_texts.h has a maze in the format %s", (*e)->name);
    }
    for (size_t i = 0; i < TEXTS; i++)
        fail_program(program_render, "-f block --input %s %zu", import_texts[i].kind, i);
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        fail_program(program_render, "%s", lines[i]);
    fail_program_calls(
        program_render,
        "-f pdf --sheet 2x1 --title a(b) --caption {n}{width}{kind}{seed} few goals3");
    fail_program_calls(program_render, "-f svg marked");
    fail_program_calls(program_render, "-f svg --sheet 2x2 few goals3");
    fail_program_calls(program_render, "-f block moves");
    fail_program_calls(program_render, "-f block five");
    for (const struct row *const *e = render_list; *e; e++) {
        const struct render *f = render_of(*e);
        fail_program(program_render, "-f %s %s", (*e)->name,
                     strcmp((*e)->name, "graph6") == 0 ? "frames"
                     : f->single_maze                  ? "walls"
                                                       : "walls goals");
        fail_program(program_render, "-f %s bare", (*e)->name);
        snprintf(line, sizeof line, "-f %s blocks", (*e)->name);
        if (fail_run(program_render, line, LONG_MAX) == 0) /* the format takes boards */
            fail_program(program_render, "%s", line);
    }
    return done();
}
