#include "door_draw.h"

#include "door_choose.h"

/* Returns whether a door is a random cell or dead end. */
static bool door_draw_inside(const struct request *request)
{
    return door_spec_is_inside(&request->door[DOOR_ENTRANCE]) ||
           door_spec_is_inside(&request->door[DOOR_EXIT]);
}

bool door_draw_needs_maze(const struct request *request)
{
    return door_spec_any(request->door, DOOR_FAR) || door_draw_inside(request) || request->pairs;
}

/* The doors have random numbers of their own, so that they do not change the maze. The jump to them
 * takes as long as generating a small maze, so it is left out if nothing will be drawn. */
void door_draw_start(struct door_draw *d, const struct rng *rng, uint64_t index)
{
    const struct door_spec *spec = d->request->door;
    d->rng = *rng;
    d->index = index;
    if (door_spec_is_random(&spec[DOOR_ENTRANCE]) || door_spec_is_random(&spec[DOOR_EXIT]))
        rng_jump(&d->rng);
}

int door_draw_choose(struct door_draw *d, const struct door_spec spec[DOOR_COUNT], struct err *err)
{
    enum { TRIES = 100 }; /* one door can leave no room for the other by chance */
    struct door_spec wanted[DOOR_COUNT] = {spec[DOOR_ENTRANCE], spec[DOOR_EXIT]};
    if (d->field->endless && wanted[DOOR_EXIT].kind == DOOR_DEFAULT)
        wanted[DOOR_EXIT].kind = DOOR_NONE;
    for (int k = 0; k < TRIES; k++) {
        doors_choose(wanted, d->field, &d->rng, d->door);
        if (!d->field->inset || !doors_touch(&d->door[DOOR_ENTRANCE], &d->door[DOOR_EXIT]))
            return 0;
    }
    return err_set(err, "-e and -x: entrance and exit must not be side by side");
}

void door_draw_prepare(struct door_draw *d, struct maze *m)
{
    const struct request *request = d->request;
    const bool whole = request->given || !request->mask || request->mask->components == 1;
    for (int i = 0; i < DOOR_COUNT; i++)
        if (request->gen->doors == DOORS_AFTER || request->door[i].kind == DOOR_FAR)
            d->spec[i] = request->door[i];
        else
            d->spec[i] = door_spec_of(&d->door[i]);
    if (door_draw_inside(request))
        maze_clear(m, (unsigned char)~MAZE_DIGIT);
    d->maze = m;
    d->inside = (struct door_inside){
        .spec = d->spec,
        .field = d->field,
        .maze = m,
        .seed = request->seed,
        .index = d->index,
        .connected = request->gen->perfect && whole,
        .rng = &d->rng,
        .scratch = d->scratch,
    };
    endpoint_set_free(&d->pairs);
    d->used_up = false;
}

/* Chooses doors of the finished maze. Far and inside ones come first, because they depend on the
 * walls; the other one then stays where the maze was generated for it. */
static int door_draw_once(struct door_draw *d, struct err *err)
{
    const bool inside = door_draw_inside(d->request);
    const bool far = door_spec_any(d->request->door, DOOR_FAR);
    struct door_spec spec[DOOR_COUNT] = {d->spec[DOOR_ENTRANCE], d->spec[DOOR_EXIT]};
    if ((d->request->gen->doors != DOORS_AFTER && !far) || request_keeps_doors(d->request))
        return 0; /* the doors for which it was generated, or those of the given maze, stay */
    if (inside && doors_find_inside(&d->inside, spec, err))
        return -1;
    if (!inside && far && doors_find_far(spec, d->field, d->maze, &d->rng, d->scratch, err))
        return -1;
    return door_draw_choose(d, spec, err);
}

/* Adds the cells of the doors to d->pairs. Returns as endpoint_set_add. */
static int door_draw_add(struct door_draw *d, struct err *err)
{
    size_t cell[DOOR_COUNT];
    for (int i = 0; i < DOOR_COUNT; i++)
        cell[i] = d->door[i].exists ? d->door[i].y * d->field->stride + d->door[i].x : SIZE_MAX;
    return endpoint_set_add(&d->pairs, cell[DOOR_ENTRANCE], cell[DOOR_EXIT], err);
}

int door_draw_next(struct door_draw *d, struct err *err)
{
    enum { REDRAWS = 1000 };
    int got;
    for (int k = 0; k < REDRAWS; k++) {
        if (door_draw_once(d, err))
            return -1;
        if (!d->request->pairs || d->used_up)
            return 0;
        got = door_draw_add(d, err);
        if (got)
            return got < 0 ? -1 : 0;
    }
    d->used_up = true;
    return 0;
}

void door_draw_free(struct door_draw *d)
{
    endpoint_set_free(&d->pairs);
}
