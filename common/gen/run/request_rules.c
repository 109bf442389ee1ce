#include "request.h"

#include <stdio.h>

/* Refuses an algorithm that cannot complete a maze, and keys that have no meaning then. */
static int request_check_finish(const struct request *r, struct err *err)
{
    const char *option = r->completes ? "--given" : "--shape";
    const struct row *entry = &r->gen->entry;
    char names[200] = "";
    size_t n = 0;
    for (size_t k = r->gen->finish_keys; r->gen->finish && entry->keys && entry->keys[k].name; k++)
        if (r->values[k] != entry->keys[k].default_value)
            return err_set(err, "%s: %s takes no key %s here; omit it", option, entry->name,
                           entry->keys[k].name);
    for (const struct row *const *e = gen_list; *e; e++)
        if (gen_of(*e)->finish)
            n += (size_t)snprintf(names + n, sizeof names - n, "%s%s", n ? ", " : "", (*e)->name);
    return r->gen->finish ? 0
                          : err_set(err, "%s: %s cannot %s; choose one of %s", option, entry->name,
                                    r->completes ? "complete a maze" : "generate a shape", names);
}

#define DOORS_LATER "an algorithm whose passages do not depend on the entrance and exit, unlike %s"

/* Checks the rules about the entrance and the exit. As request_check. */
static int request_check_door_rules(const struct request *r, struct err *err)
{
    const struct gen *g = r->gen;
    const struct door_request *e = &r->door[DOOR_ENTRANCE], *x = &r->door[DOOR_EXIT];
    const bool e_inside = door_request_is_inside(e), x_inside = door_request_is_inside(x);
    const bool before = g->doors != DOORS_AFTER;
    const bool root = door_request_any(r->door, DOOR_ROOT, DOOR_ROOT);
    const struct rule rules[] = {
        {r->unicursal && x->kind != DOOR_DEFAULT && x->kind != DOOR_NONE,
         "--unicursal puts the exit beside the entrance; -x can only be none"},
        {r->unicursal && door_request_is_opposite(e),
         "--unicursal excludes -e opposite, because the exit is beside it"},
        {r->unicursal && e->kind == DOOR_FAR,
         "--unicursal excludes -e far, because its path visits all cells"},
        {e_inside && before, "-e: inside and deadend require " DOORS_LATER},
        {e_inside && r->unicursal, "--unicursal excludes -e inside and -e deadend"},
        {e_inside && e->values[DOOR_MIN] && x->kind == DOOR_NONE,
         "-e: min requires an exit, not none"},
        {x_inside && before, "-x: inside and deadend require " DOORS_LATER},
        {x_inside && x->values[DOOR_MIN] && e->kind == DOOR_NONE,
         "-x: min requires an entrance, not none"},
        {root && !g->rooted, "-e and -x: root requires a maze that grows from one cell, unlike %s"},
        {root && before, "-e and -x: root requires " DOORS_LATER},
        {root && r->unicursal, "--unicursal excludes -e root, because the doubled maze is no tree"},
        {g->bare && door_request_any(r->door, DOOR_SIDE, DOOR_RANDOM),
         "-e and -x: %s has no border to open; use inside, deadend, far, none or x,y"},
        {r->pairs && !door_request_is_random(e) && !door_request_is_random(x),
         "--pairs requires a random entrance or exit, such as -e inside"},
        {r->pairs && before, "--pairs requires " DOORS_LATER},
    };
    return rules_check(rules, sizeof rules / sizeof *rules, g->entry.name, err);
}

int request_check(struct request *r, struct err *err)
{
    const struct gen *g = r->gen;
    const bool sized = !r->mask && !r->completes; /* otherwise the size is that of the file */
    const bool endless = sized && r->inf_height, loops = loops_any(&r->loops);
    const bool root = r->root || door_request_any(r->door, DOOR_ROOT, DOOR_ROOT);
    const bool draws = request_draws_size(r);
    const struct rule rules[] = {
        {draws && (r->inf_height || r->mask || r->completes),
         "a range of sizes excludes -h inf, -m and --given"},
        {draws && g->total, "a range of sizes: %s enumerates the mazes of one size"},
        {r->most.board_width && !g->board &&
             !(r->board_width & r->most.board_width & r->board_height & r->most.board_height & 1),
         "--board: %s requires odd sizes (carve takes any size)"},
        {g->bare && loops, "%s excludes -b, --open and --percolate"},
        {r->completes && (r->unicursal || root),
         "--given excludes --unicursal, --root and -e root, because its mazes need not be trees"},
        {r->completes_many && (r->has_count || r->shards > 1),
         "--given - generates one maze per maze of the input; omit -n and --shard, or name a file"},
        {r->completes && r->shape.kind,
         "--given keeps the shape of the maze, and excludes --shape"},
        {r->shape.kind && (r->inf_height || r->board_width || r->unicursal || root),
         "--shape excludes -h inf, --board, --unicursal, --root and -e root"},
        {sized && r->board_width && (r->width || r->height || r->inf_height),
         "--board replaces -w and -h; use one or the other"},
        {endless && (loops || r->unicursal || r->frame_every),
         "-h inf excludes -b, --open, --percolate, -m, --unicursal and --trace"},
        {endless && gen_joins(g, r->values), "-h inf excludes joined=1"},
        {endless && !g->row, "-h inf: %s does not work row by row (eller and sidewinder do)"},
        {endless && r->has_count && (r->inf_count || r->count > 1),
         "-h inf: -n must be 1, because nothing follows an endless maze"},
        {r->shards > 1 && r->inf_count && !g->total, "--shard requires a finite -n"},
        {r->shards > 1 && !r->has_seed && !g->total,
         "--shard requires -s, so that all shards have the same seed"},
        {r->mask && !r->completes && g->mask == MASK_NONE, "-m: %s takes no mask"},
        {r->unicursal && (!g->perfect || g->sparse || g->board),
         "--unicursal requires a perfect maze of walls through all cells, which %s does not "
         "generate"},
        {r->unicursal && loops,
         "--unicursal requires a perfect maze, and excludes -b, --open and --percolate"},
        {r->pairs && (r->inf_height || r->unicursal || r->frame_every),
         "--pairs excludes -h inf, --unicursal and --trace"},
        {r->root && !g->rooted, "--root: the maze of %s does not grow from one cell"},
        {r->root && r->unicursal,
         "--root excludes --unicursal, because the doubled maze is not a tree"},
    };
    for (int i = 0; g->bare && i < DOOR_COUNT; i++) {
        if (r->door[i].kind == DOOR_DEFAULT)
            r->door[i].kind = DOOR_INSIDE;
        r->door[i].closed = true;
    }
    if (((r->completes || r->shape.kind) && request_check_finish(r, err)) ||
        rules_check(rules, sizeof rules / sizeof *rules, g->entry.name, err) ||
        request_check_door_rules(r, err))
        return -1;
    return root && g->root_check ? g->root_check(r->values, err) : 0;
}
