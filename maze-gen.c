/* maze-gen: generates mazes. Reads the options into a struct request, then runs it. */
#include "common/cli/progress.h"
#include "common/cli/tool.h"
#include "common/gen/run/again.h"
#include "common/gen/run/request_read.h"
#include "common/gen/run/resume.h"
#include "common/gen/run/run.h"

#include <fcntl.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum {
    OPT_SHARD = OPT_OWN,
    OPT_BOARD,
    OPT_OPEN,
    OPT_PERCOLATE,
    OPT_GIVEN,
    OPT_PAIRS,
    OPT_UNICURSAL,
    OPT_ROOT,
    OPT_TRACE,
    OPT_AGAIN,
    OPT_HEADERS,
    OPT_RESUME,
    OPT_THRESHOLD
};

/* Formats that maze-render writes. */
static const struct opt_instead formats_elsewhere[] = {
    {"ascii", "maze-gen | maze-render"},
    {"unicode", "maze-gen | maze-render -f unicode"},
    {"svg", "maze-gen | maze-render -f svg"},
    {"pdf", "maze-gen | maze-render -f pdf"},
    {"json", "maze-gen | maze-render -f json"},
    {"npy", "maze-gen | maze-render -f npy"},
    {"png", "maze-gen | maze-render -f ppm | pnmtopng"},
    {NULL, NULL},
};

static const struct opt_entry kind_walls = {"walls", "cells with walls between them", NULL, NULL};
static const struct opt_entry kind_block = {"block", "a grid of free cells and obstacles", NULL,
                                            NULL};
static const struct opt_entry *const kind_list[] = {&kind_walls, &kind_block, NULL};

static const struct opt options[] = {
    {'w', "width", "N", "width in cells (20)", "maze-gen -w 30 | maze-render", NULL},
    {'h', "height", "N", "height in cells, or inf (20)", "maze-gen -h 10 | maze-render", NULL},
    {OPT_BOARD, "board", "WxH", "board size in blocks, from 3x3, instead of -w, -h",
     "maze-gen --board 41x15 | maze-render", NULL},
    {'a', "algorithm", "NAME", "algorithm (backtracker)", "maze-gen -a wilson | maze-render",
     gen_list},
    {'s', "seed", "N", "seed, 0 to 2^64-1 (random)", "maze-gen -s 7 | maze-render", NULL},
    {'n', "count", "N", "number of mazes to generate, or inf (1)",
     "maze-gen -n 1000 -1 > mazes.txt", NULL},
    {'i', "index", "I", "index of the first maze (0)", "maze-gen -s 7 -i 41 | maze-render", NULL},
    {OPT_SHARD, "shard", "K/N", "generate only shard K of N, counted from 1 (1/1)",
     "maze-gen -s 7 -n 1000 --shard 2/10 > part2.txt", NULL},
    {'f', "format", "KIND", "output as walls or block (walls; boards: block)", "maze-gen -f block",
     kind_list},
    {'e', "entrance", "SPEC", "entrance: x,y, SIDE[:N] or a place below (0,0)",
     "maze-gen -e west -x east | maze-render", door_list},
    {'x', "exit", "SPEC", "exit, as -e; SIDE: north ... opposite (lower right)",
     "maze-gen -e inside -x far | maze-render", door_list},
    {OPT_PAIRS, "pairs", "N", "records per maze, with different random doors (1)",
     "maze-gen -e random -x random --pairs 5", NULL},
    {'b', "braid", "P", "fraction of the dead ends to remove (0)", "maze-gen -b 0.5 | maze-render",
     NULL},
    {OPT_OPEN, "open", "N", "number of further inner walls to remove (0)",
     "maze-gen --open 20 | maze-render", NULL},
    {OPT_PERCOLATE, "percolate", "P", "probability to remove each other inner wall (0)",
     "maze-gen --percolate 0.1 | maze-render", NULL},
    {'m', "mask", "FILE", "mask: only the free cells of the maze or picture FILE",
     "maze-gen -m picture.pbm | maze-render", NULL},
    {OPT_THRESHOLD, "threshold", "P", "least light of the cells inside, in a picture (0.5)",
     "maze-gen -m picture.pgm -a kruskal -w 9 --threshold 0.4", NULL},
    {OPT_GIVEN, "given", "FILE", "complete the maze in FILE: keep its passages",
     "maze-gen --given rooms.txt | maze-render", NULL},
    {OPT_UNICURSAL, "unicursal", NULL, "double the maze into one path through every cell",
     "maze-gen --unicursal | maze-render", NULL},
    {OPT_ROOT, "root", NULL, "name the root of the spanning tree in the header",
     "maze-gen --root --headers", NULL},
    {OPT_TRACE, "trace", "[=K]", "also write the maze after every K-th step (1)",
     "maze-gen --trace=5 | maze-render -f cast > mazes.cast", NULL},
    {OPT_HEADERS, "headers", NULL, "write only the headers, one per line",
     "maze-gen -n 5 --headers > headers.txt", NULL},
    {OPT_AGAIN, "again", NULL, "generate the mazes of the headers in the files",
     "maze-gen --again headers.txt | maze-render", NULL},
    {OPT_RESUME, "resume", "FILE", "write only what the cut-off output FILE lacks",
     "maze-gen -s 7 -n 1000 --resume begun.txt > rest.txt", NULL},
    OPT_COMMON("algorithms", "maze-gen", "maze-gen -n 3"),
};

