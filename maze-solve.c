/* maze-solve: finds paths through mazes. Reads the options into a struct session, then runs the
 * session on the mazes of each input. */
#include "common/cli/tool.h"
#include "common/import/run/input.h"
#include "common/solve/list.h"
#include "common/solve/run/session.h"

#include <string.h>

struct maze_solve {
    struct session session;
    struct tool_state state;
};

/* Reads the value of -s, X,Y, into a struct endpoint. This and the next two functions are of type
 * setting_reader. */
static int read_endpoint(void *at, const char *what, const char *value, struct err *err)
{
    struct endpoint *end = at;
    end->is_set = true;
    end->list = NULL;
    if (place_read(value, strlen(value), &end->place))
        return err_set(err, "%s: '%.40s' is not a cell X,Y", what, value);
    return 0;
}

/* Reads the value of -g into a struct endpoint: one goal or several. */
static int read_goals(void *at, const char *what, const char *value, struct err *err)
{
    struct endpoint *goal = at;
    size_t n = strlen(value);
    struct place place;
    const char *list = value;
    int got = 1;
    if (!strchr(value, '+'))
        return read_endpoint(at, what, value, err);
    while (got > 0)
        got = header_next_place(&list, &n, &place);
    goal->is_set = true;
    goal->list = value;
    return got ? err_set(err, "%s: '%.40s' is not a list of cells X,Y+X,Y", what, value) : 0;
}

/* Reads the value of -k into a struct session_options. */
static int read_condition(void *at, const char *what, const char *value, struct err *err)
{
    struct session_options *o = at;
    if (o->filters == SESSION_FILTERS)
        return err_set(err, "%s: more than %d conditions", what, SESSION_FILTERS);
    return filter_read(&o->filter[o->filters++], what, value, err);
}

#define STATE          struct maze_solve
#define OPTION(member) session.options.member

static const struct opt options[] = {
    {'a', "algorithm", "NAME", "algorithm (bfs)", "maze-gen | maze-solve -a astar | maze-render",
     .set = SET_WITH(ROW, STATE, OPTION(solver), .second = offsetof(STATE, OPTION(values)),
                     .noun = "algorithm", .list = solve_list, .others = opt_other_names)},
    {'s', "start", "X,Y", "start cell (header, or first opening)",
     "maze-gen | maze-solve -s 5,5 | maze-render",
     .set = SET_WITH(READ, STATE, OPTION(start), .read = read_endpoint), .once = true},
    {'g', "goal", "X,Y", "goal cell or cells X,Y+X,Y (header, or last opening)",
     "maze-gen | maze-solve -g 5,5+19,0 | maze-render",
     .set = SET_WITH(READ, STATE, OPTION(goal), .read = read_goals), .once = true},
    {'f', "format", "NAME", "output format (maze)", "maze-gen | maze-solve -f moves",
     .set = SET_WITH(ROW, STATE, OPTION(format), .second = offsetof(STATE, OPTION(format_values)),
                     .noun = "format", .list = output_list, .others = opt_other_names)},
    {'k', "keep", "CONDITION", "write only mazes that satisfy e.g. 'length >= 100'",
     "maze-gen -n 99 | maze-solve -k 'length >= 100' -1",
     "\nCONDITION is STATISTIC OPERATOR NUMBER or STATISTIC % N OPERATOR NUMBER, where %\n"
     "is the remainder and OPERATOR one of < <= = == != >= >. All of them must hold.\n",
     .set = SET_WITH(READ, STATE, session.options, .read = read_condition, .list = stats_numbers)},
    {'l', "limit", "N", "stop after writing N mazes",
     "maze-gen -n inf | maze-solve -k 'turns > 50' -l 5 -1",
     .set = SET_WITH(NUMBER, STATE, OPTION(limit), .min = 1, .max = UINT64_MAX)},
    {OPT_OWN, "check", NULL, "check marked paths instead of solving",
     "maze-gen | maze-solve | maze-solve --check", .set = SET(FLAG, STATE, OPTION(verify))},
    {OPT_OWN, "queries", "FILE", "solve once for each line sx sy gx gy of FILE",
     "maze-solve --queries queries.txt maze.txt", .set = SET(FILE, STATE, OPTION(queries.name))},
    {OPT_OWN, "visited", NULL, "also mark the visited cells (value 8)",
     "maze-gen | maze-solve --visited | maze-render", .set = SET(FLAG, STATE, OPTION(visited))},
    {OPT_OWN, "trace", "[=K]", "also write the maze after every K-th step (1)",
     "maze-gen | maze-solve --trace | maze-render -f cast > mazes.cast",
     .set = SET_WITH(NUMBER, STATE, OPTION(frame_every), .min = 1, .max = UINT64_MAX)},
    {OPT_OWN, "input", "NAME", "input format (detected from the first bytes)",
     "maze-solve --input art maze.art",
     .set = SET_WITH(READ, STATE, OPTION(import), .read = input_option, .list = format_list + 1)},
    TOOL_OPTIONS("algorithms", "maze-solve", "maze-gen -n 3 | maze-solve"),
};

