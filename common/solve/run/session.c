#include "session.h"

#include "common/cli/progress.h"
#include "search.h"
#include "session_fields.h"
#include "verify.h"

#include <stdio.h>

int session_check(const struct session_options *o, struct err *err)
{
    for (size_t k = 0; k < o->filters; k++)
        if (!stats_has(o->filter[k].field, o->solver))
            return err_set(err, "-k: %s does not measure %s", o->solver->entry.name,
                           stats_list[o->filter[k].field]->name);
    if (o->solver->run_rows && o->format->mazes && output_added(o->format, o->format_values))
        return err_set(err, "-f %s:add: %s does not measure them", o->format->entry.name,
                       o->solver->entry.name);
    if (o->queries.name && (o->verify || o->start.is_set || o->goal.is_set))
        return err_set(err, "--queries excludes %s", o->verify ? "--check" : "-s or -g");
    if (o->verify && (o->filters > 0 || o->limit))
        return err_set(err, "--check writes no mazes and excludes %s",
                       o->filters > 0 ? "-k; run maze-solve twice, in a pipe" : "-l");
    if (o->frame_every && !o->format->mazes)
        return err_set(err, "--trace requires -f maze, not %s", o->format->entry.name);
    if (o->frame_every && (o->verify || o->filters > 0))
        return err_set(err, "--trace excludes %s; run maze-solve twice, in a pipe",
                       o->verify ? "--check" : "-k");
    return 0;
}

/* ---- messages ---- */

/* Reports an error, at the first row of the maze unless it has a place of its own. */
static void session_report(struct session *s, struct err *err)
{
    if (!err->line) {
        err->line = s->memory.input.reader.start_line;
        err->column = 1;
    }
    tool_report(s->tool, &s->run.out, s->input_name, err);
}

/* Reports that the maze has no path, with its seed and index. */
static void session_report_no_path(struct session *s)
{
    const struct search_place *start = &s->now.start, *goal = &s->now.goal;
    size_t n, k;
    const char *seed = header_get(session_header(s), FIELD_SEED, &n);
    const char *index = header_get(session_header(s), FIELD_INDEX, &k);
    char which[80] = "", between[100] = "";
    struct err err;
    if (seed && index)
        snprintf(which, sizeof which, " in seed %.*s index %.*s", (int)(n < 30 ? n : 30), seed,
                 (int)(k < 30 ? k : 30), index);
    if (s->now.has_endpoints)
        snprintf(between, sizeof between, " from %zu,%zu to %zu,%zu", start->x, start->y, goal->x,
                 goal->y);
    err_set(&err, "no path%s%s%s", between, which, s->now.has_endpoints ? "" : ": no free cell");
    session_report(s, &err);
}

/* Reports a false claim. For verify_maze. */
static void session_report_claim(void *context, const char *claim)
{
    struct session *s = context;
    struct err err;
    err_set(&err, "%s", claim);
    if (!s->run.quiet)
        session_report(s, &err);
}

/* ---- output ---- */

/* If the maze in the input is a frame, passes it on unchanged, provided that mazes are written and
 * there is no condition. Otherwise skips it. Returns whether it is one. */
static bool session_pass_frame(struct session *s)
{
    size_t n;
    if (!header_get(session_header(s), FIELD_FRAME, &n))
        return false;
    if (s->options.format->mazes && !s->options.verify && s->options.filters == 0)
        writer_maze(&s->run.writer, session_header(s), &s->memory.maze, true);
    return true;
}

/* Writes a frame of the search. For frame_clock. */
static void session_write_frame(void *context, uint64_t frame)
{
    struct session *s = context;
    struct header *h = session_header(s);
    const struct search_frames *f = &s->memory.frames;
    for (enum field_id id = 0; id < FIELDS; id++)
        if (!field_table[id].in_frames)
            header_drop(h, id);
    s->now.no_memory =
        s->now.no_memory || header_set_number(h, FIELD_FRAME, frame) ||
        header_set_place(h, FIELD_AT, f->at % f->maze.stride, f->at / f->maze.stride);
    if (!s->now.no_memory)
        writer_maze(&s->run.writer, h, &s->memory.frames.maze, false);
}

/* Writes what stands before the first record, once. */
static void session_begin(struct session *s)
{
    if (!s->begun && s->options.format->begin && !s->run.writer.no_header)
        s->options.format->begin(&s->run.out, s->options.format_values);
    s->begun = true;
}