struct maze_gen {
    struct request request;
    struct tool_run run;
    const char *mask_name; /* NULL: no mask */
    struct mask mask;
    const char *given_name; /* NULL: none */
    struct given given;
    bool is_again;               /* --again */
    const struct opt *describes; /* an option that says which mazes to generate; NULL: none */
    struct again again;
    struct resume resume;
};

/* Returns a seed from the system's random numbers, or from the clock if it has none. */
static uint64_t system_seed(void)
{
    uint64_t seed = 0;
    struct timespec t = {0, 0};
    int fd = open("/dev/urandom", O_RDONLY);
    bool got = false;
    if (fd >= 0) { /* unreached: the device is there, otherwise */
        got = read(fd, &seed, sizeof seed) == (ssize_t)sizeof seed;
        close(fd);
    }
    if (!got) { /* unreached: the device is there */
        clock_gettime(CLOCK_REALTIME, &t);
        seed = (uint64_t)t.tv_sec * 1000000000 + (uint64_t)t.tv_nsec;
        seed ^= (uint64_t)getpid() << 40;
    }
    return seed;
}

static int read_shard(struct request *r, const char *value, struct err *err)
{
    if (opt_pair("--shard", value, '/', 1, UINT32_MAX, &r->shard, &r->shards, err))
        return -1;
    if (r->shard > r->shards)
        return err_set(err, "--shard: there is no shard %.40s; K/N is from 1/N to N/N", value);
    return 0;
}

/* Reads the value of -f. Returns 0, or -1 with *err set. */
static int kind_read(enum maze_kind *kind, const char *value, struct err *err)
{
    uint64_t none[OPT_KEYS];
    const struct opt_entry *got =
        opt_find_or(kind_list, formats_elsewhere, "format", value, none, err);
    *kind = got == &kind_walls ? MAZE_WALLS : MAZE_BLOCK;
    return got ? 0 : -1;
}

