/* art: boards drawn with one character per block, as people draw them.
 *
 * Walls are # or █, ■, ▓, ⬛, [], %, X or @: the first of these, in this order, that the drawing
 * has; @ only if it has several. Free blocks are blanks, dots (also ·), tabs, and ░, □, ⬜; * and •
 * mark the path, and a dot a visited block if there are also blanks or marks of a path, as -f ascii
 * draws them. The start is one of S A P @ ^, a goal one of E G B, all also in lower case; @ beside
 * another start is free, as in a frame of -f ascii. With [], every block has two characters. In a
 * drawing of % with P and dots, as Berkeley's Pacman projects have it, the dots are goals.
 *
 * With --input art, a drawing may also have two characters of its own: then spaces, underscores,
 * dots and zeros are free, and any other is an obstacle; if neither is free by that rule, the first
 * one, in the corner, is the obstacle. Both are printable characters of ASCII. S and G are start
 * and goal.
 *
 * A drawing ends at an empty line. Comments with words may precede it. Short lines continue with
 * free blocks. Spaces around a closed board, with at most two openings, are a margin. */
#include "art.h"
#include "glyphs.h"
#include "unicode.h"

#include "common/stream/hex.h"

#include <string.h>

/* What a character means. ART_WALL + k is the wall k of the table. */
enum {
    ART_OTHER,
    ART_BLANK,
    ART_DOT,
    ART_FREE,
    ART_PATH,
    ART_AT,
    ART_START,
    ART_GOAL,
    ART_SECOND, /* a wall of a second kind, see art_resolve */
    ART_WALL,
};

/* The walls, in the order in which they are looked for. */
enum {
    WALL_HASH,
    WALL_FULL,
    WALL_SQUARE,
    WALL_SHADE,
    WALL_LARGE,
    WALL_BRACKETS,
    WALL_PERCENT,
    WALL_X,
    WALL_AT
};
enum { WALLS = WALL_AT, WALL_NONE }; /* WALLS: those that one character decides */

/* The meaning of the characters of ASCII, and of others. */
static const unsigned char art_ascii[128] = {
    ['#'] = ART_WALL + WALL_HASH,
    ['['] = ART_WALL + WALL_BRACKETS,
    ['%'] = ART_WALL + WALL_PERCENT,
    ['X'] = ART_WALL + WALL_X,
    ['@'] = ART_AT,
    [' '] = ART_BLANK,
    ['\t'] = ART_BLANK,
    ['.'] = ART_DOT,
    ['*'] = ART_PATH,
    ['S'] = ART_START,
    ['s'] = ART_START,
    ['A'] = ART_START,
    ['a'] = ART_START,
    ['P'] = ART_START,
    ['p'] = ART_START,
    ['^'] = ART_START,
    ['E'] = ART_GOAL,
    ['e'] = ART_GOAL,
    ['G'] = ART_GOAL,
    ['g'] = ART_GOAL,
    ['B'] = ART_GOAL,
    ['b'] = ART_GOAL,
};
static const struct art_character {
    uint32_t code_point;
    unsigned char meaning;
} art_characters[] = {
    {0x2588, ART_WALL + WALL_FULL},   /* █ */
    {0x25a0, ART_WALL + WALL_SQUARE}, /* ■ */
    {0x2593, ART_WALL + WALL_SHADE},  /* ▓ */
    {0x2b1b, ART_WALL + WALL_LARGE},  /* ⬛ */
    {0xb7, ART_DOT},                  /* · */
    {0x2022, ART_PATH},               /* • */
    {0x2591, ART_FREE},               /* ░ */
    {0x25a1, ART_FREE},               /* □ */
    {0x2b1c, ART_FREE},               /* ⬜ */
};

/* A drawing: what it consists of, and the place being read. */
struct art {
    size_t lines, width; /* in blocks */
    bool seen[WALLS], blank, goal, pacman;
    size_t starts, ats; /* letters of a start, and @ */
    unsigned wall;      /* the kind of its walls */
    size_t pitch;       /* characters per block */
    bool crop;          /* the margin is not part of the board */
    struct drawing_ends ends;
};

/* Returns the meaning of a character. */
static unsigned art_meaning(uint32_t c)
{
    if (c < sizeof art_ascii)
        return art_ascii[c];
    for (size_t k = 0; k < sizeof art_characters / sizeof *art_characters; k++)
        if (c == art_characters[k].code_point)
            return art_characters[k].meaning;
    return ART_OTHER;
}

