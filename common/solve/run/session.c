#include "session.h"

#include "common/base/progress.h"
#include "common/maze/maze_endpoints.h"
#include "common/solve/list.h"
#include "search.h"
#include "verify.h"

#include <stdio.h>

int session_check(const struct session_options *o, struct err *err)
{
    const struct rule rules[] = {
        {o->queries.name && o->verify, "--queries cannot be combined with --check"},
        {o->queries.name && (o->start.is_set || o->goal.is_set),
         "--queries cannot be combined with -s or -g"},
        {o->verify && o->filters,
         "--check writes no mazes and cannot be combined with -k; run maze-solve twice, in a pipe"},
        {o->verify && o->limit, "--check writes no mazes and cannot be combined with -l"},
        {o->format->events && !o->solver->events, "-f %s requires bfs, dfs or astar"},
        {o->frame_every && !o->format->mazes, "--trace requires -f maze, not %s"},
        {o->frame_every && o->verify,
         "--trace cannot be combined with --check; run maze-solve twice, in a pipe"},
        {o->frame_every && o->filters,
         "--trace cannot be combined with -k; run maze-solve twice, in a pipe"},
    };
    for (size_t k = 0; k < o->filters; k++)
        if (!(stats_available(o->solver) & STATS_BIT(o->filter[k].field)))
            return err_set(err, "-k: %s does not measure %s; use bfs", o->solver->entry.name,
                           stats_names[o->filter[k].field]);
    if (o->format->mazes && output_stats(o->format, o->format_values) & ~stats_available(o->solver))
        return err_set(err, "-f %s:add: %s does not measure them; use bfs", o->format->entry.name,
                       o->solver->entry.name);
    return rules_check(rules, sizeof rules / sizeof *rules, o->format->entry.name, err);
}

/* Returns the header of the current maze. */
static struct header *session_header(struct session *s)
{
    return &s->memory.input.reader.head;
}

/* ---- messages ---- */

/* Reports, with seed and index, that the maze has no path or that the solver found none. */
static void session_report_no_path(struct session *s)
{
    const struct solve *solver = s->options.solver;
    const struct place start = s->now.endpoints.start, goal = s->now.endpoints.goal;
    size_t n, k;
    const char *seed = header_get(session_header(s), FIELD_SEED, &n);
    const char *index = header_get(session_header(s), FIELD_INDEX, &k);
    const bool has_endpoints = s->now.stats.endpoints;
    char which[80] = "", between[100] = "";
    struct err err;
    if (seed && index)
        snprintf(which, sizeof which, " in seed %.*s index %.*s", (int)(n < 30 ? n : 30), seed,
                 (int)(k < 30 ? k : 30), index);
    if (has_endpoints)
        snprintf(between, sizeof between, " from %zu,%zu to %zu,%zu", start.x, start.y, goal.x,
                 goal.y);
    if (has_endpoints && solve_gave_up(solver, SOLVE_NONE))
        err_set(&err, "%s gave up after %ju step%s: no path found%s%s (bfs may find one)",
                solver->entry.name, (uintmax_t)s->now.search.steps,
                s->now.search.steps == 1 ? "" : "s", between, which);
    else
        err_set(&err, "no path%s%s%s", between, which, has_endpoints ? "" : ": no free cell");
    input_report(&s->memory.input, &err);
}

/* ---- output ---- */

/* Writes a frame of the search. For frames_start. */
static void session_write_frame(void *context)
{
    struct session *s = context;
    struct header *h = session_header(s);
    const struct frames *f = &s->memory.frames;
    const struct place at = maze_place(&f->maze, f->at);
    s->now.no_memory = s->now.no_memory || header_set_frame(h, FIELD_BY_SOLVE, f->frame, &at);
    if (!s->now.no_memory)
        writer_maze(&s->io->writer, h, &f->maze, false);
}

/* Writes the output that precedes the first record, unless one was already accepted. */
static void session_begin(struct session *s)
{
    const struct output_format *format = s->options.format;
    if (s->accepted == 0 && format->columns && !s->io->writer.no_header)
        format->write(&s->io->writer, NULL, s->options.format_values);
}

