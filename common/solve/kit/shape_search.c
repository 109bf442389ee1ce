#include "shape_search.h"

#include <string.h>

int shape_search_begin(struct shape_search *p, const struct maze *m, struct err *err)
{
    const size_t parts = m->stride * m->height + 1; /* at least as many as cells */
    if (shape_graph_set(&p->graph, m, NULL, err))
        return -1;
    if (mem_need_array(&p->mem, parts, sizeof(size_t) + 3 * sizeof(uint32_t) + 1, 0))
        return err_memory(err);
    p->arc = (size_t *)(void *)p->mem.at;
    p->distance = (uint32_t *)(void *)(p->arc + parts);
    p->order = p->distance + parts;
    p->path = p->order + parts;
    p->letters = (char *)(p->path + parts);
    return 0;
}

void shape_search_free(struct shape_search *p)
{
    shape_graph_free(&p->graph);
    mem_free(&p->mem);
}

/* Sets all distances to SHAPE_NOWHERE. */
static void shape_search_forget(const struct shape_search *p)
{
    for (size_t k = 0; k < p->graph.pieces.count; k++)
        p->distance[k] = SHAPE_NOWHERE;
}

size_t shape_search_components(const struct shape_search *p)
{
    size_t components = 0;
    shape_search_forget(p);
    for (uint32_t k = 0; k < p->graph.pieces.count; k++)
        if (p->distance[k] == SHAPE_NOWHERE) {
            shape_graph_search(&p->graph, k, p->distance, p->order);
            components++;
        }
    return components;
}

void shape_search_mark(const struct search *s, uint32_t k, unsigned marks, unsigned frame)
{
    const size_t first = s->shape->graph.at[k], parts = shape_graph_parts(&s->shape->graph, k);
    for (size_t i = first; i < first + parts; i++) {
        maze_set_marks(&s->maze->cell[i], marks);
        if (s->frames)
            frames_set(s->frames, i, frame);
    }
}

unsigned shape_search_fresh(const struct shape_search *p, uint32_t k, unsigned which,
                            uint32_t *wall)
{
    unsigned n = 0;
    uint32_t next, at;
    for (size_t arc = 0; (next = shape_graph_next(&p->graph, k, &arc, &at)) != SHAPE_NOWHERE;)
        if (!(shape_search_bits(p, next) & MAZE_VISITED) && n++ <= which)
            *wall = at;
    return n;
}

size_t shape_search_from(const struct shape_search *p, uint32_t from, unsigned mask, unsigned bits)
{
    for (uint32_t k = 0; k < p->graph.pieces.count; k++)
        p->distance[k] = SHAPE_NOWHERE - ((shape_search_bits(p, k) & mask) != bits);
    return shape_graph_search(&p->graph, from, p->distance, p->order);
}

bool shape_search_bfs(const struct search *s)
{
    const struct shape_search *p = s->shape;
    size_t reached = 1;
    uint32_t wall;
    shape_search_forget(p);
    p->distance[p->goal] = 0;
    p->order[0] = p->goal;
    shape_search_mark(s, p->goal, MAZE_VISITED, FRAME_ACTIVE);
    for (size_t head = 0; head < reached && p->distance[p->order[head]] < p->distance[p->start];
         head++) {
        const uint32_t k = p->order[head];
        shape_search_mark(s, k, MAZE_VISITED, FRAME_FINISHED);
        while (shape_search_fresh(p, k, 0, &wall) > 0) {
            const uint32_t next = p->order[reached++] = shape_search_beyond(p, wall, k);
            p->distance[next] = p->distance[k] + 1;
            shape_search_mark(s, next, MAZE_VISITED, FRAME_ACTIVE);
        }
        shape_search_step(s, k);
    }
    return p->distance[p->start] != SHAPE_NOWHERE;
}