/* Returns the meaning of the next block at *s, in a line that ends at `end`, and moves *s past it.
 * With pitch 2 a block has two characters: [], two equal ones, or one and a blank. */
static unsigned art_next_block(const unsigned char **s, const unsigned char *end, size_t pitch)
{
    size_t length;
    uint32_t c, second;
    if (pitch == 1 && **s < sizeof art_ascii && **s != '[')
        return art_ascii[*(*s)++];
    c = drawing_character(*s, (size_t)(end - *s), &length);
    *s += length;
    if (*s == end || (pitch == 1 && c != '['))
        return c == '[' ? ART_OTHER : art_meaning(c);
    second = drawing_character(*s, (size_t)(end - *s), &length);
    *s += length;
    if (c == '[')
        return second == ']' ? ART_WALL + WALL_BRACKETS : ART_OTHER;
    return c == ' '                       ? art_meaning(second)
           : second == ' ' || second == c ? art_meaning(c)
                                          : ART_OTHER;
}

/* Notes what a line of n bytes consists of. Returns the byte that belongs to no drawing, or n. */
static size_t art_note_line(struct art *art, const unsigned char *s, size_t n)
{
    const unsigned char *at = s, *end = s + n;
    while (at < end) {
        const unsigned char *from = at;
        unsigned what = art_next_block(&at, end, 1);
        if (what == ART_OTHER)
            return (size_t)(from - s);
        if (what >= ART_WALL)
            art->seen[what - ART_WALL] = true;
        art->blank |= what == ART_BLANK;
        art->ends.path |= what == ART_PATH;
        art->goal |= what == ART_GOAL;
        art->starts += what == ART_START;
        art->pacman |= *from == 'P';
        art->ats += what == ART_AT;
    }
    return n;
}

/* Determines which character is the wall, from what was noted. */
static void art_choose_wall(struct art *art)
{
    art->wall = 0;
    while (art->wall < WALLS && !art->seen[art->wall])
        art->wall++;
    if (art->wall == WALLS && art->ats < 2)
        art->wall = WALL_NONE;
    art->pitch = art->wall == WALL_BRACKETS ? 2 : 1;
    art->pacman = art->pacman && art->wall == WALL_PERCENT && !art->goal;
}

/* Returns the length of the first line of the n bytes at s, and stores where the next one begins.
 */
static size_t art_line_length(const unsigned char *s, size_t n, size_t *next)
{
    const unsigned char *end = memchr(s, '\n', n);
    size_t length = end ? (size_t)(end - s) : n;
    *next = end ? length + 1 : n;
    return length > 0 && s[length - 1] == '\r' ? length - 1 : length;
}

/* Returns whether the n bytes at s are a row of the maze stream, with a digit that no drawing has.
 */
static bool art_is_row(const unsigned char *s, size_t n)
{
    bool digit = false;
    for (size_t i = 0; i < n; i++) {
        if (!hex_is_digit(s[i]) && s[i] != ' ' && s[i] != '\t')
            return false;
        digit = digit || art_ascii[s[i]] == ART_OTHER;
    }
    return digit;
}

/* A sample is a drawing if its first line has only the characters of a drawing, and if it has a
 * wall, a start or a goal. Lines that begin with # and precede a header or a row are comments. */
static enum match art_detect(const struct sample *sample)
{
    const size_t mark = strlen(HEADER_MARK);
    struct art art = {0};
    struct glyph_sample glyphs;
    bool first = true, comments = true;
    for (size_t at = 0, next; at < sample->n; at += next) {
        const unsigned char *s = sample->s + at;
        const size_t n = art_line_length(s, sample->n - at, &next);
        const bool whole = next > n || sample->complete;
        if (n >= mark && memcmp(s, HEADER_MARK, mark) == 0)
            return MATCH_NO;
        if (comments && whole && art_is_row(s, n))
            return MATCH_NO;
        comments = comments && n > 0 && s[0] == '#';
        if (art_note_line(&art, s, n) < n && first && whole)
            return MATCH_NO;
        first = first && n == 0;
    }
    if (!sample->complete)
        return MATCH_MORE;
    art_choose_wall(&art);
    glyphs_note(sample, &glyphs);
    if (glyphs.seen[GLYPH_UPPER] || glyphs.seen[GLYPH_LOWER] || unicode_is_board(sample))
        return MATCH_NO; /* a drawing of half or unicode */
    return !first && (art.wall != WALL_NONE || art.starts || art.goal) ? MATCH_YES : MATCH_NO;
}