/* Finds out which statistics the format and the conditions need. */
static void session_find_statistics(struct session *s)
{
    const struct session_options *o = &s->options;
    s->measures = o->format->measures;
    s->more = output_added(o->format, o->format_values);
    for (size_t k = 0; k < o->filters; k++) {
        const enum stats_field field = o->filter[k].field;
        if (field < STATS_MORE)
            s->measures = true;
        else
            s->more |= STATS_BIT(field);
    }
}

/* Writes the record of the maze with what was found. Returns 0, or -1 with *err set if the maze is
 * read again and that fails, or if memory runs out. */
static int session_write_record(struct session *s, const struct stats *stats, int found,
                                struct err *err)
{
    const struct output_format *format = s->options.format;
    const bool by_rows = s->now.by_rows;
    session_begin(s);
    if (by_rows && format->mazes)
        return rows_write(&s->memory.rows, &s->run.writer, session_header(s), found, err);
    if (format->write)
        format->write(&s->run.writer, &(struct output_record){
                                          .head = session_header(s),
                                          .search = by_rows ? NULL : &s->now.search,
                                          .rows = by_rows ? &s->memory.rows.search : NULL,
                                          .stats = stats,
                                          .found = found,
                                          .values = s->options.format_values,
                                      });
    return 0;
}

/* Writes the maze, if all conditions hold, with what was found and the number of cells visited.
 * Returns as session_write_record. */
static int session_write(struct session *s, int found, uint64_t visited, struct err *err)
{
    const struct session_options *o = &s->options;
    struct stats stats = s->now.stats;
    if (s->measures)
        stats_search(&stats, &s->now.search, o->solver, found, visited);
    if (s->more && !o->solver->run_rows && s->now.has_endpoints &&
        stats_measure_path(&stats, s->more, &s->now.search, found, &s->memory.branches, err))
        return -1;
    if (session_set_result(s, &stats, found))
        return err_memory(err);
    for (size_t k = 0; k < o->filters; k++)
        if (!filter_holds(&o->filter[k], &stats))
            return 0;
    if (++s->accepted == o->limit)
        s->run.stop = true;
    return session_write_record(s, &stats, found, err);
}

/* ---- solving ---- */

/* Makes a cell on the path visited. For maze_map. */
static unsigned session_visit_path(unsigned cell)
{
    return cell | (cell & MAZE_PATH) * (MAZE_VISITED / MAZE_PATH);
}

/* Writes one path of several, whose visited cells are its own, as a maze. For search.emit. */
static bool session_emit(void *context, const struct search *search)
{
    struct session *s = context;
    struct err err;
    if (s->options.visited)
        maze_map(search->maze, session_visit_path);
    if (session_write(s, SOLVE_PATH, search->length + 1, &err))
        s->now.no_memory = true;
    s->now.emitted = true;
    maze_clear(search->maze, MAZE_VISITED);
    return !s->now.no_memory && !s->run.stop && !s->run.out.error;
}

/* Measures the maze if necessary and searches it. Returns as search_run, or SOLVE_NONE if there is
 * no free cell to start from. */
static int session_search(struct session *s, struct err *err)
{
    struct search *search = &s->now.search;
    const bool measures = s->measures, has_endpoints = s->now.has_endpoints;
    const struct search_place *start = &s->now.start, *goal = &s->now.goal;
    const struct maze_endpoints endpoints = {{start->x, start->y}, {goal->x, goal->y}};
    if (s->options.solver->run_rows)
        stats_header(&s->now.stats, session_header(s));
    else if (measures && stats_maze(&s->now.stats, search, has_endpoints, session_header(s), err))
        return -1;
    if (s->more && !s->options.solver->run_rows)
        stats_measure_more(&s->now.stats, s->more, search->maze, has_endpoints ? &endpoints : NULL);
    if (has_endpoints)
        return search_run(s->options.solver, search, s->options.visited || measures, err);
    maze_clear(search->maze, MAZE_PATH | MAZE_VISITED);
    return SOLVE_NONE;
}

/* Writes the maze after the search, in which `visited` cells were visited. found: as search_run
 * returns. Returns a status, or -1 with *err set. */
static int session_conclude(struct session *s, int found, uint64_t visited, struct err *err)
{
    const struct session_options *o = &s->options;
    if (!found && !s->run.quiet && !o->filters)
        session_report_no_path(s);
    s->now.search.is_last = !o->queries.name;
    if (s->now.no_memory)
        return err_memory(err);
    if (!s->now.emitted && session_write(s, found, visited, err))
        return -1;
    return found || o->filters ? TOOL_DONE : TOOL_NO;
}