/* Writes the maze with the result of the search, if all conditions hold. Returns 0, or -1 with *err
 * set if reading the maze again fails or memory runs out. */
static int session_write(struct session *s, int found, struct err *err)
{
    const struct session_options *o = &s->options;
    const struct writer *w = &s->io->writer;
    struct header *h = session_header(s);
    struct stats *stats = &s->now.stats;
    stats->found = found;
    if (stats_measure(stats, s->stats_after, err))
        return -1;
    for (size_t k = 0; k < o->filters; k++)
        if (!filter_holds(&o->filter[k], stats))
            return 0;
    if (o->format->mazes &&
        output_set_result(h, stats, output_stats(o->format, o->format_values), s->now.goal))
        return err_memory(err);
    session_begin(s);
    if (++s->accepted == o->limit)
        s->io->stop = true;
    if (s->now.search.rows && o->format->mazes)
        return row_input_write(&s->memory.rows, w, h, found, err);
    return o->format->write && o->format->write(w, stats, o->format_values) ? err_memory(err) : 0;
}

/* ---- solving ---- */

/* Makes a cell on the path visited. For maze_map. */
static unsigned session_visit_path(unsigned cell)
{
    return cell | (cell & MAZE_PATH) * (MAZE_VISITED / MAZE_PATH);
}

/* Writes one of several paths as a maze, with its own cells as the visited ones. For
 * search.emit. */
static bool session_emit(void *context, const struct search *search)
{
    struct session *s = context;
    struct err err;
    if (s->options.visited)
        maze_map(search->maze, session_visit_path);
    s->now.stats.visited = search->length + 1;
    if (session_write(s, SOLVE_PATH, &err))
        s->now.no_memory = true;
    s->now.emitted = true;
    maze_clear(search->maze, MAZE_VISITED);
    return !s->now.no_memory && !s->io->stop && !s->io->out.error;
}

/* Searches the maze. Returns SOLVE_PATH, SOLVE_SET, SOLVE_NONE (also if there is no free cell to
 * start from), or -1 with *err set. */
static int session_search(struct session *s, bool visited, struct err *err)
{
    struct search *search = &s->now.search;
    struct row_input *rows = &s->memory.rows;
    if (search->rows) {
        const int found = row_input_search(rows, s->options.solver, &s->memory.input,
                                           &s->memory.endpoints, s->options.format->paths, err);
        search->length = rows->search.length;
        if (found == SOLVE_PATH)
            s->now.endpoints.goal = rows->search.goals[rows->search.goal];
        return found;
    }
    search->moves = NULL;
    if (s->memory.tree.is_known && !maze_solid(search->maze, search->start) &&
        !maze_solid(search->maze, search->goal)) {
        tree_path(&s->memory.tree, search);
        return SOLVE_PATH;
    }
    if (s->now.stats.endpoints)
        return search_solve(s->options.solver, search, visited, err);
    maze_clear(search->maze, MAZE_PATH | MAZE_VISITED);
    return SOLVE_NONE;
}

/* Measures the endpoints, solves the maze and writes it. Returns the exit status, or -1 with *err
 * set if the run cannot continue. */
static int session_solve(struct session *s, struct err *err)
{
    const struct session_options *o = &s->options;
    const struct endpoints *e = &s->memory.endpoints;
    const bool counts = s->stats_after & STATS_BIT(STAT_VISITED);
    struct session_maze *now = &s->now;
    struct search *search = &now->search;
    int found;
    now->emitted = now->no_memory = false;
    if (now->stats.endpoints && e->goal_count > 1 && !search->rows) {
        if (search_nearest(search, e->goals, e->goal_count, err))
            return -1;
        now->endpoints.goal = maze_place(search->maze, search->goal);
    }
    if (search->frames) {
        if (frames_start(search->frames, search->maze, o->frame_every, session_write_frame, s, err))
            return -1;
        if (output_set_search(session_header(s), &now->stats, now->goal))
            return err_memory(err);
    }
    if (stats_measure(&now->stats, s->stats_before, err))
        return -1;
    found = session_search(s, o->visited || counts, err);
    if (found < 0)
        return found;
    now->stats.visited = counts ? search_count(search, MAZE_VISITED) : 0;
    if (counts && !o->visited)
        maze_clear(search->maze, MAZE_VISITED);
    if (!found && !s->io->report.quiet && !o->filters)
        session_report_no_path(s);
    search->release = !o->queries.name;
    if (now->no_memory)
        return err_memory(err);
    if (!now->emitted && session_write(s, found, err))
        return -1;
    return found || o->filters ? STATUS_DONE : STATUS_NEGATIVE;
}

