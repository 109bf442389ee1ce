/* maze-gen: makes mazes. Options to a struct, then a loop over the indices. */
#include "common/gen/doors.h"
#include "common/gen/gen.h"
#include "common/gen/rows.h"
#include "common/lattice.h"
#include "common/stream/writer.h"
#include "common/tool.h"

#include <fcntl.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* The number of the promise that a seed gives a maze; see maze-gen(1). */
#define PROMISE 1

static const struct opt options[] = {
    {'w', "width", "N", "cells in a row (20)"},
    {'h', "height", "N", "cells in a column, or inf (20)"},
    {'a', "algorithm", "NAME", "how to make the mazes (backtracker)"},
    {'s', "seed", "N", "0 to 2^64-1, which mazes to make (from the system)"},
    {'n', "count", "N", "how many mazes, or inf (1)"},
    {'i', "index", "I", "the number of the first maze of the seed (0)"},
    {'f', "format", "KIND", "walls or block (walls)"},
    {'e', "entrance", "SPEC", "x,y, SIDE, SIDE:N, random or none (top left, north)"},
    {'x', "exit", "SPEC", "the same (bottom right, south); SIDE is north, ..."},
    OPT_COMMON,
};

struct settings {
    uint64_t width, height, seed, count, index;
    bool endless, seeded; /* endless: -n inf */
    bool inf_height;      /* -h inf; height is then 0 */
    const struct gen *gen;
    uint64_t values[OPT_KEYS];
    enum maze_kind format;
    struct door_spec entrance, exit;
};

