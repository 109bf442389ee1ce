#include "request.h"

/* Returns the option that fixes walls of the maze. */
static const char *request_plan_option(const struct request *r)
{
    return r->completes ? "--given" : "--shape";
}

/* Checks that no key is set that does not apply to a maze that is completed or has a shape. Returns
 * 0, or -1 with *err set. */
static int request_check_keys(const struct request *r, struct err *err)
{
    const struct row *entry = &r->gen->entry;
    for (size_t k = r->gen->finish_keys; entry->keys && entry->keys[k].name; k++)
        if (r->values[k] != entry->keys[k].default_value)
            return err_set(err, "%s: %s has no key %s here; omit it", request_plan_option(r),
                           entry->name, entry->keys[k].name);
    return 0;
}

/* Checks the rules about --unicursal, --pairs, the entrance and the exit. `root` tells whether a
 * door is at the root or the header names the root. Returns 0, or -1 with *err set. */
static int request_check_doors(const struct request *r, bool root, struct err *err)
{
    const struct gen *g = r->gen;
    const struct door_request *e = &r->door[DOOR_ENTRANCE], *x = &r->door[DOOR_EXIT];
    const bool before = g->doors != DOORS_AFTER;
    const struct rule rules[] = {
        {r->unicursal && (!g->perfect || g->sparse || g->board),
         "--unicursal requires a perfect maze of walls through all cells, which %s does not "
         "generate"},
        {r->unicursal && loops_any(&r->loops), "--unicursal requires a perfect maze and cannot be "
                                               "combined with -b, --open or --percolate"},
        {r->has_pairs && (r->inf_height || r->unicursal || r->frame_every),
         "--pairs cannot be combined with -h inf, --unicursal or --trace"},
        {root && g->perfect != GEN_ROOTED,
         "root requires a maze that grows from one cell, unlike %s"},
        {root && r->unicursal,
         "--unicursal cannot be combined with root, because the doubled maze is not a tree"},
        {r->unicursal && x->kind != DOOR_DEFAULT && x->kind != DOOR_NONE,
         "--unicursal puts the exit beside the entrance; -x can only be none"},
        {r->unicursal &&
             (e->kind == DOOR_OPPOSITE || e->kind == DOOR_FAR || door_request_is_inside(e)),
         "--unicursal cannot be combined with -e opposite, far, inside or deadend"},
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
        {request_draws_size(r) && (r->inf_height || r->mask || r->completes || g->total),
         "a range of sizes cannot be combined with -h inf, -m, --given or every"},
        {r->board_width && !g->board && !odd,
         "--board: %s requires odd sizes; use carve for any size"},
        {g->bare && loops, "%s cannot be combined with -b, --open or --percolate"},
        {r->completes_many && (r->has_count || r->shards > 1),
         "--given - generates one maze per input maze; omit -n and --shard, or use a named file"},
        {r->board_width &&
             ((r->width && (!r->mask || r->width != r->board_width / scale)) || r->inf_height ||
              (r->height && (!r->mask || r->height != r->board_height / scale))),
         "--board replaces -w and -h; use one or the other"},
        {r->inf_height &&
             (loops || r->mask || r->unicursal || r->frame_every || gen_joins(g, r->values)),
         "-h inf cannot be combined with -b, --open, --percolate, -m, --unicursal, --trace or "
         "joined=1"},
        {r->inf_height && !g->row, "-h inf: %s does not work row by row; use eller or sidewinder"},
        {r->inf_height && (r->inf_count || r->count > 1),
         "-h inf: -n must be 1, because nothing follows an endless maze"},
        {r->shards > 1 && !g->total && r->inf_count, "--shard requires a finite -n"},
        {r->shards > 1 && !g->total && !r->has_seed,
         "--shard: add -s, so that all shards have the same seed"},
        {r->mask && !r->completes && g->mask == MASK_NONE, "-m: %s does not support masks"},
    };
    const struct rule plan_rules[] = {
        {finishes && !g->finish, "%s requires backtracker, kruskal, prim or wilson"},
        {r->completes && r->shape.kind, "%s cannot be combined with --shape"},
        {finishes && (r->inf_height || r->board_width || r->unicursal || root),
         "%s cannot be combined with -h inf, --board, --unicursal, --root or -e root"},
    };
    for (int i = 0; g->bare && i < DOOR_COUNT; i++) {
        if (r->door[i].kind == DOOR_DEFAULT)
            r->door[i].kind = DOOR_INSIDE;
        r->door[i].closed = true;
    }
    if (rules_check(plan_rules, sizeof plan_rules / sizeof *plan_rules, request_plan_option(r),
                    err) ||
        rules_check(rules, sizeof rules / sizeof *rules, g->entry.name, err) ||
        (finishes && request_check_keys(r, err)))
        return -1;
    return request_check_doors(r, root, err);
}