/* Finds the start and the goal of a query. Returns 0, or -1 with *err set if the query is for a
 * board of a different size, one of the endpoints is impossible, or memory runs out. */
static int session_set_endpoints(struct session *s, const struct query *q, struct err *err)
{
    struct session_maze *now = &s->now;
    const struct maze *m = &s->memory.maze;
    const struct header *h = session_header(s);
    const struct input *in = &s->memory.input;
    struct endpoints *e = &s->memory.endpoints;
    struct endpoint from = q->start, to = q->goal;
    now->goal = &q->goal;
    now->stats.endpoints = &now->endpoints;
    if (now->search.rows) {
        now->endpoints = (struct maze_endpoints){e->start, e->goals[0]};
        return 0;
    }
    if ((q->width || q->height) && (q->width != m->width || q->height != m->height))
        return err_set(err, "the query is for a map of %zux%zu, not of %zux%zu", q->width,
                       q->height, m->width, m->height);
    if (to.list && in->pixels.block)
        return err_set(err, "a picture has only one goal, -g X,Y in pixels");
    if ((from.is_set && input_place(in, m, "start", &from.place, err)) ||
        (to.is_set && !to.list && input_place(in, m, "goal", &to.place, err)) ||
        endpoints_read(e, h, &from, &to, err))
        return -1;
    if (in->free_around && (!place_is_known(e->start) || e->goal_count == 0))
        return err_set(err, "%s; specify start and goal in pixels: -s X,Y -g X,Y", in->why.what);
    if (endpoints_check_lattice(e, h, &from, m, err))
        return -1;
    now->endpoints = (struct maze_endpoints){e->start, e->goal_count ? e->goals[0] : PLACE_NONE};
    maze_endpoints_complete(&now->endpoints, m,
                            now->search.shape ? &now->search.shape->graph : NULL);
    if (!place_is_known(now->endpoints.start) || !place_is_known(now->endpoints.goal))
        now->stats.endpoints = NULL; /* there is no free cell */
    now->search.start = maze_cell(m, now->endpoints.start);
    now->search.goal = maze_cell(m, now->endpoints.goal);
    return 0;
}

/* Measures the maze. Builds its tree if the maze is perfect and the tree can answer the queries:
 * any complete solver finds the only path, and nothing else from its search is wanted. Returns 0,
 * or -1 with *err set if memory runs out. */
static int session_measure_maze(struct session *s, struct err *err)
{
    enum { FEW = 4 }; /* number of queries that take less time than building the tree */
    const struct session_options *o = &s->options;
    const bool may_use_tree = o->queries.count > FEW && o->solver->complete && !o->format->mazes &&
                              !s->now.search.shape &&
                              !(s->stats_after & stats_between(STATS_OF_SEARCH, STATS_OF_PATH));
    struct stats *stats = &s->now.stats;
    s->memory.tree.is_known = false;
    if (stats_measure(stats, s->stats_of_maze | (may_use_tree ? STATS_BIT(STAT_PERFECT) : 0), err))
        return -1;
    return may_use_tree && stats->value[STAT_PERFECT]
               ? tree_begin(&s->memory.tree, &s->memory.maze, err)
               : 0;
}

/* Reports an error in the current maze, or in the query on line `line`, which is 0 if there is no
 * query file. Returns STATUS_FAILED, or -1 if memory ran out and the run cannot continue. */
