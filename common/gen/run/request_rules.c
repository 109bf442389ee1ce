#include "request.h"

/* Refuses keys that have no meaning for a maze that is completed, or of a shape. */
static int request_check_keys(const struct request *r, struct err *err)
{
    const struct row *entry = &r->gen->entry;
    for (size_t k = r->gen->finish_keys; entry->keys && entry->keys[k].name; k++)
        if (r->values[k] != entry->keys[k].default_value)
            return err_set(err, "--given and --shape: %s takes no key %s here; omit it",
                           entry->name, entry->keys[k].name);
    return 0;
}

/* Checks the rules about --unicursal, --pairs, the entrance and the exit. root: one of these is the
 * root, or the header names it. As request_check. */
static int request_check_doors(const struct request *r, bool root, struct err *err)
{
    const struct gen *g = r->gen;
    const struct door_request *e = &r->door[DOOR_ENTRANCE], *x = &r->door[DOOR_EXIT];
    const bool before = g->doors != DOORS_AFTER;
    const struct rule rules[] = {
        {r->unicursal && (!g->perfect || g->sparse || g->board),
         "--unicursal requires a perfect maze of walls through all cells, which %s does not "
         "generate"},
        {r->unicursal && loops_any(&r->loops),
         "--unicursal requires a perfect maze, and excludes -b, --open and --percolate"},
        {r->has_pairs && (r->inf_height || r->unicursal || r->frame_every),
         "--pairs excludes -h inf, --unicursal and --trace"},
        {root && g->perfect != GEN_ROOTED,
         "root requires a maze that grows from one cell, unlike %s"},
        {root && r->unicursal, "--unicursal excludes root, because the doubled maze is no tree"},
        {r->unicursal && x->kind != DOOR_DEFAULT && x->kind != DOOR_NONE,
         "--unicursal puts the exit beside the entrance; -x can only be none"},
        {r->unicursal &&
             (e->kind == DOOR_OPPOSITE || e->kind == DOOR_FAR || door_request_is_inside(e)),
         "--unicursal excludes -e opposite, far, inside and deadend"},
        {before && (r->has_pairs || door_request_any(r->door, DOOR_INSIDE, DOOR_ROOT)),
         "--pairs, inside, deadend and root require an algorithm whose passages do not depend on "
         "the entrance and exit, unlike %s"},
        {door_request_min(r->door) && door_request_any(r->door, DOOR_NONE, DOOR_NONE),
         "-e and -x: min requires both an entrance and an exit, not none"},
        {g->bare && door_request_any(r->door, DOOR_SIDE, DOOR_RANDOM),
         "-e and -x: %s has no border to open; use inside, deadend, far, none or x,y"},
        {r->has_pairs && !door_request_is_random(e) && !door_request_is_random(x),
         "--pairs requires a random entrance or exit, such as -e inside"},
        {root && g->from_border && r->values[g->from_border - g->entry.keys],
         "the maze of %s grows from the border and has no root (wilson:dual=0 has)"},
    };
    return rules_check(rules, sizeof rules / sizeof *rules, g->entry.name, err);
}

int request_check(struct request *r, struct err *err)
{
    const struct gen *g = r->gen;
    const struct request_most *most = &r->most;
    const bool loops = loops_any(&r->loops), finishes = r->completes || r->shape.kind;
    const uint64_t scale = g->board ? 1 : 2;
    const bool root = r->root || door_request_any(r->door, DOOR_ROOT, DOOR_ROOT);
    const bool odd = r->board_width & r->board_height & 1 &&
                     (!most->board_width || most->board_width & most->board_height & 1);
    const struct rule rules[] = {
        {finishes && !g->finish,
         "--given and --shape require backtracker, kruskal, prim or wilson, not %s"},
        {request_draws_size(r) && (r->inf_height || r->mask || r->completes || g->total),
         "a range of sizes excludes -h inf, -m, --given and every"},
        {r->board_width && !g->board && !odd,
         "--board: %s requires odd sizes (carve takes any size)"},
        {g->bare && loops, "%s excludes -b, --open and --percolate"},
        {r->completes_many && (r->has_count || r->shards > 1),
         "--given - generates one maze per maze of the input; omit -n and --shard, or name a file"},
        {finishes && (r->inf_height || r->board_width || r->unicursal || root ||
                      (r->completes && r->shape.kind)),
         "--given and --shape exclude each other, -h inf, --board, --unicursal, --root and -e "
         "root"},
        {r->board_width &&
             ((r->width && (!r->mask || r->width != r->board_width / scale)) || r->inf_height ||
              (r->height && (!r->mask || r->height != r->board_height / scale))),
         "--board replaces -w and -h; use one or the other"},
        {r->inf_height &&
             (loops || r->mask || r->unicursal || r->frame_every || gen_joins(g, r->values)),
         "-h inf excludes -b, --open, --percolate, -m, --unicursal, --trace and joined=1"},
        {r->inf_height && !g->row, "-h inf: %s does not work row by row (eller and sidewinder do)"},
        {r->inf_height && (r->inf_count || r->count > 1),
         "-h inf: -n must be 1, because nothing follows an endless maze"},
        {r->shards > 1 && !g->total && (r->inf_count || !r->has_seed),
         "--shard requires a finite -n, and -s, so that all shards have the same seed"},
        {r->mask && !r->completes && g->mask == MASK_NONE, "-m: %s takes no mask"},
    };
    for (int i = 0; g->bare && i < DOOR_COUNT; i++) {
        if (r->door[i].kind == DOOR_DEFAULT)
            r->door[i].kind = DOOR_INSIDE;
        r->door[i].closed = true;
    }
    if (rules_check(rules, sizeof rules / sizeof *rules, g->entry.name, err) ||
        (finishes && request_check_keys(r, err)))
        return -1;
    return request_check_doors(r, root, err);
}
