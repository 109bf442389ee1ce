/* maze-gen: generates mazes. Reads the options into a struct request, then runs it. */
#include "common/base/progress.h"
#include "common/base/value.h"
#include "common/base/window.h"
#include "common/cli/tool.h"
#include "common/gen/run/again.h"
#include "common/gen/run/mazes.h"
#include "common/gen/run/request_settings.h"

#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static const struct row kind_walls = {"walls", "cells with walls between them", NULL, NULL};
static const struct row kind_block = {"block", "a grid of free cells and obstacles", NULL, NULL};
static const struct row *const kind_list[] = {&kind_walls, &kind_block, NULL};

struct maze_gen {
    struct request request; /* first, so that the settings of request_settings.h apply to both */
    struct tool_state state;
    const struct row *kind; /* -f; NULL: not given */
    bool fits;              /* --fit */
    const char *mask_name;  /* NULL: no mask */
    struct mask mask;
    const char *given_name; /* NULL: none */
    struct given given;
    bool is_again; /* --again */
    struct again again;
};

/* Reads a size or a range of sizes, MIN-MAX. For `word` see value_number. Sets *most to 0 if the
 * value is not a range. Returns 0, or -1 with *err set. */
static int read_size(const char *what, const char *word, const char *value, uint64_t *least,
                     uint64_t *most, struct err *err)
{
    char size[NUMBER_TEXT];
    *most = 0;
    if (value_size(value, size))
        return err_set(err, "%s needs one number, not '%.40s'; use %s", what, value, size);
    if (value[0] == '-' || !strchr(value, '-'))
        return value_number(what, word, value, 0, 1, SIZE_MAX / 4, least, err);
    if (value_pair(what, value, '-', 1, SIZE_MAX / 4, least, most, err))
        return -1;
    return *least <= *most ? 0 : err_set(err, "%s: %s: the smaller size comes first", what, value);
}

/* Reads the value of -w into a struct request. This and the next three functions are of type
 * setting_reader. */
static int read_width(void *at, const char *what, const char *value, struct err *err)
{
    struct request *r = at;
    return read_size(what, NULL, value, &r->width, &r->most.width, err);
}

/* Reads the value of -h. */
static int read_height(void *at, const char *what, const char *value, struct err *err)
{
    struct request *r = at;
    r->inf_height = near_is(value, strlen(value), "inf", 3);
    r->height = r->most.height = 0;
    return r->inf_height ? 0 : read_size(what, "inf", value, &r->height, &r->most.height, err);
}

/* Reads the value of --board, WxH or WxH-WxH. */
static int read_board(void *at, const char *what, const char *value, struct err *err)
{
    enum { LEAST = 3 };
    const uint64_t max = SIZE_MAX / 4;
    struct request *r = at;
    struct request_most *most = &r->most;
    const char *rest = strchr(value, '-');
    char first[40] = "";
    most->board_width = most->board_height = 0;
    if (rest)
        snprintf(first, sizeof first, "%.*s", (int)(rest - value), value);
    if (value_pair(what, rest ? first : value, 'x', LEAST, max, &r->board_width, &r->board_height,
                   err) ||
        (rest &&
         value_pair(what, rest + 1, 'x', LEAST, max, &most->board_width, &most->board_height, err)))
        return err_set(err, "%s must be WxH or WxH-WxH from 3x3, like 9x9-21x21, not '%.40s'", what,
                       value);
    if (rest && (r->board_width > most->board_width || r->board_height > most->board_height))
        return err_set(err, "%s: %s: the smaller sizes come first", what, value);
    return 0;
}

/* Reads the value of -n into a struct request. */
static int read_count(void *at, const char *what, const char *value, struct err *err)
{
    struct request *r = at;
    r->has_count = true;
    r->inf_count = near_is(value, strlen(value), "inf", 3);
    r->count = 1;
    return r->inf_count ? 0 : value_number(what, "inf", value, 0, 0, UINT64_MAX, &r->count, err);
}

#define STATE struct maze_gen