/* What is kept from maze to maze. */
struct state {
    struct maze maze;
    struct mem work, row; /* row: for lattice_write or rows_write */
    struct header head;
    struct writer writer;
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

static int option(void *context, int id, const char *value, struct err *err)
{
    struct settings *set = context;
    const struct opt_entry *entry;
    switch (id) {
    case 'w':
        return opt_number("-w", value, 1, SIZE_MAX / 4, &set->width, err);
    case 'h':
        set->inf_height = strcmp(value, "inf") == 0;
        set->height = 0;
        return set->inf_height ? 0 : opt_number("-h", value, 1, SIZE_MAX / 4, &set->height, err);
    case 's':
        set->seeded = true;
        return opt_number("-s", value, 0, UINT64_MAX, &set->seed, err);
    case 'n':
        set->endless = strcmp(value, "inf") == 0;
        return set->endless ? 0 : opt_number("-n", value, 0, UINT64_MAX, &set->count, err);
    case 'i':
        return opt_number("-i", value, 0, UINT64_MAX, &set->index, err);
    case 'a':
        if (!(entry = opt_find(gen_list, "-a", value, set->values, err)))
            return -1;
        set->gen = gen_of(entry);
        return 0;
    case 'f':
        return tool_kind("-f", value, &set->format, err);
    case 'e':
        return door_read(&set->entrance, "-e", value, err);
    default:
        return door_read(&set->exit, "-x", value, err);
    }
}

/* What can only be checked when all options are known. */
static int check(void *context, const struct opt_scan *scan, struct err *err)
{
    const struct settings *set = context;
    if (scan->count > 0 && scan->count <= 2 && scan->operands[0][0] >= '1' &&
        scan->operands[0][0] <= '9')
        return err_set(err, "operand '%.20s': did you mean -w %.20s -h %.20s?", scan->operands[0],
                       scan->operands[0], scan->operands[scan->count - 1]);
    if (scan->count > 0)
        return err_set(err, "operand '%.40s': there are none (--help)", scan->operands[0]);
    if (!set->endless && set->count > 0 && set->index > UINT64_MAX - (set->count - 1))
        return err_set(err, "-i and -n go beyond index 2^64-1");
    if (set->inf_height && !set->gen->row)
        return err_set(err, "-h inf: %s does not go row by row", set->gen->entry.name);
    if (set->inf_height && (set->endless || set->count > 1))
        return err_set(err, "-h inf: there is no second maze after an endless one");
    if (door_check(&set->entrance, "-e", (size_t)set->width, (size_t)set->height, set->inf_height,
                   err))
        return -1;
    return door_check(&set->exit, "-x", (size_t)set->width, (size_t)set->height, set->inf_height,
                      err);
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

/* The doors have random numbers of their own, so that the same seed gives the
 * same maze wherever they are. An endless maze has no exit unless asked for. */
static void doors_find(const struct settings *set, const struct rng *rng, struct door door[2])
{
    static const struct door_spec none = {.how = DOOR_NONE};
    const struct door_spec *in = &set->entrance, *out = &set->exit;
    struct rng own = *rng;
    if (in->how == DOOR_SIDE || in->how == DOOR_RANDOM || out->how == DOOR_SIDE ||
        out->how == DOOR_RANDOM)
        rng_jump(&own);
    if (set->inf_height && out->how == DOOR_PRESET)
        out = &none;
    doors_choose(in, out, (size_t)set->width, set->inf_height ? SIZE_MAX / 4 : (size_t)set->height,
                 &own, &door[0], &door[1]);
}

static int head_fill(struct header *h, const struct settings *set, uint64_t index,
                     const struct door door[2])
{
    char spec[OPT_SPEC];
    opt_spec(&set->gen->entry, set->values, spec);
    header_reset(h);
    h->kind = MAZE_WALLS;
    h->width = (size_t)set->width;
    h->height = (size_t)set->height;
    h->endless = set->inf_height;
    if (header_set_number(h, "v", PROMISE) || header_set_number(h, "seed", set->seed) ||
        header_set_number(h, "index", index) || header_set(h, "algorithm", spec) ||
        (door[0].there && header_set_place(h, "start", door[0].x, door[0].y)) ||
        (door[1].there && header_set_place(h, "goal", door[1].x, door[1].y)))
        return -1;
    return 0;
}

/* Makes a maze whole and writes it. */
static int whole_make(struct state *s, const struct settings *set, struct rng *rng,
                      const struct door door[2], struct err *err)
{
    if (gen_make(set->gen, &s->maze, rng, set->values, &s->work, err))
        return -1;
    door_carve(&door[0], &s->maze);
    door_carve(&door[1], &s->maze);
    if (set->format == MAZE_WALLS)
        writer_maze(&s->writer, &s->head, &s->maze);
    else if (lattice_header(&s->head, err))
        return -1;
    else
        lattice_write(&s->writer, &s->head, &s->maze, s->row.at);
    return 0;
}

static int maze_make(struct state *s, const struct settings *set, uint64_t index, struct err *err)
{
    struct rng rng;
    struct door door[2];
    struct rows_job job = {set->gen,    set->values,          &s->writer, &s->head,
                           set->format, {&door[0], &door[1]}, &s->work,   &s->row};
    rng_seed(&rng, set->seed, index);
    doors_find(set, &rng, door);
    if (head_fill(&s->head, set, index, door))
        return err_memory(err);
    return set->gen->row ? rows_write(&job, &rng, err) : whole_make(s, set, &rng, door, err);
}

/* All mazes of the run; set->count is at least 1. */
static int generate(struct state *s, const struct settings *set, struct err *err)
{
    size_t width = (size_t)set->width, row;
    uint64_t last = set->endless ? UINT64_MAX : set->index + (set->count - 1);
    if (!set->gen->row && maze_shape(&s->maze, MAZE_WALLS, width, (size_t)set->height, err))
        return -1;
    if (!set->gen->row && set->format == MAZE_BLOCK &&
        (mem_size(width, 3, 2, &row) || mem_need(&s->row, row)))
        return err_memory(err);
    for (uint64_t i = set->index; !s->writer.out->error; i++) {
        if (maze_make(s, set, i, err))
            return -1;
        if (i == last)
            break;
    }
    return 0;
}

int main(int argc, char **argv)
{
    struct settings set = {.width = 20, .height = 20, .count = 1, .format = MAZE_WALLS};
    struct state state = {.row = {0}};
    struct tool_run run;
    struct err err;
    int status;
    (void)argc;
    set.gen = gen_of(gen_list[0]);
    status = tool_start(&tool, &run, argv, &set);
    if (status >= 0)
        return status;
    if (!set.seeded)
        set.seed = system_seed();
    state.writer = run.writer;
    status = TOOL_DONE;
    if (set.count > 0 && generate(&state, &set, &err)) {
        tool_report(&tool, &run.out, NULL, &err);
        status = TOOL_FAILED;
    }
    maze_free(&state.maze);
    mem_free(&state.work);
    mem_free(&state.row);
    header_free(&state.head);
    return tool_close(&tool, &run.out, status);
}
