#include "result.h"

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

int result_set(struct header *h, const struct stats *t, uint64_t added, const struct endpoint *goal)
{
    static const char *const solution[] = {"none", "path", "set"};
    const bool is_walker = t->solver->is_walker, gave_up = solve_gave_up(t->solver, t->found);
    const uint64_t kept = FIELD_BIT(FIELD_SOLVER) | FIELD_BIT(FIELD_SOLUTION) |
                          (t->found ? FIELD_BIT(FIELD_LENGTH) : 0) |
                          (is_walker ? FIELD_BIT(FIELD_STEPS) : 0);
    header_drop_set(h, (FIELDS_OF_SEARCH & ~kept) | FIELD_BIT(FIELD_FRAME) | FIELD_BIT(FIELD_AT) |
                           FIELD_BIT(FIELD_HASH_ENDS) | FIELD_BIT(FIELD_CANONICAL_ENDS));
    if (result_set_search(h, t, goal) ||
        header_set(h, FIELD_SOLUTION, gave_up ? "gave-up" : solution[t->found]) ||
        (t->found && header_set_number(h, FIELD_LENGTH, t->search->length)) ||
        (is_walker && header_set_number(h, FIELD_STEPS, t->search->steps)))
        return -1;
    for (enum stats_field field = STATS_ON_DEMAND; field < STATS_COLUMNS_ONLY; field++) {
        char text[NUMBER_TEXT];
        const char *value = added & STATS_BIT(field) ? stats_text(t, field, text) : NULL;
        if (value && header_set(h, stats_field_id(field), value))
            return -1;
    }
    /* the marks alone may not determine the path */
    return t->search->moves ? header_set(h, FIELD_MOVES, t->search->moves) : 0;
}