static const struct opt options[] = {
    {'w', "width", "N", "width in cells, or a range: 5-10 (20)", "maze-gen -w 30 | maze-render",
     .set = SET_WITH(READ, STATE, request, .read = read_width)},
    {'h', "height", "N", "height in cells, a range, or inf (20)", "maze-gen -h 10 | maze-render",
     .set = SET_WITH(READ, STATE, request, .read = read_height)},
    {OPT_OWN, "board", "WxH", "board size in blocks, or WxH-WxH; replaces -w, -h",
     "maze-gen --board 41x15 | maze-render",
     .set = SET_WITH(READ, STATE, request, .read = read_board)},
    {OPT_OWN, "fit", NULL, "generate the largest maze that fits the terminal",
     "maze-gen --fit --trace | maze-render --animate", .set = SET(FLAG, STATE, fits)},
    {'a', "algorithm", "NAME", "algorithm (backtracker)", "maze-gen -a wilson | maze-render",
     .set = REQUEST_ALGORITHM(opt_other_names)},
    {'s', "seed", "N", "seed, 0 to 2^64-1 (random)", "maze-gen -s 7 | maze-render",
     .set = REQUEST_SEED},
    {'n', "count", "N", "number of mazes to generate, or inf (1)",
     "maze-gen -n 1000 -1 > mazes.txt", .set = SET_WITH(READ, STATE, request, .read = read_count)},
    {'i', "index", "I", "index of the first maze (0)", "maze-gen -s 7 -i 41 | maze-render",
     .set = REQUEST_INDEX},
    {OPT_OWN, "shard", "K/N", "generate only shard K of N, counted from 1 (1/1)",
     "maze-gen -s 7 -n 1000 --shard 2/10 > part2.txt",
     .set = SET_WITH(PAIR, STATE, request.shard, .second = offsetof(STATE, request.shards),
                     .separator = '/', .max = UINT32_MAX)},
    {'f', "format", "KIND", "write walls or blocks (walls; boards: block)", "maze-gen -f block",
     .set = SET_WITH(ROW, STATE, kind, .noun = "format", .list = kind_list,
                     .others = opt_other_names)},
    {'e', "entrance", "SPEC", "entrance: x,y, SIDE[:N] or a place (0,0)",
     "maze-gen -e west -x east | maze-render", .set = REQUEST_ENTRANCE, .once = true},
    {'x', "exit", "SPEC", "exit, same syntax (lower right)",
     "maze-gen -e inside -x far | maze-render", .set = REQUEST_EXIT, .once = true},
    {OPT_OWN, "shape", "SHAPE", "hex, rings or triangles instead of squares",
     "maze-gen --shape rings -h 8 | maze-solve | maze-render -f svg > m.svg", .set = REQUEST_SHAPE},
    {OPT_OWN, "pairs", "N", "records per maze that differ in entrance and exit (1)",
     "maze-gen -e random -x random --pairs 5",
     .set = SET_WITH(NUMBER, STATE, request.pairs, .has = offsetof(STATE, request.has_pairs),
                     .min = 1, .max = UINT64_MAX)},
    {'b', "braid", "P", "fraction of the dead ends to remove (0)", "maze-gen -b 0.5 | maze-render",
     .set = REQUEST_BRAID},
    {OPT_OWN, "open", "N", "number of additional inner walls to remove (0)",
     "maze-gen --open 20 | maze-render", .set = REQUEST_OPEN},
    {OPT_OWN, "percolate", "P", "probability of removing each remaining inner wall (0)",
     "maze-gen --percolate 0.1 | maze-render", .set = REQUEST_PERCOLATE},
    {'m', "mask", "FILE", "use only the free cells of the maze or picture FILE",
     "maze-gen -m picture.pbm | maze-render", .set = SET(FILE, STATE, mask_name),
     .with_again = true},
    {OPT_OWN, "threshold", "P", "minimum brightness of cells inside the mask (0.5)",
     "maze-gen -m picture.pgm -a kruskal -w 9 --threshold 0.4",
     .set = SET_WITH(NUMBER, STATE, mask.threshold, .has = offsetof(STATE, mask.has_threshold),
                     .decimals = 3, .max = MASK_WHITE),
     .with_again = true},
    {OPT_OWN, "given", "FILE", "complete the maze in FILE, keeping its passages",
     "maze-gen --given rooms.txt | maze-render", .set = SET(FILE, STATE, given_name),
     .with_again = true},
    {OPT_OWN, "unicursal", NULL, "double the maze into a single path through every cell",
     "maze-gen --unicursal | maze-render", .set = SET(FLAG, STATE, request.unicursal)},
    {OPT_OWN, "root", NULL, "record the root of the spanning tree in the header",
     "maze-gen --root --headers", .set = SET(FLAG, STATE, request.root)},
    {OPT_OWN, "trace", "[=K]", "also write the maze after every K-th step (1)",
     "maze-gen --trace=5 | maze-render -f cast > mazes.cast",
     .set = SET_WITH(NUMBER, STATE, request.frame_every, .min = 1, .max = UINT64_MAX),
     .with_again = true},
    {OPT_OWN, "headers", NULL, "write only the headers, one per line",
     "maze-gen -n 5 --headers > headers.txt", .set = SET(FLAG, STATE, request.headers),
     .with_again = true},
    {OPT_OWN, "again", NULL, "regenerate the mazes whose headers are in the files",
     "maze-gen --again headers.txt | maze-render", .set = SET(FLAG, STATE, is_again),
     .with_again = true},
    TOOL_OPTIONS("algorithms", "maze-gen", "maze-gen -n 3"),
};