int shape_search_descend(struct search *s, unsigned marks)
{
    const struct shape_search *p = s->shape;
    uint32_t k = p->start, next;
    shape_search_mark(s, k, marks, FRAME_ACTIVE);
    for (s->length = 0; k != p->goal; s->length++) {
        size_t arc = 0;
        do
            next = shape_graph_next(&p->graph, k, &arc, &p->path[s->length]);
        while (p->distance[next] >= p->distance[k]);
        k = next;
        shape_search_mark(s, k, marks, FRAME_ACTIVE);
    }
    return SOLVE_PATH;
}

bool shape_search_walk(struct search *s,
                       uint32_t (*next)(const struct search *s, void *context, uint32_t k,
                                        uint32_t *wall),
                       void *context, bool all)
{
    struct shape_search *p = s->shape;
    const unsigned left = all ? 0 : MAZE_VISITED;
    uint32_t k = p->start, to, wall;
    shape_search_mark(s, k, MAZE_PATH | left, FRAME_ACTIVE);
    for (p->arc[0] = 0; k != p->goal || (all && search_emit(s, shape_search_letters(s)));
         shape_search_step(s, k)) {
        to = next(s, context, k, &wall);
        if (to != SHAPE_NOWHERE) {
            p->path[s->length++] = wall;
            p->arc[s->length] = 0;
            k = to;
            shape_search_mark(s, k, MAZE_PATH | left, FRAME_ACTIVE);
        } else {
            shape_search_mark(s, k, left, FRAME_FINISHED);
            if (s->length == 0)
                return false;
            k = shape_search_beyond(p, p->path[--s->length], k);
        }
    }
    return true;
}

size_t shape_search_list(const struct search *s, int found)
{
    const struct shape_search *p = s->shape;
    size_t n = 0;
    if (found == SOLVE_PATH)
        for (p->order[0] = p->start; n++ < s->length;)
            p->order[n] = shape_search_beyond(p, p->path[n - 1], p->order[n - 1]);
    for (uint32_t k = 0; found == SOLVE_SET && k < p->graph.pieces.count; k++)
        if (shape_search_bits(p, k) & MAZE_PATH)
            p->order[n++] = k;
    return n;
}

/* Closes the walls that the path passes through, or opens them again. */
static void shape_search_toggle(const struct search *s)
{
    for (size_t n = 0; n < s->length; n++)
        s->maze->cell[s->shape->path[n] / 2] ^= (unsigned char)wall_bit(s->shape->path[n]);
}

/* If the path is the only one, each of its passages is a bridge: closing it adds a component. */
bool shape_search_is_only(const struct search *s)
{
    const size_t before = shape_search_components(s->shape);
    size_t after;
    shape_search_toggle(s);
    after = shape_search_components(s->shape);
    shape_search_toggle(s);
    return after - before == s->length;
}

/* Appends the moves from part `from` to part `to` of a row. Returns the end of the letters. */
static char *shape_search_along(char *letters, size_t from, size_t to)
{
    const size_t n = from < to ? to - from : from - to;
    memset(letters, path_letters[from < to ? MAZE_E : MAZE_W], n);
    return letters + n;
}

const char *shape_search_letters(const struct search *s)
{
    const struct shape_search *p = s->shape;
    const size_t stride = s->maze->stride;
    char *end = p->letters;
    size_t at = s->start;
    uint32_t k = p->start;
    for (size_t n = 0; n < s->length; n++) {
        const uint32_t wall = p->path[n], owner = wall / 2;
        const bool owns = p->graph.pieces.of[owner] == k;
        /* The border column represents the first column. */
        const size_t here = owner - (owner % stride == stride - 1 ? stride - 1 : 0);
        const size_t beyond = wall_neighbour(wall, stride);
        end = shape_search_along(end, at, owns ? here : beyond);
        *end++ = path_letters[(wall % 2 ? MAZE_N : MAZE_W) ^ (owns ? 0 : 2)];
        at = owns ? beyond : here;
        k = shape_search_beyond(p, wall, k);
    }
    *shape_search_along(end, at, s->goal) = '\0';
    return p->letters;
}
