#include "endpoints.h"

#include "common/base/number.h"
#include "common/maze/maze_lattice.h"

#include <string.h>

/* ---- specified endpoints ---- */

int endpoints_check_place(const char *key, struct place place, size_t width, uint64_t height,
                          struct err *err)
{
    char text[NUMBER_TEXT];
    if (place.x < width && (height == 0 || place.y < height))
        return 0;
    return err_set(err, "%s %zu,%zu is outside the %zux%s maze", key, place.x, place.y, width,
                   height == 0 ? "inf" : number_text(height, text));
}

/* Reads the place specified by the option or, failing that, by the field `id`. Returns 1, 0 if
 * neither specifies one, or -1 with *err set. */
static int endpoints_read_place(const struct header *h, enum field_id id,
                                const struct endpoint *option, struct place *place, struct err *err)
{
    if (!option->is_set)
        return header_get_place(h, id, place, err);
    *place = option->place;
    return endpoints_check_place(field_table[id].key, *place, h->width, h->height, err) ? -1 : 1;
}

/* Adds a goal. Returns 0, or -1 with *err set if memory runs out. */
static int endpoints_add_goal(struct endpoints *e, struct place goal, struct err *err)
{
    if (mem_need_array(&e->mem, e->goal_count + 1, sizeof goal, 0))
        return err_memory(err);
    e->goals = (struct place *)(void *)e->mem.at;
    e->goals[e->goal_count++] = goal;
    return 0;
}

int endpoints_read(struct endpoints *e, const struct header *h, const struct endpoint *start,
                   const struct endpoint *goal, struct err *err)
{
    size_t n = 0, left;
    const char *list = goal->list, *at;
    struct place place;
    int got = endpoints_read_place(h, FIELD_START, start, &e->start, err);
    if (got <= 0)
        e->start = PLACE_NONE;
    e->goal_count = 0;
    if (got < 0)
        return -1;
    if (list)
        n = strlen(list);
    else if (!goal->is_set)
        list = header_get(h, FIELD_GOALS, &n);
    if (list) {
        for (at = list, left = n; (got = header_next_place(&at, &left, &place)) > 0;)
            if (endpoints_check_place("goal", place, h->width, h->height, err) ||
                endpoints_add_goal(e, place, err))
                return -1;
        if (got < 0 || e->goal_count == 0)
            return err_set(err, "goals '%.*s' is not a list of cells X,Y+X,Y", err_length(n), list);
    } else {
        got = endpoints_read_place(h, FIELD_GOAL, goal, &place, err);
        if (got > 0 && endpoints_add_goal(e, place, err))
            return -1;
    }
    return got < 0 ? -1 : 0;
}

/* ---- endpoints in the maze ---- */

/* On other boards, such as game maps, obstacles can be a start. */
int endpoints_check_lattice(const struct endpoints *e, const struct header *h,
                            const struct endpoint *start, const struct maze *m, struct err *err)
{
    const bool may_be_lattice = h->kind == MAZE_BLOCK && header_has(h, FIELD_ALGORITHM);
    for (size_t k = start->is_set ? 0 : 1; k <= e->goal_count && may_be_lattice; k++) {
        const struct place p = k ? e->goals[k - 1] : e->start;
        const bool may_be_wall = p.x % 2 == 0 || p.y % 2 == 0;
        if (may_be_wall && (!m || (maze_solid(m, maze_cell(m, p)) && maze_is_lattice(m))))
            return err_set(
                err, "%s %zu,%zu is not a cell of the lattice; the nearest one is block %zu,%zu",
                k ? "goal" : "start", p.x, p.y, maze_lattice_nearest(p.x),
                maze_lattice_nearest(p.y));
    }
    return 0;
}

int endpoints_are_known(const struct header *h, const struct endpoint *start,
                        const struct endpoints *e, struct err *err)
{
    const bool has_start = place_is_known(e->start);
    int wrong = 0;
    if (!has_start || e->goal_count == 0)
        wrong = err_set(err, "an endless maze (height inf) needs a %s",
                        has_start ? "goal: -g X,Y" : "start: -s X,Y");
    for (size_t k = 0; k < e->goal_count && !h->endless; k++)
        wrong = wrong || place_equal(e->goals[k], e->start);
    if (!wrong)
        wrong = endpoints_check_lattice(e, h, start, NULL, err);
    return h->endless && wrong ? -1 : !wrong;
}