/* Reads an option that says which mazes to generate. As option. */
static int describe(struct maze_gen *g, int id, const char *value, struct err *err)
{
    struct request *r = &g->request;
    g->describes = options;
    while (g->describes->id != id)
        g->describes++;
    switch (id) {
    case 'w':
        return opt_number("-w", value, 1, SIZE_MAX / 4, &r->width, err);
    case 'h':
        r->inf_height = strcmp(value, "inf") == 0;
        r->height = 0;
        return r->inf_height ? 0 : opt_number("-h", value, 1, SIZE_MAX / 4, &r->height, err);
    case OPT_BOARD:
        return opt_pair("--board", value, 'x', 3, SIZE_MAX / 4, &r->board_width, &r->board_height,
                        err);
    case 's':
        return request_read_seed(r, "-s", value, err);
    case 'n':
        r->has_count = true;
        r->inf_count = strcmp(value, "inf") == 0;
        return r->inf_count ? 0 : opt_number("-n", value, 0, UINT64_MAX, &r->count, err);
    case 'i':
        return request_read_index(r, "-i", value, err);
    case 'a':
        return request_read_algorithm(r, "-a", value, err);
    case 'f':
        return kind_read(&r->format, value, err);
    case 'e':
        return request_read_entrance(r, "-e", value, err);
    case 'x':
        return request_read_exit(r, "-x", value, err);
    case 'b':
        return request_read_braid(r, "-b", value, err);
    case OPT_OPEN:
        return request_read_open(r, "--open", value, err);
    case OPT_PERCOLATE:
        return request_read_percolate(r, "--percolate", value, err);
    case OPT_PAIRS:
        return opt_number("--pairs", value, 1, UINT64_MAX, &r->pairs, err);
    case OPT_UNICURSAL:
        r->unicursal = true;
        return 0;
    case OPT_ROOT:
        r->root = true;
        return 0;
    default: /* unreached: the table has no other option */
    case OPT_SHARD:
        return read_shard(r, value, err);
    }
}

static int option(void *context, int id, const char *value, struct err *err)
{
    struct maze_gen *g = context;
    struct request *r = &g->request;
    switch (id) {
    case 'm':
        g->mask_name = value;
        return 0;
    case OPT_THRESHOLD:
        g->mask.has_threshold = true;
        return opt_decimal("--threshold", value, 3, 0, MASK_WHITE, &g->mask.threshold, err);
    case OPT_GIVEN:
        g->given_name = value;
        return 0;
    case OPT_TRACE:
        r->trace = 1;
        return value ? opt_number("--trace", value, 1, UINT64_MAX, &r->trace, err) : 0;
    case OPT_HEADERS:
        r->headers = true;
        return 0;
    case OPT_AGAIN:
        g->is_again = true;
        return 0;
    case OPT_RESUME:
        g->resume.name = value;
        return 0;
    default:
        return describe(g, id, value, err);
    }
}

/* Sets the message for an operand, with what the user probably meant. Returns -1. */
static int refuse_operand(const struct request *r, const struct opt_scan *scan, struct err *err)
{
    const char *first = scan->operands[0], *last = scan->operands[scan->count - 1];
    const int width = (int)strcspn(first, "x");
    uint64_t w, h;
    if (r->trace)
        return err_set(err, "unexpected argument '%.20s'; did you mean --trace=%.20s?", first,
                       first);
    if (scan->count == 1 && number_pair(first, strlen(first), 'x', SIZE_MAX / 4, &w, &h) == 0)
        return err_set(err, "unexpected argument '%.40s'; did you mean -w %.*s -h %.20s?", first,
                       width, first, first + width + 1);
    if (scan->count <= 2 && first[0] >= '1' && first[0] <= '9')
        return err_set(err, "unexpected argument '%.20s'; did you mean -w %.20s -h %.20s?", first,
                       first, last);
    return err_set(err, "unexpected argument '%.40s' (for help: --help)", first);
}

/* Checks what --again excludes; its operands are the inputs. Returns 0, or -1 with *err set. */
static int check_again(const struct maze_gen *g, const struct opt_scan *scan, struct err *err)
{
    bool headers = scan->count == 0; /* are read from standard input */
    for (size_t i = 0; i < scan->count; i++)
        headers = headers || strcmp(scan->operands[i], "-") == 0;
    if (g->describes)
        return err_set(err, "--again excludes --%s: the headers say which mazes to generate",
                       g->describes->name);
    if (headers && g->mask_name && strcmp(g->mask_name, "-") == 0)
        return err_set(err, "-m - reads standard input, so --again requires named files");
    if (g->given_name && strcmp(g->given_name, "-") == 0)
        return err_set(err,
                       "--given - completes each maze of the input; with --again, name a file");
    return 0;
}

