/* Tests of the blocks of obstacles, and of the sizes that mazes draw. */
#include "common/gen/run/request.h"
#include "tests/chance/chance.h"
#include "tests/maze_spec.h"

/* A board of 3x3 blocks. An outcome is the set of its obstacles. */
struct board {
    const char *keys;
    const char *mask; /* '.' inside; NULL: none */
    double (*weight)(size_t set);
    struct maze m;
};

static double weight_likely(size_t set)
{
    return pow(0.3, set_size(set)) * pow(0.7, 9 - set_size(set));
}

/* Two obstacles, and the two blocks outside the mask, which are the first and the last one. */
static double weight_mask(size_t set)
{
    return set_size(set) == 4 && set & 1 && set & 0x100;
}

static size_t draw_board(void *context)
{
    struct board *b = context;
    unsigned char mask[16] = {0};
    const struct maze_spec spec = {.gen = maze_spec_gen("obstacles"),
                                   .keys = b->keys,
                                   .w = 1,
                                   .h = 1,
                                   .seed = rng_next(&chance_rng),
                                   .mask = b->mask ? mask : NULL};
    size_t set = 0;
    for (size_t i = 0; b->mask && i < 9; i++)
        mask[i / 3 * 4 + i % 3] = b->mask[i] == '.' ? 0xff : 0;
    maze_spec_make(&spec, &b->m);
    for (size_t i = 0; i < 9; i++)
        set |= (size_t)((b->m.cell[i / 3 * 4 + i % 3] & MAZE_OBSTACLE) != 0) << i;
    return set;
}

/* Draws a size of a request; the outcome is its number among those of -w 3-5 and --board 5x7-9x7 in
 * steps of two. */
static size_t draw_size(void *context)
{
    struct request r = *(const struct request *)context;
    r.seed = rng_next(&chance_rng);
    r.index = rng_below(&chance_rng, 10);
    request_draw_size(&r);
    return r.width ? (size_t)(r.width - 3) * 4 + (size_t)(r.height - 1)
                   : (size_t)(r.board_width - 5) / 2 + (r.board_height == 7 ? 0U : 9U);
}

int main(void)
{
    struct board boards[] = {{":p=0.3", NULL, weight_likely, {0}},
                             {":count=2", "#.......#", weight_mask, {0}}};
    struct request request = {
        .gen = maze_spec_gen("wilson"), .width = 3, .height = 1, .most = {.width = 5, .height = 4}};
    struct chance c;
    chance_begin();
    for (size_t k = 0; k < sizeof boards / sizeof *boards; k++) {
        c = chance_case(512, draw_board, &boards[k], 60000);
        for (size_t set = 0; set < c.n; set++)
            chance_weight[set] = boards[k].weight(set);
        chance_check(&c, "obstacles%s%s", boards[k].keys, boards[k].mask ? " in a mask" : "");
        maze_free(&boards[k].m);
    }
    c = chance_case(12, draw_size, &request, 20000);
    for (size_t k = 0; k < c.n; k++)
        chance_weight[k] = 1;
    chance_check(&c, "-w 3-5 -h 1-4");
    request = (struct request){.gen = request.gen,
                               .board_width = 5,
                               .board_height = 7,
                               .most = {.board_width = 9, .board_height = 7}};
    c = chance_case(12, draw_size, &request, 20000);
    for (size_t k = 0; k < 3; k++)
        chance_weight[k] = 1;
    chance_check(&c, "--board 5x7-9x7: odd sizes");
    return done();
}