/* Solves the maze and writes it. Returns a status, or -1 with *err set if memory runs out. */
static int session_solve(struct session *s, struct err *err)
{
    struct session_maze *now = &s->now;
    const struct session_options *o = &s->options;
    const size_t stride = now->search.maze->stride;
    uint64_t visited = 0;
    int found;
    now->start = (struct search_place){now->search.start % stride, now->search.start / stride};
    now->goal = (struct search_place){now->search.goal % stride, now->search.goal / stride};
    now->emitted = now->no_memory = false;
    header_drop(session_header(s), FIELD_MOVES);
    s->memory.frames.clock =
        (struct frame_clock){.every = o->frame_every, .write = session_write_frame, .context = s};
    if (o->frame_every && session_set_search(s))
        return err_memory(err);
    found = session_search(s, err);
    if (found < 0)
        return -1;
    if (s->measures)
        visited = maze_count(now->search.maze, MAZE_VISITED);
    if (s->measures && !o->visited)
        maze_clear(now->search.maze, MAZE_VISITED);
    return session_conclude(s, found, visited, err);
}

/* Solves the maze for each query. Reports a query whose start or goal is impossible and goes on
 * with the next. Returns as session_solve. */
static int session_solve_queries(struct session *s, struct err *err)
{
    const struct queries *q = &s->options.queries;
    struct search *search = &s->now.search;
    struct endpoints *e = &s->memory.endpoints;
    int status = TOOL_DONE;
    for (size_t k = 0; k < q->count && !s->run.stop && !s->run.out.error; k++) {
        const struct query *query = queries_at(q, k);
        int got;
        if (queries_fit(query, &s->memory.maze, err) ||
            endpoints_read(e, session_header(s), &query->start, &query->goal, err) ||
            endpoints_find(&s->memory.maze, session_header(s), &query->start, e, &search->start,
                           &search->goal, err) < 0) {
            if (err->no_memory)
                return -1;
            err->line = query->line;
            err->column = 1;
            tool_report(s->tool, &s->run.out, q->name, err);
            status = TOOL_FAILED;
            continue;
        }
        s->now.has_endpoints = true;
        header_drop(session_header(s), FIELD_GOALS);
        got = session_solve(s, err);
        if (got < 0)
            return -1;
        status = got > status ? got : status;
    }
    return status;
}

/* Solves or verifies the maze between the endpoints that are known. Returns as session_solve. */
static int session_solve_or_verify(struct session *s, struct err *err)
{
    struct search *search = &s->now.search;
    const struct goal_set *goals = &s->memory.endpoints.goals;
    int claims;
    if (s->now.has_endpoints && goals->count > 1 && !s->options.verify &&
        search_nearest(search, goal_set_places(goals), goals->count, err))
        return -1;
    if (session_set_goals(s, &s->options.goal))
        return err_memory(err);
    if (!s->options.verify)
        return session_solve(s, err);
    claims = verify_maze(search, s->now.has_endpoints, goals, session_header(s),
                         session_report_claim, s, err);
    return claims < 0 ? -1 : claims > 0 ? TOOL_NO : TOOL_DONE;
}

/* Handles the maze that was read. Reports a start or goal that is impossible: then only this maze
 * is wrong, not the stream. Returns a status, or -1 after a report if memory runs out. */
static int session_run_maze(struct session *s)
{
    const struct session_options *o = &s->options;
    struct search *search = &s->now.search;
    struct err err;
    int status, got;
    if (session_pass_frame(s))
        return TOOL_DONE;
    s->now = (struct session_maze){.search = {
                                       .maze = &s->memory.maze,
                                       .values = o->values,
                                       .scratch = s->memory.scratch,
                                       .frames = o->frame_every ? &s->memory.frames : NULL,
                                       .emit = session_emit,
                                       .context = s,
                                   }};
    if (o->queries.name) {
        status = session_solve_queries(s, &err);
    } else {
        struct endpoints *e = &s->memory.endpoints;
        got = endpoints_read(e, session_header(s), &o->start, &o->goal, &err);
        if (got == 0)
            got = endpoints_find(&s->memory.maze, session_header(s), &o->start, e, &search->start,
                                 &search->goal, &err);
        if (got < 0) {
            session_report(s, &err);
            return err.no_memory ? -1 : TOOL_FAILED;
        }
        s->now.has_endpoints = got > 0;
        status = session_solve_or_verify(s, &err);
    }
    if (status < 0)
        session_report(s, &err);
    return status;
}