/* Checks what --resume requires and excludes. Returns 0, or -1 with *err set. */
static int check_resume(const struct maze_gen *g, struct err *err)
{
    const struct request *r = &g->request;
    const bool many = g->given_name && strcmp(g->given_name, "-") == 0;
    if (strcmp(g->resume.name, "-") == 0)
        return err_set(err, "--resume reads its file twice; name it instead of -");
    if (g->is_again || many || r->trace)
        return err_set(err, "--resume excludes --%s",
                       g->is_again ? "again"
                       : many      ? "given -; name a file"
                                   : "trace");
    if (!r->has_seed && !r->gen->total)
        return err_set(err, "--resume requires -s, with the seed of the run that was cut off");
    return 0;
}

/* Rejects operands and chooses a seed if there is none: later, the file for it cannot be opened.
 * request_resolve checks the options after the mask is read. Returns 0, or -1 with *err set. */
static int check(void *context, const struct opt_scan *scan, struct err *err)
{
    struct maze_gen *g = context;
    struct request *r = &g->request;
    const bool many = g->given_name && strcmp(g->given_name, "-") == 0;
    if (r->headers && (r->trace || g->run.writer.no_header))
        return err_set(err, "--headers writes one header per maze, and excludes --%s",
                       r->trace ? "trace" : "no-header");
    if (g->resume.name && check_resume(g, err))
        return -1;
    if (g->mask.has_threshold && !g->mask_name)
        return err_set(err, "--threshold requires -m, a mask that is a picture");
    if (g->is_again)
        return check_again(g, scan, err);
    if (scan->count > 0)
        return refuse_operand(r, scan, err);
    if (g->given_name && request_check_given(r, many, err))
        return -1;
    if (many && g->mask_name && strcmp(g->mask_name, "-") == 0)
        return err_set(err, "-m and --given cannot both read standard input; name a file");
    if (!r->has_seed && !r->gen->total) /* a seed has no effect when enumerating */
        r->seed = system_seed();
    return 0;
}

static void files(const void *context, struct confine *confine)
{
    const struct maze_gen *g = context;
    confine_read(confine, g->mask_name);
    confine_read(confine, g->given_name);
    confine_read(confine, g->resume.name);
}

static const char *algorithm_example(const struct opt_entry *row)
{
    return gen_of(row)->total ? "maze-gen -a SPEC -w 3 -h 2 | maze-render"
                              : "maze-gen -a SPEC -w 20 -h 8 | maze-render";
}

static const char *place_example(const struct opt_entry *row)
{
    (void)row;
    return "maze-gen -x SPEC | maze-render";
}

static const struct tool tool = {
    .name = "maze-gen",
    .usage = "[options]\n       maze-gen --again [options] [file ...]",
    .purpose = "Generates mazes and writes them to standard output as a maze stream (maze(5)).",
    .options = options,
    .names = {{"algorithms", gen_list, algorithm_example}, {"places", door_list, place_example}},
    .examples = "  maze-gen -w 20 -h 20 | maze-solve | maze-render\n"
                "  maze-gen -n 1000 -s 7 -1 > mazes.txt\n"
                "  maze-gen -a kruskal -w 40 -h 10 -e west -x east | maze-render -f unicode\n",
    .operands_need = "again",
    .shows_progress = true,
    .option = option,
    .check = check,
    .files = files,
};

/* Returns how messages call a file: "-" is standard input. */
static const char *shown(const char *file)
{
    return strcmp(file, "-") == 0 ? "stdin" : file;
}

/* Reports an error in a file as messages call it, or in the options (NULL). Closes the output.
 * Returns the exit status. */
static int fail(struct maze_gen *g, const char *file, const struct err *err)
{
    tool_report(&tool, &g->run.out, file, err);
    return tool_close(&tool, &g->run.out, TOOL_FAILED);
}

