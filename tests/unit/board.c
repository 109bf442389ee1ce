/* Tests of the board of an outline: it has no way that the outline lacks, and its ends are at the
 * doors. */
#include "common/import/picture/board.h"
#include "tests/tap.h"

enum { WIDTH = 260, HEIGHT = 120, PASSAGE = 30, ROOM = 60, NECK = 18, MIDDLE = 60 };

static struct outline outline;
static struct board board;

/* Makes an outline: a room between two necks of `neck` pixels each, moved down by `shift`. */
static void draw(int neck, int shift)
{
    struct plane *p = &outline.plane;
    if (plane_shape(p, WIDTH, HEIGHT, &outline.work))
        exit(2);
    for (int y = 0; y < HEIGHT; y++)
        for (int x = 30; x < WIDTH - 30; x++) {
            const bool is_room = x >= 100 && x < WIDTH - 100;
            const int half = (is_room && neck > 3 ? ROOM : neck) / 2;
            if (y >= MIDDLE + shift - half && y < MIDDLE + shift + half)
                p->flags[y * WIDTH + x] = PLANE_IN;
        }
    outline.scale = 1;
    outline.rim = 0;
    outline.passage = PASSAGE * PLANE_PIXEL;
    outline.has_doors = true;
    outline.gaps = 2;
    for (int k = 0; k < 2; k++)
        outline.gap[k] = (struct outline_gap){{{k ? WIDTH - 31 : 30, MIDDLE + shift - neck / 2},
                                               {k ? WIDTH - 31 : 30, MIDDLE + shift + neck / 2}},
                                              neck * PLANE_PIXEL};
}

/* Returns whether all pixels of the free blocks are inside, and the ends near the doors. */
static bool agrees(void)
{
    const struct plane *t = &board.plane;
    const size_t size = (size_t)board.block, width = outline.plane.width;
    const size_t start = (size_t)board.end[0].x * size, goal = (size_t)board.end[1].x * size;
    for (size_t i = 0; i < plane_count(t); i++)
        for (size_t k = 0; t->flags[i] & PLANE_IN && k < size * size; k++)
            if (!(outline.plane.flags[(i / t->width * size + k / size) * width +
                                      i % t->width * size + k % size] &
                  PLANE_IN))
                return false;
    return start < 30 + PASSAGE + size && goal > WIDTH - 30 - PASSAGE - size;
}

int main(void)
{
    bool agree = true;
    int smaller = 0;
    for (int shift = 0; shift < 20; shift++) {
        draw(NECK, shift);
        agree &= board_make(&board, &outline) == 1 && agrees();
        smaller += board.block < PASSAGE / 3;
    }
    ok(agree, "necks of three fifths of a passage, wherever the blocks begin");
    ok(smaller > 0, "where blocks of a third do not fit, they are smaller");
    draw(3, 0);
    ok(board_make(&board, &outline) == 0 && outline.why.what[0], "necks that are tears are no way");
    outline.has_doors = false;
    ok(board_make(&board, &outline) == 0, "nor is there a board without doors then");
    mem_free(&outline.work);
    mem_free(&outline.plane.memory);
    mem_free(&board.plane.memory);
    return done();
}