/* Decides how the maze is read. Returns 1 if by rows, 0 if as a whole, or -1 with *err set if its
 * start or goal is not valid, and its rows are to be skipped. */
static int session_is_by_rows(struct session *s, struct err *err)
{
    const struct session_options *o = &s->options;
    const struct input *in = &s->memory.input;
    const struct header *h = session_header(s);
    struct endpoints *e = &s->memory.endpoints;
    size_t n;
    if (!o->solver->run_rows || !input_has_rows(in) || o->queries.name || o->verify || o->visited ||
        o->frame_every || header_get(h, FIELD_FRAME, &n) ||
        (o->format->mazes && (h->endless || !in_can_rewind(&in->reader.lines.in))))
        return 0;
    if (endpoints_read(e, h, &o->start, &o->goal, err))
        return -1;
    return endpoints_are_known(h, &o->start, e, err);
}

/* Searches the maze row by row, and writes it. Returns as session_run_maze. */
static int session_run_rows(struct session *s)
{
    const struct session_options *o = &s->options;
    struct rows *rows = &s->memory.rows;
    struct err err;
    int found, status = -1;
    s->now = (struct session_maze){.by_rows = true, .has_endpoints = true};
    found = rows_search(rows, o->solver, &s->memory.input, &s->memory.endpoints, o->format->paths,
                        &err);
    if (found >= 0) {
        s->now.start = rows->search.start;
        s->now.goal = rows->goal;
        s->now.search.length = rows->search.length;
        header_drop(session_header(s), FIELD_MOVES);
        stats_header(&s->now.stats, session_header(s));
        status =
            session_set_goals(s, &o->goal) ? err_memory(&err) : session_conclude(s, found, 0, &err);
    }
    if (status < 0)
        session_report(s, &err);
    return found == ROWS_REFUSED ? TOOL_FAILED : status;
}

/* Advances to the next maze and reports a warning about the input. Returns as input_next. */
static int session_next(struct session *s)
{
    struct input *in = &s->memory.input;
    const int got = input_next(in);
    tool_warn(s->tool, &s->run, s->input_name, &in->warning);
    return got;
}

int session_stream(void *context, int fd, const char *name)
{
    struct session *s = context;
    struct input *in = &s->memory.input;
    int got = 0, status = TOOL_DONE;
    s->input_name = name;
    session_find_statistics(s);
    input_init(in, fd, &s->run.out, &s->options.import);
    in->reader.head.max_cells = s->run.max_cells;
    while (got >= 0 && !s->run.out.error && !s->run.stop && (got = session_next(s))) {
        struct err err;
        const int by_rows = got > 0 ? session_is_by_rows(s, &err) : 0;
        if (got > 0 && !by_rows && session_header(s)->endless) {
            err_set(&err, "an endless maze (height inf) requires -a contract, a start, a goal, and "
                          "-f moves, cells, stats or none; it excludes --visited, --trace, "
                          "--queries and --check");
            session_report(s, &err);
            return TOOL_FAILED;
        }
        if (by_rows < 0) {
            session_report(s, &err);
            if (err.no_memory)
                return TOOL_FAILED;
        }
        if (got < 0 || (by_rows < 0 && rows_skip(&s->memory.rows, in, &err)) ||
            (!by_rows && input_maze(in, &s->memory.maze))) {
            tool_report(s->tool, &s->run.out, name, &in->reader.lines.err);
            return TOOL_FAILED;
        }
        got = by_rows < 0 ? TOOL_FAILED : by_rows ? session_run_rows(s) : session_run_maze(s);
        status = got < 0 ? TOOL_FAILED : got > status ? got : status;
        progress_add(1, (uint64_t)session_header(s)->width * session_header(s)->height);
        if (by_rows && session_header(s)->endless)
            break; /* nothing follows an endless maze, which was not read to its end */
    }
    return status;
}

int session_finish(void *context)
{
    struct session *s = context;
    if (!s->options.verify)
        session_begin(s);
    return s->options.filters > 0 && s->accepted == 0 ? TOOL_NO : TOOL_DONE;
}

void session_free(struct session *s)
{
    struct session_memory *memory = &s->memory;
    input_free(&memory->input);
    maze_free(&memory->maze);
    maze_free(&memory->frames.maze);
    mem_free(&memory->scratch[0]);
    mem_free(&memory->scratch[1]);
    mem_free(&memory->endpoints.goals.mem);
    rows_free(&memory->rows);
    branches_free(&memory->branches);
    mem_free(&memory->moves.mem);
    mem_free(&s->options.queries.mem);
}