/* Returns a seed from the system's random numbers or, if there are none, from the clock. */
static uint64_t system_seed(void)
{
    static const char device[] = "/dev/urandom";
    const int fd = io_open(device);
    struct timespec t = {0, 0};
    uint64_t seed = 0;
    if (read(fd, &seed, sizeof seed) != (ssize_t)sizeof seed) { /* unreached: the device is there */
        clock_gettime(CLOCK_REALTIME, &t);
        seed = (uint64_t)t.tv_sec * 1000000000 + (uint64_t)t.tv_nsec;
        seed ^= (uint64_t)getpid() << 40;
    }
    io_close(fd, device);
    return seed;
}

/* Sets the size of the largest maze that maze-render can draw in the terminal, leaving one line for
 * the cursor: cells take 3 columns and one line, walls 1 column or line, and blocks 2 columns and
 * one line. Standard output is often a pipe, so other descriptors are also tried. Returns 0, or -1
 * with *err set. */
static int fit_terminal(struct request *r, struct err *err)
{
    static const char device[] = "/dev/tty";
    const size_t edge = r->gen->board || r->kind == MAZE_BLOCK ? 2 : 1;
    const int fd = isatty(STDOUT_FILENO)   ? STDOUT_FILENO
                   : isatty(STDERR_FILENO) ? STDERR_FILENO
                                           : io_open(device);
    struct window w;
    if (fd < 0)
        return err_set(err, "--fit requires a terminal; use -w and -h (%s: %s)", device, io_why());
    w = window_of(fd);
    if (fd > STDERR_FILENO)
        io_close(fd, device);
    if (w.columns < 4 + edge || w.lines < 4)
        return err_set(err, "--fit: the window is %zux%zu, the smallest maze needs %zux4",
                       w.columns, w.lines, 4 + edge);
    r->width = (w.columns - edge) / 4;
    r->height = (w.lines - 2) / 2;
    return 0;
}

/* Sets the message for an unexpected operand, with a guess at what the user meant. Returns -1. */
static int refuse_operand(const struct request *r, const struct opt_scan *scan, struct err *err)
{
    const char *first = scan->operands[0], *last = scan->operands[scan->count - 1];
    char size[NUMBER_TEXT];
    if (r->frame_every)
        return err_set(err, "unexpected argument '%.20s'; did you mean --trace=%.20s?", first,
                       first);
    if (scan->count == 1 && value_size(first, size))
        return err_set(err, "unexpected argument '%.40s'; did you mean %s?", first, size);
    if (scan->count <= 2 && first[0] >= '1' && first[0] <= '9')
        return err_set(err, "unexpected argument '%.40s'; did you mean -w %.40s -h %.20s?", first,
                       first, last);
    return err_set(err, "unexpected argument '%.40s' (for help: --help)", first);
}

/* Checks the rules about options that are not part of a request; for others see request_rules.c.
 * Rejects operands. Chooses a seed if none was specified, because the device for it cannot be
 * opened later. request_resolve checks the options after the mask is read. Returns 0, or -1 with
 * *err set. */
static int check(void *context, const struct opt_scan *scan, struct err *err)
{
    struct maze_gen *g = context;
    struct request *r = &g->request;
    const struct opt *of_maze = g->state.of_maze;
    const bool mask_stdin = g->mask_name && io_is_stdin(g->mask_name);
    r->mask = g->mask_name ? &g->mask : NULL;
    r->plan = &g->given;
    r->given = g->given_name ? &g->given : NULL;
    r->completes = g->given_name != NULL;
    r->completes_many = g->given_name && io_is_stdin(g->given_name);
    if (g->kind)
        r->kind = g->kind == &kind_walls ? MAZE_WALLS : MAZE_BLOCK;
    const struct rule rules[] = {
        {r->shard < 1 || r->shard > r->shards,
         "--shard: shards count from 1: K/N is from 1/N to N/N"},
        {r->headers && (r->frame_every || g->state.io.writer.no_header),
         "--headers writes one header per maze and cannot be combined with --trace or --no-header"},
        {g->mask.has_threshold && !g->mask_name, "--threshold requires -m with a picture"},
        {g->is_again && of_maze,
         "--again cannot be combined with --%s: the headers determine the mazes"},
        {g->fits && (r->width || r->height || r->inf_height || r->board_width || r->mask ||
                     r->completes || r->shape.kind || r->unicursal),
         "--fit sets the size and cannot be combined with -w, -h, --board, -m, --given, --shape or "
         "--unicursal"},
        {(g->is_again && r->completes_many) ||
             mask_stdin + r->completes_many + (g->is_again && opt_reads_stdin(scan)) > 1,
         "only one of -m, --given and --again can read standard input (not --given with --again); "
         "use a named file"},
    };
    if (rules_check(rules, sizeof rules / sizeof *rules, of_maze ? of_maze->name : NULL, err))
        return -1;
    if (g->is_again) /* the operands are inputs, and each header is checked */
        return 0;
    if (scan->count > 0)
        return refuse_operand(r, scan, err);
    if (g->fits && fit_terminal(r, err))
        return -1;
    if (!r->has_seed && !r->gen->total) /* a seed has no effect when enumerating */
        r->seed = system_seed();
    return request_check(r, err);
}