/* Generates the mazes of *r, which is resolved, or with --resume those that the file lacks. Returns
 * 0, or -1 with *err set; if g->resume.fault is set, the error is in that file. */
static int generate_mazes(struct maze_gen *g, const struct request *r, struct err *err)
{
    const uint64_t pairs = r->pairs ? r->pairs : 1;
    if (!r->inf_count && !(r->given && !r->given->alone) && r->count <= UINT64_MAX / pairs)
        progress_counts.total = r->count * pairs;
    return g->resume.name ? resume_request(&g->resume, r, &g->run.writer, err)
                          : run_request(r, &g->run.writer, err);
}

/* Generates the mazes of the options. Closes the output. Returns the exit status. */
static int generate_new(struct maze_gen *g)
{
    struct request *r = &g->request;
    struct err err;
    int got = request_resolve(r, &err);
    tool_warn(&tool, &g->run, NULL, &r->warning);
    if (got || generate_mazes(g, r, &err))
        return fail(g, g->resume.fault, &err);
    return tool_close(&tool, &g->run.out, TOOL_DONE);
}

/* Reads the next given maze. Returns as given_next. */
static int read_given(struct maze_gen *g, struct err *err)
{
    const char *name = g->given_name;
    int got;
    if (!g->given.input && given_open(&g->given, name, &g->run.out, g->run.max_cells, err))
        return -1;
    got = given_next(&g->given, g->request.mask, err);
    tool_warn(&tool, &g->run, shown(name), &g->given.input->warning);
    return got;
}

/* Completes the given mazes; with standard input, each has an index of its own. Closes the output.
 * Returns the exit status. */
static int complete(struct maze_gen *g)
{
    struct err err;
    int got;
    for (uint64_t k = 0; (got = read_given(g, &err)) > 0; k++) {
        struct request r = g->request;
        r.given = &g->given;
        r.index += k;
        if (r.index < k) {
            err_set(&err, "-i: the index is beyond the last one, 2^64-1");
            return fail(g, NULL, &err);
        }
        if (request_resolve(&r, &err) || generate_mazes(g, &r, &err))
            return fail(g, g->resume.fault, &err);
        if (g->given.alone || g->run.out.error)
            break;
    }
    return got < 0 ? fail(g, shown(g->given_name), &err)
                   : tool_close(&tool, &g->run.out, TOOL_DONE);
}

/* Generates the mazes of the headers in the files. Closes the output. Returns the exit status. */
static int generate_again(struct maze_gen *g)
{
    struct err err;
    int status;
    g->again.tool = &tool;
    g->again.run = &g->run;
    g->again.request = g->request;
    if (g->given_name && read_given(g, &err) < 0)
        return fail(g, shown(g->given_name), &err);
    g->again.request.given = g->given_name ? &g->given : NULL;
    status = tool_files(&tool, &g->run, again_stream, &g->again);
    again_free(&g->again);
    return status;
}

/* Runs the program; *g is all zeros. Returns the exit status. */
static int run(struct maze_gen *g, char **argv)
{
    struct err err;
    int status;
    g->request.shard = g->request.shards = 1;
    g->mask.threshold = MASK_THRESHOLD;
    g->request.gen =
        gen_of(opt_find(gen_list, "algorithm", gen_list[0]->name, g->request.values, &err));
    if (tool_start(&tool, &g->run, argv, g))
        return g->run.status;
    g->mask.max_cells = g->request.max_cells = g->run.max_cells;
    g->mask.may_scale = g->is_again || g->mask.has_threshold || g->request.width ||
                        g->request.height || g->request.board_width;
    g->request.mask = g->mask_name ? &g->mask : NULL;
    if (g->mask_name && mask_open(&g->mask, g->mask_name, &err))
        status = fail(g, shown(g->mask_name), &err);
    else
        status = g->is_again ? generate_again(g) : g->given_name ? complete(g) : generate_new(g);
    mask_free(&g->mask);
    given_free(&g->given);
    return status;
}

int main(int argc, char **argv)
{
    static struct maze_gen g;
    (void)argc;
    return run(&g, argv);
}