static int session_report(const struct session *s, uint64_t line, struct err *err)
{
    if (line == 0 || err->no_memory) {
        input_report(&s->memory.input, err);
    } else {
        err_place(err, line, 1);
        report_error(&s->io->report, s->options.queries.name, err);
    }
    return err->no_memory ? -1 : STATUS_FAILED;
}

/* Sets the shape of the maze in memory. Returns 0, or -1 with *err set if the shape is not valid,
 * the solver or a condition supports only squares, or memory runs out. */
static int session_set_shape(struct session *s, struct err *err)
{
    const struct session_options *o = &s->options;
    struct shape_search *const shape = &s->memory.shape;
    char names[200] = "";
    size_t n = 0;
    if (header_get_shape(session_header(s), &shape->graph.shape, err))
        return -1;
    if (!shape->graph.shape.kind)
        return 0;
    if (!o->verify && !o->solver->solve_shape) {
        for (const struct row *const *e = solve_list; *e; e++)
            if (solve_of(*e)->solve_shape)
                n += (size_t)snprintf(names + n, sizeof names - n, "%s%s", n ? ", " : "",
                                      (*e)->name);
        return err_set(err, "%s cannot solve a maze with a shape; choose one of %s",
                       o->solver->entry.name, names);
    }
    if (shape_search_begin(shape, &s->memory.maze, err))
        return -1;
    s->now.search.shape = shape;
    if (o->format->events)
        return err_set(err, "-f events supports only square cells");
    for (size_t k = 0; k < o->filters; k++)
        if (STATS_OF_SQUARES & STATS_BIT(o->filter[k].field))
            return err_set(err, "-k: a maze with a shape has no %s",
                           stats_names[o->filter[k].field]);
    return 0;
}

/* Handles the maze that was read or, if by_rows is true, that remains to be read: solves or
 * verifies it with the start and the goal of the options or of each query. Reports impossible
 * endpoints; these do not make the stream invalid. Returns the exit status, or -1 after a report if
 * the run cannot continue. */
static int session_handle_maze(struct session *s, bool by_rows)
{
    const struct session_options *o = &s->options;
    const struct query options = {.start = o->start, .goal = o->goal};
    const struct query *const query = o->queries.name ? (void *)o->queries.mem.at : &options;
    const size_t count = o->queries.name ? o->queries.count : 1;
    struct err err;
    int status = STATUS_DONE, got;
    s->now = (struct session_maze){.search = {.rows = by_rows ? &s->memory.rows.search : NULL,
                                              .maze = &s->memory.maze,
                                              .values = o->values,
                                              .scratch = s->memory.scratch,
                                              .frames = o->frame_every ? &s->memory.frames : NULL,
                                              .emit = session_emit,
                                              .context = s},
                                   .stats = {.head = session_header(s),
                                             .search = &s->now.search,
                                             .solver = o->solver,
                                             .copy = &s->memory.copy}};
    if ((!by_rows && session_set_shape(s, &err)) || (!o->verify && session_measure_maze(s, &err)))
        return session_report(s, 0, &err);
    for (size_t k = 0; k < count && !s->io->stop && !s->io->out.error; k++) {
        if (session_set_endpoints(s, &query[k], &err)) {
            got = session_report(s, query[k].line, &err);
        } else {
            s->accepted += o->verify;
            got = o->verify ? verify_maze(&s->now.stats, &s->memory.endpoints, &s->memory.input,
                                          &s->unsolved, &err)
                            : session_solve(s, &err);
            if (got < 0)
                input_report(&s->memory.input, &err);
        }
        if (got < 0)
            return got;
        status = got > status ? got : status;
    }
    return status;
}

/* Handles the next maze: row by row if possible, an endless one only so. `got` is the result of
 * input_advance. Returns the exit status, or -1 after a report if the run cannot continue. */
