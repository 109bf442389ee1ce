/* maze-gen: makes mazes. Options to a struct, then a loop over the indices. */
#include "common/cli/tool.h"
#include "common/gen/run/loops.h"
#include "common/gen/run/run.h"

#include <fcntl.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { OPT_SHARD = OPT_OWN, OPT_BOARD, OPT_OPEN, OPT_UNICURSAL, OPT_TRACE };

static const struct opt options[] = {
    {'w', "width", "N", "cells in a row (20)"},
    {'h', "height", "N", "cells in a column, or inf (20)"},
    {OPT_BOARD, "board", "WxH", "blocks of a board, from 3x3, in place of -w and -h"},
    {'a', "algorithm", "NAME", "how to make the mazes (backtracker)"},
    {'s', "seed", "N", "0 to 2^64-1, which mazes to make (from the system)"},
    {'n', "count", "N", "how many mazes, or inf (1)"},
    {'i', "index", "I", "the number of the first maze of the seed (0)"},
    {OPT_SHARD, "shard", "K/N", "slice K of N of these mazes, from 1 (1/1)"},
    {'f', "format", "KIND", "walls or block (walls; block for boards)"},
    {'e', "entrance", "SPEC", "x,y, SIDE, SIDE:N, random, far, none (top left, north)"},
    {'x', "exit", "SPEC", "the same (bottom right, south); SIDE is north, ..."},
    {'b', "braid", "P", "take away this part of the dead ends (0)"},
    {OPT_OPEN, "open", "N", "take away N more inner walls (0)"},
    {'m', "mask", "FILE", "only cells that are free in this maze or board"},
    {OPT_UNICURSAL, "unicursal", NULL, "double the maze into one way through every cell"},
    {OPT_TRACE, "trace", "[=K]", "write the maze after every K-th step too (1)"},
    OPT_COMMON,
};

struct state {
    struct request order;
    struct tool_run run;
    const char *mask_name;
    struct mask mask;
};

/* A seed from the system, from the clock where it has none to give. */
static uint64_t system_seed(void)
{
    uint64_t seed = 0;
    struct timespec t;
    int fd = open("/dev/urandom", O_RDONLY);
    bool got = fd >= 0 && read(fd, &seed, sizeof seed) == (ssize_t)sizeof seed;
    if (fd >= 0)
        close(fd);
    if (!got) {
        clock_gettime(CLOCK_REALTIME, &t);
        seed = (uint64_t)t.tv_sec * 1000000000 + (uint64_t)t.tv_nsec;
        seed ^= (uint64_t)getpid() << 40;
    }
    return seed;
}

static int shard_read(struct request *order, const char *value, struct err *err)
{
    if (opt_pair("--shard", value, '/', 1, UINT32_MAX, &order->shard, &order->shards, err))
        return -1;
    if (order->shard > order->shards)
        return err_set(err, "--shard: there is no shard %.40s; K/N is from 1/N to N/N", value);
    return 0;
}

static int option(void *context, int id, const char *value, struct err *err)
{
    struct state *s = context;
    struct request *order = &s->order;
    const struct opt_entry *entry;
    switch (id) {
    case 'w':
        return opt_number("-w", value, 1, SIZE_MAX / 4, &order->width, err);
    case 'h':
        order->inf_height = strcmp(value, "inf") == 0;
        order->height = 0;
        return order->inf_height ? 0
                                 : opt_number("-h", value, 1, SIZE_MAX / 4, &order->height, err);
    case OPT_BOARD:
        return opt_pair("--board", value, 'x', 3, SIZE_MAX / 4, &order->board_width,
                        &order->board_height, err);
    case 's':
        order->seeded = true;
        return opt_number("-s", value, 0, UINT64_MAX, &order->seed, err);
    case 'n':
        order->counted = true;
        order->endless = strcmp(value, "inf") == 0;
        return order->endless ? 0 : opt_number("-n", value, 0, UINT64_MAX, &order->count, err);
    case 'i':
        return opt_number("-i", value, 0, UINT64_MAX, &order->index, err);
    case 'a':
        if (!(entry = opt_find(gen_list, "-a", value, order->values, err)))
            return -1;
        order->gen = gen_of(entry);
        return 0;
    case 'f':
        return tool_kind("-f", value, &order->format, err);
    case 'e':
        return door_read(&order->entrance, "-e", value, err);
    case 'x':
        return door_read(&order->exit, "-x", value, err);
    case 'b':
        return opt_decimal("-b", value, 6, 0, LOOPS_WHOLE, &order->braid, err);
    case OPT_OPEN:
        return opt_number("--open", value, 0, UINT64_MAX, &order->open, err);
    case 'm':
        s->mask_name = value;
        return 0;
    case OPT_UNICURSAL:
        order->unicursal = true;
        return 0;
    case OPT_TRACE:
        order->trace = 1;
        return value ? opt_number("--trace", value, 1, UINT64_MAX, &order->trace, err) : 0;
    default:
        return shard_read(order, value, err);
    }
}

/* There are no operands; the rest is for request_resolve, when the mask is read. */
static int check(void *context, const struct opt_scan *scan, struct err *err)
{
    const struct state *s = context;
    if (scan->count > 0 && s->order.trace)
        return err_set(err, "operand '%.20s': did you mean --trace=%.20s?", scan->operands[0],
                       scan->operands[0]);
    if (scan->count > 0 && scan->count <= 2 && scan->operands[0][0] >= '1' &&
        scan->operands[0][0] <= '9')
        return err_set(err, "operand '%.20s': did you mean -w %.20s -h %.20s?", scan->operands[0],
                       scan->operands[0], scan->operands[scan->count - 1]);
    if (scan->count > 0)
        return err_set(err, "operand '%.40s': there are none (--help)", scan->operands[0]);
    return 0;
}

static const struct tool tool = {
    .name = "maze-gen",
    .usage = "[options]",
    .purpose = "Makes mazes and writes them to standard output as a maze stream, maze(5).",
    .options = options,
    .names = {{"algorithms", gen_list}},
    .examples = "  maze-gen -w 20 -h 20 | maze-solve | maze-render\n"
                "  maze-gen -n 1000 -s 7 -1 > mazes.txt\n"
                "  maze-gen -a kruskal -w 40 -h 10 -e west -x east | maze-render -f unicode\n",
    .option = option,
    .check = check,
};

/* Makes the mazes: a status. */
static int run(struct state *s)
{
    const char *file = s->mask_name;
    struct err err;
    int got = file ? mask_open(&s->mask, file, &err) : 0;
    if (!got) {
        s->order.mask = file ? &s->mask : NULL;
        file = NULL;
        got = request_resolve(&s->order, &err) || run_request(&s->order, &s->run.writer, &err);
    }
    if (got)
        tool_report(&tool, &s->run.out, file && strcmp(file, "-") == 0 ? "stdin" : file, &err);
    mask_free(&s->mask);
    return got ? TOOL_FAILED : TOOL_DONE;
}

int main(int argc, char **argv)
{
    static struct state s = {.order = {.shard = 1, .shards = 1}};
    struct err err;
    int status;
    (void)argc;
    s.order.gen = gen_of(opt_find(gen_list, "-a", gen_list[0]->name, s.order.values, &err));
    status = tool_start(&tool, &s.run, argv, &s);
    if (status >= 0)
        return status;
    if (!s.order.seeded && !s.order.gen->total) /* of all mazes, a seed tells nothing */
        s.order.seed = system_seed();
    return tool_close(&tool, &s.run.out, run(&s));
}
