/* maze-solve: finds paths through mazes. Reads the options into a struct session, then runs it on
 * the mazes of each input. */
#include "common/import/import.h"
#include "common/solve/list.h"
#include "common/solve/run/session.h"

#include <string.h>

enum { OPT_INPUT = OPT_OWN, OPT_VISITED, OPT_CHECK, OPT_QUERIES, OPT_TRACE };

/* Formats that are a key of another, or that maze-render writes. */
static const struct opt_instead formats_elsewhere[] = {
    {"csv", "-f stats:csv=1"},
    {"json", "maze-solve | maze-render -f json"},
    {"svg", "maze-solve | maze-render -f svg"},
    {"path", "-f moves or -f cells"},
    {NULL, NULL},
};

static const struct opt options[] = {
    {'a', "algorithm", "NAME", "algorithm (bfs)", "maze-gen | maze-solve -a astar | maze-render",
     solve_list},
    {'s', "start", "X,Y", "start cell (header, or else the first opening)",
     "maze-gen | maze-solve -s 5,5 | maze-render", NULL},
    {'g', "goal", "X,Y", "goal, or X,Y+X,Y: nearest (header, last opening)",
     "maze-gen | maze-solve -g 5,5+19,0 | maze-render", NULL},
    {'f', "format", "NAME", "output format (maze)", "maze-gen | maze-solve -f moves", output_list},
    {'k', "keep", "CONDITION", "write only mazes that satisfy e.g. 'length >= 100'",
     "maze-gen -n 99 | maze-solve -k 'length >= 100' -1", stats_numbers},
    {'l', "limit", "N", "stop after writing N mazes",
     "maze-gen -n inf | maze-solve -k 'turns > 50' -l 5 -1", NULL},
    {OPT_CHECK, "check", NULL, "verify marks instead: path shortest, maze perfect?",
     "maze-gen | maze-solve | maze-solve --check", NULL},
    {OPT_QUERIES, "queries", "FILE", "solve from sx sy to gx gy for each line of FILE",
     "maze-solve --queries queries.txt maze.txt", NULL},
    {OPT_VISITED, "visited", NULL, "also mark the visited cells (value 8)",
     "maze-gen | maze-solve --visited | maze-render", NULL},
    {OPT_TRACE, "trace", "[=K]", "also write the maze after every K-th step (1)",
     "maze-gen | maze-solve --trace | maze-render -f cast > mazes.cast", NULL},
    {OPT_INPUT, "input", "KIND", "input format (detected from the first bytes)",
     "maze-solve --input art maze.art", import_list},
    OPT_COMMON("algorithms", "maze-solve", "maze-gen -n 3 | maze-solve"),
};

/* Reads X,Y. Returns 0, or -1 with *err set. */
static int read_endpoint(struct endpoint *end, const char *what, const char *value, struct err *err)
{
    end->is_set = true;
    end->list = NULL;
    if (header_place(value, strlen(value), &end->x, &end->y))
        return err_set(err, "%s: '%.40s' is not a cell X,Y", what, value);
    return 0;
}

/* Reads the value of -g: one goal or several. Returns 0, or -1 with *err set. */
static int read_goals(struct endpoint *goal, const char *value, struct err *err)
{
    size_t n = strlen(value), x, y;
    const char *at = value;
    int got = 1;
    if (!strchr(value, '+'))
        return read_endpoint(goal, "-g", value, err);
    while (got > 0)
        got = header_next_place(&at, &n, &x, &y);
    goal->is_set = true;
    goal->list = value;
    return got ? err_set(err, "-g: '%.40s' is not a list of cells X,Y+X,Y", value) : 0;
}

