/* blind-alley: blind alley sealing.
 *
 * Idea: the stem of a blind alley is a passage through which a walk to the goal would have to
 * return, no matter how large the part beyond it is. Seal all stems, then mark everything that
 * remains connected to the start.
 *
 * A stem is a bridge (a passage whose removal splits the maze in two) with start and goal on the
 * same side. The walls determine which passages are bridges. Walls join corners of cells, and
 * corners that are connected by walls form a component; the border also belongs to one. A passage
 * is a bridge if and only if it lies between two corners of the same component.
 *
 * Correctness: if the two corners are connected by walls, the walls and the passage enclose an area
 * on one side of the passage, and the passage is the only one into this area. If they are not, the
 * walk around one of the two components leads from one side of the passage to the other without
 * passing it. (In the dual graph, whose vertices are the components, a bridge is a loop.) A
 * shortest path from start to goal uses exactly those bridges that separate them; all others are
 * sealed.
 *
 * First, the component of the border is searched from corner to corner, and then its passages are
 * sealed in a pass over the maze. In a perfect maze it is the only component. In each of the
 * others, the search marks the corners, so that it finds the passages on the way.
 *
 * Marks: a path if there are no loops along it, otherwise a set. A loop that touches the path in a
 * cell stays; a loop that is connected to it only by a passage is sealed off. Visited: all other
 * non-solid cells, including unreachable ones.
 *
 * Cost: proportional to the cells: 2.2 to 3.1 times that of bfs in perfect mazes, 3.2 to 4.4 times
 * in braided ones. Finding the bridges by a depth-first search tree and its chains (Jens M.
 * Schmidt, 2013) took three times as long. Memory: 8 bytes per corner of a frontier.
 *
 * References: Walter D. Pullen, "Think Labyrinth: Maze algorithms" (blind alley sealer); Hassler
 * Whitney, "Non-separable and planar graphs", 1932 (duality). */
#include "common/base/bits.h"
#include "common/maze/bfs.h"
#include "solve.h"

/* Bits of the northwest corner of a cell. */
#define CORNER_KNOWN   MAZE_SEEN /* found, or on the border */
#define CORNER_CURRENT 0x40      /* in the component that is being searched */
#define CORNER_BITS    (CORNER_KNOWN | CORNER_CURRENT)

/* Bits of a cell: its passage in this direction is known to be open. The passage stays open if it
 * is on the path; otherwise it is sealed, that is, gets a wall. */
#define OPEN_NORTH MAZE_PATH
#define OPEN_WEST  MAZE_VISITED

/* A breadth-first search along the walls, from corner to corner. */
struct blind_alley_search {
    unsigned mask, bits; /* it enters corners whose bits of `mask` are `bits` */
    unsigned flip;       /* the bits to change in each of them */
    bool seals;          /* whether it seals the passages between corners with CORNER_CURRENT */
};

static const struct blind_alley_search blind_alley_border = {CORNER_KNOWN, 0, CORNER_KNOWN, false};
static const struct blind_alley_search blind_alley_enter = {CORNER_KNOWN, 0, CORNER_BITS, true};
static const struct blind_alley_search blind_alley_leave = {CORNER_CURRENT, CORNER_CURRENT,
                                                            CORNER_CURRENT, false};

/* Returns the set of directions from a corner in which there is a wall (if `wall` is 1) or a
 * passage (0) and beyond it a corner whose bits of `mask` are `bits`. Uses no branch. */
static inline unsigned blind_alley_dirs(const unsigned char *corner, size_t stride, unsigned wall,
                                        unsigned mask, unsigned bits)
{
    const unsigned char *north = corner - stride, *south = corner + stride;
    unsigned n = (!(*north & MAZE_WEST) ^ wall) & ((*north & mask) == bits);
    unsigned w = (!(corner[-1] & MAZE_NORTH) ^ wall) & ((corner[-1] & mask) == bits);
    unsigned e = (!(*corner & MAZE_NORTH) ^ wall) & ((corner[1] & mask) == bits);
    unsigned s = (!(*corner & MAZE_WEST) ^ wall) & ((*south & mask) == bits);
    return n << MAZE_N | e << MAZE_E | s << MAZE_S | w << MAZE_W;
}

/* Seals the passages from corner i in the set of directions `dirs`, except passages on the path. */
static void blind_alley_seal(const struct maze *m, size_t i, unsigned dirs)
{
    for (; dirs; dirs &= dirs - 1) {
        const int d = bits_lowest(dirs);
        unsigned char *cell = m->cell + i - (d == MAZE_N ? m->stride : d == MAZE_W);
        if (d == MAZE_E || d == MAZE_W)
            *cell |= *cell & OPEN_NORTH ? 0 : MAZE_NORTH | OPEN_NORTH;
        else
            *cell |= *cell & OPEN_WEST ? 0 : MAZE_WEST | OPEN_WEST;
    }
}

