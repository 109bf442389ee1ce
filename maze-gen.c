/* maze-gen: makes mazes. Options to a struct, then a loop over the indices. */
#include "common/gen/loops.h"
#include "common/gen/produce.h"
#include "common/tool.h"

#include <fcntl.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { OPT_SHARD = OPT_OWN, OPT_OPEN };

static const struct opt options[] = {
    {'w', "width", "N", "cells in a row (20)"},
    {'h', "height", "N", "cells in a column, or inf (20)"},
    {'a', "algorithm", "NAME", "how to make the mazes (backtracker)"},
    {'s', "seed", "N", "0 to 2^64-1, which mazes to make (from the system)"},
    {'n', "count", "N", "how many mazes, or inf (1)"},
    {'i', "index", "I", "the number of the first maze of the seed (0)"},
    {OPT_SHARD, "shard", "K/N", "slice K of N of these mazes, from 1 (1/1)"},
    {'f', "format", "KIND", "walls or block (walls)"},
    {'e', "entrance", "SPEC", "x,y, SIDE, SIDE:N, random, far, none (top left, north)"},
    {'x', "exit", "SPEC", "the same (bottom right, south); SIDE is north, ..."},
    {'b', "braid", "P", "take away this part of the dead ends (0)"},
    {OPT_OPEN, "open", "N", "take away N more inner walls (0)"},
    OPT_COMMON,
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

/* K/N */
static int shard_read(struct order *order, const char *value, struct err *err)
{
    char first[24] = "";
    size_t n = strcspn(value, "/");
    if (n >= sizeof first || !value[n])
        return err_set(err, "--shard: '%.40s' is not K/N", value);
    memcpy(first, value, n);
    return opt_number("--shard", value + n + 1, 1, UINT32_MAX, &order->shards, err) ||
                   opt_number("--shard", first, 1, order->shards, &order->shard, err)
               ? -1
               : 0;
}

/* How many of count mazes come before slice number k: count * k / n rounded
 * down, in parts that do not overflow. */
static uint64_t shard_start(uint64_t count, uint64_t k, uint64_t n)
{
    return count / n * k + count % n * k / n;
}

static int option(void *context, int id, const char *value, struct err *err)
{
    struct order *order = context;
    const struct opt_entry *entry;
    switch (id) {
    case 'w':
        return opt_number("-w", value, 1, SIZE_MAX / 4, &order->width, err);
    case 'h':
        order->inf_height = strcmp(value, "inf") == 0;
        order->height = 0;
        return order->inf_height ? 0
                                 : opt_number("-h", value, 1, SIZE_MAX / 4, &order->height, err);
    case 's':
        order->seeded = true;
        return opt_number("-s", value, 0, UINT64_MAX, &order->seed, err);
    case 'n':
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
    default:
        return shard_read(order, value, err);
    }
}

/* What can only be checked when all options are known. */
static int check(void *context, const struct opt_scan *scan, struct err *err)
{
    struct order *order = context;
    uint64_t start;
    if (scan->count > 0 && scan->count <= 2 && scan->operands[0][0] >= '1' &&
        scan->operands[0][0] <= '9')
        return err_set(err, "operand '%.20s': did you mean -w %.20s -h %.20s?", scan->operands[0],
                       scan->operands[0], scan->operands[scan->count - 1]);
    if (scan->count > 0)
        return err_set(err, "operand '%.40s': there are none (--help)", scan->operands[0]);
    if (!order->endless && order->count > 0 && order->index > UINT64_MAX - (order->count - 1))
        return err_set(err, "-i and -n go beyond index 2^64-1");
    if (order->endless && order->shards > 1)
        return err_set(err, "--shard: there are no slices of -n inf");
    start = shard_start(order->count, order->shard - 1, order->shards);
    order->count = shard_start(order->count, order->shard, order->shards) - start;
    order->index += start;
    if (order->inf_height && (order->braid || order->open))
        return err_set(err, "-h inf: an endless maze cannot lose walls afterwards");
    if (order->inf_height && !order->gen->row)
        return err_set(err, "-h inf: %s does not go row by row", order->gen->entry.name);
    if (order->inf_height && (order->endless || order->count > 1))
        return err_set(err, "-h inf: there is no second maze after an endless one");
    if (door_check(&order->entrance, "-e", (size_t)order->width, (size_t)order->height,
                   order->inf_height, err))
        return -1;
    return door_check(&order->exit, "-x", (size_t)order->width, (size_t)order->height,
                      order->inf_height, err);
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

int main(int argc, char **argv)
{
    struct order order = {.width = 20,
                          .height = 20,
                          .count = 1,
                          .shard = 1,
                          .shards = 1,
                          .gen = gen_of(gen_list[0]),
                          .format = MAZE_WALLS};
    struct tool_run run;
    struct err err;
    int status = tool_start(&tool, &run, argv, &order);
    (void)argc;
    if (status >= 0)
        return status;
    if (!order.seeded)
        order.seed = system_seed();
    status = TOOL_DONE;
    if (produce(&order, &run.writer, &err)) {
        tool_report(&tool, &run.out, NULL, &err);
        status = TOOL_FAILED;
    }
    return tool_close(&tool, &run.out, status);
}
