#include "result.h"

#include "common/solve/kit/shape_search.h"

void result_begin(struct result *r, uint64_t added)
{
    r->added = added;
    r->dropped = FIELD_BIT(FIELD_FRAME) | FIELD_BIT(FIELD_AT) | FIELD_BIT(FIELD_MOVES);
    for (enum stats_field field = STATS_ON_DEMAND; field < STATS_COLUMNS_ONLY; field++)
        if (stats_rows[field].time >= STATS_OF_ENDS)
            r->dropped |= FIELD_BIT(stats_field_id(field));
}

void result_free(struct result *r)
{
    mem_free(&r->moves.mem);
}

int result_set_search(struct header *h, const struct stats *t, const struct endpoint *goal)
{
    const struct maze_endpoints *e = t->endpoints;
    char solver[ROW_SPEC];
    row_spec(&t->solver->entry, t->search->values, solver);
    if (goal->is_set && !goal->list)
        header_drop_set(h, FIELD_BIT(FIELD_GOALS));
    return (goal->list && header_set(h, FIELD_GOALS, goal->list)) ||
                   (e && (header_set_place(h, FIELD_START, e->start) ||
                          header_set_place(h, FIELD_GOAL, e->goal))) ||
                   header_set(h, FIELD_SOLVER, solver)
               ? -1
               : 0;
}

/* Sets the moves of the path, which its marks alone may not determine. Returns 0, or -1 if memory
 * runs out. */
static int result_set_moves(struct text_buf *text, struct header *h, const struct search *s)
{
    const struct path path = search_path(s);
    struct path_cursor c = path_begin(&path);
    if (s->shape)
        return header_set(h, FIELD_MOVES, shape_search_letters(s));
    text->len = 0;
    while (path_next(&path, &c))
        if (text_append(text, &path_letters[c.d], 1))
            return -1;
    if (text_append(text, "", 1)) /* NUL */
        return -1;
    return header_set(h, FIELD_MOVES, (const char *)text->mem.at);
}

int result_set(struct result *r, struct header *h, const struct stats *t,
               const struct endpoint *goal)
{
    static const char *const solution[] = {"none", "path", "set"};
    const bool is_walker = t->solver->is_walker, gave_up = solve_gave_up(t->solver, t->found);
    header_drop_set(h, r->dropped | (t->found ? 0 : FIELD_BIT(FIELD_LENGTH)) |
                           (is_walker ? 0 : FIELD_BIT(FIELD_STEPS)));
    if (result_set_search(h, t, goal) ||
        header_set(h, FIELD_SOLUTION, gave_up ? "gave-up" : solution[t->found]) ||
        (t->found && header_set_number(h, FIELD_LENGTH, t->search->length)) ||
        (is_walker && header_set_number(h, FIELD_STEPS, t->search->steps)))
        return -1;
    for (enum stats_field field = STATS_ON_DEMAND; field < STATS_COLUMNS_ONLY; field++) {
        char text[NUMBER_TEXT];
        const char *value = r->added & STATS_BIT(field) ? stats_text(t, field, text) : NULL;
        if (value && header_set(h, stats_field_id(field), value))
            return -1;
    }
    return t->search->directed ? result_set_moves(&r->moves, h, t->search) : 0;
}