static int session_handle(struct session *s, int got)
{
    const struct session_options *o = &s->options;
    struct input *in = &s->memory.input;
    const struct header *h = session_header(s);
    struct endpoints *e = &s->memory.endpoints;
    struct err err;
    int by_rows = got > 0 && o->solver->solve_rows && input_has_rows(in) && !header_has_shape(h) &&
                  !o->queries.name && !o->verify && !o->visited && !o->frame_every &&
                  !header_has(h, FIELD_FRAME) &&
                  (!o->format->mazes || (!h->endless && io_is_file(in->reader.lines.in.fd)));
    if (got > 0 && h->endless && !by_rows)
        by_rows = err_set(&err, "an endless maze (height inf) needs -a contract and -f moves, "
                                "cells, stats or none; it cannot have a shape, --visited, --trace, "
                                "--queries or --check");
    else if (by_rows)
        by_rows = endpoints_read(e, h, &o->start, &o->goal, &err)
                      ? -1
                      : endpoints_are_known(h, &o->start, e, &err);
    if (by_rows < 0 && session_report(s, 0, &err) < 0)
        return -1;
    if (got < 0 || (by_rows < 0 && row_input_skip(&s->memory.rows, in, &err)) ||
        (!by_rows && input_maze(in, &s->memory.maze))) {
        report_error(&s->io->report, in->name, &in->reader.lines.err);
        return -1;
    }
    if (by_rows < 0)
        return STATUS_FAILED;
    if (!header_has(session_header(s), FIELD_FRAME))
        return session_handle_maze(s, by_rows);
    if (o->format->mazes && !o->verify && o->filters == 0) /* otherwise, skip the frame */
        writer_maze(&s->io->writer, session_header(s), &s->memory.maze, true);
    return STATUS_DONE;
}

int session_stream(void *context, int fd, const char *name)
{
    struct session *s = context;
    struct input *in = &s->memory.input;
    const uint64_t before = s->accepted;
    const struct session_options *o = &s->options;
    uint64_t needs = output_stats(o->format, o->format_values); /* statistics */
    struct err err = {.what = ""};
    int got, status = STATUS_DONE;
    for (size_t k = 0; k < o->filters; k++)
        needs |= STATS_BIT(o->filter[k].field);
    needs &= stats_available(o->solver);
    s->stats_of_maze = needs & stats_between(STATS_OF_HEADER, STATS_OF_MAZE);
    s->stats_before = needs & stats_between(STATS_OF_ENDS, STATS_OF_ENDS);
    s->stats_after = needs & stats_between(STATS_OF_RESULT, STATS_OF_PATH);
    s->unsolved = 0;
    input_begin(in, fd, name, s->io, &s->options.import);
    while ((got = input_advance(in)) && (got = session_handle(s, got)) >= 0) {
        status = got > status ? got : status;
        progress_add(1, (uint64_t)session_header(s)->width * session_header(s)->height);
        if (session_header(s)->endless)
            break; /* nothing follows an endless maze, which is never read to its end */
    }
    if (s->unsolved)
        err_set(&err, "no path is marked in %ju maze%s; run maze-solve first",
                (uintmax_t)s->unsolved, s->unsolved == 1 ? "" : "s");
    if (s->options.verify && got == 0 && status == STATUS_DONE && s->accepted == before) {
        err_set(&err, "there are no mazes to check");
        status = STATUS_NEGATIVE;
    }
    report_warning(&s->io->report, name, &err);
    return got < 0 ? STATUS_FAILED : status;
}

int session_finish(void *context)
{
    struct session *s = context;
    if (!s->options.verify)
        session_begin(s);
    return s->options.filters > 0 && s->accepted == 0 ? STATUS_NEGATIVE : STATUS_DONE;
}

void session_free(struct session *s)
{
    struct session_memory *memory = &s->memory;
    input_free(&memory->input);
    maze_free(&memory->maze);
    maze_free(&memory->frames.maze);
    mem_free(&memory->scratch[0]);
    mem_free(&memory->scratch[1]);
    mem_free(&memory->endpoints.mem);
    row_input_free(&memory->rows);
    maze_free(&memory->copy);
    tree_free(&memory->tree);
    shape_search_free(&memory->shape);
    mem_free(&s->options.queries.mem);
}