static int check(void *context, const struct opt_scan *scan, struct err *err)
{
    const struct session_options *o = &((struct maze_solve *)context)->session.options;
    if (o->queries.name && io_is_stdin(o->queries.name) && opt_reads_stdin(scan))
        return err_set(err,
                       "--queries - reads standard input, so the mazes must be in named files");
    return session_check(o, err);
}

/* Examples for a limit that is not reached, and for statistics that are text, a hash, 0 in a
 * perfect maze, or unavailable with bfs. */
static const struct help_example others[] = {
    {"mouse:steps", "maze-gen | maze-solve -a mouse:steps=1e6 | maze-render"},
    {"algorithm", "maze-gen --algorithm prim -n 3 | maze-solve -f stats"},
    {"hash", "maze-gen -n 9 | maze-solve -f stats:add=SPEC"},
    {"hash_ends", "maze-gen -n 9 | maze-solve -f stats:add=SPEC"},
    {"canonical", "maze-gen -n 9 | maze-solve -f stats:add=SPEC"},
    {"canonical_ends", "maze-gen -n 9 | maze-solve -f stats:add=SPEC"},
    {"loops", "maze-gen -n 9 -b 0.5 | maze-solve -k 'SPEC >= 1' -f stats"},
    {"steps", "maze-gen -n 9 | maze-solve -a left -k 'SPEC >= 1' -f stats"},
    {NULL, NULL},
};

static const struct tool tool = {
    .help = {.tool = "maze-solve",
             .usage = "[options] [file ...]",
             .purpose = "Finds and marks a path through each maze of a maze stream (maze(5)).",
             .options = options,
             .lists = {{"algorithms", solve_list, "maze-gen | maze-solve -a SPEC | maze-render",
                        others},
                       {"formats", output_list, "maze-gen | maze-solve -f SPEC", NULL},
                       {"statistics", stats_list,
                        "maze-gen -n 99 | maze-solve -k 'SPEC >= 1' -f stats", others},
                       {"inputs", format_list + 1, "maze-solve --input SPEC maze.NAME", NULL}},
             .examples = "  maze-gen -w 20 -h 20 | maze-solve | maze-render\n"
                         "  maze-gen -n 5 | maze-solve -f moves\n"
                         "  maze-gen -n inf | maze-solve -k 'length >= 100' -l 5 -1\n"
                         "  maze-gen -e none -x none | maze-solve -s 0,0 -g 19,0 -f cells\n"},
    .check = check,
};

/* Runs the program; *m must be zeroed. Returns the exit status. */
static int run(struct maze_solve *m, char **argv)
{
    struct session *s = &m->session;
    struct queries *queries = &s->options.queries;
    struct err err;
    int status;
    s->io = &m->state.io;
    s->options.solver = &solve_bfs; /* it has no keys */
    s->options.format = output_of(output_list[0]);
    if (tool_start(&tool, &m->state, argv, m))
        return m->state.status;
    if (queries->name && queries_read(queries, queries->name, &err))
        status = tool_fail(&m->state, queries->name, &err);
    else
        status = tool_files(&m->state, session_stream, session_finish, s);
    session_free(s);
    return status;
}

int main(int argc, char **argv)
{
    static struct maze_solve m;
    (void)argc;
    return run(&m, argv);
}