/* ---- reading ---- */

/* Stores in *indent how many spaces all lines begin with. Returns whether there are any, or a line
 * ends with a space. */
static bool art_find_margin(const struct input *in, size_t lines, size_t *indent)
{
    bool trailing = false;
    *indent = SIZE_MAX;
    for (size_t y = 0; y < lines; y++) {
        size_t n, blank = 0;
        const unsigned char *s = drawing_line(in, y, &n);
        while (blank < n && s[blank] == ' ')
            blank++;
        *indent = blank < *indent ? blank : *indent;
        trailing = trailing || s[n - 1] == ' ';
    }
    return *indent > 0 || trailing;
}

/* Returns the bytes of a line, without a margin that is cropped, and stores where they end. */
static const unsigned char *art_line(const struct input *in, const struct art *art, size_t y,
                                     const unsigned char **end)
{
    size_t n;
    const unsigned char *s = drawing_line(in, y, &n);
    while (art->crop && n > in->indent && s[n - 1] == ' ')
        n--;
    *end = s + n;
    return s + (art->crop ? in->indent : 0);
}

/* Stores the width of the drawing. */
static void art_find_width(const struct input *in, struct art *art)
{
    art->width = 0;
    for (size_t y = 0; y < art->lines; y++) {
        size_t width = 0;
        const unsigned char *end, *s = art_line(in, art, y, &end);
        for (; s < end; width++)
            art_next_block(&s, end, art->pitch);
        art->width = width > art->width ? width : art->width;
    }
}

/* Notes what the drawing consists of. Returns whether all its characters are known. */
static bool art_survey(struct input *in, struct art *art)
{
    bool known = true;
    for (size_t y = 0; y < art->lines; y++) {
        size_t n;
        const unsigned char *s = drawing_line(in, y, &n);
        known = art_note_line(art, s, n) == n && known;
    }
    art_choose_wall(art);
    return known;
}

/* Returns what a block with this meaning is in this drawing: ART_WALL, ART_START, ART_GOAL,
 * ART_PATH, ART_DOT (visited), ART_FREE, ART_OTHER, or ART_SECOND for a wall of a second kind. */
static unsigned art_resolve(const struct art *art, unsigned what)
{
    const bool mixed = art->blank || art->ends.path;
    switch (what) {
    case ART_BLANK:
        return ART_FREE;
    case ART_DOT:
        return !mixed ? ART_FREE : art->pacman ? ART_GOAL : ART_DOT;
    case ART_AT:
        return art->wall == WALL_AT ? ART_WALL : art->starts ? ART_FREE : ART_START;
    default:
        return what < ART_WALL ? what : what - ART_WALL == art->wall ? ART_WALL : ART_SECOND;
    }
}

/* Reads block (x, y) of *m, which is `what`. Returns 0, or -1 with the error set if memory runs
 * out. */
static int art_read_block(struct input *in, struct art *art, unsigned what, size_t x, size_t y,
                          struct maze *m)
{
    m->cell[y * m->stride + x] = what == ART_WALL   ? MAZE_OBSTACLE
                                 : what == ART_PATH ? MAZE_PATH
                                 : what == ART_DOT  ? MAZE_VISITED
                                                    : 0;
    return what == ART_START  ? drawing_add_start(in, &art->ends, m, x, y)
           : what == ART_GOAL ? drawing_add_goal(in, &art->ends, m, x, y)
                              : 0;
}

/* Reads the drawing into *m. Returns 0, or -1 with the error set. */
static int art_read_blocks(struct input *in, struct art *art, struct maze *m)
{
    static const char *const wrong[] = {
        [ART_OTHER] = "expected a wall, a free block, a start or a goal; for drawings in two other "
                      "characters: --input art",
        [ART_SECOND] = "a second kind of wall; a drawing has only one",
        [ART_START] = DRAWING_SECOND_START " of S A P @ ^",
    };
    if (maze_shape(m, MAZE_BLOCK, art->width, art->lines, &in->reader.lines.err))
        return -1;
    memset(m->cell, 0, m->stride * (art->lines + 1));
    for (size_t y = 0; y < art->lines; y++) {
        const unsigned char *end, *s = art_line(in, art, y, &end), *line = s;
        for (size_t x = 0; s < end; x++) {
            const unsigned char *from = s;
            unsigned what = art_resolve(art, art_next_block(&s, end, art->pitch));
            if (what == ART_OTHER || what == ART_SECOND || (what == ART_START && art->ends.start))
                return drawing_wrong(in, y, (size_t)(from - line), wrong[what]);
            if (art_read_block(in, art, what, x, y, m))
                return -1;
        }
    }
    drawing_mark_ends(&art->ends);
    return 0;
}