/* Appends the corners that a search enters from the corner being taken out of the queue. */
static inline void blind_alley_expand(const struct maze *m, struct bfs_batch *b,
                                      const struct blind_alley_search *f)
{
    const size_t i = bfs_batch_cell(b), stride = b->stride;
    unsigned char *corner = b->cells + i;
    const unsigned dirs = blind_alley_dirs(corner, stride, 1, f->mask, f->bits);
    const unsigned n = dirs >> MAZE_N & 1, e = dirs >> MAZE_E & 1, s = dirs >> MAZE_S & 1;
    *(corner - stride) ^= (unsigned char)(n * f->flip);
    corner[1] ^= (unsigned char)(e * f->flip);
    corner[stride] ^= (unsigned char)(s * f->flip);
    corner[-1] ^= (unsigned char)((dirs >> MAZE_W) * f->flip);
    bfs_batch_append(b, i - stride, n);
    bfs_batch_append(b, i + 1, e);
    bfs_batch_append(b, i + stride, s);
    bfs_batch_append(b, i - 1, dirs >> MAZE_W);
    if (f->seals)
        blind_alley_seal(m, i, blind_alley_dirs(corner, stride, 0, CORNER_CURRENT, CORNER_CURRENT));
}

/* Searches from corner i, which may be entered. Returns 0, or -1 with *err set if memory runs out.
 */
static inline int blind_alley_run(struct bfs *q, const struct maze *m, size_t i,
                                  const struct blind_alley_search *f, struct err *err)
{
    struct bfs_batch b = {m->cell, m->stride, q->at, q->size - 1, q->tail, q->tail};
    m->cell[i] ^= (unsigned char)f->flip;
    for (bfs_batch_append(&b, i, 1); b.head != b.tail; b.head++) {
        if (b.tail - b.head > b.mask - 4) {
            q->head = b.head;
            q->tail = b.tail;
            if (bfs_grow(q, err))
                return -1;
            b.queue = q->at;
            b.mask = q->size - 1;
        }
        MEM_PREFETCH((void *)((uintptr_t)b.cells + b.queue[(b.head + BFS_BATCH) & b.mask]));
        blind_alley_expand(m, &b, f);
    }
    q->head = q->tail = b.tail;
    return 0;
}

/* Seals the passages between the corners of the component of corner i, which must not be known yet.
 * The corners have CORNER_CURRENT meanwhile. Afterwards the queue still contains all of them if
 * they fit in its ring and the ring did not grow; otherwise a second search finds them again.
 * Returns 0, or -1 with *err set if memory runs out. */
static int blind_alley_seal_component(struct bfs *q, const struct maze *m, size_t i,
                                      struct err *err)
{
    const size_t begin = q->tail, size = q->size;
    if (!blind_alley_dirs(m->cell + i, m->stride, 1, 0, 0)) {
        m->cell[i] |= CORNER_KNOWN; /* no wall here, as everywhere in a room */
        return 0;
    }
    if (blind_alley_run(q, m, i, &blind_alley_enter, err))
        return -1;
    if (q->size != size || q->tail - begin > size)
        return blind_alley_run(q, m, i, &blind_alley_leave, err);
    for (size_t k = begin; k != q->tail; k++)
        m->cell[bfs_cell(q, k)] ^= CORNER_CURRENT;
    return 0;
}

/* Searches the component of the border, from the corners that a wall joins to it. Returns 0, or -1
 * with *err set if memory runs out. */
static int blind_alley_search_border(struct bfs *q, const struct maze *m, struct err *err)
{
    for (size_t x = 0; x < m->width; x++)
        m->cell[x] |= CORNER_KNOWN;
    for (size_t y = 0; y < m->height; y++)
        m->cell[y * m->stride] |= CORNER_KNOWN;
    for (size_t y = 1; y < m->height; y++) {
        const bool whole_row = y == 1 || y + 1 == m->height || m->width == 2;
        for (size_t x = 1; x < m->width; x += whole_row ? 1 : m->width - 2) {
            const size_t i = y * m->stride + x;
            if (!(m->cell[i] & CORNER_KNOWN) &&
                blind_alley_dirs(m->cell + i, m->stride, 1, CORNER_KNOWN, CORNER_KNOWN) &&
                blind_alley_run(q, m, i, &blind_alley_border, err))
                return -1;
        }
    }
    return 0;
}

/* Seals the north and west passages of the cells of a row that lie between two corners of the
 * component of the border, except passages on the path. Also seals openings of the border. */