static int option(void *context, int id, const char *value, struct err *err)
{
    struct session_options *o = &((struct session *)context)->options;
    const struct opt_entry *entry;
    switch (id) {
    case 'a':
        if (!(entry = opt_find(solve_list, "algorithm", value, o->values, err)))
            return -1;
        o->solver = solve_of(entry);
        return 0;
    case 's':
        return read_endpoint(&o->start, "-s", value, err);
    case 'g':
        return read_goals(&o->goal, value, err);
    case 'f':
        if (!(entry = opt_find_or(output_list, formats_elsewhere, "format", value, o->format_values,
                                  err)))
            return -1;
        o->format = output_of(entry);
        return 0;
    case 'k':
        if (o->filters == SESSION_FILTERS)
            return err_set(err, "-k: more than %d conditions", SESSION_FILTERS);
        return filter_read(&o->filter[o->filters++], "-k", value, err);
    case 'l':
        return opt_number("-l", value, 1, UINT64_MAX, &o->limit, err);
    case OPT_CHECK:
        o->verify = true;
        return 0;
    case OPT_QUERIES:
        o->queries.name = value;
        return 0;
    case OPT_VISITED:
        o->visited = true;
        return 0;
    case OPT_TRACE:
        o->frame_every = 1;
        return value ? opt_number("--trace", value, 1, UINT64_MAX, &o->frame_every, err) : 0;
    default: /* unreached: the table has no other option */
    case OPT_INPUT:
        return import_option(&o->import, value, err);
    }
}

static int check(void *context, const struct opt_scan *scan, struct err *err)
{
    const struct session_options *o = &((struct session *)context)->options;
    bool mazes = scan->count == 0; /* are read from standard input */
    for (size_t i = 0; i < scan->count; i++)
        mazes = mazes || strcmp(scan->operands[i], "-") == 0;
    if (mazes && o->queries.name && strcmp(o->queries.name, "-") == 0)
        return err_set(err,
                       "--queries - reads standard input, so the mazes must be in named files");
    return session_check(o, err);
}

static void files(const void *context, struct confine *confine)
{
    confine_read(confine, ((const struct session *)context)->options.queries.name);
}

static const char *algorithm_example(const struct opt_entry *row)
{
    (void)row;
    return "maze-gen | maze-solve -a SPEC | maze-render";
}

static const char *format_example(const struct opt_entry *row)
{
    (void)row;
    return "maze-gen | maze-solve -f SPEC";
}

static const char *input_example(const struct opt_entry *row)
{
    (void)row;
    return "maze-solve --input SPEC maze.NAME";
}

static const struct tool tool = {
    .name = "maze-solve",
    .usage = "[options] [file ...]",
    .purpose = "Finds and marks a path through each maze of a maze stream (maze(5)).",
    .options = options,
    .names = {{"algorithms", solve_list, algorithm_example},
              {"formats", output_list, format_example},
              {"statistics", stats_list, stats_example},
              {"inputs", import_list, input_example}},
    .examples = "  maze-gen -w 20 -h 20 | maze-solve | maze-render\n"
                "  maze-gen -n 5 | maze-solve -f moves\n"
                "  maze-gen -n inf | maze-solve -k 'length >= 100' -l 5 -1\n"
                "  maze-gen -e none -x none | maze-solve -s 0,0 -g 19,0 -f cells\n",
    .option = option,
    .check = check,
    .files = files,
};

/* Runs the program; *s is all zeros. Returns the exit status. */
static int run(struct session *s, char **argv)
{
    struct session_options *o = &s->options;
    struct err err;
    int status;
    s->tool = &tool;
    o->solver = solve_of(opt_find(solve_list, "algorithm", solve_bfs.entry.name, o->values, &err));
    o->format = output_of(output_list[0]);
    if (tool_start(&tool, &s->run, argv, s))
        return s->run.status;
    if (o->queries.name && queries_read(&o->queries, o->queries.name, &err)) {
        tool_report(&tool, &s->run.out, o->queries.name, &err);
        status = tool_close(&tool, &s->run.out, TOOL_FAILED);
    } else {
        s->run.finish = session_finish;
        status = tool_files(&tool, &s->run, session_stream, s);
    }
    session_free(s);
    return status;
}

int main(int argc, char **argv)
{
    static struct session s;
    (void)argc;
    return run(&s, argv);
}