/* ---- two characters of its own ---- */

/* Returns whether character c is free in every drawing in two characters. */
static bool art_is_free(unsigned char c)
{
    return c == ' ' || c == '_' || c == '.' || c == '0' || c == 'S' || c == 'G';
}

/* Stores the characters of the drawing other than S and G in `drawn`, and how many there are in
 * *count. Returns 0, or -1 with the error set if there are more than two. */
static int art_find_two(struct input *in, size_t lines, unsigned char drawn[2], size_t *count)
{
    *count = 0;
    for (size_t y = 0; y < lines; y++) {
        size_t n;
        const unsigned char *s = drawing_line(in, y, &n);
        for (size_t x = 0; x < n; x++) {
            if (s[x] == 'S' || s[x] == 'G' || memchr(drawn, s[x], *count))
                continue;
            if (s[x] >= sizeof art_ascii || s[x] < ' ')
                return drawing_wrong(in, y, x,
                                     "expected the characters of art, or a drawing in two "
                                     "printable characters of ASCII");
            if (*count == 2)
                return drawing_wrong(in, y, x, "a third character; a drawing has only two");
            drawn[(*count)++] = s[x];
        }
    }
    return 0;
}

/* Reads a drawing in two characters into *m. Returns 0, or -1 with the error set. */
static int art_read_two(struct input *in, size_t lines, size_t longest, struct maze *m)
{
    unsigned char drawn[2];
    size_t count;
    bool first, start = false;
    if (art_find_two(in, lines, drawn, &count) ||
        maze_shape(m, MAZE_BLOCK, longest, lines, &in->reader.lines.err))
        return -1;
    memset(m->cell, 0, m->stride * (lines + 1));
    first = count > 0 && !art_is_free(drawn[0]); /* then the second one is free, whatever it is */
    for (size_t y = 0; y < lines; y++) {
        size_t n;
        const unsigned char *s = drawing_line(in, y, &n);
        for (size_t x = 0; x < n; x++) {
            if (s[x] == 'S' && start)
                return drawing_wrong(in, y, x, DRAWING_SECOND_START);
            start = start || s[x] == 'S';
            if ((s[x] == 'S' && import_start(in, x, y)) || (s[x] == 'G' && import_goal(in, x, y)))
                return -1;
            if (first ? s[x] == drawn[0] : !art_is_free(s[x]))
                m->cell[y * m->stride + x] = MAZE_OBSTACLE;
        }
    }
    return 0;
}

/* Reads a drawing of known characters into *m, without its margin if it is closed. Returns 0, or -1
 * with the error set. */
static int art_read_known(struct input *in, struct art *art, struct maze *m)
{
    drawing_remove_top(in, &art->lines);
    art->crop = art_find_margin(in, art->lines, &in->indent) || in->top > 0;
    art_find_width(in, art);
    if (art->width > 0 && art_read_blocks(in, art, m))
        return -1;
    if (!art->crop || (art->width > 0 && import_is_closed(m)))
        return 0;
    art->crop = false;
    art->lines += in->top;
    in->goals.len = in->indent = in->top = 0;
    art->ends = (struct drawing_ends){.path = art->ends.path};
    art_find_width(in, art);
    return art_read_blocks(in, art, m);
}

int art_make(struct input *in, size_t lines, size_t longest, struct maze *m)
{
    struct art art = {.lines = lines};
    bool known =
        art_survey(in, &art) && art.wall != WALL_NONE && (art.starts < 2 || art.pitch == 2);
    known = known || in->detected || in->choice.import != &import_art;
    if (known ? art_read_known(in, &art, m) : art_read_two(in, lines, longest, m))
        return -1;
    maze_block_walls(m);
    return 1;
}

static int art_read(struct input *in, struct maze *m)
{
    size_t lines, longest;
    int got = drawing_read(in, &lines, &longest);
    return got > 0 ? art_make(in, lines, longest, m) : got;
}

const struct import import_art = {
    .entry = {"art", "drawing of a board, such as # and blank", NULL, "drawing"},
    .detect = art_detect,
    .read = art_read,
};