/* Algorithms that enumerate all mazes of a size. */
static const struct help_example small_examples[] = {
    {"every", "maze-gen -a SPEC -w 3 -h 2 | maze-render"},
    {NULL, NULL},
};

static const struct tool tool = {
    .help = {.tool = "maze-gen",
             .usage = "[options]\n       maze-gen --again [options] [file ...]",
             .purpose =
                 "Generates mazes and writes them to standard output as a maze stream (maze(5)).",
             .options = options,
             .lists = {{"algorithms", gen_list, "maze-gen -a SPEC -w 20 -h 8 | maze-render",
                        small_examples},
                       {"places", door_list, "maze-gen -x SPEC | maze-render", NULL},
                       {"shapes", shape_list, "maze-gen --shape SPEC | maze-render", NULL},
                       {"inputs", format_detected, "maze-gen --given maze.NAME | maze-render",
                        NULL}},
             .examples = "  maze-gen -w 20 -h 20 | maze-solve | maze-render\n"},
    .operands_need = "again",
    .check = check,
};

/* Generates the mazes that the options specify. With given mazes or random sizes, each maze has a
 * request of its own. Closes the output. Returns the exit status. */
static int generate_new(struct maze_gen *g)
{
    struct request *all = &g->request, r;
    const bool draws = request_draws_size(all), many = draws || all->completes_many;
    struct err err;
    int got = 0;
    if (draws && request_count(all, &err))
        return tool_fail(&g->state, NULL, &err);
    for (uint64_t k = 0; (k == 0 || many) && !g->state.io.out.error; k++) {
        const struct request *counted = draws ? all : &r;
        r = *all;
        r.index += k;
        if (draws && (r.index < k || (k >= all->count && !all->inf_count)))
            break;
        if (g->given_name) {
            got = given_next(&g->given, g->given_name, &g->state.io, all->mask, &err);
            if (got > 0 && r.index < k)
                got = err_set(&err, "-i: the index exceeds the last one, 2^64-1");
            if (got <= 0)
                break;
        }
        if (draws)
            request_draw_size(&r);
        got = request_resolve(&r, &err);
        report_warning(&g->state.io.report, NULL, &r.warning);
        if (k == 0 && !counted->inf_count && !counted->completes_many &&
            counted->count <= UINT64_MAX / counted->pairs)
            progress_counts.total = counted->count * counted->pairs;
        if (got && draws)
            request_name_maze(&r, r.index, "", &err);
        if (got || mazes_generate(&r, &g->state.io.writer, &err))
            return tool_fail(&g->state, NULL, &err);
    }
    return got < 0 ? tool_fail(&g->state, io_label(g->given_name), &err)
                   : tool_close(&g->state, STATUS_DONE);
}

/* Generates the mazes that the headers in the files describe. Closes the output. Returns the exit
 * status. */
static int generate_again(struct maze_gen *g)
{
    struct err err;
    int status;
    g->again.io = &g->state.io;
    g->again.request = g->request;
    if (g->given_name &&
        given_next(&g->given, g->given_name, &g->state.io, g->request.mask, &err) < 0)
        return tool_fail(&g->state, io_label(g->given_name), &err);
    status = tool_files(&g->state, again_stream, NULL, &g->again);
    again_free(&g->again);
    return status;
}

/* Runs the program; *g must be zeroed. Returns the exit status. */
static int run(struct maze_gen *g, char **argv)
{
    struct err err;
    int status;
    g->request.count = g->request.shard = g->request.shards = g->request.pairs = 1;
    g->mask.threshold = MASK_THRESHOLD;
    g->request.gen =
        gen_of(row_find(gen_list, NULL, "algorithm", gen_list[0]->name, g->request.values, &err));
    if (tool_start(&tool, &g->state, argv, g))
        return g->state.status;
    g->mask.max_cells = g->request.max_cells = g->state.io.max_cells;
    g->mask.picture.wants_light = g->is_again || g->mask.has_threshold || g->request.width ||
                                  g->request.height || g->request.board_width;
    if (g->mask_name && mask_open(&g->mask, g->mask_name, &err))
        status = tool_fail(&g->state, io_label(g->mask_name), &err);
    else
        status = g->is_again ? generate_again(g) : generate_new(g);
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
