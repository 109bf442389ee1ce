#include "session_fields.h"

#include "search.h"

int session_set_search(struct session *s)
{
    const struct search_place *start = &s->now.start, *goal = &s->now.goal;
    struct header *h = session_header(s);
    char solver[OPT_SPEC];
    opt_spec(&s->options.solver->entry, s->options.values, solver);
    if (s->now.has_endpoints && (header_set_place(h, FIELD_START, start->x, start->y) ||
                                 header_set_place(h, FIELD_GOAL, goal->x, goal->y)))
        return -1;
    return header_set(h, FIELD_SOLVER, solver);
}

int session_set_goals(struct session *s, const struct endpoint *goal)
{
    if (goal->list)
        return header_set(session_header(s), FIELD_GOALS, goal->list);
    if (goal->is_set)
        header_drop(session_header(s), FIELD_GOALS);
    return 0;
}

/* Sets the moves of the path, which its marks alone may not determine. Returns 0, or -1 if memory
 * runs out. */
static int session_set_moves(struct session *s)
{
    struct text_buf *t = &s->memory.moves;
    const struct path path = search_path(&s->now.search);
    struct path_cursor c = path_begin(&path);
    t->len = 0;
    while (path_next(&path, &c))
        if (text_append(t, &path_letters[c.d], 1))
            return -1;
    if (text_append(t, "", 1)) /* NUL */
        return -1;
    return header_set(session_header(s), FIELD_MOVES, (const char *)t->mem.at);
}

/* Sets the statistics that the format adds; removes the others that depend on start, goal and path,
 * which may be those of another search. Returns 0, or -1 if memory runs out. */
static int session_set_statistics(struct session *s, const struct stats *stats)
{
    static const uint64_t of_search = FIELD_BIT(FIELD_HASH_ENDS) | FIELD_BIT(FIELD_CANONICAL_ENDS) |
                                      FIELD_BIT(FIELD_APART) | FIELD_BIT(FIELD_DETOUR) |
                                      FIELD_BIT(FIELD_BRANCHES) | FIELD_BIT(FIELD_HIDDEN) |
                                      FIELD_BIT(FIELD_FARTHEST) | FIELD_BIT(FIELD_DIFFICULTY);
    const struct session_options *o = &s->options;
    const uint64_t added = output_added(o->format, o->format_values);
    struct header *h = session_header(s);
    int got = 0;
    if (!o->format->mazes) /* nothing writes the header */
        return 0;
    header_drop_set(h, of_search);
    for (int k = 0; !got && added >> k; k++) {
        char text[NUMBER_TEXT];
        const enum stats_field field = (enum stats_field)(STATS_MORE + k);
        const char *value = added >> k & 1 ? stats_text(stats, field, text) : NULL;
        got = value && header_set(h, stats_field_id(field), value);
    }
    return got;
}

int session_set_result(struct session *s, const struct stats *stats, int found)
{
    static const char *const solution[] = {"none", "path", "set"};
    const struct search *search = &s->now.search;
    struct header *h = session_header(s);
    const bool is_walker = s->options.solver->is_walker;
    header_drop(h, FIELD_FRAME);
    header_drop(h, FIELD_AT);
    if (!found)
        header_drop(h, FIELD_LENGTH);
    if (!is_walker)
        header_drop(h, FIELD_STEPS);
    if (session_set_search(s) || header_set(h, FIELD_SOLUTION, solution[found]) ||
        (found && header_set_number(h, FIELD_LENGTH, search->length)) ||
        (is_walker && header_set_number(h, FIELD_STEPS, search->steps)) ||
        session_set_statistics(s, stats))
        return -1;
    return search->directed ? session_set_moves(s) : 0;
}