static void blind_alley_seal_row(unsigned char *row, size_t width, size_t stride)
{
    const unsigned char *south = row + stride;
    for (size_t x = 0; x < width; x++) {
        const unsigned cell = row[x], east = row[x + 1], below = south[x];
        const bool n = cell & east & CORNER_KNOWN && !(cell & (MAZE_NORTH | OPEN_NORTH));
        const bool w = cell & below & CORNER_KNOWN && !(cell & (MAZE_WEST | OPEN_WEST));
        row[x] = (unsigned char)(cell | n * (unsigned)(MAZE_NORTH | OPEN_NORTH) |
                                 w * (unsigned)(MAZE_WEST | OPEN_WEST));
    }
}

/* Opens the passages that are known to be open, and keeps the walls and MAZE_SEEN. For maze_map. */
static unsigned blind_alley_unseal(unsigned cell)
{
    const unsigned open = (cell & OPEN_NORTH) / (OPEN_NORTH / MAZE_NORTH) |
                          (cell & OPEN_WEST) / (OPEN_WEST / MAZE_WEST);
    return cell & ~(open | MAZE_PATH | MAZE_VISITED | MAZE_BACK);
}

/* Marks the seen cells of a row, and makes all others visited unless they are solid. */
static void blind_alley_mark_row(enum maze_kind kind, unsigned char *row, size_t width,
                                 size_t stride)
{
    for (size_t x = 0; x < width; x++) {
        const unsigned cell = row[x], rest = cell & ~(unsigned)MAZE_SEEN;
        const bool solid = maze_solid_in_row(kind, row, row + stride, x, false);
        const unsigned mark = cell & MAZE_SEEN ? MAZE_PATH : solid ? 0 : MAZE_VISITED;
        row[x] = (unsigned char)(rest | mark);
    }
}

/* Marks the cells that are connected to the goal without passing a stem, and makes all others
 * visited. Returns 0, or -1 with *err set if memory runs out. */
static int blind_alley_mark(const struct search *s, struct err *err)
{
    struct maze *m = s->maze;
    maze_clear(m, CORNER_BITS);
    maze_seal_border(m);
    if (bfs_search(m, s->goal, SIZE_MAX, NULL, &s->scratch[0], err) < 0)
        return -1;
    maze_map(m, blind_alley_unseal);
    for (size_t y = 0; y < m->height; y++)
        blind_alley_mark_row(m->kind, m->cell + y * m->stride, m->width, m->stride);
    return 0;
}

/* Records in the frames, one cell per step, that the visited cells are finished. */
static void blind_alley_record(const struct search *s)
{
    const struct maze *m = s->maze;
    frames_set_joined(s->frames, FRAME_ACTIVE);
    for (size_t i = 0; s->frames && i < m->stride * m->height; i++)
        if (m->cell[i] & MAZE_VISITED) {
            frames_finish(s->frames, i);
            frames_step(s->frames, i);
        }
}

static int blind_alley_solve(struct search *s, struct err *err)
{
    struct maze *m = s->maze;
    struct bfs queue;
    const int got = bfs_search(m, s->goal, s->start, NULL, &s->scratch[0], err);
    if (got <= 0) {
        maze_clear(m, MAZE_SEEN);
        return got < 0 ? -1 : SOLVE_NONE;
    }
    for (size_t i = s->start; i != s->goal; i = maze_step_back(m, i)) { /* the path stays open */
        const unsigned d = maze_back(m->cell[i]);
        m->cell[(ptrdiff_t)i + m->owner[d]] |= d % 2 ? OPEN_WEST : OPEN_NORTH;
        s->length++;
    }
    maze_clear(m, MAZE_SEEN | MAZE_BACK);
    maze_seal_border(m);
    if (bfs_init(&queue, &s->scratch[0], err) || blind_alley_search_border(&queue, m, err))
        return -1;
    for (size_t y = 0; y < m->height; y++)
        blind_alley_seal_row(m->cell + y * m->stride, m->width, m->stride);
    for (size_t y = 1; y < m->height; y++)
        for (size_t x = 1; x < m->width; x++) {
            const size_t i = y * m->stride + x;
            if (!(m->cell[i] & CORNER_KNOWN) && blind_alley_seal_component(&queue, m, i, err))
                return -1;
        }
    if (blind_alley_mark(s, err))
        return -1;
    blind_alley_record(s);
    return maze_count(m, MAZE_PATH) == s->length + 1 ? SOLVE_PATH : SOLVE_SET;
}

const struct solve solve_blind_alley = {
    .entry = {"blind-alley", "seals blind alleys at their stems", NULL, "blind-alley-sealer"},
    .complete = true,
    .solve = blind_alley_solve,
};
